#include <cstdio>
#include <cstdlib>
#include <string>
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
  Deals<G> deals = {book_of<C>(config), {}};
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

// The same for the decisions of a computer player.
template <class G>
[[gnu::noinline]] void choose_by_search(Player<G>& player, const typename G::Book& book,
                                        const Eyes<G>& eyes, const typename G::Actions& legal,
                                        Dice& dice) {
  Plan<G> plan;
  player.choose(book, eyes, legal, dice, plan);
}

// The search that the game ships, where a random game of two comes to at every seventh decision;
// how many simulations that takes.
template <class C>
long search(int decisions) {
  using G = typename C::Game;
  constexpr int kSimulations = 30;
  typename G::Config config = {};
  C::set_seats(config, 2);
  const Shelf shelf = {SCRIPTORIUM_SHARE};
  const auto book = book_of<C>(config);
  const auto player = C::player("search:" + std::to_string(kSimulations), shelf, config);
  Dice dice = Dice::fast(Seed::of(1));
  typename G::State state = G::setup(*book, config, dice, nullptr);
  int searched = 0;
  for (int ply = 0; searched < decisions; ++ply) {
    const Actors acting = G::to_act(*book, state);
    if (acting.empty()) {
      state = G::setup(*book, config, dice, nullptr);
      continue;
    }
    if (acting == kJudgeActs) {
      G::apply(*book, state, Actor::judge(), G::judge(*book, state, dice), dice, nullptr);
      continue;
    }
    const Seat seat = first_to_act<G>(*book, state, acting);
    typename G::Actions legal;
    G::legal(*book, state, seat, legal);
    if (ply % 7 == 0 && legal.size() > 1) {
      choose_by_search<G>(*player, *book, Eyes<G>(*book, state, seat), legal, dice);
      ++searched;
    }
    G::apply(*book, state, seat, choose_at_random<G>(legal, dice), dice, nullptr);
  }
  return static_cast<long>(searched) * kSimulations;
}

}  // namespace scriptorium::bench

// bench_decisions: names all games. bench_decisions GAME SEATS GAMES: plays and prints the number
// of decisions. bench_decisions GAME search DECISIONS: searches and prints the number of
// simulations. bench/instructions counts what they take.
int main(int argc, char** argv) {
  using namespace scriptorium;
  if (argc != 1 && argc != 4) return 2;
  AllGames::each([&]<class Game>() {
    using C = typename Game::Codec;
    if (argc == 1) std::printf("%s\n", C::kId.data());
    if (argc == 1 || C::kId != std::string_view(argv[1])) return;
    if (argv[2] == std::string_view("search")) {
      std::printf("%ld\n", bench::search<C>(std::atoi(argv[3])));
      return;
    }
    auto deals = bench::deal<C>(std::atoi(argv[2]), std::atoi(argv[3]));
    std::printf("%ld\n", bench::play_by_the_dice<typename C::Game>(deals));
  });
}
