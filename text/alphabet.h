#pragma once

#include <optional>
#include <string_view>

namespace scriptorium::text {

// The letters of folded words (VB-20), numbered from 0 in byte order: a to z, then ñ.
inline constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyzñ";
inline constexpr int kLetters = 27;
inline constexpr int kEnye = 26;

constexpr std::string_view letter_text(int letter) {
  return kAlphabet.substr(static_cast<std::size_t>(letter), letter == kEnye ? 2 : 1);
}

// Takes the first letter off a text that is not empty; nothing if it begins with no such letter.
constexpr std::optional<int> take_letter(std::string_view& text) {
  const bool enye = text.starts_with("ñ");
  if (!enye && (text[0] < 'a' || text[0] > 'z')) return std::nullopt;
  const int letter = enye ? kEnye : text[0] - 'a';
  text.remove_prefix(enye ? 2 : 1);
  return letter;
}

}  // namespace scriptorium::text
