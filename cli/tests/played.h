#pragma once

#include "cli/tests/program.h"

namespace scriptorium::cli_tests {

// A game between random players, played to its end: `more` is what the new table is told besides.
// The seed is as JSON has it.
inline json::object played(const std::string& seed, const std::string& more) {
  std::string lines = R"({"do":"new","game":"verbatim","seats":2,"seed":)" + seed + more + "}\n";
  for (int i = 0; i < 800; ++i) {  // whoever may not act is refused, which does no harm
    lines += R"({"do":"bot","seat":)" + std::to_string(i % 2) + ",\"player\":\"random\"}\n";
  }
  return last_answer(run("referee", lines + "{\"do\":\"save\"}\n")).at("replay").as_object();
}

inline std::size_t verdicts(const json::object& replay) {
  std::size_t count = 0;
  for (const json::value& entry : replay.at("entries").as_array()) {
    if (entry.at("by") == json::value("judge")) ++count;
  }
  return count;
}

}  // namespace scriptorium::cli_tests
