// Blocks, conditions, amounts and players.
#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

int letters(const Scene& s, int seat = 0) { return s.counted(seat, "letters"); }

// Where all can see that nothing would come of it nobody is asked; a hidden pile that holds
// anything may hold what is wanted.
TEST(May, IsNotAskedInVain) {
  const std::string otherwise = "\notherwise\n  gain 2 letters";
  for (const char* const lines :
       {"  discard 1 verse\n  if you do\n    draw 2", "  give 1 verse to an opponent",
        "  take 1 Psalm from your discard\n  if it is a Parable\n    draw 1",
        "  exchange 1 verse from your hand with the top 1 of your blessings",
        "  discard all verses from hand", "  put the top 1 of your deck into your discard",
        "  move 1 verse from an opponent's tabletop into this chapter",
        "  look at the top 2 of your deck\n  take up to 1 verse of them\n"
        "  arrange the rest on the top of your deck"}) {
    Scene s("may\n" + std::string(lines) + otherwise);
    s.lay("chapter 0.0: s").lay("discard 0: c").lay("blessings 0: ab").run();
    EXPECT_TRUE(s.over()) << lines;
    EXPECT_EQ(s.counted(0, "letters"), 2) << lines;
  }
}
TEST(May, IsAskedWhereItMightNotBe) {
  for (const char* const lines :
       {"  discard 1 Psalm", "  play 1 Psalm from your hand", "  discard 1 verse\n  draw 1",
        "  take 1 Parable from your discard", "  discard this", "  gain 1 letter",
        "  search your deck for 1 Psalm",
        "  move 1 verse from an opponent's tabletop into this chapter"}) {
    Scene s("may\n" + std::string(lines));
    s.lay("chapter 0.0: s").lay("chapter 2.0: b").lay("hand 0: d").lay("discard 0: c").run();
    EXPECT_EQ(s.asks(), Ask::kYesOrNo) << lines;
  }
}
TEST(May, YesOrNo) {
  const char* const lines = "may\n  gain 1 letter\notherwise\n  gain 2 letters\ngain 4 letters";
  Scene yes(lines);
  yes.run();
  EXPECT_EQ(yes.offered(0), "yes no");
  yes.answer("0: yes");
  EXPECT_EQ(letters(yes), 5);
  Scene no(lines);
  no.run().answer("0: no");
  EXPECT_EQ(letters(no), 6);
}
TEST(May, TheDoerDecides) {
  Scene s("an opponent: may\n  gain 1 letter", 2);
  s.run();
  EXPECT_EQ(s.asked(), "1");
}
TEST(May, NobodyFitsIsNo) {
  Scene s("an opponent with more hand: may\n  gain 1 letter\notherwise\n  gain 2 letters");
  s.run();
  EXPECT_EQ(letters(s), 2);
}
TEST(May, AnInnerNoDoesNotFallIntoTheOuterOtherwise) {
  const char* const lines =
      "if you have at most 9 letters\n  may\n    gain 1 letter\notherwise\n  gain 2 letters";
  Scene s(lines);
  s.run().answer("0: no");
  EXPECT_EQ(letters(s), 0);
  Scene deep(
      "may\n  if it is your turn\n    may\n      gain 1 letter\notherwise\n  gain 2 letters");
  deep.run().answer("0: yes").answer("0: no");
  EXPECT_EQ(letters(deep), 0);
}
TEST(May, AnInnerOtherwiseIsItsOwn) {
  Scene s(
      "if it is your turn\n  may\n    gain 1 letter\n  otherwise\n    gain 2 letters\n"
      "otherwise\n  gain 4 letters");
  s.run().answer("0: no");
  EXPECT_EQ(letters(s), 2);
}

TEST(IfYouDo, AfterAStep) {
  const char* const lines =
      "discard 1 verse\nif you do\n  gain 1 letter\notherwise\n  gain 2 letters";
  Scene with(lines);
  with.lay("hand 0: a").run();
  EXPECT_EQ(letters(with), 1);
  Scene without(lines);
  without.run();
  EXPECT_EQ(letters(without), 2);
}
TEST(IfYouDo, AfterMayLooksAtAllBelowIt) {
  const char* const lines = "may\n  discard 1 verse\n  draw 1\nif you do\n  gain 1 letter";
  Scene first(lines);  // the last step below did nothing, the first did
  first.lay("hand 0: a").run().answer("0: yes");
  EXPECT_EQ(letters(first), 1);
  Scene none(lines);
  none.run().answer("0: yes");
  EXPECT_EQ(letters(none), 0);
  Scene no(lines);
  no.lay("hand 0: a").run().answer("0: no");
  EXPECT_EQ(letters(no), 0);
}
TEST(IfYouDo, AfterMayInALoopForgetsTheTimeBefore) {
  Scene s("for 2 times\n  may\n    draw 1\n  if you do\n    gain 1 letter");
  s.lay("deck 0: abc").run().answer("0: yes").answer("0: no");
  EXPECT_EQ(letters(s), 1);
}
TEST(IfYouDo, ToLoseNothingIsNothing) {
  Scene s("lose 1 letter\nif you do\n  draw 1");
  s.lay("deck 0: a").run();
  EXPECT_EQ(s.pile("hand 0"), "");
}

TEST(If, TheNumberOfCards) {
  for (const auto& [condition, holds] : {std::pair{"at least 2", true},
                                         {"at least 3", false},
                                         {"at most 2", true},
                                         {"at most 1", false},
                                         {"exactly 2", true},
                                         {"exactly 1", false}}) {
    Scene s("if the number of Psalms from your tabletop is " + std::string(condition) +
            "\n  gain 1 letter");
    s.lay("chapter 0.0: sac").lay("chapter 0.1: b").run();
    EXPECT_EQ(letters(s), holds ? 1 : 0) << condition;
  }
}
TEST(If, AnOpponentsIsSomeOpponents) {
  Scene s("if the number of verses from an opponent's tabletop is at least 2\n  gain 1 letter");
  s.lay("chapter 2.0: ab").run();
  EXPECT_EQ(letters(s), 1);
}
TEST(If, Counters) {
  Scene s(
      "if you have exactly 3 letters\n  draw 1\npick an opponent\n"
      "if that player has at least 2 letters\n  draw 1",
      2);
  s.counter(0, "letters", 3).counter(1, "letters", 1).lay("deck 0: ab").run();
  EXPECT_EQ(s.pile("hand 0"), "a");
}
TEST(If, ItIs) {
  Scene s("discard 1 verse\nif it is a Psalm\n  gain 1 letter\notherwise\n  gain 2 letters");
  s.lay("hand 0: ac").run().answer("0: c");
  EXPECT_EQ(letters(s), 2);
}
TEST(If, MoreThanAnOpponentAndFewer) {
  const char* const more = "if you have more hand than an opponent\n  gain 1 letter";
  const char* const fewer = "if you have fewer letters than an opponent\n  draw 1";
  Scene a(more);
  a.lay("hand 0: ab").lay("hand 1: abc").lay("hand 2: a").run();
  EXPECT_EQ(letters(a), 1);
  Scene b(more);
  b.lay("hand 0: a").lay("hand 1: abc").lay("hand 2: a").run();
  EXPECT_EQ(letters(b), 0);
  Scene c(fewer);
  c.counter(2, "letters", 1).lay("deck 0: a").run();
  EXPECT_EQ(c.pile("hand 0"), "a");
}
TEST(If, WhoseTurnItIs) {
  const char* const lines =
      "if it is your turn\n  gain 1 letter\nif it is not your turn\n  gain 2 letters";
  Scene mine(lines);
  mine.run();
  EXPECT_EQ(letters(mine), 1);
  Scene theirs(lines);
  theirs.turn_of(1).run();
  EXPECT_EQ(letters(theirs), 2);
}

TEST(For, EachCardAndSoManyTimes) {
  Scene s(
      "for each Psalm from your tabletop at most 2\n  gain 1 letter\n"
      "for 3 times\n  for 2 times\n    gain 1 letter");
  s.lay("chapter 0.0: sabab").run();
  EXPECT_EQ(letters(s), 2 + 6);
}
TEST(For, NoneIsNoTime) {
  Scene s("for each Psalm from your hand\n  gain 1 letter\ngain 2 letters");
  s.run();
  EXPECT_EQ(letters(s), 2);
}
TEST(For, TheDoersAmount) {
  Scene s("an opponent: for their letters times\n  draw 1", 2);
  s.counter(1, "letters", 2).lay("deck 0: abc").run();
  EXPECT_EQ(s.pile("hand 0"), "ab");
}
TEST(For, AsksInEveryRound) {
  Scene s("for 2 times\n  may\n    discard 1 verse\n    draw 1");
  s.lay("hand 0: ab").lay("deck 0: cd").run();
  s.answer("0: yes").answer("0: b").answer("0: yes").answer("0: c");
  EXPECT_EQ(s.pile("hand 0"), "ad");
}
TEST(For, NeverMoreThanTwenty) {
  Scene s("for your letters times\n  put the top 1 of your deck into your discard");
  s.counter(0, "letters", 50).lay("deck 0: aaaaaaaaaabbbbbbbbbbcc").run();
  EXPECT_EQ(s.pile("deck 0"), "cc");
}

TEST(Choose, OneOption) {
  Scene s(
      "choose one\n  option\n    gain 1 letter\n  option\n    gain 2 letters\n"
      "  option\n    gain 4 letters\ngain 8 letters");
  s.run();
  EXPECT_EQ(s.offered(0), "option 0 option 1 option 2");
  s.answer("0: option 1");
  EXPECT_EQ(letters(s), 10);
}
TEST(Choose, AnOpponentDoes) {
  Scene s(
      "an opponent: choose one\n  option\n    that player: gain 1 letter\n"
      "  option\n    gain 2 letters");
  s.run();
  EXPECT_EQ(s.offered(0), "player 1 player 2");
  s.answer("0: player 2");
  EXPECT_EQ(s.asked(), "2");
  s.answer("2: option 0");
  EXPECT_EQ(letters(s, 2), 1);
}
TEST(Choose, Nested) {
  Scene s(
      "choose one\n  option\n    gain 1 letter\n    choose one\n      option\n"
      "        gain 2 letters\n      option\n        gain 4 letters\n    gain 8 letters\n"
      "  option\n    gain 16 letters\ndraw 1");
  s.lay("deck 0: a").run().answer("0: option 0").answer("0: option 1");
  EXPECT_EQ(letters(s), 1 + 4 + 8);
  EXPECT_EQ(s.pile("hand 0"), "a");
}

TEST(Players, EveryWho) {
  Scene s(
      "gain 1 letter\na player: gain 2 letters\neach opponent: gain 4 letters\n"
      "each player: gain 8 letters\nthat player: gain 16 letters");
  s.run();
  EXPECT_EQ(s.offered(0), "player 0 player 1 player 2");
  s.answer("0: player 1");
  EXPECT_EQ(letters(s, 0), 1 + 8);
  EXPECT_EQ(letters(s, 1), 2 + 4 + 8 + 16);
  EXPECT_EQ(letters(s, 2), 4 + 8);
}
TEST(Players, WithMoreAndFewer) {
  Scene s(
      "each opponent with more hand: gain 1 letter\n"
      "each player with fewer hand: gain 2 letters");
  s.lay("hand 0: a").lay("hand 1: ab").run();
  EXPECT_EQ(letters(s, 1), 1);
  EXPECT_EQ(letters(s, 2), 2);
  EXPECT_EQ(letters(s, 0), 0);
}
TEST(Players, PickOneOfThoseWhoFit) {
  Scene s("pick an opponent with more letters\nif you do\n  that player: draw 1", 4);
  s.counter(1, "letters", 1).counter(3, "letters", 1).lay("deck 3: a").run();
  EXPECT_EQ(s.offered(0), "player 1 player 3");
  s.answer("0: player 3");
  EXPECT_EQ(s.pile("hand 3"), "a");
}
TEST(Players, PickTheOnlyOneWithoutBeingAsked) {
  Scene s("pick an opponent\nthat player: draw 1", 2);
  s.lay("deck 1: a").run();
  EXPECT_EQ(s.pile("hand 1"), "a");
}
TEST(Players, PickNobodyWhoFits) {
  Scene s("pick an opponent with more letters\nif you do\n  draw 1");
  s.lay("deck 0: a").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("deck 0"), "a");
}
TEST(Players, ThatManyIsEachDoersOwn) {
  Scene s("each player: discard all verses from hand\neach player: draw that many");
  s.lay("hand 0: a").lay("hand 1: bc").lay("deck 0: ee").lay("deck 1: eee").lay("deck 2: e").run();
  EXPECT_EQ(s.pile("hand 0") + "|" + s.pile("hand 1") + "|" + s.pile("hand 2"), "e|ee|");
}
TEST(Players, WhoeverDoesItFirstIsInTurn) {
  Scene s("each player: put the top 1 of the tower into their discard");
  s.lay("tower: abc").turn_of(2).run();
  EXPECT_EQ(s.pile("discard 2") + s.pile("discard 0") + s.pile("discard 1"), "abc");
}

TEST(Amounts, EveryKindAndTheirCaps) {
  Scene s(
      "gain 1 letter for each Psalm in this chapter\n"
      "gain the number of verses from your discard at most 2 letters\n"
      "draw your letters at most 3");
  s.lay("chapter 0.0: sab").lay("discard 0: abcd").lay("deck 0: abcdeabcde").run();
  EXPECT_EQ(letters(s), 2 + 2);
  EXPECT_EQ(s.pile("hand 0").size(), 3U);
}
// However often loops go round, a run ends.
TEST(Amounts, NoMoreStepsThanTheCap) {
  Scene s("for 20 times\n  for 20 times\n    gain 1 letter");
  s.run();
  EXPECT_GT(letters(s), 20);
  EXPECT_LT(letters(s), kMaxDone);
}
TEST(Amounts, PlayedThisTurn) {
  Scene s("play 1 verse from your hand\ngain 2 letters for each verse played this turn");
  s.lay("chapter 0.0: s").lay("hand 0: a").run().answer("0: a").answer("0: new");
  EXPECT_EQ(letters(s), 2);
}
TEST(Amounts, CardsForEach) {
  Scene s("discard 1 verse for each Psalm in this chapter");
  s.lay("chapter 0.0: sab").lay("hand 0: cde").run().answer("0: c, d");
  EXPECT_TRUE(s.over());
}
TEST(Amounts, OfAnOpponentWhomYouChoose) {
  Scene s("draw 1 for each verse from an opponent's tabletop");
  s.lay("chapter 1.0: a").lay("chapter 2.0: ab").lay("deck 0: abc").run().answer("0: player 2");
  EXPECT_EQ(s.pile("hand 0"), "ab");
}
TEST(Amounts, ThatManyOfNothing) {
  Scene s("discard up to 3 verses\ndraw that many");
  s.lay("hand 0: ab").lay("deck 0: cd").run().answer("0: done");
  EXPECT_EQ(s.pile("hand 0"), "ab");
}

TEST(Filters, WhatACardIsLike) {
  const auto offered = [](const std::string& filter) {
    Scene s("discard up to 1 " + filter + " from your tabletop");
    s.lay("chapter 0.0: sabcde").run();
    return s.offered(0);
  };
  EXPECT_EQ(offered("verse"), "s a b c d e done");
  EXPECT_EQ(offered("other verse"), "a b c d e done");
  EXPECT_EQ(offered("Psalm"), "a b done");
  EXPECT_EQ(offered("Faith Psalm"), "a done");
  EXPECT_EQ(offered("Faith verse"), "s a c done");
  EXPECT_EQ(offered("verse with cost 3 or more"), "c d e done");
  EXPECT_EQ(offered("verse with cost 2 or less"), "s a b done");
  EXPECT_EQ(offered("verse with cost 3"), "c done");
  EXPECT_EQ(offered("verse with the words light, lights"), "a e done");
  EXPECT_EQ(offered("verse with the words Light, LIGHTS"), "a e done");
  EXPECT_EQ(offered("verse named \"D\""), "d done");
}
TEST(Filters, OfTheNamedGroup) {
  Scene s("name theme\neach opponent: discard all verses of the named theme from tabletop", 2);
  s.lay("chapter 1.0: abcde").run();
  EXPECT_EQ(s.offered(0), "name 1 name 2 name 3");
  s.answer("0: name 2");
  EXPECT_EQ(s.pile("chapter 1.0"), "bde");
  EXPECT_EQ(s.log(), std::vector<std::string>{"0 names 2"});
}
TEST(Filters, OneNamesEvenIfSeveralShould) {
  Scene s("each opponent: name theme\ndiscard all verses of the named theme from tabletop");
  s.lay("chapter 0.0: sab").turn_of(2).run();
  EXPECT_EQ(s.asked(), "2");
  s.answer("2: name 1");
  EXPECT_EQ(s.pile("chapter 0.0"), "sa");
}
TEST(Filters, AnotherChapter) {
  Scene s("discard all verses from another chapter");
  s.lay("chapter 0.0: sa").lay("chapter 0.1: b").run();
  EXPECT_EQ(s.pile("chapter 0.0"), "sa");
  EXPECT_EQ(s.pile("chapter 0.1"), "");
}

TEST(Quantities, ThisItAndThem) {
  Scene s("discard up to 2 verses\nput them into your darkness\nput this into your darkness");
  s.lay("chapter 0.0: s").lay("hand 0: abc").run().answer("0: a, c");
  EXPECT_EQ(s.pile("darkness 0"), "sca");
}
TEST(Quantities, ThemStayThemWhenTheyAreMoved) {
  Scene s("pick 1 verse from your discard\nput it into your darkness\ntake it");
  s.lay("discard 0: ab").run().answer("0: a");
  EXPECT_EQ(s.pile("hand 0"), "a");
}
TEST(Quantities, EightAreTheMostPicked) {
  Scene s("draw 9\ndiscard that many verses");
  s.lay("deck 0: abcdeabcde").run().answer("0: a, b, c, d, e, a, b, c");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "d");
}

TEST(Begin, ForgetsWhatWasUnderWay) {
  Scene s("discard 2 verses");
  s.lay("hand 0: abcd").run().answer("0: b");
  EXPECT_EQ(s.offered(0), "c d");
  s.run();
  EXPECT_EQ(s.offered(0), "a b c");
}

}  // namespace
}  // namespace scriptorium::effects
