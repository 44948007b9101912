#include "games/verbatim/telling.h"

#include <bit>

#include "games/verbatim/row.h"

namespace scriptorium::verbatim::detail {
namespace {

Event event(Event::Type type, int seat) {
  Event event = {};
  event.type = type;
  event.seat = static_cast<Seat>(seat);
  return event;
}

}  // namespace

void tell(EventLog& log, Event::Type type, int seat, int place, Reveals reveals) {
  Event told = event(type, seat);
  told.place = static_cast<std::uint8_t>(place);
  log.all(told, reveals);
}

void tell_step(EventLog& log, int seat, Action action) {
  Event told = event(Event::Type::kChose, seat);
  told.count = static_cast<std::uint8_t>(action.type());
  told.place = static_cast<std::uint8_t>(action.argument());
  log.only(SeatSet::of(seat), told);
}

void tell_took(EventLog& log, int seat, int pile, Kind kind) {
  Event took = event(Event::Type::kTook, seat);
  took.pile = static_cast<std::uint8_t>(pile);
  took.kind = kind;
  log.all(took);
}

void tell_shown(EventLog& log, int pile, Kind kind) {
  Event shown = event(Event::Type::kShown, 0);
  shown.pile = static_cast<std::uint8_t>(pile);
  shown.kind = kind;
  log.all(shown, Reveals::kCards);
}

void tell_exchange(EventLog& log, const State& state) {
  Event exchanged = event(Event::Type::kExchanged, state.mover);
  exchanged.pile = state.gaining;
  for (unsigned piles = state.gaining; piles != 0; piles &= piles - 1) {
    exchanged.cards[exchanged.total++] = state.shown[std::countr_zero(piles)];
  }
  exchanged.count = exchanged.total;
  for (int i = 0; i < state.paid_count; ++i) exchanged.cards[exchanged.total++] = state.paid[i];
  log.all(exchanged);
}

void tell_words(EventLog& log, const State& state, int seat, int from) {
  for (int place = from, end = 0; place < words_end(state, seat); place = end) {
    end = word_end(state, seat, place);
    Event word = event(Event::Type::kWord, seat);
    word.place = static_cast<std::uint8_t>(place);
    word.count = static_cast<std::uint8_t>(end - place);
    for (int i = place; i < end; ++i) word.cards[i - place] = state.row[i].face();
    log.all(word, Reveals::kCards);
  }
}

}  // namespace scriptorium::verbatim::detail
