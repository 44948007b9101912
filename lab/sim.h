#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <thread>
#include <vector>

#include "core/game.h"
#include "players/player.h"

namespace scriptorium::lab {

// What came out of many games. Adding up is in any order: totals are the same however a run was
// spread.
struct Totals {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t draws = 0;
  std::vector<std::uint64_t> wins;                            // by seat
  std::vector<std::map<std::int32_t, std::uint64_t>> scores;  // by seat: how often each score
  std::map<std::uint32_t, std::uint64_t> lengths;             // how often each number of decisions
  std::uint64_t digest = 0;

  explicit Totals(int seats) : wins(static_cast<std::size_t>(seats)), scores(wins.size()) {}

  void add(const Totals& other);
};

// Verdicts by the dice, at each seat's recall rate. Others may also `hear` every action before it
// is taken: what a seat does may say something that is judged after it.
template <Game G>
struct DiceVerdicts {
  typename G::Action give(const typename G::Book& book, const typename G::State& state,
                          Dice& dice) {
    return G::judge(book, state, dice);
  }
};

// Game `number` of the run with this seed, from the deal to the end. The players' own dice are
// apart from the table's, so that who plays does not change what is dealt.
template <Game G, class Verdicts = DiceVerdicts<G>>
[[gnu::flatten]] void play_one(const typename G::Book& book, const typename G::Config& config,
                               std::vector<std::unique_ptr<Player<G>>>& players, std::uint64_t seed,
                               std::uint64_t number, Totals& totals, Verdicts verdicts = {}) {
  const Seed table = Seed::of(mix(seed) ^ mix(number + 1));
  Dice deal = Dice::fast(table);
  typename G::State state = G::setup(book, config, deal, nullptr);
  Dice player_dice = Dice::fast(Seed::of(table.words[2]));
  std::uint64_t digest = hash_value(state);
  std::uint32_t decisions = 0;
  std::uint64_t ply = 0;
  typename G::Actions actions;
  Plan<G> plan;
  for (Actors acting = G::to_act(book, state); !acting.empty(); acting = G::to_act(book, state)) {
    if (acting == kJudgeActs) {
      Dice verdict = Dice::fast(table, ++ply);
      G::apply(book, state, Actor::judge(), verdicts.give(book, state, verdict), verdict, nullptr);
      continue;
    }
    const Seat seat = first_to_act<G>(book, state, acting);
    G::legal(book, state, seat, actions);
    players[seat]->choose(book, Eyes<G>(book, state, seat), actions, player_dice, plan);
    for (std::size_t i = 0; i < plan.size(); ++i) {
      // A plan that fails is planned anew from there. What is listed needs no check (law 5).
      const typename G::Action action = plan[i];
      if (i == 0 ? !actions.contains(action) : !!G::check(book, state, seat, action)) break;
      if constexpr (requires(Dice & words) { verdicts.hear(book, state, action, words); }) {
        Dice words = Dice::fast(table, ~ply);
        verdicts.hear(book, state, action, words);
      }
      Dice chance = Dice::fast(table, ++ply);
      G::apply(book, state, seat, action, chance, nullptr);
      ++decisions;
    }
  }
  const Scores scores = G::scores(book, state);
  digest = hash_value(state, digest);
  ++totals.games;
  totals.decisions += decisions;
  ++totals.lengths[decisions];
  if (scores.winners.size() == 1) {
    ++totals.wins[static_cast<std::size_t>(scores.winners.lowest())];
  } else {
    ++totals.draws;
  }
  for (std::size_t seat = 0; seat < totals.scores.size(); ++seat) {
    ++totals.scores[seat][scores.points[seat]];
  }
  totals.digest += combine(digest, number);  // a sum: the order does not matter
}

struct Run {
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::function<void(std::uint64_t done)>
      progress;  // called now and then from the calling thread; may be empty
};

// Hands out games in small batches to the threads of the run. `work(first, last, totals)` plays
// them.
Totals spread(const Run& run, int seats,
              const std::function<void(std::uint64_t first, std::uint64_t last, Totals&)>& work);

}  // namespace scriptorium::lab
