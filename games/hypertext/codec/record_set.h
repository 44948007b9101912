#pragma once

#include "core/bounded_list.h"
#include "games/hypertext/state.h"

namespace scriptorium::hypertext {

struct LaidCard {
  Card card;
  Type role;  // HT-04
};
using RecordSet = BoundedList<LaidCard, kMostRecorded>;

// Cards of the hand that record a phase, for whoever does not want to gather them one by one: of
// all such sets one that leaves the most TITLEs, which stand in for others, and of each type the
// cards that are the cheapest to activate. Empty if there is none.
RecordSet record_set(const Book& book, const State& state, int seat, int phase);

}  // namespace scriptorium::hypertext
