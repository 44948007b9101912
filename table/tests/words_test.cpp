#include "table/words.h"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

#include "table/lists.h"

namespace scriptorium {
namespace {

constexpr std::string_view kNames[] = {"games", "new", "actors", "take_back", "save"};

TEST(Nearest, FindsTheMistypedWord) {
  EXPECT_EQ(nearest("game", kNames), "games");
  EXPECT_EQ(nearest("takeback", kNames), "take_back");
  EXPECT_EQ(nearest("actros", kNames), "actors");
  EXPECT_EQ(nearest("save", kNames), "save");
}

TEST(Nearest, FindsNothingForWhatIsFar) {
  EXPECT_EQ(nearest("", kNames), "");
  EXPECT_EQ(nearest("zzzz", kNames), "");
  EXPECT_EQ(nearest("x", {}), "");
  EXPECT_EQ(nearest(std::string(41, 's'), kNames), "");  // no long work for long words
}

TEST(Nearest, FarIsMoreThanHalfOfTheWord) {
  constexpr std::string_view kOne[] = {"abcdef"};
  EXPECT_EQ(nearest("abcxyz", kOne), "abcdef");  // three of six
  EXPECT_EQ(nearest("abwxyz", kOne), "");        // four of six
}

TEST(Shorten, KeepsWhatIsShortAndPrintable) { EXPECT_EQ(shorten("take 2!"), "take 2!"); }

TEST(Shorten, CutsAfterFortyCharacters) {
  EXPECT_EQ(shorten(std::string(40, 'a')), std::string(40, 'a'));
  EXPECT_EQ(shorten(std::string(41, 'a')), std::string(40, 'a') + "...");
  std::string tildes;
  for (int i = 0; i < 40; ++i) tildes += "ñ";
  EXPECT_EQ(shorten(tildes), tildes);
  EXPECT_EQ(shorten(tildes + "n"), tildes + "...");
}

TEST(Shorten, IsAlwaysPrintable) {
  EXPECT_EQ(shorten(std::string_view("a\0b\n\x7f", 5)), "a?b??");
  EXPECT_EQ(shorten("ñ 😀"), "ñ 😀");
  EXPECT_EQ(shorten("ñ\x01"), "???") << "no character is trusted in a text that is not printable";
  EXPECT_EQ(shorten("\xff\xfe"), "??");
}

// Whatever answers with views takes no text that is gone when they are read.
template <class Text>
concept MayBeSplit = requires(Text&& text) {
  split(std::forward<Text>(text), ',');
};
template <class Text>
concept MayBeTrimmed = requires(Text&& text) {
  trim(std::forward<Text>(text));
};
static_assert(MayBeSplit<std::string_view> && MayBeTrimmed<std::string_view>);
static_assert(MayBeSplit<std::string&> && MayBeTrimmed<const std::string&>);
static_assert(MayBeSplit<const char*> && MayBeTrimmed<const char (&)[4]>);
static_assert(!MayBeSplit<std::string> && !MayBeTrimmed<std::string>);
static_assert(!MayBeSplit<const std::string> && !MayBeTrimmed<boost::json::string>);

TEST(Split, KeepsEmptyParts) {
  EXPECT_EQ(split("a,,b,", ','), (std::vector<std::string_view>{"a", "", "b", ""}));
  EXPECT_EQ(split("", ','), (std::vector<std::string_view>{""}));
}

TEST(Trim, TakesOffBlanksTabsAndReturns) {
  EXPECT_EQ(trim(" \t a b \r"), "a b");
  EXPECT_EQ(trim(" \t\r "), "");
  EXPECT_EQ(trim(""), "");
}

TEST(WholeNumber, TakesItsBordersAndNothingBeyond) {
  EXPECT_EQ(whole_number("2", 2, 5), 2);
  EXPECT_EQ(whole_number("5", 2, 5), 5);
  EXPECT_EQ(whole_number("1", 2, 5), std::nullopt);
  EXPECT_EQ(whole_number("6", 2, 5), std::nullopt);
  EXPECT_EQ(whole_number("-3", -3, 5), -3);
}

TEST(WholeNumber, TakesAllOfTheTextOrNone) {
  for (const std::string_view text : {"", " 2", "2 ", "2x", "+2", "2.0", "0x2", "1e1", "-"}) {
    EXPECT_EQ(whole_number(text, 0, 100), std::nullopt) << text;
  }
  EXPECT_EQ(whole_number(std::string_view("2\0", 2), 0, 100), std::nullopt);
}

TEST(WholeNumber, DoesNotWrapRound) {
  constexpr auto kLeast = std::numeric_limits<long long>::min();
  constexpr auto kMost = std::numeric_limits<long long>::max();
  EXPECT_EQ(whole_number("9223372036854775807", kLeast, kMost), kMost);
  EXPECT_EQ(whole_number("-9223372036854775808", kLeast, kMost), kLeast);
  EXPECT_EQ(whole_number("9223372036854775808", kLeast, kMost), std::nullopt);
  EXPECT_EQ(whole_number("18446744073709551618", kLeast, kMost), std::nullopt);
}

TEST(Languages, AreTwo) {
  EXPECT_EQ(language_of("en"), Language::kEnglish);
  EXPECT_EQ(language_of("es"), Language::kSpanish);
  EXPECT_EQ(language_of("EN"), std::nullopt);
  EXPECT_EQ(language_of(""), std::nullopt);
}

TEST(PhrasesFile, SaysSentencesWithTheirArguments) {
  const Phrases phrases(
      "# a comment\n\ngreeting\n  en Hello {0}, {1} of you.\n  es Hola {0}, sois {1}.\n");
  const std::string arguments[] = {"all", "3"};
  EXPECT_TRUE(phrases.has("greeting"));
  EXPECT_EQ(phrases.say("greeting", Language::kEnglish, arguments), "Hello all, 3 of you.");
  EXPECT_EQ(phrases.say("greeting", Language::kSpanish, arguments), "Hola all, sois 3.");
}

TEST(PhrasesFile, LeavesAlonePlacesThatHaveNoArgument) {
  const Phrases phrases("key\n  en {0} {1} {2} {x} {\n  es {}\n");
  const std::string arguments[] = {"{1}", "b"};
  EXPECT_EQ(phrases.say("key", Language::kEnglish, arguments), "{1} b {2} {x} {");
  EXPECT_EQ(phrases.say("key", Language::kSpanish, arguments), "{}");
}

TEST(PhrasesFile, SaysOneOrMany) {
  const Phrases phrases(
      "key\n  en {0} {0|card|cards}, {1|one|}.\n  es {0|queda|quedan} {0} {0|a} {0|\n");
  const auto say = [&](Language language, const char* number) {
    const std::string arguments[] = {number, "7"};
    return phrases.say("key", language, arguments);
  };
  EXPECT_EQ(say(Language::kEnglish, "1"), "1 card, .");
  EXPECT_EQ(say(Language::kEnglish, "0"), "0 cards, .");
  EXPECT_EQ(say(Language::kEnglish, "-1"), "-1 card, .");
  EXPECT_EQ(say(Language::kSpanish, "1"), "queda 1 {0|a} {0|");
  EXPECT_EQ(say(Language::kSpanish, "12"), "quedan 12 {0|a} {0|");
}

TEST(PhrasesFile, AnUnknownKeyIsSaidAsItIs) {
  const Phrases phrases("");
  EXPECT_FALSE(phrases.has("nothing"));
  EXPECT_EQ(phrases.say("nothing", Language::kEnglish), "nothing");
}

TEST(Lists, EndWithAWordThatCanBeSpoken) {
  const auto said = [](std::vector<std::string> words, Language language) {
    return listed(words, language);
  };
  EXPECT_EQ(said({}, Language::kSpanish), "");
  EXPECT_EQ(said({"Ana"}, Language::kSpanish), "Ana");
  EXPECT_EQ(said({"Ana", "Inés"}, Language::kEnglish), "Ana and Inés");
  EXPECT_EQ(said({"Inés", "Ana"}, Language::kSpanish), "Inés y Ana");
  EXPECT_EQ(said({"Ana", "Leo", "Inés"}, Language::kSpanish), "Ana, Leo e Inés");
  for (const char* last : {"Íñigo", "Hilda", "hija", "I", "iglesia"}) {
    EXPECT_EQ(said({"Ana", last}, Language::kSpanish), std::string("Ana e ") + last);
  }
  for (const char* last : {"hielo", "Hiara", "Ñandú", "Hugo", "?", "", "5"}) {
    EXPECT_EQ(said({"Ana", last}, Language::kSpanish), std::string("Ana y ") + last);
  }
}

std::string fault_of(std::string_view text) {
  try {
    const Phrases phrases(text);
  } catch (const std::runtime_error& fault) {
    return fault.what();
  }
  return "none";
}

TEST(PhrasesFile, NamesTheLineAtFault) {
  EXPECT_EQ(fault_of("one\n  en a\n  es b\ntwo\n  en only\nthree\n  en a\n  es b\n"),
            "translation file, line 6: the key before has no line in both languages: two");
  EXPECT_EQ(fault_of("one\n  es b\n"),
            "translation file, line 3: the key before has no line in both languages: one");
  EXPECT_EQ(fault_of("one\n  en a\n  es b\none\n  en a\n  es b\n"),
            "translation file, line 4: the key stands twice: one");
  const std::string expected = "expected a key, or a line \"en …\" or \"es …\"";
  EXPECT_EQ(fault_of("  en a\n"), "translation file, line 1: " + expected);
  EXPECT_EQ(fault_of("one\n  de a\n"), "translation file, line 2: " + expected);
  EXPECT_EQ(fault_of("one\n  en\n"), "translation file, line 2: " + expected);
}

TEST(PhrasesFile, TheLanguageIsAWordOfItsOwn) {
  EXPECT_NE(fault_of("one\n  enough said\n  es b\n"), "none");
}

}  // namespace
}  // namespace scriptorium
