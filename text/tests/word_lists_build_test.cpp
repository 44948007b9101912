#include <gtest/gtest.h>
#include <sys/wait.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "text/word_list.h"

// The build tool, run as the build runs it.
namespace scriptorium::text {
namespace {

namespace fs = std::filesystem;

std::string read_whole(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

class WordListsBuild : public testing::Test {
 protected:
  void SetUp() override {
    dir_ = fs::path(testing::TempDir()) /
           (std::string("words_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(dir_ / "data");
    fs::copy(fs::path(SCRIPTORIUM_SOURCE) / "text" / "data", dir_ / "data",
             fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  }
  void TearDown() override { fs::remove_all(dir_); }

  int build(const std::string& arguments) {
    const std::string command = std::string("'" SCRIPTORIUM_WORDS_BUILD "' ") + arguments + " 2>'" +
                                (dir_ / "err").string() + "'";
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  std::string usual() const {
    return (dir_ / "words.automaton").string() + " " SCRIPTORIUM_WORDS_SOURCES " --data " +
           (dir_ / "data").string();
  }
  std::string complaint() const { return read_whole(dir_ / "err"); }

  fs::path dir_;
};

TEST_F(WordListsBuild, EveryListIsWhatTheSievesLetThrough) {
  ASSERT_EQ(build(usual() + " --text " + dir_.string()), 0) << complaint();
  const fs::path shared = fs::path(SCRIPTORIUM_SHARE) / std::string(WordLists::kFile);
  EXPECT_TRUE(read_whole(dir_ / "words.automaton") == read_whole(shared)) << "not reproducible";
  const WordLists lists = WordLists::load(shared);
  for (const std::string_view name : lists.names()) {
    std::string text;
    const WordList list = *lists.list(name);
    for (const std::string_view word : list) text.append(word).append("\n");
    EXPECT_GT(text.size(), 50000u);
    EXPECT_TRUE(text == read_whole(dir_ / (std::string(name) + ".txt"))) << name;
  }
}

TEST_F(WordListsBuild, IsQuick) {
  const auto start = std::chrono::steady_clock::now();
  ASSERT_EQ(build(usual()), 0) << complaint();
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  std::printf("word lists built in %.1f s\n", took.count());
  EXPECT_LT(took.count(), 20) << "on a busy machine, with sanitizers";
}

TEST_F(WordListsBuild, AnUnspokenWordThatIsNoneIsNamed) {
  for (const std::string word : {"zzyzx", "zzyzx*"}) {
    std::ofstream(dir_ / "data" / "unspoken_english.txt") << "# comment\n" << word << "\n";
    EXPECT_EQ(build(usual()), 1);
    EXPECT_NE(complaint().find("unspoken_english.txt: \"" + word + "\" is in no list"),
              std::string::npos)
        << complaint();
  }
  // A word of the other language is none here either.
  std::ofstream(dir_ / "data" / "unspoken_english.txt") << "zapato\n";
  EXPECT_EQ(build(usual()), 1);
  EXPECT_FALSE(fs::exists(dir_ / "words.automaton"));
}

TEST_F(WordListsBuild, MissingPackagesAndWrongUsageAreNamed) {
  EXPECT_EQ(build(usual() + " --scowl /nonexistent"), 1);
  EXPECT_NE(complaint().find("install the package scowl"), std::string::npos);
  EXPECT_EQ(build(usual() + " --hunspell /nonexistent"), 1);
  EXPECT_NE(complaint().find("install the package hunspell-es"), std::string::npos);
  EXPECT_EQ(build(""), 2);
  EXPECT_NE(complaint().find("FILE is missing"), std::string::npos);
  EXPECT_EQ(build(usual() + " --nonsense"), 2);
}

}  // namespace
}  // namespace scriptorium::text
