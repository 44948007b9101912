#pragma once

#include <string>
#include <string_view>

namespace scriptorium::text {

// What a broken sequence reads as; no word holds it.
inline constexpr char32_t kBroken = 0xFFFD;

// Takes the first character off a text that is not empty.
char32_t take_character(std::string_view& utf8);

std::u32string decode_utf8(std::string_view utf8);
std::string encode_utf8(std::u32string_view text);

}  // namespace scriptorium::text
