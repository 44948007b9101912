#pragma once

#include <string_view>

#include "games/chapter_and_verse/codec/cards.h"
#include "text/scripture/canon.h"

namespace scriptorium::chapter_and_verse {

// The work that a verse is from, and what programs and phrases call it: `old_testament`.
text::Work work_of(const CardText& verse);
std::string_view work_name(text::Work work);

}  // namespace scriptorium::chapter_and_verse
