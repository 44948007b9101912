#include <gtest/gtest.h>

#include <set>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/tests/positions.h"
#include "games/hypertext/tests/subject.h"
#include "players/random.h"

// What only whole games show.
namespace scriptorium::hypertext {
namespace {

struct Seen {
  int chapters = 0;
  int spent = 0;       // HT-32
  int tied = 0;        // HT-26
  int dealt_anew = 0;  // HT-27
  int by_lot = 0;
  int shuffles = 0;
  int negative = 0;
  std::set<int> starters;
  std::set<int> activated;
  std::set<int> did_something;  // cards whose ability moved, showed, gained or barred anything
};

void play(int seats, std::uint8_t length, std::uint64_t seed, Seen& seen) {
  const Book& book = the_book();
  Config config;
  config.seats = static_cast<std::uint8_t>(seats);
  config.length = length;
  EventLog log;
  Dice dice = Dice::fast(Seed::of(seed));
  Dice test_dice = Dice::fast(Seed::of(seed + 1'000'000));
  State state = Hypertext::setup(book, config, dice, &log);
  seen.starters.insert(state.starter);
  std::set<int> boards = {state.board};
  int last_board = state.board;
  int last_starter = state.starter;
  int last_chapter = 1;
  Card active = 0;
  Actions legal;
  for (;;) {
    for (const Told<Event>& told : log.told()) {
      const Event& event = told.full;
      switch (event.type) {
        case Event::Type::kChapter: {
          ++seen.chapters;
          if (event.number == 1) break;
          // HT-24: no Board Phase comes again.
          EXPECT_NE(event.board, last_board);
          EXPECT_TRUE(boards.insert(event.board).second);
          std::set<int> lots;
          for (int seat = 0; seat < seats; ++seat) {
            if (event.cards[seat] == 0) continue;
            EXPECT_TRUE(lots.insert(event.cards[seat]).second);
            EXPECT_NE(event.cards[seat], event.board);
          }
          // HT-07: the start passes to the left; by lot in the thirteenth (HT-26).
          if (event.number <= state.chapters && event.number == last_chapter + 1) {
            EXPECT_EQ(event.seat, (last_starter + 1) % seats);
          }
          last_board = event.board;
          last_starter = event.seat;
          last_chapter = event.number;
          break;
        }
        case Event::Type::kDealt:
          EXPECT_EQ(event.count, kHand);  // HT-06, HT-23
          break;
        case Event::Type::kSpent:
          ++seen.spent;
          EXPECT_EQ(state.empty_wreath, 0);
          break;
        case Event::Type::kTied:
          ++seen.tied;
          break;
        case Event::Type::kDealtAnew:
          ++seen.dealt_anew;
          seen.by_lot += event.number == kDeals ? 1 : 0;
          break;
        case Event::Type::kShuffled:
          ++seen.shuffles;
          break;
        case Event::Type::kScored:
          for (int seat = 0; seat < seats; ++seat) seen.negative += event.points[seat] < 0 ? 1 : 0;
          break;
        case Event::Type::kActivated:
          active = event.cards[0];
          seen.activated.insert(active);
          break;
        case Event::Type::kResolved:
          active = 0;
          break;
        case Event::Type::kMoved:
        case Event::Type::kDrew:
        case Event::Type::kGained:
        case Event::Type::kLooked:
        case Event::Type::kShown:
        case Event::Type::kArranged:
        case Event::Type::kExchanged:
        case Event::Type::kBarred:
        case Event::Type::kMayActivate:
          if (active != 0) seen.did_something.insert(active);
          break;
        default:
          break;
      }
    }
    log.clear();
    const Actors acting = Hypertext::to_act(book, state);
    if (acting.empty()) break;
    const Seat seat = Hypertext::first_to_act(book, state, acting);
    Hypertext::legal(book, state, seat, legal);
    const Action action = choose_at_random<Hypertext>(legal, test_dice);
    Hypertext::apply(book, state, seat, action, dice, &log);
  }
  const Scores scores = Hypertext::scores(book, state);
  EXPECT_EQ(scores.winners.size(), 1);
  int best = scores.points[0];
  for (int each = 1; each < seats; ++each) best = std::max(best, scores.points[each]);
  EXPECT_EQ(scores.points[scores.winners.lowest()], best);
  for (int each = 0; each < seats; ++each) {  // HT-25: the chapters add up
    int sum = 0;
    for (int chapter = 0; chapter < state.chapters; ++chapter)
      sum += state.past[each].points[chapter];
    EXPECT_EQ(sum, scores.points[each]);
  }
}

// HT-01: two to eight players.
// HT-06: seven cards and a Lot each, one Board Phase.
// HT-07: any player may start, then the next to the left.
// HT-23: chapters begin with what is left, or all of it shuffled.
// HT-24: Board Phases do not repeat.
// HT-25: after the last chapter the highest score wins.
// HT-26: a tie is played off.
// HT-27: after three deals without a record the lot decides.
// HT-30: every ability happens.
// HT-32: a chapter that nobody ends is ended by the Tower.
TEST(Chapters, OfManyRandomGames) {
  Seen seen;
  constexpr std::uint64_t kGames = 3500;
  for (std::uint64_t game = 0; game < kGames; ++game) {
    play(2 + static_cast<int>(game % 7), static_cast<std::uint8_t>(game % 3), game, seen);
  }
  EXPECT_EQ(seen.starters.size(), 8U);
  EXPECT_EQ(seen.activated.size(), static_cast<std::size_t>(kWords));
  EXPECT_EQ(seen.did_something.size(), static_cast<std::size_t>(kWords));
  EXPECT_GT(seen.spent, 0);
  EXPECT_GT(seen.tied, 0);
  EXPECT_GT(seen.dealt_anew, 0);
  EXPECT_GT(seen.by_lot, 0);
  EXPECT_GT(seen.negative, 0);
  EXPECT_GT(seen.shuffles, 0);
}

// Plays on from the end of the last chapter of a short game, where seats 0 and 2 of three are tied:
// everybody discards or passes, and records if `records` says so.
template <class Records>
State play_off(std::uint64_t seed, const Records& records, int& deals) {
  const Book& book = the_book();
  Config config;
  config.seats = 3;
  config.length = 2;
  Dice dice = Dice::fast(Seed::of(seed));
  State state = Hypertext::setup(book, config, dice, nullptr);
  EventLog log;
  Actions legal;
  for (;;) {
    for (const Told<Event>& told : log.told()) {
      if (told.full.type == Event::Type::kDealtAnew) ++deals;
    }
    log.clear();
    const Actors acting = Hypertext::to_act(book, state);
    if (acting.empty()) return state;
    if (!tie_break(state)) {  // nobody records, so that all have what they would be given
      state.chapter = state.chapters;
      for (int each = 0; each < 3; ++each)
        state.earned[each] = static_cast<std::int16_t>(hand_size(state, each));
      state.earned[1] = -20;
    }
    const Seat seat = Hypertext::first_to_act(book, state, acting);
    EXPECT_TRUE(!tie_break(state) || seat != 1);
    Hypertext::legal(book, state, seat, legal);
    Action chosen = Hypertext::overdue(book, state, seat);
    for (const Action action : legal) {
      const bool lays = action.type() == Action::Type::kLay;
      const bool begins = action.type() == Action::Type::kRecord && tie_break(state);
      if (lays || (begins && records(state))) chosen = action;
    }
    Hypertext::apply(book, state, seat, chosen, dice, &log);
  }
}

// HT-27: three deals in which nobody records; then the lot decides between the tied, either of
// them.
TEST(Chapters, ThreeDealsAndThenTheLot) {
  std::set<int> winners;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    int deals = 0;
    const State state = play_off(
        seed, [](const State&) { return false; }, deals);
    EXPECT_EQ(deals, kDeals);
    EXPECT_EQ(state.score[0], state.score[2]);
    EXPECT_EQ(Hypertext::scores(the_book(), state).winners, SeatSet::of(state.winner - 1));
    winners.insert(state.winner - 1);
  }
  EXPECT_EQ(winners, (std::set<int>{0, 2}));
}

// HT-26, HT-27: a record decides it at once, in the second deal as well as in the first, and in the
// grace as well as in a turn; no points are given for it.
TEST(Chapters, TheFirstRecordWinsThePlayOff) {
  int in_grace = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const int wanted = static_cast<int>(seed % 3);
    const bool grace = seed % 2 == 0;
    int deals = 0;
    State before = {};
    const State state = play_off(
        seed,
        [&](const State& now) {
          const bool now_or_never = now.deals == wanted && (now.stage == Stage::kGrace) == grace;
          if (now_or_never) before = now;
          return now_or_never;
        },
        deals);
    if (before.seats == 0) continue;  // nobody could record then
    in_grace += grace ? 1 : 0;
    EXPECT_EQ(deals, wanted);
    EXPECT_EQ(state.winner - 1, before.mover);
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(state.score[seat], before.score[seat]);
  }
  EXPECT_GT(in_grace, 0);
}

// HT-28: a spectator sees no hand and no Tower, only how many cards there are; a seat its own hand.
// HT-29: nobody judges: no action is the judge's.
// HT-32: should it never run out of cards, a chapter still has an end.
TEST(Chapters, AtMostTwoHundredTurns) {
  const Book& book = the_book();
  Config config;
  config.seats = 3;
  for (const int turns : {kTurns - 1, kTurns}) {
    Dice dice = Dice::fast(Seed::of(1));
    State state = Hypertext::setup(book, config, dice, nullptr);
    state.turns = static_cast<std::uint8_t>(turns);
    const Action discard(Action::Type::kDiscard, state.table.top(hand_of(state.mover)));
    Hypertext::apply(book, state, state.mover, discard, dice, nullptr);
    while (state.stage == Stage::kRedeem) {
      const Seat seat = static_cast<Seat>(Hypertext::to_act(book, state).lowest());
      Hypertext::apply(book, state, seat, Action::Type::kPass, dice, nullptr);
    }
    EXPECT_EQ(state.stage, turns == kTurns ? Stage::kGrace : Stage::kPlay);
  }
}

TEST(Chapters, WhatIsHiddenIsHidden) {
  const Book& book = the_book();
  Config config;
  config.seats = 3;
  Dice dice = Dice::fast(Seed::of(5));
  const State state = Hypertext::setup(book, config, dice, nullptr);
  const View spectator = Hypertext::view(book, state, Viewer::spectator());
  for (int seat = 0; seat < 3; ++seat) {
    for (const Card card : spectator.shown.table.cards(hand_of(seat))) EXPECT_GE(card, kCards);
    EXPECT_EQ(hand_size(spectator.shown, seat), hand_size(state, seat));
    EXPECT_EQ(spectator.shown.lot[seat], state.lot[seat]);
  }
  EXPECT_EQ(spectator.shown.table.size(kTower), state.table.size(kTower));
  for (const Card card : spectator.shown.table.cards(kTower)) EXPECT_GE(card, kCards);
  const View own = Hypertext::view(book, state, Viewer(Seat{1}));
  EXPECT_EQ(from_bottom(own.shown, hand_of(1)), from_bottom(state, hand_of(1)));
  for (const Card card : own.shown.table.cards(hand_of(0))) EXPECT_GE(card, kCards);
  EXPECT_EQ(own.shown.board, state.board);
  Actions legal;
  Hypertext::legal(book, state, Actor::judge(), legal);
  EXPECT_TRUE(legal.empty());
  EXPECT_TRUE(Hypertext::check(book, state, Actor::judge(), Action::Type::kPass));
}

}  // namespace
}  // namespace scriptorium::hypertext
