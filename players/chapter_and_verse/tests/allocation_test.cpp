#include <gtest/gtest.h>

#include "games/chapter_and_verse/tests/subject.h"
#include "players/chapter_and_verse/searcher.h"
#include "tests/laws/allocations.h"

namespace scriptorium::chapter_and_verse {
namespace {

// A search allocates when it is made, and never again.
TEST(Searcher, AllocatesNothing) {
  const Book& book = the_book();
  const auto player = searcher(60);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + seed % 5);
    const State state = ChapterAndVerse::setup(book, config, dice, nullptr);
    const Actors acting = ChapterAndVerse::to_act(book, state);
    if (acting == kJudgeActs) continue;
    const Seat seat = first_to_act<ChapterAndVerse>(book, state, acting);
    Actions legal;
    ChapterAndVerse::legal(book, state, seat, legal);
    Plan<ChapterAndVerse> plan;
    const std::uint64_t made = laws::allocations_of(
        [&] { player->choose(book, Eyes<ChapterAndVerse>(book, state, seat), legal, dice, plan); });
    EXPECT_EQ(made, 0U);
  }
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
