#pragma once

#include <boost/json/array.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "table/result.h"

namespace scriptorium {

class Registry;

// A line `at KEY: words…` of a scenario: one fact of its position.
struct PositionLine {
  int number = 0;
  std::string key;
  std::vector<std::string> words;
};

// A position, what is done in it and what must hold then: docs/scenarios.md tells the format.
struct Scenario {
  struct Line {
    int number = 0;
    std::string text;
  };

  std::string title;
  std::string game;
  std::vector<std::string> rules;
  int seats = 2;
  std::vector<std::pair<std::string, std::string>> options;
  unsigned long long seed = 1;
  std::vector<PositionLine> position;  // none: the game is dealt
  std::vector<Line> play;
  std::string setup;  // the text of all but the play lines: what a replay keeps
};

Result<Scenario> read_scenario(std::string_view text);

// Plays a scenario against the game it names. The error says line and reason.
struct ScenarioReport {
  int checks = 0;
  boost::json::array heard;  // the events that a spectator got
};
Result<ScenarioReport> run_scenario(const Scenario& scenario, const Registry& registry);

}  // namespace scriptorium
