// What waits, what lasts, and what is protected.
#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

TEST(Cancel, WhatWaitsOnTheLine) {
  Scene s("cancel 1 verse\nthat player: draw 1");
  s.lay("line: ab", 1).lay("deck 1: e").run();
  EXPECT_EQ(s.offered(0), "a b");
  s.answer("0: b");
  EXPECT_EQ(s.pile("hand 1"), "e");
  EXPECT_EQ(s.pile("line"), "ab");
}
TEST(Cancel, NotItself) {
  Scene s("cancel all verses\ngain that many letters");
  s.lay("line: asb", 1).run();
  EXPECT_EQ(s.counted(0, "letters"), 2);
}
TEST(Cancel, NothingWaits) {
  Scene s("cancel 1 verse\nif you do\n  draw 1");
  s.lay("deck 0: a").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("deck 0"), "a");
}
TEST(Negate, InPlayOrOnTheLineWhosever) {
  Scene s("negate 1 other Psalm\nthat player: draw 1");
  s.lay("line: b", 1).lay("chapter 0.0: sa").lay("chapter 2.0: ac").lay("deck 2: e").run();
  EXPECT_EQ(s.offered(0), "b a a");
  s.answer("0: b");
  EXPECT_EQ(s.pile("discard 1"), "b");
}
TEST(Negate, AllOfAKind) {
  Scene s("negate all Parables");
  s.lay("line: c", 1).lay("chapter 0.0: sd").lay("chapter 2.0: ac").run();
  EXPECT_EQ(s.pile("discard 0") + s.pile("discard 1") + s.pile("discard 2"), "dcc");
}

TEST(Gain, LoseNeverBelowNone) {
  Scene s("lose 3 letters\neach opponent: lose 1 letter");
  s.counter(0, "letters", 2).counter(1, "letters", 5).run();
  EXPECT_EQ(s.counted(0, "letters"), 0);
  EXPECT_EQ(s.counted(1, "letters"), 4);
}

TEST(Protect, AShieldedCardIsLeftAlone) {
  Scene s(
      "protect 1 verse from any tabletop from each player until the end of the turn\n"
      "discard all other verses from any tabletop");
  s.lay("chapter 0.0: s").lay("chapter 1.0: ab").run().answer("0: b");
  EXPECT_EQ(s.pile("chapter 1.0"), "b");
  EXPECT_EQ(s.pile("discard 1"), "a");
}
TEST(Protect, CountingIsNotTouching) {
  Scene s(
      "protect all verses from any tabletop from each player for good\n"
      "gain the number of verses from any tabletop letters\n"
      "if the number of verses from any tabletop is exactly 3\n  gain 8 letters");
  s.lay("chapter 0.0: s").lay("chapter 1.0: ab").run();
  EXPECT_EQ(s.counted(0, "letters"), 11);
}
TEST(Protect, TheTopAndItAreShieldedToo) {
  Scene s(
      "reveal the top 1 of your deck\n"
      "protect it from each player until the end of the turn\n"
      "discard the top 2 of your deck\ndiscard it");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.pile("deck 0"), "ac");
}
TEST(Protect, FromTheOneYouChose) {
  Scene s("protect this from an opponent until your next turn");
  s.run().answer("0: player 2");
  ASSERT_EQ(s.state().lasting_count, 1);
  EXPECT_EQ(s.state().lasting[0].other, 2);
  EXPECT_EQ(s.state().lasting[0].you, 0);
}
TEST(Protect, DoesNotChangeWhatItIs) {
  Scene s(
      "pick 1 Psalm from your tabletop\n"
      "protect 1 Parable from your tabletop from each opponent until your next turn\n"
      "discard it");
  s.lay("chapter 0.0: sabcd").run().answer("0: b").answer("0: c");
  EXPECT_EQ(s.pile("discard 0"), "b");
}

TEST(Change, OneAndAll) {
  Scene s(
      "change cost of 1 verse from your hand by -2 until the end of the turn\n"
      "change cost of all Psalms from your tabletop by +1 for each verse from your hand for good");
  s.lay("hand 0: cd").lay("chapter 0.0: sab").run().answer("0: d");
  EXPECT_EQ(s.stat("hand 0", 1, "cost"), 2);
  EXPECT_EQ(s.stat("chapter 0.0", 1, "cost"), 3);
  EXPECT_EQ(s.stat("chapter 0.0", 0, "cost"), 0);
}
TEST(Change, WhatWasNamedIsFixedAtOnce) {
  Scene s(
      "name theme\n"
      "change cost of all verses of the named theme from your tabletop by +3 for good");
  s.lay("chapter 0.0: sab").run().answer("0: name 1");
  EXPECT_EQ(s.stat("chapter 0.0", 2, "cost"), 5);
  EXPECT_EQ(s.stat("chapter 0.0", 1, "cost"), 1);
}
TEST(Change, YourCardsWhoeverDoesIt) {
  Scene s("an opponent: change cost of all verses from your hand by +3 for good\ndraw 1", 2);
  s.lay("hand 0: ab").lay("hand 1: a").lay("deck 0: a").run();
  EXPECT_EQ(s.stat("hand 0", 0, "cost"), 4);
  EXPECT_EQ(s.stat("hand 0", 1, "cost"), 5);
  EXPECT_EQ(s.stat("hand 0", 2, "cost"), 1) << "it came later";
  EXPECT_EQ(s.stat("hand 1", 0, "cost"), 1);
}
TEST(Change, ByNothingIsNothing) {
  Scene s("change cost of this by your letters for good");
  s.run();
  EXPECT_EQ(s.state().lasting_count, 0);
}

TEST(Fast, OutOfPlayForSoManyTurns) {
  Scene s("fast 1 other verse for 2 turns\nif you do\n  gain 1 letter");
  s.lay("chapter 0.0: sab").run().answer("0: a");
  EXPECT_EQ(s.pile("chapter 0.0"), "sb");
  EXPECT_EQ(s.counted(0, "letters"), 1);
}
TEST(Fast, OnlyWhatIsInPlay) {
  Scene s("discard 1 verse\nfast it for 2 turns");
  s.lay("hand 0: a").run();
  EXPECT_EQ(s.pile("discard 0"), "a");
}

TEST(Acts, ForbidAllowAndMore) {
  Scene s(
      "forbid each opponent to close until your next turn\n"
      "allow you to play with all Psalms until the end of the turn\n"
      "each opponent: more play 2 until the end of the turn");
  s.run();
  ASSERT_EQ(s.state().lasting_count, 4);
  EXPECT_EQ(s.state().lasting[0].card, 0);
  EXPECT_EQ(s.state().lasting[2].you, 1);
  EXPECT_EQ(s.state().lasting[2].other, 1);
  EXPECT_EQ(s.state().lasting[2].amount, 2);
  EXPECT_EQ(s.state().lasting[3].you, 2);
}
TEST(Acts, NobodyToForbid) {
  Scene s("forbid an opponent with more hand to close for good\nif you do\n  draw 1");
  s.lay("deck 0: a").run();
  EXPECT_EQ(s.state().lasting_count, 0);
  EXPECT_EQ(s.pile("deck 0"), "a");
}

}  // namespace
}  // namespace scriptorium::effects
