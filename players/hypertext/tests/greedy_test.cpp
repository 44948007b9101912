#include "players/hypertext/greedy.h"

#include <gtest/gtest.h>

#include "games/hypertext/tests/subject.h"
#include "lab/sim.h"
#include "players/overlooking.h"
#include "tests/laws/walk.h"

namespace scriptorium::hypertext {
namespace {

// What a hand lacks, against the matcher: nothing exactly where the phase can be recorded.
TEST(Prospects, LackNothingWhereAPhaseFits) {
  const Book& book = the_book();
  const Prospects prospects(book);
  for (int hand = 0; hand < kHands; hand += 7) {
    const Tally cards = hand_of_number(hand);
    for (int phase = 1; phase <= kPhases; ++phase) {
      const bool fits = (fitting(book, cards) & phase_bit(phase)) != 0;
      ASSERT_EQ(prospects.lacks(phase, cards) == 0, fits) << hand << " " << phase;
      const Tally made = Prospects::composition(book, phase, cards);
      ASSERT_EQ(made != 0, fits);
      ASSERT_TRUE(!fits || supplies(cards, made));
    }
  }
}

// What is remembered of a hand is what it is worth: against prospects that remember nothing, of the
// own hand and hands near it, through games in which Lots change and wreaths are taken.
TEST(Scales, RememberWhatAHandIsWorth) {
  const Book& book = the_book();
  Prospects remembering(book);
  const Prospects fresh(book);
  Dice dice = Dice::fast(Seed::of(8));
  int weighed = 0;
  for (int game = 0; game < 12; ++game) {
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + game % 3);
    config.length = 2;
    State state = Hypertext::setup(book, config, dice, nullptr);
    Greedy greedy(book);
    Actions legal;
    for (Actors acting = Hypertext::to_act(book, state); !acting.empty();
         acting = Hypertext::to_act(book, state)) {
      for (int seat = 0; seat < state.seats; ++seat) {
        Prospects forgetful = fresh;
        const Scales one(remembering, book, state, static_cast<Seat>(seat));
        const Scales other(forgetful, book, state, static_cast<Seat>(seat));
        ASSERT_EQ(one.now(), other.now());
        for (const Type type : kAllTypes) {
          const Tally more = one.hand() + one_of(type);
          ASSERT_EQ(one.worth(more), other.worth(more));
          ++weighed;
        }
      }
      const Seat seat = Hypertext::first_to_act(book, state, acting);
      Hypertext::legal(book, state, seat, legal);
      const Action action = dice.chance(70) ? greedy.pick(book, state, seat, legal, dice)
                                            : choose_at_random<Hypertext>(legal, dice);
      Hypertext::apply(book, state, seat, action, dice, nullptr);
    }
  }
  EXPECT_GT(weighed, 10'000);
}

// It decides the same in worlds that its seat cannot tell apart.
TEST(Greedy, KeepsTheLaws) {
  const Subject subject;
  Greedy greedy(the_book());
  const laws::Report report = laws::Walker(subject, false, &greedy).run(1, 60);
  EXPECT_FALSE(report.breach) << laws::describe(report);
}

TEST(Greedy, BeatsChance) {
  std::vector<std::unique_ptr<Player<Hypertext>>> players;
  players.push_back(std::make_unique<Greedy>(the_book()));
  players.push_back(std::make_unique<RandomPlayer<Hypertext>>());
  lab::Totals totals(2);
  for (std::uint64_t game = 0; game < 50; ++game) {
    lab::play_one<Hypertext>(the_book(), Config(), players, 1, game, totals);
  }
  EXPECT_GE(totals.wins[0], 48U);
}

// The more of its options it overlooks, the weaker it is: a beginner beats chance, and Greedy beats
// the beginner. The same dice, the same game.
TEST(Overlooking, IsWeakerAndStillHasAPlan) {
  const auto beginner = [] {
    return std::make_unique<Overlooking<Hypertext>>(std::make_unique<Greedy>(the_book()), 70);
  };
  Config config;
  config.length = 2;
  const auto wins = [&](std::unique_ptr<Player<Hypertext>> one,
                        std::unique_ptr<Player<Hypertext>> other) {
    std::vector<std::unique_ptr<Player<Hypertext>>> players;
    players.push_back(std::move(one));
    players.push_back(std::move(other));
    lab::Totals totals(2);
    for (std::uint64_t game = 0; game < 100; ++game) {
      lab::play_one<Hypertext>(the_book(), config, players, 1, game, totals);
    }
    return totals.wins[0];
  };
  const std::uint64_t over_chance = wins(beginner(), std::make_unique<RandomPlayer<Hypertext>>());
  EXPECT_GE(over_chance, 70U);
  EXPECT_LE(over_chance, 95U);
  EXPECT_GE(wins(std::make_unique<Greedy>(the_book()), beginner()), 80U);
}

// It sees no more than Greedy does.
TEST(Overlooking, KeepsTheLaws) {
  const Subject subject;
  Overlooking<Hypertext> beginner(std::make_unique<Greedy>(the_book()), 70);
  const laws::Report report = laws::Walker(subject, false, &beginner).run(1, 60);
  EXPECT_FALSE(report.breach) << laws::describe(report);
}

}  // namespace
}  // namespace scriptorium::hypertext
