#pragma once

#include <cstdint>
#include <span>

#include "core/dice.h"
#include "games/chapter_and_verse/book.h"

// What players bring to the table: the box of the basic game and the decks of the advanced one.
namespace scriptorium::chapter_and_verse {

inline constexpr int kSeatCap = 6;     // CV-02
inline constexpr int kDeckLeast = 40;  // CV-04

// CV-04: why a deck may not be played.
enum class DeckFault : std::uint8_t {
  kNone,
  kTooSmall,
  kTooManyOfATitle,
  kUniqueTwice,
  kLeftOut,  // CV-03, CV-54: not of this table's verses
};
struct DeckCheck {
  DeckFault fault = DeckFault::kNone;
  Kind verse = 0;  // the one at fault, if one is
};
DeckCheck check_deck(const Book& book, const KindSet& left_out, const Deck& deck);

// How many copies of a verse a deck may have.
int most_copies(const Book& book, Kind kind);

// A ready deck for a table where some verses are left out: each of those gives way to the next
// verse of the book that is led by the same theme, if there is one, and may still go in.
Deck fitted(const Book& book, const KindSet& left_out, Deck deck);

// A deck that an opponent may have brought, of which these copies by kind were seen: one of the
// ready decks, each as likely as what was seen makes it. Where none has all of that, what was seen,
// filled up with verses of the ready deck that has most of it.
Deck likely_deck(const Book& book, const KindSet& left_out, const std::uint8_t (&seen)[kKinds],
                 int size, Dice& dice);

// The most verses that it takes.
inline constexpr int kBoxCap = kDeckLeast * kSeatCap + kKinds;
// CV-03: copies by kind of the box that is divided in the basic game: as many whole sets as give
// everyone forty. With verses left out it may hold more than there is room for in the decks.
void box(const Book& book, const KindSet& left_out, int seats, std::uint8_t (&copies)[kKinds]);

}  // namespace scriptorium::chapter_and_verse
