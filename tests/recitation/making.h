#pragma once

#include <string>
#include <string_view>

#include "text/scripture/scripture.h"

namespace scriptorium::text {

// What somebody says who slips: a verse, changed step by step. Verses are not committed, so a slip
// is told by how it is made. Steps stand one after the other with "; " between them; words are
// counted from 1, as they stand between blanks.
//
//   thee>you      other words, where these stand first; nothing after the > leaves them out
//   thee>>you     wherever they stand
//   skip 3-7      left out
//   repeat 3-7    said twice
//   from 4        all before is left out
//   upto 9        all after is left out
//   twice         the whole verse again
//   title         what stands above the chapter is said first
//   as web        the same verse in another text
//   capitals      in capitals
//   unmarked      in small letters, with no mark at all: hyphens and apostrophes join, dashes part
//   straight      curly apostrophes and quotation marks typed straight
//   spaced        blanks for hyphens
//   unaccented    á and ñ typed a and n
//   decomposed    accents typed after their letters
//
// A step that finds nothing to change fails the test: it would be no slip.
std::string make_slip(Reference reference, Translation translation, std::string_view steps);

}  // namespace scriptorium::text
