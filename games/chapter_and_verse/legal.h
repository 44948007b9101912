#pragma once

#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/playing.h"

namespace scriptorium::chapter_and_verse {

// The card that "sacrifice this verse" means: the first of the kind that may be given; none if
// there is none.
Card sacrifice_meant(const State& state, Seat seat, Action action);

// What an action chooses in the effect that is asking. It must be offered.
effects::Choice<Card> choice_meant(const Book& book, const State& state, int seat, Action action);

}  // namespace scriptorium::chapter_and_verse
