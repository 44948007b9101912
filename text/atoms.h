#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "text/word_list.h"

namespace scriptorium::text {

// What a word list comes down to for the arranger (arranger/arranger.h): the words whose letters
// smaller words do not use up. Of 77,000 words 6,600 are left, and whatever the list can use they
// can use too.
struct Atoms {
  std::vector<std::string> common;
  std::vector<std::string> one_letter;  // only where one-letter words count (VB-20)
  std::vector<std::string> unspoken;    // never in a computer player's mouth

  // With all that is asked for beside the common ones.
  std::vector<std::string> with(bool one_letter_words, bool unspoken_words) const;

  static Atoms of(const WordList& list, const WordList& unspoken);

  // One word a line: `1 word` for one letter, `! word` for unspoken; `= N` after the last. Throws
  // std::runtime_error that names the file.
  static Atoms load(const std::filesystem::path& file);
  void save(const std::filesystem::path& file) const;
};

// Where the atoms of a list lie in the shared folder.
std::filesystem::path atoms_file(const std::filesystem::path& share, std::string_view list);

}  // namespace scriptorium::text
