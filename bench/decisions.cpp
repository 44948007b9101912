#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "games/registry/codecs.h"
#include "players/random.h"

namespace scriptorium::bench {

template <class G>
struct Deals {
  std::shared_ptr<const typename G::Book> book;
  std::vector<typename G::State> states;
};

template <class C>
Deals<typename C::Game> deal(int seats, int games) {
  using G = typename C::Game;
  typename G::Config config = {};
  C::set_seats(config, seats);
  Deals<G> deals = {C::book(config), {}};
  Dice dice = Dice::fast(Seed::of(1));
  for (int i = 0; i < games; ++i) {
    deals.states.push_back(G::setup(*deals.book, config, dice, nullptr));
  }
  return deals;
}

// A function of its own name, so that callgrind can be told to count in here and nowhere else.
template <class G>
[[gnu::noinline]] long play_by_the_dice(Deals<G>& deals) {
  Dice dice = Dice::fast(Seed::of(1));
  long decisions = 0;
  for (typename G::State& state : deals.states) {
    decisions += random_playout<G>(*deals.book, state, dice);
  }
  return decisions;
}

}  // namespace scriptorium::bench

// bench_decisions: names all games. bench_decisions GAME SEATS GAMES: plays and prints the number
// of decisions; bench/run counts its instructions.
int main(int argc, char** argv) {
  using namespace scriptorium;
  if (argc != 1 && argc != 4) return 2;
  AllGames::each([&]<class Game>() {
    using C = typename Game::Codec;
    if (argc == 1) std::printf("%s\n", C::kId.data());
    if (argc == 1 || C::kId != std::string_view(argv[1])) return;
    auto deals = bench::deal<C>(std::atoi(argv[2]), std::atoi(argv[3]));
    std::printf("%ld\n", bench::play_by_the_dice<typename C::Game>(deals));
  });
}
