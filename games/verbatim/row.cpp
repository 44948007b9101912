#include "games/verbatim/row.h"

#include <algorithm>
#include <bit>

#include "core/hash.h"

namespace scriptorium::verbatim {
namespace {

// Unused letters have no order of their own: sorted, and blanks unnamed, so that equal rows are
// equal bytes.
void sort_unused(const Book& book, State& state, int seat) {
  Tile* const from = state.row + words_end(state, seat);
  Tile* const to = state.row + row_end(state, seat);
  for (Tile* tile = from; tile != to; ++tile) *tile = tile->with_face(tile->kind(book));
  std::sort(from, to, [](Tile a, Tile b) {
    return a.face() != b.face() ? a.face() < b.face() : a.freed() < b.freed();
  });
  state.held[seat] = 0;
  for (Tile* tile = from; tile != to; ++tile) {
    if (tile->may_be_laid()) state.held[seat] |= 1U << tile->face();
  }
}

}  // namespace

int maker_of(const State& state, int place) {
  int seat = 0;
  while (place >= row_end(state, seat)) ++seat;
  return seat;
}

int word_end(const State& state, int seat, int place) {
  const int end = words_end(state, seat);
  for (++place; place < end && !state.begins.has(place);) ++place;
  return place;
}

int open_word(const State& state, int seat) {
  return (state.begins & Places::below(words_end(state, seat))).highest();
}

void lay_out_rows(State& state) {
  int place = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    state.row_begin[seat] = static_cast<std::uint8_t>(place);
    for (std::uint32_t kinds = state.held[seat]; kinds != 0; kinds &= kinds - 1) {
      const int kind = std::countr_zero(kinds);
      std::fill_n(state.row + place, state.hand[seat][kind], Tile::card(static_cast<Kind>(kind)));
      place += state.hand[seat][kind];
      state.hand[seat][kind] = 0;
    }
    state.sums[seat] = 0;
    std::fill_n(state.purse[seat], kMaxValue, std::uint8_t{0});
  }
  for (int seat = state.seats; seat <= kSeatCap; ++seat) {
    state.row_begin[seat] = static_cast<std::uint8_t>(place);
  }
}

void lay(const Book& book, State& state, int seat, std::uint8_t face) {
  const Kind kind = kind_of_face(book, face);
  const int to = words_end(state, seat);
  Tile tile = state.row[to];  // those before it move up by one place
  int place = to;
  while (tile.face() != kind) std::swap(tile, state.row[++place]);
  state.row[to] = tile.with_face(face);
  // The next one of this kind follows, if there is one.
  const bool more = ++place < row_end(state, seat) && state.row[place].face() == kind &&
                    state.row[place].may_be_laid();
  if (!more) state.held[seat] &= ~(1U << kind);
  if (((state.word_open >> seat) & 1U) == 0) {
    state.begins.set(to);
    state.word_open = static_cast<std::uint8_t>(state.word_open | 1U << seat);
  }
  ++state.laid[seat];
}

WordFault word_fault(const Book& book, const State& state, int seat) {
  if (((state.word_open >> seat) & 1U) == 0) return WordFault::kNotOpen;
  const int end = words_end(state, seat);
  if (state.begins.has(end - 1)) {  // its last letter is its first
    const unsigned words = state.one_letter != 0 ? book.one_letter_words : 0;
    if (((words >> state.row[end - 1].letter(book)) & 1U) == 0) return WordFault::kTooShort;
  }
  if (state.barred != 0) [[unlikely]] {
    const int begin = open_word(state, seat);
    if (fingerprint(book, state, begin, end) == state.barred) return WordFault::kSameAgain;
  }
  return WordFault::kNone;
}

void end_word(State& state, int seat) {
  state.word_open = static_cast<std::uint8_t>(state.word_open & ~(1U << seat));
}

void close_draft(const Book& book, State& state, int seat) {
  if (((state.word_open >> seat) & 1U) == 0) return;
  if (word_fault(book, state, seat) == WordFault::kNone) {
    end_word(state, seat);
  } else {
    unlay(book, state, seat, open_word(state, seat) - state.row_begin[seat]);
  }
}

void unlay(const Book& book, State& state, int seat, int letters) {
  for (int place = state.row_begin[seat] + letters; place < words_end(state, seat); ++place) {
    state.begins.clear(place);
  }
  state.laid[seat] = static_cast<std::uint8_t>(letters);
  end_word(state, seat);
  sort_unused(book, state, seat);
}

std::uint64_t fingerprint(const Book& book, const State& state, int begin, int end) {
  std::uint64_t print = 1;
  for (int place = begin; place < end; ++place) {
    print = combine(print, state.row[place].letter(book));
  }
  return print;
}

void dissolve(const Book& book, State& state, int place) {
  const int seat = maker_of(state, place);
  const int end = word_end(state, seat, place);
  const int length = end - place;
  state.begins.clear(place);
  for (int i = place; i < end; ++i) state.row[i] = state.row[i].freed_once_more();
  for (int later = end; later < words_end(state, seat); ++later) {
    for (Places* places : {&state.begins, &state.doubled}) {
      if (!places->has(later)) continue;
      places->clear(later);
      places->set(later - length);
    }
  }
  std::rotate(state.row + place, state.row + end, state.row + words_end(state, seat));
  state.laid[seat] = static_cast<std::uint8_t>(state.laid[seat] - length);
  sort_unused(book, state, seat);
}

}  // namespace scriptorium::verbatim
