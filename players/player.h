#pragma once

#include "players/eyes.h"
#include "players/plan.h"
#include "players/random.h"

namespace scriptorium {

// Whoever waits for a player; only the caller has a clock.
class Patience {
 public:
  virtual ~Patience() = default;
  virtual bool over() = 0;
};

// A computer player of a game. It sees what its seat knows (players/eyes.h) and is told what it may
// do, and nothing else.
// A player that thinks long asks its caller's patience from time to time, and does the best that it
// knows when that is over.
template <Game G>
class Player {
 public:
  virtual ~Player() = default;
  virtual void choose(const typename G::Book& book, const Eyes<G>& eyes,
                      const typename G::Actions& legal, Dice& dice, Plan<G>& plan) = 0;
  virtual void wait_with(Patience*) {}  // null: for ever
};

template <Game G>
class RandomPlayer final : public Player<G> {
 public:
  void choose(const typename G::Book&, const Eyes<G>&, const typename G::Actions& legal, Dice& dice,
              Plan<G>& plan) override {
    plan.clear();
    plan.push(choose_at_random<G>(legal, dice));
  }
};

}  // namespace scriptorium
