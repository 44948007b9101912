#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/language.h"
#include "text/scripture/canon.h"

namespace scriptorium::text {

// Some verses of one chapter: "John 3:16-17". Where `parse_reference` made it, they exist.
struct Reference {
  Book book = 0;
  std::uint8_t chapter = 0;
  std::uint8_t first = 0;
  std::uint8_t last = 0;

  friend auto operator<=>(const Reference&, const Reference&) = default;
};

// Why a text is no reference, for a sentence in the reader's language.
struct ReferenceFault {
  enum class Kind {
    kUnreadable,   // no name and numbers at all, or too long
    kUnknownBook,  // `name` as given; `nearest` if one is near
    kNoNumbers,    // `name` of the book, which has `count` chapters, or verses if it has but one
    kNoChapter,    // `name` of the book, which has `count` chapters
    kNoVerse,      // `name` of book and chapter, which has `count` verses
    kBackwards,    // the last verse is before the first
    kTwoChapters,  // from one chapter into another
  };
  Kind kind = Kind::kUnreadable;
  std::string name;
  std::string nearest;
  int count = 0;
};

// Takes what people write, in English or Spanish: "John 3:16", "1 Jn. 4:7-8", "I Juan 4.7",
// "D&C 4:2", "Judas 3"; a chapter alone is all of it. Names in a fault are in `language`.
std::variant<Reference, ReferenceFault> parse_reference(std::string_view text,
                                                        Language language = Language::kEnglish);

// "John 3:16–17", "Juan 3:16–17".
std::string write_reference(Reference reference, Language language);

// The ways to say it, as `ways_to_say` of a book: with or without "chapter" and "verse", in either
// language.
Ways ways_to_say(Reference reference);

bool exists(Reference reference);
Reference whole_chapter(Reference reference);
// Its verses one by one.
std::vector<Reference> verses_of(Reference reference);

}  // namespace scriptorium::text
