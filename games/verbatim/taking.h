#pragma once

#include <bit>

#include "games/verbatim/arranging.h"
#include "games/verbatim/exchange.h"
#include "games/verbatim/telling.h"

// The first half of the game: taking and exchanging (VB-06 to VB-12). It is what playouts spend
// their time on, so it stands in a header: the loop that plays can swallow all of it.
namespace scriptorium::verbatim {

inline Kind pop(State& state, int pile) {
  Kind& card = state.pile[pile][--state.height[pile]];
  const Kind popped = card;
  card = kNoCard;
  state.shown[pile] = kNoCard;
  return popped;
}

inline void turn_up_tops(State& state, EventLog* log) {  // VB-10
#pragma GCC unroll 4
  for (int pile = 0; pile < kPiles; ++pile) {
    if (state.shown[pile] != kNoCard || state.height[pile] == 0) continue;
    state.shown[pile] = state.pile[pile][state.height[pile] - 1];
    tell_shown(log, pile, state.shown[pile]);
  }
}

// The card in front is in the hand by now.
inline void end_turn(State& state, EventLog* log) {
  state.front = kNoCard;
  turn_up_tops(state, log);
  state.mover = left_of(state, state.mover);
  ++state.turns;
  state.phase = Phase::kTake;
}

inline void keep(const Book& book, State& state, EventLog* log) {
  drop_exchange(book, state);
  tell(log, Event::Type::kKept, state.mover);
  add_to_hand(book, state, state.mover, state.front);
  end_turn(state, log);
}

inline void take(State& state, int pile, EventLog* log) {  // VB-06
  state.front = pop(state, pile);
  tell_took(log, state.mover, pile, state.front);
  if (state.front != kEndGame) [[likely]] {
    state.phase = Phase::kExchange;
    return;
  }
  turn_up_tops(state, log);
  begin_arranging(state, log);
}

inline void gain(const Book& book, State& state, int pile, EventLog* log) {
  state.gaining = static_cast<std::uint8_t>(state.gaining | 1U << pile);
  state.owed = static_cast<std::uint8_t>(state.owed + book.tradable[state.shown[pile]]);
  tell_step(log, state.mover, Action::gain(pile));
}

inline void complete_exchange(const Book& book, State& state, EventLog* log) {  // VB-07
  tell_exchange(log, state);
  for (unsigned piles = state.gaining; piles != 0; piles &= piles - 1) {
    put_into_hand(book, state, state.mover, pop(state, std::countr_zero(piles)));
  }
  put_into_hand(book, state, state.mover, state.front);
  settle_hand(state, state.mover);
  for (int i = 0; i < state.paid_count; ++i) {
    ++state.removed[state.paid[i]];
    state.paid[i] = kNoCard;
  }
  state.paid_count = 0;
  state.gaining = 0;
  end_turn(state, log);
}

inline void pay(const Book& book, State& state, Kind kind, EventLog* log) {
  take_from_hand(book, state, state.mover, kind);
  state.paid[state.paid_count++] = kind;
  state.owed = static_cast<std::uint8_t>(state.owed - book.tradable[kind]);
  if (state.owed != 0) return tell_step(log, state.mover, Action::remove(kind));
  complete_exchange(book, state, log);
}

// As Verbatim::legal and Verbatim::apply, for the phases kTake and kExchange.
inline void legal_cards(const Book& book, const State& state, Actor actor, Actions& out) {
  if (actor.index() != state.mover) return;
  if (state.phase == Phase::kTake) {  // VB-06
#pragma GCC unroll 4
    for (int pile = 0; pile < kPiles; ++pile) {
      if (state.height[pile] != 0) out.push(Action::take(pile));
    }
    return;
  }
  out.push(Action::keep());
  out.push_each(gainable(book, state), Action::gain(0));
  out.push_each(payable(book, state), Action::remove(0));
}

inline void apply_cards(const Book& book, State& state, Action action, EventLog* log) {
  using ActionType = Action::Type;
  switch (action.type()) {
    case ActionType::kTake:
      return take(state, action.argument(), log);
    case ActionType::kGain:
      return gain(book, state, action.argument(), log);
    case ActionType::kRemove:
      return pay(book, state, static_cast<Kind>(action.argument()), log);
    default:
      return keep(book, state, log);
  }
}

}  // namespace scriptorium::verbatim
