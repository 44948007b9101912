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
//             winners too. The playout stops there. It is asked of a game that is over too: whose
//             forecasts are in points of its own says so of what they come to.
//   propose   the plan it would make at a decision whose choice is made in small steps: the first
//             candidate there. It may leave the plan empty.
//   narrow    need not be there: takes out of the legal actions those that a search need not try,
//             by what the seat knows.
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

template <class P, class G>
concept NarrowingPolicy = Policy<P, G> &&
    requires(const P& policy, const typename G::Book& book, const typename G::State& state,
             typename G::Actions& legal) {
  { policy.narrow(book, state, legal) } -> std::same_as<void>;
};

// Plays on by the policy until it foresees the end, or all is over; adds to `decisions` how many
// seats made.
template <Game G, Policy<G> P>
Scores play_out(const typename G::Book& book, typename G::State& state, P& policy, Dice& dice,
                std::uint64_t& decisions) {
  typename G::Actions legal;
  Scores scores;
  for (;;) {
    const Actors acting = G::to_act(book, state);
    if (acting == kJudgeActs) {
      G::apply(book, state, Actor::judge(), G::judge(book, state, dice), dice, nullptr);
      continue;
    }
    if (policy.foresee(book, state, scores)) return scores;
    if (acting.empty()) return G::scores(book, state);
    const Seat seat = first_to_act<G>(book, state, acting);
    G::legal(book, state, seat, legal);
    const typename G::Action action = policy.choose(book, state, seat, legal, dice);
    G::apply(book, state, seat, action, dice, nullptr);
    ++decisions;
  }
}

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
  void narrow(const typename G::Book& book, const typename G::State& state,
              typename G::Actions& legal) const requires NarrowingPolicy<P, G> {
    policy_.narrow(book, state, legal);
  }

 private:
  P policy_;
  std::uint32_t share_;
};

}  // namespace scriptorium
