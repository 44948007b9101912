#pragma once

#include "games/hypertext/state.h"

namespace scriptorium::hypertext {

// Whether it is certain, from what the seat sees, that nothing would come of activating this card
// of its hand: what its ability takes is not in Sheol, what it counts is nowhere. HT-12 allows it,
// so whoever is about to spend a card and a turn's activation on it is told before.
bool is_idle(const Book& book, const State& state, int seat, Card card);

}  // namespace scriptorium::hypertext
