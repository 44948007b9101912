#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/arranger/solver.h"

namespace scriptorium::text {

// What somebody has to arrange: how many of each letter, a to z and ñ, and blanks.
struct Rack {
  std::array<std::uint8_t, kLetters> letters = {};
  int blanks = 0;
};

// Words out of a rack. A letter in a word counts its value, a letter left over loses it, blanks
// count nothing: the score is what is used less what is not.
struct Arrangement {
  struct Word {
    int index;                // among the words that were given
    std::uint64_t as_blanks;  // bit i: the i-th letter is a blank
  };
  std::vector<Word> words;
  int used = 0;
  int unused = 0;
  bool optimal = false;  // proven: no arrangement scores more
  bool fewest = false;   // proven: none that scores as much has fewer words

  int score() const { return used - unused; }
};

// Arranges letters into words for the highest score. It is exact: the answer comes with a proof, or
// says that there was not enough time for one. No clock, no files, and the same answer every time.
class Arranger {
 public:
  using Values = std::array<std::uint8_t, kLetters>;

  // Atoms (atoms.h) are words that smaller words do not compose: they reach every score that their
  // whole list reaches. All words are folded (fold.h).
  Arranger(std::vector<std::string> atoms, const Values& values);
  Arranger(const Arranger&) = delete;
  Arranger& operator=(const Arranger&) = delete;

  const std::string& atom(int index) const { return atoms_[static_cast<std::size_t>(index)]; }

  // At most 90 letters in all, kMostBlanks of them blanks. The words are atoms.
  Arrangement arrange(const Rack& rack, const Patience& patience = {});
  // The score alone.
  int best_score(const Rack& rack, const Patience& patience = {});

  // The fewest words, out of all that fit the rack, that score as much as `best`, which is this
  // rack's. The words are those of `fitting`, where all atoms that fit must be.
  Arrangement with_fewest_words(const Rack& rack, const Arrangement& best,
                                std::span<const std::string> fitting,
                                const Patience& patience = {});

 private:
  void rank_letters();
  int rank_of(std::string_view& word) const;  // takes its first letter off
  Letters letters_of(std::string_view word) const;
  Letters letters_of(const Rack& rack) const;
  int value(const Letters& letters) const;
  bool solve(const Rack& rack, const Patience& patience);
  Arrangement lay_out(const Rack& rack, const Solver& solver, std::span<const int> index,
                      const std::string* words) const;

  std::vector<std::string> atoms_;
  int rank_[kLetters];
  int values_[kLetters];  // by rank
  Pieces pieces_;         // an atom each
  std::unique_ptr<Solver> solver_;

  Pieces fitting_;  // words with the same letters are one piece
  std::vector<int> word_of_;
  std::unique_ptr<Solver> fewest_;
};

}  // namespace scriptorium::text
