#include "players/hypertext/searcher.h"

#include <gtest/gtest.h>

#include "lab/sim.h"

namespace scriptorium::hypertext {
namespace {

// Even a little thought, to the end of the chapter, is worth more than none.
TEST(Searcher, BeatsGreedy) {
  std::uint64_t wins = 0;
  Config config;
  config.length = 2;
  for (const bool first : {true, false}) {
    std::vector<std::unique_ptr<Player<Hypertext>>> players;
    players.push_back(std::make_unique<Searcher>(the_book(), 200));
    players.push_back(std::make_unique<Greedy>(the_book()));
    if (!first) std::swap(players[0], players[1]);
    lab::Totals totals(2);
    for (std::uint64_t game = 0; game < 20; ++game) {
      lab::play_one<Hypertext>(the_book(), config, players, 1, game, totals);
    }
    wins += totals.wins[first ? 0 : 1];
  }
  EXPECT_GE(wins, 22U) << "of 40";
}

// A playout ends with the chapter in which the search began: the points so far, and who leads.
TEST(Searcher, ForeseesTheEndOfAChapter) {
  const Book& book = the_book();
  Dice dice = Dice::fast(Seed::of(4));
  Config config;
  config.seats = 3;
  State state = Hypertext::setup(book, config, dice, nullptr);
  PlayoutPolicy policy(book);
  policy.set_out(Hypertext::view(book, state, Viewer::spectator()));
  Scores scores;
  Actions legal;
  while (state.chapter == 1) {
    ASSERT_FALSE(policy.foresee(book, state, scores));
    const Seat seat = Hypertext::first_to_act(book, state, Hypertext::to_act(book, state));
    Hypertext::legal(book, state, seat, legal);
    Hypertext::apply(book, state, seat, policy.choose(book, state, seat, legal, dice), dice,
                     nullptr);
  }
  ASSERT_TRUE(policy.foresee(book, state, scores));
  EXPECT_EQ(scores.seats, 3);
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(scores.points[seat], state.past[seat].points[0]);
    bool leads = true;
    for (int other = 0; other < 3; ++other) leads &= scores.points[seat] >= scores.points[other];
    EXPECT_EQ(scores.winners.has(seat), leads);
  }
}

// What it would do first, as one choice: every small step, then one that is none.
TEST(Searcher, ProposesWholeChoices) {
  const Book& book = the_book();
  PlayoutPolicy policy(book);
  int longest = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    State state = Hypertext::setup(book, Config(), dice, nullptr);
    for (int ply = 0; ply < 60 && !Hypertext::to_act(book, state).empty(); ++ply) {
      const Seat seat = Hypertext::first_to_act(book, state, Hypertext::to_act(book, state));
      Plan<Hypertext> plan;
      policy.propose(book, state, seat, dice, plan);
      ASSERT_TRUE(complete<Hypertext>(book, state, seat, plan, dice));
      longest = std::max(longest, static_cast<int>(plan.size()));
      play<Hypertext>(book, state, seat, plan.span(), dice);
    }
  }
  EXPECT_GE(longest, 6) << "a record, card by card";
}

}  // namespace
}  // namespace scriptorium::hypertext
