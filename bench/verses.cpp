#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "games/chapter_and_verse/chapter_and_verse.h"

namespace scriptorium::bench {

using Game = chapter_and_verse::ChapterAndVerse;

// Plays each deal by the dice to its end; how many decisions that took. A function of its own name,
// so that callgrind can be told to count in here and nowhere else.
[[gnu::noinline]] long play_verses(std::vector<Game::State>& states, std::uint64_t seed) {
  const Game::Book& book = chapter_and_verse::the_book();
  Dice dice = Dice::fast(Seed::of(seed));
  long decisions = 0;
  for (Game::State& state : states) {
    for (;;) {
      const Actors actors = Game::to_act(book, state);
      if (actors.empty()) break;
      ++decisions;
      if (actors.has(Actor::judge())) {
        Game::apply(book, state, Actor::judge(), Game::judge(book, state, dice), dice, nullptr);
        continue;
      }
      const Actor actor(static_cast<Seat>(actors.lowest()));
      Game::Actions legal;
      Game::legal(book, state, actor, legal);
      const auto choice = dice.below(static_cast<std::uint32_t>(legal.size()));
      Game::apply(book, state, actor, legal[choice], dice, nullptr);
    }
  }
  return decisions;
}

}  // namespace scriptorium::bench

// bench_verses SEATS GAMES basic|advanced: plays and prints the number of decisions; bench/run
// counts its instructions.
int main(int argc, char** argv) {
  using namespace scriptorium;
  if (argc != 4) return 2;
  bench::Game::Config config;
  config.seats = static_cast<std::uint8_t>(std::atoi(argv[1]));
  config.advanced = std::string_view(argv[3]) == "advanced" ? 1 : 0;
  Dice dice = Dice::fast(Seed::of(1));
  std::vector<bench::Game::State> states;
  for (int i = std::atoi(argv[2]); i > 0; --i) {
    states.push_back(bench::Game::setup(chapter_and_verse::the_book(), config, dice, nullptr));
  }
  std::printf("%ld\n", bench::play_verses(states, 1));
}
