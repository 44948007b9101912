#include <gtest/gtest.h>

#include <map>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/table.h"

namespace scriptorium::chapter_and_verse {
namespace {

using Game = ChapterAndVerse;

State dealt(bool advanced, int seats) {
  Config config;
  config.seats = static_cast<std::uint8_t>(seats);
  config.advanced = advanced ? 1 : 0;
  Dice dice = Dice::fast(Seed::of(5));
  return Game::setup(the_book(), config, dice, nullptr);
}

// What the seat cannot see, by owner in the advanced game: kinds with their copies.
std::map<int, int> unseen(const View& view, const State& state, int owner) {
  std::map<int, int> copies;
  const bool one_box = state.advanced == 0;
  for (Card card = 1; card < kCards; ++card) {
    if (state.table.where(card) != 0 && (one_box || owner_of(card) == owner)) {
      ++copies[state.kind[card]];
    }
    if (view.shown.kind[card] != 0 && (one_box || owner_of(card) == owner)) {
      --copies[view.shown.kind[card]];
    }
  }
  return copies;
}

// The top of a pile that nobody knows is any of the unseen verses, each copy equally likely; and so
// is every other hidden place.
void expect_fair(bool advanced, int seats, Pile pile, int holder) {
  const State state = dealt(advanced, seats);
  const View view = Game::view(the_book(), state, Viewer(Seat{0}));
  const std::map<int, int> copies = unseen(view, state, holder);
  int all = 0;
  for (const auto& [kind, count] : copies) all += count;
  Dice dice = Dice::fast(Seed::of(9));
  constexpr int kSamples = 20000;
  std::map<int, int> tops;
  for (int i = 0; i < kSamples; ++i) {
    const State world = Game::sample(the_book(), view, dice);
    ++tops[world.kind[world.table.top(pile_of(holder, pile))]];
  }
  double distance = 0;  // chi squared
  for (const auto& [kind, count] : copies) {
    if (count == 0) {
      EXPECT_EQ(tops[kind], 0) << kind;
      continue;
    }
    const double expected = static_cast<double>(kSamples) * count / all;
    distance += (tops[kind] - expected) * (tops[kind] - expected) / expected;
  }
  EXPECT_LT(distance, 45) << "fifteen kinds: 36 is passed once in a thousand";
}

// CV-04, CV-23: an opponent's deck, hand and blessings are drawn from the verses of theirs that
// were not seen.
TEST(ChapterAndVerseSample, DealsTheAdvancedGameFairly) {
  expect_fair(true, 3, Pile::kDeck, 1);
  expect_fair(true, 3, Pile::kBlessings, 2);
  expect_fair(true, 2, Pile::kBlessings, 0);
}

// CV-03: one box was divided: an unseen verse may lie anywhere.
TEST(ChapterAndVerseSample, DealsTheBasicGameFairly) {
  expect_fair(false, 3, Pile::kDeck, 1);
  expect_fair(false, 4, Pile::kBlessings, 0);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
