// What must hold after every action.

#include <array>

#include "tests/toy/cards.h"
#include "tests/toy/rules.h"

namespace scriptorium::toy {
namespace {

// How often each card lies somewhere; null if the places themselves are in order.
class Count {
 public:
  // Cards in the first `size` places, none in the rest.
  bool zone(std::span<const Card> places, int size) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      if ((places[i] != kNoCard) != (i < static_cast<std::size_t>(size))) return false;
      if (places[i] >= kCards) return false;
      ++seen_[places[i]];
    }
    return true;
  }
  int operator[](int card) const { return seen_[static_cast<std::size_t>(card)]; }
  void add(int card) { ++seen_[static_cast<std::size_t>(card)]; }

 private:
  std::array<std::uint8_t, kCards> seen_ = {};
};

bool in_game(const Options& options, int card) {
  if (card <= kCommonCap) return card <= options.common_cards;
  const int seat = owner_of(byte(card));
  return seat < options.seats && card < private_card(seat, options.private_catalogue);
}

const char* audit_cards(const State& state) {
  const Open& open = state.open;
  Count count;
  if (!count.zone(state.common, open.common_size)) return "common deck";
  for (int seat = 0; seat < kSeatCap; ++seat) {
    const bool there = seat < open.options.seats;
    const int boxed = there ? open.options.private_catalogue - open.options.private_cards : 0;
    if (!count.zone(state.deck[seat], open.deck_size[seat])) return "private deck";
    if (!count.zone(state.box[seat], boxed)) return "box";
    if (!count.zone(state.hand[seat], open.held[seat])) return "hand";
    if (!count.zone({&state.slot[seat], 1}, state.slot[seat] != kNoCard)) return "slot";
    if (!std::ranges::is_sorted(hand(state, seat))) return "hand not sorted";
    if (!std::ranges::is_sorted(state.box[seat], state.box[seat] + boxed)) return "box not sorted";
    for (const Card card : hand(state, seat)) {
      if (back_of(card) == Back::kPrivate && owner_of(card) != seat) {
        return "a card in a stranger's hand";
      }
    }
  }
  for (int card = 1; card < kCards; ++card) {
    if ((open.discard >> card & 1U) != 0) count.add(card);
    if (count[card] != (in_game(open.options, card) ? 1 : 0)) {
      return "a card is not in exactly one place";
    }
  }
  if (open.discard >> kCards != 0 || (open.discard & 1U) != 0) return "discard";
  return nullptr;
}

// What a column may know of a card that lies in a seat's keeping.
const char* audit_memory_of(const State& state, int column, int seat) {
  const Memory& memory = state.memory;
  const bool own = column == seat;
  for (const Card card : hand(state, seat)) {
    if ((memory.of(column, card) == Knows::kPlace) != own) return "a hand has no places for others";
  }
  for (const Card card : std::span(state.deck[seat], state.open.deck_size[seat])) {
    if (memory.of(column, card) != (own ? Knows::kPile : Knows::kNothing)) {
      return "private deck remembered wrongly";
    }
  }
  for (const Card card : state.box[seat]) {
    if (card != kNoCard && memory.of(column, card) != (own ? Knows::kPlace : Knows::kNothing)) {
      return "box known";
    }
  }
  const Card slot = state.slot[seat];
  if (slot == kNoCard) return nullptr;
  if (memory.of(column, slot) == Knows::kPile) return "a slot is one place";
  if (own && memory.of(column, slot) != Knows::kPlace) return "own set card forgotten";
  return nullptr;
}

const char* audit_memory(const State& state) {
  const Memory& memory = state.memory;
  const std::uint64_t everyones = cards_known(memory, kWatchers, Knows::kPile);
  if (memory.lossy >> (kWatchers + 1) != 0) return "faded";
  for (int column = 0; column <= kWatchers; ++column) {
    const std::uint64_t place = cards_known(memory, column, Knows::kPlace);
    const std::uint64_t pile = cards_known(memory, column, Knows::kPile);
    if (!columns(state).has(column)) {
      if (pile != 0 || place != 0) return "somebody who is not there remembers";
      continue;
    }
    if ((place & ~pile) != 0) return "a place without its pile";
    if ((everyones & ~pile) != 0) return "everyone knows but one";
    if ((state.open.discard & ~place) != 0) return "the discard pile is open";
    if (state.open.phase == Phase::kAnswer &&
        memory.of(column, state.slot[state.open.mover()]) != Knows::kPlace) {
      return "a card turned up is seen by all";
    }
    for (int card = 0; card < 64; ++card) {
      const bool there = card != 0 && card < kCards && in_game(state.open.options, card);
      if (!there && (pile >> card & 1U) != 0) return "a memory of a card that is not there";
    }
    for (int i = 0; i + 2 < state.open.common_size; ++i) {
      if (memory.of(column, state.common[i]) == Knows::kPlace) {
        return "only the top two are ever looked at";
      }
    }
    for (int seat = 0; seat < state.open.options.seats; ++seat) {
      if (const char* wrong = audit_memory_of(state, column, seat)) return wrong;
    }
  }
  return nullptr;
}

const char* audit_open(const State& state) {
  const Open& open = state.open;
  if (open.round > open.options.rounds ||
      (open.round == open.options.rounds) != (open.phase == Phase::kOver)) {
    return "rounds";
  }
  if (open.turn > open.options.seats ||
      (open.turn == open.options.seats) != (open.phase == Phase::kCommit)) {
    return "turns";
  }
  if (open.first >= open.options.seats) return "first";
  const bool window = open.phase == Phase::kAnswer || open.phase == Phase::kCommit;
  if (window != (open.asked != 0)) return "a window that asks nobody, or asked without a window";
  if (state.picked != 0 && (open.phase != Phase::kTurn || state.picked > open.held[open.mover()])) {
    return "picked";
  }
  for (int seat = 0; seat < kSeatCap; ++seat) {
    const bool there = seat < open.options.seats;
    const bool asked = (open.asked >> seat & 1) != 0;
    if ((state.brow[seat] != 0) != there || state.brow[seat] > open.options.marks) return "brow";
    if (open.told_mark[seat] > (there ? open.options.marks : 0)) return "told mark";
    if (asked && open.held[seat] == 0) return "asked without a card";
    if (state.pledge[seat] == kUndecided) continue;
    if (!asked) return "chosen without being asked";
    if (state.pledge[seat] != kDeclined && state.pledge[seat] > open.held[seat]) return "pledge";
  }
  return nullptr;
}

}  // namespace

const char* Toy::audit(const Book&, const State& state) {
  if (const char* wrong = audit_cards(state)) return wrong;
  if (const char* wrong = audit_memory(state)) return wrong;
  return audit_open(state);
}

}  // namespace scriptorium::toy
