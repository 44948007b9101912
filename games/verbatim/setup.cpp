#include "games/verbatim/hand.h"
#include "games/verbatim/telling.h"
#include "games/verbatim/verbatim.h"

namespace scriptorium::verbatim {

State Verbatim::setup(const Book& book, const Config& config, Dice& dice, Log<Event>* log) {
  State state = {};
  state.seats = config.seats;
  state.one_letter = config.one_letter;
  for (int seat = 0; seat < config.seats; ++seat) {
    state.recall[seat] = config.recall[seat];
    state.sums[seat] = 1;                                            // no cards make nothing
    for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {  // VB-02, VB-04
      for (int copy = 0; copy < book.start[kind]; ++copy) add_to_hand(book, state, seat, kind);
    }
  }

  // VB-03, VB-04: shuffling again while the End Game card is a top is the same as shuffling the
  // letters and giving it any place below the tops, without the wait.
  Kind cards[kPiles * kPileCap];
  int letters = 0;
  for (Kind kind = kFirstLetterKind; kind < book.kinds; ++kind) {
    for (int copy = 0; copy < book.box[kind]; ++copy) cards[letters++] = kind;
  }
  dice.shuffle(std::span(cards, static_cast<std::size_t>(letters)));
  const int height = book.boxed / kPiles;
  const int places = config.as_dealt != 0 ? book.boxed : book.boxed - kPiles;
  const int end_game = static_cast<int>(dice.below(static_cast<std::uint32_t>(places)));
  for (int place = 0, next = 0; place < book.boxed; ++place) {  // layer by layer, the tops last
    state.pile[place % kPiles][place / kPiles] = place == end_game ? kEndGame : cards[next++];
  }
  for (int pile = 0; pile < kPiles; ++pile) {
    state.height[pile] = static_cast<std::uint8_t>(height);
    state.shown[pile] = state.pile[pile][height - 1];
  }

  state.mover = static_cast<Seat>(dice.below(state.seats));  // VB-05
  state.turns = 1;
  if (log != nullptr) {
    Event began = {};
    began.type = Event::Type::kBegan;
    began.seat = state.mover;
    began.count = static_cast<std::uint8_t>(height);
    began.total = state.seats;
    log->all(began);
    for (int pile = 0; pile < kPiles; ++pile) tell_shown(log, pile, state.shown[pile]);
  }
  return state;
}

}  // namespace scriptorium::verbatim
