#pragma once

#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/game.h"
#include "players/player.h"
#include "table/codec.h"
#include "tests/laws/report.h"

namespace scriptorium::laws {

// Calls f(dice) for every way the dice can fall in it, and done(probability) after each.
inline void every_fall(const std::function<void(Dice&)>& f, const std::function<void(double)>& done,
                       std::vector<std::uint32_t> script = {}, double probability = 1) {
  Dice dice = Dice::scripted(script);
  f(dice);
  if (!dice.ran_out()) return done(probability);
  std::uint32_t ways = 0;  // how many results the next throw has
  for (script.push_back(0);; ++script.back(), ++ways) {
    Dice tried = Dice::scripted(script);
    f(tried);
    if (tried.spoiled() && !tried.ran_out()) break;
  }
  for (std::uint32_t way = 0; way < ways; ++way) {
    script.back() = way;
    every_fall(f, done, script, probability / ways);
  }
}

// Calls f(state, log, probability) for every way in which a tiny game begins: from the positions
// that it names, which everybody is taken to see as far as they see them, or as it is dealt.
template <class Tiny, class F>
void every_start(const Tiny& tiny, const F& f) {
  using G = typename Tiny::Codec::Game;
  Log<typename G::Event> log;
  if constexpr (requires { tiny.starts(); }) {
    for (const typename G::State& state : tiny.starts()) f(state, log, 1.0);
  } else {
    for (const typename G::Config& config : tiny.configs()) {
      typename G::State state;
      every_fall(
          [&](Dice& dice) {
            log.clear();
            state = G::setup(tiny.book(), config, dice, &log);
          },
          [&](double probability) { f(state, log, probability); });
    }
  }
}

template <Game G>  // of a state or a view
std::string bytes_of(const auto& value) {
  return {reinterpret_cast<const char*>(&value), sizeof value};
}
template <Game G>
std::string bytes_of(const std::string& value) {
  return value;
}

// Law 10. All worlds that a tiny game can reach in a few plies, each with its weight: the dice's
// probability, every choice of the players counting the same. Given a view, `sample` must draw its
// worlds by those weights.
//
//   struct Tiny {
//     using Game = ...;
//     std::vector<Config> configs() const;      equally likely: what is decided before the deal;
//     std::vector<State> starts() const;        or equally likely positions to begin with
//     const Book& book() const;
//     bool exact(const State&, Viewer) const;   false: the viewer's memory has faded, somebody else
//     is in the
//                                               middle of a private choice, or choices follow a
//                                               stated prior
//     auto world(const State&) const;           what of a state is the world, and not others'
//                                               thoughts of it: a state, or a string
//     int ways(const State&, Actor, Action) const;  if there are copies: how many cards the action
//                                               may mean
//   };
template <class Tiny>
class Enumerator {
 public:
  using G = typename Tiny::Game;
  using State = typename G::State;
  using Worlds = std::map<std::string, double>;  // state bytes → weight

  Enumerator(const Tiny& tiny, std::uint64_t seed)
      : tiny_(tiny), test_dice_(Dice::fast(Seed::of(seed))) {}

  // With `only`, of all views those in it alone are compared.
  Report run(int depth, int views_per_depth, int samples,
             const std::set<std::string>* only = nullptr) {
    only_ = only;
    Worlds worlds;
    every_start(tiny_, [&](const State& state, const auto&, double probability) {
      worlds[bytes_of<G>(state)] += probability;
    });
    for (int ply = 0;; ++ply) {
      compare(worlds, views_per_depth, samples);
      if (ply == depth || report_.breach) return report_;
      worlds = expand(worlds);
      ++report_.plies;
    }
  }

 private:
  static State state_of(const std::string& bytes) {
    State state;
    std::memcpy(static_cast<void*>(&state), bytes.data(), sizeof state);
    return state;
  }

  // Every next world. Where several may act, the lowest seat does.
  Worlds expand(const Worlds& worlds) {
    Worlds next;
    for (const auto& [bytes, weight] : worlds) {
      const State state = state_of(bytes);
      const Actors acting = G::to_act(tiny_.book(), state);
      if (acting.empty()) continue;
      const Actor actor =
          acting == kJudgeActs ? Actor::judge() : Actor(static_cast<Seat>(acting.lowest()));
      typename G::Actions actions;
      G::legal(tiny_.book(), state, actor, actions);
      for (const typename G::Action action : actions) {
        State after;
        every_fall(
            [&](Dice& dice) {
              after = state;
              G::apply(tiny_.book(), after, actor, action, dice, nullptr);
            },
            [&, weight = weight](double probability) {
              next[bytes_of<G>(after)] += weight * probability * ways(state, actor, action);
            });
      }
    }
    return next;
  }

  // Of copies that are alike each counts, though they are one action.
  int ways(const State& state, Actor actor, typename G::Action action) const {
    if constexpr (requires { tiny_.ways(state, actor, action); }) {
      return tiny_.ways(state, actor, action);
    } else {
      return 1;
    }
  }

  void compare(const Worlds& worlds, int views, int samples) {
    std::map<std::string, Worlds> by_view;
    for (const auto& [bytes, weight] : worlds) {
      const State state = state_of(bytes);
      for (int i = 0; i <= G::seats(state); ++i) {
        const Viewer viewer =
            i == G::seats(state) ? Viewer::spectator() : Viewer(static_cast<Seat>(i));
        if (!tiny_.exact(state, viewer)) continue;
        const std::string view = bytes_of<G>(G::view(tiny_.book(), state, viewer));
        by_view[view][bytes_of<G>(tiny_.world(state))] += weight;
      }
    }
    std::vector<const std::pair<const std::string, Worlds>*> listed;
    for (const auto& entry : by_view) {
      if (only_ != nullptr && !only_->contains(entry.first)) continue;
      if (entry.second.size() > 1) listed.push_back(&entry);
    }
    test_dice_.shuffle(std::span(listed));
    for (std::size_t i = 0; i < listed.size() && i < static_cast<std::size_t>(views); ++i) {
      compare_view(listed[i]->first, listed[i]->second, samples);
    }
  }

  // Pearson's chi-square against the enumerated weights, far out in its tail.
  void compare_view(const std::string& bytes, const Worlds& worlds, int samples) {
    typename G::View view;
    std::memcpy(static_cast<void*>(&view), bytes.data(), sizeof view);
    double total = 0;
    for (const auto& [world, weight] : worlds) total += weight;
    std::map<std::string, int> drawn;
    for (int i = 0; i < samples; ++i) {
      ++drawn[bytes_of<G>(tiny_.world(G::sample(tiny_.book(), view, test_dice_)))];
    }
    ++report_.checks[10];
    for (const auto& [world, count] : drawn) {
      if (!worlds.contains(world))
        return report_.break_law(10, "sample draws a world that cannot be" + seen_as(view));
    }
    double chi = 0;
    for (const auto& [world, weight] : worlds) {
      const double expected = samples * weight / total;
      const auto found = drawn.find(world);
      const double seen = found == drawn.end() ? 0 : found->second;
      chi += (seen - expected) * (seen - expected) / expected;
    }
    const double freedom = static_cast<double>(worlds.size() - 1);
    if (chi > freedom + 6 * std::sqrt(2 * freedom) + 18) {
      report_.break_law(
          10, fmt::format("sample is not fair: chi-square {:.0f} with {:.0f} degrees of freedom; "
                          "{} of {} worlds were drawn{}",
                          chi, freedom, drawn.size(), worlds.size(), seen_as(view)));
    }
  }

  // What the viewer sees there, as it is written for people.
  std::string seen_as(const typename G::View& view) const {
    return "\n" + view_text<typename Tiny::Codec>(tiny_.book(), {}, view);
  }

  const Tiny& tiny_;
  const std::set<std::string>* only_ = nullptr;
  Dice test_dice_;
  Report report_;
};

// What everyone knows at the positions that the player comes to in its first plies of some games.
template <class Tiny>
std::set<std::string> views_reached(const Tiny& tiny, Player<typename Tiny::Game>& player,
                                    int depth, int games, std::uint64_t seed) {
  using G = typename Tiny::Game;
  std::set<std::string> views;
  const auto configs = tiny.configs();
  for (int game = 0; game < games; ++game) {
    Dice dice = Dice::fast(Seed::of(seed), static_cast<std::uint64_t>(game));
    const auto& config = configs[dice.below(static_cast<std::uint32_t>(configs.size()))];
    typename G::State state = G::setup(tiny.book(), config, dice, nullptr);
    Plan<G> plan;
    plan.clear();
    std::size_t at = 0;
    for (int ply = 0;; ++ply) {
      for (int i = 0; i <= G::seats(state); ++i) {
        const Viewer viewer =
            i == G::seats(state) ? Viewer::spectator() : Viewer(static_cast<Seat>(i));
        views.insert(bytes_of<G>(G::view(tiny.book(), state, viewer)));
      }
      const Actors acting = G::to_act(tiny.book(), state);
      if (ply == depth || acting.empty()) break;
      if (acting == kJudgeActs) {
        G::apply(tiny.book(), state, Actor::judge(), G::judge(tiny.book(), state, dice), dice,
                 nullptr);
        continue;
      }
      const auto seat = static_cast<Seat>(acting.lowest());
      if (at == plan.size()) {
        typename G::Actions legal;
        G::legal(tiny.book(), state, seat, legal);
        player.choose(tiny.book(), Eyes<G>(tiny.book(), state, seat), legal, dice, plan);
        at = 0;
      }
      G::apply(tiny.book(), state, seat, plan[at++], dice, nullptr);
    }
  }
  return views;
}

}  // namespace scriptorium::laws
