#pragma once

#include <string>

#include "games/verbatim/codec/codec.h"
#include "table/scenario.h"

namespace scriptorium::verbatim {

// The state that the `at` lines of a scenario mean (docs/scenarios.md), with the English letters.
inline State place(const std::string& lines, Config config = {}) {
  const Result<Scenario> scenario = read_scenario("game verbatim\n" + lines);
  Dice dice = Dice::fast(Seed::of(1));
  return *VerbatimCodec::position(english(), config, scenario->position, dice);
}

// A card by its name: `e`, `e*`, `?s`.
inline std::uint8_t face(const std::string& name) { return *face_of(english(), name, true); }

}  // namespace scriptorium::verbatim
