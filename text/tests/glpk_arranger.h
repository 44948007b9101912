#pragma once

#include <span>
#include <string>

#include "text/arranger/arranger.h"

namespace scriptorium::text {

// A second opinion on the arranger: the whole task as one integer program for GLPK, which knows
// nothing of atoms, lanes or facts. Slow.
struct SecondOpinion {
  bool proven = false;  // false: the time was up
  int used = 0;         // the most that can be used
  int words = 0;        // the fewest words that use it; if asked for
};

// `fitting`: the words that may be laid; all that fit the rack, for the truth. Words of the same
// letters are one column; a row for each letter and one for the blanks.
SecondOpinion ask_glpk(const Rack& rack, const Arranger::Values& values,
                       std::span<const std::string> fitting, bool fewest_words,
                       int most_milliseconds);

}  // namespace scriptorium::text
