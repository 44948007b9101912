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

inline bool has_effect_to_use(const Verse& verse) {
  return verse.triggers_on(effects::Trigger::kDiscarded) ||
         verse.triggers_on(effects::Trigger::kQuickPlayed);
}

// What stands in the way of playing it at all.
inline Refusal playable(const Book& book, const State& state, Seat seat, Card card) {
  const Kind kind = state.kind[card];
  if (unique_barred(book, state, card)) {
    return refuse(rule("CV-37"), Reason::kUniquePlayed, kind);
  }
  if (forbidden(book, state, Act::kPlay, seat, card)) {
    return refuse(rule("CV-47"), Reason::kForbidden, kind);
  }
  return kAllowed;
}

inline Refusal may_freeplay(const Book& book, const State& state, Seat seat, Card card) {
  if (state.free_plays == 0) return refuse(rule("CV-13"), Reason::kNoFreeplay);
  if (forbidden(book, state, Act::kFreeplay, seat, card)) {
    return refuse(rule("CV-47"), Reason::kForbidden, state.kind[card]);
  }
  return playable(book, state, seat, card);
}

// `price` is what the verse costs now.
inline Refusal may_play(const Book& book, const State& state, Seat seat, Card card, int price) {
  if (state.phase != Phase::kPlay) return refuse(rule("CV-14"), Reason::kWrongPhase);
  if (hand_size(state, seat) - 1 < price) {
    return refuse(rule("CV-14"), Reason::kTooFew, state.kind[card], price);
  }
  return playable(book, state, seat, card);
}

// CV-39: Quick Play is a Discard effect. Who may do neither may not do it by the other name.
inline bool effect_forbidden(const Book& book, const State& state, Seat seat, Card card) {
  return forbidden(book, state, Act::kDiscard, seat, card) ||
         (book.verse(state.kind[card]).triggers_on(effects::Trigger::kQuickPlayed) &&
          forbidden(book, state, Act::kQuickPlay, seat, card));
}

inline Refusal may_use(const Book& book, const State& state, Seat seat, Card card) {
  const Kind kind = state.kind[card];
  if (!has_effect_to_use(book.verse(kind)))
    return refuse(rule("CV-31"), Reason::kNoEffectToUse, kind);
  if (state.phase != Phase::kPlay && !allowed(book, state, Act::kDiscard, seat, card)) {
    return refuse(rule("CV-13"), Reason::kWrongPhase);
  }
  if (unique_barred(book, state, card)) {
    return refuse(rule("CV-37"), Reason::kUniquePlayed, kind);
  }
  if (effect_forbidden(book, state, seat, card)) {
    return refuse(rule("CV-47"), Reason::kForbidden, kind);
  }
  return kAllowed;
}

inline Refusal may_quote(const Book& book, const State& state, Seat seat, Card card) {
  const Kind kind = state.kind[card];
  if (!book.verse(kind).quote) return refuse(rule("CV-32"), Reason::kNoQuote, kind);
  if (state.phase != Phase::kPlay) return refuse(rule("CV-13"), Reason::kWrongPhase);
  if (state.kept != 0) return refuse(rule("CV-32"), Reason::kQuotedBefore);
  return playable(book, state, seat, card);
}

// CV-17: the chapters that can be the next part of the book being put together, so that it can be
// completed and every chapter in it is needed; in the order of the seats, so that there is one way
// to name a book.
void each_addable(const Book& book, const State& state, Seat seat,
                  BoundedList<PileId, kSeatCap * kChapters>& out);
// What the verses of a chapter show.
inline Icons icons_shown(const State& state, PileId chapter) {
  return state.icons[holder_of(chapter)][slot_of(chapter) - 5];
}
// CV-16: of every theme the icons that the largest of these chapters of all players show together.
Icons icons_together(const State& state, const std::uint16_t (&chapters)[kSeatCap]);
// CV-16: bit t: some chapters make a book of the theme t. If the largest chapters of all players
// show seven icons together, leaving out what is not needed leaves a book.
unsigned book_themes(const Book& book, const State& state, Seat seat);
// The icons that the chosen chapters show together, each counted up to seven.
int book_icons(const State& state, const PileId (&chapters)[kSeatCap], int theme);

// CV-14: calls see(card) for the verses in hand that may be given next for the one in the draft: in
// the order of the hand, so that there is one way to give the same verses, and with enough left to
// pay all.
template <class See>
void each_sacrifice(const State& state, Seat seat, const See& see) {
  const Draft& draft = state.draft;
  const Card last = draft.paid_count == 0 ? kNoCard : draft.paid[draft.paid_count - 1];
  Card left[kDeckCap * kSeatCap];
  int count = 0;
  for (const Card card : state.table.cards(pile_of(seat, Pile::kHand))) {
    if (card > last && card != draft.verse) left[count++] = card;
  }
  for (int i = 0; i <= count - draft.due; ++i) see(left[i]);
}

// A verse has been paid for and comes into a chapter; it waits on the line.
void lay_played(Play& play, int seat, Card card, PileId chapter, Manner manner, const Card* paid,
                int paid_count);
// CV-31, CV-39: discarded for its effect, as an act of one's own or as an answer.
void lay_used(Play& play, int seat, Card card, Did did);
// CV-48: of a hundred recitations of what has to be recited now, those that are right.
int recall_rate(const Book& book, const State& state);
// CV-16: the book is declared.
void declare_book(Play& play);
// CV-16: it comes off the line; whether it was closed.
bool close_book(Play& play, int seat);

}  // namespace scriptorium::chapter_and_verse
