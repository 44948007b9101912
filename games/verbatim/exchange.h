#pragma once

#include <algorithm>

#include "games/verbatim/hand.h"

// The sums of VB-07 and VB-08: which cards may still be asked for, and which may pay, so that the
// exchange can be completed with exactly equal values. Sums are bits: bit n of a set says that n
// can be made.
namespace scriptorium::verbatim {

// The piles whose top card the mover may ask for now (VB-08, VB-09): those that are part of some
// set of tops that the hand can pay for exactly, together with what is asked for already.
inline unsigned gainable(const Book& book, const State& state) {
  if (state.paid_count != 0) return 0;
  const std::uint32_t sums = state.sums[state.mover] >> state.owed;
  const std::uint32_t prices = sums & ~1U;  // a red card and no card are tradable for 0
  unsigned piles = 0;
#pragma GCC unroll 4
  for (unsigned pile = 0; pile < kPiles; ++pile) {
    piles |= (prices >> book.tradable[state.shown[pile]] & 1U) << pile;  // by itself
  }
  piles &= ~unsigned{state.gaining};
  if ((sums & (sums + 1)) == 0) [[likely]]
    return piles;          // no sum is missing that asking for more would make up for
  unsigned value[kPiles];  // 0: out of reach
  for (unsigned pile = 0; pile < kPiles; ++pile) {
    const bool asked = ((state.gaining >> pile) & 1U) != 0;
    value[pile] = asked ? 0 : book.tradable[state.shown[pile]];
  }
#pragma GCC unroll 4
  for (unsigned pile = 0; pile < kPiles; ++pile) {
    if (value[pile] == 0) continue;
    std::uint32_t left = sums >> value[pile];  // bit n: n more could be paid besides
#pragma GCC unroll 4
    for (unsigned other = 0; other < kPiles; ++other) {
      if (other != pile) left |= left >> value[other];
    }
    piles |= (left & 1U) << pile;
  }
  return piles;
}

// How many cards of each value can be part of paying what is owed.
struct Useful {
  std::uint8_t copies[kMaxSum + 1][kMaxValue + 1];
};
inline constexpr Useful kUseful = [] {
  Useful useful = {};
  for (int owed = 0; owed <= kMaxSum; ++owed) {
    for (int value = 1; value <= kMaxValue; ++value) {
      useful.copies[owed][value] = static_cast<std::uint8_t>(owed / value);
    }
  }
  return useful;
}();

// The kinds that the mover may pay with now: those that are part of some exact payment.
inline std::uint32_t payable(const Book& book, const State& state) {
  if (state.owed == 0) return 0;
  const std::uint8_t(&useful)[kMaxValue + 1] = kUseful.copies[state.owed];
  const std::uint8_t(&purse)[kMaxValue] = state.purse[state.mover];
  // Whatever is paid, cards worth 1 or 2 make up the rest.
  const bool easy =
      purse[0] >= state.owed || (purse[0] >= 2 && purse[0] + 2 * purse[1] >= state.owed);
  if (easy) [[likely]]
    return book.at_most[std::min<int>(state.owed, kMaxValue)] & state.held[state.mover];
  std::uint8_t copies[kMaxValue + 1];
  std::uint32_t cheaper[kMaxValue + 1];  // [v]: sums that cards worth less than v make
  std::uint32_t sums = 1;
#pragma GCC unroll 6
  for (int value = 1; value <= kMaxValue; ++value) {
    copies[value] = purse[value - 1] < useful[value] ? purse[value - 1] : useful[value];
    cheaper[value] = sums;
    sums = value == 1 ? sums_of_ones(copies[1]) : add_copies(sums, value, copies[value]);
  }
  std::uint32_t kinds = 0;
  std::uint32_t owed = 1U << state.owed;  // what may be left to pay after using cards worth more
#pragma GCC unroll 6
  for (int value = kMaxValue; value >= 1; --value) {
    if (copies[value] == 0) continue;
    const std::uint32_t left = pay_copies(owed, value, copies[value] - 1) >> value;
    if ((left & cheaper[value]) != 0) kinds |= book.worth[value];
    owed |= left;
  }
  return kinds & state.held[state.mover];
}

}  // namespace scriptorium::verbatim
