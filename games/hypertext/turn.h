#pragma once

#include "games/hypertext/host.h"

// A turn: drawing, activating, recording, discarding, redeeming (HT-08 to HT-20).
namespace scriptorium::hypertext {

void begin_turn(Play& play, int seat);

// The draft is complete.
void commit_activation(Play& play);
void commit_record(Play& play);

// HT-17, HT-19: the End discard, or the one that is owed.
void discard(Play& play, Card card);
void redeem(Play& play, int seat);
void pass_redeem(Play& play, int seat);

// Goes on with the ability until somebody must choose or it is over.
void go_on(Play& play);

// HT-31: each Lot once per player and chapter, where that is the rule.
inline bool lot_used_up(const State& state, int seat, int target) {
  return target != kBoard && state.lot_once != 0 &&
         (state.lots_done[seat] >> (target - 1) & 1U) != 0;
}

// What stands in the way of it, if it is the seat's to decide.
Refusal may_activate(const Book& book, const State& state, int seat, Card card);
Refusal may_reveal(const Book& book, const State& state, int seat, Card card);
Refusal may_record(const Book& book, const State& state, int seat, int target);

}  // namespace scriptorium::hypertext
