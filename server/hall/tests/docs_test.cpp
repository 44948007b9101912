#include <fstream>
#include <sstream>

#include "server/hall/download.h"
#include "server/hall/steps.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// docs/protocol.md about rooms: its examples are played as they stand.
class Document : public HallTest {
 protected:
  static std::string text() {
    std::ifstream file(SCRIPTORIUM_SOURCE "/docs/protocol.md");
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
  }
  static std::vector<std::string> examples() {
    std::istringstream lines(text());
    std::vector<std::string> found;
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("```")) {
        inside = line == "```rooms";
      } else if (inside) {
        found.push_back(line);
      }
    }
    return found;
  }
  // What has a heading of its own, or shares one.
  static std::set<std::string> headings() {
    std::istringstream lines(text());
    std::set<std::string> found;
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("### ")) continue;
      std::replace(line.begin(), line.end(), ',', ' ');
      for (const std::string& word : words_of(line.substr(4))) found.insert(word);
    }
    return found;
  }
  // GET /api/tables/ID/game, GET /api/tables/ID/steps?eyes=EYES
  std::string page(std::string_view asked) {
    constexpr std::string_view kTables = "GET /api/tables/";
    constexpr std::string_view kSteps = "/steps?eyes=";
    EXPECT_TRUE(asked.starts_with(kTables)) << asked;
    asked.remove_prefix(kTables.size());
    const auto slash = asked.find('/');
    const TableId table = *id_from(asked.substr(0, slash));
    asked.remove_prefix(slash);
    const auto game = asked == "/game"
                          ? finished_game(games(), storage, table)
                          : finished_steps(games(), storage, table, asked.substr(kSteps.size()));
    return game ? *game : json::serialize(failure(game.error()));
  }
  // Whether the text is what the pattern says; `…` stands for anything.
  static bool fits(std::string_view pattern, std::string_view text) {
    constexpr std::string_view kAnything = "…";
    const auto gap = pattern.find(kAnything);
    if (gap == pattern.npos) return pattern == text;
    if (!text.starts_with(pattern.substr(0, gap))) return false;
    pattern.remove_prefix(gap + kAnything.size());
    for (text.remove_prefix(gap);; text.remove_prefix(1)) {
      if (fits(pattern, text)) return true;
      if (text.empty()) return false;
    }
  }
};

TEST_F(Document, ExamplesAreReal) {
  std::map<std::string, Person> people = {{"ada", come(1)}, {"ben", come(2)}, {"eve", come(3)}};
  int count = 0;
  for (const std::string& line : examples()) {
    const Person& person = people.at(line.substr(0, 3));
    const std::string message = line.substr(5);
    if (line[3] == '>' && message.starts_with("GET ")) {
      person->notes.push_back(page(message));
      continue;
    }
    if (line[3] == '>') {
      hall->heard(person, message);
      world.run();
      continue;
    }
    ++count;
    bool found = false;
    std::string heard;
    for (const std::string& note : std::exchange(person->notes, {})) {
      heard += "\n     " + note.substr(0, 700);
      if (!found)
        found = fits(message, note);
      else
        person->notes.push_back(note);
    }
    EXPECT_TRUE(found) << message << heard;
  }
  EXPECT_GT(count, 20);
}

TEST_F(Document, KnowsEveryRequestEveryNoteAndEveryCode) {
  const std::string document = text();
  const std::set<std::string> described = headings();
  const std::string rooms = document.substr(document.find("## Rooms"));
  for (const RequestSpec& spec : hall_requests()) {
    const std::string name(spec.name);
    EXPECT_TRUE(described.contains(name)) << name;
    EXPECT_EQ(name_of(spec.what), name);
    EXPECT_NE(document.find(R"("do":")" + name + R"(")"), document.npos) << name;
  }
  for (const RequestSpec& spec : hall_notes()) {
    EXPECT_NE(rooms.find("| `" + std::string(spec.name) + "` |"), rooms.npos) << spec.name;
  }
  std::ifstream phrases(SCRIPTORIUM_SOURCE "/server/hall/phrases.txt");
  for (std::string line; std::getline(phrases, line);) {
    if (line.empty() || line[0] == ' ' || line[0] == '#' || line.find('.') != line.npos) continue;
    EXPECT_NE(rooms.find("`" + line + "`"), rooms.npos) << line;
  }
}

}  // namespace
}  // namespace scriptorium::server
