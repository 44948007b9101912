#include <gtest/gtest.h>

#include <functional>

#include "games/verbatim/hand.h"
#include "games/verbatim/tests/place.h"

// A state that cannot be is found out, and what is wrong with it is said.
namespace scriptorium::verbatim {
namespace {

using Spoil = std::function<void(State&)>;

void expect_fault(const State& good, const char* fault, const Spoil& spoil) {
  ASSERT_EQ(Verbatim::audit(english(), good), nullptr);
  State bad = good;
  spoil(bad);
  EXPECT_STREQ(Verbatim::audit(english(), bad), fault);
}

State played(State state, const std::vector<Action>& actions) {
  Dice dice = Dice::fast(Seed::of(1));
  for (const Action action : actions) {
    EXPECT_EQ(Verbatim::check(english(), state, state.mover, action), kAllowed);
    Verbatim::apply(english(), state, state.mover, action, dice, nullptr);
  }
  return state;
}

const Kind kUnknown = english().kinds;

// VB-01
TEST(VerbatimAudit, Seats) {
  const State dealt = place("at mover: 0");
  expect_fault(dealt, "VB-01: seats", [](State& state) { state.seats = 1; });
  expect_fault(dealt, "VB-01: seats", [](State& state) { state.seats = 6; });
  const char* fault = "a seat that is not at the table";
  expect_fault(dealt, fault, [](State& state) { state.mover = 2; });
  expect_fault(dealt, fault, [](State& state) { state.maker = 2; });
  expect_fault(dealt, fault, [](State& state) { state.taker = 2; });
}

TEST(VerbatimAudit, Piles) {
  const State dealt = place("at heights: 16 15 14 0");
  expect_fault(dealt, "a pile is higher than it began", [](State& state) { state.height[0] = 17; });
  const char* fault = "a face-up card is not a top";
  expect_fault(dealt, fault, [](State& state) { state.shown[0] = state.shown[0] == 2 ? 3 : 2; });
  expect_fault(dealt, fault, [](State& state) { state.shown[3] = 2; });
  expect_fault(dealt, fault, [](State& state) { state.pile[3][15] = state.shown[3] = 2; });
  fault = "a pile holds a card that is not in the book";
  expect_fault(dealt, fault, [](State& state) { state.pile[1][0] = kUnknown; });
  fault = "a pile has a gap";
  expect_fault(dealt, fault, [](State& state) { state.pile[0][0] = kNoCard; });
  expect_fault(dealt, fault, [](State& state) { state.pile[2][13] = state.shown[2] = kNoCard; });
  expect_fault(dealt, fault, [](State& state) { state.pile[1][15] = 2; });
  expect_fault(dealt, fault, [](State& state) { state.pile[3][0] = 2; });
}

TEST(VerbatimAudit, Hands) {
  const State dealt = place("at hand 0: a d q*\nat hand 1: e k");
  expect_fault(dealt, "an empty seat holds cards", [](State& state) { state.hand[2][2] = 1; });
  const char* fault = "a hand holds no letter card";
  for (const Kind none : {kNoCard, kEndGame, kUnknown}) {
    expect_fault(dealt, fault, [=](State& state) { state.hand[1][none] = 1; });
  }
  fault = "held differs from the hand";
  expect_fault(dealt, fault, [](State& state) { state.held[0] |= 1U << face("w"); });
  expect_fault(dealt, fault, [](State& state) { state.held[0] &= ~(1U << face("q*")); });
  expect_fault(dealt, fault, [](State& state) { state.held[3] = 4; });
  fault = "sums differ from the hand";
  expect_fault(dealt, fault, [](State& state) { state.sums[1] |= 1U << 2; });
  expect_fault(dealt, fault, [](State& state) { state.sums[4] = 1; });
  fault = "purse differs from the hand";
  expect_fault(dealt, fault, [](State& state) {
    state.purse[0][5] = 1;  // q is red: it pays nothing
    state.sums[0] = sums_of(state.purse[0]);
  });
  const State arranging = place("at arrange: 0");
  expect_fault(arranging, "sums differ from the hand", [](State& state) { state.sums[0] = 1; });
  expect_fault(arranging, "purse differs from the hand",
               [](State& state) { state.purse[1][0] = 1; });
}

TEST(VerbatimAudit, Exchange) {
  const State turn = played(place("at hand 0: a t d\nat pile 1: e\nat pile 2: c\nat pile 3: k"),
                            {Action::take(0)});
  expect_fault(turn, "the card in front is not in the book",
               [](State& state) { state.front = kUnknown; });
  const State paying = played(turn, {Action::gain(1), Action::remove(face("a"))});
  expect_fault(paying, "a paid card is not in the book",
               [](State& state) { state.paid[0] = kUnknown; });
  const char* fault = "the paid cards have a gap";
  expect_fault(paying, fault, [](State& state) { state.paid[1] = 2; });
  expect_fault(paying, fault, [](State& state) { state.paid[0] = kNoCard; });
  expect_fault(paying, fault, [](State& state) { state.paid[kMaxPaid - 1] = 2; });
  expect_fault(paying, "a card is asked for that is not there",
               [](State& state) { state.gaining = 1; });
  fault = "the exchange does not add up";
  expect_fault(paying, fault, [](State& state) { state.owed = 2; });
  expect_fault(paying, fault, [](State& state) { state.gaining = 0; });
  expect_fault(paying, fault, [](State& state) { state.gaining = 0b110; });
  expect_fault(turn, fault, [](State& state) { state.owed = 1; });
  fault = "an exchange is left open";
  expect_fault(paying, fault, [](State& state) { state.phase = Phase::kTake; });
  const State asking = played(turn, {Action::gain(1)});
  expect_fault(asking, fault, [](State& state) { state.phase = Phase::kTake; });
  expect_fault(turn, fault, [](State& state) {  // worth nothing: it adds up
    state.phase = Phase::kTake;
    state.paid[state.paid_count++] = english().blank;
  });
}

TEST(VerbatimAudit, Rows) {
  const State words = place(
      "at challenge: 0\nat hand 0: c a ? t e n\nat words 0: ca?t\nat hand 1: d o d o ?\n"
      "at words 1: do do");
  const char* fault = "a row is longer than its letters";
  expect_fault(words, fault, [](State& state) { state.laid[0] = 7; });
  expect_fault(words, fault, [](State& state) { state.row_begin[1] = 89; });
  expect_fault(words, "a word has no beginning", [](State& state) { state.begins.clear(0); });
  fault = "a blank is misnamed";
  expect_fault(words, fault, [](State& state) { state.row[2] = Tile::card(english().blank); });
  expect_fault(words, fault, [](State& state) { state.row[10] = Tile::blank_as(0); });
  expect_fault(words, "a word begins among unused letters",
               [](State& state) { state.begins.set(3); });
  expect_fault(words, "a doubled word has no beginning",
               [](State& state) { state.doubled.set(1); });
  fault = "a word begins outside the rows";
  for (const int place : {11, 63, 64, 87}) {
    expect_fault(words, fault, [=](State& state) { state.begins.set(place); });
    expect_fault(words, fault, [=](State& state) { state.doubled.set(place); });
  }
  expect_fault(words, "unused letters are not sorted",
               [](State& state) { std::swap(state.row[3], state.row[4]); });
  fault = "a word is left open";
  expect_fault(words, fault, [](State& state) { state.word_open = 1; });
  expect_fault(words, fault, [](State& state) {
    state.phase = Phase::kReform;
    state.maker = 1;
    state.word_open = 0b11;
  });
  fault = "a vacated place is not zero";
  for (const int place : {11, kPool - 1}) {
    expect_fault(words, fault, [=](State& state) { state.row[place] = Tile::card(2); });
    expect_fault(words, fault,
                 [=](State& state) { state.row[place] = state.row[place].freed_once_more(); });
  }
}

TEST(VerbatimAudit, WhatMayBeLaidIsKeptBesideTheRow) {
  const char* fault = "held differs from the row";
  const State words = place("at challenge: 0\nat hand 0: c a t\nat words 0: ca");
  expect_fault(words, fault, [](State& state) { state.held[0] |= 1U << face("c"); });
  expect_fault(words, fault, [](State& state) { state.held[0] = 0; });
  expect_fault(words, "held differs from the hand", [](State& state) { state.held[2] = 4; });
}

// VB-16: of like cards the fresher is laid, and it is the first.
TEST(VerbatimAudit, LikeCardsAreSortedByHowOftenTheyWereFreed) {
  const char* fault = "unused letters are not sorted";
  const State like = place("at challenge: 0\nat hand 0: a a e\nat hand 1: d");
  expect_fault(like, fault, [](State& state) { state.row[0] = state.row[0].freed_once_more(); });
  State freed = like;
  freed.row[1] = freed.row[1].freed_once_more();
  expect_fault(freed, fault, [](State& state) { std::swap(state.row[0], state.row[1]); });
  expect_fault(freed, fault, [](State& state) { std::swap(state.row[1], state.row[2]); });
}

TEST(VerbatimAudit, WhoIsInSpellsNoMore) {
  State arranging = place("at arrange: 0\nat hand 0: c a t\nat hand 1: d o");
  Dice dice = Dice::fast(Seed::of(1));
  Verbatim::apply(english(), arranging, 0, Action::lay(face("c")), dice, nullptr);
  expect_fault(arranging, "a word is left open", [](State& state) { state.arranged = 1; });
}

TEST(VerbatimAudit, EveryCardIsSomewhere) {
  const char* fault = "a card is lost or in two places";
  const State turn = played(place("at hand 0: a t d\nat pile 1: e\nat pile 2: c\nat pile 3: k"),
                            {Action::take(0), Action::gain(1), Action::remove(face("a"))});
  expect_fault(turn, fault, [](State& state) { state.front = kNoCard; });
  expect_fault(turn, fault, [](State& state) { ++state.removed[face("w")]; });
  expect_fault(turn, fault, [](State& state) { ++state.removed[kEndGame]; });
  expect_fault(turn, fault, [](State& state) {
    state.hand[1][face("q*")] = 1;
    state.held[1] |= 1U << face("q*");
  });
  expect_fault(turn, fault, [](State& state) {
    state.pile[0][0] = state.pile[0][0] == face("a") ? face("t") : face("a");
  });
  expect_fault(turn, fault, [](State& state) { state.paid[0] = face("t"); });
  const State words = place("at challenge: 0\nat hand 0: c a\nat words 0: ca");
  expect_fault(words, fault, [](State& state) { state.row[0] = Tile::card(face("z*")); });
}

}  // namespace
}  // namespace scriptorium::verbatim
