// cards_build NOUNS FOUNDATIONS DEEP_WATERS DECKS BUNDLE HEADER: compiles the verses of the game,
// asks the scripture what rules depend on, and writes it all as C++.

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "effects/language/building.h"
#include "effects/language/tables.h"
#include "games/chapter_and_verse/book.h"
#include "games/chapter_and_verse/data/scripture_facts.h"

namespace scriptorium::chapter_and_verse {
namespace {

using effects::CardSet;
using effects::FieldValue;
using effects::needed_field;
using effects::Nouns;

bool has_keyword(const Nouns& nouns, const CardSet& set, const effects::Card& card,
                 const char* id) {
  return std::ranges::any_of(card.abilities, [&](std::uint16_t row) {
    const auto* ability = nouns.ability(set.abilities[row].keyword);
    return ability != nullptr && ability->id == id;
  });
}

// One verse as the rules know it.
std::string verse_row(const Nouns& nouns, const CardSet& set, const effects::Card& card,
                      const Facts& facts, std::size_t index, std::size_t foundations) {
  std::uint64_t icons = 0;
  for (const FieldValue::Share& share : needed_field(nouns, card, "icons").members) {
    icons += std::uint64_t{share.amount} << (12 * (share.member - 1));
  }
  std::uint64_t markers = 0;
  for (const FieldValue::Share& share : needed_field(nouns, card, "markers").members) {
    markers |= std::uint64_t{1} << (share.member - 1);
  }
  unsigned triggers = 0;
  Force force = 0;
  for (const std::uint16_t row : card.abilities) {
    const effects::Ability& ability = set.abilities[row];
    triggers |= 1U << static_cast<unsigned>(ability.trigger);
    for (std::size_t at = ability.begin; at < ability.end; ++at) {
      if (ability.trigger != effects::Trigger::kWhileInPlay) continue;
      force |= force_of(set.instructions[at], set.selections[set.instructions[at].cards]);
    }
  }
  const bool unique = has_keyword(nouns, set, card, "unique");
  const bool quick = (triggers >> static_cast<unsigned>(effects::Trigger::kQuickPlayed) & 1U) != 0;
  const bool advanced = unique || quick || has_keyword(nouns, set, card, "cross_reference");
  const bool deep = index >= foundations;
  if (advanced && !deep) {
    throw std::runtime_error(fmt::format(
        "{}:{}: Unique, Cross Reference and Quick Play are for the advanced game (CV-52)",
        card.file, card.line));
  }
  return fmt::format(
      "    {{{:#x}, {:#x}, {:#x}, {}, {}, {}, {}, {}, {}, {}, {}, Set::{}, {}, {}}},  // {}\n",
      icons, markers, facts.words[index], card.abilities.empty() ? 0 : card.abilities.front(),
      card.abilities.size(), needed_field(nouns, card, "cost").number, facts.title_rank[index],
      facts.length[index], has_keyword(nouns, set, card, "quote"), unique, facts.bible[index],
      deep ? "kDeepWaters" : "kFoundations", triggers, force, card.title);
}

// The ready decks: `deck "Name"` begins one, `3 Be Still` are its verses; the rest is the edge's.
std::vector<Deck> read_ready_decks(const char* file, const CardSet& set) {
  std::vector<Deck> decks;
  std::ifstream in(file);
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (line.starts_with("deck ")) decks.push_back({});
    if (!line.starts_with("  ") || line[2] < '0' || line[2] > '9') continue;
    const int copies = line[2] - '0';
    const auto card = std::ranges::find(
        set.cards, line.substr(std::min<std::size_t>(4, line.size())), &effects::Card::title);
    if (card == set.cards.end() || copies < 1 || copies > kMostOfATitle || line[3] != ' ' ||
        decks.empty() || decks.back().size() + copies > kDeckCap) {
      throw std::runtime_error(fmt::format(
          "{}:{}: a number from 1 to 3 and the title of a verse (CV-04)", file, number));
    }
    for (int i = 0; i < copies; ++i) {
      decks.back().add(static_cast<Kind>(card - set.cards.begin() + 1));
    }
  }
  return decks;
}

std::string build(char** arguments) {
  const std::string cards[] = {arguments[2], arguments[3]};
  const auto [nouns, set] = effects::read_deck(arguments[1], cards);
  const Facts facts = facts_of(nouns, set, arguments[5]);
  const auto deep = std::ranges::find(set.cards, cards[1], &effects::Card::file);
  const auto foundations = static_cast<std::size_t>(deep - set.cards.begin());

  std::string text = "#pragma once\n// Made by cards_build from data/.\n";
  text += "namespace scriptorium::chapter_and_verse {\nnamespace {\n";
  text += effects::write_noun_checks(nouns, "theme") + effects::write_rows(set);
  text += "constexpr chapter_and_verse::Verse kVerses[] = {\n    {},\n";
  for (std::size_t i = 0; i < set.cards.size(); ++i) {
    text += verse_row(nouns, set, set.cards[i], facts, i, foundations);
  }
  text += "};\nconstexpr Deck kReady[] = {\n";
  for (const Deck& deck : read_ready_decks(arguments[4], set)) {
    text += "    {{";
    for (const Kind kind : deck.verses) text += fmt::format("{}, ", kind);
    text += "}},\n";
  }
  const int markers = static_cast<int>(nouns.groups.at(1).members.size());
  text += fmt::format("}};\nconstexpr int kMarkers = {};\n", markers);
  text += fmt::format("constexpr std::uint64_t kHash = {:#x};\n", effects::hash_of_figures(text));
  return text + "}  // namespace\n}  // namespace scriptorium::chapter_and_verse\n";
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse

int main(int count, char** arguments) {
  return scriptorium::effects::write_built(
      count, arguments, 6, "usage: cards_build NOUNS FOUNDATIONS DEEP_WATERS DECKS BUNDLE HEADER\n",
      scriptorium::chapter_and_verse::build);
}
