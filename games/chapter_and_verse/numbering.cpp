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
  for (int owner = 0; owner < state.seats; ++owner) {
    each_card_of(state, owner, [&](Card card) { other.kind[number[card]] = state.kind[card]; });
  }
  each_card_named(other, [&](Card& card) { card = number[card]; });
  return other;
}

State numbered_by_kind(const Book& book, const State& state) {
  const std::size_t kinds = book.verses.size();
  Card number[kCards];
  number[0] = kNoCard;
  for (int owner = 0; owner < state.seats; ++owner) {
    Card next[kKinds];  // by kind: the next number
    std::fill_n(next, kinds, Card{0});
    each_card_of(state, owner, [&](Card card) { ++next[state.kind[card]]; });
    Card first = first_card_of(owner);
    for (std::size_t kind = 1; kind < kinds; ++kind) {
      first = static_cast<Card>(first + std::exchange(next[kind], first));
    }
    each_card_of(state, owner, [&](Card card) { number[card] = next[state.kind[card]]++; });
  }
  return renumbered(state, number);
}

}  // namespace scriptorium::chapter_and_verse
