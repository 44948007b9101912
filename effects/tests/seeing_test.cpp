// Verbs that show cards or give them an order, and the cards that were looked at.
#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

using Log = std::vector<std::string>;

TEST(Look, TakeOneAndArrangeTheRest) {
  Scene s(
      "look at the top 3 of your deck\ntake up to 1 verse of them\n"
      "arrange the rest on the top and bottom of your deck");
  s.lay("deck 0: abcde").run();
  EXPECT_EQ(s.log(), Log{"0 looks at 3"});
  EXPECT_EQ(s.offered(0), "a b c done");
  s.answer("0: b");
  EXPECT_EQ(s.offered(0), "top a bottom a top c bottom c");
  s.answer("0: top c, bottom a");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("deck 0"), "cdea");
}
TEST(Look, FewerThanWanted) {
  Scene s(
      "look at the top 3 of your deck\ngain that many letters\n"
      "arrange the rest on the bottom of your deck");
  s.lay("deck 0: ab").run();
  EXPECT_EQ(s.counted(0, "letters"), 2);
  s.answer("0: bottom b, bottom a");
  EXPECT_EQ(s.pile("deck 0"), "ba");
}
TEST(Look, NothingThereAsksNobody) {
  Scene s(
      "look at the top 3 of your deck\ntake up to 1 verse of them\n"
      "arrange the rest on the top of your deck");
  s.run();
  EXPECT_TRUE(s.over());
}
TEST(Look, AtTheBottom) {
  Scene s("look at the bottom 2 of your deck\ntake 1 verse of them");
  s.lay("deck 0: abcd").run();
  EXPECT_EQ(s.log(), (Log{"0 looks at a card", "0 looks at a card"}));
  EXPECT_EQ(s.offered(0), "c d");
  s.answer("0: d");
  EXPECT_EQ(s.pile("deck 0"), "abc");
}
TEST(Look, OnlyTheOneAtRandom) {
  Scene s("look at 1 verse at random from an opponent's hand", 2);
  s.lay("hand 1: abc").run();
  EXPECT_EQ(s.log(), Log{"0 looks at a card"});
}
TEST(Look, AtAHandAndChooseFromIt) {
  Scene s("look at all verses from an opponent's hand\nthat player: discard 1 Psalm of them", 2);
  s.lay("hand 1: abc").run();
  EXPECT_EQ(s.log(), Log{"0 looks at 3"});
  EXPECT_EQ(s.offered(1), "a b");
  s.answer("1: b");
  EXPECT_EQ(s.pile("discard 1"), "b");
}
TEST(Look, EachIntoTheOwnPileAndSpeaksOfThat) {
  Scene s(
      "each player: look at the top 2 of their deck\neach player: take 1 verse of them\n"
      "each player: put the rest into their discard");
  s.lay("deck 0: abc").lay("deck 1: cde").lay("deck 2: e").run();
  EXPECT_EQ(s.asked(), "0 1");
  EXPECT_EQ(s.offered(0), "a b");
  EXPECT_EQ(s.offered(1), "c d");
  s.answer("1: d, done").answer("0: a");
  EXPECT_EQ(s.pile("hand 0") + s.pile("hand 1") + s.pile("hand 2"), "ade");
  EXPECT_EQ(s.pile("discard 0") + s.pile("discard 1") + s.pile("discard 2"), "bc");
}
TEST(Look, YouChooseFromWhatEachRevealed) {
  Scene s("each opponent: reveal the top 1 of their deck\ntake up to 1 verse of them");
  s.lay("deck 1: ab").lay("deck 2: cd").run();
  EXPECT_EQ(s.log(), (Log{"1 revealed", "1 revealed"}));
  EXPECT_EQ(s.offered(0), "a c done");
  s.answer("0: c");
  EXPECT_EQ(s.pile("hand 0"), "c");
}
TEST(Look, IntoSeveralPilesAtOnce) {
  Scene s("look at the top 1 of each opponent's deck\ndiscard 1 verse of them");
  s.lay("deck 1: ab").lay("deck 2: cd").run();
  EXPECT_EQ(s.offered(0), "a c");
  s.answer("0: a");
  EXPECT_EQ(s.pile("discard 1"), "a");
}
TEST(Look, DrawnCardsAreNotAmongTheRest) {
  Scene s("look at the top 3 of your deck\ndraw 2\nput the rest into your discard");
  s.lay("deck 0: abcde").run();
  EXPECT_EQ(s.pile("hand 0"), "ab");
  EXPECT_EQ(s.pile("discard 0"), "c");
}
TEST(Look, WhatComesOnTopIsNotAmongTheRest) {
  Scene s(
      "look at the top 2 of your deck\nput 1 verse from your hand on the top of your deck\n"
      "put the rest into your discard");
  s.lay("deck 0: abc").lay("hand 0: e").run();
  EXPECT_EQ(s.pile("discard 0"), "ba");
  EXPECT_EQ(s.pile("deck 0"), "ec");
}
TEST(Look, AfterAShuffleNobodyKnowsWhichTheyWere) {
  Scene s("look at the top 2 of your deck\nshuffle your deck\nput the rest into your discard");
  s.lay("deck 0: abc").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("discard 0"), "");
}
TEST(Look, APickedCardStaysAmongThem) {
  Scene s("reveal the top 2 of your deck\npick 1 verse of them\nput the rest into your discard");
  s.lay("deck 0: abc").run().answer("0: a");
  EXPECT_EQ(s.pile("discard 0"), "ba");
}
TEST(Look, TheRestOfACutDeckIsRight) {
  Scene s(
      "look at the top 3 of your deck\nput up to 1 verse of them on the bottom of your deck\n"
      "put the rest into your discard");
  s.lay("deck 0: abcde").run().answer("0: b");
  EXPECT_EQ(s.pile("deck 0"), "deb");
  EXPECT_EQ(s.pile("discard 0"), "ca");
}
TEST(Look, TheSharedPileOnce) {
  Scene s("each player: look at the top 2 of the tower\ntake all verses of them");
  s.lay("tower: abc").run();
  EXPECT_EQ(s.pile("hand 0"), "ab");
}

TEST(Reveal, ThemAreTheRevealed) {
  Scene s("reveal the top 2 of your deck\ndiscard them");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.pile("discard 0"), "ba");
}
TEST(Reveal, WhatIsOnlyLookedAtIsNotThem) {
  Scene s("look at the top 2 of your deck\ndiscard them");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.pile("deck 0"), "abc");
}
TEST(Reveal, AllOfAKindInHandAndNoOther) {
  Scene s("reveal all Psalms from your hand\ngain that many letters\ndiscard all verses of them");
  s.lay("hand 0: abcd").run();
  EXPECT_EQ(s.log(), (Log{"a card revealed", "a card revealed"}));
  EXPECT_EQ(s.counted(0, "letters"), 2);
  EXPECT_EQ(s.pile("hand 0"), "cd");
}
TEST(Reveal, SomeAtRandomThenOneOfThem) {
  Scene s(
      "reveal 2 verses at random from an opponent's hand\ntake 1 verse of them\n"
      "put the rest into its owner's darkness",
      2);
  s.lay("hand 1: abc").run();
  EXPECT_EQ(s.log().size(), 2U);
  const std::string first = s.offered(0).substr(0, 1);
  s.answer("0: " + first);
  EXPECT_EQ(s.pile("hand 0"), first);
  EXPECT_EQ(s.pile("darkness 1").size(), 1U);
  EXPECT_EQ(s.pile("hand 1").size(), 1U);
}
TEST(Reveal, TheRestAfterALook) {
  Scene s("look at the top 3 of your deck\ntake 1 verse of them\nreveal the rest\ndiscard them");
  s.lay("deck 0: abcd").run().answer("0: a");
  EXPECT_EQ(s.log(), (Log{"0 looks at 3", "a card revealed", "a card revealed"}));
  EXPECT_EQ(s.pile("discard 0"), "cb");
}
TEST(Reveal, EachPlayerTheirTop) {
  Scene s("each player: reveal the top 1 of their deck");
  s.lay("deck 0: a").lay("deck 1: b").lay("deck 2: c").run();
  EXPECT_EQ(s.log().size(), 3U);
}
TEST(Reveal, ItsStat) {
  Scene s("reveal 1 verse from your hand\ngain its cost letters");
  s.lay("hand 0: abc").run().answer("0: c");
  EXPECT_EQ(s.counted(0, "letters"), 3);
}

TEST(Arrange, OnTopFromTheTopDown) {
  Scene s("look at the top 3 of your deck\narrange them on the top of your deck");
  s.lay("deck 0: abcd").run();
  EXPECT_EQ(s.offered(0), "top a top b top c");
  s.answer("0: top c, top a, top b");
  EXPECT_EQ(s.pile("deck 0"), "cabd");
}
TEST(Arrange, IntoTheSaidPile) {
  Scene s("look at the top 2 of your deck\narrange the rest on the top of your blessings");
  s.lay("deck 0: abc").lay("blessings 0: e").run().answer("0: top b, top a");
  EXPECT_EQ(s.pile("blessings 0"), "bae");
  EXPECT_EQ(s.pile("deck 0"), "c");
}
TEST(Arrange, NoMoreThanCanBePicked) {
  Scene s("look at all verses from your deck\narrange the rest on the bottom of your deck");
  s.lay("deck 0: abcdeabcde").run();
  for (const char* card : {"a", "b", "c", "d", "e", "a", "b", "c"}) {
    s.answer(std::string("0: bottom ") + card);
  }
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("deck 0"), "deabcdeabc");
}
TEST(Arrange, SomeOfThemThenTheRest) {
  Scene s(
      "look at the top 3 of your deck\narrange all Psalms of them on the top of your deck\n"
      "put the rest into your discard");
  s.lay("deck 0: acbd").run();
  EXPECT_EQ(s.offered(0), "top a top b");
  s.answer("0: top b, top a");
  EXPECT_EQ(s.pile("deck 0"), "bad");
  EXPECT_EQ(s.pile("discard 0"), "c");
}
TEST(Arrange, EachTheirOwn) {
  Scene s(
      "each player: look at the top 2 of their deck\n"
      "each player: arrange the rest on the top and bottom of their deck",
      2);
  s.lay("deck 0: abc").lay("deck 1: cde").run();
  EXPECT_EQ(s.asked(), "0 1");
  s.answer("1: bottom c, top d").answer("0: top b, top a");
  EXPECT_EQ(s.pile("deck 0"), "bac");
  EXPECT_EQ(s.pile("deck 1"), "dec");
}
TEST(Arrange, WhoLookedAtNothingIsNotAsked) {
  Scene s(
      "each player: look at the top 2 of their deck\n"
      "each player: arrange the rest on the top of their deck",
      2);
  s.lay("deck 1: cde").run();
  EXPECT_EQ(s.asked(), "1");
}

TEST(Search, FoundIsShownAndThePileShuffled) {
  Scene s("search your deck for up to 2 Psalms\nif you do\n  gain that many letters");
  s.lay("deck 0: abcd").run();
  EXPECT_EQ(s.offered(0), "a b done");
  s.answer("0: a, b");
  EXPECT_EQ(s.log(),
            (Log{"0 looks at 4", "a card revealed", "a card revealed", "shuffled deck 0"}));
  EXPECT_EQ(s.counted(0, "letters"), 2);
}
TEST(Search, NothingNeedBeFound) {  // CV-35
  Scene s("search your deck for 1 Psalm\nif you do\n  gain 1 letter");
  s.lay("deck 0: abcd").run();
  EXPECT_EQ(s.offered(0), "a b done");
  s.answer("0: done");
  EXPECT_EQ(s.log(), (Log{"0 looks at 4", "shuffled deck 0"}));
  EXPECT_EQ(s.counted(0, "letters"), 0);
}
TEST(Search, AsksWhateverIsThere) {
  Scene s("search your deck for 1 Psalm");
  s.lay("deck 0: cd").run();
  EXPECT_EQ(s.offered(0), "done");
}
TEST(Search, AnEmptyPileAsksNobody) {
  Scene s("search your deck for 1 Psalm");
  s.run();
  EXPECT_TRUE(s.over());
}
TEST(Search, EachTheirOwn) {
  Scene s("each player: search their deck for 1 Psalm", 2);
  s.lay("deck 0: ac").lay("deck 1: bd").run();
  EXPECT_EQ(s.asked(), "0 1");
  s.answer("0: a, done").answer("1: b");
  EXPECT_EQ(s.pile("hand 0") + s.pile("hand 1"), "ab");
}
TEST(Search, ForAsManyAsAnotherPileHas) {
  Scene s("search your deck for the number of verses from your discard verses");
  s.lay("deck 0: abcd").lay("discard 0: ee").run().answer("0: a, b");
  EXPECT_TRUE(s.over());
}
TEST(Search, OfWhoeverYouChoose) {
  Scene s("search any player's deck for 1 verse");
  s.lay("deck 1: a").run().answer("0: player 1").answer("0: a");
  EXPECT_EQ(s.pile("hand 0"), "a");
}
TEST(Search, AHandIsSearchedAndATabletopIsNot) {
  Scene s("search tabletop for 1 verse");
  s.lay("chapter 0.0: sab").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("chapter 0.0"), "sab");
}

TEST(Pick, ItFromNowOnAndItsPlayer) {
  Scene s("pick 1 verse from any tabletop\nthat player: discard it\nthat player: draw 1");
  s.lay("chapter 1.0: a").lay("deck 1: e").run().answer("0: a");
  EXPECT_EQ(s.pile("discard 1"), "a");
  EXPECT_EQ(s.pile("hand 1"), "e");
}
TEST(Pick, YourOwnCardMakesThatPlayerYou) {
  Scene s("pick an opponent\npick 1 verse from any tabletop\nthat player: draw 1");
  s.lay("deck 0: e").lay("deck 1: d").lay("chapter 0.0: s").run().answer("0: player 1");
  EXPECT_EQ(s.pile("hand 0"), "e");
}
TEST(Pick, TheTopTwoAreTwo) {
  Scene s(
      "reveal the top 2 of your deck\npick the top 2 of your deck\ngain that many letters\n"
      "discard them");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.counted(0, "letters"), 2);
  EXPECT_EQ(s.pile("deck 0"), "c");
}
TEST(Pick, NothingPickedIsNothingAfterwards) {
  Scene s("discard 1 verse\npick up to 1 verse from your discard\nput it into your darkness");
  s.lay("hand 0: a").run().answer("0: done");
  EXPECT_EQ(s.pile("discard 0"), "a");
}

}  // namespace
}  // namespace scriptorium::effects
