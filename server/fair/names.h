#pragma once

#include <string>
#include <string_view>

#include "server/fair/guest.h"
#include "table/result.h"
#include "text/language.h"

namespace scriptorium::server {

inline constexpr std::size_t kLongestName = 24;  // characters, accents of their own not counted

// The name as the others may see it: letters of any alphabet, digits, emoji, blanks and - ' . & _ +
// , trimmed, one blank between words. Nothing that is invisible, turns text around, stacks accents
// or mixes alphabets in a word; nothing of blocked_names.txt. The error is `bad_name` of the field
// `name` and says why.
Result<std::string> clean_name(std::string_view name, Language language);

// For a guest who gave none: Quiet Sparrow, Gorrión Tranquilo. Always the same for the same
// guest; another may have it too.
std::string guest_name(GuestId guest, Language language);

}  // namespace scriptorium::server
