#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "effects/language/compile.h"

namespace scriptorium::effects {

// Rows in the making: what is there already is not kept a second time. Full tables refuse the line.
class Rows {
 public:
  explicit Rows(CardSet& set);

  std::uint16_t amount(const Amount& amount);
  std::uint16_t cards(const Cards& cards);
  std::uint8_t words(const std::vector<std::string>& words);
  std::uint16_t ability(Ability ability, const std::vector<Instruction>& steps);

  const Amount& amount_at(std::uint16_t row) const { return set_.amounts[row]; }
  const Cards& cards_at(std::uint16_t row) const { return set_.selections[row]; }

 private:
  CardSet& set_;
};

}  // namespace scriptorium::effects
