#include "text/atoms.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>
#include <unordered_map>

#include "text/arranger/letters.h"

namespace scriptorium::text {
namespace {

struct Hash {
  std::size_t operator()(const Letters& letters) const { return letters.hash(); }
};

// Finds out what the atoms so far compose. Letters are ranked by how rare they are in the list: the
// atom that takes the rarest letter is one of few.
class Composer {
 public:
  explicit Composer(const std::array<int, kLetters>& rank) : rank_(rank) {}

  Letters letters_of(std::string_view word) const {
    Letters letters;
    while (!word.empty()) {
      const auto letter = static_cast<std::size_t>(*take_letter(word));
      letters = letters + Letters::one(rank_[letter]);
    }
    return letters;
  }

  void add(const Letters& atom) {
    by_hardest_[static_cast<std::size_t>(atom.hardest())].push_back(atom);
    known_.clear();
  }

  bool composes(const Letters& letters) {
    if (letters.empty()) return true;
    if (const auto known = known_.find(letters); known != known_.end()) return known->second;
    const auto& atoms = by_hardest_[static_cast<std::size_t>(letters.hardest())];
    const bool answer = std::any_of(atoms.begin(), atoms.end(), [&](const Letters& atom) {
      return atom.within(letters) && composes(letters - atom);
    });
    constexpr std::size_t kMostKnown = 1 << 20;
    if (known_.size() >= kMostKnown) known_.clear();
    known_[letters] = answer;
    return answer;
  }

 private:
  std::array<int, kLetters> rank_;
  std::array<std::vector<Letters>, kLetters> by_hardest_;
  std::unordered_map<Letters, bool, Hash> known_;
};

std::array<int, kLetters> rank_by_rarity(const std::vector<std::string>& words) {
  std::array<std::size_t, kLetters> count = {};
  for (std::string_view word : words) {
    while (!word.empty()) ++count[static_cast<std::size_t>(*take_letter(word))];
  }
  std::array<int, kLetters> rank = {};
  for (std::size_t a = 0; a < count.size(); ++a) {
    for (std::size_t b = 0; b < count.size(); ++b) {
      if (count[b] < count[a] || (count[b] == count[a] && b < a)) ++rank[a];
    }
  }
  return rank;
}

std::size_t length(std::string_view word) {
  std::size_t letters = 0;
  for (; !word.empty(); ++letters) take_letter(word);
  return letters;
}

}  // namespace

std::vector<std::string> Atoms::with(bool one_letter_words, bool unspoken_words) const {
  std::vector<std::string> words = common;
  if (one_letter_words) words.insert(words.end(), one_letter.begin(), one_letter.end());
  if (unspoken_words) words.insert(words.end(), unspoken.begin(), unspoken.end());
  return words;
}

Atoms Atoms::of(const WordList& list, const WordList& unspoken) {
  Atoms atoms;
  std::vector<std::string> words;
  std::vector<std::string> avoided;
  for (const std::string_view word : list) {
    if (length(word) == 1) {
      atoms.one_letter.emplace_back(word);
    } else {
      (unspoken.contains(word) ? avoided : words).emplace_back(word);
    }
  }
  Composer composer(rank_by_rarity(words));
  std::sort(words.begin(), words.end(), [](const std::string& a, const std::string& b) {
    return length(a) != length(b) ? length(a) < length(b) : a < b;
  });
  for (const std::string& word : words) {
    const Letters letters = composer.letters_of(word);
    if (composer.composes(letters)) continue;
    composer.add(letters);
    atoms.common.push_back(word);
  }
  for (const std::string& word : avoided) {
    if (!composer.composes(composer.letters_of(word))) atoms.unspoken.push_back(word);
  }
  return atoms;
}

Atoms Atoms::load(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error(file.string() + ": cannot be read");
  Atoms atoms;
  std::size_t words = 0;
  std::string line;
  for (; std::getline(in, line) && !line.starts_with('='); ++words) {
    std::vector<std::string>* kind = &atoms.common;
    if (line.starts_with("1 ")) kind = &atoms.one_letter;
    if (line.starts_with("! ")) kind = &atoms.unspoken;
    std::string_view word = line;
    if (kind != &atoms.common) word.remove_prefix(2);
    std::string_view rest = word;
    while (!rest.empty() && take_letter(rest)) continue;
    if (word.empty() || !rest.empty()) {
      throw std::runtime_error(file.string() + ": \"" + line + "\" is no folded word");
    }
    kind->emplace_back(word);
  }
  if (line != "= " + std::to_string(words)) {
    throw std::runtime_error(file.string() + ": cut off: its last line does not count its words");
  }
  return atoms;
}

void Atoms::save(const std::filesystem::path& file) const {
  std::ofstream out(file, std::ios::binary);
  for (const std::string& word : common) out << word << '\n';
  for (const std::string& word : one_letter) out << "1 " << word << '\n';
  for (const std::string& word : unspoken) out << "! " << word << '\n';
  out << "= " << common.size() + one_letter.size() + unspoken.size() << '\n';
  if (!out.flush()) throw std::runtime_error(file.string() + ": cannot be written");
}

std::filesystem::path atoms_file(const std::filesystem::path& share, std::string_view list) {
  return share / "atoms" / (std::string(list) + ".txt");
}

}  // namespace scriptorium::text
