#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "games/verbatim/codec/codec.h"

// Every file in scenarios/ is a test, named after the file; its `rules` line says what it proves.
namespace scriptorium::verbatim {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> scenario_files() {
  std::vector<fs::path> files;
  for (const auto& entry :
       fs::directory_iterator(fs::path(SCRIPTORIUM_SOURCE) / "games/verbatim/tests/scenarios")) {
    if (entry.path().extension() == ".scenario") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

Result<Scenario> read(const fs::path& file) {
  std::ifstream in(file);
  return read_scenario(std::string(std::istreambuf_iterator<char>(in), {}));
}

class VerbatimScenarios : public testing::TestWithParam<fs::path> {};

TEST_P(VerbatimScenarios, Holds) {
  Registry registry;
  registry.add(verbatim::game({SCRIPTORIUM_SHARE}));
  const Result<Scenario> scenario = read(GetParam());
  ASSERT_TRUE(scenario) << GetParam() << ": " << scenario.error().message;
  EXPECT_FALSE(scenario->title.empty()) << "a scenario has a title";
  EXPECT_FALSE(scenario->rules.empty()) << "a scenario says which rules it proves";
  const Result<ScenarioReport> report = run_scenario(*scenario, registry);
  ASSERT_TRUE(report) << GetParam() << ": " << report.error().message;
  EXPECT_GT(report->checks, 0) << "a scenario without a check proves nothing";
}

INSTANTIATE_TEST_SUITE_P(All, VerbatimScenarios, testing::ValuesIn(scenario_files()),
                         [](const auto& file) { return file.param.stem().string(); });

// Two rules no position can show: the dictionaries (dictionary_test.cpp), the computer players.
TEST(VerbatimScenarioFolder, ShowsEveryRuleThatItCan) {
  std::set<std::string> shown;
  for (const fs::path& file : scenario_files()) {
    const Result<Scenario> scenario = read(file);
    ASSERT_TRUE(scenario) << file;
    shown.insert(scenario->rules.begin(), scenario->rules.end());
  }
  for (int number = 1; number <= 23; ++number) {
    if (number == 21) continue;
    const std::string id = std::string("VB-") + (number < 10 ? "0" : "") + std::to_string(number);
    EXPECT_TRUE(shown.contains(id)) << id << " has no scenario";
  }
}

}  // namespace
}  // namespace scriptorium::verbatim
