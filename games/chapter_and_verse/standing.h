#pragma once

#include "games/chapter_and_verse/table.h"

// What effects in play change of the rules: CV-47, the Big Rule.
namespace scriptorium::chapter_and_verse {

// Whether a card is like that. `named` is the member that was named, `source` the card that asks.
bool like(const Book& book, const State& state, Card card, const effects::Filter& filter, int named,
          Card source);

int changed_cost(const Book& book, const State& state, Card card);
bool forbids(const Book& book, const State& state, Act act, int seat, Card card);
bool allows(const Book& book, const State& state, Act act, int seat);
bool shields(const Book& book, const State& state, Card card, int seat);

// CV-14: how many verses must be sacrificed for it.
inline int cost(const Book& book, const State& state, Card card) {
  if ((state.in_force & kChangesCost) == 0) return book.verse(state.kind[card]).cost;
  return changed_cost(book, state, card);
}
// Whether an effect forbids the seat an act, with this card if one is meant.
inline bool forbidden(const Book& book, const State& state, Act act, int seat,
                      Card card = kNoCard) {
  return (state.in_force & forbidding(act)) != 0 && forbids(book, state, act, seat, card);
}
inline bool allowed(const Book& book, const State& state, Act act, int seat) {
  return (state.in_force & kAllows) != 0 && allows(book, state, act, seat);
}
// Whether effects of the seat must leave the card alone.
inline bool shielded(const Book& book, const State& state, Card card, int seat) {
  return (state.in_force & kProtects) != 0 && shields(book, state, card, seat);
}

}  // namespace scriptorium::chapter_and_verse
