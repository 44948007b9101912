#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/language.h"

// The books, their names, and how many verses each chapter has. It is the King James numbering;
// every text is brought to it when the bundle is made, so that a reference means the same verse
// in all of them. data/books.txt says it all.
namespace scriptorium::text {

// A place in the list of books, from Genesis on.
using Book = std::uint8_t;

enum class Work : std::uint8_t { kOldTestament, kNewTestament, kMormon, kCovenants, kPearl };

inline constexpr int kBooks = 87;
inline constexpr int kBibleBooks = 66;
inline constexpr int kChapters = 1582;
inline constexpr int kBibleChapters = 1189;
// Bible first: a place below this is in the Bible.
inline constexpr int kVerses = 41995;
inline constexpr int kBibleVerses = 31102;

constexpr bool in_bible(Book book) { return book < kBibleBooks; }

Work work_of(Book book);
// As it stands in references: "Psalm", "1 Juan".
std::string_view book_name(Book book, Language language);
// As it stands in files: "Gen", "1Cor".
std::string_view short_name(Book book);
std::optional<Book> book_by_short_name(std::string_view name);
// By any name of either language, abbreviated or not, in any capitals, with or without accents,
// dots and blanks.
std::optional<Book> find_book(std::string_view name);
// Everything that `find_book` takes for this book, part by part: each is said in one of its ways,
// in plain small letters; an empty way leaves the part out.
using Ways = std::vector<std::vector<std::string>>;
Ways ways_to_say(Book book);
// The nearest name that there is in either language, of equally near ones that of the reader's;
// empty if none is near.
std::string_view nearest_book(std::string_view name, Language language);

// Chapters and verses count from 1. A book or chapter that does not exist has none.
int chapters_in(Book book);
int verses_in(Book book, int chapter);

// All chapters and all verses in one row each; only for places that exist.
int chapter_place(Book book, int chapter);
int verse_place(Book book, int chapter, int verse);
struct VersePoint {
  Book book;
  std::uint8_t chapter;
  std::uint8_t verse;
  friend bool operator==(const VersePoint&, const VersePoint&) = default;
};
VersePoint verse_at(int place);

// What names and counts come down to: a bundle made for another list is refused.
std::uint64_t canon_hash();

}  // namespace scriptorium::text
