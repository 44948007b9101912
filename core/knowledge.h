#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <type_traits>
#include <utility>

#include "core/dice.h"
#include "core/seats.h"

namespace scriptorium {

enum class Knows : std::uint8_t { kNothing, kPile, kPlace };

// What every seat knows of every card's whereabouts: its place, only its pile, or nothing. It is
// part of the state: a card that a seat looked at and put back stays known to it. The rules weaken
// it where they must: a shuffle keeps the pile and loses the place; a card that leaves a pile
// unseen makes every card that was known to be somewhere in that pile unknown, since any of them
// may be the one that left.
template <int kCards, int kSeats>
struct Knowledge {
  static_assert(kSeats <= 16);
  using Mask = std::conditional_t<(kSeats <= 8), std::uint8_t, std::uint16_t>;  // bit s: seat s

  Mask place[kCards];  // who knows the card's place
  Mask pile[kCards];   // who knows its pile; a known place is a known pile too
  // Who once knew more than this table says, because of the last rule above. `sample` is fair to
  // what the table says.
  Mask lossy;

  Knows of(int seat, int card) const {
    if (((place[card] >> seat) & 1U) != 0) return Knows::kPlace;
    return ((pile[card] >> seat) & 1U) != 0 ? Knows::kPile : Knows::kNothing;
  }

  void learn_place(SeatSet seats, int card) {
    place[card] |= bits(seats);
    pile[card] |= bits(seats);
  }
  void learn_pile(SeatSet seats, int card) { pile[card] |= bits(seats); }

  // It lies where everybody sees it: nothing needs to be remembered.
  void forget(int card) {
    place[card] = 0;
    pile[card] = 0;
  }
  // Who knew the place knows the pile from now on: the card went where it has no place of its own.
  void forget_place(SeatSet seats, int card) { place[card] &= static_cast<Mask>(~bits(seats)); }
  // The same, where they knew more than the pile: a part of it that this table has no word for.
  void forget_exact_place(SeatSet seats, int card) {
    lossy |= static_cast<Mask>(place[card] & bits(seats));
    forget_place(seats, card);
  }
  void shuffled(const auto& pile_cards) {
    for (const auto card : pile_cards) place[card] = 0;
  }

  // `card` goes from a pile to another place while `unseeing` see only that some card goes. `left`
  // are the cards that stay in the pile. Who knows the card's place follows it with the eyes; so
  // does who knows that the pile held it, if nothing else was in it.
  void left_unseen(SeatSet unseeing, int card, const auto& left) {
    if (std::begin(left) == std::end(left)) {
      place[card] |= static_cast<Mask>(pile[card] & bits(unseeing));
    }
    const auto lost = static_cast<Mask>(bits(unseeing) & ~place[card]);
    lose(lost, card);
    for (const auto other : left) lose(static_cast<Mask>(lost & ~place[other]), other);
  }

 private:
  static Mask bits(SeatSet seats) { return static_cast<Mask>(seats.bits()); }
  void lose(Mask seats, int card) {
    lossy |= static_cast<Mask>(pile[card] & seats);
    pile[card] &= static_cast<Mask>(~seats);
  }
};

// A place that may hold a hidden card, for `sample`. Piles are numbered as the game likes.
struct HiddenPlace {
  std::uint8_t* card;
  std::uint16_t pile;
};
struct CardInPile {
  std::uint8_t card;
  std::uint16_t pile;
};

// Deals hidden cards over empty places, every deal that agrees with what is known equally likely:
// first the cards whose pile is known over that pile's places, then loose ones over all that is
// left. There may be more loose cards than places. Both place and loose lists are reordered.
inline void deal_hidden(std::span<HiddenPlace> places, std::span<const CardInPile> in_pile,
                        std::span<std::uint8_t> loose, Dice& dice) {
  assert(places.size() <= in_pile.size() + loose.size());
  std::size_t filled = 0;  // places before this one have their card
  if (!in_pile.empty()) dice.shuffle(places);
  for (const CardInPile& known : in_pile) {
    for (std::size_t i = filled; i < places.size(); ++i) {
      if (places[i].pile != known.pile) continue;
      *places[i].card = known.card;
      std::swap(places[i], places[filled++]);
      break;
    }
  }
  for (auto left = static_cast<std::uint32_t>(loose.size()); filled < places.size(); --left) {
    const std::uint32_t drawn = left == 1 ? 0 : dice.below(left);
    *places[filled++].card = loose[drawn];
    loose[drawn] = loose[left - 1];
  }
}

}  // namespace scriptorium
