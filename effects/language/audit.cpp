#include "effects/language/compile.h"
#include "effects/language/verbs.h"

namespace scriptorium::effects {
namespace {

const char* audit(const CardSet& set, const Ability& ability) {
  if (ability.begin > ability.end || ability.end > set.instructions.size())
    return "an ability's steps are not in the table";
  if (ability.end - ability.begin > kMaxSteps) return "an ability has too many steps";
  std::vector<int> ends;  // of the blocks around a step
  for (int i = ability.begin; i < ability.end; ++i) {
    const Instruction& step = set.instructions[static_cast<std::size_t>(i)];
    while (!ends.empty() && ends.back() <= i) ends.pop_back();
    const int end = i + 1 + step.length;
    if (step.verb == Verb::kNone) return "a step does nothing";
    if (ends.size() > static_cast<std::size_t>(kMaxDepth)) return "blocks are too deep";
    if (end > (ends.empty() ? ability.end : ends.back())) return "a block is longer than its own";
    if (((verb_row(step.verb).traits & kRules) != 0) != (step.length > 0))
      return "a block is empty, or is none";
    if (step.amount >= set.amounts.size()) return "a step's amount is not in the table";
    if (step.cards >= set.selections.size() || step.with_cards >= set.selections.size())
      return "a step's cards are not in the table";
    if (step.length > 0) ends.push_back(end);
  }
  return nullptr;
}

const char* audit(const CardSet& set, const Cards& cards) {
  if (cards.amount >= set.amounts.size()) return "an amount of cards is not in the table";
  if (cards.filter.words >= set.word_lists.size()) return "a list of words is not in the table";
  if (cards.filter.title > set.cards.size()) return "a card is named that is not in the set";
  const bool picked = cards.quantity == Quantity::kExactly || cards.quantity == Quantity::kUpTo;
  if (picked && set.amounts[cards.amount].n > kMaxPicked) return "too many cards are picked";
  return nullptr;
}

}  // namespace

const char* audit(const CardSet& set) {
  for (const Ability& ability : set.abilities) {
    if (const char* fault = audit(set, ability)) return fault;
    if (ability.card > set.cards.size()) return "an ability names a card that is not in the set";
  }
  for (const Cards& cards : set.selections) {
    if (const char* fault = audit(set, cards)) return fault;
  }
  for (const Amount& amount : set.amounts) {
    if (amount.cards >= set.selections.size()) return "counted cards are not in the table";
  }
  for (const Card& card : set.cards) {
    for (const std::uint16_t row : card.abilities) {
      if (row >= set.abilities.size()) return "a card's ability is not in the table";
    }
  }
  return nullptr;
}

}  // namespace scriptorium::effects
