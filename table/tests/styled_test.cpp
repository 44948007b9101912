#include "table/styled.h"

#include <gtest/gtest.h>

namespace scriptorium {
namespace {

std::vector<std::string> wrapped(const Text& text, std::size_t width) {
  std::vector<std::string> lines;
  for (const Text& line : wrap(text, width)) lines.push_back(line.plain());
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Styled, WrapsAtBlanksBelowTheFirstWord) {
  EXPECT_EQ(wrapped("one two three", 13), (Lines{"one two three"}));
  EXPECT_EQ(wrapped("one two three", 8), (Lines{"one two", "three"}));
  EXPECT_EQ(wrapped("  one two three", 8), (Lines{"  one", "  two", "  three"}));
  EXPECT_EQ(wrapped("unbreakable word", 5), (Lines{"unbreakable", "word"}));
  EXPECT_EQ(wrapped("ñandú está", 6), (Lines{"ñandú", "está"}));
  EXPECT_EQ(wrapped("", 5), (Lines{""}));
  EXPECT_EQ(wrapped(Text("one two three").hang(3), 8), (Lines{"one two", "   three"}));
}

TEST(Styled, NeverBreaksACard) {
  const Text text = Text("a ").add(" B 2 ", Style::kCard).add(" c");
  EXPECT_EQ(wrapped(text, 5), (Lines{"a", " B 2 ", "c"}));
}

TEST(Styled, SentencesKeepTheStyleOfWhatTheyName) {
  const Phrases phrases("greeting\n  en Say `hello {1}` to {0}.\n  es Di {0}.\n");
  const Text said =
      say(phrases, "greeting", Language::kEnglish, {Text("Ana", Style::kStrong), Text("you")});
  ASSERT_EQ(said.spans().size(), 5U);
  EXPECT_EQ(said.plain(), "Say hello you to Ana.");
  EXPECT_EQ(said.spans()[1].text, "hello you");
  EXPECT_EQ(said.spans()[1].style, Style::kCommand);
  EXPECT_EQ(said.spans()[3].style, Style::kStrong);
}

TEST(Styled, ANamesArticleFitsTheSentence) {
  const Phrases phrases(
      "takes\n  en {0} takes from {1}.\n  es {0} le toma a {1}.\n"
      "of\n  en Deck of {0}: {1}\n  es Mazo de {0}: {1}\n"
      "quiet\n  en Done. {0} waits\n  es Listo. {0} espera\n");
  const auto said = [&](std::string_view key, Language language, const Text& one, const Text& two) {
    return say(phrases, key, language, {one, two}).plain();
  };
  const Text novice("The Novice", Style::kName), abad("El Abad", Style::kName);
  EXPECT_EQ(said("takes", Language::kEnglish, novice, novice), "The Novice takes from the Novice.");
  EXPECT_EQ(said("takes", Language::kSpanish, abad, abad), "El Abad le toma al Abad.");
  EXPECT_EQ(said("of", Language::kSpanish, abad, abad), "Mazo del Abad: el Abad");
  EXPECT_EQ(said("of", Language::kEnglish, Text(novice).add("!"), novice),
            "Deck of the Novice!: the Novice");
  EXPECT_EQ(said("quiet", Language::kSpanish, abad, abad), "Listo. El Abad espera");
  EXPECT_EQ(said("takes", Language::kEnglish, Text("Ana", Style::kName), Text("The Lord")),
            "Ana takes from The Lord.");
}

TEST(Styled, EnglishIsUnderstoodInSpanishToo) {
  const Phrases phrases("verb\n  en take t\n  es coger\n");
  EXPECT_EQ(typed_words(phrases, "verb", Language::kSpanish), (Lines{"coger", "take", "t"}));
  EXPECT_EQ(typed_words(phrases, "verb", Language::kEnglish), (Lines{"take", "t"}));
}

TEST(Styled, ControlCharactersAreNotPrintable) {
  EXPECT_TRUE(is_printable("ñandú ¿qué? £"));
  for (const std::string text :
       {"\x1b[2J", "\x7f", "\xc2\x9b", "\xff", "a\nb", "a\u202eb", "a\u200bb"})
    EXPECT_FALSE(is_printable(text));
  EXPECT_EQ(shorten("\x1b[2J"), "?[2J");
  EXPECT_EQ(shorten("ñandú"), "ñandú");
  EXPECT_EQ(columns(shorten(std::string(100, 'x'))), 43U);
}

}  // namespace
}  // namespace scriptorium
