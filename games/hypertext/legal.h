#pragma once

#include "games/hypertext/host.h"

namespace scriptorium::hypertext {

// Which cards of a record are declared as what, and what the rest of the hand has.
struct Laying {
  Tally declared = 0;
  Tally rest = 0;

  Laying(const Book& book, const State& state);
  // Whether one more card of this type may be laid so.
  bool allows(const Book& book, int phase, Type type, Type role) const;
};
bool is_drafted(const Draft& draft, Card card);

// What an action chooses in the ability that is asking.
effects::Choice<Card> choice_meant(Action action);

}  // namespace scriptorium::hypertext
