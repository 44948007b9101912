#include <gtest/gtest.h>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/tests/other_verses.h"
#include "games/chapter_and_verse/tests/place.h"

namespace scriptorium::chapter_and_verse {
namespace {

// CV-23: what was done is remembered, but not with a verse that the viewer does not see: its number
// would tell where it lies.
TEST(ChapterAndVerseView, RemembersNoVerseThatIsOutOfSight) {
  State state = place("at hand 0: be_still\nat hand 1: the_evidence", {.seats = 2});
  const Card hidden = state.table.top(pile_of(1, Pile::kHand));
  state.line.size = 1;
  state.lasting_count = 1;
  state.run.active = 1;
  state.line.items[0].card = hidden;
  state.run.them[0] = hidden;
  state.run.source = hidden;
  state.resolving = hidden;
  state.lasting[0].source = hidden;
  state.lasting[0].card = hidden;
  for (const Viewer viewer : {Viewer(Seat{0}), Viewer(Seat{1}), Viewer::spectator()}) {
    const State shown = ChapterAndVerse::view(the_book(), state, viewer).shown;
    const Card own = shown.table.top(pile_of(1, Pile::kHand));
    const Card expected = viewer == Viewer(Seat{1}) ? own : kNoCard;
    EXPECT_NE(own, kNoCard);
    for (const Card card : {shown.line.items[0].card, shown.run.them[0], shown.run.source,
                            shown.resolving, shown.lasting[0].source, shown.lasting[0].card}) {
      EXPECT_EQ(card, expected) << viewer.index();
    }
  }
}

// CV-23, CV-30: it lies where the other lay, and that would tell which was chosen.
TEST(ChapterAndVerseView, TellsNotWhatWasExchangedInSecret) {
  expect_with({{"be_still", R"(
  when played
    look at the top 3 of your blessings
    exchange 1 verse from your discard with 1 verse of them)"}},
              R"(nobody else sees where it lies
at phase: freeplay
at hand 0: be_still
at discard 0: choose_you_this_day
at blessings 0: the_evidence naked_came_i god_so_loved weeping_and_gnashing

0: freeplay be_still; into new
0: pick naked_came_i@0.blessings
told 1: answered moved moved phase
see 0 /seats/0/blessings/known/1/verse = choose_you_this_day
see 0 /seats/0/blessings/known/1/place = 1
see 0 /seats/0/blessings/known/2/verse = god_so_loved
see 1 /seats/0/blessings/known absent
see 1 /seats/0/discard/0/verse = naked_came_i
)");
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
