#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "games/verbatim/verbatim.h"
#include "players/random.h"
#include "tests/laws/allocations.h"

namespace scriptorium::verbatim {
namespace {

using laws::allocations_of;

struct Table {
  const Book& book;
  Dice dice;
  State state;
};

Table dealt(std::uint64_t seed) {
  Dice dice = Dice::fast(Seed::of(seed));
  Config config;
  config.seats = static_cast<std::uint8_t>(2 + seed % 4);
  for (std::uint8_t& recall : config.recall) recall = 50;
  const Book& book = seed % 2 == 0 ? english() : spanish();
  const State state = Verbatim::setup(book, config, dice, nullptr);
  return {book, dice, state};
}

TEST(VerbatimAllocation, TheCounterCounts) {
  EXPECT_EQ(allocations_of([] {}), 0U);
  EXPECT_EQ(allocations_of([] { ::operator delete(::operator new(8)); }), 1U);
  EXPECT_EQ(allocations_of([] { ::operator delete[](::operator new[](8)); }), 1U);
  std::vector<int> grows;
  EXPECT_EQ(allocations_of([&] { grows.push_back(1); }), 1U);
  std::unique_ptr<int> one;
  EXPECT_EQ(allocations_of([&] { one = std::make_unique<int>(7); }), 1U);
  EXPECT_EQ(grows[0] + *one, 8);
}

TEST(VerbatimAllocation, APlayoutAllocatesNothing) {
  int decisions = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Table table = dealt(seed);
    EXPECT_EQ(allocations_of([&] {
                decisions += random_playout<Verbatim>(table.book, table.state, table.dice);
              }),
              0U);
    EXPECT_EQ(table.state.phase, Phase::kOver);
  }
  EXPECT_GT(decisions, 500 * 20);
}

TEST(VerbatimAllocation, AsShowsTheLogDoes) {
  Table table = dealt(1);
  Log<Event> log;
  const Action take = Action::take(0);
  EXPECT_GT(allocations_of([&] {
              Verbatim::apply(table.book, table.state, table.state.mover, take, table.dice, &log);
            }),
            0U)
      << "what is told is kept in a list: the counter sees into the rules";
}

TEST(VerbatimAllocation, NothingThatASearchAsksAllocates) {
  std::uint64_t asked = 0;
  std::uint64_t keys = 0;
  Actions actions;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Table table = dealt(seed);
    const Book& book = table.book;
    State& state = table.state;
    const std::uint64_t made = allocations_of([&] {
      while (!Verbatim::to_act(book, state).empty()) {
        for (int index = 0; index <= kMaxSeats; ++index) {
          if (index >= state.seats && index != kMaxSeats) continue;
          const Viewer viewer(static_cast<Seat>(index));
          const View view = Verbatim::view(book, state, viewer);
          const State world = Verbatim::sample(book, view, table.dice);
          keys +=
              Verbatim::key(book, world, viewer) == Verbatim::key(book, state, viewer) ? 1U : 0U;
          ++asked;
        }
        const Actors acting = Verbatim::to_act(book, state);
        Actor actor = Actor::judge();
        Action action;
        if (acting == kJudgeActs) {
          action = Verbatim::judge(book, state, table.dice);
        } else {
          actor = Actor(static_cast<Seat>(acting.lowest()));
          Verbatim::legal(book, state, actor, actions);
          action = choose_at_random<Verbatim>(actions, table.dice);
        }
        if (Verbatim::check(book, state, actor, action)) return;
        Verbatim::apply(book, state, actor, action, table.dice, nullptr);
      }
      asked += static_cast<std::uint64_t>(Verbatim::scores(book, state).winners.size());
    });
    EXPECT_EQ(made, 0U) << "with seed " << seed;
    EXPECT_EQ(state.phase, Phase::kOver);
  }
  EXPECT_GT(asked, 10000U);
  EXPECT_EQ(asked - keys, 60U) << "one winner a game";
}

}  // namespace
}  // namespace scriptorium::verbatim
