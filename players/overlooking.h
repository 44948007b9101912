#pragma once

#include <memory>
#include <utility>

#include "players/player.h"

namespace scriptorium {

// A beginner made of a player that weighs its options one by one: at every decision it overlooks
// each of them with a chance (per cent), and chooses among those that it saw. Whoever sees none at
// all takes any.
template <Game G>
class Overlooking final : public Player<G> {
 public:
  Overlooking(std::unique_ptr<Player<G>> player, std::uint32_t share)
      : player_(std::move(player)), share_(share) {}

  void choose(const typename G::Book& book, const Eyes<G>& eyes, const typename G::Actions& legal,
              Dice& dice, Plan<G>& plan) override {
    typename G::Actions seen;
    for (const typename G::Action action : legal) {
      if (!dice.chance(share_)) seen.push(action);
    }
    if (seen.size() == 0) seen.push(choose_at_random<G>(legal, dice));
    player_->choose(book, eyes, seen, dice, plan);
  }
  void wait_with(Patience* patience) override { player_->wait_with(patience); }

 private:
  std::unique_ptr<Player<G>> player_;
  std::uint32_t share_;
};

}  // namespace scriptorium
