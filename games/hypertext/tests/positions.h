#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/hypertext/state.h"

namespace scriptorium::hypertext {

struct Fact {
  std::string_view key;
  std::string_view words;
};

// A position in the words of a scenario (docs/scenarios.md).
State position(int seats, std::initializer_list<Fact> facts);

Card card_named(std::string_view word);

// The cards of a pile from the bottom up.
std::vector<Card> from_bottom(const State& state, PileId pile);

}  // namespace scriptorium::hypertext
