#include <gtest/gtest.h>

#include "games/verbatim/verbatim.h"
#include "players/search_player.h"
#include "tests/laws/allocations.h"
#include "tests/toy/subject.h"

namespace scriptorium {
namespace {

using laws::allocations_of;
using toy::Toy;
using verbatim::Verbatim;

// Searches at every few decisions of a game; everything that happens then is counted.
template <Game G>
void search_a_game(const typename G::Book& book, typename G::State state, Dice dice, int every,
                   Search<G>& search, int& searched) {
  typename G::Actions legal;
  Plan<G> plan;
  const std::uint64_t made = allocations_of([&] {
    int decision = 0;
    for (;;) {
      const Actors acting = G::to_act(book, state);
      if (acting.empty()) return;
      if (acting == kJudgeActs) {
        G::apply(book, state, Actor::judge(), G::judge(book, state, dice), dice, nullptr);
        continue;
      }
      const auto seat = static_cast<Seat>(acting.lowest());
      if (decision++ % every == 0) {
        search.begin(book, G::view(book, state, seat), seat);
        search.run(60, dice);
        search.best(plan);
        ++searched;
      }
      G::legal(book, state, seat, legal);
      G::apply(book, state, seat, choose_at_random<G>(legal, dice), dice, nullptr);
    }
  });
  EXPECT_EQ(made, 0U);
}

TEST(SearchAllocation, MemoryIsTakenOnce) {
  EXPECT_EQ(allocations_of([] { const Search<Toy> search; }), 1U);
  EXPECT_EQ(allocations_of([] { const Search<Verbatim> search; }), 1U);
}

TEST(SearchAllocation, ARunAllocatesNothingInVerbatim) {
  Search<Verbatim> search;
  SearchOptions little;
  little.nodes = 20;
  Search<Verbatim> full(little);
  int searched = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    verbatim::Config config;
    config.seats = static_cast<std::uint8_t>(2 + seed % 4);
    const verbatim::Book& book = verbatim::english();
    const verbatim::State state = Verbatim::setup(book, config, dice, nullptr);
    search_a_game<Verbatim>(book, state, dice, 7, search, searched);
    search_a_game<Verbatim>(book, state, dice, 7, full, searched);
  }
  EXPECT_GT(searched, 100);
}

TEST(SearchAllocation, ARunAllocatesNothingInTheToy) {
  const toy::Book& book = toy::book();  // the books are made on first use
  Search<Toy> search;
  int searched = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    const toy::Config config = toy::random_config(dice);
    search_a_game<Toy>(book, Toy::setup(book, config, dice, nullptr), dice, 2, search, searched);
  }
  EXPECT_GT(searched, 100);
}

}  // namespace
}  // namespace scriptorium
