#pragma once

#include <algorithm>

#include "games/hypertext/book.h"

// HT-03, HT-04: which cards record which phase.
namespace scriptorium::hypertext {

// By type, and for all types at once: how many more of it there are in `wanted` than in `cards`.
constexpr Tally beyond(Tally wanted, Tally cards) {
  constexpr Tally kTop = 0x8080808080;  // of each type's byte: stays where nothing is borrowed
  const Tally left = (wanted | kTop) - cards;
  const Tally more = left & kTop;
  return left & (more - (more >> 7));
}

// What cards lack for a composition: TITLEs that it does not need stand in for NOUNs and NAMEs.
constexpr Tally missing(Tally cards, Tally wanted) {
  const Tally lack = beyond(wanted, cards);
  const int wild = count_of(beyond(cards, wanted), Type::kTitle);
  const int nouns = std::min(wild, count_of(lack, Type::kNoun));
  const int names = std::min(wild - nouns, count_of(lack, Type::kName));
  return lack - static_cast<Tally>(nouns) * one_of(Type::kNoun) -
         static_cast<Tally>(names) * one_of(Type::kName);
}
// How many of these a TITLE may stand in for.
inline constexpr Tally kStoodFor = 255 * (one_of(Type::kNoun) | one_of(Type::kName));
constexpr int stand_ins(Tally lack) {
  return count_of(lack, Type::kNoun) + count_of(lack, Type::kName);
}
constexpr bool supplies(Tally cards, Tally wanted) {
  const Tally lack = beyond(wanted, cards);
  if ((lack & ~kStoodFor) != 0) return false;
  return lack == 0 || stand_ins(lack) <= count_of(beyond(cards, wanted), Type::kTitle);
}

// Whether these cards, declared as they are, are a part of the composition that the rest of the
// hand can complete.
constexpr bool completes(Tally declared, Tally rest, Tally composition) {
  return beyond(declared, composition) == 0 && supplies(rest, composition - declared);
}
constexpr bool can_complete(const Book& book, int phase, Tally declared, Tally rest) {
  const auto all = book.compositions_of(phase);
  return std::any_of(all.begin(), all.end(),
                     [&](Tally composition) { return completes(declared, rest, composition); });
}

// HT-04: what a card may be declared as.
constexpr bool may_stand_for(Type card, Type role) {
  return card == role || (card == Type::kTitle && (role == Type::kNoun || role == Type::kName));
}

// What cards may be laid as, a byte other than 0 for each type: as what they are, and a TITLE as
// another type.
struct Roles {
  Tally own = 0;
  Tally stands_for = 0;

  constexpr bool take(Type card, Type role) const {
    if (card != role && card != Type::kTitle) return false;
    return count_of(card == role ? own : stands_for, role) != 0;
  }
};
// What may be laid next, so that the rest of the hand can complete the phase. While a composition
// is supplied, every card that it wants may be laid as what it is, and a TITLE where a stand-in is
// needed, or where there are more TITLEs than that takes.
constexpr Roles roles_open(const Book& book, int phase, Tally declared, Tally rest) {
  Roles open;
  if (book.any_cards(phase)) {
    for (const Type type : kAllTypes) open.own |= one_of(type);
    open.stands_for = kStoodFor;
    return open;
  }
  for (const Tally composition : book.compositions_of(phase)) {
    if (!completes(declared, rest, composition)) continue;
    const Tally wanted = composition - declared;
    open.own |= wanted;
    const Tally lack = beyond(wanted, rest);
    const int wild = count_of(beyond(rest, wanted), Type::kTitle);
    open.stands_for |= stand_ins(lack) < wild ? wanted & kStoodFor : lack;
  }
  return open;
}

// A hand by its number in the book's table, and the other way round.
constexpr Tally hand_of_number(int number) {
  Tally cards = 0;
  for (int type = 0; type < kTypes; ++type) {
    cards |= static_cast<Tally>(number >> (3 * type) & 7) << (8 * type);
  }
  return cards;
}
constexpr int hand_number(Tally cards) {
  if ((cards & 0xf8f8f8f8f8) != 0) [[unlikely]] {
    for (const Type type : kAllTypes) {
      const int more = count_of(cards, type) - 7;
      if (more > 0) cards -= one_of(type) * static_cast<Tally>(more);
    }
  }
  Tally number = 0;
  for (int type = 0; type < kTypes; ++type) number |= cards >> (5 * type) & Tally{7} << (3 * type);
  return static_cast<int>(number);
}
inline PhaseSet fitting(const Book& book, Tally cards) {
  return book.fits[static_cast<std::size_t>(hand_number(cards))];
}

}  // namespace scriptorium::hypertext
