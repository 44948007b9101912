// Law 8, and that it can fail: a complete game with a rule that no test proves is caught.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace scriptorium {
namespace {

namespace fs = std::filesystem;

class RuleTable : public testing::Test {
 protected:
  RuleTable() {
    write("tests/toy/toy.md", "# Toy\n\n| id | | rule |\n|---|---|---|\n");
    write("docs/rules/verbatim.md",
          "# Verbatim\n\n| id | | rule |\n|---|---|---|\n| VB-01 | S | Seats. |\n| VB-02 | S | "
          "Decks. |\n");
    write("games/verbatim/tests/deal.scenario", "game verbatim\nrules VB-01\n");
  }
  ~RuleTable() override { fs::remove_all(root_); }

  void write(const std::string& path, const std::string& text) {
    fs::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path) << text;
  }
  // Whether the tool is content; what it says is kept in said_.
  bool run(const std::string& mode) {
    const fs::path log = root_ / "said";
    const int code = std::system(
        (std::string(RULE_TABLE) + " " + root_.string() + " " + mode + " 2>" + log.string())
            .c_str());
    std::stringstream text;
    text << std::ifstream(log).rdbuf();
    said_ = text.str();
    return code == 0;
  }

  fs::path root_ = fs::path(testing::TempDir()) / ("rule_table_" + std::to_string(::getpid()));
  std::string said_;
};

TEST_F(RuleTable, CatchesARuleWithoutATest) {
  EXPECT_FALSE(run("--write"));
  EXPECT_EQ(said_, "VB-02 has no test\n");
  write("games/verbatim/tests/deal_test.cpp",
        "// VB-02: five cards each\nTEST(Deal, HasFiveCards) {\n");
  EXPECT_FALSE(run("--check")) << "the table does not name the new test yet";
  EXPECT_TRUE(run("--write")) << said_;
  EXPECT_TRUE(run("--check")) << said_;
}

TEST_F(RuleTable, CatchesATestOfNoRule) {
  write("games/verbatim/tests/deal_test.cpp", "// VB-02, VB-99: cards\nTEST(Deal, HasCards) {\n");
  EXPECT_FALSE(run("--write"));
  EXPECT_EQ(said_, "VB-99 is in no catalogue, but in Deal.HasCards\n");
}

TEST_F(RuleTable, LetsARuleWaitForAReason) {
  write(
      "docs/rules/verbatim.md",
      "# Verbatim\n\n| id | | rule |\n|---|---|---|\n| VB-01 | S | Seats. |\n| VB-02 | S, later | "
      "Decks. Later: they are not printed. |\n\n## Tests\n\nMade. 1 of 2 rules have a test; 1 must "
      "wait.\n");
  EXPECT_TRUE(run("--write")) << said_;
  EXPECT_TRUE(run("--check")) << said_;
  write("games/verbatim/tests/deal_test.cpp",
        "// VB-02: five cards each\nTEST(Deal, HasFiveCards) {\n");
  EXPECT_FALSE(run("--write"));
  EXPECT_EQ(said_, "VB-02 has a test, and is still marked `later`\n");
}

TEST_F(RuleTable, LetsNoMoreRulesWaitThanBefore) {
  write(
      "docs/rules/verbatim.md",
      "# Verbatim\n\n| id | | rule |\n|---|---|---|\n| VB-01 | S | Seats. |\n| VB-02 | S, later | "
      "Decks. Later: they are not printed. |\n\n## Tests\n\nMade. 1 of 2 rules have a test.\n");
  EXPECT_FALSE(run("--write"));
  EXPECT_EQ(said_, "verbatim.md: more rules wait than before\n");
}

}  // namespace
}  // namespace scriptorium
