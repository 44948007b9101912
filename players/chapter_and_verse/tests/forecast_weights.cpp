// Finds the weights of players/chapter_and_verse/forecast.cpp: a player plays against itself at two
// seats, and what told at the beginning of a turn who would win is found by logistic regression.
//
//   build/release/tests/chapter_and_verse_forecast GAMES [PLAYER]
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "games/chapter_and_verse/codec/codec.h"
#include "lab/balance.h"
#include "lab/logistic.h"
#include "players/chapter_and_verse/forecast.h"

namespace scriptorium::chapter_and_verse {
namespace {

constexpr const char* kPlayer = "search:150";

// The turns of many games: the differences between the two seats, and what the first one won.
struct Turns {
  std::vector<float> seen;
  std::vector<float> results;
  double games = 0, counted = 0;

  Turns& operator+=(const Turns& more) {
    seen.insert(seen.end(), more.seen.begin(), more.seen.end());
    results.insert(results.end(), more.results.begin(), more.results.end());
    games += more.games;
    counted += more.counted;
    return *this;
  }
};

class Watched {
 public:
  explicit Watched(Turns& turns) : turns_(turns) {}

  void play(Player<ChapterAndVerse>& player, bool advanced, std::uint64_t number) {
    Config config;
    config.advanced = advanced ? 1 : 0;
    const Scores scores = lab::watch<ChapterAndVerse>(the_book(), config, player, number, *this);
    const float won = scores.winners.size() != 1 ? 0.5F : scores.winners.has(0) ? 1.0F : 0.0F;
    turns_.results.resize(turns_.seen.size() / kTraits, won);
    ++turns_.games;
    if (std::max(scores.points[0], scores.points[1]) < kBlessings) ++turns_.counted;
  }

  void decides(const State& state, Actors) {
    if (turn_number(state) == turn_) return;
    turn_ = turn_number(state);
    const Icons open = icons_together(state, state.filled);
    const Traits first = traits_of(the_book(), state, 0, open);
    const Traits second = traits_of(the_book(), state, 1, open);
    for (std::size_t i = 0; i < kTraits; ++i) {
      turns_.seen.push_back(static_cast<float>(first[i] - second[i]));
    }
  }
  void hears(const State&, const EventLog&) {}

 private:
  Turns& turns_;
  int turn_ = -1;
};

void learn(bool advanced, std::uint64_t games, const std::string& name, lab::Progress& progress) {
  const double before = advanced ? static_cast<double>(games) : 0;
  const Turns turns = lab::sum_of_games<Turns>(
      {}, games,
      [&](std::uint64_t first, std::uint64_t last, Turns& some) {
        const auto player = ChapterAndVerseCodec::player(name, {}, {});
        for (std::uint64_t number = first; number < last; ++number) {
          Watched(some).play(*player, advanced, number);
        }
      },
      [&](std::uint64_t done) { progress.show(before + static_cast<double>(done)); });
  const lab::Fit fit = lab::logistic(turns.seen, turns.results);
  std::printf("%s: %zu turns, loss %.4f a turn, %.1f of 100 games ended by CV-51\n",
              advanced ? "advanced" : "basic", turns.results.size(), fit.loss,
              100 * turns.counted / turns.games);
  for (std::size_t i = 0; i < kTraits; ++i) {
    std::printf("  %6.0f ± %.0f\n", 1000 * fit.weights[i], 1000 * fit.errors[i]);
  }
}

int run(int count, char** given) {
  const long games = count >= 2 ? std::strtol(given[1], nullptr, 10) : 0;
  const std::string name = count >= 3 ? given[2] : kPlayer;
  if (games < 1 || ChapterAndVerseCodec::player(name, {}, {}) == nullptr) {
    std::fprintf(stderr, "chapter_and_verse_forecast GAMES [PLAYER]\n");
    return 2;
  }
  lab::Progress progress(2 * static_cast<double>(games), "games");
  for (const bool advanced : {false, true}) {
    learn(advanced, static_cast<std::uint64_t>(games), name, progress);
  }
  return 0;
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse

int main(int count, char** given) { return scriptorium::chapter_and_verse::run(count, given); }
