#pragma once

#include <memory>
#include <utility>

#include "players/player.h"

namespace scriptorium {

// A beginner made of a player that weighs its options one by one: at every decision it overlooks
// each of them with a chance (per cent), and chooses among those that it saw. Whoever sees none at
// all takes any. What takes daring it thinks of in one decision of ten.
template <Game G>
class Overlooking final : public Player<G> {
 public:
  using Daring = bool (*)(typename G::Action);
  Overlooking(std::unique_ptr<Player<G>> player, std::uint32_t share, Daring daring = nullptr)
      : player_(std::move(player)), share_(share), daring_(daring) {}

  void choose(const typename G::Book& book, const Eyes<G>& eyes, const typename G::Actions& legal,
              Dice& dice, Plan<G>& plan) override {
    typename G::Actions thought_of;
    const bool dares = daring_ == nullptr || dice.chance(kDares);
    for (const typename G::Action action : legal) {
      if (dares || !daring_(action)) thought_of.push(action);
    }
    if (thought_of.size() == 0) thought_of = legal;
    typename G::Actions seen;
    for (const typename G::Action action : thought_of) {
      if (!dice.chance(share_)) seen.push(action);
    }
    if (seen.size() == 0) seen.push(choose_at_random<G>(thought_of, dice));
    player_->choose(book, eyes, seen, dice, plan);
  }
  void wait_with(Patience* patience) override { player_->wait_with(patience); }

 private:
  static constexpr std::uint32_t kDares = 10;  // per cent of decisions
  std::unique_ptr<Player<G>> player_;
  std::uint32_t share_;
  Daring daring_;
};

}  // namespace scriptorium
