#pragma once

#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/playing.h"

// How a game goes on by itself until somebody has to decide: the line and its windows, effects, the
// phases of a turn.
namespace scriptorium::chapter_and_verse {

// Goes on until a decision is due; `state.asks` says which.
void run_to_decision(Play& play);

void begin_turn(Play& play, int seat);
// CV-19: the Play phase is over, by choice or because a book was closed.
void begin_ending(Play& play);

// CV-41: whether the window for what lies last on the line lets the seat demand a recitation
// (CV-44), or answer with Quick Play.
bool challenge_open(const Book& book, const State& state, int seat);
bool quick_open(const Book& book, const State& state, int seat);

// CV-44, CV-32: the judge has spoken.
void hear_verdict(Play& play, bool right);

// The effect of a verse at the start or end of the turn begins.
void begin_due(Play& play, Card card);

}  // namespace scriptorium::chapter_and_verse
