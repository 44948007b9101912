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

// Every file in a game's tests/scenarios/ is a test, named after the file; its `rules` line says
// what it proves. So is every step of its lessons/.
namespace scriptorium::laws {

inline std::vector<std::filesystem::path> scenario_files(const std::string& game) {
  std::vector<std::filesystem::path> files;
  const std::filesystem::path folder = std::filesystem::path(SCRIPTORIUM_SOURCE) / "games" / game;
  for (const char* const place : {"tests/scenarios", "lessons"}) {
    if (!std::filesystem::exists(folder / place)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / place)) {
      if (entry.path().extension() == ".scenario") files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

// A folder in tests/scenarios/ stands before the name: verses_be_still.
inline std::string scenario_name(const std::filesystem::path& file) {
  std::string name = file.stem().string();
  const std::filesystem::path folder = file.parent_path();
  if (folder.parent_path().filename() == "scenarios") {
    name = folder.filename().string() + "_" + name;
  }
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
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
