#include "text/scripture/reference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <type_traits>

namespace scriptorium::text {
namespace {

static_assert(std::is_trivially_copyable_v<Reference> && sizeof(Reference) == 4 &&
              std::has_unique_object_representations_v<Reference>);

using Kind = ReferenceFault::Kind;

struct Case {
  const char* given;
  const char* english;  // as it is written again
  const char* spanish;
};

class Understood : public testing::TestWithParam<Case> {};

TEST_P(Understood, AndWrittenInBothLanguages) {
  const auto read = parse_reference(GetParam().given);
  const Reference* reference = std::get_if<Reference>(&read);
  ASSERT_NE(reference, nullptr) << GetParam().given;
  EXPECT_TRUE(exists(*reference));
  EXPECT_EQ(write_reference(*reference, Language::kEnglish), GetParam().english);
  EXPECT_EQ(write_reference(*reference, Language::kSpanish), GetParam().spanish);
  for (const Language language : {Language::kEnglish, Language::kSpanish}) {
    EXPECT_EQ(std::get<Reference>(parse_reference(write_reference(*reference, language))),
              *reference);
  }
}

INSTANTIATE_TEST_SUITE_P(
    References, Understood,
    testing::Values(
        Case{"John 3:16", "John 3:16", "Juan 3:16"}, Case{"juan 3:16", "John 3:16", "Juan 3:16"},
        Case{"JOHN 3:16", "John 3:16", "Juan 3:16"}, Case{"Jn. 3:16", "John 3:16", "Juan 3:16"},
        Case{"Jn 3.16", "John 3:16", "Juan 3:16"}, Case{"Jn 3, 16", "John 3:16", "Juan 3:16"},
        Case{"  John   3 : 16  ", "John 3:16", "Juan 3:16"},
        Case{"John 3:16-17", "John 3:16–17", "Juan 3:16–17"},
        Case{"John 3:16–17", "John 3:16–17", "Juan 3:16–17"},
        Case{"John 3:16 — 17", "John 3:16–17", "Juan 3:16–17"},
        Case{"John 3:16-3:17", "John 3:16–17", "Juan 3:16–17"},
        Case{"John 3", "John 3:1–36", "Juan 3:1–36"},
        Case{"1 John 4:8", "1 John 4:8", "1 Juan 4:8"},
        Case{"1 Juan 4:8", "1 John 4:8", "1 Juan 4:8"},
        Case{"I John 4:8", "1 John 4:8", "1 Juan 4:8"},
        Case{"First John 4:8", "1 John 4:8", "1 Juan 4:8"},
        Case{"1st John 4:8", "1 John 4:8", "1 Juan 4:8"},
        Case{"1ª Juan 4:8", "1 John 4:8", "1 Juan 4:8"},
        Case{"Primera de Juan 4:8", "1 John 4:8", "1 Juan 4:8"},
        Case{"Primera a los Corintios 13:4", "1 Corinthians 13:4", "1 Corintios 13:4"},
        Case{"1Jn 4:8", "1 John 4:8", "1 Juan 4:8"}, Case{"III Juan 4", "3 John 1:4", "3 Juan 1:4"},
        Case{"Second Samuel 7:1", "2 Samuel 7:1", "2 Samuel 7:1"},
        Case{"D&C 4:2", "Doctrine and Covenants 4:2", "Doctrina y Convenios 4:2"},
        Case{"Doctrine and Covenants 4:2", "Doctrine and Covenants 4:2",
             "Doctrina y Convenios 4:2"},
        Case{"Doctrine & Covenants 4:2", "Doctrine and Covenants 4:2", "Doctrina y Convenios 4:2"},
        Case{"DyC 4:2", "Doctrine and Covenants 4:2", "Doctrina y Convenios 4:2"},
        Case{"D. y C. 4:2", "Doctrine and Covenants 4:2", "Doctrina y Convenios 4:2"},
        Case{"1 Nephi 3:7", "1 Nephi 3:7", "1 Nefi 3:7"},
        Case{"1 Nefi 3:7", "1 Nephi 3:7", "1 Nefi 3:7"},
        Case{"1 Ne. 3:7", "1 Nephi 3:7", "1 Nefi 3:7"},
        Case{"Mosíah 2:17", "Mosiah 2:17", "Mosíah 2:17"},
        Case{"Moses 1:39", "Moses 1:39", "Moisés 1:39"},
        Case{"JS—H 1:15", "Joseph Smith—History 1:15", "José Smith—Historia 1:15"},
        Case{"JS-H 15", "Joseph Smith—History 1:15", "José Smith—Historia 1:15"},
        Case{"Articles of Faith 1:13", "Articles of Faith 1:13", "Artículos de Fe 1:13"},
        Case{"A of F 13", "Articles of Faith 1:13", "Artículos de Fe 1:13"},
        Case{"Song of Solomon 2:1", "Song of Solomon 2:1", "Cantares 2:1"},
        Case{"Cantares 2:1", "Song of Solomon 2:1", "Cantares 2:1"},
        Case{"Cantar de los Cantares 2:1", "Song of Solomon 2:1", "Cantares 2:1"},
        Case{"Psalm 23:1", "Psalm 23:1", "Salmo 23:1"},
        Case{"Psalms 23:1", "Psalm 23:1", "Salmo 23:1"},
        Case{"Salmo 23:1", "Psalm 23:1", "Salmo 23:1"},
        Case{"Sal 23:1", "Psalm 23:1", "Salmo 23:1"},
        Case{"Génesis 1:1", "Genesis 1:1", "Génesis 1:1"},
        Case{"genesis 1:1", "Genesis 1:1", "Génesis 1:1"},
        Case{"Ge\xCC\x81nesis 1:1", "Genesis 1:1", "Génesis 1:1"},
        Case{"ÉXODO 20:3", "Exodus 20:3", "Éxodo 20:3"},
        Case{"Gen. 1:1", "Genesis 1:1", "Génesis 1:1"},
        Case{"Gen.1.1", "Genesis 1:1", "Génesis 1:1"}, Case{"Jude 3", "Jude 1:3", "Judas 1:3"},
        Case{"Jude 3-4", "Jude 1:3–4", "Judas 1:3–4"}, Case{"Judas 1:3", "Jude 1:3", "Judas 1:3"},
        Case{"Obadiah 1", "Obadiah 1:1", "Abdías 1:1"},
        Case{"Revelation of John 22:21", "Revelation 22:21", "Apocalipsis 22:21"},
        Case{"Santiago 1:5", "James 1:5", "Santiago 1:5"},
        Case{"Psalm 119:176", "Psalm 119:176", "Salmo 119:176"}));

struct Wrong {
  const char* given;
  Kind kind;
  const char* name;
  const char* nearest;
  int count;
};

class Refused : public testing::TestWithParam<Wrong> {};

TEST_P(Refused, AndSaysWhy) {
  const auto read = parse_reference(GetParam().given);
  const ReferenceFault* fault = std::get_if<ReferenceFault>(&read);
  ASSERT_NE(fault, nullptr) << GetParam().given;
  EXPECT_EQ(fault->kind, GetParam().kind) << GetParam().given;
  EXPECT_EQ(fault->name, GetParam().name);
  EXPECT_EQ(fault->nearest, GetParam().nearest);
  EXPECT_EQ(fault->count, GetParam().count);
}

INSTANTIATE_TEST_SUITE_P(
    References, Refused,
    testing::Values(Wrong{"", Kind::kUnreadable, "", "", 0},
                    Wrong{"   ", Kind::kUnreadable, "", "", 0},
                    Wrong{"3:16", Kind::kUnreadable, "", "", 0},
                    Wrong{"John 3:16:17", Kind::kUnreadable, "John", "", 0},
                    Wrong{"John 1-2-3", Kind::kUnreadable, "John", "", 0},
                    Wrong{"Genisis 1:1", Kind::kUnknownBook, "Genisis", "Genesis", 0},
                    Wrong{"Matthw 5:3", Kind::kUnknownBook, "Matthw", "Matthew", 0},
                    Wrong{"Colosences 1:1", Kind::kUnknownBook, "Colosences", "Colosenses", 0},
                    Wrong{"2 Jhon 1:1", Kind::kUnknownBook, "2 Jhon", "2 John", 0},
                    Wrong{"Xyzzyx 1:1", Kind::kUnknownBook, "Xyzzyx", "", 0},
                    Wrong{"John three", Kind::kUnknownBook, "John three", "", 0},
                    Wrong{"John", Kind::kNoNumbers, "John", "", 21},
                    Wrong{"1 Juan", Kind::kNoNumbers, "1 John", "", 5},
                    Wrong{"Jude", Kind::kNoNumbers, "Jude", "", 25},
                    Wrong{"John 22:1", Kind::kNoChapter, "John", "", 21},
                    Wrong{"John 0:1", Kind::kNoChapter, "John", "", 21},
                    Wrong{"John 99999999999999999999", Kind::kNoChapter, "John", "", 21},
                    Wrong{"John 3:37", Kind::kNoVerse, "John 3", "", 36},
                    Wrong{"John 3:0", Kind::kNoVerse, "John 3", "", 36},
                    Wrong{"John 3:16-37", Kind::kNoVerse, "John 3", "", 36},
                    Wrong{"Jude 26", Kind::kNoVerse, "Jude 1", "", 25},
                    Wrong{"John 3:17-16", Kind::kBackwards, "John", "", 0},
                    Wrong{"John 3:16-4:2", Kind::kTwoChapters, "John", "", 0},
                    Wrong{"John 3-4", Kind::kTwoChapters, "John", "", 0}));

TEST(References, NameTheBookInTheReadersLanguage) {
  const auto read = parse_reference("John 22:1", Language::kSpanish);
  EXPECT_EQ(std::get<ReferenceFault>(read).name, "Juan");
  EXPECT_EQ(nearest_book("Jaun", Language::kSpanish), "Juan");
  EXPECT_EQ(nearest_book("Jaun", Language::kEnglish), "John");
}

TEST(References, AreShort) {
  EXPECT_TRUE(std::holds_alternative<ReferenceFault>(parse_reference(std::string(101, 'a'))));
  EXPECT_TRUE(
      std::holds_alternative<ReferenceFault>(parse_reference("John " + std::string(95, '1'))));
}

TEST(References, SpanChapters) {
  const auto john = std::get<Reference>(parse_reference("John 3:16-18"));
  EXPECT_EQ(write_reference(whole_chapter(john), Language::kEnglish), "John 3:1–36");
  const std::vector<Reference> verses = verses_of(john);
  ASSERT_EQ(verses.size(), 3U);
  EXPECT_EQ(write_reference(verses[2], Language::kEnglish), "John 3:18");
  EXPECT_FALSE(exists(Reference{}));
  EXPECT_FALSE(exists(Reference{255, 1, 1, 1}));
  EXPECT_FALSE(exists(Reference{42, 3, 2, 1}));
}

// The numbers come after the book, with or without the words for them.
TEST(WaysToSay, EndInTheNumbers) {
  const auto ways = [](const char* text) {
    const auto read = parse_reference(text);
    return ways_to_say(std::get<Reference>(read));
  };
  const auto has = [](const std::vector<std::string>& part, const char* way) {
    return std::find(part.begin(), part.end(), way) != part.end();
  };
  const Ways john = ways("John 3:16");
  ASSERT_EQ(john.size(), 6u);
  EXPECT_TRUE(has(john[0], "john") && has(john[0], "juan") && has(john[0], "jn"));
  EXPECT_TRUE(has(john[1], "") && has(john[1], "chapter") && has(john[1], "capitulo"));
  EXPECT_EQ(john[2], std::vector<std::string>{"3"});
  EXPECT_TRUE(has(john[3], ""));
  EXPECT_TRUE(has(john[4], "") && has(john[4], "verse") && has(john[4], "versiculo"));
  EXPECT_EQ(john[5], std::vector<std::string>{"16"});
  const Ways two = ways("John 3:16-17");
  ASSERT_EQ(two.size(), 8u);
  EXPECT_EQ(two[7], std::vector<std::string>{"17"});
  const Ways jude = ways("Jude 3");
  EXPECT_TRUE(has(jude[1], "") && has(jude[1], "1"));
  EXPECT_TRUE(has(ways("D&C 4:2")[1], "section"));
  EXPECT_EQ(ways("First Nephi 3:7").size(), 9u);
}

}  // namespace
}  // namespace scriptorium::text
