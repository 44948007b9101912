#include "text/utf8.h"

#include <array>
#include <cstddef>

namespace scriptorium::text {
namespace {

// By the number of bytes after the first: the least character that needs them.
constexpr std::array<char32_t, 4> kLeast = {0, 0x80, 0x800, 0x10000};

void append(std::string& utf8, char32_t c) {
  const auto put = [&](char32_t byte) { utf8 += static_cast<char>(byte); };
  if (c < kLeast[1]) return put(c);
  if (c < kLeast[2]) {
    put(0xC0 | c >> 6);
  } else {
    if (c < kLeast[3]) {
      put(0xE0 | c >> 12);
    } else {
      put(0xF0 | c >> 18);
      put(0x80 | (c >> 12 & 0x3F));
    }
    put(0x80 | (c >> 6 & 0x3F));
  }
  put(0x80 | (c & 0x3F));
}

}  // namespace

char32_t take_character(std::string_view& utf8) {
  const auto first = static_cast<unsigned char>(utf8.front());
  utf8.remove_prefix(1);
  if (first < 0x80) return first;
  if (first < 0xC2 || first > 0xF4) return kBroken;
  const std::size_t more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
  char32_t c = first & (0x3Fu >> more);
  for (std::size_t i = 0; i < more; ++i) {
    if (utf8.empty() || (static_cast<unsigned char>(utf8.front()) & 0xC0) != 0x80) return kBroken;
    c = c << 6 | (static_cast<unsigned char>(utf8.front()) & 0x3Fu);
    utf8.remove_prefix(1);
  }
  const bool surrogate = c >= 0xD800 && c <= 0xDFFF;
  return c < kLeast[more] || c > 0x10FFFF || surrogate ? kBroken : c;
}

std::u32string decode_utf8(std::string_view utf8) {
  std::u32string text;
  while (!utf8.empty()) text += take_character(utf8);
  return text;
}

std::string encode_utf8(std::u32string_view text) {
  std::string utf8;
  for (const char32_t c : text) append(utf8, c);
  return utf8;
}

}  // namespace scriptorium::text
