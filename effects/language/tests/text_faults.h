#pragma once

#include <string>
#include <vector>

#include "table/words.h"

namespace scriptorium::effects {

// What is wrong with a printed text as text, whatever it says: empty, braces, blanks, stops,
// capital letters, a word twice, words of the other language.
std::vector<std::string> text_faults(const std::string& text, Language language);

}  // namespace scriptorium::effects
