#include "games/chapter_and_verse/numbering.h"

#include <algorithm>
#include <utility>

namespace scriptorium::chapter_and_verse {

namespace {

CardSet renumbered(const CardSet& cards, std::span<const Card> number) {
  CardSet set = {};
  cards.each([&](Card card) { set.add(number[card]); });
  return set;
}

}  // namespace

State renumbered(const State& state, std::span<const Card> number) {
  State other = state;
  other.set = renumbered(state.set, number);
  other.standing = renumbered(state.standing, number);
  other.due = renumbered(state.due, number);
  other.table = scriptorium::renumbered(state.table, number);
  for (Kind& kind : other.kind) kind = 0;
  for (Card card = 1; card < first_card_of(state.seats); ++card) {
    if (state.table.where(card) != 0) other.kind[number[card]] = state.kind[card];
  }
  each_card_named(other, [&](Card& card) { card = number[card]; });
  return other;
}

State numbered_by_kind(const Book& book, const State& state) {
  const std::size_t kinds = book.verses.size();
  Card number[kCards];
  number[0] = kNoCard;
  for (int owner = 0; owner < state.seats; ++owner) {
    const Card first = first_card_of(owner);
    const Card end = first_card_of(owner + 1);
    Card next[kKinds];
    std::fill_n(next, kinds, Card{0});
    for (Card card = first; card < end; ++card) ++next[state.kind[card]];
    next[0] = first;  // what is nowhere has no kind, and needs no number
    for (std::size_t kind = 1; kind < kinds; ++kind) {
      const Card count = std::exchange(next[kind], next[0]);
      next[0] = static_cast<Card>(next[0] + count);
    }
    for (Card card = first; card < end; ++card) {
      number[card] = state.kind[card] == 0 ? kNoCard : next[state.kind[card]]++;
    }
  }
  return renumbered(state, number);
}

}  // namespace scriptorium::chapter_and_verse
