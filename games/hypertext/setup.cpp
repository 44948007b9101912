#include "games/hypertext/chapter.h"
#include "games/hypertext/hypertext.h"

namespace scriptorium::hypertext {

State Hypertext::setup(const Book& book, const Config& config, Dice& dice, EventLog* log) {
  constexpr std::uint8_t kLengths[] = {kChapters, 6, 3};
  State state = {};
  state.seats = config.seats;
  state.playing = static_cast<std::uint8_t>(SeatSet::first(config.seats).bits());
  state.chapters = kLengths[config.length];
  state.lot_once = config.lot_once;
  state.by_priority = config.by_priority;
  state.no_redeem = static_cast<std::uint8_t>(config.duel_redeem == 0);
  state.gentle = config.gentle;
  state.chapter = 1;
  state.starter = static_cast<Seat>(dice.below(config.seats));  // HT-07
  // All cards begin in Sheol, from where the first deal shuffles them into the Tower.
  state.table.everyone = columns(state).bits();
  for (Card card = 1; card < kCards; ++card) state.table.put_on(kSheol, card);
  Play play = {book, state, dice, log};
  begin_chapter(play);
  return state;
}

}  // namespace scriptorium::hypertext
