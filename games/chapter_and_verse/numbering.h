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

// Calls name(card) wherever something that goes on says which card it is about; none is 0.
template <class Doings, class Name>
void each_card_named(Doings& doings, const Name& name) {
  name(doings.draft.verse);
  for (Card& card : doings.draft.paid) name(card);
  for (int i = 0; i < doings.line.size; ++i) name(doings.line.items[i].card);
  for (Card& card : doings.window.card) name(card);
  name(doings.resolving);
  for (int i = 0; i < doings.lasting_count; ++i) {
    name(doings.lasting[i].source);
    name(doings.lasting[i].card);
  }
  if (doings.run.active == 0) return;
  name(doings.run.source);
  for (Card& card : doings.run.them) name(card);
  for (Card& card : doings.run.shown) name(card);
  for (auto& seat : doings.run.picked) {
    for (Card& card : seat) name(card);
  }
}

// Calls see(card) for an owner's cards, which are numbered without a gap.
template <class See>
void each_card_of(const State& state, int owner, const See& see) {
  const Card end = first_card_of(owner + 1);
  for (Card card = first_card_of(owner); card < end && state.table.where(card) != 0; ++card) {
    see(card);
  }
}

// The same state with other numbers on the cards.
State renumbered(const State& state, std::span<const Card> number);
// With the numbers that a state has, rather than a view: an owner's cards by kind.
State numbered_by_kind(const Book& book, const State& state);

}  // namespace scriptorium::chapter_and_verse
