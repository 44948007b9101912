#pragma once

#include <string>
#include <vector>

#include "text/scripture/build/dump.h"

namespace scriptorium::text {

struct LemmaTexts {
  std::string word;
  std::string transliteration;
  std::string pronunciation;
  std::string gloss;  // what it means, without derivation and without the King James renderings
};

// A Strong's dictionary by number, from 1 on without a gap: keys are `00026` where texts say
// `G0026`. A number that Strong never gave is empty. Throws std::runtime_error if an entry is
// missing or is not understood.
std::vector<LemmaTexts> read_dictionary(const std::vector<DumpEntry>& dump,
                                        const std::string& module);

}  // namespace scriptorium::text
