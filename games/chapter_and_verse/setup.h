#pragma once

#include "games/chapter_and_verse/state.h"

namespace scriptorium::chapter_and_verse {

// Copies by kind: in the basic game of the box that is divided among all (CV-03), in the advanced
// game of each player's deck.
void copies(const Book& book, int seats, bool advanced, std::uint8_t (&out)[kKinds]);

}  // namespace scriptorium::chapter_and_verse
