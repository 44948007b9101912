#include "games/chapter_and_verse/tests/other_verses.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>

#include "effects/language/compile.h"
#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "table/game_of.h"
#include "table/scenario.h"

namespace scriptorium::chapter_and_verse {
namespace {

struct OtherCodec : ChapterAndVerseCodec {
  static inline std::shared_ptr<const Book> others;
  static std::shared_ptr<const Book> book(const Config&) { return others; }
};

[[noreturn]] void refuse(const std::vector<effects::Fault>& faults) {
  std::string text;
  for (const effects::Fault& fault : faults) text += fault.text() + "\n";
  throw std::runtime_error(text);
}

effects::CardSet compiled(const std::vector<OtherEffect>& others) {
  std::ifstream file(SCRIPTORIUM_SOURCE "/games/chapter_and_verse/data/nouns.txt");
  const std::string words(std::istreambuf_iterator<char>(file), {});
  const effects::NounsRead nouns = effects::read_nouns("nouns.txt", words);
  if (!nouns.nouns) refuse(nouns.faults);
  std::string cards;
  for (std::size_t i = 0; i < others.size(); ++i) {
    cards += fmt::format(
        "verse {} \"{}\"\n  spanish \"{}\"\n  reference Psalm 1:{}\n  cost 1\n  icons Faith\n{}\n",
        i + 1, others[i].verse, others[i].verse, i + 1, others[i].written);
  }
  const effects::Source sources[] = {{"others.cards", cards}};
  effects::Compiled set = effects::compile(*nouns.nouns, sources);
  if (!set.set) refuse(set.faults);
  return std::move(*set.set);
}

// The box of the basic game holds these alone, and so several of each.
constexpr const char* kBasic[] = {
    "be_still",     "god_so_loved",         "naked_came_i",     "choose_you_this_day",
    "the_evidence", "thou_shalt_not_steal", "the_son_was_lost", "weeping_and_gnashing"};

// A book, and all that it points to.
struct Shelved {
  effects::CardSet set;
  std::vector<effects::Ability> abilities;  // every verse's one after the other
  std::vector<Verse> verses;
  Book book;

  explicit Shelved(const std::vector<OtherEffect>& others)
      : set(compiled(others)), verses(the_book().verses.begin(), the_book().verses.end()) {
    for (Verse& verse : verses) {
      verse.abilities = verse.ability_count = 0;
      verse.triggers = verse.force = 0;
      verse.quote = verse.unique = false;
      verse.set = Set::kDeepWaters;
    }
    for (const char* slug : kBasic) verses[*CardList::get().kind_of(slug)].set = Set::kFoundations;
    for (const effects::Card& card : set.cards) give(card);
    book = the_book();
    book.verses = verses;
    book.program = {set.instructions, set.selections, set.amounts, abilities};
    ++book.hash;
  }
  void give(const effects::Card& card) {
    const auto kind = CardList::get().kind_of(card.title);
    if (!kind) throw std::runtime_error("there is no verse " + card.title);
    Verse& verse = verses[*kind];
    verse.abilities = static_cast<std::uint16_t>(abilities.size());
    verse.ability_count = static_cast<std::uint8_t>(card.abilities.size());
    for (const std::uint16_t row : card.abilities) {
      abilities.push_back(set.abilities[row]);
      const effects::Ability& ability = abilities.back();
      const auto trigger = static_cast<unsigned>(ability.trigger);
      verse.triggers = static_cast<std::uint16_t>(verse.triggers | 1U << trigger);
      if (ability.trigger != effects::Trigger::kWhileInPlay) continue;
      for (std::size_t at = ability.begin; at < ability.end; ++at) {
        verse.force |= force_of(set.instructions[at], set.selections[set.instructions[at].cards]);
      }
    }
  }
};

}  // namespace

std::shared_ptr<const Book> book_with(const std::vector<OtherEffect>& others) {
  const auto shelved = std::make_shared<const Shelved>(others);
  return {shelved, &shelved->book};
}

Deck deck_of(std::initializer_list<std::pair<std::string_view, int>> copies) {
  Deck deck = {};
  for (const auto& [verse, count] : copies) {
    for (int i = 0; i < count; ++i) deck.add(*CardList::get().kind_of(verse));
  }
  return deck;
}

std::shared_ptr<const Book> with_deck(const Book& book, const Deck& deck) {
  struct Held {
    Deck deck;
    Book book;
  };
  const auto held = std::make_shared<Held>(Held{deck, book});
  held->book.ready = {&held->deck, 1};
  return {held, &held->book};
}

void expect_with(const std::vector<OtherEffect>& others, std::string_view text) {
  OtherCodec::others = book_with(others);
  Registry registry;
  registry.add(std::make_unique<GameOf<OtherCodec>>(Shelf{SCRIPTORIUM_SHARE}));
  const Result<Scenario> scenario =
      read_scenario("game chapter_and_verse\nscenario " + std::string(text));
  ASSERT_TRUE(scenario) << scenario.error().message;
  const Result<ScenarioReport> report = run_scenario(*scenario, registry);
  ASSERT_TRUE(report) << scenario->title << ": " << report.error().message;
  EXPECT_GT(report->checks, 0) << "a scenario without a check proves nothing";
}

}  // namespace scriptorium::chapter_and_verse
