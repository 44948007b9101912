#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "lab/progress.h"
#include "lab/tried.h"
#include "players/player.h"

// What the pages in docs/balance are measured with: many games that are told event by event, and
// tables in which every column is a kind of table, such as two seats or four.
namespace scriptorium::lab {

// Plays a game to its end, every seat by the same player, verdicts by the dice. The watcher hears
// of it: `decides` before a seat acts, `hears` with what was told after each action. The player's
// dice are apart from the table's.
template <Game G, class Watcher>
Scores watch(const typename G::Book& book, const typename G::Config& config, Player<G>& player,
             std::uint64_t number, Watcher& watcher) {
  Dice dice = Dice::fast(Seed::of(number));
  Dice player_dice = Dice::fast(Seed::of(mix(number)));
  Log<typename G::Event> log;
  typename G::State state = G::setup(book, config, dice, &log);
  const auto act = [&](Actor actor, typename G::Action action) {
    G::apply(book, state, actor, action, dice, &log);
    watcher.hears(state, log);
    log.clear();
  };
  watcher.hears(state, log);
  log.clear();
  typename G::Actions legal;
  Plan<G> plan;
  for (Actors acting = G::to_act(book, state); !acting.empty(); acting = G::to_act(book, state)) {
    if (acting == kJudgeActs) {
      act(Actor::judge(), G::judge(book, state, dice));
      continue;
    }
    const Seat seat = first_to_act<G>(book, state, acting);
    G::legal(book, state, seat, legal);
    player.choose(book, Eyes<G>(book, state, seat), legal, player_dice, plan);
    for (std::size_t i = 0; i < plan.size(); ++i) {
      // A plan that fails is planned anew from there.
      if (i > 0 && G::check(book, state, seat, plan[i])) break;
      watcher.decides(state, G::to_act(book, state));
      act(seat, plan[i]);
    }
  }
  return G::scores(book, state);
}

// Adds up the figures of many games: `play(first, last, figures)` plays those from `first` up to
// `last`. They are spread over the processors in pieces that are added in order, so that sums are
// the same on any number of them.
template <class Figures>
Figures sum_of_games(
    const Figures& none, std::uint64_t games,
    const std::function<void(std::uint64_t first, std::uint64_t last, Figures&)>& play,
    const std::function<void(std::uint64_t done)>& progress) {
  constexpr std::uint64_t kPieces = 64;
  std::vector<Figures> pieces(kPieces, none);
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> done{0};
  const auto work = [&](bool tells) {
    for (std::uint64_t piece = next++; piece < kPieces; piece = next++) {
      const std::uint64_t first = games * piece / kPieces;
      const std::uint64_t last = games * (piece + 1) / kPieces;
      play(first, last, pieces[piece]);
      done += last - first;
      if (tells) progress(done);
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) {
    others.emplace_back(work, false);
  }
  work(true);
  for (std::thread& other : others) other.join();
  Figures sum = none;
  for (const Figures& piece : pieces) sum += piece;
  return sum;
}

// A table in Markdown, with a column for the figures of each kind of table.
template <class Figures>
class Columns {
 public:
  explicit Columns(const std::vector<Figures>& all) : all_(all) {}

  // `name(figures)` is a column's title.
  template <class Name>
  void head(const Name& name) const {
    std::printf("|  |");
    for (const Figures& each : all_) std::printf(" %s |", std::string(name(each)).c_str());
    std::printf("\n|%s\n", repeated("---|", all_.size() + 1).c_str());
  }
  template <class Value>
  void row(const char* what, const char* form, const Value& value) const {
    cells(what, [&](const Figures& each) { std::printf(form, value(each)); });
  }
  // Several figures in a cell.
  template <class Print>
  void cells(const char* what, const Print& print) const {
    std::printf("| %s |", what);
    for (const Figures& each : all_) {
      std::printf(" ");
      print(each);
      std::printf(" |");
    }
    std::printf("\n");
  }

  static std::string repeated(const char* what, std::size_t times) {
    std::string text;
    for (; times > 0; --times) text += what;
    return text;
  }

 private:
  const std::vector<Figures>& all_;
};

}  // namespace scriptorium::lab
