#include "text/tests/arranging.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "text/automaton_build.h"

namespace scriptorium::text::tests {

namespace {

using Counts = std::array<int, kLetters>;

Counts counts_of(std::string_view word) {
  Counts counts = {};
  while (!word.empty()) ++counts[static_cast<std::size_t>(*take_letter(word))];
  return counts;
}

// Lays words from `next` on, each as often as it fits, and keeps the best.
class Trying {
 public:
  Trying(const Rack& rack, const Arranger::Values& values, const std::vector<std::string>& words)
      : rack_(rack), values_(values) {
    for (const std::string& word : words) words_.push_back(counts_of(word));
    for (std::size_t letter = 0; letter < kLetters; ++letter) left_[letter] = rack.letters[letter];
  }

  Truth best(int blanks, std::size_t first_letter = 0) {
    lay(0, 0);
    for (std::size_t letter = first_letter; blanks > 0 && letter < kLetters; ++letter) {
      ++left_[letter];
      best(blanks - 1, letter);
      --left_[letter];
    }
    return best_;
  }

 private:
  void lay(std::size_t next, int count) {
    const int used = used_value();
    if (used > best_.used || (used == best_.used && count < best_.words)) best_ = {used, count};
    for (std::size_t i = next; i < words_.size(); ++i) {
      const Counts before = left_;
      bool fits = true;
      for (std::size_t letter = 0; letter < kLetters; ++letter) {
        laid_[letter] += words_[i][letter];
        left_[letter] -= words_[i][letter];
        fits = fits && left_[letter] >= 0;
      }
      if (fits) lay(i, count + 1);
      left_ = before;
      for (std::size_t letter = 0; letter < kLetters; ++letter) laid_[letter] -= words_[i][letter];
    }
  }
  // Of a letter that is also a blank's name, the real ones are used first.
  int used_value() const {
    int used = 0;
    for (std::size_t letter = 0; letter < kLetters; ++letter) {
      used += std::min<int>(laid_[letter], rack_.letters[letter]) * values_[letter];
    }
    return used;
  }

  Rack rack_;
  Arranger::Values values_;
  std::vector<Counts> words_;
  Counts left_ = {};
  Counts laid_ = {};
  Truth best_;
};

}  // namespace

const WordLists& real_lists() {
  static const WordLists lists =
      WordLists::load(std::filesystem::path(SCRIPTORIUM_SHARE) / WordLists::kFile);
  return lists;
}

WordLists made_up_lists(std::vector<std::string> words, const std::vector<std::string>& unspoken) {
  std::sort(words.begin(), words.end());
  std::vector<Entry> entries;
  for (const std::string& word : words) {
    const bool avoided = std::find(unspoken.begin(), unspoken.end(), word) != unspoken.end();
    entries.push_back({word, static_cast<std::uint16_t>(avoided ? 3 : 1)});
  }
  const std::vector<std::string> names = {"words", "unspoken"};
  const std::filesystem::path file =
      testing::TempDir() + "made_up_" + std::to_string(getpid()) + ".automaton";
  std::ofstream(file, std::ios::binary) << build_automaton(entries, names);
  WordLists lists = WordLists::load(file);
  std::filesystem::remove(file);  // it stays mapped
  return lists;
}

Rack rack_of(std::string_view letters) {
  Rack rack;
  while (!letters.empty()) {
    if (letters[0] == '?') {
      ++rack.blanks;
      letters.remove_prefix(1);
    } else {
      ++rack.letters[static_cast<std::size_t>(*take_letter(letters))];
    }
  }
  return rack;
}

std::string text_of(const Rack& rack) {
  std::string text(static_cast<std::size_t>(rack.blanks), '?');
  for (int letter = 0; letter < kLetters; ++letter) {
    for (int i = 0; i < rack.letters[static_cast<std::size_t>(letter)]; ++i) {
      text += letter_text(letter);
    }
  }
  return text;
}

int value_of(const Rack& rack, const Arranger::Values& values) {
  int value = 0;
  for (std::size_t i = 0; i < kLetters; ++i) value += rack.letters[i] * values[i];
  return value;
}

bool spells(const Rack& rack, std::string_view word) {
  const Counts counts = counts_of(word);
  int missing = 0;
  for (std::size_t i = 0; i < kLetters; ++i) missing += std::max(0, counts[i] - rack.letters[i]);
  return missing <= rack.blanks;
}

Arranger::Values random_values(Dice& dice) {
  Arranger::Values values = {};
  for (std::uint8_t& value : values) value = static_cast<std::uint8_t>(1 + dice.below(6));
  if (dice.chance(20)) values[dice.below(kLetters)] = 0;
  return values;
}

Rack random_rack(std::string_view letters, int size, int blanks, Dice& dice) {
  std::vector<int> box;
  while (!letters.empty()) box.push_back(*take_letter(letters));
  Rack rack;
  rack.blanks = blanks;
  for (int i = 0; i < size; ++i) {
    const int letter = box[dice.below(static_cast<std::uint32_t>(box.size()))];
    ++rack.letters[static_cast<std::size_t>(letter)];
  }
  return rack;
}

std::vector<std::string> random_words(int count, int letters, int longest, Dice& dice) {
  std::set<std::string> words;
  for (int tries = 0; static_cast<int>(words.size()) < count && tries < 10 * count; ++tries) {
    std::string word;
    for (auto i = 1 + dice.below(static_cast<std::uint32_t>(longest)); i > 0; --i) {
      // ñ among them, the letter of two bytes
      const auto letter = static_cast<int>(dice.below(static_cast<std::uint32_t>(letters)));
      word += letter_text(letter == 0 ? kEnye : letter);
    }
    words.insert(word);
  }
  return {words.begin(), words.end()};
}

void check_layout(const Rack& rack, const Arranger::Values& values,
                  const WordArranger::Answer& answer, const IsWord& is_word) {
  SCOPED_TRACE(text_of(rack));
  Counts laid = {};
  Counts as_blanks = {};
  int used = 0;
  for (const WordArranger::Word& word : answer.words) {
    EXPECT_TRUE(is_word(word.text)) << word.text;
    std::string_view rest = word.text;
    int place = 0;
    for (; !rest.empty(); ++place) {
      const auto letter = static_cast<std::size_t>(*take_letter(rest));
      ++laid[letter];
      if ((word.as_blanks >> place & 1) != 0) {
        ++as_blanks[letter];
      } else {
        used += values[letter];
      }
    }
    EXPECT_EQ(word.as_blanks >> place, 0U) << word.text << ": a blank behind its end";
  }
  int blanks = 0;
  for (std::size_t i = 0; i < kLetters; ++i) {
    EXPECT_EQ(as_blanks[i], std::max(0, laid[i] - rack.letters[i]))
        << letter_text(static_cast<int>(i));
    blanks += as_blanks[i];
  }
  EXPECT_LE(blanks, rack.blanks);
  EXPECT_EQ(answer.used, used);
  EXPECT_EQ(answer.used + answer.unused, value_of(rack, values));
  EXPECT_EQ(answer.score(), answer.used - answer.unused);
  EXPECT_TRUE(answer.optimal || !answer.fewest) << "fewest words for a score that is not proven";
}

WordArranger::Answer arrange(Arranger& arranger, const Rack& rack,
                             const std::vector<std::string>& words, const Patience& patience) {
  std::vector<std::string> fitting;
  for (const std::string& word : words) {
    if (spells(rack, word)) fitting.push_back(word);
  }
  const Arrangement best = arranger.arrange(rack, patience);
  const Arrangement fewest = arranger.with_fewest_words(rack, best, fitting, patience);
  EXPECT_EQ(fewest.used, best.used);
  EXPECT_EQ(fewest.unused, best.unused);
  EXPECT_LE(fewest.words.size(), best.words.size());
  WordArranger::Answer answer = {{}, fewest.used, fewest.unused, fewest.optimal, fewest.fewest};
  for (const Arrangement::Word& word : fewest.words) {
    answer.words.push_back({fitting.at(static_cast<std::size_t>(word.index)), word.as_blanks});
  }
  return answer;
}

Truth brute_force(const Rack& rack, const Arranger::Values& values,
                  const std::vector<std::string>& words) {
  std::vector<std::string> fitting;  // or trying would take too long
  for (const std::string& word : words) {
    if (spells(rack, word)) fitting.push_back(word);
  }
  return Trying(rack, values, fitting).best(rack.blanks);
}

void expect_truth(const Truth& truth, const Rack& rack, const WordArranger::Answer& answer) {
  SCOPED_TRACE(text_of(rack));
  const int words = static_cast<int>(answer.words.size());
  EXPECT_LE(answer.used, truth.used);
  if (answer.optimal) {
    EXPECT_EQ(answer.used, truth.used);
  }
  if (answer.used == truth.used) {
    EXPECT_GE(words, truth.words);
  }
  if (answer.fewest) {
    EXPECT_EQ(words, truth.words);
  }
}

}  // namespace scriptorium::text::tests
