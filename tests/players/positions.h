#pragma once

#include <functional>

#include "games/verbatim/verbatim.h"
#include "players/player.h"
#include "tests/toy/subject.h"

// Positions to ask players about, of both games.
namespace scriptorium {

using toy::Toy;
using verbatim::Verbatim;

template <Game G>
struct Table {
  const typename G::Book* book;
  typename G::State state;
  Dice dice;
};

inline Table<Toy> toy_table(std::uint64_t seed, int seats = 0) {
  Dice dice = Dice::fast(Seed::of(seed));
  const toy::Config config =
      toy::random_config(dice, seats == 0 ? 2 + static_cast<int>(seed % 3) : seats);
  return {&toy::book(), Toy::setup(toy::book(), config, dice, nullptr), dice};
}

inline Table<Verbatim> verbatim_table(std::uint64_t seed, int seats = 0) {
  Dice dice = Dice::fast(Seed::of(seed));
  verbatim::Config config;
  config.seats = static_cast<std::uint8_t>(seats == 0 ? 2 + static_cast<int>(seed % 4) : seats);
  for (std::uint8_t& recall : config.recall) recall = 60;
  const verbatim::Book& book = seed % 2 == 0 ? verbatim::english() : verbatim::spanish();
  return {&book, Verbatim::setup(book, config, dice, nullptr), dice};
}

// Plays on to the end by the dice, the lowest seat first, and shows every decision before it is
// made: f(table, seat, legal). f may play it itself.
template <Game G>
void walk(Table<G>& table,
          const std::function<void(Table<G>&, Seat, const typename G::Actions&)>& f) {
  typename G::Actions legal;
  for (;;) {
    const Actors acting = G::to_act(*table.book, table.state);
    if (acting.empty()) return;
    if (acting == kJudgeActs) {
      G::apply(*table.book, table.state, Actor::judge(),
               G::judge(*table.book, table.state, table.dice), table.dice, nullptr);
      continue;
    }
    const auto seat = static_cast<Seat>(acting.lowest());
    G::legal(*table.book, table.state, seat, legal);
    const typename G::State before = table.state;
    f(table, seat, legal);
    if (!same_bytes(before, table.state)) continue;
    G::apply(*table.book, table.state, seat, choose_at_random<G>(legal, table.dice), table.dice,
             nullptr);
  }
}

}  // namespace scriptorium
