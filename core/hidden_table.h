#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/knowledge.h"
#include "core/piles.h"

namespace scriptorium {

// No two cards look the same.
struct NoCopies {};

// What a Layout says of a pile.
struct PileTraits {
  bool open;
  bool sorted;
  bool hand;
  std::uint8_t holder;
};
template <class Layout>
inline constexpr auto kPileTraits = [] {
  std::array<PileTraits, static_cast<std::size_t>(Layout::kPiles)> all = {};
  for (std::size_t i = 1; i < all.size(); ++i) {
    const auto pile = static_cast<std::uint8_t>(i);
    all[i] = {Layout::is_open(pile), Layout::is_sorted(pile), Layout::is_hand(pile),
              static_cast<std::uint8_t>(Layout::holder_of(pile))};
  }
  return all;
}();

// Cards on piles, some of them face down, and what everybody knows of those. A card that lies open
// is seen by all, so nothing is remembered of it. The rules say which card goes where and who sees
// it; whatever they do, the memory stays true. table_view.h makes views of such a table, and worlds
// of views.
//
// A game says in its Layout what its piles are:
//
//   kCards, kPiles, kSeats  as in Piles; seats as many as there may be
//   kNumbers                at least kCards. Numbers from kCards on are hidden cards in a view, for
//                           games in which a card's number says which card it is
//   is_open(pile)           all see what lies there
//   is_sorted(pile)         it has no order, so cards lie there by number
//   is_hand(pile)           such a pile, of which its holder sees what is in it
//   holder_of(pile)         whose pile it is
//
// Where `alike` is asked for, alike(a, b) says whether two cards look the same from all sides.
template <class GameLayout>
struct HiddenTable : Piles<GameLayout::kNumbers, GameLayout::kPiles> {
  using Layout = GameLayout;
  using Base = Piles<Layout::kNumbers, Layout::kPiles>;
  using Card = typename Base::Card;
  using Pile = typename Base::Pile;
  using Memory = Knowledge<Layout::kCards, Layout::kSeats + 1>;
  using Mask = typename Memory::Mask;
  static constexpr int kWatchers = Layout::kSeats;  // the spectators' column of the memory

  Memory memory;
  Mask everyone;  // bit c: the column of a seat at the table, or of the spectators
  // Bit c: the column may know that a card lies there, and not where. The last one may be unused,
  // so that all together is an even number of bytes.
  Mask unsure[Layout::kPiles + (sizeof(Memory) + sizeof(Mask) * (1 + Layout::kPiles)) % 2];

  static constexpr PileTraits traits(Pile pile) { return kPileTraits<Layout>[pile]; }
  static constexpr bool is_open(Pile pile) { return traits(pile).open; }
  static constexpr bool is_sorted(Pile pile) { return traits(pile).sorted; }
  static constexpr bool is_hand(Pile pile) { return traits(pile).hand; }
  static constexpr int holder_of(Pile pile) { return traits(pile).holder; }

  SeatSet columns() const { return SeatSet::from_bits(everyone); }
  bool seen_by_all(Card card) const {
    return is_open(this->where(card)) || memory.of(kWatchers, card) != Knows::kNothing;
  }

  // From which pile to which a card goes. Where the rules know what these are before they know
  // which, the compiler leaves out what cannot happen.
  struct Way {
    Pile from;
    PileTraits from_traits;
    Pile to;
    PileTraits to_traits;
  };
  Way way(Card card, Pile to) const {
    const Pile from = this->where(card);
    return {from, traits(from), to, traits(to)};
  }

  // Takes a card where it lies and lays it on another pile, or under it. From hidden to hidden,
  // `seers` see which card it is beside those who know its place and whoever gets it in hand.
  template <class Alike = NoCopies>
  void carry(Card card, Pile to, bool under, SeatSet seers, const Alike& alike = {}) {
    carry(card, way(card, to), under, seers, alike);
  }
  template <class Alike = NoCopies>
  [[gnu::always_inline]] void carry(Card card, const Way& way, bool under, SeatSet seers,
                                    const Alike& alike = {}) {
    this->take(card, way.from);
    if (way.to_traits.hand && !way.from_traits.open && seers.empty() &&
        (unsure[way.from] | memory.pile[card]) == 0) {  // as most cards are drawn: nobody knew it
      put(card, way.to, way.to_traits.sorted, under);
      memory.learn_place(SeatSet::of(way.to_traits.holder), card);
      return sort_copies(way.to, alike);
    }
    if (!way.from_traits.open) {
      if (way.to_traits.open) {
        mix_up_copies(card, way.from, columns(), alike);
      } else {
        if (way.to_traits.hand) seers = seers.with(way.to_traits.holder);
        mix_up_copies(card, way.from, seers, alike);
        go_unseen(card, way.from, seers);
      }
      if (this->empty(way.from)) unsure[way.from] = 0;
    }
    put(card, way.to, way.to_traits.sorted, under);
    if (way.to_traits.open) {
      if (!way.from_traits.open) memory.forget(card);
    } else {
      memory.learn_place(way.from_traits.open ? columns() : seers, card);
      if (way.to_traits.hand) hold(card, way.to, way.to_traits.holder, alike);
    }
  }

  // Lays a card that lies nowhere onto a pile, or under it. What is known of it is the caller's
  // business.
  void put(Card card, Pile to, bool under) { put(card, to, is_sorted(to), under); }

  // Some look at a card where it lies. A hand has no places for those who do not hold it.
  template <class Alike = NoCopies>
  void learn(SeatSet seers, Card card, const Alike& alike = {}) {
    const Pile pile = this->where(card);
    if (is_open(pile)) return;
    if (!is_hand(pile)) return memory.learn_place(seers, card);
    const SeatSet others = seers.without(holder_of(pile));
    memory.learn_pile(others, card);
    unsure[pile] |= bits(others);
    sort_copies(pile, alike);
  }

  // Somebody takes one of the cards at the top that they looked at. Others do not see which, and so
  // do not know any more where each of those lies.
  void forget_top(Pile pile, int count, SeatSet others) {
    Card card = this->top(pile);
    for (; count > 0 && card != 0; --count, card = this->below[card]) {
      unsure[pile] |= static_cast<Mask>(memory.place[card] & bits(others));
      memory.forget_exact_place(others, card);
    }
  }

  // `seat` puts cards of a pile back: those of which the bit is set in `bottoms` under it, the last
  // one lowest, the others on it, the first one on top.
  void arrange(int seat, Pile pile, const Card* cards, int count, unsigned bottoms) {
    const SeatSet others = columns().without(seat);
    for (int i = 0; i < count; ++i) {
      this->take(cards[i]);
      if (count == 1) break;  // everybody sees where it goes
      memory.forget_exact_place(others, cards[i]);
      unsure[pile] |= static_cast<Mask>(memory.pile[cards[i]] & bits(others));
    }
    for (int i = 0; i < count; ++i) {
      if ((bottoms >> i & 1U) != 0) this->put_under(pile, cards[i]);
    }
    for (int i = count - 1; i >= 0; --i) {
      if ((bottoms >> i & 1U) == 0) this->put_on(pile, cards[i]);
    }
    for (int i = 0; i < count; ++i) memory.learn_place(SeatSet::of(seat), cards[i]);
  }

  // Two piles of a kind change places.
  template <class Alike = NoCopies>
  void exchange(Pile a, Pile b, const Alike& alike = {}) {
    Base::exchange(a, b);
    std::swap(unsure[a], unsure[b]);
    if (!is_hand(a)) return;
    for (const Pile hand : {a, b}) {
      const SeatSet others = columns().without(holder_of(hand));
      for (const Card card : this->cards(hand)) {
        memory.forget_place(others, card);
        memory.learn_place(SeatSet::of(holder_of(hand)), card);
      }
      unsure[hand] = bits(others);
      sort_copies(hand, alike);
    }
  }

  void shuffle(Pile pile, Dice& dice, bool from_bottom = false) {
    for (const Card card : this->cards(pile)) {
      unsure[pile] |= memory.pile[card];
      memory.place[card] = 0;
    }
    Base::shuffle(pile, dice, from_bottom);
  }

  // The same, where nobody knows of any of its cards from then on.
  void shuffle_unknown(Pile pile, Dice& dice, bool from_bottom = false) {
    for (const Card card : this->cards(pile)) memory.forget(card);
    unsure[pile] = 0;
    Base::shuffle(pile, dice, from_bottom);
  }

  // Null if every card is in one place and nobody knows what cannot be known.
  const char* audit() const {
    if (const char* wrong = Base::audit()) return wrong;
    for (int pile = 1; pile < Layout::kPiles; ++pile) {
      if (!is_sorted(static_cast<Pile>(pile))) continue;
      for (const Card card : this->cards(static_cast<Pile>(pile))) {
        if (this->below[card] != 0 && this->below[card] < card) {
          return "a pile without order is not sorted";
        }
      }
    }
    for (int card = 0; card < Layout::kCards; ++card) {
      if (const char* wrong = audit_memory(static_cast<Card>(card))) return wrong;
    }
    return nullptr;
  }

 private:
  static constexpr Mask bits(SeatSet seats) { return static_cast<Mask>(seats.bits()); }

  void put(Card card, Pile to, bool sorted, bool under) {
    if (sorted) {
      this->put_sorted(to, card);
    } else if (under) {
      this->put_under(to, card);
    } else {
      this->put_on(to, card);
    }
  }

  // The others know at most that the card is in the hand.
  template <class Alike>
  void hold(Card card, Pile hand, int holder, const Alike& alike) {
    const SeatSet others = columns().without(holder);
    memory.forget_place(others, card);
    unsure[hand] |= static_cast<Mask>(memory.pile[card] & bits(others));
    sort_copies(hand, alike);
  }

  // A card has left one hidden pile for another: who sees it knows it, who does not may lose track.
  void go_unseen(Card card, Pile from, SeatSet seers) {
    const SeatSet unseeing = columns().except(seers);
    const unsigned lost = bits(unseeing) & ~unsigned{memory.place[card]};
    if ((lost & (unsure[from] | memory.pile[card])) == 0) return;
    memory.left_unseen(unseeing, card, this->cards(from));
  }

  // Some see which card leaves a hidden pile, but not which copy of it. Who knew of another copy
  // there, and not of this one, cannot tell that the other is still there.
  template <class Alike>
  void mix_up_copies(Card card, Pile from, SeatSet seers, const Alike& alike) {
    if constexpr (!std::is_same_v<Alike, NoCopies>) {
      auto doubtful = static_cast<Mask>(bits(seers) & ~memory.pile[card] & unsure[from]);
      for (const Card copy : this->cards(from)) {
        if (doubtful == 0) return;
        if (!alike(copy, card)) continue;
        const auto mixed = static_cast<Mask>(doubtful & memory.pile[copy] & ~memory.place[copy]);
        memory.pile[copy] &= static_cast<Mask>(~mixed);
        doubtful &= static_cast<Mask>(~mixed);
      }
    }
  }

  // Copies lie side by side in a hand. Whoever knows of some of them knows of the first ones.
  template <class Alike>
  void sort_copies(Pile hand, const Alike& alike) {
    if constexpr (!std::is_same_v<Alike, NoCopies>) {
      if (unsure[hand] == 0) return;
      for (bool sorted = false; !sorted;) {
        sorted = true;
        Card card = this->top(hand);
        for (Card next = this->below[card]; next != 0; card = next, next = this->below[card]) {
          if (!alike(next, card)) continue;
          Mask& first = memory.pile[card];
          Mask& second = memory.pile[next];
          const auto both = static_cast<Mask>(first & second);
          const auto either = static_cast<Mask>(first | second);
          sorted = sorted && first == either;
          first = either;
          second = both;
        }
      }
    }
  }

  const char* audit_memory(Card card) const {
    const Pile pile = this->where(card);
    const unsigned place = memory.place[card];
    const unsigned known = memory.pile[card];
    if ((known & ~unsigned{everyone}) != 0) return "somebody remembers who is not there";
    if ((place & ~known) != 0) return "somebody knows a place and not the pile";
    if (pile == 0) return known == 0 ? nullptr : "a card that is not there is remembered";
    if (is_open(pile)) return known == 0 ? nullptr : "what all see is remembered";
    if ((known >> kWatchers & 1U) != 0 && known != everyone) {
      return "somebody does not know what everyone does";
    }
    if (is_hand(pile) && place != 1U << holder_of(pile)) {
      return "a hand has places for its holder alone";
    }
    return (known & ~place & ~unsigned{unsure[pile]}) == 0
               ? nullptr
               : "somebody knows of a card in a pile that is not said to be unsure";
  }
};

}  // namespace scriptorium
