#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace scriptorium::laws {

// A law of docs/architecture.md that did not hold, and how to see it again.
struct Breach {
  int law = 0;
  std::string what;
};

// What a run of the laws saw.
struct Report {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::map<int, std::uint64_t> checks;  // by law
  std::optional<Breach> breach;         // the first

  bool broke(int law) const { return breach && breach->law == law; }
  void break_law(int law, std::string what) {
    if (!breach) breach = Breach{law, std::move(what)};
  }
};

inline std::string describe(const Report& report) {
  std::string text = fmt::format("{} games, {} plies;", report.games, report.plies);
  for (const auto& [law, count] : report.checks) text += fmt::format(" law {}: {}", law, count);
  if (report.breach)
    text += fmt::format("\nlaw {} broken: {}", report.breach->law, report.breach->what);
  return text;
}

}  // namespace scriptorium::laws
