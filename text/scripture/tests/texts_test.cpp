// The bundle that was built, held to facts about the texts. Whole verses are not quoted.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <string>

#include "text/scripture/scripture.h"
#include "text/utf8.h"

namespace scriptorium::text {
namespace {

constexpr Translation kAll[] = {Translation::kKjv, Translation::kWeb, Translation::kRv1909};

std::filesystem::path bundle_file() {
  return std::filesystem::path(SCRIPTORIUM_SHARE) / Scripture::kFile;
}

const Scripture& scripture() {
  static const Scripture the = Scripture::load(bundle_file());
  return the;
}

Reference reference(const std::string& text) { return std::get<Reference>(parse_reference(text)); }

std::string_view verse(const std::string& text, Translation translation = Translation::kKjv) {
  return scripture().verse(reference(text), translation).text;
}

std::string first_words(std::string_view text, int count) {
  std::size_t end = 0;
  for (int i = 0; i < count && end < text.size(); ++i) {
    end = std::min(text.find(' ', end + (i > 0 ? 1 : 0)), text.size());
  }
  return std::string(text.substr(0, end));
}

std::string opening(const std::string& text, Translation translation = Translation::kKjv,
                    int count = 3) {
  return first_words(verse(text, translation), count);
}

long word_count(std::string_view text) {
  std::istringstream words{std::string(text)};
  return std::distance(std::istream_iterator<std::string>(words), {});
}

template <class Visit>
void each_verse(Visit visit) {
  for (const Translation translation : kAll) {
    for (int place = 0; place < kVerses; ++place) {
      const VersePoint at = verse_at(place);
      if (!Scripture::has(at.book, translation)) continue;
      visit(Reference{at.book, at.chapter, at.verse, at.verse}, translation);
    }
  }
}

TEST(Texts, AreReadyAtOnce) {
  const auto start = std::chrono::steady_clock::now();
  const Scripture loaded = Scripture::load(bundle_file());
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
  std::printf("mapped and checked in %.1f ms, %ju bytes\n", took.count(),
              std::uintmax_t{std::filesystem::file_size(bundle_file())});
  RecordProperty("milliseconds", std::to_string(took.count()));
  EXPECT_LT(took.count(), 500);  // a shared machine under sanitizers; 10 is usual
}

// Only the World English Bible lacks verses, which it has in notes.
TEST(Texts, HaveEveryVerse) {
  std::vector<std::string> absent;
  each_verse([&](Reference at, Translation translation) {
    if (!scripture().verse(at, translation).text.empty()) return;
    absent.push_back(std::string(translation_code(translation)) + ' ' +
                     write_reference(at, Language::kEnglish));
  });
  EXPECT_EQ(absent, (std::vector<std::string>{"web Luke 17:36", "web Acts 8:37", "web Acts 15:34",
                                              "web Acts 24:7"}));
}

TEST(Texts, AreCleanUtf8WithoutMarkup) {
  each_verse([&](Reference at, Translation translation) {
    const std::string_view text = scripture().verse(at, translation).text;
    const std::u32string letters = decode_utf8(text);
    ASSERT_EQ(letters.find(kBroken), letters.npos);
    ASSERT_EQ(letters.find_first_of(U"<>{}\\*+_|¶\n\t\r"), letters.npos) << text;
    ASSERT_EQ(text.find("  "), text.npos) << text;
    if (text.empty()) return;
    ASSERT_TRUE(text.front() != ' ' && text.back() != ' ') << text;
  });
}

// "YahwehGod", "alabanzasea": a small letter or a mark, and a capital or a word right behind it.
TEST(Texts, HaveNoWordsGluedTogether) {
  const auto small = [](char32_t c) {
    return (c >= U'a' && c <= U'z') || (c >= U'à' && c <= U'ÿ');
  };
  const auto capital = [](char32_t c) {
    return (c >= U'A' && c <= U'Z') || (c >= U'À' && c <= U'Þ');
  };
  int glued = 0;
  each_verse([&](Reference at, Translation translation) {
    if (!in_bible(at.book)) return;  // McLellin
    const std::u32string text = decode_utf8(scripture().verse(at, translation).text);
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
      const bool mark = std::u32string_view(U".,;:!?”)").find(text[i]) != std::u32string_view::npos;
      const bool word = small(text[i + 1]) || capital(text[i + 1]);
      if ((small(text[i]) && capital(text[i + 1])) || (mark && word)) {
        ADD_FAILURE() << translation_code(translation) << ' '
                      << write_reference(at, Language::kEnglish);
        ++glued;
      }
    }
    ASSERT_LT(glued, 20);
  });
  EXPECT_EQ(word_count(verse("Genesis 1:1", Translation::kWeb)), 10);
}

TEST(Texts, OfTheKingJamesVersion) {
  EXPECT_EQ(opening("Genesis 1:1"), "In the beginning");
  EXPECT_EQ(opening("Genesis 1:6"), "And God said,");  // has a paragraph mark in print
  EXPECT_EQ(opening("Psalm 3:1", Translation::kKjv, 2), "LORD, how");
  EXPECT_EQ(opening("Psalm 23:1"), "The LORD is");
  EXPECT_EQ(opening("Psalm 119:9", Translation::kKjv, 2), "Wherewithal shall");
  EXPECT_EQ(scripture().chapter_title(reference("Psalm 23"), Translation::kKjv),
            "A Psalm of David.");
  EXPECT_TRUE(verse("Psalm 3:2").ends_with("Selah."));
  EXPECT_EQ(verse("Exodus 6:3").find("nd JEHOVAH"), std::string_view::npos);
  EXPECT_TRUE(verse("Romans 16:27").ends_with("Amen."));  // and no subscription
  EXPECT_EQ(word_count(verse("John 3:16")), 25);
  EXPECT_EQ(verse("John 11:35").size(), 11U);
}

TEST(Texts, OfTheWorldEnglishBible) {
  EXPECT_EQ(opening("Psalm 23:1", Translation::kWeb, 2), "Yahweh is");
  EXPECT_EQ(opening("Song of Solomon 1:2", Translation::kWeb, 2), "Let him");  // no speaker
  EXPECT_TRUE(verse("Psalm 3:2", Translation::kWeb).ends_with("Selah."));
  EXPECT_TRUE(verse("Revelation 22:21", Translation::kWeb).ends_with("Amen."));  // no glossary
  EXPECT_TRUE(verse("Romans 14:23", Translation::kWeb).ends_with("is sin."));
  EXPECT_EQ(opening("Romans 16:25", Translation::kWeb), "Now to him");
  EXPECT_EQ(scripture().verse(reference("Romans 16:25"), Translation::kWeb).own,
            (OwnPlace{14, 24, 24}));
  EXPECT_EQ(opening("Romans 16:26", Translation::kWeb), "but now is");
  EXPECT_EQ(opening("Romans 16:27", Translation::kWeb), "to the only");
  EXPECT_NE(verse("Matthew 23:13", Translation::kWeb).find("shut up"), std::string_view::npos);
  EXPECT_EQ(scripture().verse(reference("Matthew 23:13"), Translation::kWeb).own,
            (OwnPlace{23, 14, 14}));
}

TEST(Texts, OfReinaValera) {
  const auto rv = [](const char* text, int count) {
    return opening(text, Translation::kRv1909, count);
  };
  EXPECT_EQ(rv("Génesis 1:1", 3), "En el principio");
  EXPECT_EQ(rv("Salmo 23:1", 3), "Jehová es mi");
  EXPECT_EQ(scripture().chapter_title(reference("Salmo 23"), Translation::kRv1909),
            "Salmo de David.");
  EXPECT_EQ(rv("Salmo 3:1", 2), "¡Oh Jehová,");
  EXPECT_EQ(rv("Salmo 111:1", 1), "Aleluya.");  // text, not title
  EXPECT_EQ(rv("Salmo 119:1", 2), "Bienaventurados los");
  EXPECT_EQ(rv("Salmo 119:9", 2), "¿Con qué");
  EXPECT_EQ(rv("Salmo 120:1", 2), "A Jehová");
  EXPECT_EQ(rv("Proverbios 10:1", 6), "Las sentencias de Salomón. El hijo");
  EXPECT_EQ(rv("Lucas 1:5", 2), "Hubo en");
  EXPECT_EQ(rv("Jueces 2:1", 3), "Y el ángel");
  EXPECT_EQ(rv("1 Reyes 19:1", 2), "Y Achab");
  EXPECT_NE(verse("Éxodo 3:14", Translation::kRv1909).find("YO SOY"), std::string_view::npos);
  EXPECT_NE(verse("Salmo 150:6", Translation::kRv1909).find("JAH"), std::string_view::npos);
  EXPECT_NE(verse("Salmo 149:1", Translation::kRv1909).find("alabanza sea en"),
            std::string_view::npos);
  EXPECT_TRUE(verse("Romanos 16:27", Translation::kRv1909).ends_with("Amén."));
}

// Where the Spanish text stands in another verse or chapter than the English one.
TEST(Texts, OfReinaValeraStandWhereTheEnglishDo) {
  struct Moved {
    const char* at;
    const char* begins;
    OwnPlace own;
  };
  for (const Moved& moved : {
           Moved{"Num 12:16", "Y después", {13, 1, 1}},
           Moved{"Num 13:32", "Y vituperaron", {13, 33, 33}},
           Moved{"Num 13:33", "También vimos", {13, 33, 33}},
           Moved{"Num 30:1", "Y habló", {30, 2, 2}},
           Moved{"Judg 14:19", "Y el", {14, 20, 20}},
           Moved{"1 Sam 23:29", "Entonces David", {24, 1, 1}},
           Moved{"2 Sam 20:26", "é Ira", {20, 25, 25}},
           Moved{"1 Kgs 22:43", "Y anduvo", {22, 43, 44}},
           Moved{"1 Kgs 22:53", "Porque sirvió", {22, 53, 53}},
           Moved{"1 Chr 1:31", "Jetur, Naphis,", {1, 30, 30}},
           Moved{"1 Chr 21:30", "Mas David", {21, 30, 30}},
           Moved{"2 Chr 33:11", "por lo", {33, 10, 10}},
           Moved{"Job 35:16", "por eso", {35, 15, 15}},
           Moved{"Job 38:39", "¿Cazarás tú", {39, 1, 1}},
           Moved{"Job 40:1", "A más", {39, 30, 30}},
           Moved{"Job 40:24", "¿Tomarálo alguno", {40, 19, 19}},
           Moved{"Hos 11:12", "Cercóme Ephraim", {12, 1, 1}},
           Moved{"Jonah 1:17", "Mas Jehová", {2, 1, 1}},
           Moved{"Acts 19:41", "Y habiendo", {19, 40, 40}},
           Moved{"2 Cor 13:14", "La gracia", {13, 13, 13}},
       }) {
    const Verse found = scripture().verse(reference(moved.at), Translation::kRv1909);
    EXPECT_TRUE(found.text.starts_with(moved.begins)) << moved.at << first_words(found.text, 3);
    const Reference at = reference(moved.at);
    if (moved.own == OwnPlace{at.chapter, at.first, at.last}) {
      EXPECT_FALSE(found.own) << moved.at;
    } else {
      EXPECT_EQ(found.own, moved.own) << moved.at;
    }
  }
}

TEST(Texts, OfTheLatterDayWorks) {
  EXPECT_EQ(opening("1 Nephi 1:1", Translation::kKjv, 2), "I, Nephi,");
  EXPECT_EQ(opening("D&C 4:2", Translation::kWeb, 2), "Therefore, O");
  EXPECT_EQ(opening("Moses 1:39", Translation::kKjv, 2), "For behold,");
  EXPECT_EQ(opening("JS—H 1:15", Translation::kKjv, 3), "After I had");
  EXPECT_EQ(opening("Articles of Faith 1:13", Translation::kKjv, 3), "We believe in");
  EXPECT_TRUE(scripture()
                  .chapter_title(reference("1 Nephi 1"), Translation::kKjv)
                  .starts_with("An account of Lehi"));
  EXPECT_EQ(verse("Alma 32:21", Translation::kKjv), verse("Alma 32:21", Translation::kWeb));
}

TEST(Strongs, NumbersLieOnTheirWords) {
  const auto words = scripture().words(reference("John 3:16"));
  ASSERT_GT(words.size(), 10U);
  bool loved = false;
  for (const StrongWord& word : words) {
    EXPECT_EQ(verse("John 3:16").substr(word.begin, word.text.size()), word.text);
    if (word.text == "loved") loved = word.strong == *StrongNumber::parse("G25");
  }
  EXPECT_TRUE(loved);
  const auto lord = scripture().words(reference("Psalm 23:1"));
  EXPECT_EQ(lord[0].text, "LORD");  // the title's words are not among them
  EXPECT_EQ(lord[0].strong.text(), "H3068");
}

TEST(Strongs, EveryWordHasALemma) {
  std::size_t words = 0;
  for (int place = 0; place < kBibleVerses; ++place) {
    const VersePoint at = verse_at(place);
    for (const StrongWord& word : scripture().words({at.book, at.chapter, at.verse, at.verse})) {
      ++words;
      ASSERT_TRUE(scripture().lemma(word.strong)) << word.strong.text();
      const bool greek = word.strong.tongue() == StrongNumber::Tongue::kGreek;
      ASSERT_EQ(greek, work_of(at.book) == Work::kNewTestament);
    }
  }
  EXPECT_GT(words, 340000U);
}

TEST(Strongs, DictionariesAreReadAsTheyAreWritten) {
  const Lemma agape = *scripture().lemma(*StrongNumber::parse("G26"));
  EXPECT_EQ(agape.word, "ἀγάπη");
  EXPECT_EQ(agape.transliteration, "agápē");
  EXPECT_TRUE(agape.gloss.starts_with("love"));
  const Lemma elohim = *scripture().lemma(*StrongNumber::parse("H430"));
  EXPECT_EQ(elohim.word, "אלהים");
  EXPECT_EQ(elohim.transliteration, "'ĕlôhîym");
  EXPECT_EQ(scripture().lemma(*StrongNumber::parse("H3478"))->transliteration, "yiśrâ'êl");
  EXPECT_FALSE(scripture().lemma(*StrongNumber::parse("G2717")));  // never given
  EXPECT_TRUE(scripture().lemma(*StrongNumber::parse("G5624")));
  EXPECT_FALSE(scripture().lemma(*StrongNumber::parse("G5625")));
  EXPECT_TRUE(scripture().lemma(*StrongNumber::parse("H8674")));
  EXPECT_FALSE(scripture().lemma(*StrongNumber::parse("H8675")));
}

TEST(Strongs, VersesAreFoundByNumber) {
  const auto found = scripture().verses_with(*StrongNumber::parse("G26"));
  EXPECT_GT(found.size(), 80U);
  EXPECT_EQ(found.front(), reference("Matthew 24:12"));
  EXPECT_TRUE(std::ranges::is_sorted(found));
}

}  // namespace
}  // namespace scriptorium::text
