#include "server/fair/lookalike.h"

#include <string_view>

namespace scriptorium::server {
namespace {

// Accented letters beyond those that text/fold.h knows: U+01A0 to U+0233 and U+1E00 to U+1EFF. A
// point: more than an accented letter.
constexpr std::string_view kExtended =
    "oo.............uu............................aaiioouuuuuuuuuu.aa"
    "aa....ggkkoooo..j...gg..nnaa....aaaaeeeeiiiioooorrrruuuusstt..hh"
    "......aaeeooooooooyy";
constexpr std::string_view kAdditional =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
    "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
    "wwwwwwwwwwxxxxyyzzzzzzhtwy......aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
    "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......";
constexpr char32_t kFirstExtended = 0x1A0;
constexpr char32_t kFirstAdditional = 0x1E00;
static_assert(kExtended.size() == 0x234 - kFirstExtended);
static_assert(kAdditional.size() == 0x1F00 - kFirstAdditional);

constexpr char32_t kFirstWide = 0xFF01;  // the printable ASCII characters, as wide as ideographs
constexpr char32_t kLastWide = 0xFF5E;

constexpr char32_t kFirstFlag = 0x1F1E6;  // letters that make flags, two by two
constexpr char32_t kLastFlag = 0x1F1FF;

struct Pair {
  char32_t seen;
  char read;
};
constexpr Pair kPairs[] = {
    // Latin letters with a stroke, a hook or a loop.
    {U'đ', 'd'},
    {U'Đ', 'd'},
    {U'ð', 'd'},
    {U'Ð', 'd'},
    {U'ħ', 'h'},
    {U'Ħ', 'h'},
    {U'ı', 'i'},
    {U'ĸ', 'k'},
    {U'ł', 'l'},
    {U'Ł', 'l'},
    {U'ŀ', 'l'},
    {U'Ŀ', 'l'},
    {U'ŋ', 'n'},
    {U'Ŋ', 'n'},
    {U'ŧ', 't'},
    {U'Ŧ', 't'},
    {U'ƀ', 'b'},
    {U'ɓ', 'b'},
    {U'ƈ', 'c'},
    {U'ɗ', 'd'},
    {U'ƒ', 'f'},
    {U'ɠ', 'g'},
    {U'ɡ', 'g'},
    {U'ƙ', 'k'},
    {U'ƥ', 'p'},
    {U'ƭ', 't'},
    {U'ʋ', 'u'},
    {U'ƴ', 'y'},
    {U'ƶ', 'z'},
    {U'ɑ', 'a'},
    {U'ɩ', 'i'},
    {U'ɪ', 'i'},
    {U'ɛ', 'e'},
    {U'ɔ', 'o'},
    {U'ə', 'e'},
    {U'ɢ', 'g'},
    {U'ʀ', 'r'},
    {U'ʟ', 'l'},
    {U'ɴ', 'n'},
    {U'ʙ', 'b'},
    {U'ʜ', 'h'},
    {U'ʏ', 'y'},
    // Cyrillic.
    {U'а', 'a'},
    {U'А', 'a'},
    {U'В', 'b'},
    {U'с', 'c'},
    {U'С', 'c'},
    {U'ԁ', 'd'},
    {U'е', 'e'},
    {U'Е', 'e'},
    {U'ё', 'e'},
    {U'Ё', 'e'},
    {U'Н', 'h'},
    {U'һ', 'h'},
    {U'і', 'i'},
    {U'І', 'i'},
    {U'ї', 'i'},
    {U'Ї', 'i'},
    {U'ј', 'j'},
    {U'Ј', 'j'},
    {U'к', 'k'},
    {U'К', 'k'},
    {U'М', 'm'},
    {U'м', 'm'},
    {U'о', 'o'},
    {U'О', 'o'},
    {U'р', 'p'},
    {U'Р', 'p'},
    {U'ѕ', 's'},
    {U'Ѕ', 's'},
    {U'т', 't'},
    {U'Т', 't'},
    {U'у', 'y'},
    {U'У', 'y'},
    {U'х', 'x'},
    {U'Х', 'x'},
    // Greek.
    {U'α', 'a'},
    {U'Α', 'a'},
    {U'Β', 'b'},
    {U'ϲ', 'c'},
    {U'Ε', 'e'},
    {U'ε', 'e'},
    {U'Η', 'h'},
    {U'Ι', 'i'},
    {U'ι', 'i'},
    {U'Κ', 'k'},
    {U'κ', 'k'},
    {U'Μ', 'm'},
    {U'Ν', 'n'},
    {U'η', 'n'},
    {U'ο', 'o'},
    {U'Ο', 'o'},
    {U'ρ', 'p'},
    {U'Ρ', 'p'},
    {U'Τ', 't'},
    {U'τ', 't'},
    {U'υ', 'u'},
    {U'Υ', 'y'},
    {U'ν', 'v'},
    {U'Χ', 'x'},
    {U'χ', 'x'},
    {U'Ζ', 'z'},
};

}  // namespace

char32_t lookalike(char32_t c) {
  const auto looked_up = [c](std::string_view table, char32_t first) -> char32_t {
    const char letter = c >= first && c < first + table.size() ? table[c - first] : '.';
    return letter == '.' ? c : static_cast<char32_t>(letter);
  };
  if (c >= kFirstFlag && c <= kLastFlag) return c - kFirstFlag + U'a';
  if (c >= kFirstWide && c <= kLastWide) return c - kFirstWide + U'!';
  for (const Pair& pair : kPairs) {
    if (pair.seen == c) return static_cast<char32_t>(pair.read);
  }
  const char32_t letter = looked_up(kExtended, kFirstExtended);
  return letter != c ? letter : looked_up(kAdditional, kFirstAdditional);
}

}  // namespace scriptorium::server
