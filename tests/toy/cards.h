#pragma once

#include <algorithm>
#include <span>

#include "tests/toy/state.h"

// How cards move between places, and what of it everyone remembers. Rules say which move; these
// keep the books.

namespace scriptorium::toy {

constexpr std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// Whose memory is kept: the seats that are there, and the spectators.
inline SeatSet columns(const State& state) {
  return SeatSet::first(state.open.options.seats).with(kWatchers);
}
inline SeatSet columns_but(const State& state, Seat seat) { return columns(state).without(seat); }

// The memory of a viewer. A seat that is not at the table only watches.
inline int column_of(const Open& open, Viewer viewer) {
  return viewer.index() < open.options.seats ? viewer.index() : kWatchers;
}

inline std::span<Card> common_deck(State& state) { return {state.common, state.open.common_size}; }
inline std::span<Card> private_deck(State& state, int seat) {
  return {state.deck[seat], state.open.deck_size[seat]};
}
inline std::span<Card> box(State& state, int seat) {
  const Options& options = state.open.options;
  return {state.box[seat],
          static_cast<std::size_t>(options.private_catalogue - options.private_cards)};
}
inline std::span<const Card> hand(const State& state, int seat) {
  return {state.hand[seat], state.open.held[seat]};
}

inline int common_held(const State& state, int seat) {
  return static_cast<int>(std::ranges::count(hand(state, seat), Back::kCommon, back_of));
}

// A hand has no places: the others know at most that a card is in it.
inline void add_to_hand(State& state, Seat seat, Card card) {
  Card* const cards = state.hand[seat];
  int place = state.open.held[seat]++;
  for (; place > 0 && cards[place - 1] > card; --place) cards[place] = cards[place - 1];
  cards[place] = card;
  state.memory.learn_place(SeatSet::of(seat), card);
  state.memory.forget_place(columns_but(state, seat), card);
}

inline Card take_from_hand(State& state, Seat seat, int place) {
  Card* const cards = state.hand[seat];
  const Card card = cards[place];
  const int held = --state.open.held[seat];
  for (; place < held; ++place) cards[place] = cards[place + 1];
  cards[held] = kNoCard;
  return card;
}

// The cards in hand that the others cannot tell from `card`.
inline std::span<const Card> same_back(const State& state, int seat, Card card) {
  const std::span<const Card> cards = hand(state, seat);
  const auto common = static_cast<std::size_t>(common_held(state, seat));
  return back_of(card) == Back::kCommon ? cards.first(common) : cards.subspan(common);
}

inline Card take_top(std::span<Card> pile, std::uint8_t& size) {
  const Card card = pile.back();
  pile.back() = kNoCard;
  --size;
  return card;
}

inline void show_to_all(State& state, Card card) { state.memory.learn_place(columns(state), card); }

inline void discard(State& state, Card card) {
  state.open.discard |= bit_of(card);
  show_to_all(state, card);
}

}  // namespace scriptorium::toy
