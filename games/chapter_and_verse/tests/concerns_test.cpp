// What waits on the line concerns a seat, or it does not; whoever looks on can tell.

#include <gtest/gtest.h>

#include <string>

#include "games/chapter_and_verse/codec/writing.h"
#include "games/chapter_and_verse/table.h"
#include "games/chapter_and_verse/tests/place.h"

namespace scriptorium::chapter_and_verse {
namespace {

const Book& book = the_book();

// Which of the seats it concerns, as their numbers: "12".
std::string concerned(const State& state) {
  EXPECT_EQ(ChapterAndVerse::answering(book, state), Answering::kTogether);
  const View seen = ChapterAndVerse::view(book, state, Viewer::spectator());
  std::string seats;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (ChapterAndVerse::concerns(book, seen, static_cast<Seat>(seat))) {
      seats += std::to_string(seat);
    }
  }
  return seats;
}

void act(State& state, int seat, Action action) {
  Dice dice = Dice::fast(Seed::of(1));
  const auto by = static_cast<Seat>(seat);
  ASSERT_FALSE(ChapterAndVerse::check(book, state, by, action));
  ChapterAndVerse::apply(book, state, by, action, dice, nullptr);
}

// A position at a table of three in which the first plays this verse for nothing.
State played(const std::string& verse, const std::string& lines = {}, const char* hand = {}) {
  State state = place("seats 3\nat phase: freeplay\nat hand 0: " + verse +
                          " god_so_loved\nat hand 1: " + (hand != nullptr ? hand : "be_still") +
                          "\nat hand 2: be_still\n" + lines,
                      {.seats = 3});
  act(state, 0, {Action::Type::kFreeplay, kind(verse)});
  act(state, 0, {Action::Type::kInto});
  return state;
}

// CV-43: it concerns nobody else.
TEST(ChapterAndVerseConcerns, WhatOnlyItsPlayerFeels) {
  EXPECT_EQ(concerned(played("be_still")), "");
  EXPECT_EQ(concerned(played("in_the_beginning")), "");
}

// CV-43: each discards a verse.
TEST(ChapterAndVerseConcerns, EveryOpponentIsMeant) {
  EXPECT_EQ(concerned(played("the_wages_of_sin")), "12");
}

// One with fewer blessings is chosen: how many there are, everybody sees.
TEST(ChapterAndVerseConcerns, WhoeverCouldBeChosen) {
  EXPECT_EQ(concerned(played("the_last_shall_be_first")), "");
  EXPECT_EQ(concerned(played("the_last_shall_be_first", "at blessings_left 2: 4\n")), "2");
  EXPECT_EQ(concerned(played("the_last_shall_be_first", "at blessings_left 0: 4\n")), "");
}

// A verse that costs three or more is discarded from an opponent's tabletop.
TEST(ChapterAndVerseConcerns, WhoHasWhatItSpeaksOf) {
  EXPECT_EQ(concerned(played("david_and_the_philistine")), "");
  EXPECT_EQ(concerned(played("david_and_the_philistine", "at chapter 1.1: be_still\n")), "");
  EXPECT_EQ(concerned(played("david_and_the_philistine", "at chapter 2.1: the_wages_of_sin\n")),
            "2");
}

// CV-43: it makes no difference what they hold: only whoever looks at the hand knows that.
TEST(ChapterAndVerseConcerns, NoHandIsLookedInto) {
  for (const char* hand : {"be_still", "the_other_cheek", "here_am_i the_other_cheek"}) {
    EXPECT_EQ(concerned(played("be_still", {}, hand)), "");
    EXPECT_EQ(concerned(played("the_wages_of_sin", {}, hand)), "12");
  }
}

// What cancels concerns whoever waits on the line.
TEST(ChapterAndVerseConcerns, ActsOnTheLine) {
  State state = played("be_still", {}, "the_other_cheek be_still");
  act(state, 1, {Action::Type::kQuick, kind("the_other_cheek")});
  act(state, 2, {Action::Type::kPass});
  EXPECT_EQ(concerned(state), "0");
}

// The first closes a book of seven icons of Strength.
std::string closing(const std::string& lines) {
  State state = place(
      "seats 3\nat phase: play\nat hand 0: god_so_loved be_still\nat hand 1: be_still\n"
      "at hand 2: be_still\n" +
          lines,
      {.seats = 3});
  act(state, 0, {Action::Type::kClose, static_cast<int>(Theme::kStrength)});
  while (state.asks == Asks::kBook) {
    Actions legal;
    ChapterAndVerse::legal(book, state, Seat{0}, legal);
    act(state, 0, *legal.begin());
  }
  return concerned(state);
}

// A book with a chapter of one's own, and the last one that somebody needs.
TEST(ChapterAndVerseConcerns, Books) {
  const std::string two = "at chapter 0.1: the_title_of_liberty silver_and_gold";
  EXPECT_EQ(closing(two + "\nat chapter 1.1: good_and_faithful_servant\n"), "1");
  EXPECT_EQ(closing(two + " good_and_faithful_servant\n"), "");
  EXPECT_EQ(closing(two + " good_and_faithful_servant\nat blessings_left 0: 1\n"), "12");
}

// Nothing happens there but that the turn ends.
TEST(ChapterAndVerseConcerns, TheEndPhase) {
  State state = place(
      "seats 3\nat phase: play\nat hand 0: god_so_loved\nat hand 1: be_still\nat hand 2: "
      "be_still\n",
      {.seats = 3});
  EXPECT_EQ(ChapterAndVerse::answering(book, state), Answering::kInTurn);
  act(state, 0, {Action::Type::kEnd});
  EXPECT_EQ(concerned(state), "");
}

// With one blessing left, whoever has seven icons on the table is about to win.
TEST(ChapterAndVerseConcerns, TheLastBook) {
  const char* const icons =
      "at chapter 0.1: the_title_of_liberty silver_and_gold good_and_faithful_servant\n";
  EXPECT_EQ(concerned(played("be_still", icons)), "");
  EXPECT_EQ(concerned(played("be_still", "at blessings_left 0: 1\n")), "");
  EXPECT_EQ(concerned(played("be_still", std::string(icons) + "at blessings_left 0: 1\n")), "12");
}

// What a seat has, as far as it matters to it: its piles.
std::string belongings(const State& state, int seat) {
  std::string all;
  for (const Pile pile :
       {Pile::kHand, Pile::kDeck, Pile::kBlessings, Pile::kDiscard, Pile::kDarkness}) {
    all += std::to_string(state.table.size(pile_of(seat, pile))) + " ";
  }
  each_chapter(state, seat, [&](PileId pile) {
    for (Card card = state.table.top(pile); card != kNoCard; card = state.table.below[card]) {
      all += std::to_string(pile) + ":" + std::to_string(card) + " ";
    }
  });
  return all;
}

Actor somebody(const State& state, Dice& dice) {
  const Actors acting = ChapterAndVerse::to_act(book, state);
  if (acting == kJudgeActs) return Actor::judge();
  int skip = static_cast<int>(dice.below(static_cast<std::uint32_t>(acting.size())));
  for (const int seat : acting) {
    if (skip-- == 0) return static_cast<Seat>(seat);
  }
  return Actor::judge();
}

void act_at_random(State& state, Dice& dice) {
  const Actor actor = somebody(state, dice);
  Actions legal;
  ChapterAndVerse::legal(book, state, actor, legal);
  const Action action = legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
  ChapterAndVerse::apply(book, state, actor, action, dice, nullptr);
}

// The one act that waits, if nobody answers: whoever it does not concern has afterwards what they
// had, and the game goes on.
std::string wronged(State state, Dice& dice) {
  const int actor = state.line.last().seat;
  const std::string meant = concerned(state);
  const State before = state;
  while (state.asks == Asks::kWindow && state.line.size == 1 && state.window.open() &&
         state.line.last().card == before.line.last().card) {
    const auto seat = static_cast<Seat>(state.window.undecided().lowest());
    ChapterAndVerse::apply(book, state, seat, Action::Type::kPass, dice, nullptr);
  }
  while (state.asks == Asks::kEffect) act_at_random(state, dice);
  for (int seat = 0; seat < state.seats; ++seat) {
    if (seat == actor || meant.find(std::to_string(seat)) != std::string::npos) continue;
    if (state.phase == Phase::kOver) return "the game is over";
    const std::string had = belongings(before, seat);
    const std::string has = belongings(state, seat);
    if (has != had) return "seat " + std::to_string(seat) + " had " + had + "and has " + has;
  }
  return {};
}

// CV-43: nobody is passed for whom the act takes something from, or gives something to.
TEST(ChapterAndVerseConcerns, WhomItDoesNotConcernItLeavesAlone) {
  int windows = 0;
  for (unsigned seed = 1; seed <= 300; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    State state = ChapterAndVerse::setup(book, {.seats = static_cast<std::uint8_t>(2 + seed % 3)},
                                         dice, nullptr);
    for (int ply = 0; ply < 600 && state.phase != Phase::kOver; ++ply) {
      const bool alone = state.asks == Asks::kWindow && state.line.size == 1 &&
                         state.window.waiting == state.window.asked &&
                         state.line.last().card != kNoCard;
      if (alone) {
        ++windows;
        const std::string title = std::string(verse_name(state.kind[state.line.last().card]));
        ASSERT_EQ(wronged(state, dice), "") << title << " in game " << seed << ", ply " << ply;
      }
      act_at_random(state, dice);
    }
  }
  EXPECT_GT(windows, 10'000);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
