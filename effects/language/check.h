#pragma once

#include "effects/language/sentence.h"

namespace scriptorium::effects {

// What the grammar allows and the language does not: cards that cannot go there, players who cannot
// be meant. Refuses such a step.
void check_step(const Setting& setting, const Instruction& step);

// What may be spoken of after a step, beside what was known before.
void learn(const Setting& setting, const Instruction& step, Known& known);

}  // namespace scriptorium::effects
