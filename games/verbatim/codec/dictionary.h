#pragma once

#include <string>
#include <string_view>

#include "games/verbatim/state.h"
#include "table/any_game.h"
#include "text/word_list.h"

namespace scriptorium::verbatim {

// All lists; the file is read once. Throws std::runtime_error that names it.
const text::WordLists& word_lists(const Shelf& shelf);

// `american`, `spanish-huge`: the dictionary of a table's options (VB-21) and its size.
std::string list_name(int dictionary, std::string_view size);

}  // namespace scriptorium::verbatim
