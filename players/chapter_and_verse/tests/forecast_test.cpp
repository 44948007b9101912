#include "players/chapter_and_verse/forecast.h"

#include <gtest/gtest.h>

#include "games/chapter_and_verse/table.h"
#include "games/chapter_and_verse/tests/place.h"

namespace scriptorium::chapter_and_verse {
namespace {

int lead(const State& state) {
  const Scores scores = forecast(the_book(), state);
  return scores.points[0] - scores.points[1];
}

TEST(Forecast, WhoeverHasFewerBlessingsIsAhead) {
  EXPECT_EQ(lead(place("")), 0);
  const State ahead = place("at blessings_left 0: 3");
  EXPECT_GT(lead(ahead), 0);
  EXPECT_EQ(forecast(the_book(), ahead).winners, SeatSet::of(0));
  EXPECT_EQ(forecast(the_book(), place("")).winners, SeatSet::first(2));
  // the last but one counts more than another
  EXPECT_GT(lead(place("at blessings_left 0: 1")) - lead(place("at blessings_left 0: 2")),
            lead(place("at blessings_left 0: 5")) - lead(place("at blessings_left 0: 6")));
}

void draw_down(State& state, int seat, int left) {
  const PileId deck = pile_of(seat, Pile::kDeck);
  while (state.table.size(deck) > left) state.table.take_top(deck);
}

// CV-51: with empty decks nothing more comes; a lead is worth more then.
TEST(Forecast, ALeadIsWorthMoreAtTheEnd) {
  const State early = place("at blessings_left 0: 4", {.advanced = 0});
  State late = early;
  for (int seat = 0; seat < 2; ++seat) draw_down(late, seat, 2);
  EXPECT_GT(lead(late), 2 * lead(early));
}

TEST(Forecast, WhoseDeckIsEmptyIsBehind) {
  State state = place("");
  draw_down(state, 1, 8);
  EXPECT_EQ(lead(state), 0);
  draw_down(state, 1, 0);
  EXPECT_GT(lead(state), 500);
}

TEST(Forecast, VersesInHandAndOnTheTabletopCount) {
  EXPECT_GT(lead(place("at hand 0: be_still be_still be_still\nat hand 1: be_still")), 300);
  EXPECT_GT(lead(place("at chapter 0.1: be_still")), 0);
  const Config basic = {.advanced = 0};
  EXPECT_GT(lead(place("at chapter 0.1: thou_shalt_not_steal", basic)),
            lead(place("at chapter 0.1: no_other_gods", basic)) + 300);
}

TEST(Forecast, WhatIsOverIsSure) {
  State state = place("at blessings_left 1: 1");
  EXPECT_LT(lead(state), 0);
  state.phase = Phase::kOver;
  state.winner = 1;
  EXPECT_EQ(lead(state), kSureWin);
  state.winner = 0;
  EXPECT_EQ(lead(state), -kSureWin);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
