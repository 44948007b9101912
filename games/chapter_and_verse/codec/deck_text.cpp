#include "games/chapter_and_verse/codec/deck_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "games/chapter_and_verse/codec/cards.h"
#include "table/words.h"
#include "text/characters.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::size_t kLongestName = 80;
constexpr std::string_view kNamed[] = {"deck", "mazo"};  // by Language

bool is_punctuation(char32_t c) {
  constexpr std::u32string_view kMarks = U"¡¿«»‘’“”…–—·•×";
  if (c < 0x80) return std::ispunct(static_cast<int>(c)) != 0;
  return kMarks.find(c) != kMarks.npos || text::is_combining(c) || text::plain_sign(c) != c;
}

// A title without what people write in different ways: case, accents, punctuation, blanks. What no
// title has, such as digits of other scripts, stays as a ?.
std::string bare(std::string_view title) {
  std::string letters;
  while (!title.empty()) {
    const char32_t c = text::take_character(title);
    if (const auto letter = text::plain_small_letter(c)) {
      letters += *letter;
    } else if (c >= U'0' && c <= U'9') {
      letters += static_cast<char>(c);
    } else if (c != U' ' && c != U'\t' && !is_punctuation(c)) {
      letters += '?';
    }
  }
  return letters;
}

// With plain blanks in the place of those that word processors write.
std::string with_plain_blanks(std::string_view line) {
  std::u32string plain = text::decode_utf8(line);
  for (char32_t& c : plain) c = text::plain_sign(c) == U' ' ? U' ' : c;
  return text::encode_utf8(plain);
}

// All titles that are understood.
class Titles {
 public:
  static const Titles& get() {
    static const Titles titles;
    return titles;
  }

  std::optional<Kind> find(std::string_view title) const {
    const auto found = known_.find(bare(title));
    if (found == known_.end()) return std::nullopt;
    return found->second.kind;
  }
  // The title that is nearest to a mistyped one; empty if none is near.
  std::string near(std::string_view title) const {
    const std::string_view found = nearest(bare(title), bare_);
    if (found.empty()) return {};
    const Known& known = known_.find(found)->second;
    return CardList::get().title(known.kind, known.language);
  }

 private:
  struct Known {
    Kind kind;
    Language language;
  };

  Titles() {
    const CardList& cards = CardList::get();
    for (const Language language : {Language::kEnglish, Language::kSpanish}) {
      for (int kind = 1; kind <= cards.kinds(); ++kind) {
        known_.try_emplace(bare(cards.title(kind, language)),
                           Known{static_cast<Kind>(kind), language});
      }
    }
    for (const auto& [title, unused] : known_) bare_.push_back(title);
  }

  std::map<std::string, Known, std::less<>> known_;
  std::vector<std::string_view> bare_;
};

class TextReader {
 public:
  explicit TextReader(Language language) : language_(language) {}

  WrittenDeck read(std::string_view text) {
    constexpr std::string_view kMark = "\xef\xbb\xbf";  // with which some editors begin a file
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    for (const std::string_view line : split(text, '\n')) {
      ++line_;
      const std::string plain = with_plain_blanks(line);
      if (const std::string_view said = trim(plain); !said.empty()) read_line(said);
    }
    if (deck_.name.empty()) deck_.name = heading_;
    deck_.count_rest(language_);
    return std::move(deck_);
  }

 private:
  // The deck is shared, with its name: nobody gets to read what cannot be shown.
  void read_line(std::string_view line) {
    const bool heading = std::exchange(first_, false);
    const bool comment = line.starts_with('#');
    if (comment && !heading) return;
    if (!is_printable(line)) {
      deck_.not_read([&] { return deck_words("deck.not_shown", language_); }, line_);
    } else if (comment) {
      heading_ = as_name(trim(line.substr(1)));
    } else if (!read_name(line)) {
      read_verse(line);
    }
  }

  static std::string as_name(std::string_view said) {
    return said.size() <= kLongestName ? std::string(said) : std::string();
  }

  bool read_name(std::string_view line) {
    const std::size_t blank = line.find_first_of(" \t");
    if (std::ranges::find(kNamed, line.substr(0, blank)) == std::end(kNamed)) return false;
    const std::size_t begin = line.find('"');
    const std::size_t end = line.rfind('"');
    if (begin == std::string_view::npos || begin == end) return false;
    deck_.name = as_name(trim(line.substr(begin + 1, end - begin - 1)));
    return true;
  }

  void read_verse(std::string_view line) {
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    const auto copies = digits == 0 ? 1 : whole_number(line.substr(0, digits), 1, kMostUnderstood);
    const std::string_view title = digits == 0 ? line : after_times(line.substr(digits));
    if (!copies || title.empty()) {
      return deck_.not_read([&] { return no_line(); }, line_);
    }
    if (const std::optional<Kind> kind = Titles::get().find(title)) {
      deck_.copies.of[*kind] += static_cast<int>(*copies);
      return;
    }
    deck_.not_read([&] { return no_verse(title); }, line_);
  }

  std::string no_line() const {
    return deck_words("deck.not_a_line", language_, {std::to_string(kMostUnderstood)});
  }
  std::string no_verse(std::string_view title) const {
    return not_known("deck.no_such_verse", title, Titles::get().near(title), language_);
  }

  // Without the sign of `3x Be Still`.
  static std::string_view after_times(std::string_view rest) {
    rest = trim(rest);
    for (const std::string_view sign : {"x", "X", "×"}) {
      if (!rest.starts_with(sign)) continue;
      const std::string_view behind = rest.substr(sign.size());
      if (behind.empty() || behind[0] == ' ' || behind[0] == '\t') return trim(behind);
    }
    return rest;
  }

  Language language_;
  WrittenDeck deck_;
  std::string heading_;
  int line_ = 0;
  bool first_ = true;
};

}  // namespace

WrittenDeck read_deck_text(std::string_view text, Language language) {
  return TextReader(language).read(text);
}

std::vector<Kind> sorted_verses(const Copies& copies, Language language) {
  std::vector<std::tuple<int, int, std::string, Kind>> verses;
  for (int number = 1; number <= CardList::get().kinds(); ++number) {
    const auto kind = static_cast<Kind>(number);
    if (copies.of[kind] == 0) continue;
    const Verse& verse = the_book().verse(kind);
    verses.emplace_back(lead_of(verse), verse.cost, bare(CardList::get().title(kind, language)),
                        kind);
  }
  std::ranges::sort(verses);
  std::vector<Kind> sorted;
  for (const auto& verse : verses) sorted.push_back(std::get<Kind>(verse));
  return sorted;
}

std::string write_deck_text(const WrittenDeck& deck, Language language) {
  std::string text;
  if (!deck.name.empty()) {
    text = fmt::format("{} \"{}\"\n", kNamed[static_cast<std::size_t>(language)], deck.name);
  }
  int theme = 0;
  for (const Kind kind : sorted_verses(deck.copies, language)) {
    if (const int lead = lead_of(the_book().verse(kind)); lead != theme) {
      if (!text.empty()) text += '\n';
      theme = lead;
    }
    text += fmt::format("{} {}\n", deck.copies.of[kind], CardList::get().title(kind, language));
  }
  return text;
}

json::object write_copies(const Copies& copies, Language language) {
  json::object written;
  for (const Kind kind : sorted_verses(copies, language)) {
    written[CardList::get().slug(kind)] = copies.of[kind];
  }
  return written;
}

}  // namespace scriptorium::chapter_and_verse
