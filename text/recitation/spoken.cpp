#include "text/recitation/spoken.h"

#include <algorithm>
#include <array>
#include <optional>

#include "text/fold.h"
#include "text/utf8.h"

namespace scriptorium::text {
namespace {

struct Ligature {
  char32_t character;
  std::string_view letters;
};
constexpr Ligature kLigatures[] = {
    {U'ª', "a"},  {U'º', "o"},  {U'ß', "ss"},  {U'ẞ', "ss"},  {U'æ', "ae"}, {U'Æ', "ae"},
    {U'œ', "oe"}, {U'Œ', "oe"}, {U'ø', "o"},   {U'Ø', "o"},   {U'ſ', "s"},  {U'ﬀ', "ff"},
    {U'ﬁ', "fi"}, {U'ﬂ', "fl"}, {U'ﬃ', "ffi"}, {U'ﬄ', "ffl"}, {U'ﬅ', "st"}, {U'ﬆ', "st"},
};

enum class Sign { kLetters, kAccent, kApostrophe, kHyphen, kGap };

bool is_apostrophe(char32_t c) {
  return c == U'\'' || c == U'’' || c == U'‘' || c == U'ʼ' || c == U'′' || c == U'`' || c == U'´';
}

bool is_hyphen(char32_t c) { return c == U'-' || c == U'‐' || c == U'‑'; }

// What is heard no more than an accent: the soft hyphen, joiners, marks of direction and variation.
bool is_silent(char32_t c) {
  return is_combining(c) || c == 0xAD || (c >= 0x200B && c <= 0x200F) ||
         (c >= 0x2060 && c <= 0x2064) || (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF;
}

struct Block {
  char32_t first, last;
};
// Punctuation, symbols and pictures, block by block.
constexpr Block kGaps[] = {{0x80, 0xBF},     {0xD7, 0xD7},      {0xF7, 0xF7},
                           {0x2000, 0x2BFF}, {0x2E00, 0x2E7F},  {0x3000, 0x303F},
                           {0xFE10, 0xFE6F}, {0x1F000, 0x1FAFF}};

bool is_gap(char32_t c) {
  return c < 0x80 || std::any_of(std::begin(kGaps), std::end(kGaps), [c](const Block& block) {
           return c >= block.first && c <= block.last;
         });
}

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

struct Heard {
  Sign sign;
  std::string_view letters = {};  // if it has some
};

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view kDigits = "0123456789";

// The sign that a character is; `foreign` keeps its letters if they are of another alphabet.
Heard hear(char32_t c, std::string& foreign) {
  if (const std::optional<char> letter = plain_small_letter(c)) {
    return {Sign::kLetters, kLetters.substr(static_cast<std::size_t>(*letter - 'a'), 1)};
  }
  if (c == U' ') return {Sign::kGap};
  if (c >= U'0' && c <= U'9') return {Sign::kLetters, kDigits.substr(c - U'0', 1)};
  for (const Ligature& ligature : kLigatures) {
    if (ligature.character == c) return {Sign::kLetters, ligature.letters};
  }
  if (is_apostrophe(c)) return {Sign::kApostrophe};
  if (is_hyphen(c)) return {Sign::kHyphen};
  if (is_silent(c)) return {Sign::kAccent};
  if (is_gap(c)) return {Sign::kGap};
  foreign = encode_utf8(std::u32string_view(&c, 1));
  return {Sign::kLetters, foreign};
}

std::uint32_t mask_of(std::string_view letters) {
  std::uint32_t mask = 0;
  for (const char letter : letters) mask |= 1u << (static_cast<unsigned char>(letter) & 31u);
  return mask;
}

}  // namespace

SpokenWords::SpokenWords(std::string_view utf8) {
  letters_.reserve(utf8.size());
  for (std::vector<std::uint32_t>* each : {&starts_, &masks_}) each->reserve(utf8.size() / 4 + 1);
  bytes_.reserve(utf8.size() / 4 + 1);
  std::string foreign;
  bool in_word = false;
  int hyphens = 0;  // since the last letter; one joins, two or one between digits are a dash
  const std::size_t size = utf8.size();
  while (!utf8.empty()) {
    const auto begin = static_cast<std::uint32_t>(size - utf8.size());
    const Heard heard = hear(take_character(utf8), foreign);
    const auto end = static_cast<std::uint32_t>(size - utf8.size());
    switch (heard.sign) {
      case Sign::kLetters:
        if (hyphens == 1 && is_digit(heard.letters.front()) && is_digit(letters_.back())) ++hyphens;
        add(heard.letters, !in_word || hyphens > 1, {begin, end});
        in_word = true;
        hyphens = 0;
        break;
      case Sign::kAccent:  // one that follows its letter is marked with it
        if (in_word && bytes_.back().end == begin) bytes_.back().end = end;
        break;
      case Sign::kApostrophe:
        break;
      case Sign::kHyphen:
        ++hyphens;
        break;
      case Sign::kGap:
        in_word = false;
        hyphens = 0;
        break;
    }
  }
  starts_.push_back(static_cast<std::uint32_t>(letters_.size()));
}

SpokenWords SpokenWords::part(std::size_t first, std::size_t end) const {
  SpokenWords some;
  some.letters_ = joined(first, end);
  for (std::size_t i = first; i <= end; ++i) some.starts_.push_back(starts_[i] - starts_[first]);
  some.masks_.assign(masks_.data() + first, masks_.data() + end);
  some.bytes_.assign(bytes_.data() + first, bytes_.data() + end);
  return some;
}

void SpokenWords::add(std::string_view letters, bool new_word, Range bytes) {
  if (new_word) {
    starts_.push_back(static_cast<std::uint32_t>(letters_.size()));
    masks_.push_back(0);
    bytes_.push_back(bytes);
  }
  letters_ += letters;
  masks_.back() |= mask_of(letters);
  bytes_.back().end = bytes.end;
}

Range SpokenWords::bytes(std::size_t first, std::size_t end) const {
  if (first < end) return {bytes_[first].begin, bytes_[end - 1].end};
  const std::uint32_t place = first > 0        ? bytes_[first - 1].end
                              : bytes_.empty() ? 0
                                               : bytes_.front().begin;
  return {place, place};
}

}  // namespace scriptorium::text
