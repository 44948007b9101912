#include "server/fair/names.h"

#include <array>
#include <stdexcept>
#include <vector>

#include "core/hash.h"
#include "fair_texts.h"
#include "server/fair/blocked.h"
#include "server/fair/characters.h"
#include "server/fair/phrases.h"
#include "text/utf8.h"

namespace scriptorium::server {
namespace {

constexpr char32_t kJoin = 0x200D;        // makes one emoji of two
constexpr std::size_t kMostMarks = 3;     // on one letter: pointed Hebrew has as many
constexpr std::size_t kMostBytes = 1024;  // more need not be looked at

Error bad_name(std::string_view why, Language language,
               const std::vector<std::string>& arguments = {}) {
  return {"bad_name", fair_phrases().say(why, language, arguments), "name", {}};
}

// The name that is made while its characters are looked at one by one.
struct Draft {
  std::u32string text;
  std::size_t shown = 0;  // characters, marks apart
  std::size_t marks = 0;  // on the last one
  bool speaks = false;    // it has something to call somebody by: a letter, a digit, an emoji

  bool ends_with(Character kind) const {
    return !text.empty() && character_of(text.back()) == kind;
  }
};

// The phrase that says what is wrong with a mark or a joiner after what there is, or nothing.
std::string_view add_to_last(Draft& draft, char32_t c, Character kind) {
  if (kind == Character::kJoiner) {
    const bool fits = draft.ends_with(Character::kEmoji) || draft.ends_with(Character::kJoiner);
    if (!fits || draft.text.back() == kJoin) return "name.invisible";
  } else if (draft.text.empty() || draft.ends_with(Character::kBlank)) {
    return "name.character";
  } else if (!draft.ends_with(Character::kLetter) && !draft.ends_with(Character::kMark)) {
    return "name.marks";
  }
  if (++draft.marks > kMostMarks) return "name.marks";
  draft.text += c;
  return {};
}

// The phrase that says what is wrong with the next character, or nothing.
std::string_view add(Draft& draft, char32_t c) {
  const Character kind = character_of(c);
  const bool joins = !draft.text.empty() && draft.text.back() == kJoin;
  if (joins && kind != Character::kEmoji) return "name.invisible";
  switch (kind) {
    case Character::kInvisible:
      return "name.invisible";
    case Character::kDirection:
      return "name.direction";
    case Character::kOther:
      return "name.character";
    case Character::kMark:
    case Character::kJoiner:
      return add_to_last(draft, c, kind);
    case Character::kBlank:
      if (draft.text.empty() || draft.text.back() == U' ') return {};
      break;
    default:
      break;
  }
  draft.text += c;
  draft.marks = 0;
  ++draft.shown;
  draft.speaks = draft.speaks || kind == Character::kLetter || kind == Character::kEmoji;
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
      return bad_name(wrong, language, {text::encode_utf8(std::u32string_view(&c, 1))});
    }
  }
  if (draft.text.ends_with(kJoin)) return bad_name("name.invisible", language);
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
  if (mixes_alphabets(draft.text)) return bad_name("name.mixed", language);
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
