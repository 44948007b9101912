#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::string read_whole(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Outcome {
  int code = 0;
  std::string message;
};

// Every test changes one line of a set that is right.
class LettersBuild : public testing::Test {
 protected:
  void SetUp() override {
    dir_ =
        fs::path(testing::TempDir()) /
        (std::string("letters_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(dir_);
  }
  void TearDown() override { fs::remove_all(dir_); }

  Outcome run(const std::string& arguments) const {
    const std::string command = std::string("\"") + VERBATIM_LETTERS_BUILD + "\" " + arguments +
                                " 2>\"" + (dir_ / "message").string() + "\"";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_whole(dir_ / "message")};
  }

  Outcome build() const {
    std::ofstream out(in_file());
    for (const std::string& line : lines_) out << line << '\n';
    out.close();
    return run("\"" + in_file().string() + "\" \"" + out_file().string() + "\" Test");
  }

  // `line` counts from 1.
  void expect_fault(std::size_t line, const std::string& reason) const {
    const Outcome outcome = build();
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.message,
              in_file().string() + ":" + std::to_string(line) + ": " + reason + "\n");
    EXPECT_FALSE(fs::exists(out_file()));
  }

  fs::path in_file() const { return dir_ / "test.letters"; }
  fs::path out_file() const { return dir_ / "test.h"; }

  fs::path dir_;
  std::vector<std::string> lines_ = {
      "# a set",     "a 1 black 20 2", "ñ 6 black 20 3  # rare", "z 2 black 15 0", "",
      "a 1 red 6 0", "? 0 red 2 0"};
};

TEST_F(LettersBuild, WritesATable) {
  const Outcome outcome = build();
  EXPECT_EQ(outcome.code, 0) << outcome.message;
  EXPECT_EQ(outcome.message, "");
  const std::string table = read_whole(out_file());
  EXPECT_NE(table.find("namespace scriptorium::verbatim {"), std::string::npos);
  EXPECT_NE(table.find("inline constexpr LetterRow kTest[] = {\n"
                       "    {0, 1, false, 20, 2},\n"
                       "    {26, 6, false, 20, 3},\n"
                       "    {25, 2, false, 15, 0},\n"
                       "    {0, 1, true, 6, 0},\n"
                       "    {27, 0, true, 2, 0},\n"
                       "};\n"),
            std::string::npos)
      << table;
}

TEST_F(LettersBuild, WantsThreeArguments) {
  const Outcome outcome = run("only_one");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.message.find("usage:"), std::string::npos);
}

TEST_F(LettersBuild, AMissingFileIsNamed) {
  const Outcome outcome =
      run("\"" + in_file().string() + "\" \"" + out_file().string() + "\" Test");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.message, in_file().string() + ":1: cannot be read\n");
}

TEST_F(LettersBuild, ATableThatCannotBeWrittenFails) {
  build();
  const std::string nowhere = (dir_ / "none" / "test.h").string();
  const Outcome outcome = run("\"" + in_file().string() + "\" \"" + nowhere + "\" Test");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.message, nowhere + ":1: cannot be written\n");
}

TEST_F(LettersBuild, FieldsAreFive) {
  lines_[3] = "z 2 black 15";
  expect_fault(4, "five fields are wanted, LETTER VALUE COLOUR BOX START; here are 4");
  lines_[3] = "z 2 black 15 0 0";
  expect_fault(4, "five fields are wanted, LETTER VALUE COLOUR BOX START; here are 6");
}

TEST_F(LettersBuild, LettersAreThoseOfTheAlphabet) {
  for (const std::string letter : {"Z", "zz", "é", "1"}) {
    lines_[3] = letter + " 2 black 15 0";
    expect_fault(4, "letter '" + letter + "' is none of a to z, ñ and ? (blank)");
  }
}

TEST_F(LettersBuild, ValuesAreZeroToSix) {
  for (const std::string value : {"7", "-1", "two", "2x", "99999999999"}) {
    lines_[3] = "z " + value + " black 15 0";
    expect_fault(4, "value '" + value + "' is no number from 0 to 6");
  }
}

TEST_F(LettersBuild, AnUnknownColourNamesTheNearest) {
  lines_[3] = "z 2 blak 15 0";
  expect_fault(4, "colour 'blak' is unknown; did you mean 'black'?");
  lines_[3] = "z 2 rod 15 0";
  expect_fault(4, "colour 'rod' is unknown; did you mean 'red'?");
  lines_[3] = "z 2 Black 15 0";
  expect_fault(4, "colour 'Black' is unknown; did you mean 'black'?");
}

TEST_F(LettersBuild, CountsAreNumbersInRange) {
  lines_[3] = "z 2 black 64 0";
  expect_fault(4, "box '64' is no number from 0 to 63");
  lines_[3] = "z 2 black many 0";
  expect_fault(4, "box 'many' is no number from 0 to 63");
  lines_[3] = "z 2 black 15 6";
  expect_fault(4, "start '6' is no number from 0 to 5");
}

TEST_F(LettersBuild, BlackCardsAreWorthSomething) {  // VB-22
  lines_[3] = "z 0 black 15 0";
  expect_fault(4, "a black card is worth 1 or more (VB-22)");
}

TEST_F(LettersBuild, StartingDecksHaveNoRedCards) {  // VB-04
  lines_[5] = "a 1 red 6 1";
  expect_fault(6, "a starting deck has no red cards (VB-04)");
}

TEST_F(LettersBuild, BlanksAreRedAndWorthNothing) {  // VB-22
  lines_[6] = "? 1 red 2 0";
  expect_fault(7, "a blank is red and worth 0 (VB-22)");
  lines_[6] = "? 0 black 2 0";
  expect_fault(7, "a blank is red and worth 0 (VB-22)");
}

TEST_F(LettersBuild, EveryKindHasACard) {
  lines_[3] = "z 2 black 0 0";
  expect_fault(4, "there is no card of this kind");
}

TEST_F(LettersBuild, ALetterHasOneKindAColour) {
  lines_[3] = "a 2 black 15 0";
  expect_fault(4, "this letter already has a kind of this colour");
}

TEST_F(LettersBuild, KindsAreThirtyAtMost) {
  lines_.clear();
  for (char letter = 'a'; letter <= 'z'; ++letter)
    lines_.push_back(std::string(1, letter) + " 1 black 1 0");
  for (char letter = 'a'; letter <= 'e'; ++letter)
    lines_.push_back(std::string(1, letter) + " 1 red 1 0");
  expect_fault(31, "more than 30 kinds of cards");
}

TEST_F(LettersBuild, TheBoxHasSixtyThreeCards) {  // VB-02
  lines_[3] = "z 2 black 14 0";
  expect_fault(7, "the cards in the box (VB-02) are 62, not 63");
  lines_[3] = "z 2 black 16 0";
  expect_fault(7, "the cards in the box (VB-02) are 64, not 63");
}

TEST_F(LettersBuild, AStartingDeckHasFiveCards) {  // VB-02
  lines_[3] = "z 2 black 15 1";
  expect_fault(7, "the cards of a starting deck (VB-02) are 6, not 5");
  lines_[3] = "z 2 black 15 0";
  lines_[1] = "a 1 black 20 1";
  expect_fault(7, "the cards of a starting deck (VB-02) are 4, not 5");
}

TEST_F(LettersBuild, BlanksAreTwo) {  // VB-22
  lines_[5] = "a 1 red 5 0";
  lines_[6] = "? 0 red 3 0";
  expect_fault(7, "the blanks (VB-22) are 3, not 2");
  lines_[5] = "a 1 red 8 0";
  lines_.pop_back();
  expect_fault(6, "the blanks (VB-22) are 0, not 2");
}

TEST_F(LettersBuild, RedCardsAreEight) {  // VB-22
  lines_[3] = "z 2 black 14 0";
  lines_[5] = "a 1 red 7 0";
  expect_fault(7, "the red cards (VB-22) are 9, not 8");
}

TEST_F(LettersBuild, AnEmptySetIsRefused) {
  lines_.clear();
  expect_fault(1, "the cards in the box (VB-02) are 0, not 63");
}

}  // namespace
