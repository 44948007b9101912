#include "text/scripture/canon.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/hash.h"
#include "scripture_texts.h"
#include "text/fold.h"
#include "text/nearest.h"
#include "text/utf8.h"

namespace scriptorium::text {
namespace {

struct BookEntry {
  std::string short_name;
  std::array<std::string, 2> name;
  Work work = Work::kOldTestament;
  std::vector<int> verses;         // of each chapter
  std::vector<int> verses_before;  // in all books, before each chapter
  int chapters_before = 0;
};

struct Canon {
  std::vector<BookEntry> books;
  std::map<std::string, Book, std::less<>> names;           // as fold_name gives them
  std::map<std::string, std::string, std::less<>> full;     // folded full name -> the name itself
  std::array<std::vector<std::string_view>, 2> full_names;  // of either language, its own first
  std::vector<VersePoint> verses;
};

bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }

// The words of a name in plain small letters; whatever is no letter or digit parts them, and so
// does the step from a digit to a letter ("1Jn").
std::vector<std::string> name_words(std::string_view name) {
  std::vector<std::string> words;
  bool open = false;
  bool digits = false;
  while (!name.empty()) {
    const std::string_view before = name;
    const char32_t c = take_character(name);
    const std::string_view bytes = before.substr(0, before.size() - name.size());
    if (c >= 0x300 && c <= 0x36F) continue;  // an accent on its own
    std::string letter;
    if (is_digit(c)) {
      letter = static_cast<char>(c);
    } else if (const auto folded = fold_word(bytes)) {
      letter = *folded == "ñ" ? "n" : *folded;
    }
    if (letter.empty()) {
      open = false;
      continue;
    }
    if (!open || digits != is_digit(c)) words.emplace_back();
    words.back() += letter;
    open = true;
    digits = is_digit(c);
  }
  return words;
}

// "First", "I", "1st", "Primera" before more words are a number.
const std::map<std::string, std::string, std::less<>>& ordinals() {
  static const std::map<std::string, std::string, std::less<>> the = {
      {"i", "1"},      {"first", "1"},   {"primera", "1"}, {"primero", "1"}, {"primer", "1"},
      {"ii", "2"},     {"second", "2"},  {"segunda", "2"}, {"segundo", "2"}, {"iii", "3"},
      {"third", "3"},  {"tercera", "3"}, {"tercero", "3"}, {"tercer", "3"},  {"iv", "4"},
      {"fourth", "4"}, {"cuarta", "4"},  {"cuarto", "4"}};
  return the;
}

// "1st", "1ª", "Primera de", "Primera a los"
const std::set<std::string, std::less<>>& idle_words() {
  static const std::set<std::string, std::less<>> the = {"st", "nd", "rd",  "th", "a",  "o",  "ra",
                                                         "da", "de", "los", "of", "to", "the"};
  return the;
}

void read_ordinal(std::vector<std::string>& words) {
  if (words.size() < 2) return;
  const auto found = ordinals().find(words[0]);
  if (found != ordinals().end()) words[0] = found->second;
  const bool number = words[0].size() == 1 && is_digit(static_cast<unsigned char>(words[0][0]));
  while (number && words.size() > 2 && idle_words().contains(words[1])) {
    words.erase(words.begin() + 1);
  }
}

std::string fold_name(std::string_view name) {
  std::vector<std::string> words = name_words(name);
  read_ordinal(words);
  std::string folded;
  for (const std::string& word : words) folded += word;
  return folded;
}

std::string_view take_word(std::string_view& line) {
  const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t end = std::min(line.find(' ', begin), line.size());
  const std::string_view word = line.substr(begin, end - begin);
  line.remove_prefix(end);
  return word;
}

// The file is ours and embedded: whoever breaks it learns so from the first test that runs.
[[noreturn]] void refuse(std::string_view line) {
  throw std::runtime_error("books.txt: not understood: " + std::string(line));
}

Work work_named(std::string_view name, std::string_view line) {
  constexpr std::array<std::string_view, 5> names = {"old", "new", "mormon", "covenants", "pearl"};
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) refuse(line);
  return static_cast<Work>(found - names.begin());
}

void add_name(Canon& canon, std::string_view name, std::string_view line) {
  const auto book = static_cast<Book>(canon.books.size() - 1);
  const auto [at, fresh] = canon.names.emplace(fold_name(name), book);
  if (at->first.empty() || at->second != book) refuse(line);
}

void read_names(Canon& canon, Language language, std::string_view rest, std::string_view line) {
  const std::size_t colon = rest.find(':');
  if (colon == rest.npos || colon < 2) refuse(line);
  const std::string_view name = rest.substr(1, colon - 1);
  canon.books.back().name[static_cast<std::size_t>(language)] = name;
  add_name(canon, name, line);
  canon.full.emplace(fold_name(name), name);
  rest.remove_prefix(colon + 1);
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    add_name(canon, word, line);
  }
}

void read_verses(BookEntry& book, std::string_view rest, std::string_view line) {
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    int count = 0;
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), count);
    if (fault != std::errc() || end != word.data() + word.size() || count < 1 || count > 255) {
      refuse(line);
    }
    book.verses.push_back(count);
  }
}

void count(Canon& canon) {
  int chapters = 0;
  for (std::size_t b = 0; b < canon.books.size(); ++b) {
    BookEntry& book = canon.books[b];
    book.chapters_before = chapters;
    chapters += static_cast<int>(book.verses.size());
    for (std::size_t c = 0; c < book.verses.size(); ++c) {
      book.verses_before.push_back(static_cast<int>(canon.verses.size()));
      for (int v = 1; v <= book.verses[c]; ++v) {
        canon.verses.push_back(
            {static_cast<Book>(b), static_cast<std::uint8_t>(c + 1), static_cast<std::uint8_t>(v)});
      }
    }
  }
  for (const std::size_t reader : {0U, 1U}) {
    for (const std::size_t language : {reader, 1 - reader}) {
      for (const BookEntry& book : canon.books) {
        const auto full = canon.full.find(fold_name(book.name[language]));
        canon.full_names[reader].push_back(full->first);
      }
    }
  }
  if (canon.books.size() != kBooks || chapters != kChapters || canon.verses.size() != kVerses) {
    throw std::runtime_error("books.txt: not the number of books, chapters or verses");
  }
}

Canon read_canon(std::string_view file) {
  Canon canon;
  Work work = Work::kOldTestament;
  while (!file.empty()) {
    const std::size_t end = std::min(file.find('\n'), file.size());
    const std::string_view line = file.substr(0, end);
    file.remove_prefix(std::min(end + 1, file.size()));
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    if (word.empty() || word.front() == '#') continue;
    if (word == "work") {
      work = work_named(take_word(rest), line);
    } else if (line.front() != ' ') {
      canon.books.emplace_back().short_name = word;
      canon.books.back().work = work;
      add_name(canon, word, line);
    } else if (canon.books.empty()) {
      refuse(line);
    } else if (const std::optional<Language> language = language_of(word)) {
      read_names(canon, *language, rest, line);
    } else if (word == "verses") {
      read_verses(canon.books.back(), rest, line);
    } else {
      refuse(line);
    }
  }
  count(canon);
  return canon;
}

const Canon& canon() {
  static const Canon the = read_canon(kBookNames);
  return the;
}

const BookEntry& entry(Book book) {
  assert(book < kBooks);
  return canon().books[book];
}

}  // namespace

Work work_of(Book book) { return entry(book).work; }

std::string_view book_name(Book book, Language language) {
  return entry(book).name[static_cast<std::size_t>(language)];
}

std::string_view short_name(Book book) { return entry(book).short_name; }

std::optional<Book> book_by_short_name(std::string_view name) {
  const auto found = std::ranges::find(canon().books, name, &BookEntry::short_name);
  if (found == canon().books.end()) return std::nullopt;
  return static_cast<Book>(found - canon().books.begin());
}

std::optional<Book> find_book(std::string_view name) {
  const auto found = canon().names.find(fold_name(name));
  if (found == canon().names.end()) return std::nullopt;
  return found->second;
}

Ways ways_to_say(Book book) {
  std::vector<std::string> names;
  std::string number;
  for (const auto& [name, named] : canon().names) {
    if (named != book) continue;
    const bool numbered = is_digit(static_cast<unsigned char>(name.front()));
    if (numbered) number = name.substr(0, 1);
    names.push_back(numbered ? name.substr(1) : name);
  }
  if (number.empty()) return {names};
  std::vector<std::string> numbers = {number};
  for (const auto& [word, meant] : ordinals()) {
    if (meant == number) numbers.push_back(word);
  }
  std::vector<std::string> idle = {""};
  idle.insert(idle.end(), idle_words().begin(), idle_words().end());
  return {numbers, idle, idle, names};
}

std::string_view nearest_book(std::string_view name, Language language) {
  const auto& names = canon().full_names[static_cast<std::size_t>(language)];
  const std::string_view near = nearest(fold_name(name), names);
  return near.empty() ? near : canon().full.find(near)->second;
}

int chapters_in(Book book) {
  return book < kBooks ? static_cast<int>(entry(book).verses.size()) : 0;
}

int verses_in(Book book, int chapter) {
  if (chapter < 1 || chapter > chapters_in(book)) return 0;
  return entry(book).verses[static_cast<std::size_t>(chapter - 1)];
}

int chapter_place(Book book, int chapter) {
  assert(chapter >= 1 && chapter <= chapters_in(book));
  return entry(book).chapters_before + chapter - 1;
}

int verse_place(Book book, int chapter, int verse) {
  assert(verse >= 1 && verse <= verses_in(book, chapter));
  return entry(book).verses_before[static_cast<std::size_t>(chapter - 1)] + verse - 1;
}

VersePoint verse_at(int place) {
  assert(place >= 0 && place < kVerses);
  return canon().verses[static_cast<std::size_t>(place)];
}

std::uint64_t canon_hash() { return hash_bytes(kBookNames.data(), kBookNames.size()); }

}  // namespace scriptorium::text
