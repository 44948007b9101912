#include "games/chapter_and_verse/numbering.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

namespace {

CardSet renumbered(const CardSet& cards, const Card (&number)[kCards]) {
  CardSet set = {};
  cards.each([&](Card card) { set.add(number[card]); });
  return set;
}

Table renumbered(const Table& old, const Card (&number)[kCards]) {
  Table table = old;
  for (int card = 1; card < kCards; ++card) {
    table.below[number[card]] = number[old.below[card]];
    table.lies_on[number[card]] = old.lies_on[card];
  }
  for (int pile = 1; pile < kPiles; ++pile) {
    table.top_card[pile] = number[old.top_card[pile]];
    table.bottom_card[pile] = number[old.bottom_card[pile]];
  }
  // A hand is sorted by number.
  for (int seat = 0; seat < kSeatCap; ++seat) {
    Card cards[kCards];
    const PileId hand = pile_of(seat, Pile::kHand);
    const auto count = static_cast<std::size_t>(table.list(hand, cards));
    std::sort(cards, cards + count);
    table.lay(hand, {cards, count});
  }
  return table;
}

}  // namespace

State renumbered(const State& state, const Numbering& numbering) {
  const Card(&number)[kCards] = numbering.number;
  State other = state;
  other.set = renumbered(state.set, number);
  other.standing = renumbered(state.standing, number);
  other.due = renumbered(state.due, number);
  other.table = renumbered(state.table, number);
  for (int card = 1; card < kCards; ++card) {
    other.kind[number[card]] = state.kind[card];
    other.memory.place[number[card]] = state.memory.place[card];
    other.memory.pile[number[card]] = state.memory.pile[card];
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

}  // namespace scriptorium::chapter_and_verse
