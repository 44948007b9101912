#pragma once

#include <algorithm>
#include <map>
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
//     // What differs from the true state, in words; empty if nothing does. It may take over from
//     // there what no event says, as the order of a shuffled pile.
//     std::string differs(const State&);
//   };
//
// It may know more, and is then asked for it:
//
//     // Instead of the event: who hears it, and whether it reveals something.
//     void hear(const Told<Event>&);
//     // Whether a legal action is a small step.
//     bool step(Action) const;
//     // What counts for a seat whose time has run out.
//     Action overdue(Seat) const;
//     // What the judge may say; nothing if no verdict is due.
//     std::vector<Action> verdicts() const;
//     // What came up in the game, and how often.
//     std::map<std::string, std::uint64_t> seen() const;
template <class Subject, class Reckoner>
class ReckonedGames {
 public:
  using C = typename Subject::Codec;
  using G = typename C::Game;

  // Without a player the dice make all moves.
  explicit ReckonedGames(Subject subject = {}, Player<G>* player = nullptr)
      : subject_(subject), player_(player) {}

  // Plays `games` random games, each move by any of those who may act, and compares at every step.
  Report run(std::uint64_t first_seed, std::uint64_t games) {
    for (std::uint64_t seed = first_seed; seed < first_seed + games && !report_.breach; ++seed) {
      play(seed);
      if (report_.breach) report_.breach->what += fmt::format(" (seed {})", seed);
    }
    return report_;
  }

  // How often things came up, over all games.
  std::uint64_t seen(const std::string& what) const {
    const auto found = seen_.find(what);
    return found == seen_.end() ? 0 : found->second;
  }
  const std::map<std::string, std::uint64_t>& seen() const { return seen_; }

 private:
  void play(std::uint64_t seed) {
    Dice test_dice = Dice::fast(Seed::of(seed), ~std::uint64_t{0});
    const typename G::Config config = subject_.random_config(test_dice);
    const auto book = subject_.book(config);
    Log<typename G::Event> log;
    Dice dice = Dice::fast(Seed::of(seed));
    typename G::State state = G::setup(*book, config, dice, &log);
    Reckoner reckoner(*book, config);
    Leader<G> leader(player_);
    for (std::uint64_t ply = 1;; ++ply) {
      for (const auto& told : log.told()) tell(reckoner, told);
      compare(*book, state, reckoner);
      if (report_.breach) report_.breach->what += fmt::format(", ply {}", ply - 1);
      if (report_.breach || G::to_act(*book, state).empty()) break;
      const Move<G> move = leader.next(*book, state, test_dice);
      log.clear();
      Dice chance = Dice::fast(Seed::of(seed), ply);
      G::apply(*book, state, move.actor, move.action, chance, &log);
      ++report_.plies;
    }
    if constexpr (requires { reckoner.seen(); }) {
      for (const auto& [what, times] : reckoner.seen()) seen_[what] += times;
    }
    ++report_.games;
  }

  static void tell(Reckoner& reckoner, const Told<typename G::Event>& told) {
    if constexpr (requires { reckoner.hear(told); }) {
      reckoner.hear(told);
    } else {
      reckoner.hear(told.full);
    }
  }

  void compare(const typename G::Book& book, const typename G::State& state, Reckoner& reckoner) {
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
      if (const auto reckoned = reckoner.legal(seat)) compare_legal(book, state, seat, *reckoned);
      if (G::to_act(book, state).has(Actor(seat))) compare_choices(book, state, reckoner, seat);
    }
    if constexpr (requires { reckoner.verdicts(); }) {
      compare_legal(book, state, Actor::judge(), reckoner.verdicts());
    }
  }

  void compare_legal(const typename G::Book& book, const typename G::State& state, Actor actor,
                     const std::vector<typename G::Action>& reckoned) {
    ++report_.checks[kLaw];
    typename G::Actions actions;
    G::legal(book, state, actor, actions);
    const std::vector<typename G::Action> listed(actions.begin(), actions.end());
    for (const typename G::Action action : listed) {
      if (std::count(listed.begin(), listed.end(), action) == 1) continue;
      return blame(book, actor, "allowed twice", action);
    }
    const auto compare_with = [&](const auto& some, const auto& others, const char* whose) {
      for (const typename G::Action action : some) {
        if (std::find(others.begin(), others.end(), action) != others.end()) continue;
        return blame(book, actor, fmt::format("only {}", whose), action);
      }
    };
    compare_with(listed, reckoned, "allowed");
    compare_with(reckoned, listed, "reckoned");
  }

  void compare_choices(const typename G::Book& book, const typename G::State& state,
                       const Reckoner& reckoner, Seat seat) {
    if constexpr (requires(typename G::Action action) { reckoner.step(action); }) {
      typename G::Actions actions;
      G::legal(book, state, seat, actions);
      for (const typename G::Action action : actions) {
        if (G::is_private_step(book, state, action) == reckoner.step(action)) continue;
        blame(book, seat, reckoner.step(action) ? "no small step" : "a small step", action);
      }
    }
    if constexpr (requires { reckoner.overdue(seat); }) {
      const typename G::Action action = G::overdue(book, state, seat);
      if (!(action == reckoner.overdue(seat))) blame(book, seat, "when time runs out", action);
    }
  }

  void blame(const typename G::Book& book, Actor actor, std::string_view what,
             typename G::Action action) {
    report_.break_law(kLaw, fmt::format("{} {}: {}: {}", actor.is_judge() ? "judge" : "seat",
                                        actor.index(), what, action_text<C>(book, action)));
  }

  static constexpr int kLaw = 12;
  const Subject subject_;
  Player<G>* const player_;
  Report report_;
  std::map<std::string, std::uint64_t> seen_;
};

}  // namespace scriptorium::laws
