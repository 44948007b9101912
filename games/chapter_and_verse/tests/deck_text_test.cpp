#include "games/chapter_and_verse/codec/deck_text.h"

#include <gtest/gtest.h>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/tests/place.h"

// Decks as plain text, and the answer to the request `deck`.
namespace scriptorium::chapter_and_verse {
namespace {

constexpr Language kEnglish = Language::kEnglish;
constexpr Language kSpanish = Language::kSpanish;

int copies(const WrittenDeck& deck, std::string_view verse) {
  return deck.copies.of[kind(std::string(verse))];
}

std::vector<std::string> messages(const std::vector<FaultText>& faults) {
  std::vector<std::string> all;
  for (const FaultText& fault : faults) {
    all.push_back(fault.line == 0 ? fault.message
                                  : std::to_string(fault.line) + ": " + fault.message);
  }
  return all;
}
using Messages = std::vector<std::string>;

TEST(ChapterAndVerseDeckText, IsReadAsPeopleWriteIt) {
  const WrittenDeck deck = read_deck_text(
      "\xef\xbb\xbf# a comment, and no name\r\n"
      "deck \"Still \"Waters\"\"\r\n"
      "\r\n"
      "  3 Be Still\n"
      "# between\n"
      "2x GOD SO LOVED\n"
      "1 × estad quietos\n"
      "thou_shalt_not_steal\n"
      "3\tno hurtara\xcc\x81s\n"
      "2 Suffer Little Children",
      kEnglish);
  EXPECT_EQ(messages(deck.unread), Messages());
  EXPECT_EQ(deck.name, "Still \"Waters\"");
  EXPECT_EQ(copies(deck, "be_still"), 4);
  EXPECT_EQ(copies(deck, "god_so_loved"), 2);
  EXPECT_EQ(copies(deck, "thou_shalt_not_steal"), 4);
  EXPECT_EQ(deck.copies.size(), 12);
}

TEST(ChapterAndVerseDeckText, IsNamedByItsFirstLine) {
  EXPECT_EQ(read_deck_text("\n# Aguas quietas\n3 Be Still\n# Not this", kSpanish).name,
            "Aguas quietas");
  EXPECT_EQ(read_deck_text("3 Be Still\n# Not this", kEnglish).name, "");
  EXPECT_EQ(read_deck_text("mazo \"Aguas\"", kEnglish).name, "Aguas");
  EXPECT_EQ(read_deck_text("# " + std::string(81, 'a'), kEnglish).name, "");
}

TEST(ChapterAndVerseDeckText, SaysWhatItCannotReadAndKeepsTheRest) {
  const WrittenDeck deck = read_deck_text(
      "3 Be Stil\n999999999999999999999 Be Still\n0 Be Still\n3\n2 Be Still\nasdfghjkl\n3x",
      kEnglish);
  const std::string no_line = "A line is a number from 1 to 99 and the title of a verse.";
  EXPECT_EQ(messages(deck.unread),
            (Messages{"1: There is no verse \"Be Stil\". Did you mean \"Be Still\"?",
                      "2: " + no_line, "3: " + no_line, "4: " + no_line,
                      "6: There is no verse \"asdfghjkl\".", "7: " + no_line}));
  EXPECT_EQ(deck.copies.size(), 2);
  EXPECT_EQ(
      messages(read_deck_text("2 Estad quieto", kSpanish).unread),
      (Messages{"1: No hay ningún versículo “Estad quieto”. ¿Querías decir “Estad quietos”?"}));
}

// Others are sent the text and its name: what they cannot see is not passed on.
TEST(ChapterAndVerseDeckText, HidesNothingAndTurnsNothingAround) {
  const std::string no_text =
      "This line has characters that nobody sees or that turn text around, or it is not UTF-8.";
  for (const std::string& hidden :
       {std::string("\0", 1), std::string("\x1b[31m"), std::string("\u0085"), std::string("\u00ad"),
        std::string("\u200b"), std::string("\ufeff"), std::string("\u200e"), std::string("\u200f"),
        std::string("\u202a"), std::string("\u202e"), std::string("\u2066"), std::string("\u2069"),
        std::string("\u2028"), std::string("\U000e0041"), std::string("\xff"), std::string("\xc3"),
        std::string("e\u0301\u0301\u0301\u0301")}) {
    for (const std::string& name : {"deck \"Wa" + hidden + "ters\"", "# Wa" + hidden + "ters"}) {
      const WrittenDeck deck = read_deck_text(name + "\n2 Be Still", kEnglish);
      EXPECT_EQ(messages(deck.unread), Messages{"1: " + no_text}) << hidden;
      EXPECT_EQ(deck.name, "");
      EXPECT_EQ(deck.copies.size(), 2);
    }
    const WrittenDeck deck = read_deck_text("2 Be Still\n3 Be" + hidden + " Still", kEnglish);
    EXPECT_EQ(messages(deck.unread), Messages{"2: " + no_text}) << hidden;
    EXPECT_EQ(deck.copies.size(), 2);
  }
  EXPECT_EQ(messages(read_deck_text("2 Be Still\n# Nobody reads\u200b this", kEnglish).unread),
            Messages());
  EXPECT_EQ(read_deck_text("# 👨\u200d👩\u200d👧 Señal ★", kEnglish).name, "👨\u200d👩\u200d👧 Señal ★");
}

// What looks like a number and is none of ours is no number of copies, and no part of a title.
TEST(ChapterAndVerseDeckText, HasPlainNumbers) {
  for (const std::string number : {"３", "٣", "³", "①", "Ⅲ"}) {
    EXPECT_EQ(
        messages(read_deck_text(number + " Be Still", kEnglish).unread),
        Messages{"1: There is no verse \"" + number + " Be Still\". Did you mean \"Be Still\"?"});
  }
  EXPECT_EQ(messages(read_deck_text("Be Still я", kEnglish).unread).size(), 1U);
  const WrittenDeck deck = read_deck_text(
      "\u00a03\u00a0Be\u00a0Still\n2×¡Estad quietos!\n\u3000\n• “God So Loved”", kEnglish);
  EXPECT_EQ(messages(deck.unread), Messages());
  EXPECT_EQ(copies(deck, "be_still"), 5);
  EXPECT_EQ(copies(deck, "god_so_loved"), 1);
}

// The longest text that a request may have, with a fault on every line.
TEST(ChapterAndVerseDeckText, CountsWhatItDoesNotTell) {
  std::string text;
  for (int i = 0; i < 32768; ++i) text += "z\n";
  const WrittenDeck deck = read_deck_text(text, kEnglish);
  ASSERT_EQ(deck.unread.size(), 51U);
  EXPECT_EQ(deck.unread.back().message, "32718 more lines cannot be read.");
  EXPECT_EQ(deck.unread.back().line, 51);
  EXPECT_EQ(read_deck_text(text.substr(0, 102), kSpanish).unread.back().message,
            "1 línea más no se puede leer.");
  text.clear();
  for (int i = 0; i < 6000; ++i) text += "99 Be Still";
  text += "\n";
  for (int i = 0; i < 5000; ++i) text += "99 Be Still\n";
  EXPECT_EQ(read_deck_text(text, kEnglish).copies.size(), 495'000);
}

// No title is another verse's in the other language, and each is found by what is written of it.
TEST(ChapterAndVerseDeckText, KnowsEveryTitle) {
  const CardList& cards = CardList::get();
  for (int number = 1; number <= cards.kinds(); ++number) {
    for (const std::string& title : {cards.title(number, kEnglish), cards.title(number, kSpanish),
                                     std::string(cards.slug(number))}) {
      const WrittenDeck deck = read_deck_text("2 " + title + "\n" + title, kEnglish);
      EXPECT_EQ(deck.copies.of[number], 3) << title;
    }
  }
}

TEST(ChapterAndVerseDeckText, IsWrittenByThemeCostAndTitle) {
  const WrittenDeck deck = read_deck_text(
      "# Mine\n2 Weeping and Gnashing\n3 God So Loved\n1 Be Still\n3 The Evidence\n7 No Other Gods",
      kEnglish);
  const std::string text =
      "deck \"Mine\"\n\n7 No Other Gods\n\n1 Be Still\n3 God So Loved\n3 The Evidence\n\n"
      "2 Weeping and Gnashing\n";
  EXPECT_EQ(write_deck_text(deck, kEnglish), text);
  for (const Language language : {kEnglish, kSpanish}) {
    const std::string written = write_deck_text(deck, language);
    const WrittenDeck again = read_deck_text(written, language);
    EXPECT_TRUE(again.unread.empty());
    EXPECT_EQ(write_deck_text(again, kEnglish), text);
  }
  EXPECT_TRUE(write_deck_text(deck, kSpanish).starts_with("mazo \"Mine\"\n"));
}

json::object asked(std::string_view request, Language language = kEnglish) {
  const json::object all = json::parse(request).as_object();
  Config config;
  if (const json::value* options = all.if_contains("options")) {
    config = *read_options(options->as_object(), ChapterAndVerseCodec::options(), config);
  }
  return ChapterAndVerseCodec::deck(config, all, language);
}
json::value faults(std::string_view request, Language language = kEnglish) {
  return asked(request, language).at("faults");
}

// CV-04, CV-54: all that is wrong with a deck, in one order.
TEST(ChapterAndVerseDeckText, HasAllItsFaultsToldAtOnce) {
  const char* const deck =
      R"({"deck": {"he_is_risen": 2, "be_still": 4, "no_such": 1, "god_so_loved": 3},
      "options": {"banned": ["god_so_loved"]}})";
  EXPECT_EQ(faults(deck), json::parse(R"([
      {"message": "There is no verse \"no_such\"."},
      {"message": "A deck has at least 40 verses; this one has 9.", "rule": "CV-04"},
      {"message": "A deck has at most 3 copies of \"Be Still\"; this one has 4.", "rule": "CV-04",
       "verse": "be_still"},
      {"message": "\"God So Loved\" is not played at this table.", "rule": "CV-54",
       "verse": "god_so_loved"},
      {"message": "\"He Is Risen\" is Unique: a deck has one copy of it; this one has 2.",
       "rule": "CV-04", "verse": "he_is_risen"}])"));
  EXPECT_EQ(faults(deck, kSpanish).at(2).at("message"),
            "Un mazo tiene como máximo 3 copias de “Estad quietos”; este tiene 4.");
  EXPECT_EQ(faults(R"({"text": "99 Be Still", "options": {"game": "basic"}})").at(0).at("message"),
            "Players bring their own decks only to the advanced game.");
  EXPECT_EQ(faults(R"({"text": "He Is Risen", "options": {"game": "basic"}})").at(2).at("rule"),
            "CV-03");
}

// CV-54: a ready deck is fitted to the table that it is brought to.
TEST(ChapterAndVerseDeckText, MayBeAReadyOne) {
  for (const ReadyDeck& ready : ready_decks()) {
    const std::string name = R"({"deck": ")" + ready.slug + "\"";
    const json::object whole = asked(name + "}");
    EXPECT_EQ(whole.at("name"), json::value(ready.names[0]));
    EXPECT_EQ(whole.at("size"), json::value(ready.deck.size()));
    EXPECT_TRUE(whole.at("faults").as_array().empty());
    const std::string bible = name + R"(, "options": {"verses": "bible_only"}})";
    EXPECT_TRUE(faults(bible).as_array().empty()) << ready.slug;
    const json::object again = asked(json::serialize(json::value{{"deck", whole.at("deck")}}));
    EXPECT_EQ(again.at("size"), whole.at("size"));
    EXPECT_FALSE(again.contains("name"));
  }
  const json::array printed =
      ChapterAndVerseCodec::constants(kEnglish).at("ready_decks").as_array();
  ASSERT_EQ(printed.size(), ready_decks().size());
  EXPECT_EQ(printed.at(0).at("id"), json::value(ready_decks()[0].slug));
  EXPECT_EQ(printed.at(0).at("deck"),
            asked(R"({"deck": ")" + ready_decks()[0].slug + "\"}").at("deck"));
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
