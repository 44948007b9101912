#pragma once

#include <cassert>
#include <span>

#include "players/random.h"

namespace scriptorium {

// The longest choice made in small steps that a player plans: Verbatim's arrangement, with up to 88
// letters, as many word ends, and a done.
inline constexpr std::size_t kMaxPlan = 192;

// What a player decides: one action, or several small steps that end in one, to be taken as a
// whole.
template <Game G>
using Plan = BoundedList<typename G::Action, kMaxPlan>;

// Takes all actions of a plan that is legal here.
template <Game G>
void play(const typename G::Book& book, typename G::State& state, Seat seat,
          std::span<const typename G::Action> plan, Dice& dice) {
  for (const typename G::Action action : plan) {
    assert(!G::check(book, state, seat, action));
    G::apply(book, state, seat, action, dice, nullptr);
  }
}

// Whether the plan is one complete choice of the seat: legal small steps, then one action that is
// none.
template <Game G>
bool complete(const typename G::Book& book, typename G::State state, Seat seat, const Plan<G>& plan,
              Dice dice) {
  for (std::size_t i = 0; i < plan.size(); ++i) {
    if (G::check(book, state, seat, plan[i])) return false;
    if (!G::is_private_step(book, state, plan[i])) return i + 1 == plan.size();
    G::apply(book, state, seat, plan[i], dice, nullptr);
  }
  return false;
}

// Any legal step after another until the choice is complete; false if that takes too many.
template <Game G>
bool wander(const typename G::Book& book, typename G::State state, Seat seat, Dice& dice,
            Plan<G>& plan) {
  typename G::Actions legal;
  plan.clear();
  while (plan.size() < Plan<G>::kCapacity) {
    G::legal(book, state, seat, legal);
    const typename G::Action action = choose_at_random<G>(legal, dice);
    plan.push(action);
    if (!G::is_private_step(book, state, action)) return true;
    G::apply(book, state, seat, action, dice, nullptr);
  }
  return false;
}

}  // namespace scriptorium
