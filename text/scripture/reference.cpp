#include "text/scripture/reference.h"

#include <algorithm>
#include <optional>

#include "text/utf8.h"

namespace scriptorium::text {
namespace {

using Kind = ReferenceFault::Kind;
constexpr std::size_t kLongest = 100;

// Dashes of every kind as '-', blanks of every kind as ' '; anything else as it is.
std::string plain_marks(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::string_view before = text;
    const char32_t c = take_character(text);
    if ((c >= 0x2010 && c <= 0x2015) || c == 0x2212) {
      out += '-';
    } else if (c == '\t' || c == '\n' || c == '\r' || c == 0xA0 || (c >= 0x2000 && c <= 0x200B) ||
               c == 0x202F) {
      out += ' ';
    } else {
      out += before.substr(0, before.size() - text.size());
    }
  }
  return out;
}

// The numbers at the end of a reference, taken off from the right.
struct Numbers {
  std::vector<int> value;     // from left to right
  std::vector<char> between;  // ':' or '-', before each but the first
};

void trim_end(std::string_view& text) {
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
}

std::optional<int> take_number(std::string_view& text) {
  trim_end(text);
  std::size_t begin = text.size();
  while (begin > 0 && text[begin - 1] >= '0' && text[begin - 1] <= '9') --begin;
  if (begin == text.size()) return std::nullopt;
  constexpr int kTooMany = 1000;  // more than any book has; larger ones need not be told apart
  int value = 0;
  for (const char digit : text.substr(begin)) {
    value = std::min(kTooMany, value * 10 + (digit - '0'));
  }
  text.remove_suffix(text.size() - begin);
  return value;
}

Numbers take_numbers(std::string_view& text) {
  Numbers numbers;
  while (const std::optional<int> number = take_number(text)) {
    numbers.value.insert(numbers.value.begin(), *number);
    trim_end(text);
    const char mark = text.empty() ? ' ' : text.back();
    const bool joins = mark == ':' || mark == '.' || mark == ',' || mark == '-';
    if (!joins) break;
    std::string_view before = text.substr(0, text.size() - 1);
    trim_end(before);
    // "Gen. 1:1": the dot belongs to the name.
    if (before.empty() || before.back() < '0' || before.back() > '9') break;
    numbers.between.insert(numbers.between.begin(), mark == '-' ? '-' : ':');
    text = before;
  }
  return numbers;
}

// What the numbers say, the same however they were written.
struct Asked {
  int chapter = 0;
  int first = 0;
  int last = 0;
};

std::variant<Asked, Kind> read_numbers(const Numbers& numbers, Book book) {
  const std::vector<int>& n = numbers.value;
  const std::string marks(numbers.between.begin(), numbers.between.end());
  const bool one_chapter = chapters_in(book) == 1;
  if (marks == ":") return Asked{n[0], n[1], n[1]};
  if (marks == ":-") return Asked{n[0], n[1], n[2]};
  if (marks == ":-:") {
    if (n[0] != n[2]) return Kind::kTwoChapters;
    return Asked{n[0], n[1], n[3]};
  }
  if (marks.empty() && one_chapter) return Asked{1, n[0], n[0]};
  if (marks.empty()) return Asked{n[0], 1, verses_in(book, n[0])};
  if (marks == "-" && one_chapter) return Asked{1, n[0], n[1]};
  if (marks == "-") return Kind::kTwoChapters;
  return Kind::kUnreadable;
}

std::string chapter_name(Book book, int chapter, Language language) {
  return std::string(book_name(book, language)) + ' ' + std::to_string(chapter);
}

}  // namespace

std::variant<Reference, ReferenceFault> parse_reference(std::string_view text, Language language) {
  if (text.size() > kLongest) return ReferenceFault{};
  const std::string plain = plain_marks(text);
  std::string_view name = plain;
  trim_end(name);
  Numbers numbers;
  if (!find_book(name)) numbers = take_numbers(name);
  trim_end(name);
  while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
  if (name.empty()) return ReferenceFault{};
  const std::optional<Book> book = find_book(name);
  if (!book) {
    return ReferenceFault{Kind::kUnknownBook, std::string(name),
                          std::string(nearest_book(name, language)), 0};
  }
  const std::string known(book_name(*book, language));
  const int chapters = chapters_in(*book);
  if (numbers.value.empty()) {
    return ReferenceFault{
        Kind::kNoNumbers, known, {}, chapters == 1 ? verses_in(*book, 1) : chapters};
  }
  const auto read = read_numbers(numbers, *book);
  if (const Kind* kind = std::get_if<Kind>(&read)) return ReferenceFault{*kind, known, {}, 0};
  const Asked asked = std::get<Asked>(read);
  const int verses = verses_in(*book, asked.chapter);
  if (verses == 0) return ReferenceFault{Kind::kNoChapter, known, {}, chapters};
  if (asked.first < 1 || asked.first > verses || asked.last > verses) {
    return ReferenceFault{Kind::kNoVerse, chapter_name(*book, asked.chapter, language), {}, verses};
  }
  if (asked.last < asked.first) return ReferenceFault{Kind::kBackwards, known, {}, 0};
  return Reference{*book, static_cast<std::uint8_t>(asked.chapter),
                   static_cast<std::uint8_t>(asked.first), static_cast<std::uint8_t>(asked.last)};
}

std::string write_reference(Reference reference, Language language) {
  std::string out = chapter_name(reference.book, reference.chapter, language) + ':' +
                    std::to_string(reference.first);
  if (reference.last != reference.first) out += "–" + std::to_string(reference.last);
  return out;
}

Ways ways_to_say(Reference reference) {
  const auto number = [](int value) { return std::vector{std::to_string(value)}; };
  Ways ways = ways_to_say(reference.book);
  if (chapters_in(reference.book) == 1) {
    ways.push_back({"", "chapter1", "capitulo1", "1"});  // "Jude 3", "Jude 1:3"
  } else {
    const bool sections = work_of(reference.book) == Work::kCovenants;
    ways.push_back({"", sections ? "section" : "chapter", sections ? "seccion" : "capitulo"});
    ways.push_back(number(reference.chapter));
  }
  ways.push_back({"", "and", "y"});
  ways.push_back({"", "verse", "verses", "versiculo", "versiculos", "verso", "versos"});
  ways.push_back(number(reference.first));
  if (reference.last != reference.first) {
    ways.push_back({"", "to", "through", "and", "a", "al", "y"});
    ways.push_back(number(reference.last));
  }
  return ways;
}

bool exists(Reference reference) {
  return reference.first >= 1 && reference.first <= reference.last &&
         reference.last <= verses_in(reference.book, reference.chapter);
}

Reference whole_chapter(Reference reference) {
  const int verses = verses_in(reference.book, reference.chapter);
  return {reference.book, reference.chapter, 1, static_cast<std::uint8_t>(verses)};
}

std::vector<Reference> verses_of(Reference reference) {
  std::vector<Reference> verses;
  for (int verse = reference.first; verse <= reference.last; ++verse) {
    const auto number = static_cast<std::uint8_t>(verse);
    verses.push_back({reference.book, reference.chapter, number, number});
  }
  return verses;
}

}  // namespace scriptorium::text
