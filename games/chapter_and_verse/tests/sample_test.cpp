#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <map>
#include <set>
#include <string>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/table.h"
#include "games/chapter_and_verse/tests/other_verses.h"
#include "games/chapter_and_verse/tests/place.h"
#include "players/random.h"

namespace scriptorium::chapter_and_verse {
namespace {

using Game = ChapterAndVerse;

// With one ready deck, so that nobody has to guess which one an opponent brought.
const Book& with_one_ready_deck() {
  static const Book kBook = [] {
    Book book = the_book();
    book.ready = book.ready.first(1);
    return book;
  }();
  return kBook;
}

State dealt(const Book& book, bool advanced, int seats) {
  Config config;
  config.seats = static_cast<std::uint8_t>(seats);
  config.advanced = advanced ? 1 : 0;
  Dice dice = Dice::fast(Seed::of(5));
  return Game::setup(book, config, dice, nullptr);
}

// What the seat cannot see: kinds with their copies. In the advanced game of the owner's deck; in
// the basic one of the box, some of which lies in no deck.
std::map<int, int> unseen(const View& view, const State& state, int owner) {
  std::map<int, int> copies;
  const bool one_box = state.advanced == 0;
  if (one_box) {
    std::uint8_t all[kKinds] = {};
    box(with_one_ready_deck(), state.left_out, state.seats, all);
    for (int kind = 1; kind < kKinds; ++kind) {
      if (all[kind] != 0) copies[kind] = all[kind];
    }
  }
  for (Card card = 1; card < kCards; ++card) {
    if (!one_box && state.table.where(card) != 0 && owner_of(card) == owner) {
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
  const Book& book = with_one_ready_deck();
  const State state = dealt(book, advanced, seats);
  const View view = Game::view(book, state, Viewer(Seat{0}));
  const std::map<int, int> copies = unseen(view, state, holder);
  int all = 0;
  for (const auto& [kind, count] : copies) all += count;
  Dice dice = Dice::fast(Seed::of(9));
  constexpr int kSamples = 20000;
  std::map<int, int> tops;
  for (int i = 0; i < kSamples; ++i) {
    const State world = Game::sample(book, view, dice);
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
  const auto kinds = static_cast<double>(copies.size());
  EXPECT_LT(distance, kinds + 4 * std::sqrt(2 * kinds)) << "passed once in ten thousand times";
}

// CV-04, CV-23: an opponent's deck, hand and blessings are drawn from the verses of theirs that
// were not seen.
TEST(ChapterAndVerseSample, DealsTheAdvancedGameFairly) {
  expect_fair(true, 3, Pile::kDeck, 1);
  expect_fair(true, 3, Pile::kBlessings, 2);
  expect_fair(true, 2, Pile::kBlessings, 0);
}

// Which of the ready decks an opponent has who showed these verses, how often in a thousand.
std::map<int, int> guessed(const Book& book, std::initializer_list<const char*> shown,
                           int samples = 8000) {
  std::uint8_t seen[kKinds] = {};
  for (const char* verse : shown) ++seen[kind(verse)];
  Dice dice = Dice::fast(Seed::of(4));
  std::map<int, int> times;
  for (int i = 0; i < samples; ++i) {
    const Deck deck = likely_deck(book, {}, seen, kDeckLeast, dice);
    int which = -1;
    for (std::size_t ready = 0; ready < book.ready.size(); ++ready) {
      if (std::ranges::is_permutation(deck.verses, book.ready[ready].verses)) {
        which = static_cast<int>(ready);
      }
    }
    ++times[which];
    EXPECT_EQ(deck.size(), kDeckLeast);
    for (int kind = 1; kind < kKinds; ++kind) {
      EXPECT_GE(deck.copies(static_cast<Kind>(kind)), seen[kind]);
    }
  }
  for (auto& [which, count] : times) count = count * 1000 / samples;
  return times;
}

// Three ready decks, of which the second has two copies of a verse and the third three.
struct ThreeDecks {
  const std::vector<Deck> ready = {
      deck_of({{"o_be_wise", 40}}),
      deck_of({{"o_be_wise", 38}, {"the_ninety_and_nine", 2}}),
      deck_of({{"o_be_wise", 37}, {"the_ninety_and_nine", 3}}),
  };
  Book book = the_book();
  ThreeDecks() { book.ready = ready; }
};

// CV-04: an opponent has one of the ready decks, each as likely as what was seen makes it.
TEST(ChapterAndVerseSample, GuessesWhichDeckAnOpponentBrought) {
  const ThreeDecks three;
  std::map<int, int> times = guessed(three.book, {});
  for (int ready = 0; ready < 3; ++ready) EXPECT_NEAR(times[ready], 333, 25);
  times = guessed(three.book, {"the_ninety_and_nine"});
  EXPECT_NEAR(times[1], 400, 30);
  EXPECT_NEAR(times[2], 600, 30);
  // Two ways against six.
  times = guessed(three.book, {"the_ninety_and_nine", "the_ninety_and_nine"});
  EXPECT_NEAR(times[1], 250, 30);
  EXPECT_NEAR(times[2], 750, 30);
}

// What no ready deck has is of a deck that its player built, like the nearest of those.
TEST(ChapterAndVerseSample, GuessesAtADeckThatIsNoReadyOne) {
  const ThreeDecks three;
  const std::map<int, int> times = guessed(three.book, {"be_still", "the_ninety_and_nine"}, 100);
  EXPECT_EQ(times, (std::map<int, int>{{-1, 1000}}));
}

// CV-03: one box was divided: an unseen verse may lie anywhere.
TEST(ChapterAndVerseSample, DealsTheBasicGameFairly) {
  expect_fair(false, 3, Pile::kDeck, 1);
  expect_fair(false, 4, Pile::kBlessings, 0);
}

// CV-23: verses that everyone saw go into a deck that was shuffled then are somewhere in it: any
// place is as good, and of several copies nobody knows more than their number.
TEST(ChapterAndVerseSample, WhatEveryoneKnowsToBeInADeck) {
  State state = place(
      "at hand 0: be_still\nat hand 1: the_evidence\nat deck 0: the_evidence\n"
      "at discard 0: the_evidence be_still be_still\nat discard 1: be_still",
      {.seats = 3});
  Dice dice = Dice::fast(Seed::of(3));
  Play play{the_book(), state, dice, nullptr};
  Host host(play);
  const PileId deck = pile_of(0, Pile::kDeck);
  host.look(2, deck, 1);
  for (int i = 0; i < 3; ++i) {
    host.move(state.table.top(pile_of(0, Pile::kDiscard)), deck, effects::End::kTop, 0);
  }
  host.move(state.table.top(pile_of(1, Pile::kDiscard)), deck, effects::End::kBottom, 0);
  host.shuffle(deck);
  // Seat 1 learns where one of them lies, and must not take another copy for it.
  Card seen = state.table.bottom(deck);
  for (Card card = state.table.top(deck); card != kNoCard; card = state.table.below[card]) {
    const bool known = state.table.memory.of(kWatchers, card) == Knows::kPile;
    if (known && state.kind[card] == kind("the_evidence")) seen = card;
  }
  host.look_card(1, seen);
  ASSERT_EQ(Game::audit(the_book(), state), nullptr);
  const auto known = [&](const State& world, int column) {
    std::map<std::pair<int, int>, int> copies;  // by kind and owner
    for (Card card = world.table.top(deck); card != kNoCard; card = world.table.below[card]) {
      EXPECT_NE(world.table.memory.of(column, card), Knows::kPlace);
      if (world.table.memory.of(column, card) == Knows::kNothing) continue;
      ++copies[{world.kind[card], owner_of(card)}];
    }
    return copies;
  };
  const std::map<std::pair<int, int>, int> everyones = {
      {{kind("be_still"), 0}, 2}, {{kind("be_still"), 1}, 1}, {{kind("the_evidence"), 0}, 1}};
  std::map<std::pair<int, int>, int> lookers = everyones;
  ++lookers[{kind("the_evidence"), 0}];
  for (const Viewer viewer :
       {Viewer(Seat{0}), Viewer(Seat{1}), Viewer(Seat{2}), Viewer::spectator()}) {
    const View view = Game::view(the_book(), state, viewer);
    const bool looked = viewer == Viewer(Seat{2});
    std::set<int> places;
    for (int i = 0; i < 300; ++i) {
      const State world = Game::sample(the_book(), view, dice);
      ASSERT_EQ(Game::audit(the_book(), world), nullptr);
      ASSERT_TRUE(same_bytes(Game::view(the_book(), world, viewer), view));
      EXPECT_EQ(known(world, kWatchers), everyones);
      EXPECT_EQ(known(world, 2), looked ? lookers : everyones);
      int at = 0;
      for (Card card = world.table.top(deck); card != kNoCard; card = world.table.below[card]) {
        if (world.kind[card] == kind("be_still") && owner_of(card) == 0) places.insert(at);
        ++at;
      }
    }
    // CV-24: the one that is not the deck's own shows on its back
    const int others = viewer == Viewer(Seat{1}) ? 2 : 1;
    EXPECT_EQ(places.size(), static_cast<std::size_t>(state.table.size(deck) - others));
  }
}

// CV-23: an effect may speak of a verse that has gone where a viewer cannot tell it from others: in
// the worlds of that viewer the effect leaves all other verses alone, and the game goes on.
TEST(ChapterAndVerseSample, WhatAnEffectSpeaksOfIsLostToSight) {
  const char* const begins[] = {
      "    put 1 verse from your discard on the top of your deck\n    shuffle your deck\n",
      "    put this on the top of your deck\n    shuffle your deck\n"};
  const char* const does[] = {"take it", "reveal it", "discard it", "set it into a chapter",
                              "protect it from each opponent until your next turn"};
  for (const std::string lost : begins) {
    for (std::string what : does) {
      if (lost.find("put this") != std::string::npos) what.replace(what.find("it"), 2, "this");
      const auto book =
          book_with({{"naked_came_i", "  when played\n" + lost + "    may\n      " + what}});
      State state = place("at phase: freeplay\nat hand 0: naked_came_i\nat discard 0: be_still",
                          {.seats = 2, .advanced = 0}, *book);
      Dice dice = Dice::fast(Seed::of(3));
      const auto act = [&](State& world, Action action) {
        ASSERT_EQ(Game::check(*book, world, Seat{0}, action), kAllowed) << what;
        Game::apply(*book, world, Seat{0}, action, dice, nullptr);
      };
      act(state, {Action::Type::kFreeplay, kind("naked_came_i")});
      act(state, Action::Type::kInto);
      for (const Viewer viewer : {Viewer(Seat{0}), Viewer(Seat{1}), Viewer::spectator()}) {
        State world = Game::sample(*book, Game::view(*book, state, viewer), dice);
        act(world, Action::Type::kYes);
        EXPECT_EQ(Game::audit(*book, world), nullptr) << what;
        EXPECT_EQ(world.lasting_count, 0) << what;
        random_playout<Game>(*book, world, dice);
      }
    }
  }
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
  using ActionType = Action::Type;
  const auto pick = [&](Seat seat, std::string_view verse) {
    act(seat, {ActionType::kPick, kind(verse), pile_of(seat, Pile::kHand)});
  };
  act(0, {ActionType::kFreeplay, kind("naked_came_i")});
  act(0, ActionType::kInto);
  act(1, ActionType::kPass);
  act(2, ActionType::kPass);
  ASSERT_EQ(state.run.asked, 0b111);
  pick(1, "be_still");
  pick(1, "the_evidence");
  act(1, ActionType::kDone);
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
