#include "server/fair/names.h"

#include <fmt/format.h>

#include <array>
#include <boost/spirit/home/support/char_encoding/unicode/query.hpp>
#include <stdexcept>
#include <vector>

#include "core/hash.h"
#include "fair_texts.h"
#include "server/fair/blocked.h"
#include "server/fair/phrases.h"
#include "text/utf8.h"

namespace scriptorium::server {
namespace {

namespace ucd = boost::spirit::ucd;

constexpr std::size_t kMostMarks = 3;     // on one letter: pointed Hebrew has as many
constexpr std::size_t kMostBytes = 1024;  // more need not be looked at

enum class Kind { kLetter, kSign, kMark, kBlank, kNone };

struct Block {
  char32_t first, last;
};
// Letters by their category, but ornaments that spell words past every filter: phonetic and small
// capitals, letterlike and mathematical ones.
constexpr Block kOrnaments[] = {
    {0x1D00, 0x1DBF}, {0x2071, 0x209C}, {0x2100, 0x214F}, {0xA720, 0xA7FF}, {0x1D400, 0x1D7FF}};

Kind kind_of(char32_t c) {
  if (c == U' ') return Kind::kBlank;
  if (c == U'-' || c == U'\'' || c == U'.') return Kind::kSign;
  for (const Block& block : kOrnaments) {
    if (c >= block.first && c <= block.last) return Kind::kNone;
  }
  if (ucd::is_default_ignorable_code_point(c)) return Kind::kNone;  // fillers, joiners, selectors
  switch (ucd::get_category(c)) {
    case ucd::properties::uppercase_letter:
    case ucd::properties::lowercase_letter:
    case ucd::properties::titlecase_letter:
    case ucd::properties::modifier_letter:
    case ucd::properties::other_letter:
      // The table calls what it does not know a capital too; but a letter of no alphabet.
      return ucd::is_alphabetic(c) ? Kind::kLetter : Kind::kNone;
    case ucd::properties::decimal_number:
      return Kind::kLetter;
    case ucd::properties::nonspacing_mark:
    case ucd::properties::spacing_mark:
      return Kind::kMark;
    default:
      return Kind::kNone;
  }
}

// What keyboards and word processors make of signs that are allowed.
char32_t plain_sign(char32_t c) {
  if (c == U'’' || c == U'‘' || c == U'ʼ') return U'\'';
  if (c == U'‐' || c == U'‑') return U'-';
  if (c == 0xA0 || c == 0x3000) return U' ';
  return c;
}

Error bad_name(std::string_view why, Language language,
               const std::vector<std::string>& arguments = {}) {
  return {"bad_name", fair_phrases().say(why, language, arguments), "name", {}};
}

// The name that is made while its characters are looked at one by one.
struct Draft {
  std::u32string text;
  std::size_t shown = 0;  // characters, marks apart
  std::size_t marks = 0;  // on the last one
  bool speaks = false;    // it has a letter or a digit
};

// The phrase that says what is wrong with the next character, or nothing.
std::string_view add(Draft& draft, char32_t c) {
  const Kind kind = kind_of(c);
  if (kind == Kind::kNone) return "name.character";
  if (kind == Kind::kBlank) {
    if (draft.text.empty() || draft.text.back() == U' ') return {};
  } else if (kind == Kind::kMark) {
    if (draft.text.empty() || kind_of(draft.text.back()) == Kind::kBlank) return "name.character";
    if (kind_of(draft.text.back()) == Kind::kSign || ++draft.marks > kMostMarks)
      return "name.marks";
    draft.text += c;
    return {};
  }
  draft.text += c;
  draft.marks = 0;
  ++draft.shown;
  draft.speaks = draft.speaks || kind == Kind::kLetter;
  return {};
}

struct GuestNames {
  struct Quality {
    std::string english, masculine, feminine;
  };
  struct Creature {
    std::string english, spanish;
    bool feminine;
  };
  std::vector<Quality> qualities;
  std::vector<Creature> creatures;

  GuestNames() {
    for (const std::string_view line : split(kGuestNames, '\n')) {
      if (line.empty() || line.front() == '#') continue;
      const std::size_t blank = line.find(' '), equal = line.find(" = "), comma = line.find(", ");
      if (equal > comma || comma == std::string_view::npos) {
        throw std::runtime_error("guest names: " + std::string(line));
      }
      const std::string english(line.substr(blank + 1, equal - blank - 1));
      const std::string first(line.substr(equal + 3, comma - equal - 3));
      const std::string second(line.substr(comma + 2));
      if (line.starts_with("quality ")) {
        qualities.push_back({english, first, second});
      } else {
        creatures.push_back({english, first, second == "f"});
      }
    }
  }
};

}  // namespace

Result<std::string> clean_name(std::string_view name, Language language) {
  const Error too_long = bad_name("name.too_long", language, {std::to_string(kLongestName)});
  if (name.size() > kMostBytes) return too_long;
  if (!is_utf8(name)) return bad_name("name.broken", language);
  Draft draft;
  while (!name.empty()) {
    const char32_t c = text::take_character(name);
    if (const std::string_view wrong = add(draft, plain_sign(c)); !wrong.empty()) {
      return bad_name(wrong, language, {fmt::format("{:04X}", static_cast<std::uint32_t>(c))});
    }
  }
  if (draft.text.ends_with(U' ')) {
    draft.text.pop_back();
    --draft.shown;
  }
  if (draft.shown > kLongestName) return too_long;
  if (!draft.speaks) return bad_name("name.empty", language);
  const std::string clean = text::encode_utf8(draft.text);
  switch (objection_to(clean)) {
    case Objection::kBlocked:
      return bad_name("name.blocked", language);
    case Objection::kStaff:
      return bad_name("name.staff", language);
    case Objection::kNone:
      break;
  }
  return clean;
}

std::string guest_name(GuestId guest, Language language) {
  static const GuestNames names;
  const std::uint64_t number = mix(guest + 1);
  const auto& quality = names.qualities[number % names.qualities.size()];
  const auto& creature = names.creatures[(number >> 32) % names.creatures.size()];
  if (language == Language::kEnglish) return quality.english + " " + creature.english;
  return creature.spanish + " " + (creature.feminine ? quality.feminine : quality.masculine);
}

}  // namespace scriptorium::server
