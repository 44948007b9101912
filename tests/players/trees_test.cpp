#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "lab/crew.h"
#include "players/search_player.h"
#include "tests/players/positions.h"

// Searches in several trees, which may grow on several threads.
namespace scriptorium {
namespace {

using Choice = std::vector<verbatim::Action>;

// Every eleventh decision of some games of Verbatim.
template <class See>
void visit(std::uint64_t games, const See& see) {
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    Table<Verbatim> table = verbatim_table(seed);
    int asked = 0;
    walk<Verbatim>(table, [&](Table<Verbatim>& now, Seat seat, const verbatim::Actions& legal) {
      if (legal.size() > 1 && ++asked % 11 == 1) see(now, seat, legal);
    });
  }
}

Choice decision(SearchPlayer<Verbatim>& player, const Table<Verbatim>& now, Seat seat,
                const verbatim::Actions& legal) {
  Dice dice = Dice::fast(Seed::of(9));
  Plan<Verbatim> plan;
  player.choose(*now.book, Eyes<Verbatim>(*now.book, now.state, seat), legal, dice, plan);
  return {plan.begin(), plan.end()};
}

// Does the last piece first.
struct Backwards final : Patience {
  void share(int pieces, Work& work) override {
    for (int piece = pieces; piece-- > 0;) work.piece(piece);
    shared += pieces;
  }
  int shared = 0;
};

TEST(Trees, ChooseTheSameOnAnyNumberOfThreads) {
  SearchPlayer<Verbatim> alone({150, 3});
  SearchPlayer<Verbatim> shared({150, 3});
  lab::Crew crew;
  Backwards backwards;
  int asked = 0;
  visit(6, [&](const Table<Verbatim>& now, Seat seat, const verbatim::Actions& legal) {
    const Choice choice = decision(alone, now, seat, legal);
    shared.wait_with(&crew);
    EXPECT_EQ(decision(shared, now, seat, legal), choice);
    shared.wait_with(&backwards);
    EXPECT_EQ(decision(shared, now, seat, legal), choice);
    ++asked;
  });
  EXPECT_GT(asked, 40);
  EXPECT_EQ(backwards.shared, 3 * asked);
}

// Trees that share what was asked for, each with dice of its own.
TEST(Trees, HaveAllSimulationsBetweenThem) {
  const Table<Verbatim> table = verbatim_table(3);
  verbatim::Actions legal;
  Verbatim::legal(*table.book, table.state, table.state.mover, legal);
  for (const SearchSize size : {SearchSize(500, 1), SearchSize(500, 3), SearchSize(2, 5)}) {
    SearchPlayer<Verbatim> player(size);
    decision(player, table, table.state.mover, legal);
    std::vector<std::uint64_t> simulations;
    player.each_tree([&](auto& tree) { simulations.push_back(tree.simulations()); });
    EXPECT_EQ(simulations.size(), std::min(size.trees, size.simulations));
    std::uint64_t all = 0;
    for (const std::uint64_t part : simulations) all += part;
    EXPECT_EQ(all, size.simulations);
    EXPECT_LE(simulations.front() - simulations.back(), 1U);
  }
}

// What the trees found is added up: the choice has as many visits in all of them as any has, where
// choices that come to the same count as one.
TEST(Trees, ChooseWhatHasTheMostVisitsInAll) {
  SearchPlayer<Verbatim> player({160, 4});
  int joined = 0;
  visit(6, [&](const Table<Verbatim>& now, Seat seat, const verbatim::Actions& legal) {
    const Choice choice = decision(player, now, seat, legal);
    const auto outcome = [&](std::span<const verbatim::Action> plan) {
      verbatim::State after = now.state;
      Dice dice = Dice::fast(Seed::of(1));
      play<Verbatim>(*now.book, after, seat, plan, dice);
      return std::string(reinterpret_cast<const char*>(&after), sizeof after);
    };
    std::map<std::string, std::uint32_t> visits;
    std::size_t choices = 0;
    player.each_tree([&](auto& tree) {
      for (std::size_t i = 0; i < tree.choices(); ++i, ++choices) {
        visits[outcome(tree.choice(i).plan)] += tree.choice(i).visits;
      }
    });
    std::uint32_t most = 0;
    for (const auto& [what, times] : visits) most = std::max(most, times);
    EXPECT_EQ(visits[outcome(choice)], most);
    if (choice.size() > 1 && visits.size() < choices) ++joined;
  });
  EXPECT_GT(joined, 0) << "no plan of several steps was found in two trees";
}

}  // namespace
}  // namespace scriptorium
