#pragma once

#include <array>
#include <map>
#include <unordered_map>

#include "tests/laws/enumerate.h"
#include "tests/laws/walk.h"

namespace scriptorium::laws {

// Law 9 on every path of a tiny game, whoever acts first and however the dice fall: whoever was
// told the same knows the same. Random games find it out only where their histories happen to meet.
template <class Tiny>
class Paths {
 public:
  using G = typename Tiny::Game;
  using State = typename G::State;

  explicit Paths(const Tiny& tiny) : tiny_(tiny) {}

  Report run(int depth) {
    every_start(tiny_, [&](const State& state, const auto& log, double) {
      follow(state, log, told_at_start(tiny_, tiny_.book(), state), depth);
    });
    return report_;
  }

 private:
  void follow(const State& state, const Log<typename G::Event>& log, Histories histories,
              int depth) {
    ++report_.plies;
    remember(state, log, histories);
    if (depth == 0 || report_.breach) return;
    const Actors acting = G::to_act(tiny_.book(), state);
    if (acting.empty()) ++report_.games;
    for (int index = 0; index <= kMaxSeats; ++index) {
      if (acting.has(index)) play_on(state, Actor(static_cast<Seat>(index)), histories, depth);
    }
  }

  void play_on(const State& state, Actor actor, const Histories& histories, int depth) {
    typename G::Actions actions;
    G::legal(tiny_.book(), state, actor, actions);
    for (const typename G::Action action : actions) {
      State after;
      Log<typename G::Event> log;
      every_fall(
          [&](Dice& dice) {
            after = state;
            log.clear();
            G::apply(tiny_.book(), after, actor, action, dice, &log);
          },
          [&](double) { follow(after, log, histories, depth - 1); });
    }
  }

  void remember(const State& state, const Log<typename G::Event>& log, Histories& histories) {
    for (int i = 0; i <= G::seats(state); ++i) {
      const Viewer viewer = viewer_at(i, G::seats(state));
      std::uint64_t& history = histories[static_cast<std::size_t>(i)];
      for (const auto& event : heard<G>(log, viewer))
        history = hash_value(event, combine(history, 1));
      const std::uint64_t view = hash_value(G::view(tiny_.book(), state, viewer));
      const auto whose = combine(history, static_cast<std::uint64_t>(viewer.index()));
      const auto [known, fresh] = views_.try_emplace(whose, view);
      if (!fresh) ++report_.checks[9];
      if (known->second != view) {
        report_.break_law(
            9, fmt::format("viewer {} was told the same and knows something else", viewer.index()));
      }
    }
  }

  const Tiny& tiny_;
  Report report_;
  std::unordered_map<std::uint64_t, std::uint64_t> views_;
};

}  // namespace scriptorium::laws
