#pragma once

#include "games/verbatim/state.h"

// A player's letters in the arrangement: words first, then what is unused, sorted (VB-13 to VB-16).
namespace scriptorium::verbatim {

inline int row_end(const State& state, int seat) { return state.row_begin[seat + 1]; }
inline int words_end(const State& state, int seat) {
  return state.row_begin[seat] + state.laid[seat];
}
// The seat in whose row the place is.
int maker_of(const State& state, int place);
// One past the last letter of the word that begins at `place`.
int word_end(const State& state, int seat, int place);
// Where the word that the seat is spelling begins. It must have one open.
int open_word(const State& state, int seat);

// Hands become rows: the arrangement begins.
void lay_out_rows(State& state);

// What kind of card is laid with this face.
inline Kind kind_of_face(const Book& book, std::uint8_t face) {
  return face >= kKinds ? book.blank : face;
}
// Whether the seat has an unused card for this face that may still be laid.
inline bool may_lay(const Book& book, const State& state, int seat, std::uint8_t face) {
  return ((state.held[seat] >> kind_of_face(book, face)) & 1U) != 0;
}
void lay(const Book& book, State& state, int seat, std::uint8_t face);

// Whether the word being spelled may stand as it is: VB-16, VB-20.
enum class WordFault : std::uint8_t { kNone, kNotOpen, kTooShort, kSameAgain };
WordFault word_fault(const Book& book, const State& state, int seat);
void end_word(State& state, int seat);
// The draft counts: an open word that may stand does, else its letters are unused.
void close_draft(const Book& book, State& state, int seat);
// As if the seat had laid only its first `letters` letters.
void unlay(const Book& book, State& state, int seat, int letters);

std::uint64_t fingerprint(const Book& book, const State& state, int begin, int end);
void dissolve(const Book& book, State& state, int place);

}  // namespace scriptorium::verbatim
