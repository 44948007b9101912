#pragma once

#include "games/hypertext/host.h"

namespace scriptorium::hypertext {

// What an action chooses in the ability that is asking.
effects::Choice<Card> choice_meant(Action action);

}  // namespace scriptorium::hypertext
