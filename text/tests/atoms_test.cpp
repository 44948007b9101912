#include "text/atoms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>

#include "text/tests/arranging.h"

namespace scriptorium::text::tests {
namespace {

std::size_t length(std::string_view word) {
  std::size_t letters = 0;
  for (; !word.empty(); ++letters) take_letter(word);
  return letters;
}

std::string sorted_letters(std::string_view word) {
  std::string letters;  // one byte a letter
  while (!word.empty()) letters += static_cast<char>('a' + *take_letter(word));
  std::sort(letters.begin(), letters.end());
  return letters;
}

// Whether the letters are used up by words of `pieces`, by trying all. Letters are sorted, so the
// piece that takes the first of them begins with it.
bool composed(const std::string& letters, const std::map<char, std::vector<std::string>>& pieces,
              std::map<std::string, bool>& known) {
  if (letters.empty()) return true;
  if (const auto found = known.find(letters); found != known.end()) return found->second;
  bool answer = false;
  if (const auto with = pieces.find(letters[0]); with != pieces.end()) {
    for (const std::string& piece : with->second) {
      if (!std::includes(letters.begin(), letters.end(), piece.begin(), piece.end())) continue;
      std::string rest;
      std::set_difference(letters.begin(), letters.end(), piece.begin(), piece.end(),
                          std::back_inserter(rest));
      answer = composed(rest, pieces, known);
      if (answer) break;
    }
  }
  return known[letters] = answer;
}

std::map<char, std::vector<std::string>> by_first_letter(const std::vector<std::string>& words) {
  std::map<char, std::vector<std::string>> pieces;
  for (const std::string& word : words) {
    const std::string letters = sorted_letters(word);
    pieces[letters[0]].push_back(letters);
  }
  return pieces;
}

std::set<std::string> classes(const std::vector<std::string>& words) {
  std::set<std::string> all;
  for (const std::string& word : words) all.insert(sorted_letters(word));
  return all;
}

// The letters of those words that others, shorter ones, do not compose.
std::set<std::string> reduced(const std::vector<std::string>& words,
                              const std::vector<std::string>& by) {
  std::set<std::string> out;
  for (const std::string& word : words) {
    std::vector<std::string> shorter;
    for (const std::string& other : by) {
      if (length(other) < length(word)) shorter.push_back(other);
    }
    std::map<std::string, bool> known;
    const std::string letters = sorted_letters(word);
    if (!composed(letters, by_first_letter(shorter), known)) out.insert(letters);
  }
  return out;
}

TEST(Atoms, OfMadeUpListsAreWhatTryingAllGives) {
  Dice dice = Dice::fast(Seed::of(4));
  int left_out = 0;
  for (int round = 0; round < 300; ++round) {
    const int count = 5 + static_cast<int>(dice.below(56));
    const int letters = 3 + static_cast<int>(dice.below(5));
    const std::vector<std::string> words = random_words(count, letters, 7, dice);
    std::vector<std::string> unspoken;
    for (const std::string& word : words) {
      if (length(word) > 1 && dice.chance(10)) unspoken.push_back(word);
    }
    const WordLists lists = made_up_lists(words, unspoken);
    const Atoms atoms = Atoms::of(*lists.list("words"), lists.unspoken());

    std::vector<std::string> one_letter;
    std::vector<std::string> spoken;
    for (const std::string& word : words) {
      const bool avoided = std::find(unspoken.begin(), unspoken.end(), word) != unspoken.end();
      if (length(word) == 1) {
        one_letter.push_back(word);
      } else if (!avoided) {
        spoken.push_back(word);
      }
    }
    EXPECT_EQ(classes(atoms.one_letter), classes(one_letter));
    EXPECT_EQ(classes(atoms.common), reduced(spoken, spoken));
    EXPECT_EQ(classes(atoms.common).size(), atoms.common.size()) << "the same letters twice";
    for (const std::string& word : atoms.common) {
      EXPECT_TRUE(std::find(spoken.begin(), spoken.end(), word) != spoken.end()) << word;
    }
    for (const std::string& word : atoms.unspoken) {
      EXPECT_TRUE(std::find(unspoken.begin(), unspoken.end(), word) != unspoken.end()) << word;
    }
    // Whatever the unspoken ones add, the atoms add too.
    std::vector<std::string> all = atoms.common;
    all.insert(all.end(), atoms.unspoken.begin(), atoms.unspoken.end());
    std::map<std::string, bool> known;
    for (const std::string& word : unspoken) {
      EXPECT_TRUE(composed(sorted_letters(word), by_first_letter(all), known)) << word;
    }
    left_out += static_cast<int>(words.size() - atoms.with(true, true).size());
  }
  EXPECT_GT(left_out, 1000);
}

TEST(Atoms, OfARealListComposeItAndNothingComposesThem) {
  for (const std::string name : {"american", "spanish-tiny"}) {
    const WordList list = *real_lists().list(name);
    const WordList unspoken = real_lists().unspoken();
    const Atoms atoms = Atoms::load(atoms_file(SCRIPTORIUM_SHARE, name));
    for (const std::string& word : atoms.common) {
      EXPECT_TRUE(list.contains(word)) << word;
      EXPECT_FALSE(unspoken.contains(word)) << word;
      EXPECT_GT(length(word), 1U) << word;
    }
    for (const std::string& word : atoms.unspoken) {
      EXPECT_TRUE(list.contains(word) && unspoken.contains(word)) << word;
    }
    for (const std::string& word : atoms.one_letter) EXPECT_TRUE(list.contains(word)) << word;
    std::vector<std::string> all = atoms.common;
    const auto common = by_first_letter(all);
    all.insert(all.end(), atoms.unspoken.begin(), atoms.unspoken.end());
    const auto with_unspoken = by_first_letter(all);
    std::map<std::string, bool> known;
    std::map<std::string, bool> known_with_unspoken;
    for (const std::string_view word : list) {
      if (length(word) == 1) continue;
      const bool spoken = !unspoken.contains(word);
      EXPECT_TRUE(spoken ? composed(sorted_letters(word), common, known)
                         : composed(sorted_letters(word), with_unspoken, known_with_unspoken))
          << name << ' ' << word;
    }
    // Smaller words are composed of smaller atoms: asking those is enough.
    std::map<char, std::vector<std::string>> smaller = common;
    for (const std::string& word : atoms.common) {
      std::vector<std::string>& with = smaller[sorted_letters(word)[0]];
      const auto own = std::find(with.begin(), with.end(), sorted_letters(word));
      ASSERT_TRUE(own != with.end());
      const std::string letters = *own;
      with.erase(own);
      std::map<std::string, bool> fresh;
      EXPECT_FALSE(composed(letters, smaller, fresh)) << name << ' ' << word;
      with.push_back(letters);
    }
  }
}

class AtomsFile : public testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(file_); }
  std::string refusal_of(const std::string& text) {
    std::ofstream(file_, std::ios::binary) << text;
    try {
      Atoms::load(file_);
    } catch (const std::runtime_error& fault) {
      EXPECT_TRUE(std::string(fault.what()).starts_with(file_.string())) << fault.what();
      return fault.what();
    }
    return "loaded";
  }
  std::filesystem::path file_ =
      testing::TempDir() +
      std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + ".txt";
};

TEST_F(AtomsFile, ReadsBackAsItWasWritten) {
  const Atoms plain = {{"ab", "ñandu", "qi"}, {"a", "ñ"}, {"zz"}};
  plain.save(file_);
  const Atoms again = Atoms::load(file_);
  EXPECT_EQ(again.common, plain.common);
  EXPECT_EQ(again.one_letter, plain.one_letter);
  EXPECT_EQ(again.unspoken, plain.unspoken);
  EXPECT_EQ(again.with(true, true).size(), 6U);
  EXPECT_EQ(again.with(true, false).size(), 5U);
  EXPECT_EQ(again.with(false, false), plain.common);
}

TEST_F(AtomsFile, ThatIsDamagedIsRefused) {
  EXPECT_EQ(refusal_of("ab\nqi\n! zz\n1 a\n= 4\n"), "loaded");
  for (const std::string cut : {"", "ab\nqi\n", "ab\nqi\n! zz\n1 a\n", "ab\nqi\n= 3\n", "=\n"}) {
    EXPECT_NE(refusal_of(cut), "loaded") << cut;
  }
  for (const std::string damaged : {"ab\n\nqi\n", "ab\nQi\n", "ab\nq i\n", "1 \n", "! \n", "2 ab\n",
                                    "ab\r\n", "ñandú\n", "ab\n\xc3\n", "a b\n"}) {
    const auto lines = std::to_string(std::count(damaged.begin(), damaged.end(), '\n'));
    EXPECT_NE(refusal_of(damaged + "= " + lines + "\n"), "loaded") << damaged;
  }
  EXPECT_NE(refusal_of(std::string("ab\0c\n", 5) + "= 1\n"), "loaded");
}

TEST_F(AtomsFile, ThatIsMissingIsNamed) {
  EXPECT_THROW(Atoms::load(file_ / "none"), std::runtime_error);
  EXPECT_THROW(Atoms().save(file_ / "none"), std::runtime_error);
}

}  // namespace
}  // namespace scriptorium::text::tests
