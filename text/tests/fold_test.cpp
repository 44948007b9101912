#include "text/fold.h"

#include <gtest/gtest.h>

#include "text/utf8.h"

namespace scriptorium::text {
namespace {

TEST(Fold, LeavesPlainWordsAlone) { EXPECT_EQ(fold_word("words"), "words"); }

TEST(Fold, LowersCapitals) {
  EXPECT_EQ(fold_word("WORDS"), "words");
  EXPECT_EQ(fold_word("ÁRBOL"), "arbol");
  EXPECT_EQ(fold_word("Ñandú"), "ñandu");
}

TEST(Fold, FoldsAccents) {
  EXPECT_EQ(fold_word("pingüino"), "pinguino");
  EXPECT_EQ(fold_word("áéíóúüàèìòùâêîôûäëïöç"), "aeiouuaeiouaeiouaeioc");
  EXPECT_EQ(fold_word("šīřž"), "sirz");
}

TEST(Fold, KeepsTheLetterEnye) {
  EXPECT_EQ(fold_word("niño"), "niño");
  EXPECT_NE(fold_word("caña"), fold_word("cana"));
}

TEST(Fold, TakesAccentsTypedAsCombiningMarks) {
  EXPECT_EQ(fold_word("a\xCC\x81rbol"), "arbol");
  EXPECT_EQ(fold_word("nin\xCC\x83o"), "niño");
  EXPECT_EQ(fold_word("NIN\xCC\x83O"), "niño");
  EXPECT_EQ(fold_word("\xCC\x81"), std::nullopt);
}

TEST(Fold, RefusesWhatIsNoLetter) {
  for (const char* text : {"", "don't", "well-known", "b2b", "two words", "etc.", "a/S", "æon",
                           "straße", "smørbrød", "слово", "字", "word\n", "@", "[", "`", "{"}) {
    EXPECT_EQ(fold_word(text), std::nullopt) << text;
  }
}

TEST(Fold, RefusesBrokenUtf8) {
  for (const char* text : {"a\xC3", "\xC3(", "\xB1", "\xC0\xA1", "\xED\xA0\x80", "\xFF"}) {
    EXPECT_EQ(fold_word(text), std::nullopt);
  }
}

TEST(Fold, FoldingTwiceChangesNothing) {
  for (const char* text : {"Ñandú", "ÉTUDE", "jalapeño"}) {
    const auto once = fold_word(text);
    ASSERT_TRUE(once);
    EXPECT_EQ(fold_word(*once), once);
  }
}

TEST(Fold, SeesCapitals) {
  for (const char* text : {"Paris", "eBay", "Ávila", "Ñuble", "iÉ"}) {
    EXPECT_TRUE(has_capital(text)) << text;
  }
  for (const char* text : {"", "paris", "ávila", "ñu", "don't", "字"}) {
    EXPECT_FALSE(has_capital(text)) << text;
  }
}

TEST(Utf8, GoesThereAndBack) {
  const std::string text = "aé\u07FF\u0800字\uFFFF\U00010000\U0010FFFF";
  EXPECT_EQ(decode_utf8(text).size(), 8u);
  EXPECT_EQ(encode_utf8(decode_utf8(text)), text);
}

TEST(Utf8, MarksWhatIsBroken) {
  EXPECT_EQ(decode_utf8("a\xFFz"), (std::u32string{U'a', kBroken, U'z'}));
  EXPECT_EQ(decode_utf8("\xE0\x80\xAF").front(), kBroken);
}

}  // namespace
}  // namespace scriptorium::text
