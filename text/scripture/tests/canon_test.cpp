#include "text/scripture/canon.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

namespace scriptorium::text {
namespace {

TEST(Canon, HasAsManyVersesAsThereAre) {
  std::map<Work, int> verses;
  std::map<Work, int> books;
  for (Book book = 0; book < kBooks; ++book) {
    ++books[work_of(book)];
    for (int c = 1; c <= chapters_in(book); ++c) verses[work_of(book)] += verses_in(book, c);
  }
  EXPECT_EQ(books[Work::kOldTestament], 39);
  EXPECT_EQ(books[Work::kNewTestament], 27);
  EXPECT_EQ(books[Work::kMormon], 15);
  EXPECT_EQ(verses[Work::kOldTestament], 23145);
  EXPECT_EQ(verses[Work::kNewTestament], 7957);
  EXPECT_EQ(verses[Work::kMormon], 6604);
  EXPECT_EQ(verses[Work::kCovenants], 3654);
  EXPECT_EQ(verses[Work::kPearl], 635);
  EXPECT_EQ(kBibleVerses, 23145 + 7957);
  EXPECT_EQ(kVerses, kBibleVerses + 6604 + 3654 + 635);
}

TEST(Canon, KnowsSingleChapters) {
  const Book psalms = *find_book("Psalms");
  EXPECT_EQ(chapters_in(psalms), 150);
  EXPECT_EQ(verses_in(psalms, 119), 176);
  EXPECT_EQ(verses_in(psalms, 117), 2);
  EXPECT_EQ(verses_in(psalms, 151), 0);
  EXPECT_EQ(verses_in(psalms, 0), 0);
  EXPECT_EQ(chapters_in(*find_book("D&C")), 138);
  EXPECT_EQ(chapters_in(kBooks), 0);
}

TEST(Canon, PutsAllVersesInARow) {
  int place = 0;
  int chapters = 0;
  for (Book book = 0; book < kBooks; ++book) {
    EXPECT_EQ(book < kBibleBooks, in_bible(book));
    for (int c = 1; c <= chapters_in(book); ++c) {
      ASSERT_EQ(chapter_place(book, c), chapters++);
      for (int v = 1; v <= verses_in(book, c); ++v, ++place) {
        ASSERT_EQ(verse_place(book, c, v), place);
        const VersePoint at = verse_at(place);
        ASSERT_TRUE(at.book == book && at.chapter == c && at.verse == v);
      }
    }
  }
  EXPECT_EQ(place, kVerses);
  EXPECT_EQ(chapters, kChapters);
}

TEST(Canon, FindsABookByAllItsNames) {
  for (Book book = 0; book < kBooks; ++book) {
    EXPECT_EQ(find_book(book_name(book, Language::kEnglish)), book);
    EXPECT_EQ(find_book(book_name(book, Language::kSpanish)), book);
    EXPECT_EQ(find_book(short_name(book)), book);
    EXPECT_EQ(book_by_short_name(short_name(book)), book);
  }
  EXPECT_FALSE(find_book("Tobit"));
  EXPECT_FALSE(find_book(""));
  EXPECT_FALSE(find_book("1 Esdras"));
  EXPECT_FALSE(book_by_short_name("gen"));
}

// Whatever way one goes through the parts, it is a name of the book.
TEST(Canon, BooksAreSaidInManyWays) {
  for (int i = 0; i < kBooks; ++i) {
    const auto book = static_cast<Book>(i);
    const Ways ways = ways_to_say(book);
    std::size_t most = 0;
    for (const auto& part : ways) most = std::max(most, part.size());
    for (std::size_t round = 0; round < most * most; ++round) {
      std::string said;
      std::size_t choice = round;
      for (const auto& part : ways) {
        said += part[choice % part.size()] + ' ';
        choice = choice / part.size() + round / most;
      }
      EXPECT_EQ(find_book(said), book) << said;
    }
    for (const Language language : {Language::kEnglish, Language::kSpanish}) {
      std::string name(book_name(book, language));
      ASSERT_TRUE(find_book(name) == book);
    }
  }
}

}  // namespace
}  // namespace scriptorium::text
