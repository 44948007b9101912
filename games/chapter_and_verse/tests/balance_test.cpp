#include "games/chapter_and_verse/tests/balance.h"

#include <gtest/gtest.h>

#include <numeric>

namespace scriptorium::chapter_and_verse {
namespace {

constexpr std::uint64_t kGames = 6;

Figures measured_here(int seats, bool advanced) {
  return measured(seats, advanced, kGames, [](std::uint64_t) {});
}

template <class Row>
double sum_of(const Row& row) {
  return std::accumulate(row.begin(), row.end(), 0.0);
}

// Every game is somebody's, every book has a theme, and who is caught was called.
TEST(ChapterAndVerseBalance, FiguresAddUp) {
  for (const bool advanced : {false, true}) {
    for (const int seats : {2, 3}) {
      const Figures figures = measured_here(seats, advanced);
      EXPECT_EQ(figures.games, kGames);
      EXPECT_NEAR(sum_of(figures.wins), kGames, 1e-9);
      EXPECT_EQ(sum_of(figures.books_of), figures.books);
      EXPECT_GT(figures.books, 6 * (figures.games - figures.counted));
      EXPECT_GT(figures.called, 0);
      EXPECT_LE(figures.caught, figures.called);
      EXPECT_LE(figures.quoted_right, figures.quoted);
      EXPECT_GT(figures.turns, kEarlyTurn * figures.games);
      EXPECT_GT(figures.minutes(), 5);
    }
  }
}

// Each owner of a verse has drawn it or has not.
TEST(ChapterAndVerseBalance, EveryVerseIsDrawnOrNot) {
  const Figures figures = measured_here(2, false);
  double drawn = 0;
  for (std::size_t kind = 1; kind < the_book().verses.size(); ++kind) {
    const double owners = figures.drawn[kind].count + figures.not_drawn[kind].count;
    EXPECT_EQ(owners, the_book().verses[kind].set == Set::kFoundations ? kGames : 0) << kind;
    drawn += figures.drawn[kind].count;
  }
  EXPECT_GT(drawn, 2 * kOpening * kGames);
}

// Whoever wins against a deck is beaten by nobody in that game.
TEST(ChapterAndVerseBalance, DecksMeet) {
  const Figures figures = measured_here(3, true);
  double met = 0;
  double beat = 0;
  for (std::size_t one = 0; one < kMostReady; ++one) {
    for (std::size_t other = 0; other < kMostReady; ++other) {
      EXPECT_EQ(figures.met[one][other], figures.met[other][one]);
      EXPECT_EQ(figures.beat[one][other] + figures.beat[other][one],
                one == other ? figures.met[one][one] : figures.met[one][other]);
      met += figures.met[one][other];
      beat += figures.beat[one][other];
    }
  }
  EXPECT_EQ(beat, 2 * (figures.games - figures.draws));
  EXPECT_EQ(met, 2 * beat);
}

// The same on any number of processors.
TEST(ChapterAndVerseBalance, IsTheSameTwice) {
  const Figures once = measured_here(2, true);
  const Figures again = measured_here(2, true);
  EXPECT_EQ(once.wins, again.wins);
  EXPECT_EQ(once.turns, again.turns);
  EXPECT_EQ(once.drawn[1].squares, again.drawn[1].squares);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
