// CV-47: how much can stand and last at a time, and what is like nothing. No verse of the sets
// comes to it, so these have effects of their own.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/chapter_and_verse/standing.h"
#include "games/chapter_and_verse/tests/other_verses.h"
#include "games/chapter_and_verse/tests/place.h"

namespace scriptorium::chapter_and_verse {
namespace {

// CV-47: at most eight effects last at a time; a ninth does nothing.
TEST(ChapterAndVerseStanding, EightLast) {
  const auto lasts = [](int before, const char* checks) {
    std::string effect = "  when played\n";
    for (int i = 0; i < before; ++i) {
      effect += "    forbid each opponent to quick_play until the end of the turn\n";
    }
    effect +=
        "    forbid each opponent to challenge until the end of the turn\n"
        "    if you do\n      draw 1";
    expect_with({{"naked_came_i", effect}}, std::string("one after others") + R"(
option game basic
at phase: freeplay
at hand 0: naked_came_i be_still be_still
at hand 1: be_still

0: freeplay naked_came_i; into new
1: pass
)" + checks);
  };
  lasts(7, R"(
see 1 /seats/0/hand_size = 3
0: play be_still; into new; sacrifice be_still
told 1: played
)");
  lasts(8, R"(
see 1 /seats/0/hand_size = 2
0: play be_still; into new; sacrifice be_still
told 1: played asked
)");
}

// CV-47: what lasts forbids what it says, and nothing else.
TEST(ChapterAndVerseStanding, WhatLastsIsNotMixedUp) {
  expect_with({{"naked_came_i", R"(
  when played
    forbid each opponent to quick_play until the end of the turn
    forbid you to challenge until the end of the turn)"}},
              R"(who may not answer may challenge
at phase: freeplay
at hand 0: naked_came_i be_still be_still
at hand 1: be_still

0: freeplay naked_came_i; into new
1: pass
0: play be_still; into new; sacrifice be_still
legal 1: pass; challenge be_still
)");
}

// CV-13: there is no more of somebody else's Freeplay: it is for one's own next turn.
TEST(ChapterAndVerseStanding, MoreFreeplaysInOnesOwnTurn) {
  expect_with({{"here_am_i", R"(
  when played
    more freeplay 1 until the end of the turn
    if you do
      draw 1
  when quick-played
    more freeplay 1 until the end of the turn
    if you do
      draw 1)"}},
              R"(who answers gets one later, and draws now
at phase: freeplay
at hand 0: here_am_i be_still
at hand 1: here_am_i

0: freeplay here_am_i; into new
1: quick here_am_i
0: pass
told 1: answered all_passed effect lasts drew effect lasts drew phase
see 1 /seats/0/hand_size = 2
see 1 /seats/1/hand_size = 1
see 0 /free_plays = 1
0: end
1: pass
see 1 /free_plays = 2
)");
}

// CV-47: more than there is room for changes nothing any more.
TEST(ChapterAndVerseStanding, ManyChanges) {
  std::string effect = "  while in play\n";
  for (int i = 0; i < 22; ++i) effect += "    forbid each opponent to challenge\n";
  const auto book = book_with({{"the_evidence", effect}});
  for (const int copies : {2, 3}) {
    std::string verses;
    for (int i = 0; i < copies; ++i) verses += " the_evidence";
    const State state = place("at chapter 0.1:" + verses, {.seats = 2}, *book);
    const Changes changes(*book, state, forbidding(Act::kChallenge));
    EXPECT_EQ(changes.end() - changes.begin(), copies == 2 ? 44 : 64);
    EXPECT_TRUE(forbidden(*book, state, Act::kChallenge, 1));
    EXPECT_FALSE(forbidden(*book, state, Act::kChallenge, 0));
  }
}

// Where none has been named, no verse is of the named theme or marker.
TEST(ChapterAndVerseStanding, NothingIsLikeWhatWasNotNamed) {
  const State state = place("at hand 0: be_still");
  const Card card = state.table.top(pile_of(0, Pile::kHand));
  for (const Group group : {Group::kTheme, Group::kMarker}) {
    effects::Filter filter;
    filter.member[0].group = static_cast<std::uint8_t>(group);
    const int members = group == Group::kTheme ? kThemes : the_book().markers;
    int named = 0;
    for (int member = 1; member <= members; ++member) {
      named += like(the_book(), state, card, filter, member, kNoCard) ? 1 : 0;
    }
    EXPECT_EQ(named, group == Group::kTheme ? 2 : 1) << "Faith and Wisdom, a Psalm";
    EXPECT_FALSE(like(the_book(), state, card, filter, 0, kNoCard));
  }
}

// CV-35: each list of words is one of its own.
TEST(ChapterAndVerseStanding, WordsOfTheListThatIsAskedFor) {
  const State state = place("at hand 0: be_still");
  std::vector<Verse> verses(the_book().verses.begin(), the_book().verses.end());
  Book book = the_book();
  book.verses = verses;
  verses[kind("be_still")].words = 0b100;
  const Card card = state.table.top(pile_of(0, Pile::kHand));
  for (std::uint8_t list = 1; list <= 5; ++list) {
    effects::Filter filter;
    filter.words = list;
    EXPECT_EQ(like(book, state, card, filter, 0, kNoCard), list == 3) << "list " << int{list};
  }
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
