#include "games/hypertext/tests/reckoner.h"

#include <gtest/gtest.h>

#include <iostream>

#include "games/hypertext/tests/lively.h"
#include "games/hypertext/tests/subject.h"
#include "players/hypertext/greedy.h"
#include "tests/laws/reckon.h"
#include "tests/laws/settings.h"

namespace scriptorium::hypertext {
namespace {

using Seen = std::map<std::string, std::uint64_t>;

Seen games_led_by(scriptorium::Player<Hypertext>* player, std::uint64_t games) {
  laws::ReckonedGames<Subject, Reckoner> reckoned({}, player);
  const laws::Report report = reckoned.run(1, laws::games(games));
  EXPECT_FALSE(report.breach) << describe(report);
  std::cout << describe(report) << "\n";
  return reckoned.seen();
}

// HT-03: what makes which phase, reckoned once more.
// HT-04: as what a TITLE may be laid.
// HT-05: which types make up groups.
// HT-06: what is dealt.
// HT-07: who starts.
// HT-08: when Sheol is shuffled into the Tower.
// HT-10: which card may be activated without a Letter.
// HT-11: what a Letter is spent for.
// HT-12: what an activation costs.
// HT-13: where its cards go.
// HT-14: what may be recorded, and what that brings.
// HT-15: who takes the Wreaths, in every chapter.
// HT-16: that a phase may be recorded again.
// HT-17: who discards.
// HT-18: when a hand is out, and that no ability takes a last card.
// HT-19: who may redeem, and who owes.
// HT-20: in which order.
// HT-21: what a chapter is worth.
// HT-22: who has the grace, and what for.
// HT-23: when the cards are shuffled for a new chapter.
// HT-24: which Board Phase may come.
// HT-25: who wins.
// HT-26: who plays the thirteenth chapter, and who wins it.
// HT-27: how often it is dealt.
// HT-31: the house rules.
// HT-32: when the Tower has run out.
// HT-34: what is done for those whose time runs out.
TEST(HypertextReckoner, FollowsGamesOfTheDice) {
  Seen seen = games_led_by(nullptr, 1500);
  for (const char* what :
       {"Letters spent", "Lots exchanged", "Record Wreaths", "Redeems", "Towers run out",
        "arrangements", "bars", "debts paid", "hands emptied", "hands exchanged",
        "more activations", "records in the grace", "shuffles by need", "ties", "deals anew"}) {
    EXPECT_GT(seen[what], 0U) << what;
  }
  // HT-21, HT-24: a Lot goes back to the deck of thirty, so one in thirty comes back.
  EXPECT_GT(seen["Lots that come back"] * 40, seen["Lots after the first"]);
  EXPECT_LT(seen["Lots that come back"] * 20, seen["Lots after the first"]);
}

// HT-10, HT-11: with more activations in them.
TEST(HypertextReckoner, FollowsLivelyGames) {
  Lively lively;
  Seen seen = games_led_by(&lively, 1500);
  EXPECT_GT(seen["more activations"], 0U);
}

// HT-14, HT-15: with more records in them.
TEST(HypertextReckoner, FollowsGamesOfTheGreedy) {
  Greedy greedy(the_book());
  Seen seen = games_led_by(&greedy, 1000);
  EXPECT_GT(seen["Record Wreaths"], 0U);
}

}  // namespace
}  // namespace scriptorium::hypertext
