#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "games/chapter_and_verse/codec/codec.h"

// Every file in scenarios/ is a test, named after the file; its `rules` line says what it proves.
namespace scriptorium::chapter_and_verse {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> scenario_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(SCRIPTORIUM_SOURCE) /
                                                  "games/chapter_and_verse/tests/scenarios")) {
    if (entry.path().extension() == ".scenario") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

Result<Scenario> read(const fs::path& file) {
  std::ifstream in(file);
  return read_scenario(std::string(std::istreambuf_iterator<char>(in), {}));
}

class ChapterAndVerseScenarios : public testing::TestWithParam<fs::path> {};

TEST_P(ChapterAndVerseScenarios, Holds) {
  Registry registry;
  registry.add(chapter_and_verse::game({SCRIPTORIUM_SHARE}));
  const Result<Scenario> scenario = read(GetParam());
  ASSERT_TRUE(scenario) << GetParam() << ": " << scenario.error().message;
  EXPECT_FALSE(scenario->title.empty()) << "a scenario has a title";
  EXPECT_FALSE(scenario->rules.empty()) << "a scenario says which rules it proves";
  const Result<ScenarioReport> report = run_scenario(*scenario, registry);
  ASSERT_TRUE(report) << GetParam() << ": " << report.error().message;
  EXPECT_GT(report->checks, 0) << "a scenario without a check proves nothing";
}

INSTANTIATE_TEST_SUITE_P(All, ChapterAndVerseScenarios, testing::ValuesIn(scenario_files()),
                         [](const auto& file) { return file.param.stem().string(); });

}  // namespace
}  // namespace scriptorium::chapter_and_verse
