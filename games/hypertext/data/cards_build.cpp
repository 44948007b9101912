// cards_build NOUNS CARDS PHASES HEADER: compiles the words and the phases of the game, and writes
// them as C++.

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "effects/language/building.h"
#include "effects/language/tables.h"
#include "games/hypertext/book.h"
#include "games/hypertext/data/phases_read.h"

namespace scriptorium::hypertext {
namespace {

using effects::needed_field;
using Compositions = std::vector<Tally>;

constexpr std::string_view kTypeNames[] = {"NOUN", "VERB", "ADJECTIVE", "NAME", "TITLE"};

// One word as the rules know it.
std::string word_row(const effects::Nouns& nouns, const effects::Card& card) {
  const auto member = [&](const char* id) {
    return needed_field(nouns, card, id).members.at(0).member;
  };
  const auto number = [&](const char* id) { return needed_field(nouns, card, id).number; };
  if (card.abilities.size() != 1) {
    throw std::runtime_error(fmt::format("{}:{}: a word has one ability", card.file, card.line));
  }
  return fmt::format("    {{Type{{{}}}, Rarity{{{}}}, {{{}, {}, {}}}, 0, {}}},  // {}\n",
                     member("type"), member("rarity"), number("lore"), number("context"),
                     number("complexity"), card.abilities[0], card.title);
}

// HT-02, HT-30: how many of each.
void check_counts(const effects::Nouns& nouns, const effects::CardSet& set) {
  constexpr int kWanted[kTypes][kRarities] = {
      {6, 6, 2, 2}, {8, 7, 3, 2}, {8, 7, 3, 2}, {6, 6, 2, 2}, {8, 6, 3, 1}};
  int counts[kTypes][kRarities] = {};
  for (const effects::Card& card : set.cards) {
    ++counts[needed_field(nouns, card, "type").members.at(0).member - 1]
            [needed_field(nouns, card, "rarity").members.at(0).member - 1];
  }
  if (!std::equal(&counts[0][0], &counts[0][0] + kTypes * kRarities, &kWanted[0][0])) {
    throw std::runtime_error("the words are not as many of each type and rarity as HT-30 says");
  }
}

// Every way to give the groups to different types (HT-05).
void fill(const std::vector<int>& groups, std::size_t at, Tally made, Compositions& out) {
  if (at == groups.size()) {
    if (std::find(out.begin(), out.end(), made) == out.end()) out.push_back(made);
    return;
  }
  for (const Type type : kAllTypes) {
    if (count_of(made, type) != 0) continue;
    fill(groups, at + 1, made + one_of(type) * static_cast<Tally>(groups[at]), out);
  }
}
void fill_any(int cards, std::size_t type, Tally made, Compositions& out) {
  if (type + 1 == std::size(kAllTypes)) {
    out.push_back(made + one_of(kAllTypes[type]) * static_cast<Tally>(cards));
    return;
  }
  for (int some = 0; some <= cards; ++some) {
    fill_any(cards - some, type + 1, made + one_of(kAllTypes[type]) * static_cast<Tally>(some),
             out);
  }
}

// `NOUN NOUN VERB …`, `5 same`, `6 any`, `3 + 2 + 2`.
Compositions compositions(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  const auto number = [](const std::string& word) {
    return word.size() == 1 && word[0] >= '1' && word[0] <= '7' ? word[0] - '0' : 0;
  };
  Compositions out;
  if (words.size() == 2 && words[1] == "any") {
    fill_any(number(words[0]), 0, 0, out);
  } else if (words.size() == 2 && words[1] == "same") {
    fill({number(words[0])}, 0, 0, out);
  } else if (!words.empty() && number(words[0]) != 0) {
    std::vector<int> groups;
    for (std::size_t i = 0; i < words.size(); i += 2) groups.push_back(number(words[i]));
    fill(groups, 0, 0, out);
  } else {
    Tally made = 0;
    for (const std::string& word : words) {
      const auto* found = std::find(std::begin(kTypeNames), std::end(kTypeNames), word);
      if (found == std::end(kTypeNames)) throw std::runtime_error("there is no type " + word);
      made += one_of(kAllTypes[found - std::begin(kTypeNames)]);
    }
    out.push_back(made);
  }
  return out;
}

std::string phase_rows(const std::string& file) {
  std::string phases;
  std::string all;
  std::size_t count = 0;
  const std::vector<WrittenPhase> written = read_phases(effects::read_file(file));
  for (const WrittenPhase& phase : written) {
    const Compositions made = compositions(phase.cards);
    const int size = size_of(made.at(0));
    const auto fault = [&](const std::string& why) {
      throw std::runtime_error(fmt::format("{}:{}: {}", file, phase.line, why));
    };
    const bool sound = std::all_of(made.begin(), made.end(), [&](Tally each) {
      return size_of(each) == size && size >= 5 && size <= kMostRecorded;
    });
    if (!sound) fault("a phase has five to seven cards");
    if (phase.points != 2 * size - 2) {  // HT-03: 8, 10 or 12
      fault(fmt::format("{} cards do not bring {}", size, phase.points));
    }
    phases += fmt::format("    {{{}, {}, {}, {}}},  // {}\n", count, count + made.size(), size,
                          phase.points, phase.titles[0]);
    count += made.size();
    for (const Tally each : made) all += fmt::format("    {:#x},\n", each);
  }
  if (written.size() != kPhases)
    throw std::runtime_error(file + ": there are thirty phases (HT-01)");
  return "constexpr hypertext::Phase kPhaseRows[] = {\n    {},\n" + phases +
         "};\nconstexpr Tally kCompositions[] = {\n" + all + "};\n";
}

std::string build(char** arguments) {
  const std::string cards[] = {arguments[2]};
  const auto [nouns, set] = effects::read_deck(arguments[1], cards);
  check_counts(nouns, set);
  std::string text = "#pragma once\n// Made by cards_build from data/.\n";
  text += "namespace scriptorium::hypertext {\nnamespace {\n";
  text += effects::write_noun_checks(nouns, "type rarity") + effects::write_rows(set);
  text += "constexpr hypertext::Word kWordRows[] = {\n    {},\n";
  for (const effects::Card& card : set.cards) text += word_row(nouns, card);
  text += "};\n" + phase_rows(arguments[3]);
  text += fmt::format("constexpr std::uint64_t kHash = {:#x};\n", effects::hash_of_figures(text));
  return text + "}  // namespace\n}  // namespace scriptorium::hypertext\n";
}

}  // namespace
}  // namespace scriptorium::hypertext

int main(int count, char** arguments) {
  return scriptorium::effects::write_built(count, arguments, 4,
                                           "usage: cards_build NOUNS CARDS PHASES HEADER\n",
                                           scriptorium::hypertext::build);
}
