#pragma once

#include <cstdint>
#include <utility>

#include "players/plan.h"
#include "players/random.h"

namespace scriptorium {

// How a playout goes on below the tree of a search, and what a search tries first. A policy is
// bound statically: it is asked at every decision of a playout. The state it is shown is a world
// that the searching seat thinks possible, never the true one.
//
//   set_out   a search begins at the decision of the view's owner.
//   choose    one of the legal actions, of which there is at least one.
//   foresee   true if it can say how the game ends from here without playing on; fills `out`,
//             winners too. The playout stops there.
//   propose   the plan it would make at a decision whose choice is made in small steps: the first
//             candidate there. It may leave the plan empty.
template <class P, class G>
concept Policy = Game<G> &&
    requires(P& policy, const typename G::Book& book, const typename G::View& view,
             const typename G::State& state, Seat seat, const typename G::Actions& legal,
             Dice& dice, Scores& out, Plan<G>& plan) {
  { policy.set_out(view) } -> std::same_as<void>;
  { policy.choose(book, state, seat, legal, dice) } -> std::same_as<typename G::Action>;
  { policy.foresee(book, state, out) } -> std::same_as<bool>;
  { policy.propose(book, state, seat, dice, plan) } -> std::same_as<void>;
};

// Any legal action, each equally likely; it foresees and proposes nothing.
template <Game G>
struct RandomPolicy {
  void set_out(const typename G::View&) {}
  typename G::Action choose(const typename G::Book&, const typename G::State&, Seat,
                            const typename G::Actions& legal, Dice& dice) {
    return choose_at_random<G>(legal, dice);
  }
  bool foresee(const typename G::Book&, const typename G::State&, Scores&) { return false; }
  void propose(const typename G::Book&, const typename G::State&, Seat, Dice&, Plan<G>& plan) {
    plan.clear();
  }
};

// At a share of the decisions (per cent) what the game's own policy chooses, at the others anything
// legal: a greedy policy alone would show the search one line of play only.
template <Game G, Policy<G> P>
class MixedPolicy {
 public:
  explicit MixedPolicy(P policy, std::uint32_t share = 100)
      : policy_(std::move(policy)), share_(share) {}

  void set_out(const typename G::View& view) { policy_.set_out(view); }
  typename G::Action choose(const typename G::Book& book, const typename G::State& state, Seat seat,
                            const typename G::Actions& legal, Dice& dice) {
    if (!dice.chance(share_)) return choose_at_random<G>(legal, dice);
    return policy_.choose(book, state, seat, legal, dice);
  }
  bool foresee(const typename G::Book& book, const typename G::State& state, Scores& out) {
    return policy_.foresee(book, state, out);
  }
  void propose(const typename G::Book& book, const typename G::State& state, Seat seat, Dice& dice,
               Plan<G>& plan) {
    policy_.propose(book, state, seat, dice, plan);
  }

 private:
  P policy_;
  std::uint32_t share_;
};

}  // namespace scriptorium
