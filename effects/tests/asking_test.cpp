// Who is asked what: players, cards, chapters, and what is not asked.
#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

int letters(const Scene& s, int seat = 0) { return s.counted(seat, "letters"); }

TEST(AskPlayer, WhereverAnOpponentIsMeant) {
  for (const char* const line :
       {"an opponent: draw 1", "give 1 verse to an opponent", "shuffle an opponent's deck",
        "put 1 verse from your hand into an opponent's discard",
        "take 1 verse at random from an opponent's hand",
        "put the top 1 of an opponent's deck into your discard",
        "discard 1 verse for each verse from an opponent's tabletop",
        "discard the top 1 of your deck for each verse from an opponent's tabletop",
        "gain 1 letter for each verse from an opponent's tabletop",
        "exchange 1 verse from your hand with 1 verse at random from an opponent's hand",
        "exchange 1 verse from your hand with the top 1 of your deck for each verse from an "
        "opponent's tabletop"}) {
    Scene s(line);
    s.run();
    EXPECT_EQ(s.asks(), Ask::kPlayer) << line;
    EXPECT_EQ(s.offered(0), "player 1 player 2") << line;
    EXPECT_EQ(s.offered(1), "") << line;
  }
}
TEST(AskPlayer, WhereverAnyPlayerIsMeant) {
  for (const char* const line :
       {"a player: draw 1", "give 1 verse to a player", "shuffle any player's deck",
        "put 1 verse from your hand into any player's discard",
        "take 1 verse at random from any player's hand",
        "put the top 1 of any player's deck into your discard",
        "put the bottom 1 of any player's deck into your discard",
        "exchange 1 verse from your hand with the top 1 of any player's deck",
        "exchange 1 verse from your hand with 1 verse at random from any player's hand"}) {
    Scene s(line);
    s.run();
    EXPECT_EQ(s.asks(), Ask::kPlayer) << line;
    EXPECT_EQ(s.offered(0), "player 0 player 1 player 2") << line;
  }
}
TEST(AskPlayer, NobodyWhereNoneIsChosen) {
  for (const char* const line :
       {"each opponent: draw 1", "take 1 verse at random from each opponent's hand",
        "put the top 1 of each opponent's deck into your discard",
        "take 1 verse from any player's discard", "shuffle each opponent's deck"}) {
    Scene s(line);
    s.run();
    EXPECT_TRUE(s.over()) << line;
  }
}
TEST(AskPlayer, WhoPlaysNoMoreIsNotMeant) {
  Scene s("each player: gain 1 letter\npick an opponent\nthat player: gain 2 letters");
  s.leaves(1).run();
  EXPECT_EQ(letters(s), 1);
  EXPECT_EQ(letters(s, 1), 0);
  EXPECT_EQ(letters(s, 2), 3);
}
TEST(AskPlayer, AnOptionMayAskOneToo) {
  Scene s("choose one\n  option\n    an opponent: gain 1 letter\n  option\n    draw 1");
  s.run().answer("0: option 0");
  EXPECT_EQ(s.offered(0), "player 1 player 2");
}
TEST(AskPlayer, AfterWhatWasRefused) {
  Scene s("may\n  draw 1\notherwise\n  an opponent: gain 1 letter");
  s.run().answer("0: no");
  EXPECT_EQ(s.offered(0), "player 1 player 2");
}

// Nothing waits, so that nothing is cancelled and nobody is "that player".
TEST(ThatPlayer, IsNobody) {
  for (const char* const line :
       {"that player: gain 1 letter", "give 1 verse to that player",
        "put 1 verse from your hand into that player's discard",
        "put all verses from your hand into that player's discard",
        "put the top 1 of that player's deck into your discard",
        "set 1 verse from your hand into that player's chapter", "exchange hand with that player",
        "shuffle that player's deck", "search that player's deck for 1 verse",
        "that player: may\n  gain 1 letter",
        "if that player has at most 9 letters\n  gain 1 letter",
        "protect all verses from that player for good"}) {
    Scene s("cancel 1 verse\n" + std::string(line));
    s.lay("hand 0: a").lay("deck 0: b").lay("deck 1: c").lay("deck 2: d").lay("chapter 1.0: e");
    s.run();
    EXPECT_TRUE(s.over()) << line;
    EXPECT_EQ(s.pile("hand 0") + s.pile("deck 0") + s.pile("deck 1") + s.pile("deck 2"), "abcd")
        << line;
    EXPECT_EQ(letters(s) + letters(s, 1) + letters(s, 2), 0) << line;
    EXPECT_EQ(s.state().lasting_count, 0) << line;
    EXPECT_TRUE(s.log().empty()) << line;
  }
}
TEST(ThatPlayer, OwnsAChapterToo) {
  Scene s("pick an opponent\nset 1 verse from your hand into that player's chapter");
  s.lay("hand 0: a").lay("chapter 2.0: e").run().answer("0: player 2");
  EXPECT_EQ(s.asks(), Ask::kChapter);
  EXPECT_EQ(s.offered(0), "chapter 2.0 new");
  s.answer("0: new");
  EXPECT_EQ(s.pile("chapter 2.1"), "a");
}
TEST(ThatPlayer, IsWhoseCardItWasThatWasTaken) {
  Scene s("take 1 verse from any player's discard\nthat player: gain 1 letter");
  s.lay("discard 2: ab").run().answer("0: b");
  EXPECT_EQ(letters(s, 2), 1);
  Scene own("pick an opponent\ntake 1 verse from your discard\nthat player: gain 1 letter");
  own.lay("discard 0: ab").run().answer("0: player 1").answer("0: b");
  EXPECT_EQ(letters(own, 1), 1);  // whose discard it was had been said
}
TEST(ThatPlayer, IsChosenAmongOthersByWhoeverControlsIt) {
  Scene s("an opponent: gain 1 letter\nif you have fewer letters than an opponent\n  draw 1");
  s.controlled_by(1).lay("deck 1: a").run();
  EXPECT_EQ(s.asked(), "1");
  EXPECT_EQ(s.offered(1), "player 0 player 2");
  s.answer("1: player 0");
  EXPECT_EQ(letters(s, 0), 1);
  EXPECT_EQ(s.pile("hand 1"), "a");
}

TEST(AskCards, OnlyOfASeatThatIsAsked) {
  Scene s("discard 1 verse");
  s.lay("hand 0: ab").lay("hand 1: cd").run();
  EXPECT_EQ(s.asks(), Ask::kCards);
  EXPECT_EQ(s.offered(0), "a b");
  EXPECT_EQ(s.offered(1), "");
}
TEST(AskCards, UpToOfAKindInAnOpenPileOnlyIfThereIsOne) {
  Scene none("take up to 1 Psalm from your discard\nmay\n  draw 1");
  none.lay("discard 0: cd").run();
  EXPECT_EQ(none.asks(), Ask::kYesOrNo);
  Scene one("take up to 1 Psalm from your discard");
  one.lay("discard 0: ca").run();
  EXPECT_EQ(one.offered(0), "a done");
}
TEST(AskCards, TheOnlyOneOfAKindInPlayIsCertain) {
  Scene s("negate 1 other Psalm");
  s.lay("chapter 0.0: sac").lay("chapter 1.0: d").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("discard 0"), "a");
}
TEST(AskCards, OfThoseLookedAtWhateverTheyAre) {
  Scene s("look at the top 3 of your deck\ntake 1 Psalm of them\ndraw 1");
  s.lay("deck 0: acd").run();
  EXPECT_EQ(s.offered(0), "a");
  Scene none("look at the top 2 of your deck\ntake 1 Psalm of them\ndraw 1");
  none.lay("deck 0: cd").run();
  EXPECT_EQ(none.offered(0), "done");
}
TEST(AskCards, NobodyForNone) {
  Scene s(
      "discard up to 3 verses\ndiscard that many Psalms\ntake that many verses at random from "
      "an opponent's hand\ndiscard up to that many verses",
      2);
  s.lay("hand 0: ac").lay("hand 1: ab").run().answer("0: done");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0") + s.pile("hand 1"), "acab");
}
TEST(AskCards, WhatCannotBePlayedIsNoChoice) {
  Scene s("play 1 verse from your discard\ndiscard 1 verse");
  s.unplayable('a').lay("chapter 0.0: s").lay("discard 0: abc").lay("hand 0: ab").run();
  EXPECT_EQ(s.offered(0), "b c");
  s.answer("0: b").answer("0: chapter 0.0");
  EXPECT_EQ(s.offered(0), "a b");
  Scene none("play the top 1 of your deck\nif you do\n  gain 1 letter");
  none.unplayable('a').lay("chapter 0.0: s").lay("deck 0: a").run();
  EXPECT_TRUE(none.over());
  EXPECT_EQ(letters(none), 0);
}
TEST(AskCards, PlayedWhereItLiesIsNotPlayed) {
  Scene s("play 1 other verse from your tabletop\nif you do\n  gain 1 letter");
  s.lay("chapter 0.0: sa").run().answer("0: chapter 0.0");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(letters(s), 0);
  EXPECT_TRUE(s.log().empty());
}
TEST(AskCards, WhatWaitsInPlayIsOneCard) {
  Scene s("negate 1 other Psalm");
  s.lay("chapter 0.0: sa").lay("chapter 1.0: b").waiting('b').run();
  EXPECT_EQ(s.offered(0), "b a");
}

TEST(FromEach, AsManyInOneOrderOnly) {
  Scene s("take 2 verses from each opponent's discard", 4);
  s.lay("discard 1: abc").lay("discard 3: de").run();
  EXPECT_EQ(s.offered(0), "a b");
  s.answer("0: a");
  EXPECT_EQ(s.offered(0), "b c");
  s.answer("0: c");
  EXPECT_EQ(s.offered(0), "d");
  s.answer("0: d");
  EXPECT_EQ(s.offered(0), "e");
  s.answer("0: e");
  EXPECT_EQ(s.pile("hand 0"), "acde");
}
TEST(FromEach, UpToMayLeaveSomeOut) {
  Scene s("take up to 1 verse from each opponent's discard", 4);
  s.lay("discard 1: ab").lay("discard 2: c").lay("discard 3: de").run();
  EXPECT_EQ(s.offered(0), "a b c d e done");
  s.answer("0: b");
  EXPECT_EQ(s.offered(0), "c d e done");
  s.answer("0: e");
  EXPECT_EQ(s.offered(0), "done");
  s.answer("0: done");
  EXPECT_EQ(s.pile("hand 0"), "be");
}
TEST(FromEach, UpToIsOverWhenAllHaveGivenTheirs) {
  Scene s("take up to 1 verse from each opponent's discard");
  s.lay("discard 1: ab").lay("discard 2: cd").run().answer("0: a, d");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "ad");
}
TEST(FromEach, AtRandomOneOfEveryHand) {
  Scene s("take 2 verses at random from each opponent's hand");
  s.lay("hand 1: abc").lay("hand 2: d").run();
  EXPECT_EQ(s.pile("hand 0").size(), 3U);
  EXPECT_EQ(s.pile("hand 1").size(), 1U);
  EXPECT_EQ(s.pile("hand 2"), "");
}
TEST(FromEach, TheFirstSeatIsAnOpponentToo) {
  Scene s("take 1 verse from each opponent's discard\nshuffle each opponent's deck");
  s.controlled_by(2).lay("discard 0: a").lay("discard 1: b").lay("discard 2: c").run();
  EXPECT_EQ(s.pile("hand 2"), "ab");
  EXPECT_EQ(s.log(), (std::vector<std::string>{"shuffled deck 0", "shuffled deck 1"}));
}
TEST(FromEach, EightAtMostAndTheLastGivesFewer) {
  Scene s("take 3 verses from each opponent's discard", 4);
  s.lay("discard 1: abc").lay("discard 2: abc").lay("discard 3: ade").run();
  s.answer("0: a, b, c, a, b, c");
  EXPECT_EQ(s.offered(0), "a d");
  s.answer("0: a, e");
  EXPECT_EQ(s.pile("hand 0").size(), 8U);
  EXPECT_EQ(s.pile("discard 3"), "d");
}

SeatSet have_picked(const Scene& s) {
  const TestSight sight = s.sight();
  return TestAsking(sight, s.at()).have_picked();
}
TEST(HavePicked, WhoHasChosenWhileOthersChoose) {
  Scene s("each opponent: discard 1 verse\nmay\n  draw 1", 4);
  s.lay("hand 0: ab").lay("hand 1: ab").lay("hand 2: c").lay("hand 3: cd").run();
  EXPECT_EQ(s.asked(), "1 3");  // 2 has no choice, 0 is no opponent
  EXPECT_TRUE(have_picked(s).empty());
  s.answer("3: c, done");
  EXPECT_EQ(have_picked(s).bits(), 0b1000);
  s.answer("1: a");
  EXPECT_EQ(s.asks(), Ask::kYesOrNo);
  EXPECT_TRUE(have_picked(s).empty());
}

TEST(HavePicked, NobodyWhileAChapterIsChosen) {
  Scene s("each player: set 1 verse from their hand into a chapter", 2);
  s.lay("chapter 0.0: s").lay("chapter 1.0: e").lay("hand 0: ab").lay("hand 1: ab").run();
  s.answer("0: a, done").answer("1: a");
  EXPECT_EQ(s.asks(), Ask::kChapter);
  EXPECT_TRUE(have_picked(s).empty());
}

bool completes(const Scene& s, int seat) {
  const TestSight sight = s.sight();
  return TestAsking(sight, s.at()).completes_picking(seat);
}
TEST(Completes, WithTheLastPickOfTheLastSeat) {
  Scene s("each player: discard 2 verses", 2);
  s.lay("hand 0: abc").lay("hand 1: abc").run();
  EXPECT_FALSE(completes(s, 0));
  s.answer("0: a");
  EXPECT_FALSE(completes(s, 0));  // while the other is asked it has to be said
  s.answer("0: b, done");
  EXPECT_FALSE(completes(s, 1));
  s.answer("1: a");
  EXPECT_TRUE(completes(s, 1));
}
TEST(Completes, WithTheLastOfAKindInAnOpenPile) {
  Scene open("take up to 3 Psalms from your discard");
  open.lay("discard 0: acbd").run().answer("0: a");
  EXPECT_TRUE(completes(open, 0));
  Scene hidden("discard up to 3 Psalms");  // that there is no other must not show
  hidden.lay("hand 0: acbd").run().answer("0: a");
  EXPECT_FALSE(completes(hidden, 0));
}
TEST(Completes, ArrangingWithTheLastCard) {
  Scene s("look at the top 2 of your deck\narrange the rest on the top of your deck");
  s.lay("deck 0: abc").run();
  const TestSight sight = s.sight();
  EXPECT_EQ(s.asks(), Ask::kArrange);
  EXPECT_FALSE(TestAsking(sight, s.at()).completes_arranging(0));
  s.answer("0: top b");
  EXPECT_TRUE(TestAsking(sight, s.at()).completes_arranging(0));
}

// The card of the seat's hand is picked: whether it is asked where to.
bool asks_after(const Scene& s) {
  const TestSight sight = s.sight();
  TestCard card = 0;
  TestAsking(sight, s.at()).offers(0, [&](const Choice<TestCard>& choice) { card = choice.card; });
  return TestAsking(sight, s.at()).asks_chapter_after(0, card);
}
TEST(AskChapter, AfterTheCardIfThereIsAChoice) {
  Scene choice("set 1 verse from your hand into a chapter");
  choice.lay("chapter 0.0: s").lay("hand 0: ab").run();
  EXPECT_TRUE(asks_after(choice));
  Scene none("set 1 verse from your hand into this chapter");
  none.lay("chapter 0.0: s").lay("hand 0: ab").run();
  EXPECT_FALSE(asks_after(none));
  Scene one("move 1 other verse from your tabletop into another chapter");
  one.lay("chapter 0.0: sab").lay("chapter 0.1: c").run();
  EXPECT_EQ(one.offered(0), "a b c");
  EXPECT_FALSE(asks_after(one));  // c can go to the first one alone
}
TEST(AskChapter, NoNewOneWhereThereIsNoRoom) {
  Scene s("set 1 verse from your hand into a chapter");
  s.lay("chapter 0.0: s").lay("chapter 0.1: a").lay("chapter 0.2: b").lay("hand 0: c").run();
  EXPECT_EQ(s.offered(0), "chapter 0.0 chapter 0.1 chapter 0.2");
}
TEST(AskChapter, TheOnlyOneThereCanBeIsNotAsked) {
  Scene s("set 1 verse from your hand into an opponent's chapter", 2);
  s.lay("hand 0: a").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("chapter 1.0"), "a");
}
TEST(AskChapter, OfAnybodyWhomYouChoose) {
  Scene s("set 1 verse from your hand into any player's chapter");
  s.lay("hand 0: a").lay("chapter 2.0: e").run();
  EXPECT_EQ(s.offered(0), "player 0 player 1 player 2");
  s.answer("0: player 2").answer("0: chapter 2.0");
  EXPECT_EQ(s.pile("chapter 2.0"), "ae");
}
TEST(AskChapter, AgainInTheNextStep) {
  Scene s(
      "set 1 verse from your hand into a chapter\nset 1 verse from your discard into a chapter");
  s.lay("chapter 0.0: s").lay("hand 0: a").lay("discard 0: b").run().answer("0: new");
  EXPECT_EQ(s.offered(0), "chapter 0.0 chapter 0.1 new");
  s.answer("0: chapter 0.0");
  EXPECT_EQ(s.pile("chapter 0.0"), "bs");
}
TEST(AskChapter, NobodyForNothing) {
  for (const char* const line :
       {"set 1 verse from your hand into a chapter", "play 1 verse from your hand",
        "discard all verses\nmove it into another chapter",
        "discard the top 1 of your blessings\nmove it into another chapter"}) {
    Scene s(line);
    s.lay("chapter 0.0: s").lay("chapter 0.1: b").lay("blessings 0: a").run();
    EXPECT_TRUE(s.over()) << line;
    EXPECT_EQ(s.pile("chapter 0.0") + s.pile("chapter 0.1"), "sb") << line;
  }
}
TEST(AskChapter, AnotherThanThatOfTheFirstCard) {
  Scene s("move all Psalms from any tabletop into another chapter");
  s.lay("chapter 0.0: sa").lay("chapter 0.1: c").lay("chapter 0.2: d").lay("chapter 1.0: b");
  s.lay("chapter 1.1: e").lay("chapter 1.2: e").run();
  EXPECT_EQ(s.offered(0), "chapter 0.1 chapter 0.2");
  s.answer("0: chapter 0.2");
  EXPECT_EQ(s.pile("chapter 0.2"), "bad");
}

}  // namespace
}  // namespace scriptorium::effects
