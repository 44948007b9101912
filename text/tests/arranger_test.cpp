#include "text/arranger/arranger.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "text/atoms.h"
#include "text/tests/arranging.h"

namespace scriptorium::text::tests {
namespace {

IsWord one_of(const std::vector<std::string>& words) {
  return [&words](std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
}

// Proven, laid out rightly, and what trying everything gives.
void expect_the_best(Arranger& arranger, const Rack& rack, const Arranger::Values& values,
                     const std::vector<std::string>& words) {
  const WordArranger::Answer answer = arrange(arranger, rack, words);
  EXPECT_TRUE(answer.optimal && answer.fewest) << text_of(rack);
  check_layout(rack, values, answer, one_of(words));
  expect_truth(brute_force(rack, values, words), rack, answer);
  EXPECT_EQ(arranger.best_score(rack), answer.score()) << text_of(rack);
}

TEST(Arranger, IsAsGoodAsTryingEverythingOnMadeUpLists) {
  Dice dice = Dice::fast(Seed::of(10));
  for (int round = 0; round < 120; ++round) {
    const int count = 5 + static_cast<int>(dice.below(56));
    const int letters = 4 + static_cast<int>(dice.below(5));
    const std::vector<std::string> words = random_words(count, letters, 6, dice);
    const Arranger::Values values = random_values(dice);
    Arranger arranger(words, values);
    for (int blanks = 0; blanks <= 2; ++blanks) {
      for (int again = 0; again < 3; ++again) {
        const int size = static_cast<int>(dice.below(9));
        expect_the_best(arranger, random_rack("ñbcdefgh", size, blanks, dice), values, words);
      }
    }
  }
}

// The same by way of the atoms: what smaller words compose is not needed for the score.
TEST(Arranger, IsAsGoodWithAtomsAlone) {
  Dice dice = Dice::fast(Seed::of(11));
  for (int round = 0; round < 120; ++round) {
    const std::vector<std::string> words = random_words(40, 5, 6, dice);
    const WordLists lists = made_up_lists(words, {});
    const Atoms atoms = Atoms::of(*lists.list("words"), lists.unspoken());
    const Arranger::Values values = random_values(dice);
    Arranger arranger(atoms.with(true, true), values);
    for (int blanks = 0; blanks <= 2; ++blanks) {
      const int size = static_cast<int>(dice.below(9));
      expect_the_best(arranger, random_rack("ñbcde", size, blanks, dice), values, words);
    }
  }
}

TEST(Arranger, IsAsGoodAsTryingEverythingOnARealList) {
  Dice dice = Dice::fast(Seed::of(12));
  std::vector<std::string> words;
  const WordList list = *real_lists().list("american-tiny");
  for (const std::string_view word : list) {
    if (word.size() > 1) words.emplace_back(word);
  }
  const Atoms atoms = Atoms::load(atoms_file(SCRIPTORIUM_SHARE, "american-tiny"));
  for (int round = 0; round < 6; ++round) {
    const Arranger::Values values = random_values(dice);
    Arranger arranger(atoms.with(false, true), values);
    for (int again = 0; again < 15; ++again) {
      const int blanks = again % 3;
      const int size = 5 + static_cast<int>(dice.below(3));
      expect_the_best(arranger, random_rack(kEnglish, size - blanks, blanks, dice), values, words);
    }
  }
}

TEST(Arranger, KnowsTheEasyOnes) {
  Arranger::Values values = {};
  values.fill(1);
  const std::vector<std::string> words = {"cat", "at", "act", "tact", "ñu"};
  Arranger arranger({"cat", "at", "tact", "ñu"}, values);
  const auto score = [&](std::string_view letters) {
    return arrange(arranger, rack_of(letters), words).score();
  };
  EXPECT_EQ(score("cat"), 3);
  EXPECT_EQ(score("cats"), 2);
  EXPECT_EQ(score("c"), -1);
  EXPECT_EQ(score("c?"), -1);
  EXPECT_EQ(score("c??"), 1);
  EXPECT_EQ(score("uñat"), 4);
  EXPECT_EQ(score("u?"), 1);
  const WordArranger::Answer answer = arrange(arranger, rack_of("tact"), words);
  EXPECT_EQ(answer.score(), 4);
  ASSERT_EQ(answer.words.size(), 1U);
  EXPECT_EQ(answer.words[0].text, "tact");
}

// One word of four beats two of two.
TEST(Arranger, LaysTheFewestWords) {
  Arranger::Values values = {};
  values.fill(2);
  const std::vector<std::string> words = {"ab", "cd", "abcd", "bc", "ad"};
  Arranger arranger({"ab", "cd", "bc", "ad"}, values);
  const WordArranger::Answer answer = arrange(arranger, rack_of("abcdab"), words);
  EXPECT_TRUE(answer.fewest);
  EXPECT_EQ(answer.score(), 12);
  EXPECT_EQ(answer.words.size(), 2U);
}

TEST(Arranger, LeavesTheRackAloneWhereNothingFits) {
  Arranger::Values values = {};
  values.fill(3);
  const std::vector<std::string> words = {"ab"};
  Arranger arranger(words, values);
  const auto expect = [&](std::string_view letters, int score) {
    const WordArranger::Answer answer = arrange(arranger, rack_of(letters), words);
    EXPECT_TRUE(answer.optimal && answer.fewest) << letters;
    EXPECT_EQ(answer.score(), score) << letters;
    check_layout(rack_of(letters), values, answer, one_of(words));
  };
  expect("", 0);
  expect("?", 0);
  expect("??", 0);
  expect("z", -3);
  expect("zzz??", -9);
  expect(std::string(48, 'z'), -144);
  expect(std::string(46, 'a') + "??", 6 - 132);
  expect(std::string(24, 'a') + std::string(24, 'b'), 144);

  Arranger none({}, values);
  const WordArranger::Answer answer = arrange(none, rack_of("abc??"), {});
  EXPECT_EQ(answer.score(), -9);
  EXPECT_TRUE(answer.optimal && answer.fewest);
}

}  // namespace
}  // namespace scriptorium::text::tests
