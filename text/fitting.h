#pragma once

#include <functional>
#include <string>
#include <vector>

#include "text/arranger/arranger.h"
#include "text/word_list.h"

namespace scriptorium::text {

// Which words of a list count.
struct WordChoice {
  bool one_letter = false;  // VB-20
  bool unspoken = true;
};

// All words of the list that the rack can spell, blanks helping out. Some of them only, if `enough`
// says so on the way.
std::vector<std::string> fitting_words(const WordList& list, const WordList& unspoken,
                                       const Rack& rack, WordChoice choice,
                                       const std::function<bool()>& enough = {});

}  // namespace scriptorium::text
