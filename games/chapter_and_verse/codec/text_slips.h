#pragma once

#include "games/chapter_and_verse/codec/text_words.h"

namespace scriptorium::chapter_and_verse {

// The verse as it is written, word by word, with what was said otherwise marked. Empty where
// nothing was, or where the scripture cannot be read.
Text slips_text(const Reader& reader, const Shelf& shelf, std::string_view slug,
                std::string_view said);

}  // namespace scriptorium::chapter_and_verse
