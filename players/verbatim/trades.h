#pragma once

#include <bit>

#include "games/verbatim/exchange.h"
#include "games/verbatim/verbatim.h"
#include "players/plan.h"

namespace scriptorium::verbatim {

// One exchange as a whole (VB-07): which tops, paid with what.
struct Trade {
  unsigned piles;  // bit p: the top of pile p
  std::uint8_t paid[kKinds];
};

// Calls f(trade) for the exchanges that the mover can make, every one once, at most `most` of them
// for one set of tops.
template <class F>
void each_trade(const Book& book, const State& state, int most, F f) {
  unsigned open = 0;
  for (unsigned pile = 0; pile < kPiles; ++pile) {
    if (book.tradable[state.shown[pile]] != 0) open |= 1U << pile;
  }
  const auto& hand = state.hand[state.mover];
  const auto pay = [&](auto&& again, Trade& trade, Kind from, int owed, int& left) -> void {
    if (left == 0) return;
    if (owed == 0) {
      --left;
      return f(trade);
    }
    for (Kind kind = from; kind < book.kinds; ++kind) {
      const int value = book.tradable[kind];
      if (value == 0 || value > owed || trade.paid[kind] == hand[kind]) continue;
      ++trade.paid[kind];
      again(again, trade, kind, owed - value, left);
      --trade.paid[kind];
    }
  };
  for (unsigned piles = open; piles != 0; piles = (piles - 1) & open) {
    int owed = 0;
    for (unsigned pile = 0; pile < kPiles; ++pile) {
      if (((piles >> pile) & 1U) != 0) owed += book.tradable[state.shown[pile]];
    }
    if (owed > kMaxSum || ((state.sums[state.mover] >> owed) & 1U) == 0) continue;
    Trade trade = {piles, {}};
    int left = most;
    pay(pay, trade, kFirstLetterKind, owed, left);
  }
}

// Gains are said before payments.
inline void plan_trade(const Book& book, const Trade& trade, Plan<Verbatim>& plan) {
  for (int pile = 0; pile < kPiles; ++pile) {
    if (((trade.piles >> pile) & 1U) != 0) plan.push(Action::gain(pile));
  }
  for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
    for (int i = 0; i < trade.paid[kind]; ++i) plan.push(Action::remove(kind));
  }
}

}  // namespace scriptorium::verbatim
