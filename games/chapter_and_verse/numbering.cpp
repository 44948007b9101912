#include "games/chapter_and_verse/numbering.h"

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
  for (Card card = 1; card < kCards; ++card) {
    if (state.table.where(card) != 0) other.kind[number[card]] = state.kind[card];
  }
  const auto name = [&](Card& card) { card = number[card]; };
  name(other.draft.verse);
  for (Card& card : other.draft.paid) name(card);
  for (auto& item : other.line.items) name(item.card);
  for (Card& card : other.window.card) name(card);
  name(other.run.source);
  for (Card& card : other.run.them) name(card);
  for (Card& card : other.run.shown) name(card);
  for (auto& seat : other.run.picked) {
    for (Card& card : seat) name(card);
  }
  for (Lasting& lasting : other.lasting) {
    name(lasting.source);
    name(lasting.card);
  }
  name(other.resolving);
  return other;
}

State numbered_by_kind(const State& state) {
  Card number[kCards] = {};
  for (int owner = 0; owner < kSeatCap; ++owner) {
    Card next[kKinds + 1] = {};
    const Card first = first_card_of(owner);
    for (Card card = first; card < first + kDeckCap; ++card) {
      if (state.table.where(card) != 0) ++next[state.kind[card] + 1];
    }
    next[0] = first;
    for (int kind = 0; kind < kKinds; ++kind) {
      next[kind + 1] = static_cast<Card>(next[kind] + next[kind + 1]);
    }
    for (Card card = first; card < first + kDeckCap; ++card) {
      if (state.table.where(card) != 0) number[card] = next[state.kind[card]]++;
    }
  }
  return renumbered(state, number);
}

}  // namespace scriptorium::chapter_and_verse
