#include "bench/verbatim.h"

#include "players/random.h"

namespace scriptorium::bench {

using verbatim::Phase;
using verbatim::State;
using verbatim::Verbatim;

std::vector<State> verbatim_deals(int seats, int games) {
  verbatim::Config config;
  config.seats = static_cast<std::uint8_t>(seats);
  std::vector<State> states;
  for (int game = 0; game < games; ++game) {
    Dice dice = Dice::fast(Seed::of(static_cast<std::uint64_t>(game)));
    states.push_back(Verbatim::setup(verbatim::english(), config, dice, nullptr));
  }
  return states;
}

std::vector<State> verbatim_positions(int seats, int games, int turns) {
  const verbatim::Book& book = verbatim::english();
  Dice dice = Dice::fast(Seed::of(2));
  std::vector<State> positions;
  verbatim::Actions actions;
  for (State state : verbatim_deals(seats, games)) {
    while (state.phase <= Phase::kExchange && state.turns <= turns) {
      const auto seat = static_cast<Seat>(Verbatim::to_act(book, state).lowest());
      Verbatim::legal(book, state, seat, actions);
      Verbatim::apply(book, state, seat, choose_at_random<Verbatim>(actions, dice), dice, nullptr);
    }
    if (state.phase == Phase::kTake) positions.push_back(state);
  }
  return positions;
}

[[gnu::flatten]] long play_taking(std::vector<State>& states, std::uint64_t seed) {
  const verbatim::Book& book = verbatim::english();
  verbatim::Actions actions;
  long decisions = 0;
  Dice dice = Dice::fast(Seed::of(seed));
  for (State& state : states) {
    while (state.phase <= Phase::kExchange) {
      const auto seat = static_cast<Seat>(Verbatim::to_act(book, state).lowest());
      Verbatim::legal(book, state, seat, actions);
      Verbatim::apply(book, state, seat, choose_at_random<Verbatim>(actions, dice), dice, nullptr);
      ++decisions;
    }
  }
  return decisions;
}

}  // namespace scriptorium::bench
