// Verbs that move cards, and how many of which.
#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

TEST(Draw, AsManyAsThereAre) {
  Scene s("draw 3\nif you do\n  gain that many letters");
  s.lay("deck 0: ab").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "ab");
  EXPECT_EQ(s.counted(0, "letters"), 2);
}
TEST(Draw, NothingThereIsNothingDone) {
  Scene s("draw 1\nif you do\n  gain 1 letter\notherwise\n  gain 2 letters");
  s.run();
  EXPECT_EQ(s.counted(0, "letters"), 2);
}
TEST(Draw, EachPlayerFromTheOwnDeck) {
  Scene s("each player: draw 1");
  s.lay("deck 0: ab").lay("deck 1: cd").lay("deck 2: e").run();
  EXPECT_EQ(s.pile("hand 0") + s.pile("hand 1") + s.pile("hand 2"), "ace");
}

TEST(Discard, GoesToTheOwnersPile) {
  Scene s("discard 1 verse from any tabletop");
  s.lay("chapter 0.0: a").lay("chapter 1.0: b").run();
  EXPECT_EQ(s.offered(0), "a s b");
  s.answer("0: b");
  EXPECT_EQ(s.pile("discard 1"), "b");
  EXPECT_EQ(s.pile("discard 0"), "");
}
TEST(Discard, WhatNeedsNoChoiceIsNotAsked) {
  Scene s("discard 2 verses");
  s.lay("hand 0: ab").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("discard 0"), "ba");
}
TEST(Discard, ExactlySoManyInOneOrderOnly) {
  Scene s("discard 2 verses");
  s.lay("hand 0: abcd").run();
  EXPECT_EQ(s.offered(0), "a b c");  // after d no second one would follow
  s.answer("0: b");
  EXPECT_EQ(s.offered(0), "c d");
  s.answer("0: d");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "ac");
}
TEST(Discard, UpToMayBeNone) {
  Scene s("discard up to 2 verses\nif you do\n  gain 1 letter\notherwise\n  gain 2 letters");
  s.lay("hand 0: abc").run();
  EXPECT_EQ(s.offered(0), "a b c done");
  s.answer("0: done");
  EXPECT_EQ(s.pile("hand 0"), "abc");
  EXPECT_EQ(s.counted(0, "letters"), 2);
}
TEST(Discard, UpToIsAskedOfASingleCardToo) {
  Scene s("discard up to 2 verses");
  s.lay("hand 0: a").run();
  EXPECT_EQ(s.asked(), "0");
  s.answer("0: a");
  EXPECT_TRUE(s.over());
}
TEST(Discard, AHiddenHandWithAFilterIsAskedWhateverItHolds) {
  Scene s("each opponent: discard 1 Psalm");
  s.lay("hand 1: cd").lay("hand 2: ac").run();
  EXPECT_EQ(s.asked(), "1 2");
  EXPECT_EQ(s.offered(1), "done");
  EXPECT_EQ(s.offered(2), "a");
  s.answer("1: done").answer("2: a");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("discard 2"), "a");
}
TEST(Discard, ThatThereAreNoMoreInAHiddenHandIsNotTold) {
  Scene s("discard 2 Psalms");
  s.lay("hand 0: acd").run().answer("0: a");
  EXPECT_EQ(s.offered(0), "done");
  s.answer("0: done");
  EXPECT_TRUE(s.over());
}
TEST(Discard, WhatIsDiscardedAlreadyStays) {
  Scene s("pick 1 verse from your discard\ndiscard it\nif you do\n  gain 1 letter");
  s.lay("discard 0: ab").run().answer("0: b");
  EXPECT_EQ(s.pile("discard 0"), "ab");
  EXPECT_EQ(s.counted(0, "letters"), 0);
}

TEST(Take, ToTheDoersHand) {
  Scene s("an opponent: take 1 verse from your discard");
  s.lay("discard 0: ab").run();
  EXPECT_EQ(s.offered(0), "player 1 player 2");
  s.answer("0: player 2").answer("2: b");
  EXPECT_EQ(s.pile("hand 2"), "b");
}
TEST(Take, WhereItIsAlready) {
  Scene s("reveal 1 verse from your hand\ntake it\nif you do\n  gain 1 letter");
  s.lay("hand 0: ab").run().answer("0: a");
  EXPECT_EQ(s.pile("hand 0"), "ab");
  EXPECT_EQ(s.counted(0, "letters"), 0);
}
TEST(Take, FromEachOpponentAsMany) {
  Scene s("take 1 verse from each opponent's discard");
  s.lay("discard 1: ab").lay("discard 2: cd").run();
  EXPECT_EQ(s.offered(0), "a b");
  s.answer("0: b");
  EXPECT_EQ(s.offered(0), "c d");
  s.answer("0: c");
  EXPECT_EQ(s.pile("hand 0"), "bc");
}
TEST(Take, AtRandomTakesDifferentCards) {
  Scene s("take 2 verses at random from an opponent's hand", 2);
  s.lay("hand 1: abc").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0").size(), 2U);
  EXPECT_EQ(s.pile("hand 1").size(), 1U);
}
TEST(Take, AllThereAreAtRandom) {
  Scene s("take 3 verses at random from an opponent's hand", 2);
  s.lay("hand 1: abc").run();
  EXPECT_EQ(s.pile("hand 0"), "abc");
}
TEST(Take, AtRandomFromAnyPlayersHandChoosesThePlayer) {
  Scene s("take 1 verse at random from any player's hand");
  s.lay("hand 1: a").lay("hand 2: b").run();
  EXPECT_EQ(s.offered(0), "player 0 player 1 player 2");
  s.answer("0: player 2");
  EXPECT_EQ(s.pile("hand 0"), "b");
}
TEST(Take, TwoWhoPickedTheSameCardTheFirstClockwiseGetsIt) {
  Scene s("each player: take 1 verse from any player's discard");
  s.lay("discard 0: ab").turn_of(1).run();
  EXPECT_EQ(s.asked(), "0 1 2");
  s.answer("0: a, done").answer("2: b, done");
  EXPECT_EQ(s.pile("hand 0") + s.pile("hand 2"), "");  // private until all have chosen
  s.answer("1: a");
  EXPECT_EQ(s.pile("hand 1"), "a");
  EXPECT_EQ(s.pile("hand 2"), "b");
  EXPECT_EQ(s.pile("hand 0"), "");
}

TEST(Put, OnTopAndUnder) {
  Scene s(
      "put 1 verse from your hand on the top of your deck\n"
      "put 1 verse from your hand on the bottom of your deck");
  s.lay("hand 0: abc").lay("deck 0: de").run().answer("0: a").answer("0: b");
  EXPECT_EQ(s.pile("deck 0"), "adeb");
}
TEST(Put, WithinThePile) {
  Scene s(
      "put the top 2 of your deck on the bottom of your deck\n"
      "if you do\n  gain that many letters");
  s.lay("deck 0: abcd").run();
  EXPECT_EQ(s.pile("deck 0"), "cdab");
  EXPECT_EQ(s.counted(0, "letters"), 2);
}
TEST(Put, AllWithinThePileEnds) {
  Scene s("put all verses from your discard on the bottom of your discard");
  s.lay("discard 0: abc").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("discard 0"), "abc");
}
TEST(Put, IntoTheOwnersPile) {
  Scene s("put 1 verse from any tabletop into its owner's darkness");
  s.lay("chapter 1.0: ab").run().answer("0: b");
  EXPECT_EQ(s.pile("darkness 1"), "b");
}
TEST(Put, IntoAnybodysPileYouChooseWhose) {
  Scene s("put 1 verse from your hand into any player's discard\nthat player: draw 1");
  s.lay("hand 0: a").lay("deck 2: b").run();
  EXPECT_EQ(s.offered(0), "player 0 player 1 player 2");
  s.answer("0: player 2");
  EXPECT_EQ(s.pile("discard 2"), "a");
  EXPECT_EQ(s.pile("hand 2"), "b");
}
TEST(Put, TheTopAndTheBottomOfOthers) {
  Scene s(
      "put the top 1 of each opponent's deck into its owner's discard\n"
      "put the bottom 1 of each opponent's deck into its owner's darkness");
  s.lay("deck 1: abc").lay("deck 2: de").run();
  EXPECT_EQ(s.pile("discard 1") + s.pile("discard 2"), "ad");
  EXPECT_EQ(s.pile("darkness 1") + s.pile("darkness 2"), "ce");
}
TEST(Put, TheSharedPile) {
  Scene s("put the top 5 of the tower into your discard");
  s.lay("tower: ab").run();
  EXPECT_EQ(s.pile("tower"), "");
  EXPECT_EQ(s.pile("discard 0").size(), 2U);
}

TEST(Give, ToTheHandOfAnother) {
  Scene s("give 1 verse to an opponent");
  s.lay("hand 0: ab").run().answer("0: player 1").answer("0: b");
  EXPECT_EQ(s.pile("hand 1"), "b");
}
TEST(Give, ToYouByEachOpponent) {
  Scene s("each opponent: give 1 verse to you");
  s.lay("hand 1: ab").lay("hand 2: c").run();
  EXPECT_EQ(s.asked(), "1");
  s.answer("1: a");
  EXPECT_EQ(s.pile("hand 0"), "ac");
}

TEST(Set, IntoThisChapterWithoutBeingPlayed) {
  Scene s("set 1 verse from your hand into this chapter");
  s.lay("chapter 0.1: s").lay("hand 0: a").run();
  EXPECT_EQ(s.pile("chapter 0.1"), "as");
  EXPECT_TRUE(s.log().empty());
}
TEST(Set, IntoAChapterOfTheDoersChoice) {
  Scene s("set 1 verse from your hand into a chapter");
  s.lay("chapter 0.1: s").lay("hand 0: a").run();
  EXPECT_EQ(s.offered(0), "chapter 0.1 new");
  s.answer("0: new");
  EXPECT_EQ(s.pile("chapter 0.0"), "a");
}
TEST(Set, EachIntoAChapterOfTheirOwn) {
  Scene s("each player: set 1 verse from their hand into a chapter");
  s.lay("chapter 0.0: s").lay("chapter 1.0: e").lay("hand 0: a").lay("hand 1: b").lay("hand 2: c");
  s.turn_of(1).run();
  EXPECT_EQ(s.asked(), "1");
  s.answer("1: new");
  EXPECT_EQ(s.asked(), "0");
  s.answer("0: chapter 0.0");
  EXPECT_EQ(s.pile("chapter 1.1") + s.pile("chapter 0.0") + s.pile("chapter 2.0"), "basc");
}
TEST(Set, ANewChapterForAllOfThem) {
  Scene s("set all verses from your hand into a new chapter");
  s.lay("chapter 0.0: s").lay("hand 0: ab").run();
  EXPECT_EQ(s.pile("chapter 0.1").size(), 2U);
}
TEST(Set, TheTopOfADeckIntoAChosenChapter) {
  Scene s("set the top 1 of your deck into a chapter");
  s.lay("chapter 0.0: s").lay("deck 0: ab").run();
  EXPECT_EQ(s.offered(0), "chapter 0.0 new");
  s.answer("0: new");
  EXPECT_EQ(s.pile("chapter 0.1"), "a");
}
TEST(Set, IntoTheSameChapterIsNothing) {
  Scene s("set 1 other verse from your tabletop into this chapter\nif you do\n  gain 1 letter");
  s.lay("chapter 0.0: sa").run();
  EXPECT_EQ(s.pile("chapter 0.0"), "sa");
  EXPECT_EQ(s.counted(0, "letters"), 0);
}
TEST(Set, IntoAChapterOfItsOwner) {
  Scene s("set 1 verse from any discard into its owner's chapter");
  s.lay("chapter 0.0: s").lay("chapter 1.1: e").lay("discard 0: a").lay("discard 1: b").run();
  s.answer("0: b");
  EXPECT_EQ(s.offered(0), "chapter 1.1 new");
  s.answer("0: chapter 1.1");
  EXPECT_EQ(s.pile("chapter 1.1").size(), 2U);
  EXPECT_EQ(s.pile("chapter 0.0"), "s");
}
TEST(Set, NothingHasNoOwner) {
  Scene s("set up to 1 verse from any discard into its owner's chapter\ngain 1 letter");
  s.lay("chapter 0.0: s").lay("discard 1: b").run().answer("0: done");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("discard 1"), "b");
}
TEST(Set, NowhereToGo) {
  Scene s("draw 2\nset 1 verse from your hand into a new chapter\ngain that many letters");
  s.lay("chapter 0.0: s").lay("chapter 0.1: a").lay("chapter 0.2: b").lay("deck 0: cd").run();
  s.answer("0: c");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "cd");
  EXPECT_EQ(s.counted(0, "letters"), 0);  // the last step moved none
}

TEST(Move, ToAnotherChapterOfWhoeverHasIt) {
  Scene s("move 1 verse from any tabletop into another chapter");
  s.lay("chapter 0.0: s").lay("chapter 1.0: a").lay("chapter 1.1: b").lay("chapter 1.2: c").run();
  s.answer("0: a");
  EXPECT_EQ(s.offered(0), "chapter 1.1 chapter 1.2");
  s.answer("0: chapter 1.2");
  EXPECT_EQ(s.pile("chapter 1.2"), "ac");
}
TEST(Move, AllOfAChapter) {
  Scene s("move all verses from this chapter into another chapter");
  s.lay("chapter 0.0: sa").lay("chapter 0.1: b").run();
  EXPECT_EQ(s.pile("chapter 0.1").size(), 3U);
}
TEST(Move, OnlyWhatIsInPlay) {
  Scene s("discard 1 verse\nmove it into this chapter");
  s.lay("chapter 0.0: s").lay("hand 0: a").run();
  EXPECT_EQ(s.pile("discard 0"), "a");
}

TEST(Play, IntoAChapterOfTheDoersChoice) {
  Scene s("play 1 verse with cost 2 or less from your discard");
  s.lay("chapter 0.0: s").lay("discard 0: abc").run();
  EXPECT_EQ(s.offered(0), "a b");
  s.answer("0: b").answer("0: new");
  EXPECT_EQ(s.pile("chapter 0.1"), "b");
  EXPECT_EQ(s.log(), std::vector<std::string>{"0 plays"});
}
// What lies there already would not move.
TEST(Move, OnlyWhatIsElsewhere) {
  Scene s("move up to 2 other verses from your tabletop into this chapter");
  s.lay("chapter 0.0: sa").lay("chapter 0.1: bc").run();
  EXPECT_EQ(s.offered(0), "b c done");
  Scene none("move 1 other verse from your tabletop into this chapter\nif you do\n  gain 1 letter");
  none.lay("chapter 0.0: sab").run();
  EXPECT_TRUE(none.over());
  EXPECT_EQ(none.counted(0, "letters"), 0);
}
TEST(Play, TheTopOfTheDeck) {
  Scene s("play the top 1 of your deck");
  s.lay("chapter 0.0: s").lay("deck 0: ab").run().answer("0: chapter 0.0");
  EXPECT_EQ(s.pile("chapter 0.0"), "as");
}

// The card whose effect it is may have left the table.
TEST(Carry, NothingComesFromNowhere) {
  for (const char* const line :
       {"discard this", "take this", "put this on the top of your deck",
        "exchange this with 1 verse from your hand", "exchange 1 verse from your hand with this"}) {
    Scene s(std::string(line) + "\nif you do\n  gain 1 letter");
    s.lay("chapter 0.0: s").lay("hand 0: a");
    s.state().piles.take_top(s.sight().chapter_pile(0, 0));
    s.run();
    EXPECT_TRUE(s.over()) << line;
    EXPECT_EQ(s.counted(0, "letters"), 0) << line;
    EXPECT_EQ(s.pile("hand 0"), "a") << line;
  }
}

TEST(Exchange, Piles) {
  Scene s("exchange hand with an opponent");
  s.lay("hand 0: ab").lay("hand 2: c").run().answer("0: player 2");
  EXPECT_EQ(s.pile("hand 0"), "c");
  EXPECT_EQ(s.pile("hand 2"), "ab");
}
TEST(Exchange, NobodyFits) {
  Scene s("exchange hand with an opponent with fewer hand\nif you do\n  draw 1");
  s.lay("hand 1: c").lay("deck 0: a").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 1") + s.pile("deck 0"), "ca");
}
TEST(Exchange, TabletopsStayWhereTheyAre) {
  Scene s("exchange tabletop with an opponent", 2);
  s.lay("chapter 0.0: s").lay("chapter 1.0: a").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("chapter 1.0"), "a");
}
TEST(Exchange, CardsPairByPair) {
  Scene s("exchange up to 2 verses from your hand with 2 verses from your discard");
  s.lay("hand 0: ab").lay("discard 0: cde").run();
  s.answer("0: a, done");
  EXPECT_EQ(s.offered(0), "c d e");  // one for the one
  s.answer("0: d");
  EXPECT_EQ(s.pile("hand 0"), "bd");
  EXPECT_EQ(s.pile("discard 0"), "cae");
}
TEST(Exchange, NothingForNothing) {
  Scene s("exchange 1 verse from your hand with 1 verse from your discard");
  s.lay("discard 0: cde").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("discard 0"), "cde");
}
TEST(Exchange, WithARandomCard) {
  Scene s("exchange 1 verse from your hand with 1 verse at random from an opponent's hand", 2);
  s.lay("hand 0: ab").lay("hand 1: c").run().answer("0: b");
  EXPECT_EQ(s.pile("hand 0"), "ac");
  EXPECT_EQ(s.pile("hand 1"), "b");
}
TEST(Exchange, WithTheTopOfAPile) {
  Scene s("exchange 1 verse from your hand with the top 1 of your deck");
  s.lay("hand 0: ab").lay("deck 0: cd").run().answer("0: a");
  EXPECT_EQ(s.pile("hand 0"), "bc");
  EXPECT_EQ(s.pile("deck 0"), "ad");
}
TEST(Exchange, EachLiesWhereTheOtherLay) {
  Scene looked(
      "look at the top 3 of your blessings\nexchange 1 verse from your hand with 1 verse of them");
  looked.lay("hand 0: ab").lay("blessings 0: cdea").run().answer("0: b").answer("0: e");
  EXPECT_EQ(looked.pile("hand 0"), "ae");
  EXPECT_EQ(looked.pile("blessings 0"), "cdba");
  Scene open("exchange 2 verses from your discard with 2 verses from each opponent's discard", 2);
  open.lay("discard 0: ab").lay("discard 1: cde").run().answer("0: c, e");
  EXPECT_EQ(open.pile("discard 0"), "ce");
  EXPECT_EQ(open.pile("discard 1"), "adb");
}
// What lies among those that were looked at and was not looked at: nobody speaks of the rest.
TEST(Exchange, AmongWhatWasLookedAt) {
  const std::string look =
      "look at the top 3 of your deck\nexchange 1 verse from your hand with 1 verse of them\n";
  const auto left = [&](const char* lines, const char* card) {
    Scene s(look + lines);
    s.lay("hand 0: e").lay("deck 0: abcd").run().answer(std::string("0: ") + card);
    return s.pile("deck 0") + " " + s.pile("darkness 0");
  };
  EXPECT_EQ(left("put the rest into your darkness", "a"), "ed cb");
  EXPECT_EQ(left("put the rest into your darkness", "c"), "ed ba");
  EXPECT_EQ(left("put the rest into your darkness", "b"), "aecd ");
}
TEST(Exchange, EachOpponent) {
  Scene s("each opponent: exchange 1 verse from their hand with 1 verse from your discard");
  s.lay("hand 1: a").lay("hand 2: b").lay("discard 0: cd").run();
  EXPECT_EQ(s.asked(), "1 2");
  s.answer("1: d, done").answer("2: c");
  EXPECT_EQ(s.pile("hand 1") + s.pile("hand 2"), "dc");
}

TEST(Shuffle, ThePileOfTheOneYouChose) {
  Scene s("shuffle any player's deck");
  s.lay("deck 0: ab").lay("deck 1: ab").lay("deck 2: ab").run().answer("0: player 2");
  EXPECT_EQ(s.log(), std::vector<std::string>{"shuffled deck 2"});
}
TEST(Shuffle, EveryPileMeant) {
  Scene s("shuffle each opponent's deck\neach player: shuffle their discard");
  s.run();
  EXPECT_EQ(s.log(),
            (std::vector<std::string>{"shuffled deck 1", "shuffled deck 2", "shuffled discard 0",
                                      "shuffled discard 1", "shuffled discard 2"}));
}

}  // namespace
}  // namespace scriptorium::effects
