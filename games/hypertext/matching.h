#pragma once

#include <algorithm>

#include "games/hypertext/book.h"

// HT-03, HT-04: which cards record which phase.
namespace scriptorium::hypertext {

// What cards lack for a composition: TITLEs that it does not need stand in for NOUNs and NAMEs.
constexpr Tally missing(Tally cards, Tally wanted) {
  const auto lacks = [&](Type type) {
    return std::max(0, count_of(wanted, type) - count_of(cards, type));
  };
  const int wild = std::max(0, count_of(cards, Type::kTitle) - count_of(wanted, Type::kTitle));
  const int nouns = lacks(Type::kNoun);
  const int names = lacks(Type::kName);
  const auto left = [](int lack, int stand_ins) {
    return static_cast<Tally>(std::max(0, lack - stand_ins));
  };
  return left(nouns, wild) * one_of(Type::kNoun) +
         left(names, std::max(0, wild - nouns)) * one_of(Type::kName) +
         left(lacks(Type::kVerb), 0) * one_of(Type::kVerb) +
         left(lacks(Type::kAdjective), 0) * one_of(Type::kAdjective) +
         left(lacks(Type::kTitle), 0) * one_of(Type::kTitle);
}
constexpr bool supplies(Tally cards, Tally wanted) { return missing(cards, wanted) == 0; }

// Whether these cards, declared as they are, are a part of the composition that the rest of the
// hand can complete.
constexpr bool completes(Tally declared, Tally rest, Tally composition) {
  for (const Type type : kAllTypes) {
    if (count_of(declared, type) > count_of(composition, type)) return false;
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
