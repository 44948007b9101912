#pragma once

#include "games/chapter_and_verse/table.h"

// What effects in play change of the rules: CV-47, the Big Rule.
namespace scriptorium::chapter_and_verse {

// Whether a card is like that. `named` is the member that was named, `source` the card that asks.
bool like(const Book& book, const State& state, Card card, const effects::Filter& filter, int named,
          Card source);

// Something that changes the rules now.
struct Change {
  const effects::Step* step;
  int you;
  Card source;
  Card card;  // the only card it is about, if there is one
  int amount;
};

// All that stands or lasts with one verb, found once and asked often.
class Changes {
 public:
  Changes() = default;
  Changes(const Book& book, const State& state, effects::Verb verb) { find(book, state, verb); }
  void find(const Book& book, const State& state, effects::Verb verb);
  const Change* begin() const { return list_; }
  const Change* end() const { return list_ + count_; }

 private:
  static constexpr int kMost = 64;  // more of one kind change nothing any more
  int count_ = 0;
  Change list_[kMost];
};

// Whether a change concerns the seat; the card, where it is about cards.
bool concerns(const Change& change, int seat);
bool concerns(const Book& book, const State& state, const Change& change, Card card);

int changed_cost(const Book& book, const State& state, Card card);
bool forbids(const Book& book, const State& state, Act act, int seat, Card card);
bool allows(const Book& book, const State& state, Act act, int seat);

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
}  // namespace scriptorium::chapter_and_verse
