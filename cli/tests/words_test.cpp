#include <algorithm>

#include "cli/tests/program.h"

namespace scriptorium::cli_tests {
namespace {

TEST(Words, AreAmericanUnlessNamed) {
  const Outcome outcome = run("words");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const std::vector<std::string> words = lines(outcome.out);
  EXPECT_GT(words.size(), 70000U);
  EXPECT_TRUE(std::ranges::is_sorted(words));
  EXPECT_TRUE(std::ranges::binary_search(words, "color"));
  EXPECT_FALSE(std::ranges::binary_search(words, "colour"));
  EXPECT_EQ(outcome.out, run("words --list american").out);
}

TEST(Words, AreOfTheListThatIsNamed) {
  const std::vector<std::string> tiny = lines(run("words --list spanish-tiny").out);
  EXPECT_TRUE(std::ranges::binary_search(tiny, "niño"));
  EXPECT_FALSE(std::ranges::binary_search(tiny, "house"));
  EXPECT_TRUE(contains(run("words --list british").out, "\ncolour\n"));
}

TEST(Words, ListsAreNamedWithTheirSizes) {
  const Outcome outcome = run("words --lists");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const std::vector<std::string> table = lines(outcome.out);
  ASSERT_EQ(table.size(), 15U);
  EXPECT_TRUE(table[0].starts_with("american-tiny "));
  const std::size_t count = lines(run("words --list american-tiny --one-letter").out).size();
  EXPECT_TRUE(table[0].ends_with(" " + std::to_string(count))) << table[0];
}

// VB-20: one-letter words count only by option
TEST(Words, OfOneLetterAreAskedFor) {
  const std::vector<std::string> usual = lines(run("words").out);
  EXPECT_FALSE(std::ranges::binary_search(usual, "a"));
  const std::vector<std::string> all = lines(run("words --one-letter").out);
  EXPECT_TRUE(std::ranges::binary_search(all, "a") && std::ranges::binary_search(all, "i"));
  EXPECT_EQ(all.size(), usual.size() + 2);
}

TEST(Words, AnUnknownListNamesTheNearest) {
  expect_complaint(run("words --list american-hug"), 2,
                   "There is no list \"american-hug\". Did you mean \"american-huge\"? See "
                   "scriptorium words --lists.");
  expect_complaint(run("words --list xyz"), 2,
                   "There is no list \"xyz\". See scriptorium words --lists.");
  expect_complaint(run("words american"), 2, "\"american\" is one word too many.");
  expect_complaint(run("words --lists --list british"), 2,
                   "--list prints one list, --lists their names.");
}

// Both ways that a reader can leave: by the signal, and with the signal ignored.
TEST(Words, MayBeReadInPart) {
  for (const std::string prefix : {"", "trap '' PIPE; "}) {
    const Folder folder;
    const std::string command = prefix + "'" SCRIPTORIUM_PROGRAM "' words --list spanish-huge 2>'" +
                                folder.path("err") + "' | head -n 2 >'" + folder.path("out") + "'";
    EXPECT_EQ(std::system(command.c_str()), 0);
    EXPECT_EQ(read_whole(folder.path("out")), "ababa\nababas\n");
    EXPECT_EQ(read_whole(folder.path("err")), "");
  }
}

TEST(Words, AFullDiskIsTold) {
  const Outcome outcome = run("words >/dev/full");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.err, "scriptorium: the words cannot be written to standard output\n");
}

TEST(Words, AMissingOrDamagedFileIsNamed) {
  const Folder folder;
  const std::string share = "SCRIPTORIUM_SHARE='" + folder.path("") + "'";
  const std::string file = folder.path("words.automaton");
  expect_complaint(run("words", "", share), 1, file + ": no such file");
  folder.write("words.automaton", "aardvark\n");
  expect_complaint(run("words", "", share), 1, file + ": cut off: shorter than its header");
}

}  // namespace
}  // namespace scriptorium::cli_tests
