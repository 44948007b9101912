// What events are called (docs/telling.md): every game says it in data/telling.txt, and shows it by
// examples in tests/telling.json, which the browser's tests hold its pages to as well.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "games/registry/codecs.h"
#include "games/registry/registry.h"
#include "tests/registry/telling_faults.h"

namespace scriptorium {
namespace {

json::object examples_of(const std::string& game) {
  std::ifstream file(std::string(SCRIPTORIUM_SOURCE "/games/") + game + "/tests/telling.json");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  return text.empty() ? json::object() : json::parse(text).as_object();
}

// What the terminal says; the browser may call a game's own things otherwise.
std::string expected(const json::object& example, std::string_view language) {
  const json::value* own = example.if_contains("terminal");
  const json::value* said = (own == nullptr ? example : own->as_object()).if_contains(language);
  return said == nullptr ? std::string() : std::string(said->as_string());
}

Reader reader_of(const json::object& file, const json::object& example, Language language) {
  Reader reader;
  reader.language = language;
  for (const json::value& name : file.at("names").as_array()) {
    reader.names.emplace_back(name.as_string());
  }
  if (const json::value* viewer = example.if_contains("viewer")) {
    reader.viewer = Viewer(viewer->to_number<Seat>());
  }
  return reader;
}

template <class C>
void expect_examples(const AnyGame& game) {
  const json::object file = examples_of(std::string(C::kId));
  ASSERT_FALSE(file.empty()) << C::kId << " has no tests/telling.json";
  const std::unique_ptr<TextTable> table = game.text_table();
  std::set<int> taken;
  for (const json::value& each : file.at("examples").as_array()) {
    const json::object& example = each.as_object();
    const json::object& event = example.at("event").as_object();
    const json::object& before =
        (example.contains("before") ? example : file).at("before").as_object();
    // What is kept of a view must do: both clients are handed nothing else for what is long past.
    json::object kept;
    for (const std::string& field : C::telling().needs(event.at("type").as_string())) {
      if (const json::value* value = before.if_contains(field)) kept[field] = *value;
    }
    for (const std::string_view language : {"en", "es"}) {
      const Reader reader = reader_of(file, example, *language_of(language));
      EXPECT_EQ(table->tell(reader, event, before).plain(), expected(example, language))
          << C::kId << ": " << json::serialize(event);
      EXPECT_EQ(C::telling().tell({reader, event, kept}).plain(),
                C::telling().tell({reader, event, before}).plain())
          << C::kId << ": " << json::serialize(event);
      const TellingLine* line = C::telling().line_for({reader, event, before});
      if (line != nullptr) taken.insert(line->number);
    }
  }
  for (const TellingLine& line : C::telling().lines()) {
    EXPECT_TRUE(taken.contains(line.number))
        << C::telling().file() << ":" << line.number << ": no example shows it";
  }
}

TEST(Telling, EveryLineOfEveryGameIsShownByAnExample) {
  const Registry registry = all_games({SCRIPTORIUM_SHARE});
  AllGames::each([&]<class Game>() {
    expect_examples<typename Game::Codec>(*registry.find(Game::Codec::kId));
  });
}

TEST(Telling, NamesNothingThatTheGameDoesNotHave) {
  AllGames::each([]<class Game>() {
    const json::object schema = json::parse(Game::Codec::schema()).as_object();
    for (const std::string& fault : telling_faults(Game::Codec::telling(), schema)) {
      ADD_FAILURE() << fault;
    }
  });
}

// --- What is wrong with a telling is found, and named with its line.

const Phrases kPhrases(
    "tell.won.you\n  en You win.\n  es Ganas.\ntell.won.other\n  en {0} wins {1}.\n  es Gana {0}.\n"
    "tell.lost.soon\n  en Lost.\n  es Derrota.\n");
const json::value kSchema = json::parse(R"({"view":{"properties":{"step":{}}},"event":{"oneOf":[
    {"properties":{"type":{"const":"won"},"seat":{},"how":{"enum":["soon","late"]}}},
    {"properties":{"type":{"const":"lost"},"how":{"enum":["soon","late"]},"by":{}}}]}})");

std::vector<std::string> faults_of(std::string_view text) {
  const Telling telling("x.txt", text, kPhrases, {});
  return telling_faults(telling, kSchema.as_object());
}
using Faults = std::vector<std::string>;

TEST(Telling, FaultsAreNamedWithTheirLines) {
  EXPECT_EQ(faults_of("won: tell.won by seat number(seat)\nlost: -\n"), Faults());
  EXPECT_EQ(faults_of("won, lost: -\nwin: -\n"), Faults{"x.txt:2: there is no event \"win\""});
  EXPECT_EQ(faults_of("won: -\nlost if soon: -\nlost: -"),
            Faults{"x.txt:2: there is no field \"soon\""});
  EXPECT_EQ(faults_of("won: -\nlost if before.phase = x: -\nlost: -"),
            Faults{"x.txt:2: there is no field \"before.phase\""});
  EXPECT_EQ(faults_of("won: -\nlost if how = {seat}: -\nlost: -"),
            Faults{"x.txt:2: there is no field \"seat\""});
  EXPECT_EQ(faults_of("won: -\nlost: tell.lost.{how}"),
            Faults{"x.txt:2: there is no phrase \"tell.lost.late\""});
  EXPECT_EQ(faults_of("won: -\nlost: tell.lost.{by}"),
            Faults{"x.txt:2: the schema has no list of words for \"by\""});
  EXPECT_EQ(faults_of("won: tell.won by seat\nlost: -"),
            Faults{"x.txt:1: nothing fills a gap of \"tell.won.other\": 2 wins {1}."});
  EXPECT_EQ(faults_of("won: -\nlost if how: -"),
            Faults{"x.txt: \"lost\" has no line without a condition"});
  EXPECT_EQ(faults_of("won, lost: -\nlost if how: -"),
            Faults{"x.txt:2: \"lost\" never comes to this line"});
}

}  // namespace
}  // namespace scriptorium
