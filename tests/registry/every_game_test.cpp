// A game is put through everything that holds for all games because it is in the registry, not
// because somebody remembered to name it. Each check here fails by the game's name.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "games/registry/registry.h"

namespace scriptorium {
namespace {

namespace fs = std::filesystem;

// The names of a program's tests, as it lists them; empty if there is no such program.
std::string tests_of(const std::string& program) {
  const fs::path path = fs::path(TESTS_FOLDER) / (program + "_tests");
  if (!fs::exists(path)) return {};
  const std::string command = path.string() + " --gtest_list_tests";
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(::popen(command.c_str(), "r"),
                                                             ::pclose);
  std::string listed;
  for (char part[256]; std::fgets(part, sizeof part, pipe.get()) != nullptr;) listed += part;
  return listed;
}

// Whether a suite whose name ends so has all these tests.
void expect_tests(const std::string& game, const std::string& program, const std::string& suite,
                  std::initializer_list<const char*> names) {
  const std::string listed = tests_of(program);
  ASSERT_FALSE(listed.empty()) << game << " has no test program " << program << "_tests";
  const std::size_t begin = listed.find(suite + ".\n");
  ASSERT_NE(begin, std::string::npos) << game << " has no tests named " << suite;
  std::size_t end = begin + suite.size() + 2;
  while (listed.compare(end, 2, "  ") == 0) end = listed.find('\n', end) + 1;
  const std::string tests = listed.substr(begin, end - begin);
  for (const char* const name : names) {
    EXPECT_NE(tests.find(fmt::format("  {}\n", name)), std::string::npos)
        << game << " lacks " << suite << "." << name;
  }
}

class EveryGame : public testing::TestWithParam<std::string> {};

// tests/laws/laws.h: one line in the game's laws_test.cpp.
TEST_P(EveryGame, IsPutThroughAllLaws) {
  expect_tests(GetParam(), GetParam(), "Laws",
               {"HoldInRandomGames", "WhoeverWasToldTheSameKnowsTheSame",
                "SampleMatchesTheEnumeratedWorlds", "SavedAndRestoredAfterEveryEntry"});
}

// tests/laws/reckon.h: a second opinion on whole games, written from the catalogue.
TEST_P(EveryGame, IsReckonedIndependently) {
  expect_tests(GetParam(), GetParam(), "Reckoner", {"FollowsGamesOfTheDice"});
}

// tests/laws/allocation_law.h: one line in the game's allocation_test.cpp.
TEST_P(EveryGame, AllocatesNothingInPlay) {
  expect_tests(GetParam(), GetParam() + "_allocation", "Allocation",
               {"TheCounterCounts", "APlayoutAllocatesNothing", "TheLogDoes",
                "NothingThatASearchAsksAllocates"});
}

TEST_P(EveryGame, HasACatalogueScenariosAndAReadme) {
  const fs::path root = SCRIPTORIUM_SOURCE;
  EXPECT_TRUE(fs::exists(root / "docs/rules" / (GetParam() + ".md"))) << GetParam();
  EXPECT_TRUE(fs::exists(root / "games" / GetParam() / "README.md")) << GetParam();
  EXPECT_TRUE(fs::exists(root / "games" / GetParam() / "tests/scenarios")) << GetParam();
}

// tests/golden: a game that was saved once, and still loads; and what fixed runs come to.
TEST_P(EveryGame, HasASavedGameAndDigests) {
  const fs::path folder = fs::path(SCRIPTORIUM_SOURCE) / "games" / GetParam() / "tests/golden";
  ASSERT_TRUE(fs::exists(folder / "digests.txt")) << GetParam() << " has no " << folder;
  const fs::directory_iterator entries(folder);
  EXPECT_TRUE(std::any_of(
      begin(entries), end(entries),
      [](const fs::directory_entry& entry) { return entry.path().extension() == ".json"; }))
      << GetParam() << " has no saved game in " << folder;
}

// bench/instructions: what a decision and a simulation may take, and what a decision should.
TEST_P(EveryGame, HasFiguresForItsInstructions) {
  const fs::path path =
      fs::path(SCRIPTORIUM_SOURCE) / "games" / GetParam() / "tests/instructions.txt";
  std::ifstream file(path);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  for (const char* const figure : {"decision ", " goal ", "simulation "}) {
    EXPECT_NE(text.find(figure), std::string::npos)
        << GetParam() << " lacks `" << figure << "` in " << path;
  }
}

std::vector<std::string> ids() {
  std::vector<std::string> all;
  const Registry registry = all_games({SCRIPTORIUM_SHARE});
  for (const std::string_view id : registry.ids()) all.emplace_back(id);
  return all;
}

// A room that the build found, but nobody put in games/registry/codecs.h.
TEST(EveryRoom, IsRegistered) {
  const Registry registry = all_games({SCRIPTORIUM_SHARE});
  for (const auto& room : fs::directory_iterator(SCRIPTORIUM_SOURCE "/games")) {
    if (!fs::exists(room.path() / "codec")) continue;
    EXPECT_NE(registry.find(room.path().filename().string()), nullptr) << room.path();
  }
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryGame, testing::ValuesIn(ids()),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace scriptorium
