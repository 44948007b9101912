#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/fuzz/checks.h"

namespace scriptorium::fuzz {
namespace {

namespace fs = std::filesystem;

// Every input that a fuzzer found worth keeping, once more. `least` guards against a corpus that is
// not found.
void run_all(const char* folder, Breach (*check)(std::string_view), std::size_t least) {
  std::vector<fs::path> files;
  for (const auto& file :
       fs::directory_iterator(fs::path(SCRIPTORIUM_SOURCE) / "tests/fuzz/corpus" / folder)) {
    files.push_back(file.path());
  }
  std::sort(files.begin(), files.end());
  EXPECT_GE(files.size(), least);
  for (const fs::path& file : files) {
    std::ifstream in(file, std::ios::binary);
    const std::string input(std::istreambuf_iterator<char>(in), {});
    try {
      const Breach breach = check(input);
      EXPECT_FALSE(breach) << file << ": " << *breach;
    } catch (const std::exception& thrown) {
      ADD_FAILURE() << file << ": " << thrown.what();
    }
  }
}

TEST(FuzzCorpus, Recitation) { run_all("recitation", check_recitation, 20); }
TEST(FuzzCorpus, Referee) { run_all("referee", check_referee, 20); }
TEST(FuzzCorpus, Replay) { run_all("replay", check_replay, 20); }
TEST(FuzzCorpus, Cards) { run_all("cards", check_cards, 20); }
TEST(FuzzCorpus, Nouns) { run_all("nouns", check_nouns, 20); }
TEST(FuzzCorpus, Scenario) { run_all("scenario", check_scenario, 20); }
TEST(FuzzCorpus, Reference) { run_all("reference", check_reference, 20); }
TEST(FuzzCorpus, Bundle) { run_all("bundle", check_bundle, 10); }

}  // namespace
}  // namespace scriptorium::fuzz
