// Every verse of every text before the judge.

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "tests/recitation/texts.h"
#include "text/recitation/recitation.h"

namespace scriptorium::text {
namespace {

struct At {
  Reference reference;
  Translation translation;
  std::string_view text;

  std::string name() const {
    return std::string(translation_code(translation)) + " " +
           write_reference(reference, Language::kEnglish);
  }
};

// Calls see(at, number) for each; the Latter-day works, one text for both English ones, once.
template <class See>
void each_verse(const See& see) {
  std::size_t number = 0;
  for (const Translation translation :
       {Translation::kKjv, Translation::kWeb, Translation::kRv1909}) {
    for (int place = 0; place < kVerses; ++place) {
      const VersePoint point = verse_at(place);
      if (!in_bible(point.book) && translation != Translation::kKjv) continue;
      const Reference reference{point.book, point.chapter, point.verse, point.verse};
      const std::string_view text = texts().verse(reference, translation).text;
      if (!text.empty()) see(At{reference, translation, text}, number++);
      if (testing::Test::HasFatalFailure()) return;  // one is enough
    }
  }
}

// The words between blanks and marks, found without the judge's eyes: places in the text.
// Apostrophes and hyphens stand within words.
std::vector<Range> printed_words(std::string_view text) {
  constexpr std::string_view kBetween[] = {" ", ",", ".", ";", ":", "?", "!", "(", ")", "[",
                                           "]", "—", "–", "…", "“", "”", "¿", "¡", "\""};
  constexpr std::string_view kWithin[] = {"'", "’", "‘", "-"};
  const auto length = [&](std::span<const std::string_view> marks) {
    const auto found =
        std::ranges::find_if(marks, [&](std::string_view mark) { return text.starts_with(mark); });
    return found == marks.end() ? std::size_t{0} : found->size();
  };
  std::vector<Range> words;
  bool open = false;
  for (std::uint32_t at = 0; !text.empty();) {
    const std::size_t between = length(kBetween), within = length(kWithin);
    const std::size_t size = std::max({between, within, std::size_t{1}});
    const bool letter = between == 0 && within == 0;
    if (letter && !open) words.push_back({at, at});
    open = between == 0 && (open || letter);
    at += static_cast<std::uint32_t>(size);
    if (letter) words.back().end = at;
    text.remove_prefix(size);
  }
  return words;
}

std::string without(std::string_view text, Range range, std::string_view instead = "") {
  return std::string(text.substr(0, range.begin)) + std::string(instead) +
         std::string(text.substr(range.end));
}

// What one hears of a piece of the text.
std::string heard(const At& at, Range range) {
  return std::string(SpokenWords(at.text.substr(range.begin, range.end - range.begin)).letters());
}

Reference reference(const char* text) { return std::get<Reference>(parse_reference(text)); }

// CV-33: exact is as written. With any word left out it is not, and that word is the one slip. Two
// words of each verse, other ones from verse to verse.
TEST(AllVerses, AreRightAsPrintedAndWrongWithoutAWord) {
  each_verse([](const At& at, std::size_t number) {
    const Recitation recitation(at.text);
    const std::vector<Range> words = printed_words(at.text);
    ASSERT_EQ(recitation.words(), words.size()) << at.name();
    const Judgement printed = recitation.judge(at.text, Strictness::kExact);
    ASSERT_EQ(printed.outcome, Outcome::kRight) << at.name();
    ASSERT_TRUE(printed.slips.empty()) << at.name();
    for (const std::size_t place : {number, number + 7}) {
      const Range word = words[place % words.size()];
      const Judgement judged = recitation.judge(without(at.text, word), Strictness::kExact);
      ASSERT_EQ(judged.outcome, Outcome::kWrong) << at.name() << " without " << heard(at, word);
      ASSERT_EQ(judged.slips.size(), 1U) << at.name() << " without " << heard(at, word);
      const Slip& slip = judged.slips[0];
      ASSERT_EQ(slip.kind, SlipKind::kMissed) << at.name() << " without " << heard(at, word);
      ASSERT_EQ(slip.words.end, slip.words.begin + 1) << at.name();
      // of two equal words side by side it may be the other
      ASSERT_EQ(heard(at, slip.verse), heard(at, word)) << at.name();
    }
  });
}

// CV-33: neither with another word in place of one.
TEST(AllVerses, AreWrongWithAnotherWord) {
  each_verse([](const At& at, std::size_t number) {
    if (number % 3 != 0) return;
    const std::vector<Range> words = printed_words(at.text);
    const Range word = words[number / 3 % words.size()];
    const Judgement judged =
        Recitation(at.text).judge(without(at.text, word, "xylq"), Strictness::kExact);
    ASSERT_EQ(judged.outcome, Outcome::kWrong) << at.name() << " without " << heard(at, word);
    ASSERT_EQ(judged.slips.size(), 1U) << at.name() << " without " << heard(at, word);
    ASSERT_EQ(judged.slips[0].kind, SlipKind::kDifferent) << at.name();
    ASSERT_EQ(heard(at, judged.slips[0].verse), heard(at, word)) << at.name();
  });
}

// CV-33: while somebody says a verse rightly there is no slip, and one knows where they are.
TEST(AllVerses, AreFollowedWordByWord) {
  each_verse([](const At& at, std::size_t number) {
    if (number % 5 != 0) return;
    const std::vector<Range> words = printed_words(at.text);
    const std::size_t last = number / 5 % words.size();
    const Progress progress =
        Recitation(at.text).follow(at.text.substr(0, words[last].end), Strictness::kExact);
    const bool all = last + 1 == words.size();
    ASSERT_EQ(progress.outcome, all ? Outcome::kRight : Outcome::kOpen) << at.name();
    ASSERT_TRUE(progress.slips.empty()) << at.name();
    ASSERT_EQ(progress.reached, last + 1) << at.name();
    ASSERT_FALSE(progress.unfinished) << at.name();
  });
}

// Words that must be put in, left out or exchanged to make one text the other.
std::size_t words_apart(const SpokenWords& a, const SpokenWords& b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t before = row[0]++;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t other = before + (a.word(i - 1) == b.word(j - 1) ? 0 : 1);
      before = row[j];
      row[j] = std::min({other, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

// CV-33: who learned the verse in the other English text makes as many slips both ways, never more
// than a comparison word by word finds, and none if the words are the same. One verse in three.
TEST(AllVerses, JudgedAgainstAnotherTranslation) {
  int same = 0, lenient = 0, wrong = 0;
  for (int place = 0; place < kBibleVerses; place += 3) {
    const VersePoint point = verse_at(place);
    const Reference reference{point.book, point.chapter, point.verse, point.verse};
    const At kjv{reference, Translation::kKjv, texts().verse(reference, Translation::kKjv).text};
    const At web{reference, Translation::kWeb, texts().verse(reference, Translation::kWeb).text};
    const Judgement there = Recitation(kjv.text).judge(web.text, Strictness::kLenient);
    const Judgement back = Recitation(web.text).judge(kjv.text, Strictness::kLenient);
    const SpokenWords ours(kjv.text), theirs(web.text);
    ASSERT_EQ(there.slips.size(), back.slips.size()) << kjv.name();
    ASSERT_LE(there.slips.size(), words_apart(ours, theirs)) << kjv.name();
    ASSERT_EQ(there.slips.empty(), ours.letters() == theirs.letters()) << kjv.name();
    ASSERT_TRUE(!there.slips.empty() || there.outcome == Outcome::kRight) << kjv.name();
    ++(there.slips.empty() ? same : there.outcome == Outcome::kRight ? lenient : wrong);
  }
  EXPECT_GT(same, 100);
  EXPECT_GT(lenient, 400);
  EXPECT_GT(wrong, 9000);
}

// Twice the longest verse is still judged: nobody is cut off who begins again, and no text comes
// near the bounds.
TEST(AllVerses, AreFarWithinTheBounds) {
  std::size_t most_words[3] = {}, most_bytes[3] = {};
  std::string wordiest[3];
  each_verse([&](const At& at, std::size_t) {
    const auto text = static_cast<std::size_t>(at.translation);
    const std::string twice = std::string(at.text) + " " + std::string(at.text);
    ASSERT_LE(twice.size(), Recitation::kMostBytes) << at.name();
    const std::size_t words = SpokenWords(at.text).size();
    ASSERT_LE(2 * words, Recitation::kMostWords) << at.name();
    most_bytes[text] = std::max(most_bytes[text], at.text.size());
    if (words <= most_words[text]) return;
    most_words[text] = words;
    wordiest[text] = at.name() + ", " + std::to_string(words) + " words";
    ASSERT_EQ(Recitation(at.text).judge(twice, Strictness::kFirstFive).outcome, Outcome::kRight)
        << at.name();
    ASSERT_EQ(Recitation(twice).judge(twice, Strictness::kExact).outcome, Outcome::kRight);
  });
  EXPECT_EQ(wordiest[0], "kjv Doctrine and Covenants 132:19, 214 words");
  EXPECT_EQ(wordiest[1], "web Esther 8:9, 86 words");
  EXPECT_EQ(wordiest[2], "rv1909 Esther 8:9, 80 words");
  EXPECT_EQ(most_bytes[0], texts().text(reference("JS—H 1:28"), Translation::kKjv).size());
  EXPECT_EQ(SpokenWords(texts().text(reference("Esther 8:9"), Translation::kKjv)).size(), 90U);
}

Recitation with_heading(const At& at) {
  return Recitation(at.text, Heading({Phrase{ways_to_say(at.reference)}}));
}

// CV-33: the reference before the verse and after it, in both languages, is not wrong; that of the
// next verse is, and so is the reference in the midst of the verse, or alone.
TEST(AllVerses, MayHaveTheirReferenceSaid) {
  each_verse([](const At& at, std::size_t number) {
    if (number % 11 != 0) return;
    const Recitation recitation = with_heading(at);
    const auto judged = [&](const std::string& said) {
      return recitation.judge(said, Strictness::kExact).outcome;
    };
    const std::string verse(at.text);
    Reference next = at.reference;
    ++next.first, ++next.last;
    const std::vector<Range> words = printed_words(at.text);
    for (const Language language : {Language::kEnglish, Language::kSpanish}) {
      const std::string own = write_reference(at.reference, language);
      const std::string other = write_reference(next, language);
      ASSERT_EQ(judged(own + ". " + verse), Outcome::kRight) << at.name();
      ASSERT_EQ(judged(verse + " (" + own + ")"), Outcome::kRight) << at.name();
      ASSERT_EQ(judged(own + " " + verse + " " + own), Outcome::kRight) << at.name();
      ASSERT_EQ(judged(other + " " + verse), Outcome::kWrong) << at.name();
      ASSERT_EQ(judged(verse + " " + other), Outcome::kWrong) << at.name();
      ASSERT_EQ(judged(own), Outcome::kWrong) << at.name();
      if (words.size() < 2) continue;
      const std::uint32_t middle = words[words.size() / 2].begin;
      ASSERT_EQ(judged(without(at.text, {middle, middle}, own + " ")), Outcome::kWrong)
          << at.name();
    }
  });
}

// CV-33: references as people say and type them.
TEST(AllVerses, MayHaveTheirReferenceSaidInManyWays) {
  struct Case {
    const char* printed;
    std::vector<const char*> right;
    std::vector<const char*> wrong;
  };
  const Case cases[] = {
      {"John 3:16",
       {"John 3:16", "Juan 3:16", "John 3 16", "Jn. 3.16", "john 3, 16", "John chapter 3 verse 16",
        "Juan capítulo 3, versículo 16", "John 3 verse 16", "JOHN 3:16."},
       {"John 3", "John 3:1", "John 3:61", "John 31:6", "John 316", "1 John 3:16", "John 3:16-17",
        "Mark 3:16", "3:16", "John"}},
      {"1 Nephi 3:7",
       {"1 Nephi 3:7", "1 Nefi 3:7", "First Nephi chapter 3 verse 7", "1st Nephi 3:7",
        "I Nephi 3 7", "1 Ne. 3:7", "Primera de Nefi 3:7", "Primero Nefi capítulo 3 y verso 7"},
       {"2 Nephi 3:7", "Nephi 3:7", "Second Nephi 3:7", "1 Nephi 37", "1 Nephi 7:3"}},
      {"Jude 3", {"Jude 3", "Jude 1:3", "Judas 3", "Jude verse 3"}, {"Jude 2:3", "Jude 13"}},
      {"D&C 4:2",
       {"D&C 4:2", "Doctrine and Covenants 4:2", "Doctrine and Covenants section 4 verse 2",
        "DyC 4:2", "Doctrina y Convenios sección 4, versículo 2"},
       {"D&C 42"}},
      {"John 3:16-17",
       {"John 3:16-17", "John 3:16\u201317", "John 3 verses 16 to 17", "Juan 3:16 al 17"},
       {"John 3:16", "John 3:1617", "John 3:16-18"}},
  };
  for (const Case& each : cases) {
    const std::string verse = texts().text(reference(each.printed), Translation::kKjv);
    const Recitation recitation(verse, Heading({Phrase{ways_to_say(reference(each.printed))}}));
    const auto outcome = [&](const std::string& said) {
      return recitation.judge(said, Strictness::kExact).outcome;
    };
    for (const std::string said : each.right) {
      EXPECT_EQ(outcome(said + " " + verse), Outcome::kRight) << said;
      EXPECT_EQ(outcome(verse + " " + said), Outcome::kRight) << said;
      for (std::size_t length = 1; length < said.size(); ++length) {
        const std::string begun = said.substr(0, length);
        if ((static_cast<unsigned char>(said[length]) & 0xC0) == 0x80) continue;
        EXPECT_EQ(recitation.follow(begun, Strictness::kExact).outcome, Outcome::kOpen) << begun;
      }
    }
    for (const std::string said : each.wrong) {
      EXPECT_EQ(outcome(said + " " + verse), Outcome::kWrong) << said;
      EXPECT_EQ(outcome(verse + " " + said), Outcome::kWrong) << said;
    }
  }
}

}  // namespace
}  // namespace scriptorium::text
