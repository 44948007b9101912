#include "tests/laws/scenarios.h"

#include <set>

#include "games/verbatim/codec/codec.h"

namespace scriptorium::verbatim {
namespace {

class VerbatimScenarios : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(VerbatimScenarios, Holds) {
  Registry registry;
  registry.add(verbatim::game({SCRIPTORIUM_SHARE}));
  laws::expect_scenario(registry, GetParam());
}

INSTANTIATE_TEST_SUITE_P(All, VerbatimScenarios,
                         testing::ValuesIn(laws::scenario_files("verbatim")),
                         [](const auto& file) { return laws::scenario_name(file.param); });

// Two rules no position can show: the dictionaries (dictionary_test.cpp), the computer players.
TEST(VerbatimScenarioFolder, ShowsEveryRuleThatItCan) {
  std::set<std::string> shown;
  for (const auto& file : laws::scenario_files("verbatim")) {
    const Result<Scenario> scenario = laws::read_scenario_file(file);
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
