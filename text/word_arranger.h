#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "text/fitting.h"

namespace scriptorium::text {

// The arranger with a word list that lies in the shared folder: the best score first, then the
// fewest words for it, out of the whole list.
class WordArranger {
 public:
  struct Word {
    std::string text;
    std::uint64_t as_blanks;  // bit i: the i-th letter is a blank
  };
  struct Answer {
    std::vector<Word> words;  // the longest first
    int used = 0;             // value of the letters in words
    int unused = 0;
    bool optimal = false;  // proven: nothing scores more
    bool fewest = false;   // proven: nothing that scores as much has fewer words
    int score() const { return used - unused; }
  };

  // Throws std::runtime_error that names what cannot be read. `list` is one of lists.names().
  WordArranger(const std::filesystem::path& share, const WordLists& lists, std::string_view list,
               const Arranger::Values& values, WordChoice choice);

  Answer arrange(const Rack& rack, const Patience& patience);
  // The score alone is found much faster than the fewest words for it.
  Arranger& arranger() { return arranger_; }

 private:
  WordList list_;
  WordList unspoken_;
  WordChoice choice_;
  Arranger arranger_;
};

}  // namespace scriptorium::text
