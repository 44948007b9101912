#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/table.h"
#include "games/chapter_and_verse/tests/other_verses.h"
#include "games/chapter_and_verse/tests/place.h"
#include "players/random.h"

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

// What others have picked for an effect that asks several, and not shown, is any of what they
// could; what the viewer picked stays.
TEST(ChapterAndVerseSample, PicksForThoseWhoHave) {
  const auto book =
      book_with({{"naked_came_i", "  when played\n    each player: discard 2 verses from hand"}});
  State state = place(
      "at phase: freeplay\nat hand 0: naked_came_i be_still god_so_loved the_evidence\n"
      "at hand 1: be_still god_so_loved the_evidence\n"
      "at hand 2: be_still god_so_loved the_evidence",
      {.seats = 3, .advanced = 0}, *book);
  Dice dice = Dice::fast(Seed::of(3));
  const auto act = [&](Seat seat, Action action) {
    ASSERT_EQ(Game::check(*book, state, seat, action), kAllowed);
    Game::apply(*book, state, seat, action, dice, nullptr);
  };
  using Type = Action::Type;
  const auto pick = [&](Seat seat, std::string_view verse) {
    act(seat, {Type::kPick, kind(verse), pile_of(seat, Pile::kHand)});
  };
  act(0, {Type::kFreeplay, kind("naked_came_i")});
  act(0, Type::kInto);
  act(1, Type::kPass);
  act(2, Type::kPass);
  ASSERT_EQ(state.run.asked, 0b111);
  pick(1, "be_still");
  pick(1, "the_evidence");
  act(1, Type::kDone);
  pick(0, "god_so_loved");
  ASSERT_EQ(state.run.asked, 0b101);
  for (const Viewer viewer :
       {Viewer(Seat{0}), Viewer(Seat{1}), Viewer(Seat{2}), Viewer::spectator()}) {
    const View view = Game::view(*book, state, viewer);
    std::set<std::pair<int, int>> picks;
    for (int i = 0; i < 300; ++i) {
      State world = Game::sample(*book, view, dice);
      ASSERT_EQ(Game::audit(*book, world), nullptr);
      EXPECT_EQ(world.run.asked, 0b101);
      EXPECT_EQ(world.run.picked_count[0], viewer == Viewer(Seat{0}) ? 1 : 0);
      ASSERT_EQ(world.run.picked_count[1], 2);
      EXPECT_EQ(world.run.picked_count[2], 0);
      const Card first = world.run.picked[1][0];
      const Card second = world.run.picked[1][1];
      EXPECT_NE(first, second);
      EXPECT_EQ(world.table.where(first), pile_of(1, Pile::kHand));
      EXPECT_EQ(world.table.where(second), pile_of(1, Pile::kHand));
      picks.insert({world.kind[first], world.kind[second]});
      if (i < 20) random_playout<Game>(*book, world, dice);
    }
    if (viewer == Viewer(Seat{1})) {
      EXPECT_EQ(picks, (std::set<std::pair<int, int>>{{kind("be_still"), kind("the_evidence")}}));
    } else {
      EXPECT_GT(picks.size(), 20U);
    }
  }
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
