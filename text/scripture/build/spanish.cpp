#include "text/scripture/build/spanish.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "text/scripture/canon.h"
#include "text/utf8.h"

namespace scriptorium::text {
namespace {

constexpr std::u32string_view kCapitals = U"ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÑÜÂÊÎÔÛ";
constexpr std::u32string_view kSmalls = U"abcdefghijklmnopqrstuvwxyzáéíóúñüâêîôû";
static_assert(kCapitals.size() == kSmalls.size());

bool is_capital(char32_t c) { return kCapitals.find(c) != kCapitals.npos; }
bool is_letter(char32_t c) { return is_capital(c) || kSmalls.find(c) != kSmalls.npos; }
char32_t to_small(char32_t c) {
  const std::size_t at = kCapitals.find(c);
  return at == kCapitals.npos ? c : kSmalls[at];
}
// Accents come and go with capitals: ACHAB is Achâb.
char32_t without_accent(char32_t c) {
  constexpr std::u32string_view accented = U"áéíóúüâêîôû";
  constexpr std::u32string_view bare = U"aeiouuaeiou";
  const std::size_t at = accented.find(c);
  return at == accented.npos ? c : bare[at];
}
std::u32string to_key(std::u32string_view word) {
  std::u32string key(word);
  std::ranges::transform(key, key.begin(), [](char32_t c) { return without_accent(to_small(c)); });
  return key;
}

struct Span {
  std::size_t begin;
  std::size_t end;
};

std::vector<Span> words_in(std::u32string_view text) {
  std::vector<Span> words;
  for (std::size_t i = 0; i < text.size();) {
    if (!is_letter(text[i])) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    while (i < text.size() && is_letter(text[i])) ++i;
    words.push_back({begin, i});
  }
  return words;
}

bool all_capitals(std::u32string_view word) { return std::ranges::all_of(word, is_capital); }

// Does a sentence begin at this word?
bool begins_sentence(std::u32string_view text, std::size_t begin) {
  while (begin > 0 && (text[begin - 1] == U' ' || text[begin - 1] == U'¿' ||
                       text[begin - 1] == U'¡' || text[begin - 1] == U'(')) {
    --begin;
  }
  return begin == 0 ||
         std::u32string_view(U".:?!").find(text[begin - 1]) != std::u32string_view::npos;
}

// The words that a printer set in capitals: the first word of two letters and more that is all
// capitals, one-letter words before it in the same sentence, and such words right behind it.
std::optional<Span> capital_run(std::u32string_view text, const std::vector<Span>& words) {
  const auto word = [&](std::size_t i) {
    return text.substr(words[i].begin, words[i].end - words[i].begin);
  };
  const auto only_blank_between = [&](std::size_t i) {
    return text.substr(words[i].end, words[i + 1].begin - words[i].end) == U" ";
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (word(i).size() < 2 || !all_capitals(word(i))) continue;
    std::size_t first = i;
    while (first > 0 && word(first - 1).size() == 1 && only_blank_between(first - 1) &&
           all_capitals(word(first - 1))) {
      --first;
    }
    std::size_t last = i;
    while (last + 1 < words.size() && only_blank_between(last) && word(last + 1).size() > 1 &&
           all_capitals(word(last + 1))) {
      ++last;
    }
    return Span{first, last};
  }
  return std::nullopt;
}

std::size_t byte_of(std::u32string_view text, std::size_t place) {
  return encode_utf8(text.substr(0, place)).size();
}

}  // namespace

SpanishOpenings::SpanishOpenings(const std::vector<MarkedVerse>& verses) {
  for (const MarkedVerse& verse : verses) {
    const std::u32string text = decode_utf8(verse.text);
    for (const Span& at : words_in(text)) {
      const std::u32string_view word =
          std::u32string_view(text).substr(at.begin, at.end - at.begin);
      if (begins_sentence(text, at.begin)) continue;
      if (word.size() > 1 && all_capitals(word)) continue;
      Uses& uses = uses_[to_key(word)];
      ++(is_capital(word.front()) ? uses.capital : uses.small);
    }
  }
}

bool SpanishOpenings::is_name(std::u32string_view key) const {
  const auto found = uses_.find(key);
  return found != uses_.end() && found->second.capital > found->second.small;
}

void SpanishOpenings::open(MarkedVerse& verse) const {
  std::u32string text = decode_utf8(verse.text);
  const std::vector<Span> words = words_in(text);
  std::optional<Span> run = capital_run(text, words);
  // "Y El ángel": the printer's capitals were lost, but for one.
  if (!run && words.size() > 1 && words[0].end == 1) run = Span{0, 1};
  if (!run) return;
  for (std::size_t i = run->begin; i <= run->end; ++i) {
    const Span& at = words[i];
    const std::u32string key =
        to_key(std::u32string_view(text).substr(at.begin, at.end - at.begin));
    const bool capital = begins_sentence(text, at.begin) || is_name(key);
    for (std::size_t c = at.begin + (capital ? 1 : 0); c < at.end; ++c) text[c] = to_small(text[c]);
  }
  verse.text = encode_utf8(text);  // as many bytes as before: the words keep their places
}

void take_psalm_title(MarkedVerse& verse) {
  const std::u32string text = decode_utf8(verse.text);
  const std::vector<Span> words = words_in(text);
  const std::optional<Span> run = capital_run(text, words);
  if (!run)
    throw std::runtime_error("a psalm does not open in capitals: " + verse.text.substr(0, 40));
  std::size_t begin = words[run->begin].begin;
  while (begin > 0 && (text[begin - 1] == U'¿' || text[begin - 1] == U'¡')) --begin;
  const std::size_t byte = byte_of(text, begin);
  std::string title = cut_verse(verse, 0, byte).text;
  verse = cut_verse(verse, byte, verse.text.size());
  verse.title = std::move(title);
}

void drop_letter_name(MarkedVerse& verse) {
  const std::size_t end = verse.text.find_first_of(" .");
  const std::size_t next = end == verse.text.npos ? end : verse.text.find_first_not_of(" .", end);
  if (next == verse.text.npos || !all_capitals(decode_utf8(verse.text.substr(0, end)))) {
    throw std::runtime_error("no letter's name in Psalm 119: " + verse.text.substr(0, 40));
  }
  verse = cut_verse(verse, next, verse.text.size());
}

void make_plain_spanish(std::vector<MarkedVerse>& verses, const std::vector<bool>& titled) {
  const Book psalms = *book_by_short_name("Ps");
  const Book luke = *book_by_short_name("Luke");
  const SpanishOpenings openings(verses);
  for (std::size_t i = 0; i < verses.size(); ++i) {
    const VersePoint at = verse_at(static_cast<int>(i));
    if (at.book == psalms && at.chapter == 119 && at.verse % 8 == 1) drop_letter_name(verses[i]);
    if (titled[i]) take_psalm_title(verses[i]);
    // Luke's preface has a great initial of its own, and so has what follows it.
    const bool after_preface = at == VersePoint{luke, 1, 5};
    if (at.verse == 1 || after_preface) openings.open(verses[i]);
  }
}

}  // namespace scriptorium::text
