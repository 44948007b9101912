#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "players/player.h"
#include "players/search.h"
#include "players/search_size.h"

namespace scriptorium {

// Searches with a number of simulations, in a number of trees that know nothing of each other, and
// does what was found best in all of them together. The trees may grow on threads of the caller's.
template <Game G, Policy<G> P = RandomPolicy<G>, class Worlds = SampledWorlds<G>>
class SearchPlayer final : public Player<G>, private Work {
 public:
  using Action = typename G::Action;
  using OneTree = Search<G, P, Worlds>;

  explicit SearchPlayer(SearchSize size, SearchOptions options = {}, P policy = P(),
                        Worlds worlds = Worlds()) {
    const std::uint32_t trees = std::min(size.trees, size.simulations);
    for (std::uint32_t i = 0; i < trees; ++i) {
      const std::uint32_t share = (size.simulations + trees - 1 - i) / trees;
      parts_.push_back(std::make_unique<Part>(fitted(options, share), policy, worlds, share));
    }
  }

  void choose(const typename G::Book& book, const Eyes<G>& eyes, const typename G::Actions& legal,
              Dice& dice, Plan<G>& plan) override {
    // One draw of the table's dice, which may be slow ones, and every tree has its own.
    const Seed seed = Seed::of(dice.next());
    if (legal.size() == 1) {
      plan.clear();
      plan.push(legal[0]);
      return;
    }
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      parts_[i]->search.begin(book, eyes.view(), eyes.seat());
      parts_[i]->dice = Dice::fast(seed, i);
    }
    think();
    agree(book, eyes, Dice::fast(seed, parts_.size()), plan);
    if (plan.empty()) plan.push(choose_at_random<G>(legal, parts_[0]->dice));  // none short enough
  }

  void wait_with(Patience* patience) override { patience_ = patience; }

  // Calls f(search) for every tree.
  template <class F>
  void each_tree(F f) {
    for (const auto& part : parts_) f(part->search);
  }

 private:
  static constexpr std::uint32_t kAtOnce = 256;  // simulations of a tree

  struct Part {
    Part(const SearchOptions& options, const P& policy, const Worlds& worlds, std::uint32_t some)
        : search(options, policy, worlds), share(some) {}

    OneTree search;
    std::uint32_t share;  // of the simulations
    Dice dice = Dice::fast({});
  };

  // A round of one tree.
  void piece(int tree) override {
    Part& part = *parts_[static_cast<std::size_t>(tree)];
    if (done_ >= part.share) return;
    part.search.run(std::min(kAtOnce, part.share - done_), part.dice);
  }
  void think() {
    Patience endless;
    Patience& patience = patience_ == nullptr ? endless : *patience_;
    for (done_ = 0; done_ < parts_[0]->share; done_ += kAtOnce) {
      patience.share(static_cast<int>(parts_.size()), *this);
      if (patience.over()) return;
    }
  }

  // The plan most visited in all trees, of equals the first.
  void agree(const typename G::Book& book, const Eyes<G>& eyes, Dice dice, Plan<G>& plan) {
    if (parts_.size() == 1) return parts_[0]->search.best(plan);
    const typename G::State world = parts_[0]->search.worlds()(book, eyes.view(), dice);
    const auto outcome = [&](std::span<const Action> steps) {
      typename G::State after = world;
      Dice same_dice = dice;
      play<G>(book, after, eyes.seat(), steps, same_dice);
      return after;
    };
    // Trees make up plans of several steps each for itself: two are one if they lead to the same.
    const auto same = [&](std::span<const Action> one, std::span<const Action> other) {
      if (one.size() == 1 || other.size() == 1) return std::ranges::equal(one, other);
      return same_bytes(outcome(one), outcome(other));
    };
    std::span<const Action> best;
    std::uint32_t most = 0;
    each_choice([&](const typename OneTree::Choice& choice) {
      if (choice.visits == 0) return;
      std::uint32_t visits = 0;
      each_choice([&](const typename OneTree::Choice& other) {
        if (other.visits != 0 && same(choice.plan, other.plan)) visits += other.visits;
      });
      if (visits > most) most = visits, best = choice.plan;
    });
    plan.clear();
    for (const Action action : best) plan.push(action);
  }
  template <class F>
  void each_choice(F f) const {
    for (const auto& part : parts_) {
      for (std::size_t i = 0; i < part->search.choices(); ++i) f(part->search.choice(i));
    }
  }

  // A simulation makes one node at most.
  static SearchOptions fitted(SearchOptions options, std::uint32_t simulations) {
    if (simulations < options.nodes) options.nodes = simulations + 1;
    return options;
  }

  std::vector<std::unique_ptr<Part>> parts_;
  std::uint32_t done_ = 0;  // simulations of each tree
  Patience* patience_ = nullptr;
};

}  // namespace scriptorium
