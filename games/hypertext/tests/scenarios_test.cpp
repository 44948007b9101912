#include "tests/laws/scenarios.h"

#include "games/hypertext/codec/codec.h"

namespace scriptorium::hypertext {
namespace {

class HypertextScenarios : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(HypertextScenarios, Holds) {
  Registry registry;
  registry.add(hypertext::game({SCRIPTORIUM_SHARE}));
  laws::expect_scenario(registry, GetParam());
}

INSTANTIATE_TEST_SUITE_P(All, HypertextScenarios,
                         testing::ValuesIn(laws::scenario_files("hypertext")),
                         [](const auto& file) { return file.param.stem().string(); });

}  // namespace
}  // namespace scriptorium::hypertext
