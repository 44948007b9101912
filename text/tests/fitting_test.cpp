#include "text/fitting.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "text/tests/arranging.h"

namespace scriptorium::text::tests {
namespace {

std::size_t length(std::string_view word) {
  std::size_t letters = 0;
  for (; !word.empty(); ++letters) take_letter(word);
  return letters;
}

// Word by word through the whole list.
std::vector<std::string> plain_scan(const WordList& list, const WordList& unspoken,
                                    const Rack& rack, WordChoice choice) {
  std::vector<std::string> words;
  for (const std::string_view word : list) {
    if (length(word) == 1 && !choice.one_letter) continue;
    if (!choice.unspoken && unspoken.contains(word)) continue;
    if (spells(rack, word)) words.emplace_back(word);
  }
  return words;
}

TEST(FittingWords, AreThoseOfAPlainScan) {
  Dice dice = Dice::fast(Seed::of(2));
  const WordList unspoken = real_lists().unspoken();
  int unspoken_seen = 0;
  int one_letter_seen = 0;
  for (const std::string name : {"american", "british-small", "spanish-small", "american-huge"}) {
    const WordList list = *real_lists().list(name);
    const std::string_view letters = name.starts_with("spanish") ? kSpanish : kEnglish;
    for (int round = 0; round < 12; ++round) {
      const Rack rack = random_rack(letters, static_cast<int>(dice.below(25)), round % 3, dice);
      const WordChoice choice = {dice.chance(50), dice.chance(50)};
      std::vector<std::string> words = fitting_words(list, unspoken, rack, choice);
      std::sort(words.begin(), words.end());
      EXPECT_EQ(words, plain_scan(list, unspoken, rack, choice)) << name << ' ' << text_of(rack);
      for (const std::string& word : words) {
        unspoken_seen += unspoken.contains(word);
        one_letter_seen += length(word) == 1;
      }
    }
  }
  EXPECT_GT(unspoken_seen, 0);
  EXPECT_GT(one_letter_seen, 0);
}

TEST(FittingWords, OfMadeUpLists) {
  Dice dice = Dice::fast(Seed::of(3));
  for (int round = 0; round < 100; ++round) {
    const std::vector<std::string> words = random_words(40, 5, 5, dice);
    const WordLists lists = made_up_lists(words, {words[0], words[5]});
    const WordList list = *lists.list("words");
    const Rack rack = random_rack("ñbcde", static_cast<int>(dice.below(8)), round % 3, dice);
    for (const bool one_letter : {false, true}) {
      for (const bool spoken : {false, true}) {
        const WordChoice choice = {one_letter, spoken};
        std::vector<std::string> fitting = fitting_words(list, lists.unspoken(), rack, choice);
        std::sort(fitting.begin(), fitting.end());
        EXPECT_EQ(fitting, plain_scan(list, lists.unspoken(), rack, choice)) << text_of(rack);
      }
    }
  }
}

}  // namespace
}  // namespace scriptorium::text::tests
