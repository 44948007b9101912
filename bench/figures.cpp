#include "bench/figures.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstring>

#include "bench/verbatim.h"
#include "players/random.h"

namespace scriptorium::bench {
namespace {

using verbatim::State;
using verbatim::Verbatim;

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

double best_of(int runs, const std::function<void()>& f) {
  double best = 1e18;
  for (int run = 0; run < runs; ++run) {
    const auto start = std::chrono::steady_clock::now();
    f();
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count());
  }
  return best;
}

std::vector<Figure> measure(const std::function<void(std::size_t done)>& told) {
  std::vector<Figure> figures;
  told(0);
  const double copy = memcpy_of_state();
  const verbatim::Book& book = verbatim::english();
  for (const int seats : {2, 4}) {
    const auto add = [&](const char* what, double ns) {
      figures.push_back({"verbatim, " + std::to_string(seats) + " seats: " + what, ns, "ns",
                         "memcpy of the state", copy});
      told(figures.size());
    };
    const std::vector<State> deals = verbatim_deals(seats, 2000);
    std::vector<State> states;
    long decisions = 0;
    const double taking = best_of(7, [&] {
      states = deals;
      decisions = play_taking(states, 1);
    });
    add("a decision, taking and exchanging", taking / static_cast<double>(decisions));
    const double whole = best_of(7, [&] {
      states = deals;
      decisions = 0;
      Dice dice = Dice::fast(Seed::of(1));
      for (State& state : states) decisions += random_playout<Verbatim>(book, state, dice);
    });
    add("a decision, whole playouts", whole / static_cast<double>(decisions));

    // What a search asks of one state, again and again.
    constexpr int kTimes = 20'000;
    const State& state = deals[0];
    const auto repeated = [&](auto f) {
      return best_of(7,
                     [&] {
                       for (int i = 0; i < kTimes; ++i) f();
                     }) /
             kTimes;
    };
    add("a view", repeated([&] {
          const verbatim::View view = Verbatim::view(book, state, Seat{0});
          asm volatile("" : : "r"(&view) : "memory");
        }));
    add("a key", repeated([&] {
          const std::uint64_t key = Verbatim::key(book, state, Seat{0});
          asm volatile("" : : "r"(key) : "memory");
        }));
    Dice dice = Dice::fast(Seed::of(3));
    const verbatim::View view = Verbatim::view(book, state, Seat{0});
    add("a sampled world", repeated([&] {
          const State world = Verbatim::sample(book, view, dice);
          asm volatile("" : : "r"(&world) : "memory");
        }));
  }
  measure_search<Verbatim>("verbatim, 2 seats, the start", book, verbatim_deals(2, 8), figures);
  told(figures.size());
  measure_search<Verbatim>("verbatim, 2 seats, turn 12", book, verbatim_positions(2, 12, 12),
                           figures);
  assert(figures.size() == kFigures);
  return figures;
}

}  // namespace scriptorium::bench
