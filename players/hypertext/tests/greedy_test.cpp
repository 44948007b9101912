#include "players/hypertext/greedy.h"

#include <gtest/gtest.h>

#include "games/hypertext/tests/subject.h"
#include "lab/sim.h"
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

}  // namespace
}  // namespace scriptorium::hypertext
