#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "table/words.h"

namespace scriptorium {

// A name that sentences may speak of: `key` as programs write it, and its title.
struct Named {
  std::string key;
  std::function<std::string(Language)> title;
};
// What stands in braces in phrases: `{card}` for any of these names.
struct Slot {
  std::string_view braced;
  std::vector<Named> names;
};

// A phrase with a slot is there once for each of its names: `refused.not_in_hand` with {card}
// becomes `refused.not_in_hand.be_still`, and says its title in either language.
std::string spelled_out(std::string_view phrases, const std::vector<Slot>& slots);

}  // namespace scriptorium
