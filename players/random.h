#pragma once

#include "core/game.h"

namespace scriptorium {

// Takes any legal action, each equally likely.
template <Game G>
typename G::Action choose_at_random(const typename G::Actions& actions, Dice& dice) {
  return actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
}

// Plays on from `state` to the end by the dice alone, and says how many decisions seats made.
// Flattened: a playout is one loop with the rules inside it.
template <Game G>
[[gnu::flatten]] int random_playout(const typename G::Book& book, typename G::State& state,
                                    Dice& dice) {
  typename G::Actions actions;
  int decisions = 0;
  for (Actors acting = G::to_act(book, state); !acting.empty(); acting = G::to_act(book, state)) {
    if (acting == kJudgeActs) {
      G::apply(book, state, Actor::judge(), G::judge(book, state, dice), dice, nullptr);
      continue;
    }
    const Actor actor(first_to_act<G>(book, state, acting));
    G::legal(book, state, actor, actions);
    G::apply(book, state, actor, choose_at_random<G>(actions, dice), dice, nullptr);
    ++decisions;
  }
  return decisions;
}

}  // namespace scriptorium
