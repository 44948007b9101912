#pragma once

#include "effects/choices.h"
#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/playing.h"

namespace scriptorium::chapter_and_verse {

// The card that "sacrifice this verse" means: the first of the kind that may be given; none if
// there is none.
Card sacrifice_meant(const State& state, Seat seat, Action action);

// An action names a verse by its kind and its owner, and where it lies if that is not said already.
struct Naming {
  const State& state;

  Action with(Action::Type type, Card card) const;
  Card meant(const Asking& asking, int seat, Action action) const;
};

// What the effect under way asks, as actions.
struct Asked {
  Asked(const Book& book, const State& state)
      : sight(book, state), asking(sight, state.run), naming{state} {}
  Asked(const Asked&) = delete;  // its parts refer to each other

  Sight sight;
  Asking asking;
  Naming naming;
  effects::Choices<Action, Asking, Naming> choices{asking, naming};
};

}  // namespace scriptorium::chapter_and_verse
