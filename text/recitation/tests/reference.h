#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/recitation/recitation.h"

namespace scriptorium::text {

// What recitation.h promises, done the slow and plain way: all ways to lay what was said beside the
// verse, compared as the header says. It shares the words with the judge, and nothing else.
std::vector<Slip> reference_slips(std::string_view verse, std::string_view said);

// The letters that make one word the other, by the whole table.
int reference_letters_apart(std::string_view a, std::string_view b);

}  // namespace scriptorium::text
