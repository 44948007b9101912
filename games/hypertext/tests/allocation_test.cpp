#include <gtest/gtest.h>

#include "games/hypertext/hypertext.h"
#include "players/random.h"
#include "tests/laws/allocations.h"

namespace scriptorium::hypertext {
namespace {

using laws::allocations_of;

struct Table {
  Dice dice;
  State state;
};

Table dealt(std::uint64_t seed) {
  Dice dice = Dice::fast(Seed::of(seed));
  Config config;
  config.seats = static_cast<std::uint8_t>(2 + seed % 7);
  config.length = 2;
  const State state = Hypertext::setup(the_book(), config, dice, nullptr);
  return {dice, state};
}

TEST(HypertextAllocation, APlayoutAllocatesNothing) {
  const Book& book = the_book();
  int decisions = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Table table = dealt(seed);
    EXPECT_EQ(allocations_of(
                  [&] { decisions += random_playout<Hypertext>(book, table.state, table.dice); }),
              0U);
    EXPECT_EQ(table.state.step, Step::kOver);
  }
  EXPECT_GT(decisions, 200 * 60);
}

TEST(HypertextAllocation, AsShowsTheLogDoes) {
  Table table = dealt(1);
  EventLog log;
  Actions legal;
  Hypertext::legal(the_book(), table.state, table.state.mover, legal);
  EXPECT_GT(allocations_of([&] {
              Hypertext::apply(the_book(), table.state, table.state.mover, legal[legal.size() - 1],
                               table.dice, &log);
            }),
            0U)
      << "what is told is kept in a list: the counter sees into the rules";
}

TEST(HypertextAllocation, NothingThatASearchAsksAllocates) {
  const Book& book = the_book();
  std::uint64_t same = 0;
  std::uint64_t asked = 0;
  Actions legal;
  for (std::uint64_t seed = 0; seed < 14; ++seed) {
    Table table = dealt(seed);
    State& state = table.state;
    const std::uint64_t made = allocations_of([&] {
      while (!Hypertext::to_act(book, state).empty()) {
        const Seat seat = Hypertext::first_to_act(book, state, Hypertext::to_act(book, state));
        const View view = Hypertext::view(book, state, seat);
        const State world = Hypertext::sample(book, view, table.dice);
        same += Hypertext::key(book, world, seat) == Hypertext::key(book, state, seat) ? 1U : 0U;
        ++asked;
        Hypertext::legal(book, state, seat, legal);
        const Action action = choose_at_random<Hypertext>(legal, table.dice);
        if (Hypertext::check(book, state, seat, action)) return;
        Hypertext::apply(book, state, seat, action, table.dice, nullptr);
      }
      asked += Hypertext::scores(book, state).winners.empty() ? 1000U : 0U;
    });
    EXPECT_EQ(made, 0U) << "with seed " << seed;
    EXPECT_EQ(state.step, Step::kOver);
  }
  EXPECT_GT(asked, 1000U);
  EXPECT_EQ(asked, same);
}

}  // namespace
}  // namespace scriptorium::hypertext
