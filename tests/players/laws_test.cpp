#include <gtest/gtest.h>

#include "games/verbatim/tests/subject.h"
#include "players/search_player.h"
#include "tests/laws/enumerate.h"
#include "tests/laws/settings.h"
#include "tests/laws/walk.h"
#include "tests/toy/tests/subjects.h"

// The laws, in games that a search leads: it comes to positions that the dice seldom reach.
namespace scriptorium {
namespace {

using laws::describe;
using laws::Report;

TEST(LedLaws, HoldInTheToy) {
  SearchPlayer<toy::Toy> player(40);
  const Report report = laws::Walker(toy::Subject{}, false, &player).run(1, laws::games(80));
  EXPECT_FALSE(report.breach) << describe(report);
  for (const int law : {4, 5}) EXPECT_GT(report.checks.at(law), report.games);
}

TEST(LedLaws, HoldInVerbatim) {
  SearchPlayer<verbatim::Verbatim> player(30);
  const Report report = laws::Walker(verbatim::Subject{}, false, &player).run(1, laws::games(24));
  EXPECT_FALSE(report.breach) << describe(report);
  for (const int law : {4, 5}) EXPECT_GT(report.checks.at(law), report.games);
}

// Decides by how often it was asked before, which no view holds.
template <Game G>
class Counter final : public Player<G> {
 public:
  void choose(const typename G::Book&, const Eyes<G>&, const typename G::Actions& legal, Dice&,
              Plan<G>& plan) override {
    plan.clear();
    plan.push(legal[++asked_ % legal.size()]);
  }

 private:
  std::size_t asked_ = 0;
};

TEST(LedLaws, CatchAPlayerThatDecidesByMoreThanItsView) {
  Counter<toy::Toy> player;
  const Report report = laws::Walker(toy::Subject{}, false, &player).run(1, 40);
  EXPECT_TRUE(report.broke(5)) << describe(report);
}

TEST(LedLaws, SampleIsFairWhereTheSearchComesInTheToy) {
  const toy::Tiny tiny = {.choices = toy::bare_configs(1, 2)};
  SearchPlayer<toy::Toy> player(40);
  const auto reached = laws::views_reached(tiny, player, 4, 60, 1);
  const Report report = laws::Enumerator(tiny, 2).run(4, 20, 2000, &reached);
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(10), 40U);
}

TEST(LedLaws, SampleIsFairWhereTheSearchComesInVerbatim) {
  const verbatim::Tiny tiny;
  SearchPlayer<verbatim::Verbatim> player(40);
  const auto reached = laws::views_reached(tiny, player, 3, 400, 1);
  const Report report = laws::Enumerator(tiny, 5).run(3, 10, 4000, &reached);
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(10), 20U);
}

// The same with a sample that is not fair: the views that the search reaches show it.
TEST(LedLaws, AnUnfairSampleIsSeenThere) {
  const toy::Tiny tiny = {.choices = toy::bare_configs(2, 1), .fault = toy::Fault::kBiasedSample};
  SearchPlayer<toy::Toy> player(40);
  const auto reached = laws::views_reached(tiny, player, 1, 60, 1);
  const Report report = laws::Enumerator(tiny, 2).run(1, 20, 2000, &reached);
  EXPECT_TRUE(report.broke(10)) << describe(report);
}

}  // namespace
}  // namespace scriptorium
