#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace scriptorium::text {

struct MarkedWord {
  std::size_t begin = 0;
  std::size_t length = 0;
  std::string strong;  // "H0430"; a span with two numbers is two words
};

// A verse as a printed card would show it, and which of its words have a Strong's number.
struct MarkedVerse {
  std::string text;
  std::vector<MarkedWord> words;
  std::string title;  // of a psalm, where it is marked as one
};

struct OsisStyle {
  // Added words (italics in print) stand without blanks around them, as in the Spanish module.
  bool added_words_stick = false;
};

// Reads the markup of one entry. Notes, headings, speakers and what follows the chapter (a
// subscription, a glossary) are left out, and so are paragraph marks and USFM leftovers (`\nd`).
// Where something was left out between two words, a blank keeps them apart. Selah stays: it is the
// text's own word.
MarkedVerse read_osis(std::string_view osis, OsisStyle style);

// The part from `begin` to `end` with its words, without blanks at either end.
MarkedVerse cut_verse(const MarkedVerse& verse, std::size_t begin, std::size_t end);
// One behind the other, a blank between them.
MarkedVerse join_verses(MarkedVerse first, const MarkedVerse& second);

}  // namespace scriptorium::text
