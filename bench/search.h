#pragma once

#include <cstdint>
#include <span>

#include "players/search.h"

namespace scriptorium::bench {

struct SearchWork {
  std::uint64_t simulations = 0;
  std::uint64_t decisions = 0;
};

// Searches each position anew, with random rollouts. A function of its own name, so that callgrind
// can be told to count in here and nowhere else.
template <Game G>
[[gnu::noinline]] SearchWork run_search(Search<G>& search, const typename G::Book& book,
                                        std::span<const typename G::State> positions,
                                        std::uint32_t simulations) {
  Dice dice = Dice::fast(Seed::of(5));
  SearchWork work;
  for (const typename G::State& state : positions) {
    const auto seat = static_cast<Seat>(G::to_act(book, state).lowest());
    search.begin(book, G::view(book, state, seat), seat);
    search.run(simulations, dice);
    work.simulations += search.simulations();
    work.decisions += search.decisions();
  }
  return work;
}

}  // namespace scriptorium::bench
