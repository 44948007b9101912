#include "text/recitation/spoken.h"

#include <gtest/gtest.h>

namespace scriptorium::text {
namespace {

std::string heard(std::string_view text) {
  const SpokenWords words(text);
  std::string all;
  for (std::size_t i = 0; i < words.size(); ++i) {
    all += (i == 0 ? "" : " ") + std::string(words.word(i));
  }
  return all;
}

struct Case {
  const char* text;
  const char* words;
};

TEST(Spoken, WordsAreHeardWithoutWhatNeverCounts) {
  const Case cases[] = {
      {"", ""},
      {" \n\t", ""},
      {"And He said,  Lo!", "and he said lo"},
      {"the LORD's house", "the lords house"},
      {"the LORD\u2019s house; \u2018tis", "the lords house tis"},
      {"Beth-zur, Ben\u2010ammi, Eben\u2011ezer", "bethzur benammi ebenezer"},
      {"light\u2014and dark--and -dusk- dawn -", "light and dark and dusk dawn"},
      {"\u00b6 [Behold] (now) {\u201cgo\u201d}", "behold now go"},
      {"¿Quién? ¡Él, señor!", "quien el senor"},
      {"nin\u0303o e\u0301l", "nino el"},
      {"Cæsar CÆSAR Phœbe ŒDIPUS", "caesar caesar phoebe oedipus"},
      {"straße \ufb01re \ufb02ood 1\u00ba", "strasse fire flood 1o"},
      {"144,000 in 12", "144 000 in 12"},
      {"verses 16-17, 3‑16", "verses 16 17 3 16"},
      {"soft\u00adhyphen, zero\u200bwidth, \ufeffmark", "softhyphen zerowidth mark"},
      {"слово 字", "слово 字"},
      {"caf\xC3", "caf\uFFFD"},
      {"caf\xE9 \xFF\xFE", "caf\uFFFD \uFFFD\uFFFD"},
      {"no\u00a0break\u2003wide\u3000wider", "no break wide wider"},
      {"\U0001F600 joy \u2665", "joy"},
  };
  for (const Case& each : cases) EXPECT_EQ(heard(each.text), each.words) << each.text;
}

TEST(Spoken, WordsKnowWhereTheyStand) {
  const std::string text = "\u00bfQui\u00e9n, pues, es nin\u0303o? [s\u00ed]";
  const SpokenWords words(text);
  const auto piece = [&](std::size_t first, std::size_t end) {
    const Range range = words.bytes(first, end);
    return text.substr(range.begin, range.end - range.begin);
  };
  EXPECT_EQ(piece(0, 1), "Qui\u00e9n");
  EXPECT_EQ(piece(1, 3), "pues, es");
  EXPECT_EQ(piece(3, 4), "nin\u0303o");
  EXPECT_EQ(piece(4, 5), "s\u00ed");
  EXPECT_EQ(words.bytes(0, 0), (Range{2, 2}));
  EXPECT_EQ(words.bytes(5, 5).begin, text.size() - 1);
  EXPECT_EQ(SpokenWords("").bytes(0, 0), (Range{0, 0}));
}

TEST(Spoken, AnAccentAtTheEndBelongsToItsWord) {
  EXPECT_EQ(SpokenWords("e\u0301 x").bytes(0, 1), (Range{0, 3}));
  EXPECT_EQ(SpokenWords("e'\u0301 x").bytes(0, 1), (Range{0, 1}));
}

}  // namespace
}  // namespace scriptorium::text
