#include "table/lists.h"

#include "text/fold.h"
#include "text/utf8.h"

namespace scriptorium {

std::string_view and_before(std::string_view last) {
  const auto take = [&]() -> char {
    if (last.empty()) return '\0';
    return text::plain_small_letter(text::take_character(last)).value_or('\0');
  };
  char first = take();
  const bool silent = first == 'h';
  if (silent) first = take();
  if (first != 'i') return "list.and";
  const char next = silent ? take() : '\0';
  return next == 'a' || next == 'e' ? "list.and" : "list.and_e";
}

std::string listed(std::span<const std::string> words, Language language) {
  if (words.empty()) return {};
  std::string all = words[0];
  for (std::size_t i = 1; i + 1 < words.size(); ++i) all += ", " + words[i];
  if (words.size() == 1) return all;
  const std::string parts[] = {all, words.back()};
  return table_phrases().say(and_before(words.back()), language, parts);
}

}  // namespace scriptorium
