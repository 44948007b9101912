#pragma once

namespace scriptorium::server {

// The plain letter that people read in a character of another alphabet, or in a Latin one that
// text/fold.h does not know; the character itself if it looks like none.
char32_t lookalike(char32_t c);

}  // namespace scriptorium::server
