#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bench/search.h"
#include "players/random.h"

namespace scriptorium::bench {

// One figure, beside something measured in the same run: a number alone says little on another
// machine.
struct Figure {
  std::string name;
  double value = 0;
  std::string unit;
  std::string beside;
  double beside_value = 0;
};

// All figures; tells how many there are so far, of kFigures.
inline constexpr std::size_t kFigures = 16;
std::vector<Figure> measure(const std::function<void(std::size_t done)>& told);

// Nanoseconds that f takes, the best of a few runs: the others were disturbed.
double best_of(int runs, const std::function<void()>& f);

// What a search with random rollouts takes on one thread, tree and all: three figures.
template <Game G>
void measure_search(const std::string& where, const typename G::Book& book,
                    const std::vector<typename G::State>& positions, std::vector<Figure>& figures) {
  Search<G> search;
  SearchWork work;
  const double searching = best_of(5, [&] { work = run_search<G>(search, book, positions, 1000); });
  long decisions = 0;
  constexpr int kPlayouts = 500;  // from each position
  const double playing = best_of(5, [&] {
    Dice dice = Dice::fast(Seed::of(6));
    decisions = 0;
    for (const typename G::State& position : positions) {
      for (int i = 0; i < kPlayouts; ++i) {
        typename G::State state = position;
        decisions += random_playout<G>(book, state, dice);
      }
    }
  });
  const auto count = static_cast<double>(work.simulations);
  const double playouts = kPlayouts * static_cast<double>(positions.size());
  figures.push_back({where + ": search, a decision",
                     searching / static_cast<double>(work.decisions), "ns",
                     "a decision in playouts alone", playing / static_cast<double>(decisions)});
  figures.push_back({where + ": search, simulations", 1e9 * count / searching, "a second",
                     "playouts alone", 1e9 * playouts / playing});
  figures.push_back({where + ": search, decisions", static_cast<double>(work.decisions) / count,
                     "a simulation", "a playout", static_cast<double>(decisions) / playouts});
}

}  // namespace scriptorium::bench
