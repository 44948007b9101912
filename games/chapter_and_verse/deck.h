#pragma once

#include <cstdint>
#include <span>

#include "core/dice.h"
#include "games/chapter_and_verse/book.h"

// What players bring to the table: the box of the basic game and the decks of the advanced one.
namespace scriptorium::chapter_and_verse {

inline constexpr int kSeatCap = 6;     // CV-02
inline constexpr int kDeckLeast = 40;  // CV-04

// How many copies of each verse somebody would bring: maybe more than a deck may have.
struct Copies {
  int of[kKinds] = {};

  static Copies in(const Deck& deck);
  int size() const;
};
// They are at most kDeckCap.
Deck deck_of(const Copies& copies);

// CV-04: why a deck may not be played.
struct DeckFault {
  enum class Why : std::uint8_t {
    kTooSmall,
    kTooLarge,
    kTooMany,  // of a title
    kUnique,   // more than one
    kLeftOut,  // CV-03, CV-54: not of this table's verses
  };
  Why why;
  Kind verse = 0;  // the one at fault, if one is
};
// Every reason there is, each told once: first the size, then verse by verse.
template <class Tell>
void check_deck(const Book& book, const KindSet& left_out, const Copies& copies, Tell&& tell);

// How many copies of a verse a deck may have.
int most_copies(const Book& book, Kind kind);

// The theme of which a verse shows most.
int lead_of(const Verse& verse);

// A ready deck for a table where some verses are left out: each of those gives way to the next
// verse of the book that is led by the same theme, if there is one, and may still go in.
Deck fitted(const Book& book, const KindSet& left_out, Deck deck);

// A deck that an opponent may have brought, of which these copies by kind were seen: one of the
// ready decks, each as likely as what was seen makes it. Where none has all of that, what was seen,
// filled up with verses of the ready deck that has most of it.
Deck likely_deck(const Book& book, const KindSet& left_out, const std::uint8_t (&seen)[kKinds],
                 int size, Dice& dice);

// CV-03: what everyone gets of the box.
inline constexpr int kBoxShare = kDeckCap;
// The most verses that it takes.
inline constexpr int kBoxCap = kBoxShare * kSeatCap + kKinds;
// Copies by kind of the box that is divided in the basic game: as many whole sets as give everyone
// their share. What they leave belongs to no deck.
void box(const Book& book, const KindSet& left_out, int seats, std::uint8_t (&copies)[kKinds]);

template <class Tell>
void check_deck(const Book& book, const KindSet& left_out, const Copies& copies, Tell&& tell) {
  using enum DeckFault::Why;
  const int size = copies.size();
  if (size < kDeckLeast) tell(DeckFault{kTooSmall});
  if (size > kDeckCap) tell(DeckFault{kTooLarge});
  for (int number = 1; number < static_cast<int>(book.verses.size()); ++number) {
    const auto kind = static_cast<Kind>(number);
    if (copies.of[kind] == 0) continue;
    if (left_out.has(kind)) {
      tell(DeckFault{kLeftOut, kind});
    } else if (copies.of[kind] > most_copies(book, kind)) {
      tell(DeckFault{book.verse(kind).unique ? kUnique : kTooMany, kind});
    }
  }
}

}  // namespace scriptorium::chapter_and_verse
