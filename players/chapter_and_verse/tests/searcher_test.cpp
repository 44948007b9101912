#include "players/chapter_and_verse/searcher.h"

#include <gtest/gtest.h>

#include "lab/sim.h"

namespace scriptorium::chapter_and_verse {
namespace {

// Playouts that end in a forecast are worth more than playouts to the end by chance.
TEST(Searcher, BeatsPlayoutsToTheEnd) {
  constexpr int kSimulations = 20;
  std::uint64_t won = 0;
  for (const std::size_t seat : {0U, 1U}) {
    std::vector<std::unique_ptr<Player<ChapterAndVerse>>> players(2);
    players[seat] = searcher(kSimulations);
    players[1 - seat] = std::make_unique<SearchPlayer<ChapterAndVerse>>(kSimulations);
    lab::Totals totals(2);
    for (std::uint64_t game = 0; game < 15; ++game) {
      lab::play_one<ChapterAndVerse>(the_book(), Config(), players, 1, game, totals);
    }
    won += totals.wins[seat];
  }
  EXPECT_GE(won, 13U) << "of 30";
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
