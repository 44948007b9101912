#include "effects/language/rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "effects/language/cursor.h"

namespace scriptorium::effects {
namespace {

template <class Number, class Row>
Number intern(std::vector<Row>& rows, const Row& row, std::string_view what) {
  const auto found = std::find(rows.begin(), rows.end(), row);
  if (found != rows.end()) return static_cast<Number>(found - rows.begin());
  if (rows.size() > std::numeric_limits<Number>::max())
    refuse(fmt::format("the set has too many different {}", what));
  rows.push_back(row);
  return static_cast<Number>(rows.size() - 1);
}

}  // namespace

Rows::Rows(CardSet& set) : set_(set) {
  set_.amounts.resize(1);
  set_.selections.resize(1);
  set_.word_lists.resize(1);
}

std::uint16_t Rows::amount(const Amount& amount) {
  return intern<std::uint16_t>(set_.amounts, amount, "amounts");
}
std::uint16_t Rows::cards(const Cards& cards) {
  return intern<std::uint16_t>(set_.selections, cards, "selections of cards");
}
std::uint8_t Rows::words(const std::vector<std::string>& words) {
  return intern<std::uint8_t>(set_.word_lists, words, "lists of words");
}

std::uint16_t Rows::ability(Ability ability, const std::vector<Instruction>& steps) {
  const auto at =
      std::search(set_.instructions.begin(), set_.instructions.end(), steps.begin(), steps.end());
  const auto begin = static_cast<std::size_t>(at - set_.instructions.begin());
  if (begin + steps.size() > std::numeric_limits<std::uint16_t>::max())
    refuse("the set has too many steps");
  if (at == set_.instructions.end())
    set_.instructions.insert(set_.instructions.end(), steps.begin(), steps.end());
  ability.begin = static_cast<std::uint16_t>(steps.empty() ? 0 : begin);
  ability.end = static_cast<std::uint16_t>(ability.begin + steps.size());
  return intern<std::uint16_t>(set_.abilities, ability, "effects");
}

}  // namespace scriptorium::effects
