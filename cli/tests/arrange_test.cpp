#include <algorithm>
#include <map>

#include "cli/tests/program.h"

namespace scriptorium::cli_tests {
namespace {

std::vector<std::string> words_of(const json::object& answer) {
  std::vector<std::string> words;
  for (const json::value& word : answer.at("words").as_array()) {
    words.emplace_back(word.at("word").as_string());
  }
  std::sort(words.begin(), words.end());
  return words;
}

using Words = std::vector<std::string>;

TEST(Arrange, SaysAllOfIt) {
  const json::object answer = printed(run("arrange quizjobz --json"));
  for (const std::string field :
       {"words", "score", "used", "unused", "left_over", "optimal", "fewest", "milliseconds"}) {
    EXPECT_TRUE(answer.contains(field)) << field;
  }
  EXPECT_EQ(words_of(answer), (Words{"job", "quiz"}));
  EXPECT_EQ(answer.at("used"), json::value(6 + 3 + 1 + 5 + 6 + 2 + 4));
  EXPECT_EQ(answer.at("unused"), json::value(5));
  EXPECT_EQ(answer.at("score"), json::value(22));
  EXPECT_EQ(answer.at("left_over"), json::value("z"));
  EXPECT_EQ(answer.at("optimal"), json::value(true));
  EXPECT_EQ(answer.at("fewest"), json::value(true));
}

TEST(Arrange, ABlankStandsForALetterAndCountsNothing) {
  const json::object answer = printed(run("arrange 'quz?' --json"));
  ASSERT_EQ(answer.at("words").as_array().size(), 1U);
  EXPECT_EQ(answer.at("words").at(0), json::value({{"word", "quiz"}, {"blanks", {2}}}));
  EXPECT_EQ(answer.at("score"), json::value(14));
  const json::object spare = printed(run("arrange 'quiz?' --json"));
  EXPECT_EQ(spare.at("left_over"), json::value("?"));
  // No card has a k in Spanish, none an ñ in English: only a blank may be one.
  EXPECT_EQ(words_of(printed(run("arrange '?ilo' --list spanish-small --json"))).size(), 1U);
}

TEST(Arrange, FoldsWhatIsTyped) {
  const Words expected = {"ñandu"};
  for (const std::string letters : {"ñandu", "ÑANDÚ", "ñandú", "Ñandü"}) {
    EXPECT_EQ(words_of(printed(run("arrange " + letters + " --list spanish --json"))), expected)
        << letters;
  }
}

TEST(Arrange, ValuesAreThoseOfTheLanguage) {
  EXPECT_EQ(printed(run("arrange year --json")).at("score"), json::value(7));
  EXPECT_EQ(printed(run("arrange ya --list spanish --json")).at("score"), json::value(6));
}

TEST(Arrange, IsToldToPeople) {
  const Outcome outcome = run("arrange 'quzz?'");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(contains(outcome.out, "  qu[i]z\n")) << outcome.out;
  EXPECT_TRUE(contains(outcome.out, "  score      9   nothing scores more\n")) << outcome.out;
  EXPECT_TRUE(contains(outcome.out, "  used      14   1 word, the fewest for this score\n"))
      << outcome.out;
  EXPECT_TRUE(contains(outcome.out, "  unused     5   z\n")) << outcome.out;
  EXPECT_TRUE(contains(outcome.out, " ms\n")) << outcome.out;
  EXPECT_TRUE(contains(run("arrange zzz").out, "no word"));
  EXPECT_TRUE(contains(run("arrange quiz").out, "nothing is left over"));
}

TEST(Arrange, RefusesWhatIsNoRack) {
  expect_complaint(run("arrange"), 2, "arrange needs letters.");
  expect_complaint(run("arrange ''"), 2, "arrange needs letters.");
  expect_complaint(run("arrange cat dog"), 2, "\"dog\" is one word too many.");
  const std::string allowed = " is not a letter; letters are a to z, ñ and ? for a blank.";
  expect_complaint(run("arrange ab3c"), 2, "\"3\"" + allowed);
  expect_complaint(run("arrange 'a b'"), 2, "\" \"" + allowed);
  expect_complaint(run("arrange 'a?-b'"), 2, "\"-\"" + allowed);
  expect_complaint(run("arrange straße"), 2, "\"ß\"" + allowed);
  expect_complaint(run("arrange '?\u0301'"), 2, "\"U+0301\"" + allowed);
  expect_complaint(run("arrange \"$(printf 'a\\377')\""), 2, "\"U+FFFD\"" + allowed);
  expect_complaint(run("arrange \"$(printf 'a\\033')\""), 2, "\"U+001B\"" + allowed);
  expect_complaint(run("arrange '???a'"), 2, "There are 2 blanks at most; these are 3.");
  expect_complaint(run("arrange '??" + std::string(47, 'a') + "'"), 2,
                   "There are 48 letters at most, blanks included; these are 49.");
  expect_complaint(run("arrange " + std::string(100000, 'e')), 2,
                   "There are 48 letters at most, blanks included; these are 100000.");
  EXPECT_EQ(run("arrange '??" + std::string(46, 'a') + "'").code, 0);
}

TEST(Arrange, RefusesALetterThatTheSetHasNoCardOf) {
  expect_complaint(run("arrange niño"), 2, "The English letter set has no ñ.");
  expect_complaint(run("arrange kilo --list spanish-huge"), 2,
                   "The Spanish letter set has no k; a blank may stand for it.");
}

TEST(Arrange, RefusesWrongOptions) {
  expect_complaint(run("arrange cat --list amrican"), 2,
                   "There is no list \"amrican\". Did you mean \"american\"? See scriptorium words "
                   "--lists.");
  for (const std::string number : {"0", "-1", "x", "3600001"}) {
    expect_complaint(run("arrange cat --deadline " + number), 2,
                     "--deadline is a whole number from 1 to 3600000.");
  }
  expect_complaint(run("arrange cat --jsn"), 2, "There is no option --jsn. Did you mean --json?");
}

TEST(Arrange, MissingFilesAreNamed) {
  const Folder folder;
  const std::string share = "SCRIPTORIUM_SHARE='" + folder.path("") + "'";
  expect_complaint(run("arrange cat", "", share), 1,
                   folder.path("words.automaton") + ": no such file");
}

// Racks that fit hundreds of thousands of words. The machine may be busy: half a second is slack
// for that; without a deadline these take seconds.
TEST(Arrange, KeepsItsDeadline) {
  const std::string letters = "aaeeiioouubcdfghjlmnpqrstvxyzaeiobcdfglmnprst";
  for (const std::string list : {"american", "american-huge", "spanish", "spanish-huge"}) {
    for (const int deadline : {1, 150, 600}) {
      const json::object answer = printed(run("arrange '??" + letters + "' --json --list " + list +
                                              " --deadline " + std::to_string(deadline)));
      EXPECT_LT(answer.at("milliseconds").as_int64(), deadline + 500) << list;
      std::map<char, int> left;
      for (const char letter : letters) ++left[letter];
      int missing = 0;
      for (const std::string& word : words_of(answer)) {
        for (const char letter : word) missing += left[letter]-- <= 0;
      }
      EXPECT_LE(missing, 2 * 2) << "more than blanks can be; ñ is two bytes";
    }
  }
}

}  // namespace
}  // namespace scriptorium::cli_tests
