// CV-47: what changes the rules while it stands or lasts. The verses of the sets do little of it
// yet, so these have effects of their own.

#include <gtest/gtest.h>

#include <string>

#include "games/chapter_and_verse/tests/other_verses.h"

namespace scriptorium::chapter_and_verse {
namespace {

// CV-47: each of several changes of one verse is for what it says, and for whom.
TEST(ChapterAndVerseStanding, TwoChangesOfOneVerse) {
  expect_with({{"the_evidence", R"(
  while in play
    forbid each opponent to challenge
    forbid you to quick_play
    change cost of all Faith verses from your hand by +1)"},
               {"here_am_i", "  when quick-played\n    draw 1"}},
              R"(seat 0 may call Quote It and not answer, seat 1 the other way round
seats 3
at phase: freeplay
at chapter 0.1: the_evidence
at hand 0: be_still be_still here_am_i
at hand 1: be_still here_am_i naked_came_i
at hand 2: naked_came_i

0: freeplay be_still; into new
legal 1: pass; quick here_am_i
legal 2: pass
2: challenge naked_came_i !CV-44
1: pass
2: pass
# 1 and 1 more: too much for one other verse in hand
legal 0 lacks: use here_am_i
legal 0 lacks: play be_still
0: end
legal 1: pass; quick here_am_i
1: pass
2: pass
1: freeplay be_still; into new
legal 0: pass; challenge be_still; challenge here_am_i
0: quick here_am_i !CV-41
legal 2: pass
)");
}

// CV-47: the second ability of a verse stands too, and what is no standing ability does not.
TEST(ChapterAndVerseStanding, AmongOtherAbilities) {
  expect_with({{"the_evidence", R"(
  when played
    forbid each player to freeplay until the end of the turn
  while in play
    forbid each opponent to discard)"},
               {"god_so_loved", "  when discarded\n    draw 1"}},
              R"(only the standing one holds of a verse that lies there
option game basic
at mover: 1
at phase: freeplay
at chapter 0.1: the_evidence
at hand 1: be_still god_so_loved
at hand 0: be_still

legal 1: skip; freeplay be_still; freeplay god_so_loved
1: skip
1: use god_so_loved !CV-47
legal 1 lacks: use god_so_loved
)");
}

// CV-47: whom a change concerns.
TEST(ChapterAndVerseStanding, WhomItConcerns) {
  const auto forbids = [](const char* whom, const char* checks) {
    const std::string effect = std::string("  while in play\n    forbid ") + whom + " to freeplay";
    expect_with({{"the_evidence", effect}}, std::string("whom it concerns: ") + whom + R"(
seats 3
option game basic
at mover: 1
at phase: freeplay
at chapter 1.1: the_evidence
at hand 0: be_still
at hand 1: be_still
at hand 2: be_still

)" + checks);
  };
  forbids("each player", R"(
legal 1: skip
1: freeplay be_still !CV-47
1: skip
1: end
legal 2: skip
)");
  forbids("you", R"(
legal 1: skip
1: skip
1: end
legal 2 has: freeplay be_still
)");
  forbids("each opponent", R"(
legal 1: skip; freeplay be_still
1: skip
1: end
legal 2: skip
2: freeplay be_still !CV-47
2: skip
2: end
legal 0: skip
)");
}

// CV-47: which verses a change is about.
TEST(ChapterAndVerseStanding, WhatItIsAbout) {
  const auto forbids = [](const char* what, const char* checks) {
    const std::string effect =
        std::string("  while in play\n    forbid each player to play with ") + what;
    expect_with({{"the_evidence", effect}}, std::string("about ") + what + R"(
seats 2
option game basic
at chapter 0.1: the_evidence
at hand 0: be_still god_so_loved naked_came_i weeping_and_gnashing the_son_was_lost
at hand 1: be_still

)" + checks);
  };
  // wisdom: Be Still; faith: it, God So Loved and The Son Was Lost
  forbids("all Wisdom verses", R"(
legal 0: end; play god_so_loved; play naked_came_i; play weeping_and_gnashing; play the_son_was_lost
0: play be_still !CV-47
)");
  forbids("all Faith Testimonies", R"(
legal 0: end; play be_still; play naked_came_i; play weeping_and_gnashing; play the_son_was_lost
)");
  forbids("all verses with cost 2", R"(
legal 0: end; play be_still; play weeping_and_gnashing
)");
  forbids("all verses with cost 2 or more", R"(
legal 0: end; play be_still
)");
  forbids("all verses with cost 2 or less", R"(
legal 0: end; play weeping_and_gnashing
)");
  forbids("all Faith verses from your tabletop", R"(
legal 0 has: play be_still; play god_so_loved; play the_son_was_lost
)");
}

// CV-39, CV-47: a Quick Play that is forbidden with some verses is open with others.
TEST(ChapterAndVerseStanding, SomeQuickPlays) {
  expect_with({{"the_evidence", R"(
  while in play
    forbid each opponent to quick_play with all Psalms)"},
               {"be_still", "  when quick-played\n    draw 1"},
               {"here_am_i", "  when quick-played\n    draw 1"}},
              R"(a Psalm is no answer to an opponent of the one who has it in play
seats 3
at phase: freeplay
at chapter 0.1: the_evidence
at hand 0: naked_came_i be_still
at hand 1: be_still here_am_i
at hand 2: be_still

0: freeplay naked_came_i; into new
legal 1: pass; challenge be_still; challenge here_am_i; quick here_am_i
1: quick be_still !CV-47
legal 2: pass; challenge be_still
1: quick here_am_i
2: pass
legal 0: pass; quick be_still
)");
}

// CV-47: `other` is not the verse itself.
TEST(ChapterAndVerseStanding, AllOthers) {
  expect_with({{"the_evidence", R"(
  while in play
    protect all other verses from your tabletop from each opponent)"},
               {"god_so_loved", "  when played\n    discard 1 verse from any tabletop"}},
              R"(the verse that protects others is not protected
option game basic
at mover: 1
at phase: freeplay
at hand 1: god_so_loved
at chapter 0.1: be_still the_evidence
at chapter 1.1: naked_came_i

1: freeplay god_so_loved; into 1.1
legal 1: pick the_evidence@0.1; pick naked_came_i@1.1; pick god_so_loved@1.1
)");
}

// CV-14, CV-47: no verse costs less than nothing or more than nine.
TEST(ChapterAndVerseStanding, CostsHaveBounds) {
  const auto changes = [](const char* change, const char* checks) {
    const std::string effect =
        std::string("  while in play\n    change cost of all verses from your hand by ") + change;
    expect_with({{"the_evidence", effect}}, std::string("by ") + change + R"(
option game basic
at chapter 0.1: the_evidence
at hand 1: naked_came_i
at hand 0: weeping_and_gnashing be_still be_still be_still be_still be_still be_still god_so_loved god_so_loved god_so_loved

)" + checks);
  };
  changes("-2", "0: play be_still; into new\ntold 1: played asked\n");
  changes("-2", R"(
0: play weeping_and_gnashing; into new; sacrifice be_still
told 1: played asked
)");
  changes("+9", R"(
0: play weeping_and_gnashing; into new; sacrifice be_still; sacrifice be_still; sacrifice be_still; sacrifice be_still; sacrifice be_still; sacrifice be_still; sacrifice god_so_loved; sacrifice god_so_loved; sacrifice god_so_loved
told 1: played asked
see 1 /seats/0/hand_size = 0
)");
}

// CV-47: until the end of the turn.
TEST(ChapterAndVerseStanding, UntilTheEndOfTheTurn) {
  expect_with({{"naked_came_i", R"(
  when played
    forbid each opponent to challenge until the end of the turn
    change cost of all verses from your hand by -1 until the end of the turn)"}},
              R"(what lasts to the end of the turn does not last to the next
seats 3
option game basic
at phase: freeplay
at hand 0: naked_came_i be_still the_evidence
at hand 1: be_still be_still
at hand 2: be_still

0: freeplay naked_came_i; into new
1: pass
2: pass
told 0: answered all_passed effect lasts lasts phase
0: play be_still; into new
told 1: played
# nobody may call Quote It; the verse costs nothing
0: end
1: freeplay be_still; into new
acting 0 2
legal 0 has: challenge the_evidence
0: pass
2: pass
1: end
2: skip
2: end
# three turns later nothing is left of it
0: skip
legal 0 lacks: play the_evidence
)");
}

// CV-47: until the next turn of the one whose effect it is.
TEST(ChapterAndVerseStanding, UntilTheNextTurn) {
  expect_with({{"naked_came_i", R"(
  when played
    forbid each player to freeplay until your next turn)"},
               {"god_so_loved", R"(
  when played
    forbid each opponent to play until the end of the turn)"}},
              R"(it ends when that turn begins, and nothing else ends with it
seats 3
option game basic
at phase: freeplay
at hand 0: naked_came_i be_still
at hand 1: be_still be_still god_so_loved be_still
at hand 2: be_still

0: freeplay naked_came_i; into new
1: pass
2: pass
0: end
legal 1: skip
1: freeplay be_still !CV-47
1: skip
1: play god_so_loved; into new; sacrifice be_still; sacrifice be_still
0: pass
2: pass
1: end
# the turn of seat 1 is over, that of seat 0 has not begun
legal 2: skip
2: skip
legal 2 has: play be_still
2: end
legal 0 has: freeplay be_still
)");
}

// CV-47: one player, chosen for it.
TEST(ChapterAndVerseStanding, AChosenPlayer) {
  const auto forbids = [](const char* whom, const char* checks) {
    const std::string effect = std::string("  when played\n    forbid ") + whom +
                               " to challenge until the end of the turn";
    expect_with({{"naked_came_i", effect}}, std::string("forbids ") + whom + R"(
seats 3
option game basic
at phase: freeplay
at hand 0: naked_came_i be_still be_still
at hand 1: be_still
at hand 2: be_still

0: freeplay naked_came_i; into new
1: pass
2: pass
)" + checks);
  };
  forbids("an opponent", R"(
legal 0: player 1; player 2
0: player 2
0: play be_still; into new; sacrifice be_still
acting 1
)");
  forbids("a player", R"(
legal 0: player 0; player 1; player 2
0: player 1
0: play be_still; into new; sacrifice be_still
acting 2
)");
}

// CV-47: the player who was met before is the only one that is meant.
TEST(ChapterAndVerseStanding, ThatPlayer) {
  expect_with({{"naked_came_i", R"(
  when played
    pick an opponent
    forbid that player to challenge until the end of the turn)"}},
              R"(only the picked opponent may not call Quote It
seats 4
option game basic
at phase: freeplay
at hand 0: naked_came_i be_still be_still
at hand 1: be_still
at hand 2: be_still
at hand 3: be_still

0: freeplay naked_came_i; into new
1: pass
2: pass
3: pass
0: player 2
0: play be_still; into new; sacrifice be_still
acting 1 3
)");
}

// CV-13, CV-47: what is allowed outside its phase.
TEST(ChapterAndVerseStanding, WhatIsAllowed) {
  const auto allows = [](const char* whom, const char* checks) {
    const std::string effect = std::string("  while in play\n    allow ") + whom;
    expect_with({{"the_evidence", effect},
                 {"be_still", "  when discarded\n    draw 1"},
                 {"god_so_loved", "  when discarded\n    draw 1"}},
                std::string("allows ") + whom + R"(
option game basic
at mover: 0
at phase: freeplay
at chapter 0.1: the_evidence
at hand 0: be_still god_so_loved naked_came_i
at hand 1: be_still

)" + checks);
  };
  allows("you to discard", R"(
legal 0 has: skip; use be_still; use god_so_loved
0: use naked_came_i !CV-31
0: skip
0: end
1: use be_still !CV-13
)");
  allows("each opponent to discard", R"(
0: use be_still !CV-13
0: skip
0: end
legal 1 has: use be_still
)");
  allows("each player to discard with all Psalms", R"(
legal 0 has: use be_still
legal 0 lacks: use god_so_loved
0: use god_so_loved !CV-13
)");
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
