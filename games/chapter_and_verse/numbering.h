#pragma once

#include "games/chapter_and_verse/state.h"

namespace scriptorium::chapter_and_verse {

// Which verse a card is, and what its back says (CV-24). A view numbers cards by what its viewer
// sees, an owner's among themselves (core/table_view.h).
struct Faces {
  const State& state;
  int given[kSeatCap] = {};

  int face(Card card) const { return state.kind[card]; }
  int back(Card card) const { return owner_of(card); }
  Card number(Card card, bool) {
    const int owner = owner_of(card);
    return static_cast<Card>(first_card_of(owner) + given[owner]++);
  }
};

// The same state with other numbers on the cards.
State renumbered(const State& state, std::span<const Card> number);
// With the numbers that a state has: an owner's cards by kind.
State numbered_by_kind(const State& state);

}  // namespace scriptorium::chapter_and_verse
