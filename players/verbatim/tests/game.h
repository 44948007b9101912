#pragma once

#include "games/verbatim/codec/codec.h"
#include "games/verbatim/row.h"

namespace scriptorium::verbatim {

inline Shelf shelf() { return {SCRIPTORIUM_SHARE}; }

inline Config config_of(int seats, bool in_spanish) {
  Config config;
  config.seats = static_cast<std::uint8_t>(seats);
  config.letters = in_spanish ? 1 : 0;
  config.dictionary = in_spanish ? 2 : 0;
  return config;
}

// Plays a game between these players and calls before(state, seat) when a seat is to decide and
// after(state, seat, plan) when it has. An action that is not legal ends it.
template <class Before, class After>
State play_game(const Config& config, const std::vector<std::unique_ptr<Player<Verbatim>>>& players,
                std::uint64_t seed, Before before, After after) {
  const Book& book = Verbatim::book(config);
  Dice dice = Dice::fast(Seed::of(seed));
  State state = Verbatim::setup(book, config, dice, nullptr);
  Actions legal;
  Plan<Verbatim> plan;
  for (Actors acting = Verbatim::to_act(book, state); !acting.empty();
       acting = Verbatim::to_act(book, state)) {
    if (acting == kJudgeActs) {
      Verbatim::apply(book, state, Actor::judge(), Verbatim::judge(book, state, dice), dice,
                      nullptr);
      continue;
    }
    const auto seat = static_cast<Seat>(acting.lowest());
    Verbatim::legal(book, state, seat, legal);
    before(state, seat);
    players[seat]->choose(book, Eyes<Verbatim>(book, state, seat), legal, dice, plan);
    after(state, seat, plan);
    for (const Action action : plan) {
      if (Verbatim::check(book, state, seat, action)) return state;
      Verbatim::apply(book, state, seat, action, dice, nullptr);
    }
  }
  return state;
}

// Every word of the seat.
inline std::vector<std::string> words_of(const Book& book, const State& state, int seat) {
  std::vector<std::string> words;
  for (int place = state.row_begin[seat]; place < words_end(state, seat);) {
    const int end = word_end(state, seat, place);
    words.push_back(word_at(book, state, place, end));
    place = end;
  }
  return words;
}

}  // namespace scriptorium::verbatim
