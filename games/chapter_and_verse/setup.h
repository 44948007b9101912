#pragma once

#include "games/chapter_and_verse/state.h"

namespace scriptorium::chapter_and_verse {

// What nobody plays with at such a table: CV-03, CV-54.
KindSet left_out(const Book& book, const Config& config);

}  // namespace scriptorium::chapter_and_verse
