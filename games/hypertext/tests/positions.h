#pragma once

#include <initializer_list>
#include <string_view>

#include "games/hypertext/state.h"

namespace scriptorium::hypertext {

struct Fact {
  std::string_view key;
  std::string_view words;
};

// A position in the words of a scenario (docs/scenarios.md).
State position(int seats, std::initializer_list<Fact> facts);

Card card_named(std::string_view word);

}  // namespace scriptorium::hypertext
