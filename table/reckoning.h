#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "table/written.h"

// What each seat got for what. A game writes it into its views, as `reckoning`: `total`, the rows
// of all that is counted so far, and where the game is counted in rounds, the rows of the `last`
// one. A row's `what` is said by the game's phrase `reckoning.WHAT`, of how many (`count`) and
// which (`names`). The rows of a seat add up to its points: tests/registry holds every game to it.
namespace scriptorium {

class ReckoningRows {
 public:
  explicit ReckoningRows(written::Array out) : out_(std::move(out)) {}

  void add(int seat, std::string_view what, int points, std::optional<int> count = {},
           std::span<const std::string> names = {}) {
    written::Object row = out_.object();
    row.add("seat", seat).add("what", what).add("points", points);
    if (count) row.add("count", *count);
    written::Array listed = row.array_if_any("names");
    for (const std::string& name : names) listed.add(name);
  }

 private:
  written::Array out_;
};

}  // namespace scriptorium
