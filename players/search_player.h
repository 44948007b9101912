#pragma once

#include "players/player.h"
#include "players/search.h"

namespace scriptorium {

// Searches with a number of simulations and does what was found best.
template <Game G, Policy<G> P = RandomPolicy<G>, class Worlds = SampledWorlds<G>>
class SearchPlayer final : public Player<G> {
 public:
  explicit SearchPlayer(std::uint32_t simulations, SearchOptions options = {}, P policy = P(),
                        Worlds worlds = Worlds())
      : simulations_(simulations),
        search_(fitted(options, simulations), std::move(policy), std::move(worlds)) {}

  void choose(const typename G::Book& book, const Eyes<G>& eyes, const typename G::Actions& legal,
              Dice& dice, Plan<G>& plan) override {
    // One draw of the table's dice, which may be slow ones, and the search has its own.
    Dice own = Dice::fast(Seed::of(dice.next()));
    if (legal.size() == 1) {
      plan.clear();
      plan.push(legal[0]);
      return;
    }
    search_.begin(book, eyes.view(), eyes.seat());
    for (std::uint32_t left = simulations_; left != 0;) {
      const std::uint32_t some = left < kAtOnce ? left : kAtOnce;
      search_.run(some, own);
      left -= some;
      if (patience_ != nullptr && patience_->over()) break;
    }
    search_.best(plan);
    if (plan.empty()) plan.push(choose_at_random<G>(legal, own));  // no plan was short enough
  }

  void wait_with(Patience* patience) override { patience_ = patience; }

  Search<G, P, Worlds>& search() { return search_; }

 private:
  static constexpr std::uint32_t kAtOnce = 32;

  // A simulation makes one node at most.
  static SearchOptions fitted(SearchOptions options, std::uint32_t simulations) {
    if (simulations < options.nodes) options.nodes = simulations + 1;
    return options;
  }

  std::uint32_t simulations_;
  Patience* patience_ = nullptr;
  Search<G, P, Worlds> search_;
};

}  // namespace scriptorium
