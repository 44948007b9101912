#pragma once

#include "table/any_game.h"
#include "text/scripture/scripture.h"

namespace scriptorium::chapter_and_verse {

// The scripture texts on the shelf; the file is read once. Throws std::runtime_error that names it.
const text::Scripture& scripture(const Shelf& shelf);

}  // namespace scriptorium::chapter_and_verse
