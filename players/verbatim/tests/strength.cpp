// strength GAMES SIMULATIONS...: how often a search of so many simulations beats greedy at
// Verbatim, two seats, half of the games from each; and how often one that sees the true state
// does, which is the ceiling: no honest player can be expected to reach it.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <thread>

#include "lab/progress.h"
#include "players/verbatim/searcher.h"
#include "players/verbatim/tests/game.h"
#include "table/any_game.h"
#include "tests/players/seer.h"

namespace scriptorium::verbatim {
namespace {

using Seeing = Searcher<TrueWorld<Verbatim>>;

struct Tally {
  int games = 0;
  int wins = 0;
  double margin = 0;
};

// Every other deal, from `first` on; each deal is played from both seats.
Tally play(std::uint32_t simulations, bool seeing, int first, int games,
           const std::function<void(int done)>& tell) {
  const Config config = config_of(2, false);
  Tally tally;
  for (int game = 2 * first; game < games; game += game % 2 == 0 ? 1 : 3) {
    std::vector<std::unique_ptr<Player<Verbatim>>> players;
    const int own = game % 2;
    Seeing* seer = nullptr;
    for (int seat = 0; seat < 2; ++seat) {
      if (seat != own) {
        players.push_back(VerbatimCodec::player("greedy", shelf(), config));
      } else if (seeing) {
        auto made = std::make_unique<Seeing>(simulations, borrow_words(shelf(), config));
        seer = made.get();
        players.push_back(std::move(made));
      } else {
        const std::string name = "search:" + std::to_string(simulations);
        players.push_back(VerbatimCodec::player(name, shelf(), config));
      }
    }
    const State end = play_game(
        config, players, static_cast<std::uint64_t>(game / 2) + 1,
        [&](const State& state, Seat seat) {
          if (seer != nullptr && seat == own) look(seer->search(), state);
        },
        [](const State&, Seat, const Plan<Verbatim>&) {});
    const Scores scores = Verbatim::scores(english(), end);
    tell(++tally.games);
    tally.wins += scores.winners.has(own) ? 1 : 0;
    tally.margin += scores.points[own] - scores.points[1 - own];
  }
  return tally;
}

void report(std::uint32_t simulations, bool seeing, int games) {
  Tally half[2];
  {
    lab::Progress progress(games, "games");
    std::thread other([&] { half[1] = play(simulations, seeing, 1, games, [](int) {}); });
    half[0] = play(simulations, seeing, 0, games, [&](int done) {
      progress.show(2.0 * done);  // the other half is about as far
    });
    other.join();
  }
  const double count = half[0].games + half[1].games;
  const double share = (half[0].wins + half[1].wins) / count;
  const double interval = 1.96 * std::sqrt(share * (1 - share) / count);
  std::printf("%-22s %6u simulations: wins %5.1f ± %.1f of 100, margin %+.1f (%.0f games)\n",
              seeing ? "ceiling (sees all)" : "search", simulations, 100 * share, 100 * interval,
              (half[0].margin + half[1].margin) / count, count);
  std::fflush(stdout);
}

}  // namespace
}  // namespace scriptorium::verbatim

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: strength GAMES SIMULATIONS...\n");
    return 2;
  }
  for (int i = 2; i < argc; ++i) {
    for (const bool seeing : {false, true}) {
      scriptorium::verbatim::report(static_cast<std::uint32_t>(std::atoi(argv[i])), seeing,
                                    std::atoi(argv[1]));
    }
  }
}
