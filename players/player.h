#pragma once

#include <memory>
#include <string_view>

#include "players/random.h"

namespace scriptorium {

// What a player decides: one action, or several small steps that end in one, to be taken as a
// whole.
template <Game G>
using Plan = BoundedList<typename G::Action, 64>;

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

// The players that every game has. Null for a name that is none of them.
inline constexpr std::string_view kCommonPlayers[] = {"random"};

template <Game G>
std::unique_ptr<Player<G>> common_player(std::string_view name) {
  if (name == "random") return std::make_unique<RandomPlayer<G>>();
  return nullptr;
}

}  // namespace scriptorium
