#pragma once

#include <algorithm>

#include "games/verbatim/state.h"

namespace scriptorium::verbatim {

inline constexpr std::uint32_t kSumBits = (1U << (kMaxSum + 1)) - 1;

// What sums become when up to `copies` more cards of this value may be added to each.
inline std::uint32_t add_copies(std::uint32_t sums, int value, int copies) {
  for (; copies > 0; --copies) sums |= sums << value;
  return sums;
}

// The same downwards: what may still be owed when up to `copies` cards of this value may pay.
inline std::uint32_t pay_copies(std::uint32_t owed, int value, int copies) {
  for (; copies > 0; --copies) owed |= owed >> value;
  return owed;
}

// What so many cards worth 1 make.
inline std::uint32_t sums_of_ones(int copies) { return (2U << std::min(copies, kMaxSum)) - 1; }

inline std::uint32_t sums_of(const std::uint8_t (&purse)[kMaxValue]) {
  std::uint32_t sums = sums_of_ones(purse[0]);
#pragma GCC unroll 5
  for (int value = 2; value <= kMaxValue; ++value) {
    sums = add_copies(sums, value, purse[value - 1]) & kSumBits;
  }
  return sums;
}

inline void add_to_hand(const Book& book, State& state, int seat, Kind kind) {
  ++state.hand[seat][kind];
  state.held[seat] |= 1U << kind;
  if (book.card[kind].red) return;
  const int value = book.card[kind].value;
  ++state.purse[seat][value - 1];
  state.sums[seat] = (state.sums[seat] | state.sums[seat] << value) & kSumBits;
}

// For a payment: the sums of what is left are made anew by settle_hand, once, when all is paid.
inline void take_from_hand(const Book& book, State& state, int seat, Kind kind) {
  if (--state.hand[seat][kind] == 0) state.held[seat] &= ~(1U << kind);
  --state.purse[seat][book.card[kind].value - 1];
}
// The payment is off: its sums were never taken out.
inline void put_back(const Book& book, State& state, int seat, Kind kind) {
  ++state.hand[seat][kind];
  state.held[seat] |= 1U << kind;
  ++state.purse[seat][book.card[kind].value - 1];
}
inline void settle_hand(State& state, int seat) { state.sums[seat] = sums_of(state.purse[seat]); }

// The cards already paid go back to the hand; nothing is asked for any more.
inline void drop_exchange(const Book& book, State& state) {
  state.gaining = 0;
  state.owed = 0;
  for (; state.paid_count > 0; --state.paid_count) {
    Kind& paid = state.paid[state.paid_count - 1];
    put_back(book, state, state.mover, paid);
    paid = kNoCard;
  }
}

}  // namespace scriptorium::verbatim
