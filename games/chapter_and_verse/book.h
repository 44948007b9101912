#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>

#include "core/card_set.h"
#include "effects/program.h"
#include "games/chapter_and_verse/nouns.h"

namespace scriptorium::chapter_and_verse {

using Kind = std::uint8_t;  // a verse by its number in the book; 0: no verse, or one that is hidden
inline constexpr int kKinds = 256;
using KindSet = CardSet<kKinds>;

// Icons of all five themes in one number, so that a chapter's are a sum: twelve bits a theme.
using Icons = std::uint64_t;
inline constexpr int kIconBits = 12;
constexpr int icons_of(Icons icons, int theme) {  // theme from 1
  return static_cast<int>(icons >> (kIconBits * (theme - 1)) & ((1U << kIconBits) - 1));
}
constexpr Icons icon(int theme, int count) {
  return static_cast<Icons>(count) << (kIconBits * (theme - 1));
}
// All five themes at once: the highest bit of each is free.
inline constexpr Icons kEachTheme = icon(1, 1) | icon(2, 1) | icon(3, 1) | icon(4, 1) | icon(5, 1);
inline constexpr Icons kThemeHigh = Icons{1} << (kIconBits - 1);
// Of every theme as many as one of the two has.
constexpr Icons larger_of_each(Icons a, Icons b) {
  const Icons larger = ((a | kEachTheme * kThemeHigh) - b) & kEachTheme * kThemeHigh;
  const Icons mask = larger - (larger >> (kIconBits - 1));
  return (a & mask) | (b & ~mask);
}
// Of the theme that has most.
constexpr int most_icons(Icons icons) {
  int most = 0;
  for (int theme = 1; theme <= kThemes; ++theme) {
    const int count = icons_of(icons, theme);
    most = count > most ? count : most;
  }
  return most;
}
// The bits of the themes that have any.
constexpr Icons themes_of(Icons icons) {
  const Icons any = (icons + kEachTheme * (kThemeHigh - 1)) & kEachTheme * kThemeHigh;
  return any | (any - (any >> (kIconBits - 1)));
}

// What of the rules an effect changes while it stands or lasts, as bits: so that asking costs
// nothing while nothing does.
using Force = std::uint16_t;
inline constexpr Force kChangesCost = 1;
inline constexpr Force kProtectsInPlay = 2;
inline constexpr Force kAllows = 4;
inline constexpr Force kProtectsElsewhere = 8;  // there is no act 0
constexpr Force forbidding(Act act) { return static_cast<Force>(8U << static_cast<int>(act)); }
// `cards` are those of the step.
constexpr Force force_of(const effects::Instruction& step, const effects::Cards& cards) {
  switch (step.verb) {
    case effects::Verb::kChange:
      return kChangesCost;
    case effects::Verb::kProtect: {
      const auto pile = static_cast<Pile>(cards.from.pile);
      const bool in_play = cards.quantity == effects::Quantity::kAll &&
                           (pile == Pile::kTabletop || pile == Pile::kChapter);
      return in_play ? kProtectsInPlay : kProtectsInPlay | kProtectsElsewhere;
    }
    case effects::Verb::kAllow:
      return kAllows;
    case effects::Verb::kForbid:
      return forbidding(static_cast<Act>(step.noun));
    default:
      return 0;
  }
}

// CV-52: the set of the basic game, and the one that the advanced game has besides.
enum class Set : std::uint8_t { kFoundations, kDeepWaters };

// CV-01: what rules ask of a verse. Titles, scripture and printed text are the edge's.
struct Verse {
  Icons icons = 0;
  std::uint64_t markers = 0;    // bit m − 1: it has the marker m
  std::uint64_t words = 0;      // bit w − 1: its scripture has a word of the list w (CV-35)
  std::uint16_t abilities = 0;  // [abilities, abilities + ability_count) of the book
  std::uint8_t ability_count = 0;
  std::uint8_t cost = 0;
  std::uint8_t title_rank =
      0;  // CV-07: the place of its title in the alphabet; equal titles, equal rank
  std::uint8_t length = 0;  // words of its scripture (CV-48)
  bool quote = false;
  bool unique = false;
  bool bible = false;  // of the Old or the New Testament
  Set set = Set::kFoundations;
  std::uint16_t triggers = 0;  // bit t: it has an ability with that trigger
  Force force = 0;             // what it changes while it is in play

  bool triggers_on(effects::Trigger trigger) const {
    return (triggers >> static_cast<int>(trigger) & 1U) != 0;
  }
};

inline constexpr int kDeckCap = 60;  // CV-04
inline constexpr int kMostOfATitle = 3;

// A deck: its verses by kind, the lowest first; 0 past the last.
struct Deck {
  Kind verses[kDeckCap];

  bool empty() const { return verses[0] == 0; }
  int size() const {
    return static_cast<int>(std::find(std::begin(verses), std::end(verses), Kind{0}) - verses);
  }
  int copies(Kind kind) const {
    return static_cast<int>(std::count(std::begin(verses), std::end(verses), kind));
  }
  // Puts one more in its place. The deck has room.
  void add(Kind kind) {
    Kind* const end = verses + size();
    Kind* const at = std::upper_bound(verses, end, kind);
    std::copy_backward(at, end, end + 1);
    *at = kind;
  }
};

struct Book {
  std::span<const Verse> verses;  // by kind; [0] is no verse
  effects::Program program;
  int markers = 0;              // how many there are
  std::span<const Deck> ready;  // the ready decks of the advanced game
  std::uint64_t hash = 0;

  const Verse& verse(Kind kind) const { return verses[kind]; }
  Force force(const effects::Instruction& step) const {
    return force_of(step, program.cards[step.cards]);
  }
};

// The book that the build made from data/.
const Book& the_book();

}  // namespace scriptorium::chapter_and_verse
