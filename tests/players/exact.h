#pragma once

#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "players/reward.h"
#include "tests/laws/enumerate.h"

// What the choices at a position are worth, by going through everything that can happen: slow, and
// without a line of the search in it.
namespace scriptorium {

// Worlds with their weights.
template <Game G>
using Bag = std::vector<std::pair<typename G::State, double>>;

// Equal worlds become one. f(add) calls add(state, weight).
template <Game G>
Bag<G> gather(const auto& f) {
  std::map<std::string, std::size_t> at;
  Bag<G> bag;
  f([&](const typename G::State& state, double weight) {
    const auto [found, fresh] = at.try_emplace(laws::bytes_of<G>(state), bag.size());
    if (fresh) bag.emplace_back(state, 0);
    bag[found->second].second += weight;
  });
  return bag;
}

template <Game G>
Bag<G> dealt(const typename G::Book& book, const std::vector<typename G::Config>& configs) {
  return gather<G>([&](const auto& add) {
    for (const typename G::Config& config : configs) {
      typename G::State state;
      laws::every_fall([&](Dice& dice) { state = G::setup(book, config, dice, nullptr); },
                       [&](double probability) { add(state, probability); });
    }
  });
}

// All that can follow one action, or the judge's word by the dice.
template <Game G>
Bag<G> following(const typename G::Book& book, const typename G::State& state, Actor actor,
                 const typename G::Action* action) {
  return gather<G>([&](const auto& add) {
    typename G::State after;
    laws::every_fall(
        [&](Dice& dice) {
          after = state;
          const auto taken = action == nullptr ? G::judge(book, state, dice) : *action;
          if (!dice.spoiled()) G::apply(book, after, actor, taken, dice, nullptr);
        },
        [&](double probability) { add(after, probability); });
  });
}

// One of these actions, each as likely as the others, in every world in which it can be taken. By
// whoever decides: the lowest seat that may, or the judge.
template <Game G>
Bag<G> after(const typename G::Book& book, const Bag<G>& worlds,
             const std::vector<typename G::Action>& actions) {
  return gather<G>([&](const auto& add) {
    for (const auto& [state, weight] : worlds) {
      const Actor actor(static_cast<Seat>(G::to_act(book, state).lowest()));
      for (const typename G::Action& action : actions) {
        if (G::check(book, state, actor, action)) continue;
        for (const auto& [next, share] : following<G>(book, state, actor, &action)) {
          add(next, weight * share);
        }
      }
    }
  });
}

// The game that is played from a bag of worlds on, everyone knowing what their views hold. Solved
// by counterfactual regret minimisation over the whole tree (Zinkevich et al. 2007, with the
// regrets of CFR+): exact in the limit where one seat decides alone or two play against each other.
template <Game G>
class Exact {
 public:
  Exact(const typename G::Book& book, const Bag<G>& worlds, Seat seat, const RewardOptions& reward)
      : book_(book), reward_(reward) {
    double total = 0;
    for (const auto& [state, weight] : worlds) total += weight;
    for (const auto& [state, weight] : worlds) {
      roots_.emplace_back(weight / total, build_decision(state, seat));
    }
  }

  void solve(int rounds) {
    for (int round = 1; round <= rounds; ++round) {
      for (const auto& [share, spot] : roots_) {
        Reach reach;
        reach.fill(1);
        (void)improve(spot, reach, share, round);
      }
      for (Knowing& knowing : knowings_) {
        for (std::size_t i = 0; i < knowing.regret.size(); ++i) {
          knowing.regret[i] = std::max(0.0, knowing.regret[i] + knowing.news[i]);
          knowing.news[i] = 0;
        }
      }
    }
  }

  // What each choice at the root is worth to its seat when everybody plays on as found.
  std::vector<std::pair<typename G::Action, double>> worth() const {
    const Spot& first = spots_[roots_[0].second];
    const Knowing& knowing = knowings_[first.knowing];
    std::vector<std::pair<typename G::Action, double>> worth;
    for (std::size_t i = 0; i < knowing.actions.size(); ++i) {
      double sum = 0;
      for (const auto& [share, spot] : roots_) {
        sum += share * value(spots_[spot].next[i].second)[knowing.seat];
      }
      worth.emplace_back(knowing.actions[i], sum);
    }
    return worth;
  }

  std::size_t size() const { return spots_.size(); }

 private:
  using Values = std::array<double, kMaxSeats>;
  using Reach = std::array<double, kMaxSeats>;

  // What a seat knows at a decision, and how it decides there.
  struct Knowing {
    Seat seat;
    std::vector<typename G::Action> actions;
    std::vector<double> regret;
    std::vector<double> news;
    std::vector<double> taken;  // weighted sum of what it did
  };
  enum class Kind { kEnd, kChance, kDecision };
  struct Spot {
    Kind kind = Kind::kEnd;
    std::size_t knowing = 0;
    std::vector<std::pair<double, std::size_t>> next;  // shares count for chance alone
    Values end = {};
  };

  std::size_t add(Spot spot) {
    spots_.push_back(std::move(spot));
    return spots_.size() - 1;
  }

  std::size_t build(const typename G::State& state) {
    const Actors acting = G::to_act(book_, state);
    if (acting.empty()) {
      const Rewards end = rewards(G::scores(book_, state), reward_);
      Spot spot;
      for (std::size_t seat = 0; seat < static_cast<std::size_t>(G::seats(state)); ++seat) {
        spot.end[seat] = end.of[seat] / kWholeReward;
      }
      return add(std::move(spot));
    }
    if (acting == kJudgeActs)
      return build_chance(following<G>(book_, state, Actor::judge(), nullptr));
    return build_decision(state, static_cast<Seat>(acting.lowest()));
  }

  std::size_t build_chance(const Bag<G>& bag) {
    if (bag.size() == 1) return build(bag[0].first);
    Spot spot;
    spot.kind = Kind::kChance;
    for (const auto& [state, share] : bag) spot.next.emplace_back(share, build(state));
    return add(std::move(spot));
  }

  std::size_t build_decision(const typename G::State& state, Seat seat) {
    const std::string known =
        std::string(1, static_cast<char>(seat)) + laws::bytes_of<G>(G::view(book_, state, seat));
    const auto [found, fresh] = by_view_.try_emplace(known, knowings_.size());
    if (fresh) {
      typename G::Actions legal;
      G::legal(book_, state, seat, legal);
      const std::vector<double> none(legal.size());
      knowings_.push_back({seat, {legal.begin(), legal.end()}, none, none, none});
    }
    Spot spot;
    spot.kind = Kind::kDecision;
    spot.knowing = found->second;
    const auto actions = knowings_[spot.knowing].actions;
    for (const typename G::Action& action : actions) {
      spot.next.emplace_back(1, build_chance(following<G>(book_, state, Actor(seat), &action)));
    }
    return add(std::move(spot));
  }

  static std::vector<double> in_proportion(const std::vector<double>& weights) {
    double sum = 0;
    for (const double weight : weights) sum += weight;
    std::vector<double> shares(weights.size(), 1.0 / static_cast<double>(weights.size()));
    for (std::size_t i = 0; sum > 0 && i < shares.size(); ++i) shares[i] = weights[i] / sum;
    return shares;
  }

  Values improve(std::size_t at, const Reach& reach, double chance, int round) {
    const Spot& spot = spots_[at];
    if (spot.kind == Kind::kEnd) return spot.end;
    Values values = {};
    if (spot.kind == Kind::kChance) {
      for (const auto& [share, next] : spot.next) {
        const Values each = improve(next, reach, chance * share, round);
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) values[seat] += share * each[seat];
      }
      return values;
    }
    const Seat mine = knowings_[spot.knowing].seat;
    const std::vector<double> shares = in_proportion(knowings_[spot.knowing].regret);
    std::vector<double> own(shares.size());
    for (std::size_t i = 0; i < shares.size(); ++i) {
      Reach further = reach;
      further[mine] *= shares[i];
      const Values each = improve(spot.next[i].second, further, chance, round);
      own[i] = each[mine];
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) values[seat] += shares[i] * each[seat];
    }
    double others = chance;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) others *= seat == mine ? 1 : reach[seat];
    Knowing& knowing = knowings_[spot.knowing];
    for (std::size_t i = 0; i < shares.size(); ++i) {
      knowing.news[i] += others * (own[i] - values[mine]);
      // A trace of weight, so that what its seat never comes to is known to be played well too.
      knowing.taken[i] += round * (reach[mine] + 1e-2) * shares[i];
    }
    return values;
  }

  Values value(std::size_t at) const {
    const Spot& spot = spots_[at];
    if (spot.kind == Kind::kEnd) return spot.end;
    Values values = {};
    std::vector<double> shares;
    if (spot.kind == Kind::kDecision) shares = in_proportion(knowings_[spot.knowing].taken);
    for (std::size_t i = 0; i < spot.next.size(); ++i) {
      const double share = spot.kind == Kind::kChance ? spot.next[i].first : shares[i];
      const Values each = value(spot.next[i].second);
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) values[seat] += share * each[seat];
    }
    return values;
  }

  const typename G::Book& book_;
  RewardOptions reward_;
  std::vector<Spot> spots_;
  std::vector<Knowing> knowings_;
  std::map<std::string, std::size_t> by_view_;
  std::vector<std::pair<double, std::size_t>> roots_;
};

}  // namespace scriptorium
