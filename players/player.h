#pragma once

#include "players/eyes.h"
#include "players/plan.h"
#include "players/random.h"

namespace scriptorium {

// Work in pieces that know nothing of each other.
class Work {
 public:
  virtual ~Work() = default;
  virtual void piece(int number) = 0;
};

// Whoever waits for a player; only the caller has a clock, and threads. This one waits for ever and
// has one thread.
class Patience {
 public:
  virtual ~Patience() = default;
  virtual bool over() { return false; }
  // Does the pieces 0 to pieces − 1 of the work, in any order or at the same time; returns when all
  // are done.
  virtual void share(int pieces, Work& work) {
    for (int piece = 0; piece < pieces; ++piece) work.piece(piece);
  }
};

// A computer player of a game. It sees what its seat knows (players/eyes.h) and is told what it may
// do, and nothing else.
// A player that thinks long asks its caller's patience from time to time, and does the best that it
// knows when that is over. It may share its thinking among the caller's threads, of which its
// choice does not depend.
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
