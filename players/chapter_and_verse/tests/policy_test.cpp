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

// CV-13: where it goes too, so that most comes together.
TEST(PlayoutPolicy, LaysWhatBringsABookNearest) {
  const auto plan =
      proposed(place("at phase: freeplay\nat hand 0: be_still god_so_loved\n"
                     "at chapter 0.1: in_the_beginning\nat chapter 0.2: the_evidence"));
  ASSERT_EQ(plan.size(), 2U);
  EXPECT_EQ(plan[0], Action(ActionType::kFreeplay, kind("god_so_loved")));
  EXPECT_EQ(plan[1], Action(ActionType::kInto, 0, chapter_of(0, 1)));
}

// CV-14: it pays for what completes a book and for nothing else.
TEST(PlayoutPolicy, PaysForABook) {
  const std::string hand = "at phase: play\nat hand 0: be_still be_still naked_came_i\n";
  const auto nothing = proposed(place(hand + "at chapter 0.1: god_so_loved"));
  ASSERT_EQ(nothing.size(), 1U);
  EXPECT_EQ(nothing[0], Action(ActionType::kEnd));
  const auto paid = proposed(place(hand + "at chapter 0.1: god_so_loved be_still"));
  ASSERT_EQ(paid.size(), 3U);
  EXPECT_EQ(paid[0], Action(ActionType::kPlay, kind("be_still")));
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
