#include <algorithm>
#include <iterator>

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
    for (const Kind kind : book.starting) {  // VB-02, VB-04
      if (kind != kNoCard) put_into_hand(book, state, seat, kind);
    }
    settle_hand(state, seat);
  }

  // VB-03, VB-04: shuffling again while the End Game card is a top is the same as shuffling the
  // letters and giving it any place below the tops, without the wait.
  Kind cards[kPiles * kPileCap];
  std::copy(std::begin(book.deck), std::end(book.deck), cards);
  const int letters = book.boxed - 1;
  dice.shuffle(std::span(cards, static_cast<std::size_t>(letters)));
  const int height = book.boxed / kPiles;
  const int places = config.as_dealt != 0 ? book.boxed : book.boxed - kPiles;
  const auto end_game = dice.below(static_cast<std::uint32_t>(places));
  std::copy_backward(cards + end_game, cards + letters, cards + letters + 1);
  cards[end_game] = kEndGame;
  const Kind* card = cards;
  for (int layer = 0; layer < height; ++layer) {  // the tops last
    for (Kind(&pile)[kPileCap] : state.pile) pile[layer] = *card++;
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
