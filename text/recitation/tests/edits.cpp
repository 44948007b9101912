#include "text/recitation/tests/edits.h"

#include <utility>

#include "text/utf8.h"

namespace scriptorium::text {
namespace {

const Words kMany = {"and",      "the",   "he",      "unto",    "ever",   "for",      "LORD's",
                     "Beth-zur", "king",  "waters",  "morrow",  "to",     "shall",    "great",
                     "y",        "señor", "corazón", "camino",  "¿quién", "vosotros", "día",
                     "agüero",   "niño",  "más",     "lámpara", "he",     "the",      "and",
                     "of",       "of",    "the",     "in",      "a",      "receive",  "thee"};
const Words kFew = {"a", "an", "na", "ana", "and", "hand", "for", "ever", "forever", "receive"};
const Words kForeign = {"xylq", "zzyzx", "qwv", "kjxq"};
const Words kGaps = {" ", ", ", "; ", " \u2014 ", ".\n", ": \u201c", " \u00b6 ", " [", "] ", "? "};

// Letters with accents, beside what they are made of.
const std::pair<std::u32string, std::u32string> kAccents[] = {
    {U"á", U"a\u0301"}, {U"é", U"e\u0301"}, {U"í", U"i\u0301"}, {U"ó", U"o\u0301"},
    {U"ú", U"u\u0301"}, {U"ü", U"u\u0308"}, {U"ñ", U"n\u0303"}};
const std::u32string kSmall = U"áéíóúüñ";
const std::u32string kLarge = U"ÁÉÍÓÚÜÑ";

bool continues_a_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

std::size_t below(Dice& dice, std::size_t count) {
  return dice.below(static_cast<std::uint32_t>(count));
}

Words random_sentence(Dice& dice, std::size_t count, bool few_words) {
  const Words& from = few_words ? kFew : kMany;
  Words words;
  while (words.size() < count) words.push_back(from[below(dice, from.size())]);
  return words;
}

std::string written(Dice& dice, const Words& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += kGaps[below(dice, kGaps.size())];
    text += words[i];
  }
  return text;
}

std::size_t make_slips(Dice& dice, Words& words, std::size_t count) {
  std::size_t made = 0;
  const auto foreign = [&] { return kForeign[below(dice, kForeign.size())]; };
  std::size_t at = below(dice, 3);
  for (; made < count && at + 1 < words.size(); ++made) {
    const auto place = words.begin() + static_cast<std::ptrdiff_t>(at);
    switch (below(dice, 4)) {
      case 0:
        words.erase(place);
        break;
      case 1:
        words.insert(place, foreign());
        break;
      case 2:
        *place = foreign();
        break;
      default:
        std::swap(words[at], words[at + 1]);
        break;
    }
    at += 3 + below(dice, 4);
  }
  return made;
}

Words respaced(Dice& dice, const Words& words) {
  Words other;
  for (const std::string& word : words) {
    if (!other.empty() && below(dice, 3) == 0) {
      other.back() += word;
    } else {
      other.push_back(word);
    }
    const std::size_t cut = 1 + below(dice, other.back().size());
    if (below(dice, 3) != 0 || cut >= other.back().size()) continue;
    if (continues_a_character(other.back()[cut])) continue;
    const std::string rest = other.back().substr(cut);
    other.back().resize(cut);
    other.push_back(rest);
  }
  return other;
}

std::string decomposed(std::string_view utf8) {
  std::u32string text;
  for (const char32_t c : decode_utf8(utf8)) {
    std::u32string pieces(1, c);
    for (const auto& [whole, made_of] : kAccents) {
      if (whole == pieces) pieces = made_of;
    }
    text += pieces;
  }
  return encode_utf8(text);
}

std::string capitals(std::string_view utf8) {
  std::u32string text = decode_utf8(utf8);
  for (char32_t& c : text) {
    if (c >= U'a' && c <= U'z') c = c - U'a' + U'A';
    if (const std::size_t at = kSmall.find(c); at != std::u32string::npos) c = kLarge[at];
  }
  return encode_utf8(text);
}

}  // namespace scriptorium::text
