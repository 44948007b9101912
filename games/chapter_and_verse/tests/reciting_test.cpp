#include "games/chapter_and_verse/codec/reciting.h"

#include <gtest/gtest.h>

#include <set>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "games/chapter_and_verse/tests/scripture.h"
#include "table/scenario.h"

namespace scriptorium::chapter_and_verse {
namespace {

enum Reciting : std::uint8_t { kExact, kLenient, kFirstFive };

bool right(Reciting reciting, std::string_view verse, std::string_view said) {
  Config config;
  config.reciting = reciting;
  const auto kind = CardList::get().kind_of(verse);
  EXPECT_TRUE(kind) << verse;
  const auto judged = recited_rightly({SCRIPTORIUM_SHARE}, config, *kind, said);
  EXPECT_TRUE(judged) << verse;
  return judged.value_or(false);
}

// CV-33: the scripture as written, whatever the case, punctuation and accents.
TEST(ChapterAndVerseReciting, Exact) {
  EXPECT_TRUE(right(kExact, "thou_shalt_not_steal", "Thou shalt not steal."));
  EXPECT_TRUE(right(kExact, "thou_shalt_not_steal", "thou shalt NOT steal"));
  EXPECT_TRUE(right(kExact, "thou_shalt_not_steal", "No hurtaras"));
  EXPECT_FALSE(right(kExact, "thou_shalt_not_steal", "Thou shalt not kill."));
  EXPECT_FALSE(right(kExact, "thou_shalt_not_steal", "Thou shalt steal."));
  EXPECT_FALSE(right(kExact, "thou_shalt_not_steal", ""));
  EXPECT_FALSE(right(kExact, "thou_shalt_not_steal", "Exodus 20:15"));
}

// CV-33: nine words in ten; the first five.
TEST(ChapterAndVerseReciting, LenientAndFirstFive) {
  const std::string all = scripture("Psalm 46:10");
  std::string slip = all;
  slip.replace(slip.find("heathen"), 7, "nations");
  const std::string_view five = "Be still, and know that";
  EXPECT_TRUE(right(kExact, "be_still", all));
  EXPECT_FALSE(right(kExact, "be_still", five));
  EXPECT_TRUE(right(kLenient, "be_still", slip));
  EXPECT_FALSE(right(kLenient, "be_still", five));
  EXPECT_TRUE(right(kFirstFive, "be_still", five));
  EXPECT_FALSE(right(kFirstFive, "be_still", "Be still, and know"));
}

// CV-32, CV-33: title and reference are not needed, and not wrong.
TEST(ChapterAndVerseReciting, WithTitleAndReference) {
  const std::string all = scripture("John 3:16");
  for (const char* said : {"God So Loved. ", "John 3:16 ", "John 3 16: ", "St. John 3:16 "}) {
    const bool known = std::string_view(said) != "St. John 3:16 ";  // no name of the book here
    EXPECT_EQ(right(kExact, "god_so_loved", said + all), known) << said;
    EXPECT_EQ(right(kExact, "god_so_loved", all + " " + said), known) << said;
  }
  const std::string spanish = scripture("John 3:16", text::Translation::kRv1909);
  EXPECT_TRUE(right(kExact, "god_so_loved", "De tal manera amó, Juan 3:16. " + spanish));
  EXPECT_TRUE(right(kFirstFive, "god_so_loved", "Juan 3:16. For God so loved the"));
  EXPECT_TRUE(right(kExact, "thou_shalt_not_steal", "Thou shalt not steal. Exodus 20:15"));
  EXPECT_FALSE(right(kExact, "god_so_loved", "God So Loved, John 3:16"));
  EXPECT_FALSE(right(kExact, "god_so_loved", "John 3:17 " + all));
  EXPECT_FALSE(right(kExact, "god_so_loved", "Be Still. " + all));
  EXPECT_FALSE(right(kFirstFive, "god_so_loved", "God so loved"));
}

// CV-32, CV-33: in both languages, before every verse of the set and after it, in either order and
// however strict the table is; where the text is there in English alone, its Spanish heading too.
TEST(ChapterAndVerseReciting, EveryVerseWithTitleAndReference) {
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    const CardText& card = *CardList::get().verse(kind);
    const auto reference = std::get<text::Reference>(text::parse_reference(card.reference));
    for (const Language language : {Language::kEnglish, Language::kSpanish}) {
      const auto own =
          language == Language::kSpanish ? text::Translation::kRv1909 : text::Translation::kKjv;
      const bool there = text::Scripture::has(reference.book, own);
      const std::string all = scripture(card.reference, there ? own : text::Translation::kKjv);
      const std::string title = card.title(language) + " ";
      const std::string place = text::write_reference(reference, language) + ". ";
      const std::string_view last = std::string_view(all).substr(all.rfind(' '));
      for (const Reciting reciting : {kExact, kLenient, kFirstFive}) {
        for (const std::string& heading : {title, place, title + place, place + title}) {
          EXPECT_TRUE(right(reciting, card.slug, heading + all)) << heading << all;
          EXPECT_TRUE(right(reciting, card.slug, all + " " + heading)) << all << heading;
          EXPECT_TRUE(right(reciting, card.slug, title + all + " " + heading)) << all << heading;
        }
        EXPECT_FALSE(right(reciting, card.slug, place)) << place;
      }
      text::Reference next = reference;
      next.first = next.last = static_cast<std::uint8_t>(next.last + 1);
      const std::string other = text::write_reference(next, language) + " ";
      EXPECT_FALSE(right(kExact, card.slug, other + all)) << other << all;
      EXPECT_FALSE(right(kExact, card.slug, all + " " + other)) << all << other;
      EXPECT_FALSE(right(kExact, card.slug, title + all.substr(0, all.size() - last.size())));
      const std::size_t middle = all.find(' ');
      EXPECT_FALSE(
          right(kExact, card.slug, all.substr(0, middle) + " " + place + all.substr(middle)))
          << all << place;
    }
  }
}

// CV-33: every verse of the set is right as it is written, in every text that has it, and no verse
// is too long to be judged.
TEST(ChapterAndVerseReciting, EveryVerseAsWritten) {
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    const CardText& card = *CardList::get().verse(kind);
    const auto reference = std::get<text::Reference>(text::parse_reference(card.reference));
    for (const auto translation :
         {text::Translation::kKjv, text::Translation::kWeb, text::Translation::kRv1909}) {
      if (!text::Scripture::has(reference.book, translation)) continue;
      const std::string all = scripture(card.reference, translation);
      EXPECT_TRUE(right(kExact, card.slug, all)) << card.slug;
      EXPECT_FALSE(right(kExact, card.slug, all.substr(0, all.rfind(' ')))) << card.slug;
    }
  }
}

json::object slips(Reciting reciting, std::string_view verse, std::string_view said,
                   Language language = Language::kEnglish) {
  Config config;
  config.reciting = reciting;
  auto slips = ChapterAndVerseCodec::slips({SCRIPTORIUM_SHARE}, config, verse, said, language);
  EXPECT_TRUE(slips) << verse;
  return slips ? *std::move(slips) : json::object();
}

int count(const json::object& slips) { return slips.at("slips").to_number<int>(); }
std::string_view translation(const json::object& slips) {
  return slips.at("translation").as_string();
}
std::string written(const json::object& slips) {
  std::string all;
  for (const json::value& piece : slips.at("pieces").as_array()) {
    if (const json::value* words = piece.as_object().if_contains("scripture"))
      all += words->get_string();
  }
  return all;
}

// CV-33: word by word, in the text that was recited.
TEST(ChapterAndVerseReciting, Slips) {
  const json::object slip = slips(kExact, "thou_shalt_not_steal", "Thou shalt not kill");
  EXPECT_EQ(count(slip), 1);
  EXPECT_EQ(translation(slip), "kjv");
  EXPECT_EQ(slip.at("pieces"), json::parse(R"([{"kind":"right","scripture":"Thou shalt not "},
                            {"kind":"different","scripture":"steal","said":"kill"},
                            {"kind":"right","scripture":"."}])"));
  EXPECT_EQ(translation(slips(kExact, "thou_shalt_not_steal", "No robaras")), "rv1909");
  EXPECT_EQ(count(slips(kExact, "thou_shalt_not_steal", "Exodus 20:15. Thou shalt not steal")), 0);
  const json::object five = slips(kFirstFive, "be_still", "Be still, and know that");
  EXPECT_EQ(count(five), 0);
  EXPECT_EQ(five.at("pieces").as_array().back().at("kind"), json::value("rest"));
  EXPECT_EQ(written(five), scripture("Psalm 46:10"));
  EXPECT_FALSE(ChapterAndVerseCodec::slips({SCRIPTORIUM_SHARE}, {}, "no_verse", "", {}));
}

// CV-33: what is right has no slips where none is allowed; nothing at all is laid beside the
// reader's own text.
TEST(ChapterAndVerseReciting, SlipsOfEveryVerse) {
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    const CardText& card = *CardList::get().verse(kind);
    const auto reference = std::get<text::Reference>(text::parse_reference(card.reference));
    for (const auto own : {text::Translation::kKjv, text::Translation::kRv1909}) {
      if (!text::Scripture::has(reference.book, own)) continue;
      const std::string all = scripture(card.reference, own);
      const json::object right = slips(kExact, card.slug, all);
      EXPECT_EQ(count(right), 0) << card.slug;
      EXPECT_EQ(written(right), all);
      const json::object nothing = slips(kExact, card.slug, "", text::language_of(own));
      EXPECT_EQ(written(nothing), all);
      EXPECT_EQ(translation(nothing), text::translation_code(own));
    }
  }
}

// CV-33: every verse of the set has its scripture.
TEST(ChapterAndVerseReciting, EveryVerseCanBeJudged) {
  EXPECT_EQ(missing_for_reciting({SCRIPTORIUM_SHARE}), "");
  EXPECT_NE(missing_for_reciting({"/nowhere"}), "");
  for (int kind = 1; kind <= CardList::get().kinds(); ++kind) {
    const auto judged = recited_rightly({SCRIPTORIUM_SHARE}, {}, static_cast<Kind>(kind), "no");
    EXPECT_EQ(judged, false) << CardList::get().slug(kind);
  }
  EXPECT_FALSE(recited_rightly({SCRIPTORIUM_SHARE}, {}, 0, "no"));
  EXPECT_FALSE(recited_rightly({"/nowhere"}, {}, 1, "no"));
}

// CV-48: a computer player that knows a verse says it as written; one that does not makes slips,
// and is wrong however strict the table is.
TEST(ChapterAndVerseReciting, AComputerPlayerSaysItsWords) {
  const Shelf shelf = {SCRIPTORIUM_SHARE};
  Dice dice = Dice::fast(Seed::of(1));
  for (const Language language : {Language::kEnglish, Language::kSpanish}) {
    for (int i = 1; i <= CardList::get().kinds(); ++i) {
      const Kind kind = static_cast<Kind>(i);
      for (const Reciting reciting : {kExact, kLenient, kFirstFive}) {
        Config config;
        config.reciting = reciting;
        const auto judged = [&](bool knows) {
          return recited_rightly(shelf, config, kind,
                                 recited_by_player(shelf, kind, knows, language, dice));
        };
        EXPECT_EQ(judged(true), true) << CardList::get().slug(i);
        EXPECT_EQ(judged(false), false) << CardList::get().slug(i);
      }
    }
  }
  EXPECT_EQ(recited_by_player({"/nowhere"}, 1, true, Language::kEnglish, dice), "");
}

// CV-48: the slips are those of somebody who knows a verse by halves: most of its words are there,
// and no two recitations of it are the same.
TEST(ChapterAndVerseReciting, AComputerPlayerKnowsAVerseByHalves) {
  Dice dice = Dice::fast(Seed::of(1));
  const Kind kind = static_cast<Kind>(*CardList::get().kind_of("god_so_loved"));
  std::set<std::string> all;
  int whole = 0;
  for (int i = 0; i < 50; ++i) {
    const std::string said =
        recited_by_player({SCRIPTORIUM_SHARE}, kind, false, Language::kEnglish, dice);
    EXPECT_GT(count(slips(kExact, "god_so_loved", said)), 2) << said;
    EXPECT_GT(said.size(), 30U) << said;
    if (said.ends_with("life.") || said.ends_with("everlasting")) ++whole;
    all.insert(said);
  }
  EXPECT_GT(all.size(), 40U);
  EXPECT_GT(whole, 10);
  EXPECT_LT(whole, 45);
}

// A table at which a computer player has recited, at this recall rate.
std::unique_ptr<AnyMatch> recited(std::string_view reciting, int recall, std::uint64_t seed) {
  static const std::unique_ptr<AnyGame> game = chapter_and_verse::game({SCRIPTORIUM_SHARE});
  std::string text =
      "scenario A computer player recites.\ngame chapter_and_verse\nrules CV-48\n"
      "option game basic\noption reciting " +
      std::string(reciting) + "\noption recall";
  for (int seat = 0; seat < kSeatCap; ++seat) text += " " + std::to_string(recall);
  text += "\nat hand 0: god_so_loved be_still\nat hand 1: naked_came_i\n";
  const Result<Scenario> scenario = read_scenario(text);
  EXPECT_TRUE(scenario) << scenario.error().message;
  Result<std::unique_ptr<AnyMatch>> match = game->position(*scenario, {Seed::of(seed)});
  EXPECT_TRUE(match) << match.error().message;
  EXPECT_FALSE((*match)->act(Seat{0}, {{{"type", "quote"}, {"verse", "god_so_loved"}}}, "",
                             Language::kEnglish));
  EXPECT_TRUE((*match)->bot(0, "random", Language::kEnglish));
  return std::move(*match);
}

// CV-48: the table judges what the computer player says, and that is right as often as its rate
// says: a verse of 25 words takes seven points off it.
TEST(ChapterAndVerseReciting, AComputerPlayerIsJudgedLikeEverybody) {
  for (const char* reciting : {"exact", "lenient", "first_five"}) {
    for (const int recall : {0, 57, 100}) {
      int right = 0;
      for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const std::unique_ptr<AnyMatch> match = recited(reciting, recall, seed);
        EXPECT_EQ(match->actors(), kJudgeActs);
        EXPECT_TRUE(match->give_verdict());
        const json::array legal = *match->legal(Seat{0}, {}, Language::kEnglish);
        if (legal.size() == 2) ++right;  // play it or keep it; it cannot be paid for
        EXPECT_EQ(match->check_verdicts().checked, 1);
        EXPECT_EQ(match->check_verdicts().wrong, 0);
      }
      EXPECT_NEAR(right, std::max(0, recall - 7), recall == 0 ? 0 : 12) << reciting;
    }
  }
}

// CV-33: by the table, an opponent says right or wrong; the table does not.
TEST(ChapterAndVerseReciting, ByTheTable) {
  const std::unique_ptr<AnyMatch> match = recited("by_the_table", 80, 1);
  EXPECT_EQ(match->judge(), Judge::kAsked);
  EXPECT_FALSE(match->ready());
  EXPECT_FALSE(match->give_verdict());
  EXPECT_EQ(match->actors(), kJudgeActs);
  EXPECT_FALSE(match->act(Actor::judge(), {{{"type", "right"}}}, "", Language::kEnglish));
  EXPECT_EQ(match->actors(), Actors::of(0));
  EXPECT_EQ(match->check_verdicts().checked, 0);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
