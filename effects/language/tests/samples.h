#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "effects/language/compile.h"
#include "sample_nouns.h"

namespace scriptorium::effects {

// The game that the tests speak of: nouns.txt.
inline const Nouns& sample_nouns() {
  static const Nouns nouns = [] {
    NounsRead read = read_nouns("nouns.txt", kSampleNouns);
    for (const Fault& fault : read.faults) ADD_FAILURE() << fault.text();
    return read.nouns.value_or(Nouns{});
  }();
  return nouns;
}

inline Compiled compile_text(std::string text) {
  const std::vector<Source> sources = {{"a.cards", std::move(text)}};
  return compile(sample_nouns(), sources);
}

// A card with all that it needs and these lines, which begin in line 6 of the file.
inline std::string card_with(const std::string& lines) {
  return "verse 1 \"One\"\n  spanish \"Uno\"\n  cost 2\n  icons Faith 2\n  reference Luke 15:24\n" +
         lines;
}

// The faults, a line each.
inline std::string faults_of(const std::vector<Fault>& faults) {
  std::string out;
  for (const Fault& fault : faults) out += fault.text() + "\n";
  return out;
}

}  // namespace scriptorium::effects
