#pragma once

#include <cstdint>
#include <string_view>

// Which characters a name may have, and what they do there.
namespace scriptorium::server {

enum class Character : std::uint8_t {
  kLetter,     // of any alphabet; digits too
  kSign,       // - ' . & _ +
  kMark,       // an accent of its own, on the letter before it
  kBlank,      //
  kEmoji,      //
  kJoiner,     // makes one emoji of several, or another of one: between and after emoji alone
  kInvisible,  // nobody sees it: control characters, fillers, exotic blanks, what no table knows
  kDirection,  // turns the text after it around
  kOther,      // ornaments that spell words past every filter, and all other signs
};

Character character_of(char32_t c);
// What keyboards and word processors make of signs that are allowed.
char32_t plain_sign(char32_t c);
// Whether a word has letters of alphabets that nobody mixes, as a Cyrillic а in Ada. Japanese and
// Korean mix theirs.
bool mixes_alphabets(std::u32string_view name);

}  // namespace scriptorium::server
