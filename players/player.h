#pragma once

#include "players/plan.h"
#include "players/random.h"

namespace scriptorium {

// A computer player of a game. It is told what its seat knows and what it may do, and nothing else.
template <Game G>
class Player {
 public:
  virtual ~Player() = default;
  virtual void choose(const typename G::Book& book, const typename G::View& view,
                      const typename G::Actions& legal, Dice& dice, Plan<G>& plan) = 0;
};

template <Game G>
class RandomPlayer final : public Player<G> {
 public:
  void choose(const typename G::Book&, const typename G::View&, const typename G::Actions& legal,
              Dice& dice, Plan<G>& plan) override {
    plan.clear();
    plan.push(choose_at_random<G>(legal, dice));
  }
};

}  // namespace scriptorium
