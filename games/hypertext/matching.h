#pragma once

#include <algorithm>

#include "games/hypertext/book.h"

// HT-03, HT-04: which cards record which phase.
namespace scriptorium::hypertext {

// Whether cards can make up this composition: TITLEs stand in for what NOUNs and NAMEs lack.
constexpr bool supplies(Tally cards, Tally wanted) {
  const auto lacks = [&](Type type) {
    return std::max(0, count_of(wanted, type) - count_of(cards, type));
  };
  return lacks(Type::kVerb) + lacks(Type::kAdjective) == 0 &&
         lacks(Type::kNoun) + lacks(Type::kName) + count_of(wanted, Type::kTitle) <=
             count_of(cards, Type::kTitle);
}

// Whether these cards, declared as they are, are a part of the composition that the rest of the
// hand can complete.
constexpr bool completes(Tally declared, Tally rest, Tally composition) {
  for (int type = 1; type <= kTypes; ++type) {
    if (count_of(declared, Type{static_cast<std::uint8_t>(type)}) >
        count_of(composition, Type{static_cast<std::uint8_t>(type)})) {
      return false;
    }
  }
  return supplies(rest, composition - declared);
}
constexpr bool can_complete(const Book& book, int phase, Tally declared, Tally rest) {
  const auto all = book.compositions_of(phase);
  return std::any_of(all.begin(), all.end(),
                     [&](Tally composition) { return completes(declared, rest, composition); });
}

constexpr int hand_number(Tally cards) {
  int number = 0;
  for (int type = 0; type < kTypes; ++type) {
    number |= std::min(static_cast<int>(cards >> (8 * type) & 255U), 7) << (3 * type);
  }
  return number;
}
inline PhaseSet fitting(const Book& book, Tally cards) {
  return book.fits[static_cast<std::size_t>(hand_number(cards))];
}

// HT-04: what a card may be declared as.
constexpr bool may_stand_for(Type card, Type role) {
  return card == role || (card == Type::kTitle && (role == Type::kNoun || role == Type::kName));
}

}  // namespace scriptorium::hypertext
