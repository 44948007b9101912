#include "text/characters.h"

#include <algorithm>
#include <boost/spirit/home/support/char_encoding/unicode/query.hpp>
#include <iterator>
#include <span>

#include "text/utf8.h"

namespace scriptorium::text {
namespace {

namespace ucd = boost::spirit::ucd;

struct Block {
  char32_t first, last;
};
// Letters by their category, but ornaments that spell words past every filter: phonetic and small
// capitals, letterlike and mathematical ones.
constexpr Block kOrnaments[] = {{0x1D00, 0x1DBF}, {0x2071, 0x209C},   {0x2100, 0x214F},
                                {0xA720, 0xA7FF}, {0x1D400, 0x1D7FF}, {0x1F100, 0x1F1E5}};
// Pictures, without circled and squared letters and digits. Flags are pairs of letters, which the
// filter reads (lookalike.h).
constexpr Block kEmoji[] = {{0x2600, 0x2775},   {0x2794, 0x27BF},   {0x2B50, 0x2B50},
                            {0x2B55, 0x2B55},   {0x1F1E6, 0x1F1FF}, {0x1F300, 0x1F3FA},
                            {0x1F400, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF},
                            {0x1FA70, 0x1FAFF}};
// Of one emoji and the next; how one is drawn; colours of skin.
constexpr Block kJoiners[] = {{0x200D, 0x200D}, {0xFE0F, 0xFE0F}, {0x1F3FB, 0x1F3FF}};
constexpr Block kDirections[] = {
    {0x61C, 0x61C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}};

constexpr char32_t kJoin = 0x200D;     // makes one emoji of two
constexpr std::size_t kMostMarks = 3;  // on one letter: pointed Hebrew has as many

bool within(std::span<const Block> blocks, char32_t c) {
  return std::any_of(blocks.begin(), blocks.end(),
                     [c](const Block& block) { return c >= block.first && c <= block.last; });
}

// The alphabet of a letter; kAny where it goes with all of them.
constexpr auto kAny = ucd::properties::common;
ucd::properties::script alphabet_of(char32_t c) {
  if (character_of(c) != Character::kLetter) return kAny;
  const ucd::properties::script script = ucd::get_script(c);
  switch (script) {
    case ucd::properties::inherited:
      return kAny;
    case ucd::properties::hangul:
    case ucd::properties::hiragana:
    case ucd::properties::katakana:
    case ucd::properties::katakana_or_hiragana:
    case ucd::properties::bopomofo:
      return ucd::properties::han;
    default:
      return script;
  }
}

}  // namespace

Character character_of(char32_t c) {
  constexpr std::u32string_view kSigns = U"-'.&_+";
  if (c == U' ') return Character::kBlank;
  if (kSigns.find(c) != kSigns.npos) return Character::kSign;
  if (within(kJoiners, c)) return Character::kJoiner;
  if (within(kEmoji, c)) return Character::kEmoji;
  if (within(kDirections, c)) return Character::kDirection;
  if (within(kOrnaments, c)) return Character::kOther;
  if (ucd::is_default_ignorable_code_point(c)) return Character::kInvisible;
  switch (ucd::get_category(c)) {
    case ucd::properties::uppercase_letter:
    case ucd::properties::lowercase_letter:
    case ucd::properties::titlecase_letter:
    case ucd::properties::modifier_letter:
    case ucd::properties::other_letter:
      // The table calls what it does not know a capital too; but a letter of no alphabet.
      return ucd::is_alphabetic(c) ? Character::kLetter : Character::kInvisible;
    case ucd::properties::decimal_number:
      return Character::kLetter;
    case ucd::properties::nonspacing_mark:
    case ucd::properties::spacing_mark:
      return Character::kMark;
    case ucd::properties::control:
    case ucd::properties::format:
    case ucd::properties::private_use:
    case ucd::properties::surrogate:
    case ucd::properties::unassigned:
    case ucd::properties::space_separator:
    case ucd::properties::line_separator:
    case ucd::properties::paragraph_separator:
      return Character::kInvisible;
    default:
      return c == 0x2800 ? Character::kInvisible : Character::kOther;  // a blank of Braille
  }
}

char32_t plain_sign(char32_t c) {
  if (c == U'’' || c == U'‘' || c == U'ʼ') return U'\'';
  if (c == U'‐' || c == U'‑') return U'-';
  if (c == U'＆') return U'&';
  if (c == 0xA0 || c == 0x3000) return U' ';
  return c;
}

std::optional<Flaw> flaw_of(std::string_view utf8) {
  char32_t last = U' ';
  Character before = Character::kBlank;
  std::size_t marks = 0;  // on the last one
  while (!utf8.empty()) {
    const char32_t c = plain_sign(take_character(utf8));
    const Character kind = character_of(c);
    const bool marked = before == Character::kLetter || before == Character::kMark;
    const bool joined = before == Character::kEmoji || before == Character::kJoiner;
    const bool joins = kind == Character::kJoiner;
    if (c == kBroken) return Flaw::kBroken;
    if (kind == Character::kDirection) return Flaw::kDirection;
    if (kind == Character::kInvisible || (joins && !joined)) return Flaw::kInvisible;
    if (last == kJoin && kind != Character::kEmoji) return Flaw::kInvisible;
    if (kind == Character::kMark && !marked) return Flaw::kMarks;
    marks = joins || kind == Character::kMark ? marks + 1 : 0;
    if (marks > kMostMarks) return Flaw::kMarks;
    last = c;
    before = kind;
  }
  return last == kJoin ? std::optional(Flaw::kInvisible) : std::nullopt;
}

bool mixes_alphabets(std::u32string_view name) {
  ucd::properties::script word = kAny;
  for (const char32_t c : name) {
    const Character kind = character_of(c);
    if (kind != Character::kLetter && kind != Character::kMark) {
      word = kAny;
      continue;
    }
    const ucd::properties::script alphabet = alphabet_of(c);
    if (alphabet == kAny) continue;
    if (word != kAny && alphabet != word) return true;
    word = alphabet;
  }
  return false;
}

}  // namespace scriptorium::text
