#pragma once

#include "games/hypertext/table.h"

// Chapters: dealing, the grace period, scoring, and the thirteenth (HT-06, HT-21 to HT-27, HT-32).
namespace scriptorium::hypertext {

void begin_chapter(Play& play);

// HT-18: the seat's hand is empty.
void go_out(Play& play, int seat);
// HT-32.
void spend_tower(Play& play);

// HT-22: the seat whose grace it is has no more to record.
void end_grace(Play& play);

// HT-26: the Board Phase is recorded in the thirteenth chapter.
void win(Play& play, int seat);

}  // namespace scriptorium::hypertext
