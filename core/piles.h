#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "core/dice.h"

namespace scriptorium {

// Every card of a game on the pile where it lies. A pile is a chain from its top card down, so that
// a card is put on or under a pile, and drawn, in a few instructions, and all piles together are as
// large as there are cards. Card 0 is no card, pile 0 is no pile: cards that are not in the game
// lie there in no order. All bytes zero is a table without cards.
template <int kCards, int kPiles>
struct Piles {
  static_assert(kPiles <= 256);
  using Card = std::conditional_t<(kCards <= 256), std::uint8_t, std::uint16_t>;
  using Pile = std::uint8_t;

  Card below[kCards];  // the next card down; none under the bottom card
  Card top_card[kPiles];
  Card bottom_card[kPiles];
  Card cards_on[kPiles];
  // The last one may be unused, so that all together is an even number of bytes.
  Pile lies_on[kCards + ((kCards + 3 * kPiles) * sizeof(Card) + kCards) % 2];

  Card top(Pile pile) const { return top_card[pile]; }
  Card bottom(Pile pile) const { return bottom_card[pile]; }
  int size(Pile pile) const { return cards_on[pile]; }
  bool empty(Pile pile) const { return top_card[pile] == 0; }
  Pile where(Card card) const { return lies_on[card]; }

  void put_on(Pile pile, Card card) {
    assert(card != 0 && lies_on[card] == 0 && pile != 0);
    below[card] = top_card[pile];
    top_card[pile] = card;
    if (bottom_card[pile] == 0) bottom_card[pile] = card;
    ++cards_on[pile];
    lies_on[card] = pile;
  }
  void put_under(Pile pile, Card card) {
    if (bottom_card[pile] == 0) return put_on(pile, card);
    assert(card != 0 && lies_on[card] == 0 && pile != 0);
    below[bottom_card[pile]] = card;
    bottom_card[pile] = card;
    ++cards_on[pile];
    lies_on[card] = pile;
  }
  // Among sorted cards, lowest on top: a hand has no order of its own.
  void put_sorted(Pile pile, Card card) {
    const Card first = top_card[pile];
    if (first == 0 || card < first) return put_on(pile, card);
    assert(card != 0 && lies_on[card] == 0 && pile != 0);
    Card above = first;
    while (below[above] != 0 && below[above] < card) above = below[above];
    below[card] = below[above];
    below[above] = card;
    if (bottom_card[pile] == above) bottom_card[pile] = card;
    ++cards_on[pile];
    lies_on[card] = pile;
  }

  // The top card goes down until so many lie on it.
  void sink_top(Pile pile, int depth) {
    assert(depth < size(pile));
    if (depth == 0) return;
    const Card card = take_top(pile);
    Card above = top_card[pile];
    for (int i = 1; i < depth; ++i) above = below[above];
    below[card] = below[above];
    below[above] = card;
    if (bottom_card[pile] == above) bottom_card[pile] = card;
    ++cards_on[pile];
    lies_on[card] = pile;
  }

  Card take_top(Pile pile) {
    const Card card = top_card[pile];
    assert(card != 0);
    top_card[pile] = below[card];
    if (top_card[pile] == 0) bottom_card[pile] = 0;
    below[card] = 0;
    --cards_on[pile];
    lies_on[card] = 0;
    return card;
  }
  void take(Card card) { take(card, lies_on[card]); }
  void take(Card card, Pile pile) {
    assert(lies_on[card] == pile);
    if (top_card[pile] == card) {
      take_top(pile);
      return;
    }
    Card above = top_card[pile];
    while (below[above] != card) above = below[above];
    below[above] = below[card];
    if (bottom_card[pile] == card) bottom_card[pile] = above;
    below[card] = 0;
    --cards_on[pile];
    lies_on[card] = 0;
  }

  // The cards of a pile from the top down, for range loops.
  struct Chain {
    const Piles* piles;
    Card first;
    struct At {
      const Piles* piles;
      Card card;
      Card operator*() const { return card; }
      At& operator++() {
        card = piles->below[card];
        return *this;
      }
      friend bool operator==(const At& a, const At& b) { return a.card == b.card; }
    };
    At begin() const { return {piles, first}; }
    At end() const { return {piles, 0}; }
  };
  Chain cards(Pile pile) const { return {this, top_card[pile]}; }

  // The same, into `out`; how many there are.
  int list(Pile pile, std::span<Card> out) const {
    int count = 0;
    for (Card card = top_card[pile]; card != 0; card = below[card]) {
      out[static_cast<std::size_t>(count++)] = card;
    }
    return count;
  }
  // Lays the same cards in this order, from the top down.
  void lay(Pile pile, std::span<const Card> cards) {
    assert(static_cast<int>(cards.size()) == size(pile));
    if (cards.empty()) return;
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) below[cards[i]] = cards[i + 1];
    below[cards.back()] = 0;
    top_card[pile] = cards.front();
    bottom_card[pile] = cards.back();
  }
  // From which end the dice count the cards is the game's choice, and stays so: saved games hold
  // the dice, not the cards.
  void shuffle(Pile pile, Dice& dice, bool from_bottom = false) {
    Card cards[kCards];
    const std::span<Card> all(cards, static_cast<std::size_t>(size(pile)));
    if (!from_bottom) {
      list(pile, all);
      dice.shuffle(all);
      return lay(pile, all);
    }
    std::size_t left = all.size();
    for (Card card = top_card[pile]; card != 0; card = below[card]) all[--left] = card;
    dice.shuffle(all);
    if (all.empty()) return;
    Card under = 0;
    for (const Card card : all) {
      below[card] = under;
      under = card;
    }
    top_card[pile] = under;
    bottom_card[pile] = all.front();
  }

  // Two piles change places, each as it lies.
  void exchange(Pile a, Pile b) {
    for (Card card = top_card[a]; card != 0; card = below[card]) lies_on[card] = b;
    for (Card card = top_card[b]; card != 0; card = below[card]) lies_on[card] = a;
    std::swap(top_card[a], top_card[b]);
    std::swap(bottom_card[a], bottom_card[b]);
    std::swap(cards_on[a], cards_on[b]);
  }

  // All cards of `from` come onto `to`, as they lie.
  void put_all_on(Pile to, Pile from) {
    if (empty(from)) return;
    for (Card card = top_card[from]; card != 0; card = below[card]) lies_on[card] = to;
    below[bottom_card[from]] = top_card[to];
    if (bottom_card[to] == 0) bottom_card[to] = bottom_card[from];
    top_card[to] = top_card[from];
    cards_on[to] = static_cast<Card>(cards_on[to] + cards_on[from]);
    top_card[from] = 0;
    bottom_card[from] = 0;
    cards_on[from] = 0;
  }

  // Null if every card is on the one pile it says it lies on and nothing else is anywhere.
  const char* audit() const {
    int found = 0;
    for (int pile = 1; pile < kPiles; ++pile) {
      int count = 0;
      Card last = 0;
      for (Card card = top_card[pile]; card != 0; card = below[card]) {
        if (card >= kCards || lies_on[card] != pile || ++count > kCards) {
          return "a card lies on two piles";
        }
        last = card;
      }
      if (count != cards_on[pile] || last != bottom_card[pile]) return "a pile is miscounted";
      found += count;
    }
    if (top_card[0] != 0 || bottom_card[0] != 0 || cards_on[0] != 0) return "no pile has a card";
    for (int card = 0; card < kCards; ++card) {
      if (lies_on[card] != 0) --found;
      if (lies_on[card] == 0 && below[card] != 0) return "a card nowhere lies on another";
    }
    return found == 0 ? nullptr : "a card is lost";
  }
};

}  // namespace scriptorium
