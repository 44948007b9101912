#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

// What the characters of a text do to those who read it.
namespace scriptorium::text {

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

// Why a line is not shown to others.
enum class Flaw : std::uint8_t {
  kBroken,     // it is not UTF-8, or was not
  kInvisible,  // some of it nobody sees, tabs and line breaks too
  kDirection,
  kMarks,  // on no letter, or too many on one
};
// The first flaw, or none.
std::optional<Flaw> flaw_of(std::string_view utf8);

// Whether a word has letters of alphabets that nobody mixes, as a Cyrillic а in Ada. Japanese and
// Korean mix theirs.
bool mixes_alphabets(std::u32string_view name);

}  // namespace scriptorium::text
