#pragma once

#include "effects/choices.h"
#include "games/hypertext/host.h"

namespace scriptorium::hypertext {

// An action names a card by its number.
struct Naming {
  Action with(Action::Type type, Card card) const { return {type, card}; }
  Card meant(const Asking&, int, Action action) const { return action.card(); }
};

// What the ability under way asks, as actions.
struct Asked {
  Asked(const Book& book, const State& state) : sight(book, state), asking(sight, state.run) {}
  Asked(const Asked&) = delete;  // its parts refer to each other

  Sight sight;
  Asking asking;
  Naming naming = {};
  effects::Choices<Action, Asking, Naming> choices{asking, naming};
};

}  // namespace scriptorium::hypertext
