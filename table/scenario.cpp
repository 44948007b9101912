#include "table/scenario.h"

#include <fmt/format.h>

#include "table/any_game.h"

namespace scriptorium {
namespace {

Error at_line(int number, std::string why) {
  return {"bad_position", fmt::format("line {}: {}", number, why), "text", {}};
}

// The word before the first blank, and what follows.
std::pair<std::string_view, std::string_view> first_word(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return {text, {}};
  return {text.substr(0, blank), trim(text.substr(blank))};
}

std::optional<Error> read_header(Scenario& scenario, int number, std::string_view key,
                                 std::string_view rest) {
  if (key == "scenario") {
    scenario.title = rest;
  } else if (key == "game") {
    scenario.game = rest;
  } else if (key == "rules") {
    scenario.rules = words_of(rest);
  } else if (key == "seats") {
    const auto seats = whole_number(rest, 1, kMaxSeats);
    if (!seats) return at_line(number, "seats is a number from 1 to 8");
    scenario.seats = static_cast<int>(*seats);
  } else if (key == "seed") {
    const auto seed = whole_number(rest, 0, 1LL << 62);
    if (!seed) return at_line(number, "seed is a whole number");
    scenario.seed = static_cast<unsigned long long>(*seed);
  } else if (key == "option") {
    const auto [name, value] = first_word(rest);
    if (value.empty()) return at_line(number, "an option has a name and a value");
    scenario.options.emplace_back(name, value);
  } else {  // at
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos) return at_line(number, "expected: at KEY: words");
    scenario.position.push_back(
        {number, std::string(trim(rest.substr(0, colon))), words_of(rest.substr(colon + 1))});
  }
  return std::nullopt;
}

}  // namespace

Result<Scenario> read_scenario(std::string_view text) {
  constexpr std::string_view kHeader[] = {"scenario", "game",   "rules", "seats",
                                          "seed",     "option", "at"};
  constexpr std::size_t kLongest = 64 * 1024;
  if (text.size() > kLongest) return at_line(1, "a scenario has at most 64 KiB");
  if (!is_utf8(text)) return at_line(1, "the text is not UTF-8");
  Scenario scenario;
  int number = 0;
  for (const std::string_view raw : split(text, '\n')) {
    ++number;
    const std::string_view line = trim(raw.substr(0, raw.find('#')));
    if (line.empty()) continue;
    const auto [key, rest] = first_word(line);
    bool header = false;
    for (const std::string_view each : kHeader) header = header || key == each;
    if (!header) {
      scenario.play.push_back({number, std::string(line)});
      continue;
    }
    if (!scenario.play.empty())
      return at_line(number, "the position stands before what is done in it");
    if (std::optional<Error> fault = read_header(scenario, number, key, rest)) return *fault;
    scenario.setup += std::string(line) + "\n";
  }
  if (scenario.game.empty()) return at_line(1, "no line says which game this is: game NAME");
  return scenario;
}

}  // namespace scriptorium
