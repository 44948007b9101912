#include "players/chapter_and_verse/policy.h"

#include <gtest/gtest.h>

#include "games/chapter_and_verse/tests/place.h"

namespace scriptorium::chapter_and_verse {
namespace {

using ActionType = Action::Type;

Plan<ChapterAndVerse> proposed(const State& state) {
  Dice dice = Dice::fast(Seed::of(1));
  PlayoutPolicy policy;
  Plan<ChapterAndVerse> plan;
  policy.propose(the_book(), state, 0, dice, plan);
  return plan;
}

// CV-16
TEST(PlayoutPolicy, ClosesABookWhenItCan) {
  const auto plan =
      proposed(place("at phase: play\nat hand 0: be_still\n"
                     "at chapter 0.1: the_evidence god_so_loved be_still"));
  ASSERT_EQ(plan.size(), 2U);
  EXPECT_EQ(plan[0].type(), ActionType::kClose);
  EXPECT_EQ(plan[1], Action(ActionType::kChapter, 0, chapter_of(0, 0)));
}

// CV-13: with as few icons as it takes.
TEST(PlayoutPolicy, LaysWhatCompletesABook) {
  const auto plan =
      proposed(place("at phase: freeplay\nat hand 0: god_so_loved be_still\n"
                     "at chapter 0.1: the_evidence be_still"));
  ASSERT_EQ(plan.size(), 2U);
  EXPECT_EQ(plan[0], Action(ActionType::kFreeplay, kind("be_still")));
  EXPECT_EQ(plan[1], Action(ActionType::kInto, 0, chapter_of(0, 0)));
}

// The other one must be paid for: the costlier goes first.
TEST(PlayoutPolicy, LaysTheFirstOfTwoThatCompleteABook) {
  const auto plan =
      proposed(place("at phase: freeplay\nat hand 0: be_still god_so_loved naked_came_i\n"
                     "at chapter 0.1: the_evidence"));
  ASSERT_EQ(plan.size(), 2U);
  EXPECT_EQ(plan[0], Action(ActionType::kFreeplay, kind("god_so_loved")));
}

// CV-16: what lies there is for whoever comes next, too.
TEST(PlayoutPolicy, OffersTheOthersLittle) {
  const std::string hand = "at phase: freeplay\nat hand 0: be_still god_so_loved\n";
  const auto near =
      proposed(place(hand + "at chapter 0.1: in_the_beginning\nat chapter 0.2: the_evidence"));
  ASSERT_EQ(near.size(), 2U);
  EXPECT_EQ(near[0], Action(ActionType::kFreeplay, kind("be_still")));
  EXPECT_EQ(near[1], Action(ActionType::kInto, 0, chapter_of(0, 1)));
  const auto far = proposed(place(hand));
  ASSERT_EQ(far.size(), 2U);
  EXPECT_EQ(far[0], Action(ActionType::kFreeplay, kind("god_so_loved")));
}

// CV-14: it pays for what completes a book and for nothing else.
TEST(PlayoutPolicy, PaysForABook) {
  const std::string hand = "at phase: play\nat hand 0: be_still be_still weighed_in_the_balances\n";
  const auto nothing = proposed(place(hand + "at chapter 0.1: god_so_loved"));
  ASSERT_EQ(nothing.size(), 1U);
  EXPECT_EQ(nothing[0], Action(ActionType::kEnd));
  const auto paid = proposed(place(hand + "at chapter 0.1: god_so_loved be_still"));
  ASSERT_EQ(paid.size(), 3U);
  EXPECT_EQ(paid[0], Action(ActionType::kPlay, kind("be_still")));
  EXPECT_EQ(paid[2], Action(ActionType::kSacrifice, kind("weighed_in_the_balances")));
}

// CV-44
TEST(PlayoutPolicy, PaysForQuoteItWithWhatItNeedsLeast) {
  State state = place(
      "at phase: freeplay\nat hand 0: be_still\n"
      "at hand 1: god_so_loved weighed_in_the_balances be_still");
  Dice dice = Dice::fast(Seed::of(1));
  const Action steps[] = {{ActionType::kFreeplay, kind("be_still")}, ActionType::kInto};
  play<ChapterAndVerse>(the_book(), state, 0, steps, dice);
  Actions legal;
  ChapterAndVerse::legal(the_book(), state, 1, legal);
  ASSERT_EQ(legal.size(), 4U);
  PlayoutPolicy().narrow(the_book(), state, legal);
  ASSERT_EQ(legal.size(), 2U);
  EXPECT_EQ(legal[0], ActionType::kPass);
  EXPECT_EQ(legal[1], Action(ActionType::kChallenge, kind("weighed_in_the_balances")));
}

// Every small step, then one that is none; and so many turns after a search began, a forecast.
TEST(PlayoutPolicy, ProposesWholeChoicesAndForesees) {
  const Book& book = the_book();
  int foreseen = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + seed % 3);
    State state = ChapterAndVerse::setup(book, config, dice, nullptr);
    PlayoutPolicy policy;
    policy.set_out(ChapterAndVerse::view(book, state, Viewer::spectator()));
    const int begun = turn_number(state);
    Scores scores;
    while (!policy.foresee(book, state, scores)) {
      ASSERT_LT(turn_number(state), begun + PlayoutPolicy::kTurns);
      const Actors acting = ChapterAndVerse::to_act(book, state);
      if (acting == kJudgeActs) {
        const Action said = ChapterAndVerse::judge(book, state, dice);
        ChapterAndVerse::apply(book, state, Actor::judge(), said, dice, nullptr);
        continue;
      }
      const Seat seat = first_to_act<ChapterAndVerse>(book, state, acting);
      Plan<ChapterAndVerse> plan;
      policy.propose(book, state, seat, dice, plan);
      ASSERT_TRUE(complete<ChapterAndVerse>(book, state, seat, plan, dice));
      play<ChapterAndVerse>(book, state, seat, plan.span(), dice);
    }
    EXPECT_EQ(scores.seats, config.seats);
    foreseen += state.phase == Phase::kOver ? 0 : 1;
  }
  EXPECT_GE(foreseen, 15);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
