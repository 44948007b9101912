// How many there can be of anything, what was nothing, and what several steps do to each other.
#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

int letters(const Scene& s, int seat = 0) { return s.counted(seat, "letters"); }
std::string cards(int count) { return std::string(static_cast<std::size_t>(count), 'a'); }

TEST(Limits, ThatManyIsCountedUpTo255) {
  for (const char* const line :
       {"discard all verses from your hand", "look at all verses from your hand"}) {
    Scene s(std::string(line) + "\nmay\n  gain that many letters");
    s.lay("hand 0: " + cards(257)).run();
    EXPECT_EQ(s.at().number[0], 255) << line;
    s.answer("0: yes");
    EXPECT_EQ(letters(s), kMaxAmount) << line;
  }
}
TEST(Limits, SoManyCardsOfAPileAreLookedAt) {
  Scene s("look at all verses from your hand\nmay\n  draw 1");
  s.lay("hand 0: " + cards(257)).run();
  EXPECT_EQ(s.at().looked[0], 255);
}
TEST(Limits, EightCardsAreThem) {
  Scene s("reveal all verses from your hand\ndiscard them");
  s.lay("hand 0: aaaaabbbbb").run();
  EXPECT_EQ(s.pile("discard 0"), "bbbaaaaa");
  EXPECT_EQ(s.pile("hand 0"), "bb");
}
TEST(Limits, EightFromAnEndOfAPile) {
  Scene s("put the top your letters of your deck into your discard");
  s.counter(0, "letters", 10).lay("deck 0: aaaaabbbbb").run();
  EXPECT_EQ(s.pile("deck 0"), "bb");
}
TEST(Limits, EightAtRandom) {
  Scene s("take your letters verses at random from an opponent's hand", 2);
  s.counter(0, "letters", 10).lay("hand 1: aaaaabbbbb").run();
  EXPECT_EQ(s.pile("hand 0").size(), 8U);
}
TEST(Limits, AmountsBothWays) {
  Scene s("change cost of this by -1 for each verse from your hand for good");
  s.lay("hand 0: " + cards(25)).run();
  ASSERT_EQ(s.state().lasting_count, 1);
  EXPECT_EQ(s.state().lasting[0].amount, -kMaxAmount);
}
TEST(Limits, StepsThatARunDoes) {
  Scene s("for 20 times\n  for 20 times\n    gain 1 letter");
  s.run();
  EXPECT_EQ(letters(s), 90);  // 96 steps: the loop, five inner ones, and four times 20 and 10
}
TEST(Limits, AStepThatAsksCountsOnce) {
  Scene s("for 20 times\n  for 20 times\n    reveal 1 verse from your hand");
  s.lay("hand 0: ab").run();
  for (int i = 0; i < 200 && !s.over(); ++i) s.answer("0: a");
  EXPECT_EQ(s.log().size(), 90U);  // as above
}

TEST(Exchange, FourOfEachSideAreChosen) {
  Scene s("exchange up to 6 verses from your hand with 6 verses from your discard");
  s.lay("hand 0: aaaaaa").lay("discard 0: bbbbbb").run();
  s.answer("0: a, a, a, a");
  EXPECT_EQ(s.offered(0), "b b b");
  s.answer("0: b, b, b, b");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "aabbbb");
}
TEST(Exchange, WhatIsNotChosenWithWhatIs) {
  Scene s("exchange the top 2 of your deck with up to 6 verses from your hand");
  s.lay("deck 0: abc").lay("hand 0: ddddde").run();
  EXPECT_EQ(s.offered(0), "d d d d d e done");
  s.answer("0: d, e, done");
  EXPECT_EQ(s.pile("deck 0"), "dec");
  EXPECT_EQ(s.pile("hand 0"), "abdddd");
}
TEST(Exchange, EightWhereNothingIsChosen) {
  Scene s(
      "exchange all verses from your hand with all verses from your discard\n"
      "if you do\n  gain 1 letter");
  s.lay("hand 0: aaaaaaaaaa").lay("discard 0: bbbbbbbbbb").run();
  EXPECT_EQ(s.pile("hand 0"), "aabbbbbbbb");
  EXPECT_EQ(letters(s), 1);
}
TEST(Exchange, ThemNoMoreThanCanBeChosen) {
  Scene s("reveal all verses from your hand\nexchange them with 8 verses from your discard");
  s.lay("hand 0: aaaaaaaa").lay("discard 0: bbbbbbbbb").run();
  s.answer("0: b, b, b, b");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "aaaabbbb");
}
TEST(Exchange, AnEndForAnEnd) {
  Scene s("exchange the bottom 1 of your deck with the top 1 of your blessings");
  s.lay("deck 0: ab").lay("blessings 0: cd").run();
  EXPECT_EQ(s.pile("deck 0"), "ac");
  EXPECT_EQ(s.pile("blessings 0"), "bd");
}
TEST(Exchange, WithinAPileIsNothing) {
  Scene s(
      "exchange the bottom 1 of your deck with the top 1 of your deck\n"
      "if you do\n  gain 1 letter");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.pile("deck 0"), "abc");
  EXPECT_EQ(letters(s), 0);
}
TEST(Exchange, PilesWithYourselfIsNothing) {
  const char* const lines = "exchange hand with a player\nif you do\n  gain 1 letter";
  Scene self(lines, 2);
  self.lay("hand 0: ab").lay("hand 1: c").run().answer("0: player 0");
  EXPECT_EQ(self.pile("hand 0"), "ab");
  EXPECT_EQ(letters(self), 0);
  Scene other(lines, 2);
  other.lay("hand 0: ab").lay("hand 1: c").run().answer("0: player 1");
  EXPECT_EQ(letters(other), 1);
}
TEST(Exchange, TheOnlyOneThereIsIsNotAsked) {
  Scene s("exchange 1 verse from your hand with 1 verse from your discard");
  s.lay("hand 0: ab").lay("discard 0: c").run().answer("0: a");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "bc");
}
TEST(Exchange, TwiceInARow) {
  Scene s(
      "exchange 1 verse from your hand with 1 verse from your discard\n"
      "exchange 1 verse from your hand with 1 verse from your discard");
  s.lay("hand 0: ab").lay("discard 0: cd").run();
  s.answer("0: a").answer("0: c").answer("0: b").answer("0: d");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("hand 0"), "cd");
}

TEST(It, IsWhatEverybodySaw) {
  const auto darkness = [](const std::string& lines, const char* answer) {
    Scene s(lines + "\nput it into your darkness", 2);
    s.lay("hand 0: a").lay("hand 1: b").lay("deck 0: ac").lay("discard 0: d").run();
    if (!s.over()) s.answer(answer);
    return s.pile("darkness 0");
  };
  EXPECT_EQ(darkness("take 1 verse at random from an opponent's hand", ""), "");
  EXPECT_EQ(darkness("search your deck for 1 Psalm", "0: a"), "a");
  EXPECT_EQ(darkness("take the top 1 of your discard", ""), "d");
  EXPECT_EQ(darkness("discard 1 verse", ""), "a");
  EXPECT_EQ(darkness("reveal the top 1 of your deck", ""), "a");
}
TEST(It, IsWhatEverybodySawBeforeItWent) {
  const auto darkness = [](const std::string& lines, const char* answer) {
    Scene s(lines + "\nput it into your darkness", 2);
    s.forgets().lay("hand 1: b").lay("deck 0: ac").lay("discard 0: d").run();
    if (!s.over()) s.answer(answer);
    return s.pile("darkness 0");
  };
  EXPECT_EQ(darkness("search your deck for 1 Psalm", "0: a"), "a");
  EXPECT_EQ(darkness("take the top 1 of your discard", ""), "d");
  EXPECT_EQ(darkness("take 1 verse at random from an opponent's hand", ""), "");
}
TEST(It, IsNothing) {
  Scene s(
      "pick up to 1 verse from your tabletop\ngain its cost letters\n"
      "if it is a verse with cost 0 or more\n  gain 1 letter\notherwise\n  gain 2 letters");
  s.lay("chapter 0.0: sa").run().answer("0: done");
  EXPECT_EQ(letters(s), 2);
}
TEST(It, IsRememberedOnce) {
  Scene s("each player: pick 1 verse from any player's discard\nmay\n  discard them", 2);
  s.lay("discard 0: ab").run().answer("0: a, done").answer("1: a");
  EXPECT_EQ(s.at().them_count, 1);
}
TEST(It, IsForgottenByAStepWithCardsThatNobodyDoes) {
  const auto darkness = [](const std::string& line) {
    Scene s("discard 1 verse\n" + line + "\nput it into your darkness\ngain that many letters");
    s.lay("hand 0: a").lay("deck 0: b").run();
    return s.pile("darkness 0");
  };
  EXPECT_EQ(darkness("give 1 verse to an opponent with more letters"), "");
  EXPECT_EQ(darkness("an opponent with more letters: gain 1 letter"), "a");
}
TEST(ThatMany, OfAStepThatNobodyDoesIsNone) {
  Scene s("draw 2\ngive 1 verse to an opponent with more letters\ngain that many letters");
  s.lay("deck 0: ab").run();
  EXPECT_EQ(letters(s), 0);
}
TEST(ThatMany, OfALook) {
  Scene s("look at the top 2 of each opponent's deck\ngain that many letters");
  s.lay("deck 1: abc").lay("deck 2: a").run();
  EXPECT_EQ(letters(s), 3);
}

TEST(IfYouDo, FarDownAnAbility) {
  std::string lines = "gain 1 letter\n";
  for (int i = 0; i < 7; ++i) lines += "lose 1 letter\ngain 1 letter\n";
  Scene s(lines +
          "draw 1\nif you do\n  gain 2 letters\ndiscard 1 verse\nif you do\n  gain 4 letters");
  s.lay("hand 0: a").run();
  EXPECT_EQ(letters(s), 1 + 4);
}
TEST(IfYouDo, WhereverItStands) {
  const std::string does = "gain 1 letter\n";
  const std::string does_not = "discard 1 verse\n";
  const auto drawn = [](int before, const std::string& others, const std::string& line) {
    std::string lines;
    for (int i = 0; i < before; ++i) lines += others;
    Scene s(lines + line + "if you do\n  draw 1");
    s.lay("deck 0: a").run();
    return s.pile("hand 0");
  };
  for (int before = 0; before + 3 <= kMaxSteps; ++before) {
    EXPECT_EQ(drawn(before, does_not, does), "a") << before << " steps before it";
    EXPECT_EQ(drawn(before, does, does_not), "") << before << " steps before it";
  }
}
TEST(IfYouDo, WhateverWasDone) {
  for (const auto& [line, done] : {std::pair{"look at the top 1 of your deck", true},
                                   {"look at the top 1 of your blessings", false},
                                   {"each player: look at the top 1 of their deck", true},
                                   {"reveal 1 verse from your hand", true},
                                   {"reveal 1 verse from your discard", false},
                                   {"shuffle your deck", true},
                                   {"cancel 1 verse\nshuffle that player's deck", false},
                                   {"draw 1", true},
                                   {"draw your letters", false},
                                   {"set 1 verse from your hand into this chapter", true},
                                   {"exchange hand with an opponent", true},
                                   {"exchange tabletop with an opponent", false},
                                   {"negate 1 verse from the line", false},
                                   {"fast 1 verse for 2 turns", true}}) {
    Scene s(std::string(line) + "\nif you do\n  gain 1 letter", 2);
    s.lay("chapter 0.0: s").lay("hand 0: a").lay("deck 0: abc").run();
    EXPECT_TRUE(s.over()) << line;
    EXPECT_EQ(letters(s), done ? 1 : 0) << line;
  }
}
TEST(Limits, NoneFromAnEndOfAPile) {
  Scene s(
      "look at the top your letters of your deck\n"
      "put the top your letters of your deck into your discard");
  s.lay("deck 0: ab").run();
  EXPECT_EQ(s.pile("deck 0"), "ab");
  EXPECT_TRUE(s.log().empty());
}
TEST(Negate, ItsPlayerIsThatPlayer) {
  Scene s("negate 1 other Psalm\nthat player: gain 1 letter");
  s.lay("chapter 0.0: s").lay("chapter 2.0: a").run();
  EXPECT_EQ(letters(s, 2), 1);
}
TEST(If, NoOpponentHasWhatYouHave) {
  Scene s("if the number of verses from an opponent's tabletop is at least 2\n  gain 1 letter");
  s.lay("chapter 0.0: sab").lay("chapter 1.0: a").run();
  EXPECT_EQ(letters(s), 0);
  Scene first("if the number of verses from an opponent's tabletop is at least 2\n  gain 1 letter");
  first.controlled_by(2).lay("chapter 0.0: sab").run();
  EXPECT_EQ(letters(first, 2), 1);
}
TEST(For, NothingIsRepeatedAfterwards) {
  Scene s(
      "for each Psalm from your hand\n  gain 1 letter\ngain 2 letters\n"
      "for 2 times\n  gain 4 letters\ndraw 1\nmay\n  draw 1");
  s.lay("deck 0: ab").run();
  EXPECT_EQ(s.asks(), Ask::kYesOrNo);
  EXPECT_EQ(letters(s), 2 + 8);
  EXPECT_EQ(s.pile("hand 0"), "a");
}
TEST(Over, NothingHappensAfterTheEndOfTheGame) {
  Scene s("gain 2 letters\ngain 1 letter\nmay\n  draw 1");
  s.ends_at(2).run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(letters(s), 2);
}

TEST(Move, ToAnotherChapterWhereThereIsNone) {
  Scene s("move 1 other verse from your tabletop into another chapter\nif you do\n  gain 1 letter");
  s.lay("chapter 0.0: sa").run();
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.pile("chapter 0.0"), "sa");
  EXPECT_EQ(letters(s), 0);
}
TEST(Look, AtTheBottomShowsThose) {
  Scene s("look at the bottom 2 of your deck\nlook at the top 1 of your deck");
  s.lay("deck 0: abcde").run();
  EXPECT_EQ(s.seen(0, "deck 0"), "ade");
  EXPECT_EQ(s.seen(1, "deck 0"), "");
}
TEST(Search, ShowsTheWholePileToWhoSearches) {
  Scene s("search your deck for up to 1 Psalm");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.seen(0, "deck 0"), "abc");
  EXPECT_EQ(s.seen(1, "deck 0"), "");
}

TEST(Change, OfAllThereAreNowWhereNotEveryoneCanTell) {
  const auto rows = [](const std::string& lines, const char* answer = nullptr) {
    Scene s(lines, 2);
    s.lay("chapter 0.0: sabc").lay("chapter 1.0: abd").lay("deck 0: aab").run();
    if (answer != nullptr) s.answer(answer);
    EXPECT_TRUE(s.over()) << lines;
    return std::pair{int{s.state().lasting_count}, s.state().lasting[0].card != 0};
  };
  const auto one = std::pair{1, false};
  const std::string by = " by +1 for good";
  EXPECT_EQ(rows("change cost of all verses from your tabletop" + by), one);
  EXPECT_EQ(rows("change cost of all verses from each opponent's tabletop" + by), one);
  EXPECT_EQ(rows("change cost of all Faith Psalms from your tabletop" + by), one);
  EXPECT_EQ(rows("change cost of all verses from an opponent's tabletop" + by),
            (std::pair{3, true}));
  EXPECT_EQ(rows("pick an opponent\nchange cost of all verses from that player's tabletop" + by),
            (std::pair{3, true}));
  EXPECT_EQ(rows("look at the top 2 of your deck\nchange cost of all verses of them" + by),
            (std::pair{2, true}));
  const std::string name = "name theme\nchange cost of all ";
  EXPECT_EQ(rows(name + "verses of the named theme from your tabletop" + by, "0: name 2"),
            (std::pair{3, true}));
  EXPECT_EQ(rows(name + "Psalms of the named theme from your tabletop" + by, "0: name 2"),
            (std::pair{1, true}));
}
TEST(Change, WhetherItDid) {
  const char* const lines =
      "change cost of 1 other verse from your tabletop by +1 for good\nif you do\n  gain 1 letter";
  Scene some(lines);
  some.lay("chapter 0.0: sa").run();
  EXPECT_EQ(letters(some), 1);
  Scene none(lines);
  none.lay("chapter 0.0: s").run();
  EXPECT_EQ(letters(none), 0);
  Scene all(
      "change cost of all verses from your tabletop by +1 for good\nif you do\n  gain 1 letter");
  all.run();
  EXPECT_EQ(letters(all), 1);
}
TEST(Gain, WhetherItDid) {
  Scene s("gain 1 letter\nif you do\n  draw 1\nlose 2 letters\nif you do\n  draw 1");
  s.lay("deck 0: abc").run();
  EXPECT_EQ(s.pile("hand 0"), "ab");
}
TEST(Fast, AsManyTurnsAsTheDoersAmount) {
  Scene s("each opponent: fast 1 verse from their tabletop for their letters turns", 2);
  s.counter(0, "letters", 1).counter(1, "letters", 3).lay("chapter 0.0: s").lay("chapter 1.0: a");
  s.run();
  EXPECT_EQ(s.pile("chapter 1.0"), "");
  EXPECT_EQ(s.state().fasts[2], 3);
}

}  // namespace
}  // namespace scriptorium::effects
