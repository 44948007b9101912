#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "bench/figures.h"
#include "bench/verbatim.h"
#include "tests/toy/subject.h"

namespace {

using namespace scriptorium;
using toy::Toy;
using verbatim::Verbatim;

std::vector<toy::State> toy_deals(int games) {
  std::vector<toy::State> states;
  for (int game = 0; game < games; ++game) {
    Dice dice = Dice::fast(Seed::of(static_cast<std::uint64_t>(game)));
    toy::Config config;
    config.options.rounds = 4;
    states.push_back(Toy::setup(toy::book(), config, dice, nullptr));
  }
  return states;
}

template <Game G>
void count(const typename G::Book& book, const std::vector<typename G::State>& positions,
           std::uint32_t simulations) {
  Search<G> search;
  const bench::SearchWork work = bench::run_search<G>(search, book, positions, simulations);
  std::printf("%lu %lu\n", work.simulations, work.decisions);
}

}  // namespace

// bench_search WHERE SIMULATIONS: searches and prints the simulations and decisions made; bench/run
// counts its instructions. bench_search times: the toy's figures, one JSON object a line.
int main(int argc, char** argv) {
  const std::string_view where = argc > 1 ? argv[1] : "";
  if (where == "times") {
    std::vector<bench::Figure> figures;
    bench::measure_search<Toy>("toy, 2 seats, the start", toy::book(), toy_deals(8), figures);
    for (const bench::Figure& figure : figures) {
      std::printf(
          "{\"name\":\"%s\",\"value\":%.1f,\"unit\":\"%s\",\"beside\":\"%s\",\"beside_value\":%.1f,"
          "\"ratio\":%.3f}\n",
          figure.name.c_str(), figure.value, figure.unit.c_str(), figure.beside.c_str(),
          figure.beside_value, figure.value / figure.beside_value);
    }
    return 0;
  }
  if (argc != 3) return 2;
  const auto simulations = static_cast<std::uint32_t>(std::atoi(argv[2]));
  const verbatim::Book& english = verbatim::english();
  if (where == "start") count<Verbatim>(english, bench::verbatim_deals(2, 4), simulations);
  if (where == "turn_12") {
    count<Verbatim>(english, bench::verbatim_positions(2, 6, 12), simulations);
  }
  if (where == "toy") count<Toy>(toy::book(), toy_deals(4), simulations);
}
