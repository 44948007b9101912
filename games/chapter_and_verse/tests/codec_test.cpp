#include "games/chapter_and_verse/codec/codec.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/names.h"
#include "games/chapter_and_verse/codec/reciting.h"
#include "games/chapter_and_verse/tests/place.h"
#include "games/chapter_and_verse/tests/scripture.h"
#include "games/chapter_and_verse/tests/subject.h"
#include "tests/laws/settings.h"

// Everything that the rules may say has its words, and the words are read back as what was meant.
namespace scriptorium::chapter_and_verse {
namespace {

using C = ChapterAndVerseCodec;
using ActionType = Action::Type;

const ActionSpec& spec(int type) { return C::actions()[static_cast<std::size_t>(type - 1)]; }

// What an action of this type may carry.
std::vector<int> arguments(int type) {
  const std::string_view name = spec(type).argument;
  const int kinds = CardList::get().kinds();
  std::vector<int> all;
  const auto upto = [&](int first, int last) {
    for (int i = first; i <= last; ++i) all.push_back(i);
  };
  if (name.empty()) all.push_back(0);
  if (name == "verse") upto(1, kinds);
  if (name == "seat") upto(0, kSeatCap - 1);
  if (name == "theme") upto(1, kThemes);
  if (name == "option") upto(0, effects::kMaxOptions - 1);
  if (name == "to") all.push_back(0);
  for (int pile = 1; pile < kPiles; ++pile) {
    const bool chapter = is_chapter(static_cast<PileId>(pile));
    if ((name == "to" || name == "chapter") && chapter) all.push_back(pile << 8);
    if (name == "verse_at") all.push_back(1 + pile % kinds + (pile << 8));
  }
  for (int group = 1; name == "member" && group <= 2; ++group) {
    for (int i = 1; !CardList::get().member(group, i).empty(); ++i) all.push_back(i | group << 8);
  }
  return all;
}

TEST(ChapterAndVerseCodec, EveryActionIsReadAsItIsWritten) {
  const Book& book = the_book();
  std::set<std::string> written;
  int count = 0;
  for (int type = 1; type < Action::kTypes; ++type) {
    EXPECT_FALSE(arguments(type).empty()) << spec(type).name;
    for (const int argument : arguments(type)) {
      const Action action = C::make_action(type, argument);
      const std::string told = action_text<C>(book, action);
      const auto read = read_action<C>(book, json::parse(told), "action");
      ASSERT_TRUE(read) << told << " " << read.error().message;
      EXPECT_EQ(read->bits(), action.bits()) << told;
      written.insert(told);
      ++count;
    }
  }
  EXPECT_EQ(written.size(), static_cast<std::size_t>(count)) << "two actions are written alike";
  EXPECT_EQ(
      action_text<C>(book, Action(ActionType::kPick, kind("be_still"), pile_of(0, Pile::kHand))),
      R"({"type":"pick","verse_at":"be_still@0.hand"})");
  EXPECT_EQ(action_text<C>(book, Action(ActionType::kInto, 0, chapter_of(1, 11))),
            R"({"type":"into","to":"1.12"})");
  EXPECT_EQ(action_text<C>(book, Action(ActionType::kOption, 0)),
            R"({"type":"option","option":1})");
  EXPECT_EQ(action_text<C>(book, Action(ActionType::kName, 8, static_cast<int>(Group::kMarker))),
            R"({"type":"name","member":"psalm"})");
}

TEST(ChapterAndVerseCodec, NonsenseIsNoAction) {
  const char* const kNonsense[] = {
      R"({"type":"play"})",
      R"({"type":"play","verse":""})",
      R"({"type":"play","verse":7})",
      R"({"type":"play","verse":"be_stil"})",
      R"({"type":"play","verse":"be_still@0.hand"})",
      R"({"type":"pick","verse_at":"be_still"})",
      R"({"type":"pick","verse_at":"@"})",
      R"({"type":"pick","verse_at":"be_still@"})",
      R"({"type":"pick","verse_at":"be_still@6.hand"})",
      R"({"type":"pick","verse_at":"be_still@0.17"})",
      R"({"type":"pick","verse_at":"be_still@0.line"})",
      R"({"type":"into","to":"0.0"})",
      R"({"type":"into","to":"0.hand"})",
      R"({"type":"into","to":"handed"})",
      R"({"type":"into","to":"-1.1"})",
      R"({"type":"into","to":1})",
      R"({"type":"chapter","chapter":"new"})",
      R"({"type":"hand_to","seat":6})",
      R"({"type":"hand_to","seat":-1})",
      R"({"type":"hand_to","seat":"0"})",
      R"({"type":"close","theme":"psalm"})",
      R"({"type":"close","theme":3})",
      R"({"type":"name","member":"verse"})",
      R"({"type":"option","option":0})",
      R"({"type":"option","option":5})",
      R"({"type":"option","option":1.0})",
      R"({"type":"end","verse":"be_still"})",
      R"({"type":"none"})",
  };
  for (const char* const text : kNonsense) {
    EXPECT_FALSE(read_action<C>(the_book(), json::parse(text), "action")) << text;
  }
}

TEST(ChapterAndVerseCodec, PilesAreReadAsTheyAreWritten) {
  std::set<std::string> names;
  for (int pile = 1; pile < kPiles; ++pile) {
    const std::string name = pile_name(static_cast<PileId>(pile));
    EXPECT_EQ(pile_named(name), static_cast<PileId>(pile)) << name;
    names.insert(name);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kPiles - 1));
  EXPECT_EQ(pile_name(0), "");
}

TEST(ChapterAndVerseCodec, TheCardsAreThoseOfTheBook) {
  const Book& book = the_book();
  const CardList& cards = CardList::get();
  ASSERT_EQ(static_cast<std::size_t>(cards.kinds()) + 1, book.verses.size());
  std::set<std::string> slugs;
  for (int kind = 1; kind <= cards.kinds(); ++kind) {
    const CardText& card = *cards.verse(kind);
    const Verse& verse = book.verse(static_cast<Kind>(kind));
    EXPECT_EQ(card.cost, verse.cost) << card.slug;
    Icons icons = 0;
    for (const auto& [theme, count] : card.icons) icons += icon(theme, count);
    EXPECT_EQ(icons, verse.icons) << card.slug;
    std::uint64_t markers = 0;
    for (const int marker : card.markers) markers |= std::uint64_t{1} << (marker - 1);
    EXPECT_EQ(markers, verse.markers) << card.slug;
    EXPECT_FALSE(card.reference.empty()) << card.slug;
    EXPECT_EQ(cards.kind_of(card.slug), static_cast<Kind>(kind));
    slugs.insert(card.slug);
  }
  EXPECT_EQ(slugs.size(), static_cast<std::size_t>(cards.kinds()));
  EXPECT_EQ(cards.verse(0), nullptr);
  EXPECT_EQ(cards.verse(cards.kinds() + 1), nullptr);
  EXPECT_EQ(cards.verse(kind("be_still"))->title(Language::kSpanish), "Estad quietos");
  EXPECT_EQ(effects::slug_of("  Thou Shalt Not -- Steal!"), "thou_shalt_not_steal");
}

// A refusal names the verse or the theme that it is about.
TEST(ChapterAndVerseCodec, ARefusalNamesWhatItIsAbout) {
  EXPECT_EQ(say_refusal<C>(the_book(), refuse(rule("CV-14"), Reason::kTooFew, kind("be_still"), 3),
                           Language::kSpanish),
            "“Estad quietos” cuesta 3: no tienes suficientes versículos que sacrificar.");
  const std::string theme =
      say_refusal<C>(the_book(), refuse(rule("CV-16"), Reason::kNoBook, 3), Language::kSpanish);
  EXPECT_NE(theme.find("libro de Fe"), std::string::npos) << theme;
}

TEST(ChapterAndVerseCodec, EveryEventHasItsOwnName) {
  std::set<std::string> names;
  const int types = static_cast<int>(Event::Type::kEnded);
  for (int type = 1; type <= types; ++type) {
    Event event = {};
    event.type = static_cast<Event::Type>(type);
    const json::object told = json::parse(event_text<C>(the_book(), event)).as_object();
    names.insert(std::string(told.at("type").as_string()));
    EXPECT_FALSE(told.at("type").as_string().empty());
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(types));
  EXPECT_FALSE(names.contains("taken_back")) << "that is the table's own";
}

TEST(ChapterAndVerseCodec, WhatIsHiddenIsNotTold) {
  Event event = {};
  event.type = Event::Type::kDrew;
  event.seat = 1;
  event.pile = pile_of(1, Pile::kDeck);
  event.count = 2;
  event.owners[0] = 1;
  event.owners[1] = 1;
  EXPECT_EQ(event_text<C>(the_book(), event),
            R"({"type":"drew","seat":1,"pile":"1.deck","count":2})");
  event.cards[0] = kind("be_still");
  event.cards[1] = kind("the_other_cheek");
  EXPECT_EQ(
      event_text<C>(the_book(), event),
      R"({"type":"drew","seat":1,"pile":"1.deck","count":2,"verses":["be_still","the_other_cheek"]})");
}

// One thing in a view made another; false where there is no such thing in it.
struct Change {
  const char* name;
  bool (*make)(View& view);
};

constexpr Change kChanges[] = {
    {"round", [](View& v) { return ++v.shown.round != 0; }},
    {"first", [](View& v) { return (v.shown.first ^= 1U) < 2; }},
    {"free_plays", [](View& v) { return ++v.shown.free_plays != 0; }},
    {"idle", [](View& v) { return ++v.shown.idle != 0; }},
    {"acted", [](View& v) { return ((v.shown.acted ^= 1U), true); }},
    {"kept", [](View& v) { return ((v.shown.kept ^= 1U), true); }},
    {"freeplayed", [](View& v) { return ((v.shown.freeplayed ^= 1U), true); }},
    {"unique_played", [](View& v) { return ((v.shown.unique_played[0] ^= 2U), true); }},
    {"faded", [](View& v) { return ((v.shown.table.memory.lossy ^= 1U), true); }},
    {"somewhere",
     [](View& v) { return v.somewhere.list[0] != 0 && (v.somewhere.list[0] ^= 1U << 24) != 0; }},
    {"set",
     [](View& v) {
       const Card card = v.shown.table.top(chapter_of(0, 0));
       if (card != kNoCard) v.shown.set.words[card / 64] ^= std::uint64_t{1} << (card % 64);
       return card != kNoCard;
     }},
    {"known_to_all",
     [](View& v) {
       const Card card = v.shown.table.top(pile_of(0, Pile::kHand));
       if (card == kNoCard || v.shown.kind[card] == 0) return false;
       v.shown.table.memory.pile[card] ^= 1U << kWatchers;
       return true;
     }},
    {"due", [](View& v) { return !v.shown.due.empty() && ((v.shown.due = {}), true); }},
    {"cancelled",
     [](View& v) {
       return !v.shown.line.empty() && ((v.shown.line.items[0].cancelled ^= 1U), true);
     }},
    {"answered",
     [](View& v) {
       return !v.shown.line.empty() && ((v.shown.line.items[0].answered ^= 1U), true);
     }},
    {"stands",
     [](View& v) { return !v.shown.line.empty() && ((v.shown.line.items[0].detail ^= 1U), true); }},
    {"undecided",
     [](View& v) {
       const int seat =
           v.shown.window.undecided().size() < 2 ? -1 : v.shown.window.undecided().lowest();
       if (seat < 0 || v.viewer == static_cast<std::uint64_t>(seat)) return false;
       v.shown.window.take(seat, kAnswerHidden, kNoCard);
       return true;
     }},
    {"answer",
     [](View& v) {
       return v.viewer < kSeatCap && v.shown.window.answer[v.viewer] != 0 &&
              ((v.shown.window.answer[v.viewer] ^= 2U), true);
     }},
    {"ability", [](View& v) { return v.shown.run.active != 0 && ++v.shown.ability != 0; }},
    {"controller",
     [](View& v) { return v.shown.run.active != 0 && ((v.shown.controller ^= 1U), true); }},
    {"did", [](View& v) { return v.shown.run.active != 0 && ((v.shown.run.did[0] ^= 1U), true); }},
    {"stage", [](View& v) { return v.shown.run.active != 0 && ((v.shown.run.stage ^= 8U), true); }},
    {"end", [](View& v) { return v.shown.run.active != 0 && ++v.shown.run.end != 0; }},
    {"number", [](View& v) { return v.shown.run.active != 0 && ++v.shown.run.number[0] != 0; }},
    {"looked", [](View& v) { return v.shown.run.looked[0] != 0 && ++v.shown.run.looked[0] != 0; }},
    {"that_player",
     [](View& v) {
       return v.shown.run.that_player != 0 && ((v.shown.run.that_player ^= 3U), true);
     }},
    {"named", [](View& v) { return v.shown.run.named != 0 && (v.shown.run.named ^= 1U) != 0; }},
    {"reciter",
     [](View& v) { return v.shown.asks == Asks::kRecite && ((v.shown.reciter ^= 1U), true); }},
    {"challenger",
     [](View& v) { return v.shown.challenger != 0 && (v.shown.challenger ^= 3U) != 0; }},
    {"manner",
     [](View& v) {
       return v.shown.draft.manner == Manner::kFree &&
              ((v.shown.draft.manner = Manner::kPaid), true);
     }},
    {"sacrifices due", [](View& v) { return v.shown.draft.due != 0 && ++v.shown.draft.due != 0; }},
};

// What a view holds is all in its words: they change with every move that changes the view, and
// with every single thing in it.
TEST(ChapterAndVerseCodec, AViewIsAllInItsWords) {
  const Book& book = the_book();
  const Subject subject;
  std::map<std::string, int> tried;
  for (std::uint64_t seed = 1; seed <= laws::games(12); ++seed) {
    Dice dice = Dice::fast(Seed::of(seed), 5);
    const Config config = subject.random_config(dice);
    State state = ChapterAndVerse::setup(book, config, dice, nullptr);
    std::map<int, std::pair<std::uint64_t, std::string>> before;
    for (int ply = 0; ply < 1000; ++ply) {
      for (int i = 0; i <= config.seats; ++i) {
        const Viewer viewer =
            i == config.seats ? Viewer::spectator() : Viewer(static_cast<Seat>(i));
        const std::uint64_t key = ChapterAndVerse::key(book, state, viewer);
        if (before[i].first == key) continue;
        const View view = ChapterAndVerse::view(book, state, viewer);
        std::string words = view_text<C>(book, config, view);
        ASSERT_NE(words, before[i].second) << "seed " << seed << ", ply " << ply;
        for (const Change& change : kChanges) {
          View other = view;
          if (tried[change.name] >= 20 || !change.make(other)) continue;
          ++tried[change.name];
          ASSERT_NE(words, view_text<C>(book, config, other)) << change.name;
        }
        before[i] = {key, std::move(words)};
      }
      const Actors acting = ChapterAndVerse::to_act(book, state);
      if (acting.empty()) break;
      const Actor actor =
          acting == kJudgeActs ? Actor::judge() : Actor(static_cast<Seat>(acting.lowest()));
      Actions legal;
      ChapterAndVerse::legal(book, state, actor, legal);
      ASSERT_FALSE(legal.empty()) << "seed " << seed << ", ply " << ply;
      const Action action = legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
      ChapterAndVerse::apply(book, state, actor, action, dice, nullptr);
    }
  }
  for (const Change& change : kChanges) EXPECT_GT(tried[change.name], 0) << change.name;
}

// CV-33: whoever is asked to recite says it as free text, and the table judges the words.
TEST(ChapterAndVerseCodec, TheTableJudgesTheWords) {
  const Shelf shelf = {SCRIPTORIUM_SHARE};
  State state = {};
  const std::string words = scripture("Psalm 46:10");
  std::string said = " " + words + " ";
  EXPECT_FALSE(C::verdict(shelf, the_book(), {}, state, said)) << "nothing was recited";
  state.asks = Asks::kVerdict;
  EXPECT_FALSE(C::verdict(shelf, the_book(), {}, state, said)) << "no verse is there";
  state.kind[1] = kind("be_still");
  state.table.put_on(kHanded, 1);
  EXPECT_EQ(C::verdict(shelf, the_book(), {}, state, said), Action(ActionType::kRight));
  EXPECT_EQ(said, words);
  said = "";
  EXPECT_EQ(C::verdict(shelf, the_book(), {}, state, said), Action(ActionType::kWrong));
}

// CV-15: the schema knows as many chapters as the rules.
TEST(ChapterAndVerseCodec, TheSchemaKnowsEveryChapter) {
  const json::value schema = json::parse(C::schema());
  const std::regex chapter(schema.at("chapter").at("pattern").as_string().c_str());
  for (int number = 1; number <= kChapters; ++number) {
    EXPECT_TRUE(std::regex_match("5." + std::to_string(number), chapter)) << number;
  }
  EXPECT_FALSE(std::regex_match("5." + std::to_string(kChapters + 1), chapter));
  EXPECT_FALSE(std::regex_match("5.0", chapter));
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
