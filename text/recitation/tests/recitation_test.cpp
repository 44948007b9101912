#include "text/recitation/recitation.h"

#include <gtest/gtest.h>

namespace scriptorium::text {
namespace {

// Twenty words: lenient allows two slips, and two words more.
constexpr const char* kVerse =
    "Blessed is he that walketh by the river at evening, and keepeth the words of wisdom in a "
    "quiet heart.";

Outcome judged(std::string_view verse, std::string_view said, Strictness strictness) {
  return Recitation(verse).judge(said, strictness).outcome;
}

std::string without(std::string text, std::string_view piece, std::string_view other = "") {
  const std::size_t at = text.find(piece);
  EXPECT_NE(at, std::string::npos) << piece;
  return text.replace(at, piece.size(), other);
}

// CV-33: exact is every word.
TEST(Recitation, ExactAllowsNoSlip) {
  EXPECT_EQ(judged(kVerse, kVerse, Strictness::kExact), Outcome::kRight);
  EXPECT_EQ(judged(kVerse, without(kVerse, "quiet "), Strictness::kExact), Outcome::kWrong);
  EXPECT_EQ(judged(kVerse, without(kVerse, "quiet", "queit"), Strictness::kExact), Outcome::kWrong);
  EXPECT_EQ(judged(kVerse, std::string(kVerse) + " Amen", Strictness::kExact), Outcome::kWrong);
  EXPECT_EQ(judged(kVerse, without(kVerse, "is he", "he is"), Strictness::kExact), Outcome::kWrong);
  EXPECT_EQ(judged(kVerse, "", Strictness::kExact), Outcome::kWrong);
}

// CV-33: lenient is nine words in ten, in order.
TEST(Recitation, LenientAllowsNineWordsInTen) {
  ASSERT_EQ(Recitation(kVerse).words(), 20u);
  const auto lenient = [](std::string_view said) {
    return judged(kVerse, said, Strictness::kLenient);
  };
  const std::string one = without(kVerse, "quiet", "queit");
  const std::string two = without(one, "is he", "he is");
  const std::string three = without(two, "evening, ");
  EXPECT_EQ(lenient(one), Outcome::kRight);
  EXPECT_EQ(lenient(two), Outcome::kRight);
  EXPECT_EQ(lenient(three), Outcome::kWrong);
  EXPECT_EQ(lenient(two + " for ever"), Outcome::kRight);
  EXPECT_EQ(lenient(two + " for ever amen"), Outcome::kWrong);
  EXPECT_EQ(lenient(std::string(kVerse) + " " + kVerse), Outcome::kWrong);
}

// CV-33: of fewer than ten words, nine in ten are all of them.
TEST(Recitation, LenientAllowsNothingInAShortVerse) {
  const char* nine = "a b c d e f g h i";
  EXPECT_EQ(judged(nine, "a b c d e f g h", Strictness::kLenient), Outcome::kWrong);
  EXPECT_EQ(judged(nine, "a b c d e f g h i j", Strictness::kLenient), Outcome::kWrong);
  const char* ten = "a b c d e f g h i j";
  EXPECT_EQ(judged(ten, "a b c d e f g h i", Strictness::kLenient), Outcome::kRight);
  EXPECT_EQ(judged(ten, "a b c d e f g h i j k", Strictness::kLenient), Outcome::kRight);
  EXPECT_EQ(judged(ten, "j i h g f e d c b a", Strictness::kLenient), Outcome::kWrong);
}

// CV-33: first five words for the young; what is said after them does not count.
TEST(Recitation, FirstFiveAsksForNoMore) {
  const auto five = [](std::string_view said) {
    return judged(kVerse, said, Strictness::kFirstFive);
  };
  EXPECT_EQ(five("blessed is he that walketh"), Outcome::kRight);
  EXPECT_EQ(five(kVerse), Outcome::kRight);
  EXPECT_EQ(five("blessed is he that walketh along some other river"), Outcome::kRight);
  EXPECT_EQ(five("blessed is he that walk eth"), Outcome::kRight);
  EXPECT_EQ(five("blessed is he that walkethby the river"), Outcome::kRight);
  EXPECT_EQ(five("blessed is he that walkethbyt he river"), Outcome::kRight);
  EXPECT_EQ(five("blessed is he that walkethbyt"), Outcome::kWrong);
  EXPECT_EQ(five("blessedishethatwalketh by the"), Outcome::kRight);
  EXPECT_EQ(five("blessed is he that walkether by the"), Outcome::kWrong);
  EXPECT_EQ(five("blessed is he that walk"), Outcome::kWrong);
  EXPECT_EQ(five("blessed is he that"), Outcome::kWrong);
  EXPECT_EQ(five("and blessed is he that walketh"), Outcome::kWrong);
  EXPECT_EQ(five(""), Outcome::kWrong);
  EXPECT_EQ(judged("Fear not", "fear not at all", Strictness::kFirstFive), Outcome::kRight);
  EXPECT_EQ(judged("Fear not", "fear", Strictness::kFirstFive), Outcome::kWrong);
}

TEST(Recitation, FirstFiveShowsSlipsOfThoseFiveAlone) {
  const std::vector<Slip> slips =
      Recitation(kVerse)
          .judge("blessed is she that walked in a dark wood", Strictness::kFirstFive)
          .slips;
  ASSERT_EQ(slips.size(), 2u);
  EXPECT_EQ(slips[0].words, (Range{2, 3}));
  EXPECT_EQ(slips[1].words, (Range{4, 5}));
  EXPECT_EQ(slips[1].said, (Range{20, 26}));
}

TEST(Recitation, AnEmptyVerseIsRecitedBySilence) {
  for (const Strictness strictness : {Strictness::kExact, Strictness::kLenient}) {
    EXPECT_EQ(judged("\u2014", " ... ", strictness), Outcome::kRight);
    EXPECT_EQ(judged("", "word", strictness), Outcome::kWrong);
  }
  EXPECT_EQ(judged("", "word", Strictness::kFirstFive), Outcome::kRight);
}

// Whatever is beyond the bounds is not judged.
TEST(Recitation, RefusesWhatIsTooLong) {
  const std::string longest(Recitation::kMostBytes, 'a');
  EXPECT_EQ(judged(longest, longest, Strictness::kExact), Outcome::kRight);
  EXPECT_EQ(judged(longest, longest + " ", Strictness::kExact), Outcome::kTooLong);
  EXPECT_EQ(judged(longest + " ", longest, Strictness::kExact), Outcome::kTooLong);
  std::string words;
  for (std::size_t i = 0; i < Recitation::kMostWords; ++i) words += "a ";
  for (const Strictness strictness :
       {Strictness::kExact, Strictness::kLenient, Strictness::kFirstFive}) {
    EXPECT_EQ(judged(words, words, strictness), Outcome::kRight);
    EXPECT_EQ(judged(words, words + "a", strictness), Outcome::kTooLong);
    EXPECT_EQ(judged(words + "a", words, strictness), Outcome::kTooLong);
    EXPECT_EQ(Recitation("a").follow(words + "a", strictness).outcome, Outcome::kTooLong);
    EXPECT_TRUE(Recitation("a").judge(words + "a", strictness).slips.empty());
  }
}

}  // namespace
}  // namespace scriptorium::text
