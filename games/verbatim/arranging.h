#pragma once

#include "games/verbatim/telling.h"

// The second half of the game: arranging, challenging, re-forming (VB-13 to VB-17).
namespace scriptorium::verbatim {

void begin_arranging(State& state, EventLog* log);

// As Verbatim::legal and Verbatim::apply, for the phases from kArrange on.
void legal_words(const Book& book, const State& state, Actor actor, Actions& out);
void apply_words(const Book& book, State& state, Actor actor, Action action, EventLog* log);

}  // namespace scriptorium::verbatim
