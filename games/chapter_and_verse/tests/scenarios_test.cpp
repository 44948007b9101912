#include "tests/laws/scenarios.h"

#include <algorithm>

#include "games/chapter_and_verse/book.h"
#include "games/chapter_and_verse/codec/cards.h"
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

bool is_told(const json::array& heard, std::string_view slug, std::string_view type) {
  return std::ranges::any_of(heard, [&](const json::value& each) {
    const json::object& event = each.as_object();
    const json::value* verse = event.if_contains("verse");
    return verse != nullptr && verse->as_string() == slug && event.at("type").as_string() == type;
  });
}

// Of what stands nothing is told: it lies there, and the scenario checks what it changes.
bool lies_there(const Scenario& scenario, std::string_view slug) {
  return std::ranges::any_of(scenario.position, [&](const PositionLine& line) {
    return line.key.starts_with("chapter") && std::ranges::count(line.words, slug) != 0;
  });
}

// Each verse in a scenario of its own, in which its effect happens.
TEST(ChapterAndVerseVerses, AllDoInAScenarioWhatTheySay) {
  const std::filesystem::path folder =
      SCRIPTORIUM_SOURCE "/games/chapter_and_verse/tests/scenarios/verses";
  Registry registry;
  registry.add(chapter_and_verse::game({SCRIPTORIUM_SHARE}));
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    const Verse& verse = the_book().verse(static_cast<Kind>(kind));
    if (verse.ability_count == 0) continue;
    const std::string slug(CardList::get().slug(kind));
    const Result<Scenario> scenario = laws::read_scenario_file(folder / (slug + ".scenario"));
    ASSERT_TRUE(scenario && !scenario->game.empty()) << slug << " has no scenario";
    const Result<ScenarioReport> report = run_scenario(*scenario, registry);
    ASSERT_TRUE(report) << slug << ": " << report.error().message;
    const bool stands = verse.triggers_on(effects::Trigger::kWhileInPlay);
    const bool quoted = verse.quote && verse.ability_count == 1;  // there is nothing else to it
    const bool there = stands && lies_there(*scenario, slug);
    const bool played = (stands || quoted) && is_told(report->heard, slug, "played");
    EXPECT_TRUE(there || played || is_told(report->heard, slug, "effect")) << slug;
  }
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
