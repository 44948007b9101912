#pragma once

#include <cstddef>

#include "games/chapter_and_verse/state.h"

namespace scriptorium::chapter_and_verse {

// What nobody plays with at such a table: CV-03, CV-54.
KindSet left_out(const Book& book, const Config& config);

// CV-03: how many of the box's verses a seat gets; the last ones get one more where they do not
// divide evenly.
std::size_t share_of_box(std::size_t verses, int seats, int seat);

}  // namespace scriptorium::chapter_and_verse
