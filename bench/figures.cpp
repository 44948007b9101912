#include "bench/figures.h"

#include <algorithm>
#include <chrono>
#include <cstring>

#include "bench/verbatim.h"
#include "players/random.h"

namespace scriptorium::bench {
namespace {

using verbatim::State;
using verbatim::Verbatim;

// Nanoseconds that f takes, the best of a few runs: the others were disturbed.
template <class F>
double best_of(int runs, F f) {
  double best = 1e18;
  for (int run = 0; run < runs; ++run) {
    const auto start = std::chrono::steady_clock::now();
    f();
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count());
  }
  return best;
}

double memcpy_of_state() {
  constexpr int kRounds = 20'000;
  constexpr std::size_t kStates = 8;
  const std::vector<State> from = verbatim_deals(2, kStates);
  std::vector<State> to(kStates);
  const double took = best_of(7, [&] {
    for (int round = 0; round < kRounds; ++round) {
      for (std::size_t i = 0; i < kStates; ++i) {
        std::memcpy(&to[i], &from[i], sizeof(State));
        asm volatile("" : : "r"(to.data()) : "memory");  // the copy counts as used
      }
    }
  });
  return took / kRounds / kStates;
}

}  // namespace

std::vector<Figure> measure() {
  constexpr int kGames = 2000;
  std::vector<Figure> figures;
  const double copy = memcpy_of_state();
  for (const int seats : {2, 4}) {
    const std::vector<State> deals = verbatim_deals(seats, kGames);
    const std::string name = "verbatim, " + std::to_string(seats) + " seats: ";
    std::vector<State> states;
    long decisions = 0;
    const double taking = best_of(7, [&] {
      states = deals;
      decisions = play_taking(states, 1);
    });
    figures.push_back({name + "a decision, taking and exchanging",
                       taking / static_cast<double>(decisions), "ns", "memcpy of the state", copy});
    const double whole = best_of(7, [&] {
      states = deals;
      decisions = 0;
      Dice dice = Dice::fast(Seed::of(1));
      for (State& state : states)
        decisions += random_playout<Verbatim>(verbatim::english(), state, dice);
    });
    figures.push_back({name + "a decision, whole playouts", whole / static_cast<double>(decisions),
                       "ns", "memcpy of the state", copy});
    const double viewing = best_of(7, [&] {
      for (const State& state : deals) {
        const verbatim::View view = Verbatim::view(verbatim::english(), state, Seat{0});
        asm volatile("" : : "r"(&view) : "memory");
      }
    });
    figures.push_back({name + "a view", viewing / kGames, "ns", "memcpy of the state", copy});
    std::uint64_t keys = 0;
    const double hashing = best_of(7, [&] {
      for (const State& state : deals) keys += Verbatim::key(verbatim::english(), state, Seat{0});
      asm volatile("" : : "r"(keys));
    });
    figures.push_back({name + "a key", hashing / kGames, "ns", "memcpy of the state", copy});
    Dice dice = Dice::fast(Seed::of(3));
    const double sampling = best_of(7, [&] {
      for (const State& state : deals) {
        const State world = Verbatim::sample(
            verbatim::english(), Verbatim::view(verbatim::english(), state, Seat{0}), dice);
        asm volatile("" : : "r"(&world) : "memory");
      }
    });
    figures.push_back({name + "a view and a sampled world", sampling / kGames, "ns",
                       "memcpy of the state", copy});
  }
  return figures;
}

}  // namespace scriptorium::bench
