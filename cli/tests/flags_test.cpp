#include <regex>
#include <set>

#include "cli/tests/program.h"

// What each flag of the commands changes, seen from outside the program. Those of `serve`, `load`
// and `backup` are in tests/server/flags_test.cpp, since they need a server.
namespace scriptorium::cli_tests {
namespace {

struct Row {
  std::string command;    // with its words
  std::string flag;       // with its value
  std::string only_with;  // a piece of the output; empty: it is only another one

  std::string name() const {
    return command.substr(0, command.find(' ')) + " " + flag.substr(0, flag.find(' '));
  }
};

const Row kRows[] = {
    {"games", "--json", "{\"games\":["},
    {"rules verbatim", "--json", "{\"game\":\"verbatim\""},
    {"cards chapter_and_verse 'Be Still'", "--language es", "Estad quietos"},
    {"cards chapter_and_verse 'Be Still'", "--reminders", "Prayer (3): When you play"},
    {"cards chapter_and_verse 'Be Still'", "--json", "\"id\":\"be_still\""},
    {"sim verbatim --json", "--games 3", "\"games\":3,"},
    {"sim verbatim --json --games 1", "--seats 4", "\"seats\":4,"},
    {"sim verbatim --json --games 1", "--players random,greedy", "[\"random\",\"greedy\"]"},
    {"sim verbatim --json --games 1", "--seed 77", "\"seed\":77,"},
    {"sim verbatim --json --games 1", "--threads 5", "\"threads\":5,"},
    {"sim verbatim --games 1", "--json", "{\"game\":\"verbatim\""},
    {"sim verbatim --games 1", "--option letters=spanish", ""},
    {"words", "--list spanish-small", "\nhablar\n"},
    {"words", "--one-letter", "\na\n"},
    {"words", "--lists", "american-small "},
    {"arrange cat", "--list spanish", "  tac\n"},
    {"arrange i", "--one-letter", "\n  i\n"},
    {"arrange cat", "--json", "{\"words\":["},
    {"verse John 11:35", "--text rv1909", "Y lloró Jesús."},
    {"verse John 11:35", "--strongs", "G2424"},
    {"verse John 11:35", "--chapter", "And this spake he not of himself"},
    {"verse John 11:35", "--language es", "Juan 11:35"},
    {"verse John 11:35", "--json", "\"reference\":\"John 11:35\""},
};

// Flags that another test shows.
const std::set<std::string> kElsewhere = {
    "arrange --deadline",  // Arrange.*: it says whether it had the time
    "deck --option",       // Deck.*: it needs a file
    "deck --language",    "deck --json",
    "verify --language",  // VerifyGame.*: it needs a saved game
    "bench --json",       // bench/run reads it
    "sim --judge",        // Sim.IsJudgedAsATableIs
};

TEST(Flags, ChangeWhatTheySay) {
  for (const Row& row : kRows) {
    const Outcome without = run(row.command);
    const Outcome with = run(row.command + " " + row.flag);
    EXPECT_EQ(without.code, 0) << row.name() << without.err;
    EXPECT_EQ(with.code, 0) << row.name() << with.err;
    EXPECT_NE(without.out, with.out) << row.name();
    if (row.only_with.empty()) continue;
    EXPECT_TRUE(contains("\n" + with.out, row.only_with)) << row.name() << "\n" << with.out;
    EXPECT_FALSE(contains("\n" + without.out, row.only_with)) << row.name();
  }
}

// The help names the flags: one without a test fails by name.
TEST(Flags, AreAllTried) {
  std::set<std::string> tried = kElsewhere;
  for (const Row& row : kRows) tried.insert(row.name());
  const std::set<std::string> in_other_files = {"serve", "load", "backup", "play"};
  const std::string overview = run("help").out;
  const std::regex command("\n  ([a-z]+)  ");
  const std::regex flag("\n  (--[a-z-]+)");
  int found = 0;
  for (std::sregex_iterator at(overview.begin(), overview.end(), command), end; at != end; ++at) {
    const std::string name = (*at)[1];
    if (in_other_files.contains(name)) continue;
    const std::string help = run("help " + name).out;
    for (std::sregex_iterator each(help.begin(), help.end(), flag); each != end; ++each) {
      EXPECT_TRUE(tried.contains(name + " " + (*each)[1].str()))
          << "no test shows what " << name << " " << (*each)[1] << " does";
      ++found;
    }
  }
  EXPECT_GT(found, 20);
}

}  // namespace
}  // namespace scriptorium::cli_tests
