#include "server/fair/names.h"

#include <array>
#include <stdexcept>
#include <vector>

#include "core/hash.h"
#include "fair_texts.h"
#include "server/fair/blocked.h"
#include "server/fair/phrases.h"
#include "text/characters.h"
#include "text/utf8.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kMostBytes = 1024;  // more need not be looked at

Error bad_name(std::string_view why, Language language,
               const std::vector<std::string>& arguments = {}) {
  return {"bad_name", fair_phrases().say(why, language, arguments), "name", {}};
}

std::string_view phrase_of(text::Flaw flaw) {
  switch (flaw) {
    case text::Flaw::kBroken:
      return "name.broken";
    case text::Flaw::kInvisible:
      return "name.invisible";
    case text::Flaw::kDirection:
      return "name.direction";
    case text::Flaw::kMarks:
      break;
  }
  return "name.marks";
}

// The name that is made while its characters are looked at one by one.
struct Draft {
  std::u32string text;
  std::size_t shown = 0;  // characters, marks apart
  bool speaks = false;    // it has something to call somebody by: a letter, a digit, an emoji

  void add(char32_t c, text::Character kind) {
    if (kind == text::Character::kBlank && (text.empty() || text.back() == U' ')) return;
    text += c;
    if (kind != text::Character::kMark && kind != text::Character::kJoiner) ++shown;
    speaks = speaks || kind == text::Character::kLetter || kind == text::Character::kEmoji;
  }
};

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
  if (const auto flaw = text::flaw_of(name)) return bad_name(phrase_of(*flaw), language);
  Draft draft;
  while (!name.empty()) {
    const char32_t c = text::plain_sign(text::take_character(name));
    const text::Character kind = text::character_of(c);
    if (kind == text::Character::kOther) {
      return bad_name("name.character", language, {text::encode_utf8(std::u32string_view(&c, 1))});
    }
    draft.add(c, kind);
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
  if (text::mixes_alphabets(draft.text)) return bad_name("name.mixed", language);
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
