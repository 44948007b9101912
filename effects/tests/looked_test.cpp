// Which cards are those that were looked at, whatever comes and goes around them.
#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

using Log = std::vector<std::string>;

// Looks, does what is said, and puts the rest into the darkness: what that is, from the top down.
std::string rest_after(const std::string& look, const std::string& lines, std::string_view deck,
                       std::string_view hand = "", std::string_view answer = "") {
  Scene s("look at the " + look + " of your deck\n" + lines +
          "\nput the rest into your darkness\nmay\n  draw 1");
  s.lay("deck 0: " + std::string(deck)).lay("hand 0: " + std::string(hand)).run();
  if (!answer.empty()) s.answer(answer);
  EXPECT_EQ(s.asks(), Ask::kYesOrNo);
  std::string rest = s.pile("darkness 0");
  return {rest.rbegin(), rest.rend()};
}

TEST(Looked, WhatComesToTheSameEndLiesAboveThem) {
  const char* const on_top = "put 1 verse from your hand on the top of your deck";
  const char* const under = "put 1 verse from your hand on the bottom of your deck";
  EXPECT_EQ(rest_after("top 2", on_top, "abc", "e"), "ab");
  EXPECT_EQ(rest_after("top 2", under, "abc", "e"), "ab");
  EXPECT_EQ(rest_after("bottom 2", on_top, "abc", "e"), "bc");
  EXPECT_EQ(rest_after("bottom 2", under, "abc", "e"), "bc");
}
TEST(Looked, WhatGoesFromAboveThemAgain) {
  EXPECT_EQ(rest_after("top 2",
                       "put all verses from your hand on the top of your deck\n"
                       "put the top 1 of your deck into your discard",
                       "abc", "de"),
            "ab");
  EXPECT_EQ(rest_after("bottom 2",
                       "put all verses from your hand on the bottom of your deck\n"
                       "put the bottom 1 of your deck into your discard",
                       "abc", "de"),
            "bc");
}
TEST(Looked, WhatGoesFromAmongThem) {
  EXPECT_EQ(rest_after("top 2", "put the top 1 of your deck into your discard", "abc"), "b");
  EXPECT_EQ(rest_after("bottom 2", "put the bottom 1 of your deck into your discard", "abc"), "b");
  EXPECT_EQ(rest_after("top 3",
                       "put 1 verse from your hand on the top of your deck\n"
                       "put 1 verse of them into your discard",
                       "abcd", "e", "0: b"),
            "ac");
  EXPECT_EQ(rest_after("top 1",
                       "put 1 verse from your hand on the top of your deck\n"
                       "put 1 verse of them into your discard",
                       "abcd", "e"),
            "");
}
TEST(Looked, AnewUnderWhatCameOnTop) {
  EXPECT_EQ(rest_after("top 2",
                       "put 1 verse from your hand on the top of your deck\n"
                       "look at the top 2 of your deck",
                       "abc", "e"),
            "ea");
}
TEST(Looked, WhatGoesFromBehindThem) {
  EXPECT_EQ(rest_after("top 2", "put the bottom 1 of your deck into your discard", "abc"), "ab");
  EXPECT_EQ(rest_after("bottom 2", "put the top 1 of your deck into your discard", "abc"), "bc");
}
TEST(Looked, WhatIsDrawn) {
  const std::string after_put = "put 1 verse from your hand on the top of your deck\n";
  EXPECT_EQ(rest_after("top 2", "draw 1", "abcd"), "b");
  EXPECT_EQ(rest_after("top 2", "draw 3", "abcd"), "");
  EXPECT_EQ(rest_after("top 2", after_put + "draw 1", "abcd", "e"), "ab");
  EXPECT_EQ(rest_after("top 2", after_put + "draw 2", "abcd", "e"), "b");
  EXPECT_EQ(rest_after("bottom 2", "draw 1", "abc"), "bc");
  EXPECT_EQ(rest_after("bottom 2", "draw 2", "abc"), "c");
  EXPECT_EQ(rest_after("bottom 2", "draw 3", "abc"), "");
  EXPECT_EQ(rest_after("bottom 2", "put 1 verse from your hand on the bottom of your deck\ndraw 2",
                       "abc", "e"),
            "c");
  EXPECT_EQ(rest_after("bottom 2", "put 1 verse from your hand on the bottom of your deck\ndraw 3",
                       "abc", "e"),
            "");
}
TEST(Looked, NobodyKnowsThemInAPileMadeAnew) {
  Scene s("look at the top 1 of your deck\ndraw 2\nput the rest into your darkness");
  s.refills().lay("deck 0: a").lay("discard 0: bc").run();
  EXPECT_EQ(s.pile("hand 0").size(), 2U);
  EXPECT_EQ(s.pile("darkness 0"), "");
}
TEST(Looked, NobodyKnowsThemInAHandThatCardsComeTo) {
  const std::string look = "look at all verses from an opponent's hand\n";
  const std::string rest = "\nput the rest into your darkness";
  for (const char* const line :
       {"give 1 verse to that player", "that player: draw 1", "exchange hand with that player",
        "exchange 1 verse from your hand with 1 verse at random from that player's hand"}) {
    Scene s(look + line + rest, 2);
    s.lay("hand 0: a").lay("hand 1: bc").lay("deck 1: e").run();
    EXPECT_TRUE(s.over()) << line;
    EXPECT_EQ(s.pile("darkness 0"), "") << line;
  }
  Scene unchanged(look + "draw 1" + rest, 2);
  unchanged.lay("hand 1: bc").lay("deck 0: e").run();
  EXPECT_EQ(unchanged.pile("darkness 0"), "cb");
}
TEST(Looked, AnExchangeOfOtherPilesTellsNothing) {
  Scene s(
      "look at the top 1 of your deck\nexchange hand with an opponent\n"
      "put the rest into your darkness",
      2);
  s.lay("deck 0: ab").lay("hand 0: c").run();
  EXPECT_EQ(s.pile("darkness 0"), "a");
}
TEST(Looked, AnExchangeOfYourHandBlursIt) {
  Scene s(
      "an opponent: look at all verses from your hand\nexchange hand with that player\n"
      "put the rest into your darkness",
      2);
  s.lay("hand 0: ab").lay("hand 1: cd").run();
  EXPECT_EQ(s.pile("darkness 0"), "");
}
TEST(Looked, ALookEndsTheOneBefore) {
  Scene s(
      "each player: look at the top 1 of their deck\nlook at the top 1 of each opponent's deck\n"
      "take up to 2 verses of them");
  s.lay("deck 0: ad").lay("deck 1: bd").lay("deck 2: cd").run();
  EXPECT_EQ(s.offered(0), "b c done");
}
TEST(Looked, AtSingleCardsEndsTheOneAtAPile) {
  Scene s(
      "look at the bottom 2 of your deck\nput 1 verse from your hand on the bottom of your deck\n"
      "reveal 1 Psalm from your hand\ntake up to 1 verse of them\nmay\n  draw 1");
  s.lay("deck 0: ab").lay("hand 0: cab").run().answer("0: c").answer("0: a");
  EXPECT_EQ(s.offered(0), "a done");
  s.answer("0: done");
  EXPECT_EQ(s.at().looked_noun, 0);
  EXPECT_EQ(s.at().looked_bottom, 0);
  EXPECT_EQ(s.at().shown_count, 1);
}
TEST(Looked, AtAPileEndsTheOneAtSingleCards) {
  Scene s(
      "reveal 1 verse from your hand\nlook at the bottom 1 of your deck\n"
      "take up to 1 verse of them");
  s.lay("deck 0: ab").lay("hand 0: cd").run().answer("0: c");
  EXPECT_EQ(s.offered(0), "b done");
  EXPECT_EQ(s.at().looked_bottom, 1);
  EXPECT_EQ(s.at().looked[0], 1);
}
TEST(Looked, ASharedPileIsTheFirstSeats) {
  Scene s("each opponent: look at the top 2 of the tower\ntake 1 verse of them");
  s.lay("tower: abc").run();
  EXPECT_EQ(s.offered(0), "a b");
  EXPECT_EQ(s.at().looked[0], 2);
  EXPECT_EQ(s.at().looked[1], 0);
  EXPECT_EQ(s.at().lookers, 0);
}
TEST(Looked, IntoTheFirstSeatsPileToo) {
  Scene s("look at the top 1 of each opponent's deck\ntake 1 verse of them");
  s.controlled_by(2).lay("deck 0: ab").lay("deck 1: cd").run();
  EXPECT_EQ(s.offered(2), "a c");
  s.answer("2: a");
  EXPECT_EQ(s.pile("hand 2"), "a");
}

TEST(Shown, WhatGoesIsNotAmongTheRest) {
  for (const auto& [gone, rest] : {std::pair{"a", "bac"}, {"b", "aac"}, {"c", "aba"}}) {
    Scene s(
        "reveal all verses with cost 3 or less from your hand\ndiscard 1 verse of them\n"
        "put the rest into your darkness");
    s.lay("hand 0: abdace").run();
    EXPECT_EQ(s.log().size(), 4U);
    EXPECT_EQ(s.offered(0), "a b a c");
    s.answer(std::string("0: ") + gone);
    std::string left = s.pile("darkness 0");
    EXPECT_EQ(std::string(left.rbegin(), left.rend()), rest);
    EXPECT_EQ(s.pile("hand 0"), "de");
  }
}
TEST(Shown, NobodyKnowsThemAfterTheirPileIsShuffledOrExchanged) {
  const std::string look = "reveal 2 verses at random from your deck\n";
  const std::string rest = "\nput the rest into your darkness";
  Scene shuffled(look + "shuffle your deck" + rest, 2);
  shuffled.lay("deck 0: abc").run();
  EXPECT_EQ(shuffled.pile("darkness 0"), "");
  Scene exchanged(look + "exchange deck with an opponent" + rest, 2);
  exchanged.lay("deck 0: abc").run();
  EXPECT_EQ(exchanged.pile("darkness 0"), "");
  Scene other(look + "shuffle your discard" + rest, 2);
  other.lay("deck 0: abc").run();
  EXPECT_EQ(other.pile("darkness 0").size(), 2U);
}
TEST(Shown, WhatIsDrawnIsNotAmongTheRest) {
  Scene s("reveal 3 verses at random from your deck\ndraw 2\nput the rest into your darkness");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.pile("darkness 0"), "c");
  EXPECT_EQ(s.pile("hand 0"), "ab");
}
TEST(Shown, OnlyWhatEverybodySaw) {
  Scene s("look at 1 verse at random from an opponent's hand\nput the rest into your darkness", 2);
  s.lay("hand 1: ab").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 1"), "ab");
}
TEST(Shown, OnceIfTwoSawIt) {
  Scene s(
      "each player: look at 1 verse from any player's discard\n"
      "take up to 2 verses of them",
      2);
  s.lay("discard 0: ab").run().answer("0: a, done").answer("1: a");
  EXPECT_EQ(s.offered(0), "a done");
}
TEST(Shown, EightAtMost) {
  Scene s("reveal all Psalms from your hand\nput the rest into your darkness");
  s.lay("hand 0: aaaaabbbbb").run();
  EXPECT_EQ(s.log().size(), 10U);
  EXPECT_EQ(s.pile("darkness 0"), "bbbaaaaa");
}
TEST(Shown, WhatIsInPlayOrOnTheLineIsShownCardByCard) {
  Scene table("reveal all verses from your tabletop\nput the rest into its owner's darkness");
  table.lay("chapter 0.0: sab").run();
  EXPECT_EQ(table.log(), (Log{"a card revealed", "a card revealed", "a card revealed"}));
  Scene line("reveal all verses from the line\ngain that many letters");
  line.lay("line: asb", 1).run();
  EXPECT_EQ(line.log(), (Log{"a card revealed", "a card revealed"}));
  EXPECT_EQ(line.counted(0, "letters"), 2);
}
TEST(Shown, ArrangedTheyAreNotAmongTheRest) {
  Scene s(
      "reveal all verses with cost 3 or less from your hand\n"
      "arrange all Psalms of them on the top of your deck\nput the rest into your darkness");
  s.lay("hand 0: acbd").lay("deck 0: e").run().answer("0: top b, top a");
  EXPECT_EQ(s.pile("deck 0"), "bae");
  EXPECT_EQ(s.pile("darkness 0"), "c");
}

TEST(Ends, RevealedFromTheBottomOneByOne) {
  Scene s("reveal the bottom 2 of your deck\nput them into your discard");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.log(), (Log{"a card revealed", "a card revealed"}));
  EXPECT_EQ(s.pile("discard 0"), "cb");
}
TEST(Ends, TheOutermostGoesFirst) {
  Scene s(
      "put the bottom 2 of your deck into your discard\n"
      "put the top 2 of your deck into your darkness");
  s.lay("deck 0: abcdea").run();
  EXPECT_EQ(s.pile("discard 0"), "ea");
  EXPECT_EQ(s.pile("darkness 0"), "ba");
}
TEST(Ends, NothingThereIsNotLookedAt) {
  Scene s("look at the top 2 of your deck\nreveal the bottom 2 of your deck");
  s.run();
  EXPECT_EQ(s.log(), Log{});
}
TEST(Ends, AnEmptyPileIsFilledWhenItIsNeeded) {
  for (const char* const line :
       {"look at the top 1 of your deck", "put the top 1 of your deck into your darkness",
        "search your deck for 1 verse", "draw 1"}) {
    Scene s(line);
    s.refills().lay("discard 0: a").run();
    EXPECT_EQ(s.pile("discard 0"), "") << line;
  }
  Scene full("look at the top 1 of your deck");
  full.refills().lay("deck 0: b").lay("discard 0: a").run();
  EXPECT_EQ(full.pile("discard 0"), "a");
}

TEST(Arranged, NothingOfAKindIsSaidToBeDone) {
  Scene s("look at the top 2 of your deck\narrange all Psalms of them on the top of your deck");
  s.lay("deck 0: cda").run();
  EXPECT_EQ(s.offered(0), "done");
  s.answer("0: done");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("deck 0"), "cda");
}
TEST(Arranged, ToTheTopWhatWasLookedAtAtTheBottom) {
  Scene s(
      "look at the bottom 3 of your deck\n"
      "arrange all Psalms of them on the top and bottom of your deck\n"
      "put the rest into your darkness\nif you do\n  gain 1 letter");
  s.lay("deck 0: eacbd").run().answer("0: bottom b");
  EXPECT_EQ(s.pile("deck 0"), "eab");
  EXPECT_EQ(s.pile("darkness 0"), "dc");
  EXPECT_EQ(s.counted(0, "letters"), 1);
}
TEST(Arranged, InThePileOfWhoOwnsThem) {
  Scene s(
      "look at the top 2 of an opponent's deck\narrange the rest on the top of its owner's deck",
      2);
  s.lay("deck 0: e").lay("deck 1: abc").run().answer("0: top b, top a");
  EXPECT_EQ(s.pile("deck 0"), "e");
  EXPECT_EQ(s.pile("deck 1"), "bac");
  Scene one(
      "look at the top 1 of an opponent's deck\narrange the rest on the top of its owner's deck",
      2);
  one.lay("deck 1: ab").run().answer("0: top a");
  EXPECT_EQ(one.pile("deck 0"), "");
  EXPECT_EQ(one.pile("deck 1"), "ab");
}
TEST(Arranged, IsSomethingDone) {
  const char* const lines =
      "look at the top 1 of your deck\narrange the rest on the top of your deck\n"
      "if you do\n  gain 1 letter\notherwise\n  gain 2 letters";
  Scene some(lines);
  some.lay("deck 0: a").run().answer("0: top a");
  EXPECT_EQ(some.counted(0, "letters"), 1);
  Scene none(lines);
  none.run();
  EXPECT_EQ(none.counted(0, "letters"), 2);
}

}  // namespace
}  // namespace scriptorium::effects
