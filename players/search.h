#pragma once

#include <bit>
#include <cassert>
#include <cmath>
#include <utility>

#include "players/policy.h"
#include "players/reward.h"
#include "players/tree.h"

namespace scriptorium {

struct SearchOptions {
  RewardOptions reward;
  double exploration = 0.6;       // weight of what was seldom tried
  double widening = 2;            // plans made up at a node: this times the root of its visits
  std::uint32_t nodes = 1 << 16;  // what the tree has memory for
};

// Where the worlds of a search come from. Tests put the true one in its place.
template <Game G>
struct SampledWorlds {
  typename G::State operator()(const typename G::Book& book, const typename G::View& view,
                               Dice& dice) const {
    return G::sample(book, view, dice);
  }
};

// Multiple-observer information-set Monte Carlo tree search (docs/decisions/search.md).
//
// Every seat decides at nodes of its own, found by the key of what that seat knows; what is hidden
// from it can neither part nor join its nodes. A choice made in small private steps is one edge: a
// plan. The contract says that what is legal follows from what the seat knows; so the choices of a
// node are the same in every world that leads to it, and are listed once.
//
// begin() forgets the search before and costs nothing; run() may be called again and again, and
// allocates nothing. The same view, seat and dice give the same tree. Threads and time are the
// caller's.
template <Game G, Policy<G> P = RandomPolicy<G>, class Worlds = SampledWorlds<G>>
class Search {
 public:
  using Book = typename G::Book;
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;

  // A choice at the root, for reports.
  struct Choice {
    std::span<const Action> plan;
    std::uint32_t visits;
    double value;  // mean reward, 0 to 1
  };

  explicit Search(const SearchOptions& options = {}, P policy = P(), Worlds worlds = Worlds())
      : options_(options),
        policy_(std::move(policy)),
        worlds_(std::move(worlds)),
        tree_(options.nodes) {}

  // The seat, which must have something to decide, is about to. The book must outlive the search.
  void begin(const Book& book, const View& view, Seat seat) {
    book_ = &book;
    view_ = view;
    seat_ = seat;
    simulations_ = 0;
    decisions_ = 0;
    policy_.set_out(view);
    tree_.clear();
    bool added;
    root_ = tree_.find_or_add(0, added);  // met nowhere else: what follows a decision is news
  }

  void run(std::uint32_t simulations, Dice& dice) {
    for (; simulations > 0; --simulations) simulate(dice);
  }

  // The plan most visited, of equals the first; empty before anything was run.
  void best(Plan<G>& plan) const {
    plan.clear();
    const std::span<const Edge> edges = tree_.edges(*root_);
    const Edge* chosen = nullptr;
    for (const Edge& edge : edges) {
      if (chosen == nullptr || edge.visits > chosen->visits) chosen = &edge;
    }
    if (chosen == nullptr) return;
    for (const Action action : tree_.plan(*chosen)) plan.push(action);
  }

  std::size_t choices() const { return tree_.edges(*root_).size(); }
  Choice choice(std::size_t i) const {
    const Edge& edge = tree_.edges(*root_)[i];
    const double total = static_cast<double>(edge.total) / kWholeReward;
    return {tree_.plan(edge), edge.visits, edge.visits == 0 ? 0 : total / edge.visits};
  }
  std::uint64_t simulations() const { return simulations_; }
  std::uint64_t decisions() const { return decisions_; }  // of seats; a plan in the tree is one
  std::uint32_t nodes() const { return tree_.nodes(); }
  P& policy() { return policy_; }
  Worlds& worlds() { return worlds_; }

 private:
  static constexpr std::size_t kMaxPath = 128;  // below that depth a playout goes on

  struct Visit {
    Node* node;
    std::uint32_t edge;
    Seat seat;
  };

  void simulate(Dice& dice) {
    // Step 1. A world that the searching seat thinks possible.
    State state = worlds_(*book_, view_, dice);
    // Steps 2 and 3. Down the tree, and one node more.
    path_.clear();
    Scores scores;
    // Step 4. To the end by the policy, unless that was foreseen in the tree.
    if (!descend(state, scores, dice)) scores = play_out(state, dice);
    const Rewards reward = rewards(scores, options_.reward);
    // Step 5. Every seat learns at the nodes where it decided.
    for (const Visit& visit : path_) {
      tree_.edges(*visit.node)[visit.edge].total += reward.of[visit.seat];
    }
    ++simulations_;
  }

  // Leaves the state where the tree ends; true if the policy foresees the rest.
  bool descend(State& state, Scores& scores, Dice& dice) {
    Node* node = root_;
    // At the root the searching seat decides first even where others decide at the same time: it
    // does not see what they choose, but it might see that they have.
    Seat seat = seat_;
    for (bool added = false; !added;) {
      // Step 2. Selection.
      if (!node->open && !open(*node, state, seat)) return false;
      if (node->stepwise) make_up_a_plan(*node, state, seat, dice);
      if (node->count == 0 || path_.size() == kMaxPath) return false;
      const std::uint32_t chosen = select(*node, dice);
      path_.push({node, chosen, seat});
      Edge& edge = tree_.edges(*node)[chosen];
      ++edge.visits;
      ++node->visits;
      play<G>(*book_, state, seat, tree_.plan(edge), dice);
      ++decisions_;
      const Actors acting = next_actors(state, dice);
      if (acting.empty()) return false;
      if (policy_.foresee(*book_, state, scores)) return true;
      // Of several who decide at the same time one goes first: keys hide its choice.
      seat = first_to_act<G>(*book_, state, acting);
      // Step 3. Expansion: the node where the seat knows this; a new one is the last.
      const std::uint64_t key = G::key(*book_, state, Viewer(seat));
      node = tree_.find_or_add(combine(key, seat), added);
      if (node == nullptr) return false;
    }
    return false;
  }

  // Chance in the judge's place, until a seat decides or all is over.
  Actors next_actors(State& state, Dice& dice) const {
    Actors acting = G::to_act(*book_, state);
    while (acting == kJudgeActs) {
      G::apply(*book_, state, Actor::judge(), G::judge(*book_, state, dice), dice, nullptr);
      acting = G::to_act(*book_, state);
    }
    return acting;
  }

  // Lists the choices of a node: every action that completes a choice by itself, but those that
  // the policy takes out. Those that begin
  // with a small step are made up later, a few at a time. False if there is no memory left.
  bool open(Node& node, const State& state, Seat seat) {
    typename G::Actions legal;
    G::legal(*book_, state, seat, legal);
    if constexpr (NarrowingPolicy<P, G>) policy_.narrow(*book_, state, legal);
    if (!tree_.open(node, legal.size())) return false;
    for (const Action& action : legal) {
      if (G::is_private_step(*book_, state, action)) {
        node.stepwise = true;
      } else {
        tree_.add(node, {&action, 1});
      }
    }
    return true;
  }

  // An edge never chosen, any of them; else by UCB, the logarithm being of how often the edge was
  // available.
  std::uint32_t select(Node& node, Dice& dice) {
    const std::span<const Edge> edges = tree_.edges(node);
    std::uint32_t at = 0;
    if (node.fresh != 0) {
      for (std::uint32_t skip = dice.below(node.fresh--);; ++at) {
        if (edges[at].visits == 0 && skip-- == 0) return at;
      }
    }
    // The two terms are added as whole numbers: no machine rounds their sum in its own way.
    const auto weight = static_cast<float>(options_.exploration * kWholeReward);
    std::int32_t best = -1;
    std::uint32_t since = ~0U;
    float available = 0;
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
      const Edge& edge = edges[i];
      if (edge.since != since) {
        since = edge.since;
        available = logarithm(node.visits - since);
      }
      const float share = 1.0F / static_cast<float>(edge.visits);
      const auto mean = static_cast<std::int32_t>(static_cast<float>(edge.total) * share);
      const std::int32_t score =
          mean + static_cast<std::int32_t>(weight * std::sqrt(available * share));
      if (score > best) {
        best = score;
        at = i;
      }
    }
    return at;
  }

  // The natural logarithm, straight between powers of two: the same on every machine. n ≥ 1.
  static float logarithm(std::uint32_t n) {
    const int whole = static_cast<int>(std::bit_width(n)) - 1;
    const float rest = static_cast<float>(n) / static_cast<float>(1U << whole) - 1;
    return 0.69314718F * (static_cast<float>(whole) + rest);
  }

  // Progressive widening: one plan more if the node has had visits enough for it. What the
  // policy likes comes first, then random walks; one that does what another does already is
  // dropped.
  [[gnu::noinline]] void make_up_a_plan(Node& node, const State& state, Seat seat, Dice& dice) {
    // Attempts are counted, not plans: where few different plans exist the others cost little.
    const double tried = node.tried / options_.widening;
    if (node.tried == 0xffff || tried * tried >= node.visits + 1.0) return;
    Plan<G> plan;
    if (node.tried++ == 0) policy_.propose(*book_, state, seat, dice, plan);
    if (!complete<G>(*book_, state, seat, plan, dice) &&
        !wander<G>(*book_, state, seat, dice, plan)) {
      return;
    }
    // Two plans are one if they lead to the same state of this world by the same dice.
    const State made = after(state, seat, plan.span(), dice);
    for (const Edge& edge : tree_.edges(node)) {
      if (same_bytes(after(state, seat, tree_.plan(edge), dice), made)) return;
    }
    tree_.add(node, plan.span());
  }

  State after(State state, Seat seat, std::span<const Action> plan, Dice dice) const {
    play<G>(*book_, state, seat, plan, dice);
    return state;
  }

  // Flattened: a playout is one loop with the rules and the policy inside it.
  [[gnu::flatten, gnu::noinline]] Scores play_out(State& state, Dice& dice) {
    std::uint64_t decisions = 0;
    const Scores scores = scriptorium::play_out<G>(*book_, state, policy_, dice, decisions);
    decisions_ += decisions;
    return scores;
  }

  SearchOptions options_;
  P policy_;
  Worlds worlds_;
  Tree<Action> tree_;
  const Book* book_ = nullptr;
  View view_;
  Seat seat_ = 0;
  Node* root_ = nullptr;
  BoundedList<Visit, kMaxPath> path_;
  std::uint64_t simulations_ = 0;
  std::uint64_t decisions_ = 0;
};

}  // namespace scriptorium
