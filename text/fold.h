#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace scriptorium::text {

// The letters that a word is played with (VB-20): lower case a to z and ñ, accents folded away.
// Players type in capitals, with or without accents, composed or not; all of it folds to the same
// word. Nothing comes back when the text is empty or holds anything that is not such a letter.
std::optional<std::string> fold_word(std::string_view utf8);

// The letter a to z that a character is without case and accent, ñ as n; nothing if it is more than
// an accented letter, or none.
std::optional<char> plain_small_letter(char32_t c);

// An accent that stands as a character of its own behind its letter.
bool is_combining(char32_t c);

// Word lists write names with a capital. Folding would hide it, so a list is sifted with this
// first.
bool has_capital(std::string_view utf8);

}  // namespace scriptorium::text
