#include "text/fold.h"

#include "text/utf8.h"

namespace scriptorium::text {
namespace {

constexpr char kNoLetter = '?';
constexpr char32_t kTilde = 0x303;

// The plain letter under the accent, for U+00C0 to U+017F. Letters that are more than an accented
// one (æ, ß, ø, ł, the dotless i) have none: no card could spell them.
constexpr std::string_view kPlain =
    "AAAAAA?CEEEEIIII?NOOOOO??UUUUY??aaaaaa?ceeeeiiii?nooooo??uuuuy?y"
    "AaAaAaCcCcCcCcDd??EeEeEeEeEeGgGgGgGgHh??IiIiIiIiI???JjKk?LlLlLl?"
    "???NnNnNn???OoOoOo??RrRrRrSsSsSsSsTtTt??UuUuUuUuUuUuWwYyYZzZzZz?";
constexpr char32_t kFirstPlain = 0xC0;
static_assert(kPlain.size() == 0x180 - kFirstPlain);

char plain_letter(char32_t c) {
  if (c < 0x80) return static_cast<char>(c);
  if (c < kFirstPlain || c >= kFirstPlain + kPlain.size()) return kNoLetter;
  return kPlain[c - kFirstPlain];
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }

}  // namespace

bool is_combining(char32_t c) { return c >= 0x300 && c <= 0x36F; }

std::optional<char> plain_small_letter(char32_t c) {
  char letter = plain_letter(c);
  if (is_capital(letter)) letter = static_cast<char>(letter - 'A' + 'a');
  if (!is_small(letter)) return std::nullopt;
  return letter;
}

std::optional<std::string> fold_word(std::string_view utf8) {
  std::string folded;
  while (!utf8.empty()) {
    const char32_t c = take_character(utf8);
    if (is_combining(c)) {
      if (folded.empty()) return std::nullopt;
      if (c == kTilde && folded.back() == 'n') folded.replace(folded.size() - 1, 1, "ñ");
      continue;
    }
    if (c == U'ñ' || c == U'Ñ') {
      folded += "ñ";
      continue;
    }
    const std::optional<char> letter = plain_small_letter(c);
    if (!letter) return std::nullopt;
    folded += *letter;
  }
  if (folded.empty()) return std::nullopt;
  return folded;
}

bool has_capital(std::string_view utf8) {
  while (!utf8.empty()) {
    if (is_capital(plain_letter(take_character(utf8)))) return true;
  }
  return false;
}

}  // namespace scriptorium::text
