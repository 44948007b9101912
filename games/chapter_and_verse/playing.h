#pragma once

#include "games/chapter_and_verse/standing.h"

// What a player may do with verses: play, use, recite, close a book. Each "may" answers what stands
// in the way.
namespace scriptorium::chapter_and_verse {

// CV-37: a Unique verse that somebody has played.
inline bool unique_barred(const Book& book, const State& state, Card card) {
  const Kind kind = state.kind[card];
  return book.verse(kind).unique && (state.unique_played[kind / 64] >> (kind % 64) & 1U) != 0;
}

Refusal may_freeplay(const Book& book, const State& state, Seat seat, Card card);
Refusal may_play(const Book& book, const State& state, Seat seat, Card card);
Refusal may_use(const Book& book, const State& state, Seat seat, Card card);
Refusal may_quote(const Book& book, const State& state, Seat seat, Card card);

// CV-17: whether a chapter can be part of the book being put together, so that it can be completed
// and every chapter in it is needed.
Refusal may_add_chapter(const Book& book, const State& state, Seat seat, PileId pile);
// Bit t: the largest chapters of all players show seven icons of the theme t together. Without it
// there is no book.
unsigned book_themes(const State& state);
// CV-16: whether some chapters make a book of the theme.
bool book_possible(const Book& book, const State& state, Seat seat, int theme);
// The icons that the chosen chapters show together, each counted up to seven.
int book_icons(const State& state, const PileId (&chapters)[kSeatCap], int theme);

// CV-14: whether a verse in hand may be given for the one in the draft: in the order of the hand,
// so that there is one way to give the same verses, and with enough left to pay all.
bool may_sacrifice(const State& state, Seat seat, Card card);

// A verse has been paid for and comes into a chapter; it waits on the line.
void lay_played(Play& play, int seat, Card card, PileId chapter, Manner manner, const Card* paid,
                int paid_count);
// CV-31, CV-39: discarded for its effect, as an act of one's own or as an answer.
void lay_used(Play& play, int seat, Card card, Did did);
// CV-16: the book is declared.
void declare_book(Play& play);
// CV-16: it comes off the line; whether it was closed.
bool close_book(Play& play, int seat);

}  // namespace scriptorium::chapter_and_verse
