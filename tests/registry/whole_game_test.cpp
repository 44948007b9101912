// CONTRIBUTING.md says what a whole game has. What a registered game lacks, its README lists under
// "Not yet"; whatever is missing and not listed there fails by the game's name and the point's.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "games/registry/codecs.h"
#include "games/registry/registry.h"

namespace scriptorium {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = SCRIPTORIUM_SOURCE;

std::string text_of(const fs::path& path) {
  std::ifstream file(kRoot / path);
  return {std::istreambuf_iterator<char>(file), {}};
}
bool there(const fs::path& path) { return fs::exists(kRoot / path); }

// The points below "## Not yet" of the game's README: `- balance: why`.
std::set<std::string> not_yet(const std::string& id) {
  const std::string readme = text_of("games/" + id + "/README.md");
  std::set<std::string> points;
  const std::size_t heading = readme.find("## Not yet\n");
  if (heading == std::string::npos) return points;
  const std::string section = readme.substr(heading, readme.find("\n## ", heading) - heading);
  for (std::size_t at = 0; (at = section.find("\n- ", at)) != std::string::npos; ++at) {
    points.insert(section.substr(at + 3, section.find(':', at) - at - 3));
  }
  return points;
}

// The table that tools/mutate writes: planted, killed, survived, of those with a reason.
bool few_mutants_survive(const std::string& id) {
  const std::string page = text_of("docs/coverage.md");
  const std::size_t row = page.find("\n| " + id + " |");
  if (row == std::string::npos) return false;
  int planted = 0;
  int killed = 0;
  int survived = 0;
  const std::string figures = page.substr(row + id.size() + 5, 60);
  if (std::sscanf(figures.c_str(), "%d | %d | %d", &planted, &killed, &survived) != 3) return false;
  return planted >= 100 && survived * 20 <= planted;
}

bool in_both_languages(const std::string& folder) {
  return there(folder + "/en.md") && there(folder + "/es.md");
}

// Who has won what, once a game is over, line by line (reckoning_test.cpp: and it adds up).
bool reckons(const AnyGame& game) {
  const TableRules rules = {Seed::of(1), DiceKind::kFast, Judge::kDice};
  const auto match = game.start(game.min_seats(), {}, rules);
  if (!match) return false;
  while (!(*match)->actors().empty()) {
    if (!(*match)->bot((*match)->first_to_act(), "random", Language::kEnglish)) return false;
    while ((*match)->give_verdict()) {
    }
  }
  return (*match)->view(Viewer::spectator()).contains("reckoning");
}

struct Point {
  const char* name;
  bool (*has)(const std::string& id, const AnyGame& game);
};

// Laws, reckoner, golden game, catalogue: every_game_test.cpp. A test for every rule id:
// rule_table.
const Point kPoints[] = {
    {"rules",  // none is marked `later`
     [](const std::string& id, const AnyGame&) {
       return text_of("docs/rules/" + id + ".md").find(", later |") == std::string::npos;
     }},
    {"mutants", [](const std::string& id, const AnyGame&) { return few_mutants_survive(id); }},
    {"greedy", [](const std::string&, const AnyGame& game) { return game.has_player("greedy"); }},
    {"novice", [](const std::string&, const AnyGame& game) { return game.has_player("novice"); }},
    {"search",
     [](const std::string&, const AnyGame& game) { return game.has_player("search:10"); }},
    {"guide", [](const std::string& id,
                 const AnyGame&) { return in_both_languages("games/" + id + "/guide"); }},
    {"lessons", [](const std::string& id,
                   const AnyGame&) { return there("games/" + id + "/lessons/first_game"); }},
    {"coach",
     [](const std::string& id, const AnyGame&) {
       const std::string folder = "games/" + id + "/coach";
       return there(folder + "/coach.txt") && there(folder + "/glossary.txt");
     }},
    {"pages", [](const std::string& id,
                 const AnyGame&) { return there("web/src/games/" + id + "/Table.svelte"); }},
    {"staging", [](const std::string& id,
                   const AnyGame&) { return there("web/src/games/" + id + "/staging.ts"); }},
    {"keys", [](const std::string& id,
                const AnyGame&) { return there("web/src/games/" + id + "/keys.ts"); }},
    {"preview",
     [](const std::string& id, const AnyGame&) {
       const auto drawn = [&](const std::string& language) {
         return there("web/public/preview/" + language + "/" + id + ".png");
       };
       return drawn("en") && drawn("es");
     }},
    {"terminal", [](const std::string& id,
                    const AnyGame&) { return there("games/" + id + "/codec/text_table.cpp"); }},
    {"reckoning", [](const std::string&, const AnyGame& game) { return reckons(game); }},
    {"balance",
     [](const std::string& id, const AnyGame&) { return there("docs/balance/" + id + ".md"); }},
};

class WholeGame : public testing::TestWithParam<std::string> {};

TEST_P(WholeGame, HasEverythingButWhatItsReadmeLists) {
  const Registry registry = all_games({SCRIPTORIUM_SHARE});
  const AnyGame& game = *registry.find(GetParam());
  std::set<std::string> listed = not_yet(GetParam());
  for (const Point& point : kPoints) {
    const bool named = listed.erase(point.name) != 0;
    const bool has = point.has(GetParam(), game);
    EXPECT_TRUE(has || named) << GetParam() << " lacks " << point.name
                              << ", and its README does not say so under \"Not yet\"";
    EXPECT_FALSE(has && named) << GetParam() << " has " << point.name
                               << ": its README need not list it any more";
  }
  for (const std::string& point : listed) {
    ADD_FAILURE() << GetParam() << ": \"Not yet\" lists " << point << ", which is no point";
  }
}

std::vector<std::string> ids() {
  std::vector<std::string> all;
  AllGames::each([&]<class Game>() { all.emplace_back(Game::Codec::kId); });
  return all;
}

INSTANTIATE_TEST_SUITE_P(Registered, WholeGame, testing::ValuesIn(ids()),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace scriptorium
