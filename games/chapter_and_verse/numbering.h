#pragma once

#include "games/chapter_and_verse/state.h"

namespace scriptorium::chapter_and_verse {

// New numbers for the cards, an owner's among themselves. A view numbers cards by what its viewer
// sees, a state by kind.
struct Numbering {
  Card number[kCards] = {};  // by the old number
  int given[kSeatCap] = {};

  // The card gets its owner's next number.
  void next(Card card) {
    const int owner = owner_of(card);
    number[card] = static_cast<Card>(first_card_of(owner) + given[owner]++);
  }
  // What is not in the game gets what is left.
  void rest(const State& state) {
    for (Card card = 1; card < kCards; ++card) {
      if (state.table.where(card) == 0) next(card);
    }
  }
};

// The same state with other numbers on the cards.
State renumbered(const State& state, const Numbering& numbering);

}  // namespace scriptorium::chapter_and_verse
