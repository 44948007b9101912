#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "tests/laws/report.h"
#include "tests/laws/walk.h"

namespace scriptorium::laws {

// A reckoner is a second opinion on a whole game: slow, simple, written from the catalogue and not
// from the rules' code. It is told every event in full, as one who sees all cards would be, and
// nothing else; after each of them it says how the game stands and who may do what.
//
//   struct Reckoner {
//     Reckoner(const Book&, const Config&);
//     void hear(const Event&);
//     // Who may act, and all that a seat may do; both may be absent (std::optional) where the
//     // reckoner leaves them to an effect.
//     Actors to_act() const;
//     std::optional<std::vector<Action>> legal(Seat) const;
//     // What differs from the true state, in words; empty if nothing does.
//     std::string differs(const State&) const;
//   };
template <class Subject, class Reckoner>
class ReckonedGames {
 public:
  using C = typename Subject::Codec;
  using G = typename C::Game;

  // Without a player the dice make all moves.
  explicit ReckonedGames(Player<G>* player = nullptr) : player_(player) {}

  // Plays `games` random games, each move by any of those who may act, and compares at every step.
  Report run(std::uint64_t first_seed, std::uint64_t games) {
    return run(first_seed, games, [](const Reckoner&) {});
  }
  // The same, and calls see(reckoner) after each game.
  template <class See>
  Report run(std::uint64_t first_seed, std::uint64_t games, const See& see) {
    for (std::uint64_t seed = first_seed; seed < first_seed + games && !report_.breach; ++seed) {
      play(seed, see);
      if (report_.breach) report_.breach->what += fmt::format(" (seed {})", seed);
    }
    return report_;
  }

 private:
  template <class See>
  void play(std::uint64_t seed, const See& see) {
    const Subject subject;
    Dice whim = Dice::fast(Seed::of(seed), ~std::uint64_t{0});
    const typename G::Config config = subject.random_config(whim);
    const auto book = subject.book(config);
    Log<typename G::Event> log;
    Dice dice = Dice::fast(Seed::of(seed));
    typename G::State state = G::setup(*book, config, dice, &log);
    Reckoner reckoner(*book, config);
    Leader<G> leader(player_);
    for (std::uint64_t ply = 1;; ++ply) {
      for (const auto& told : log.told()) reckoner.hear(told.full);
      compare(*book, state, reckoner);
      if (report_.breach) report_.breach->what += fmt::format(", ply {}", ply - 1);
      if (report_.breach || G::to_act(*book, state).empty()) break;
      const Move<G> move = leader.next(*book, state, whim);
      log.clear();
      Dice chance = Dice::fast(Seed::of(seed), ply);
      G::apply(*book, state, move.actor, move.action, chance, &log);
      ++report_.plies;
    }
    see(reckoner);
    ++report_.games;
  }

  void compare(const typename G::Book& book, const typename G::State& state,
               const Reckoner& reckoner) {
    ++report_.checks[kLaw];
    if (std::string what = reckoner.differs(state); !what.empty()) {
      return report_.break_law(kLaw, std::move(what));
    }
    const std::optional<Actors> acting = reckoner.to_act();
    if (acting && *acting != G::to_act(book, state)) {
      return report_.break_law(kLaw, fmt::format("seats {:b} may act, reckoned: {:b}",
                                                 G::to_act(book, state).bits(), acting->bits()));
    }
    for (int index = 0; index < G::seats(state); ++index) {
      const auto seat = static_cast<Seat>(index);
      auto reckoned = reckoner.legal(seat);
      if (!reckoned) continue;
      ++report_.checks[kLaw];
      typename G::Actions actions;
      G::legal(book, state, seat, actions);
      std::vector<typename G::Action> listed(actions.begin(), actions.end());
      for (const auto& [some, others, whose] : {std::tuple(&listed, &*reckoned, "allowed"),
                                                std::tuple(&*reckoned, &listed, "reckoned")}) {
        for (const typename G::Action action : *some) {
          if (std::find(others->begin(), others->end(), action) != others->end()) continue;
          return report_.break_law(kLaw,
                                   fmt::format("seat {}: only {}: {}", index, whose,
                                               json::serialize(write_action<C>(book, action))));
        }
      }
    }
  }

  static constexpr int kLaw = 12;
  Player<G>* player_;
  Report report_;
};

}  // namespace scriptorium::laws
