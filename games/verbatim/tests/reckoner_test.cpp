#include "games/verbatim/tests/reckoner.h"

#include <gtest/gtest.h>

#include "games/verbatim/tests/subject.h"
#include "players/random.h"
#include "tests/laws/reckon.h"
#include "tests/laws/settings.h"

// Whole games beside the reckoner: who may do what, where every card lies, what is told to whom,
// the points and the winner, after every move.
namespace scriptorium::verbatim {
namespace {

using laws::describe;
using laws::Report;

template <class Of>
using Reckoned = laws::ReckonedGames<Of, Reckoner>;

// A box of eight cards at a table for two to five: games are short, and many end in a tie.
struct TinyTable : Tiny {
  Config random_config(Dice& dice) const { return Subject().random_config(dice); }
};

// Trades what it can, lays much and doubts everything, so that words are dissolved over and over.
class Quarreller final : public Player<Verbatim> {
 public:
  void choose(const Book&, const Eyes<Verbatim>&, const Actions& legal, Dice& dice,
              Plan<Verbatim>& plan) override {
    plan.clear();
    Action action = choose_at_random<Verbatim>(legal, dice);
    for (int tries = dice.below(6) == 0 ? 0 : 4; tries > 0 && shy(action); --tries) {
      action = choose_at_random<Verbatim>(legal, dice);
    }
    plan.push(action);
  }

 private:
  static bool shy(Action action) {
    return action == Action::keep() || action == Action::done() || action == Action::pass();
  }
};

// Takes the End Game card as soon as it can, all else by the dice.
class Hasty final : public Player<Verbatim> {
 public:
  void choose(const Book&, const Eyes<Verbatim>& eyes, const Actions& legal, Dice& dice,
              Plan<Verbatim>& plan) override {
    plan.clear();
    for (int pile = 0; pile < kPiles; ++pile) {
      if (eyes.view().shown.shown[pile] != kEndGame || !legal.contains(Action::take(pile)))
        continue;
      return plan.push(Action::take(pile));
    }
    plan.push(choose_at_random<Verbatim>(legal, dice));
  }
};

// Each of these came up, and at least so often for every hundred games.
template <class Of>
void expect_seen(const Reckoned<Of>& games, const Report& report,
                 const std::map<std::string, std::uint64_t>& in_a_hundred) {
  for (const auto& [what, times] : in_a_hundred) {
    EXPECT_GT(games.seen(what), times * report.games / 100) << what;
  }
}

// VB-05 to VB-19: every rule of the table, in games by the dice
TEST(VerbatimReckoner, FollowsGamesOfTheDice) {
  Reckoned<Subject> games;
  const Report report = games.run(1, laws::games(400));
  EXPECT_FALSE(report.breach) << describe(report);
  expect_seen(games, report, {{"began", 99},           {"shown", 3000},
                              {"took", 1500},          {"chose", 4000},
                              {"exchanged", 600},      {"kept", 900},
                              {"arranging", 99},       {"arranged", 300},
                              {"word", 500},           {"challenged", 400},
                              {"passed", 400},         {"doubled", 150},
                              {"dissolved", 300},      {"reformed", 300},
                              {"ended", 99},           {"given up", 400},
                              {"several gained", 100}, {"several paid", 250},
                              {"red taken", 250},      {"pile exhausted", 20},
                              {"blank named", 100},    {"letter left open", 100}});
}

// VB-15, VB-16, VB-17: a card is re-formed twice at most, a word challenged once
TEST(VerbatimReckoner, AgreesInQuarrels) {
  Quarreller quarreller;
  Reckoned<Subject> games({}, &quarreller);
  const Report report = games.run(1, laws::games(250));
  EXPECT_FALSE(report.breach) << describe(report);
  expect_seen(games, report,
              {{"doubled", 300},
               {"dissolved", 600},
               {"freed card laid", 1500},
               {"card laid a second time", 600},
               {"card spent", 300},
               {"same word left open", 20},
               {"one-letter word", 20}});
}

// VB-11, VB-18, VB-19: ties, whether or not all had a turn
TEST(VerbatimReckoner, AgreesInGamesThatEndEarly) {
  Hasty hasty;
  Reckoned<TinyTable> games({}, &hasty);
  const Report report = games.run(1, laws::games(1500));
  EXPECT_FALSE(report.breach) << describe(report);
  expect_seen(games, report,
              {{"tie", 10},
               {"tie of the taker", 5},
               {"tie of others", 0},
               {"tie without a turn", 1},
               {"ended", 99}});
}

}  // namespace
}  // namespace scriptorium::verbatim
