#include "players/chapter_and_verse/greedy.h"

#include <gtest/gtest.h>

#include "games/chapter_and_verse/tests/subject.h"
#include "lab/sim.h"
#include "tests/laws/walk.h"

namespace scriptorium::chapter_and_verse {
namespace {

// Of 100 games between two players, half from each seat, those that the first one wins.
std::uint64_t wins(std::string_view one, std::string_view other) {
  std::uint64_t won = 0;
  for (const std::size_t seat : {0U, 1U}) {
    std::vector<std::unique_ptr<Player<ChapterAndVerse>>> players(2);
    players[seat] = ChapterAndVerseCodec::player(one, {}, {});
    players[1 - seat] = ChapterAndVerseCodec::player(other, {}, {});
    lab::Totals totals(2);
    for (std::uint64_t game = 0; game < 50; ++game) {
      lab::play_one<ChapterAndVerse>(the_book(), Config(), players, 1, game, totals);
    }
    won += totals.wins[seat];
  }
  return won;
}

// It decides the same in worlds that its seat cannot tell apart.
TEST(Greedy, KeepsTheLaws) {
  const Subject subject;
  Greedy greedy;
  const laws::Report report = laws::Walker(subject, false, &greedy).run(1, 8);
  EXPECT_FALSE(report.breach) << laws::describe(report);
}

TEST(Greedy, BeatsChance) { EXPECT_GE(wins("greedy", "random"), 80U); }

// A beginner beats chance, and Greedy beats the beginner.
TEST(Novice, IsWeakerAndStillHasAPlan) {
  EXPECT_GE(wins("novice", "random"), 55U);
  EXPECT_GE(wins("greedy", "novice"), 60U);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
