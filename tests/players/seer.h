#pragma once

#include "players/search_player.h"

namespace scriptorium {

// The only world there is, for tests: the true one. A player that searches it cheats; how well it
// plays is the ceiling for one that does not.
template <Game G>
struct TrueWorld {
  const typename G::State* truth = nullptr;

  typename G::State operator()(const typename G::Book&, const typename G::View&, Dice&) const {
    return *truth;
  }
};

template <Game G, Policy<G> P = RandomPolicy<G>>
using Seer = SearchPlayer<G, P, TrueWorld<G>>;

// Shows the seer the position it is about to be asked about.
template <Game G, Policy<G> P = RandomPolicy<G>>
void look(Seer<G, P>& seer, const typename G::State& truth) {
  seer.each_tree([&](auto& tree) { tree.worlds().truth = &truth; });
}

}  // namespace scriptorium
