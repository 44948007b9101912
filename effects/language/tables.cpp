#include "effects/language/tables.h"

#include <fmt/format.h>

#include "core/hash.h"

namespace scriptorium::effects {

namespace {

template <class T>
int number(T value) {
  return static_cast<int>(value);
}

std::string row(const Players& players) {
  return fmt::format("{{Who({}), Than({}), {}, {}}}", number(players.who), number(players.than),
                     players.counted_pile, players.counted_counter);
}
std::string row(const Place& place) {
  return fmt::format("{{{}, Whose({}), End({}), Which({})}}", place.pile, number(place.whose),
                     number(place.end), number(place.which));
}
std::string row(const Filter& filter) {
  return fmt::format("{{{{{{{}, {}}}, {{{}, {}}}}}, {}, Compare({}), {}, {}, {}, {}, 0}}",
                     filter.member[0].group, filter.member[0].member, filter.member[1].group,
                     filter.member[1].member, filter.stat, number(filter.compare), filter.bound,
                     filter.words, filter.title, filter.other);
}
std::string row(const Cards& cards) {
  return fmt::format("{{Quantity({}), {}, {}, {}, {}}}", number(cards.quantity), cards.of_them,
                     cards.amount, row(cards.filter), row(cards.from));
}
std::string row(const Amount& amount) {
  return fmt::format("{{Amount::Kind({}), {}, {}, {}, {}}}", number(amount.kind), amount.n,
                     amount.noun, amount.cap, amount.cards);
}
std::string row(const Instruction& step) {
  return fmt::format(
      "{{Verb({}), {}, {}, Duration({}), {}, {}, {}, {{Condition::Kind({}), Compare({}), {}, 0}}, "
      "{}, {}, {}}}",
      number(step.verb), step.length, step.noun, number(step.duration), row(step.who),
      row(step.other), row(step.to), number(step.condition.kind), number(step.condition.compare),
      step.condition.noun, step.amount, step.cards, step.with_cards);
}
std::string row(const Ability& ability) {
  return fmt::format("{{Trigger({}), {}, {}, {}, {}, {}, {}}}", number(ability.trigger),
                     ability.own_turn, ability.keyword, ability.parameter, ability.card,
                     ability.begin, ability.end);
}

template <class Row>
std::string table(std::string_view type, std::string_view name, const std::vector<Row>& rows) {
  std::string text = fmt::format("constexpr {} {}[] = {{\n", type, name);
  for (const Row& each : rows) text += "    " + row(each) + ",\n";
  if (rows.empty()) text += "    {},\n";
  return text + "};\n";
}

// quick_play: kQuickPlay.
std::string constant(std::string_view id) {
  std::string name = "k";
  bool first = true;
  for (const char letter : id) {
    if (letter == '_' || letter == '-') {
      first = true;
      continue;
    }
    const bool small = letter >= 'a' && letter <= 'z';
    name += first && small ? static_cast<char>(letter - 'a' + 'A') : letter;
    first = false;
  }
  return name;
}

template <class NounType>
std::string checks(std::string_view type, const std::vector<NounType>& nouns) {
  std::string text;
  for (const NounType& noun : nouns) {
    text += fmt::format("static_assert(static_cast<int>({}::{}) == {});\n", type, constant(noun.id),
                        noun.number);
  }
  return text;
}

}  // namespace

std::string write_rows(const CardSet& set) {
  return "using namespace scriptorium::effects;\n" +
         table("effects::Instruction", "kInstructions", set.instructions) +
         table("effects::Cards", "kSelections", set.selections) +
         table("effects::Amount", "kAmounts", set.amounts) +
         table("effects::Ability", "kAbilities", set.abilities);
}

std::uint64_t hash_of_figures(std::string_view text) {
  std::string figures;
  bool comment = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("//")) comment = true;
    if (text[i] == '\n') comment = false;
    const bool figure = text[i] >= '0' && text[i] <= '9';
    const bool between = text[i] == ',' || text[i] == '{' || text[i] == '}';
    if (!comment && (figure || between)) figures += text[i];
  }
  return hash_bytes(figures.data(), figures.size(), 1);
}

std::string write_noun_checks(const Nouns& nouns, std::string_view groups) {
  std::string text = checks("Pile", nouns.piles) + checks("Group", nouns.groups) +
                     checks("Stat", nouns.stats) + checks("Counter", nouns.counters) +
                     checks("Act", nouns.acts);
  for (const Group& group : nouns.groups) {
    const std::string type = constant(group.id).substr(1);
    if (groups.find(group.id) != std::string_view::npos) text += checks(type, group.members);
  }
  return text;
}

}  // namespace scriptorium::effects
