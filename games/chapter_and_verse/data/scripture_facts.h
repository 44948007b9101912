#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "effects/language/compile.h"

namespace scriptorium::chapter_and_verse {

// What rules depend on and only the scripture says, by card: from the one canonical text, whatever
// language a seat reads.
struct Facts {
  std::vector<std::uint64_t> words;  // bit w − 1: the scripture has a word of the list w (CV-35)
  std::vector<int> length;           // words of the scripture (CV-48)
  std::vector<int> title_rank;       // CV-07
  std::vector<bool> bible;           // from the Old or the New Testament (CV-03)
};

// Throws std::runtime_error, naming the card's file and line, for a reference that is none.
Facts facts_of(const effects::Nouns& nouns, const effects::CardSet& set, const std::string& bundle);

}  // namespace scriptorium::chapter_and_verse
