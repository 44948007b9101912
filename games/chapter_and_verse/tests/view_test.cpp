#include <gtest/gtest.h>

#include "games/chapter_and_verse/chapter_and_verse.h"
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

}  // namespace
}  // namespace scriptorium::chapter_and_verse
