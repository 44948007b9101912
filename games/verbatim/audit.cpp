#include "games/verbatim/hand.h"
#include "games/verbatim/row.h"
#include "games/verbatim/verbatim.h"

namespace scriptorium::verbatim {
namespace {

const char* audit_piles(const Book& book, const State& state, int (&found)[kKinds]) {
  for (int pile = 0; pile < kPiles; ++pile) {
    const int height = state.height[pile];
    if (height > book.boxed / kPiles) return "a pile is higher than it began";
    const Kind top = height == 0 ? kNoCard : state.pile[pile][height - 1];
    if (state.shown[pile] != kNoCard && state.shown[pile] != top)
      return "a face-up card is not a top";
    for (int place = 0; place < kPileCap; ++place) {
      const Kind kind = state.pile[pile][place];
      if (kind >= book.kinds) return "a pile holds a card that is not in the book";
      if ((kind != kNoCard) != (place < state.height[pile])) return "a pile has a gap";
      ++found[kind];
    }
  }
  return nullptr;
}

const char* audit_hands(const Book& book, const State& state, int (&found)[kKinds]) {
  for (int seat = 0; seat < kSeatCap; ++seat) {
    std::uint32_t held = 0;
    int purse[kMaxValue + 1] = {};
    for (Kind kind = 0; kind < kKinds; ++kind) {
      const int count = state.hand[seat][kind];
      if (count == 0) continue;
      if (seat >= state.seats) return "an empty seat holds cards";
      if (kind < kFirstLetterKind || kind >= book.kinds) return "a hand holds no letter card";
      held |= 1U << kind;
      if (!book.card[kind].red) purse[book.card[kind].value] += count;
      found[kind] += count;
    }
    const bool hands = state.phase <= Phase::kExchange && seat < state.seats;
    const bool rows = state.phase > Phase::kExchange && seat < state.seats;
    if (!rows && held != state.held[seat]) return "held differs from the hand";
    const bool paying = state.paid_count != 0 && seat == state.mover;
    if (!paying && state.sums[seat] != (hands ? sums_of(state.purse[seat]) : 0)) {
      return "sums differ from the hand";
    }
    for (int value = 1; value <= kMaxValue; ++value) {
      if (purse[value] != state.purse[seat][value - 1]) return "purse differs from the hand";
    }
  }
  return nullptr;
}

const char* audit_exchange(const Book& book, const State& state, int (&found)[kKinds]) {
  if (state.front >= book.kinds) return "the card in front is not in the book";
  ++found[state.front];
  int paid = 0;
  for (int i = 0; i < kMaxPaid; ++i) {
    const Kind kind = state.paid[i];
    if (kind >= book.kinds) return "a paid card is not in the book";
    if ((kind != kNoCard) != (i < state.paid_count)) return "the paid cards have a gap";
    ++found[kind];
    paid += book.card[kind].value;
  }
  int gained = 0;
  for (int pile = 0; pile < kPiles; ++pile) {
    if (((state.gaining >> pile) & 1U) == 0) continue;
    if (state.shown[pile] == kNoCard) return "a card is asked for that is not there";
    gained += book.card[state.shown[pile]].value;
  }
  if (gained != paid + state.owed) return "the exchange does not add up";
  if (state.phase != Phase::kExchange && (state.gaining != 0 || state.paid_count != 0)) {
    return "an exchange is left open";
  }
  return nullptr;
}

const char* audit_rows(const Book& book, const State& state, int (&found)[kKinds]) {
  Places begins = state.begins;
  Places doubled = state.doubled;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (row_end(state, seat) > kPool || words_end(state, seat) > row_end(state, seat)) {
      return "a row is longer than its letters";
    }
    if (state.laid[seat] != 0 && !begins.has(state.row_begin[seat]))
      return "a word has no beginning";
    std::uint32_t held = 0;
    for (int place = state.row_begin[seat]; place < row_end(state, seat); ++place) {
      const Tile tile = state.row[place];
      const bool used = place < words_end(state, seat);
      if (tile.named() ? !used : tile.face() == book.blank && used) return "a blank is misnamed";
      if (begins.has(place) && !used) return "a word begins among unused letters";
      if (doubled.has(place) && !begins.has(place)) return "a doubled word has no beginning";
      begins.clear(place);
      doubled.clear(place);
      ++found[tile.kind(book)];
      if (!used && tile.may_be_laid()) held |= 1U << tile.kind(book);
      if (used || place + 1 == row_end(state, seat)) continue;
      const Tile next = state.row[place + 1];
      if (tile.face() != next.face() ? tile.face() > next.face() : tile.freed() > next.freed()) {
        return "unused letters are not sorted";
      }
    }
    const bool rows = state.phase > Phase::kExchange;
    if (rows && held != state.held[seat]) return "held differs from the row";
  }
  if ((begins.word[0] | begins.word[1] | doubled.word[0] | doubled.word[1]) != 0) {
    return "a word begins outside the rows";
  }
  const bool forming = state.phase == Phase::kArrange || state.phase == Phase::kReform;
  const unsigned spelling = forming ? Verbatim::to_act(book, state).bits() : 0;
  if ((state.word_open & ~spelling) != 0) return "a word is left open";
  for (int place = state.row_begin[kSeatCap]; place < kPool; ++place) {
    if (state.row[place].face() != 0 || state.row[place].freed() != 0)
      return "a vacated place is not zero";
  }
  return nullptr;
}

}  // namespace

const char* Verbatim::audit(const Book& book, const State& state) {
  if (state.seats < kMinSeats || state.seats > kMaxSeats) return "VB-01: seats";
  if (state.mover >= state.seats || state.maker >= state.seats || state.taker >= state.seats) {
    return "a seat that is not at the table";
  }
  int found[kKinds] = {};
  if (const char* fault = audit_piles(book, state, found)) return fault;
  if (const char* fault = audit_hands(book, state, found)) return fault;
  if (const char* fault = audit_exchange(book, state, found)) return fault;
  if (const char* fault = audit_rows(book, state, found)) return fault;
  for (Kind kind = kEndGame; kind < kKinds; ++kind) {
    if (found[kind] + state.removed[kind] != book.box[kind] + state.seats * book.start[kind]) {
      return "a card is lost or in two places";
    }
  }
  return nullptr;
}

}  // namespace scriptorium::verbatim
