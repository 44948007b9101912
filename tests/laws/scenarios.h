#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "table/any_game.h"
#include "table/scenario.h"

// Every file in a game's scenarios/ is a test, named after the file; its `rules` line says what it
// proves.
namespace scriptorium::laws {

inline std::vector<std::filesystem::path> scenario_files(const std::string& game) {
  std::vector<std::filesystem::path> files;
  const std::filesystem::path source(SCRIPTORIUM_SOURCE);
  for (const auto& entry :
       std::filesystem::directory_iterator(source / "games" / game / "tests/scenarios")) {
    if (entry.path().extension() == ".scenario") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

inline Result<Scenario> read_scenario_file(const std::filesystem::path& file) {
  std::ifstream in(file);
  return read_scenario(std::string(std::istreambuf_iterator<char>(in), {}));
}

inline void expect_scenario(const Registry& registry, const std::filesystem::path& file) {
  const Result<Scenario> scenario = read_scenario_file(file);
  ASSERT_TRUE(scenario) << file << ": " << scenario.error().message;
  EXPECT_FALSE(scenario->title.empty()) << "a scenario has a title";
  EXPECT_FALSE(scenario->rules.empty()) << "a scenario says which rules it proves";
  const Result<ScenarioReport> report = run_scenario(*scenario, registry);
  ASSERT_TRUE(report) << file << ": " << report.error().message;
  EXPECT_GT(report->checks, 0) << "a scenario without a check proves nothing";
}

}  // namespace scriptorium::laws
