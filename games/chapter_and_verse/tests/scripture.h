#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "text/scripture/scripture.h"

namespace scriptorium::chapter_and_verse {

// A verse as it is written; the texts are not committed.
inline std::string scripture(std::string_view reference,
                             text::Translation translation = text::Translation::kKjv) {
  static const text::Scripture texts = text::Scripture::load(SCRIPTORIUM_SHARE "/scripture.bundle");
  return texts.text(std::get<text::Reference>(text::parse_reference(reference)), translation);
}

}  // namespace scriptorium::chapter_and_verse
