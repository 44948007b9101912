#pragma once

#include "effects/language/nouns.h"

namespace scriptorium::effects {

// What can be told of a nouns file only when all of it was read: one pile of a kind where the rules
// speak of one, and words that mean one thing.
void check_whole(const Nouns& nouns, Faults& faults);

}  // namespace scriptorium::effects
