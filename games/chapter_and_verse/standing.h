#pragma once

#include "games/chapter_and_verse/table.h"

// What effects in play change of the rules: CV-47, the Big Rule.
namespace scriptorium::chapter_and_verse {

// Whether a card is like that. `named` is the member that was named, `source` the card that asks.
bool like(const Book& book, const State& state, Card card, const effects::Filter& filter, int named,
          Card source);

// Something that changes the rules now.
struct Change {
  const effects::Instruction* step;
  int you;
  int other;  // the player that was chosen for it; kNobody where none was
  Card source;
  Card card;  // the only card it is about, if there is one
  int amount;

  static constexpr int kNobody = -1;
};

// All that stands or lasts with this force, found once and asked often.
class Changes {
 public:
  Changes() = default;
  Changes(const Book& book, const State& state, Force force) { find(book, state, force); }
  void find(const Book& book, const State& state, Force force);
  bool empty() const { return count_ == 0; }
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
// Whether it is about all that lies there, whatever it is.
bool concerns_all(const Book& book, const State& state, const Change& change, PileId pile);

bool forbids(const Book& book, const State& state, Act act, int seat, Card card);
bool allows(const Book& book, const State& state, Act act, int seat, Card card);

// CV-14: how many verses must be sacrificed for a verse.
class Costs {
 public:
  Costs(const Book& book, const State& state) : book_(book), state_(state) {
    if ((state.in_force & kChangesCost) != 0) changes_.find(book, state, kChangesCost);
  }
  int of(Card card) const {
    return changes_.empty() ? book_.verse(state_.kind[card]).cost : changed(card);
  }

 private:
  int changed(Card card) const;

  const Book& book_;
  const State& state_;
  Changes changes_;
};
inline int cost(const Book& book, const State& state, Card card) {
  return Costs(book, state).of(card);
}
// Whether an effect forbids the seat an act, with this card if one is meant.
inline bool forbidden(const Book& book, const State& state, Act act, int seat,
                      Card card = kNoCard) {
  return (state.in_force & forbidding(act)) != 0 && forbids(book, state, act, seat, card);
}
inline bool allowed(const Book& book, const State& state, Act act, int seat, Card card) {
  return (state.in_force & kAllows) != 0 && allows(book, state, act, seat, card);
}
}  // namespace scriptorium::chapter_and_verse
