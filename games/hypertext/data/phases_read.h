#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "table/words.h"

// data/phases.txt: what the build makes the rules from, and what people read.
namespace scriptorium::hypertext {

struct WrittenPhase {
  int line = 0;
  std::string titles[2];  // by Language
  std::string cards;      // `5 same`, `NAME VERB VERB NOUN NOUN`
  int points = 0;
};

// The phases in their order. Throws std::runtime_error with the line at fault.
inline std::vector<WrittenPhase> read_phases(std::string_view text) {
  std::vector<WrittenPhase> phases;
  int number = 0;
  const auto fault = [&](const std::string& why) {
    throw std::runtime_error("phases.txt:" + std::to_string(number) + ": " + why);
  };
  const auto unquoted = [&](std::string_view said) {
    const std::size_t begin = said.find('"');
    const std::size_t end = said.rfind('"');
    if (begin >= end) fault("a title stands in quotes");
    return std::string(said.substr(begin + 1, end - begin - 1));
  };
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    const std::string_view said = trim(line);
    if (said.empty() || said.front() == '#') continue;
    const std::string_view field = said.substr(0, said.find(' '));
    const std::string_view rest = trim(said.substr(field.size()));
    if (field == "phase") {
      WrittenPhase& phase = phases.emplace_back();
      phase.line = number;
      phase.titles[0] = unquoted(rest);
      continue;
    }
    if (phases.empty()) fault("a phase begins with `phase`");
    if (field == "spanish") {
      phases.back().titles[1] = unquoted(rest);
    } else if (field == "cards") {
      phases.back().cards = rest;
    } else if (const auto points = whole_number(rest, 1, 99); field == "points" && points) {
      phases.back().points = static_cast<int>(*points);
    } else {
      fault("a phase has spanish, cards and points");
    }
  }
  return phases;
}

}  // namespace scriptorium::hypertext
