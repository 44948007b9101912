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
  int all = purse[0];  // cards worth less than `value` make every sum up to this
  int value = 2;
  for (; value <= kMaxValue && (purse[value - 1] == 0 || value <= all + 1); ++value) {
    all += value * purse[value - 1];
  }
  std::uint32_t sums = sums_of_ones(all);
  for (; value <= kMaxValue; ++value) {
    sums = add_copies(sums, value, purse[value - 1]) & kSumBits;
  }
  return sums;
}

// Without the sums: settle_hand makes them anew, once, when all cards have changed hands.
inline void put_into_hand(const Book& book, State& state, int seat, Kind kind) {
  ++state.hand[seat][kind];
  state.held[seat] |= 1U << kind;
  const int value = book.tradable[kind];
  if (value != 0) ++state.purse[seat][value - 1];
}
inline void take_from_hand(const Book& book, State& state, int seat, Kind kind) {
  if (--state.hand[seat][kind] == 0) state.held[seat] &= ~(1U << kind);
  --state.purse[seat][book.tradable[kind] - 1];
}
inline void settle_hand(State& state, int seat) { state.sums[seat] = sums_of(state.purse[seat]); }

inline void add_to_hand(const Book& book, State& state, int seat, Kind kind) {
  put_into_hand(book, state, seat, kind);
  const int value = book.tradable[kind];  // 0: the sums stay
  state.sums[seat] = (state.sums[seat] | state.sums[seat] << value) & kSumBits;
}

// The cards already paid go back to the hand, whose sums were never taken out; nothing is asked for
// any more.
inline void drop_exchange(const Book& book, State& state) {
  state.gaining = 0;
  state.owed = 0;
  for (; state.paid_count > 0; --state.paid_count) {
    Kind& paid = state.paid[state.paid_count - 1];
    put_into_hand(book, state, state.mover, paid);
    paid = kNoCard;
  }
}

}  // namespace scriptorium::verbatim
