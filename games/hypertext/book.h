#pragma once

#include <cstdint>
#include <span>

#include "core/card_set.h"
#include "effects/program.h"
#include "games/hypertext/nouns.h"

namespace scriptorium::hypertext {

using Card = std::uint8_t;  // a word by its number on the card; 0: none
inline constexpr int kWords = 90;
inline constexpr int kCards = 1 + kWords;
inline constexpr int kPhases = 30;
inline constexpr int kMostRecorded = 7;  // cards in the largest phase

// HT-02: what rules ask of a word. What people read on it is the edge's.
struct Word {
  Type type = Type::kNone;
  Rarity rarity = Rarity::kNone;
  std::uint8_t stat[3] = {};  // LORE, CONTEXT, COMPLEXITY
  std::uint8_t unused_byte = 0;
  std::uint16_t ability = 0;  // of the program
};

// How many cards of each type, a byte a type: NOUN lowest.
using Tally = std::uint64_t;
constexpr Tally one_of(Type type) { return Tally{1} << (8 * (static_cast<int>(type) - 1)); }
constexpr int count_of(Tally tally, Type type) {
  return static_cast<int>(tally >> (8 * (static_cast<int>(type) - 1)) & 255U);
}

// The sum of all bytes; of a hand, which is below 256.
constexpr int size_of(Tally tally) { return static_cast<int>(tally * 0x0101010101010101U >> 56); }

// HT-03, HT-05: a phase is recorded by cards that make one of its compositions, TITLEs declared.
struct Phase {
  std::uint16_t begin = 0;  // compositions [begin, end) of the book
  std::uint16_t end = 0;
  std::uint8_t size = 0;
  std::uint8_t points = 0;
};

// How many different compositions of so many cards there are.
constexpr int all_compositions(int cards) {
  int all = 1;
  for (int type = 1; type < kTypes; ++type) all = all * (cards + type) / type;
  return all;
}

// Some of the phases: bit p − 1 for phase p.
using PhaseSet = std::uint32_t;
constexpr PhaseSet phase_bit(int phase) { return PhaseSet{1} << (phase - 1); }

// Which phases a hand can record, by how many cards of each type it has, three bits a type: more
// than seven of a type make no more phases.
inline constexpr int kHands = 1 << (3 * kTypes);

using Cards = CardSet<kCards>;

// Which words are like that, so that a whole pile is asked at once.
struct Kinds {
  static constexpr int kStatCap = 7;  // every stat is below

  Cards all = {};
  Cards of[kEnumSize<Group>][1 + kTypes] = {};         // by group and member
  Cards at_least[kEnumSize<Stat>][1 + kStatCap] = {};  // by stat and bound
};

struct Book {
  std::span<const Word> words;  // [0] is no word
  const Kinds* kinds;
  std::span<const Phase> phases;  // [0] is no phase
  std::span<const Tally> compositions;
  std::span<const PhaseSet> fits;  // by hand
  effects::Program program;
  std::uint64_t hash = 0;

  const Word& word(Card card) const { return words[card]; }
  constexpr const Phase& phase(int number) const {
    return phases[static_cast<std::size_t>(number)];
  }
  constexpr std::span<const Tally> compositions_of(int number) const {
    return compositions.subspan(phase(number).begin,
                                std::size_t{phase(number).end} - phase(number).begin);
  }
  // Whether any cards make it.
  constexpr bool any_cards(int number) const {
    return phase(number).end - phase(number).begin == all_compositions(phase(number).size);
  }
};

// The book that the build made from data/.
const Book& the_book();

}  // namespace scriptorium::hypertext
