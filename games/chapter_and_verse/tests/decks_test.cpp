#include "games/chapter_and_verse/codec/decks.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/setup.h"
#include "games/chapter_and_verse/tests/other_verses.h"
#include "games/chapter_and_verse/tests/place.h"
#include "table/options.h"

// Decks and bans as a table's options say them.
namespace scriptorium::chapter_and_verse {
namespace {

Result<Config> read(const std::string& options) {
  return read_options(json::parse(options).as_object(), ChapterAndVerseCodec::options(), Config());
}

void expect_refused(const std::string& options, const std::string& message,
                    const std::string& rule = "CV-04") {
  const Result<Config> config = read(options);
  ASSERT_FALSE(config) << options;
  EXPECT_EQ(config.error().message, message);
  EXPECT_EQ(config.error().rule, rule);
}

json::value written(const Config& config, const char* option) {
  return write_options(config, ChapterAndVerseCodec::options()).at(option);
}

// Copies of the first verses of a set, as an option says them.
std::string deck_json(int titles, int copies, const std::string& more = "") {
  std::string text = "{";
  for (Kind kind = 1; titles > 0; ++kind, --titles) {
    text += "\"" + std::string(CardList::get().slug(kind)) + "\": " + std::to_string(copies) + ", ";
  }
  return text + "\"be_still\": 1" + more + "}";
}
std::string brings(const std::string& deck, const std::string& more = "") {
  return R"({"game": "advanced", "deck1": )" + deck + more + "}";
}

// CV-04: at least forty verses, at most sixty, three of a title, a Unique one once.
TEST(ChapterAndVerseDecks, AreCheckedAsTheyAreBrought) {
  const Result<Config> good = read(brings(deck_json(13, 3)));
  ASSERT_TRUE(good) << good.error().message;
  EXPECT_EQ(good->decks[1].size(), 40);
  EXPECT_EQ(good->decks[1].copies(kind("be_still")), 1);
  EXPECT_TRUE(good->decks[0].empty());
  EXPECT_EQ(
      read(json::serialize(json::value{{"game", "advanced"}, {"deck1", written(*good, "deck1")}}))
          ->decks[1]
          .size(),
      40);
  expect_refused(brings("{}"), "A deck has at least 40 verses; this one has 0.");
  expect_refused(brings(deck_json(12, 3)), "A deck has at least 40 verses; this one has 37.");
  expect_refused(brings(deck_json(20, 3)), "A deck has at most 60 verses; this one has 61.");
  expect_refused(brings(deck_json(12, 4)),
                 "A deck has at most 3 copies of \"Choose You This Day\"; this one has 4.");
  expect_refused(
      brings(deck_json(13, 3, R"(, "the_last_shall_be_first": 2)")),
      "\"The Last Shall Be First\" is Unique: a deck has one copy of it; this one has 2.");
  expect_refused(brings(R"({"be_stil": 3})"),
                 "There is no verse \"be_stil\". Did you mean \"be_still\"?");
  expect_refused(brings(R"({"be_still": "3"})"),
                 "The copies of \"Be Still\" are a whole number from 1 to 99.");
  expect_refused(brings("7"), "A deck is the name of a ready one, or copies by verse.");
  expect_refused(R"({"game": "basic", "deck0": )" + deck_json(13, 3) + "}",
                 "Players bring their own decks only to the advanced game.");
}

// CV-04: a ready deck by its name.
TEST(ChapterAndVerseDecks, MayBeReadyOnes) {
  for (const ReadyDeck& ready : ready_decks()) {
    const Result<Config> config = read(brings("\"" + ready.slug + "\""));
    ASSERT_TRUE(config) << ready.slug << ": " << config.error().message;
    EXPECT_TRUE(std::ranges::equal(config->decks[1].verses, ready.deck.verses));
    EXPECT_EQ(written(*config, "deck1"), json::value(ready.slug));
    EXPECT_TRUE(faults_of({}, Copies::in(ready.deck), Language::kEnglish).empty()) << ready.slug;
  }
  EXPECT_EQ(written(*read(brings("\"\"")), "deck1"), json::value(""));
  EXPECT_FALSE(read(brings("\"no such deck\"")));
}

// CV-54, CV-03: what is banned is not dealt, and a deck may not have it.
TEST(ChapterAndVerseDecks, HaveNoBannedVerses) {
  const Result<Config> config =
      read(R"({"game": "advanced", "banned": ["be_still", "deep_waters"]})");
  ASSERT_TRUE(config) << config.error().message;
  EXPECT_EQ(written(*config, "banned"), json::parse(R"(["be_still", "deep_waters"])"));
  EXPECT_EQ(left_out(the_book(), *config).size(), 61);
  Dice dice = Dice::fast(Seed::of(1));
  const State state = ChapterAndVerse::setup(the_book(), *config, dice, nullptr);
  for (const Kind dealt : state.kind) {
    EXPECT_NE(dealt, kind("be_still"));
    EXPECT_NE(the_book().verse(dealt).set == Set::kDeepWaters && dealt != 0, true);
  }
  expect_refused(brings(deck_json(13, 3), R"(, "banned": ["be_still"])"),
                 "\"Be Still\" is not played at this table.");
  expect_refused(R"({"banned": ["foundations", "deep_waters"]})",
                 "At least 40 verses must remain, and 0 would.", "CV-54");
  expect_refused(R"({"banned": ["be_stil"]})",
                 "There is no verse \"be_stil\". Did you mean \"be_still\"?", "CV-54");
  expect_refused(R"({"banned": [7]})", "What is banned is a list of verses and sets.", "CV-54");
}

// CV-52: five decks to choose from, of forty verses each; two are from the Bible alone.
TEST(ChapterAndVerseDecks, TheReadyOnes) {
  const Result<Config> bible = read(R"({"game": "advanced", "verses": "bible_only"})");
  ASSERT_TRUE(bible);
  int bible_alone = 0;
  for (const ReadyDeck& ready : ready_decks()) {
    EXPECT_EQ(ready.deck.size(), kDeckLeast) << ready.slug;
    for (const Language language : {Language::kEnglish, Language::kSpanish}) {
      const auto at = static_cast<std::size_t>(language);
      EXPECT_FALSE(ready.names[at].empty() || ready.plans[at].empty()) << ready.slug;
    }
    bible_alone += deck_unfit(*bible, ready.deck).empty() ? 1 : 0;
  }
  EXPECT_EQ(ready_decks().size(), 5U);
  EXPECT_GE(bible_alone, 2);
}

// CV-54: in a ready deck a banned verse gives way to another that is led by the same theme.
TEST(ChapterAndVerseDecks, AreFittedToTheTable) {
  for (const Deck& deck : the_book().ready) {
    KindSet out;
    for (const Kind kind : deck.verses) {
      if (kind != 0) out.add(kind);
    }
    const Deck fits = fitted(the_book(), out, deck);
    EXPECT_EQ(fits.size(), deck.size());
    check_deck(the_book(), out, Copies::in(fits), [](const DeckFault& fault) {
      ADD_FAILURE() << static_cast<int>(fault.why) << " " << static_cast<int>(fault.verse);
    });
  }
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
