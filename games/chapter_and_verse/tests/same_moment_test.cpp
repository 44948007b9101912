// CV-21: wins at the same moment, and wins while something still waits on the line. No verse of the
// sets takes from more than one stack or in an answer, so these have effects of their own.

#include <gtest/gtest.h>

#include "games/chapter_and_verse/tests/other_verses.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr const char* kEveryoneTakes = R"(
  when played
    each player: take the top 1 of their blessings)";
constexpr const char* kEveryoneTakesInAnyTurn = R"(
  when quick-played
    each player: take the top 1 of their blessings)";

// CV-21: the order starts with the player in turn.
TEST(ChapterAndVerseSameMoment, ThePlayerInTurnComesFirst) {
  expect_with({{"naked_came_i", kEveryoneTakes}}, R"(all four draw their last blessing
seats 4
option game basic
at mover: 2
at phase: freeplay
at hand 2: naked_came_i
at blessings_left 0: 1
at blessings_left 1: 1
at blessings_left 2: 1
at blessings_left 3: 1

2: freeplay naked_came_i; into new
told 0: played effect moved moved moved moved ended
acting nobody
winner 2
see 0 /winner = 2
see 0 /winners = [2]
scores 7 7 7 7
)");
}

// CV-21: the one whose turn would end next, not the lowest seat and not the one who is nearest.
TEST(ChapterAndVerseSameMoment, TheOneWhoseTurnWouldEndNextWins) {
  expect_with({{"naked_came_i", kEveryoneTakes}},
              R"(the player in turn has two left, those on both sides one
seats 4
option game basic
at mover: 2
at phase: freeplay
at hand 2: naked_came_i
at blessings_left 0: 1
at blessings_left 1: 1
at blessings_left 2: 2
at blessings_left 3: 2

2: freeplay naked_came_i; into new
acting nobody
winner 0
see 1 /seats/1/blessings/size = 0
scores 7 7 6 6
)");
  expect_with({{"naked_came_i", kEveryoneTakes}}, R"(the next player is one of them
seats 4
option game basic
at mover: 2
at phase: freeplay
at hand 2: naked_came_i
at blessings_left 0: 1
at blessings_left 2: 2
at blessings_left 3: 1

2: freeplay naked_came_i; into new
winner 3
)");
}

// CV-21: in another's turn it is that player from whom one counts, not the one whose effect it is.
TEST(ChapterAndVerseSameMoment, InAnothersTurn) {
  expect_with({{"here_am_i", kEveryoneTakesInAnyTurn}, {"be_still", "  when played\n    draw 1"}},
              R"(seat 0 answers in seat 1's turn; seats 0 and 2 draw their last blessing
seats 3
at mover: 1
at phase: freeplay
at hand 0: here_am_i
at hand 1: be_still
at hand 2: be_still
at blessings_left 0: 1
at blessings_left 2: 1

1: freeplay be_still; into new
0: quick here_am_i
2: pass
2: pass
acting nobody
winner 2
)");
}

// CV-21: what one instruction takes is one moment; the next instruction comes too late.
TEST(ChapterAndVerseSameMoment, IsOneInstruction) {
  expect_with({{"naked_came_i", R"(
  when played
    each opponent: take the top 1 of their blessings
    take the top 1 of your blessings)"}},
              R"(first the opponents, then the player in turn, who would come first
option game basic
at phase: freeplay
at hand 0: naked_came_i
at blessings_left 0: 1
at blessings_left 1: 1

0: freeplay naked_came_i; into new
told 1: played effect moved ended
acting nobody
winner 1
see 0 /seats/0/blessings/size = 1
scores 6 7
)");
}

// CV-21: so is every time of an instruction that is repeated.
TEST(ChapterAndVerseSameMoment, IsOneTimeOfARepeatedInstruction) {
  expect_with({{"naked_came_i", R"(
  when played
    for 3 times
      each player: take the top 1 of their blessings)"}},
              R"(the third player's last is the second that is taken
seats 3
option game basic
at phase: freeplay
at hand 0: naked_came_i
at blessings_left 0: 3
at blessings_left 2: 2

0: freeplay naked_came_i; into new
acting nobody
winner 2
scores 6 2 7
)");
}

// CV-20, CV-21: a last blessing that goes elsewhere than to hand counts as drawn.
TEST(ChapterAndVerseSameMoment, BlessingsThatAreDiscarded) {
  expect_with({{"naked_came_i", R"(
  when played
    each opponent: discard the top 1 of their blessings)"}},
              R"(both opponents lose their last blessing
seats 3
option game basic
at mover: 1
at phase: freeplay
at hand 1: naked_came_i
at blessings_left 0: 1
at blessings_left 2: 1

1: freeplay naked_came_i; into new
acting nobody
winner 2
)");
}

// CV-21: a win inside the line stops the game, the rest unresolved.
TEST(ChapterAndVerseSameMoment, AWinInsideTheLine) {
  expect_with({{"here_am_i", "  when quick-played\n    take the top 1 of your blessings"},
               {"the_other_cheek", "  when quick-played\n    draw 1"},
               {"be_still", "  when played\n    draw 2"}},
              R"(what lies last resolves first and wins; the rest of the line does not happen
seats 3
at phase: freeplay
at hand 0: be_still be_still
at hand 1: the_other_cheek the_other_cheek
at hand 2: here_am_i here_am_i
at blessings_left 2: 1

0: freeplay be_still; into new
1: quick the_other_cheek
2: pass
0: pass
2: quick here_am_i
# everyone else is asked anew
0: pass
1: pass
told 0: answered all_passed effect moved ended
acting nobody
winner 2
see 2 /seats/0/hand_size = 1
see 2 /seats/1/hand_size = 1
see 2 /line/0/verse = be_still
see 2 /line/1/verse = the_other_cheek
see 2 /line/2 absent
# what was played lies where it was laid
see 2 /seats/0/chapters/0/verses/0/verse = be_still
0: end !CV-20
)");
}

// CV-21: so does a win in the middle of an effect.
TEST(ChapterAndVerseSameMoment, AWinInsideAnEffect) {
  expect_with({{"naked_came_i", R"(
  when played
    take the top 1 of your blessings
    put 1 verse from your hand on the bottom of your blessings
    each opponent: discard all verses from their hand)"}},
              R"(the stack is not filled again, and no hand is discarded
option game basic
at phase: freeplay
at hand 0: naked_came_i be_still
at hand 1: be_still
at blessings_left 0: 1

0: freeplay naked_came_i; into new
1: pass
acting nobody
winner 0
see 1 /seats/0/blessings/size = 0
see 1 /seats/1/hand_size = 1
)");
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
