#include "tests/laws/scenarios.h"

#include "games/chapter_and_verse/codec/codec.h"

namespace scriptorium::chapter_and_verse {
namespace {

class ChapterAndVerseScenarios : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(ChapterAndVerseScenarios, Holds) {
  Registry registry;
  registry.add(chapter_and_verse::game({SCRIPTORIUM_SHARE}));
  laws::expect_scenario(registry, GetParam());
}

INSTANTIATE_TEST_SUITE_P(All, ChapterAndVerseScenarios,
                         testing::ValuesIn(laws::scenario_files("chapter_and_verse")),
                         [](const auto& file) { return laws::scenario_name(file.param); });

}  // namespace
}  // namespace scriptorium::chapter_and_verse
