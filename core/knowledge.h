#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

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
  static constexpr int kWords = (kCards + 63) / 64;

  std::uint64_t place[kSeats][kWords];
  std::uint64_t pile[kSeats][kWords];  // a known place is a known pile too
  // Bit s: the seat s once knew more than this table says, because of the last rule above. `sample`
  // is fair to what the table says.
  std::uint64_t faded;

  Knows of(int seat, int card) const {
    if (bit(place[seat], card)) return Knows::kPlace;
    return bit(pile[seat], card) ? Knows::kPile : Knows::kNothing;
  }

  void learn_place(SeatSet seats, int card) {
    for (int seat = 0; seat < kSeats; ++seat) {
      if (!seats.has(seat)) continue;
      set(place[seat], card);
      set(pile[seat], card);
    }
  }
  void learn_pile(SeatSet seats, int card) {
    for (int seat = 0; seat < kSeats; ++seat) {
      if (seats.has(seat)) set(pile[seat], card);
    }
  }

  void shuffled(std::span<const std::uint8_t> pile_cards) {
    for (int seat = 0; seat < kSeats; ++seat) {
      for (const std::uint8_t card : pile_cards) clear(place[seat], card);
    }
  }

  // Who knew the place knows the pile from now on: the card went where it has no place of its own.
  void forget_place(SeatSet seats, int card) {
    for (int seat = 0; seat < kSeats; ++seat) {
      if (seats.has(seat)) clear(place[seat], card);
    }
  }
  // The same, where they knew more than the pile: a part of it that this table has no word for.
  void blur_place(SeatSet seats, int card) {
    for (int seat = 0; seat < kSeats; ++seat) {
      if (seats.has(seat) && bit(place[seat], card)) faded |= std::uint64_t{1} << seat;
    }
    forget_place(seats, card);
  }

  // `card` goes from a pile to another place while `unseeing` see only that some card goes. `left`
  // are the cards that stay in the pile. Who knows the card's place follows it with the eyes; so
  // does who knows that the pile held it, if nothing else was in it.
  void left_unseen(SeatSet unseeing, int card, std::span<const std::uint8_t> left) {
    for (int seat = 0; seat < kSeats; ++seat) {
      if (!unseeing.has(seat) || of(seat, card) == Knows::kPlace) continue;
      if (left.empty() && of(seat, card) == Knows::kPile) {
        set(place[seat], card);
        continue;
      }
      fade(seat, card);
      for (const std::uint8_t other : left) {
        if (of(seat, other) == Knows::kPile) fade(seat, other);
      }
    }
  }

 private:
  static bool bit(const std::uint64_t (&words)[kWords], int card) {
    return ((words[card / 64] >> (card % 64)) & 1U) != 0;
  }
  static void set(std::uint64_t (&words)[kWords], int card) {
    words[card / 64] |= std::uint64_t{1} << (card % 64);
  }
  static void clear(std::uint64_t (&words)[kWords], int card) {
    words[card / 64] &= ~(std::uint64_t{1} << (card % 64));
  }
  void fade(int seat, int card) {
    if (!bit(pile[seat], card)) return;
    clear(pile[seat], card);
    faded |= std::uint64_t{1} << seat;
  }
};

// A place that may hold a hidden card, for `sample`. Piles are numbered as the game likes.
struct HiddenPlace {
  std::uint8_t* card;
  std::uint8_t pile;
};
struct CardInPile {
  std::uint8_t card;
  std::uint8_t pile;
};

// Deals hidden cards over empty places, every deal that agrees with what is known equally likely:
// first the cards whose pile is known over that pile's places, then the rest over all that is left.
// Every place gets a card: places.size() == in_pile.size() + loose.size(). Both place and loose
// lists are reordered.
inline void deal_hidden(std::span<HiddenPlace> places, std::span<const CardInPile> in_pile,
                        std::span<std::uint8_t> loose, Dice& dice) {
  assert(places.size() == in_pile.size() + loose.size());
  dice.shuffle(places);
  std::size_t filled = 0;  // places before this one have their card
  for (const CardInPile& known : in_pile) {
    for (std::size_t i = filled; i < places.size(); ++i) {
      if (places[i].pile != known.pile) continue;
      *places[i].card = known.card;
      std::swap(places[i], places[filled++]);
      break;
    }
  }
  dice.shuffle(loose);
  for (std::size_t i = 0; i < loose.size() && filled + i < places.size(); ++i) {
    *places[filled + i].card = loose[i];
  }
}

}  // namespace scriptorium
