#include <gtest/gtest.h>

#include <vector>

#include "games/verbatim/tests/place.h"

// Each "no" names its rule, its reason and what it speaks of.
namespace scriptorium::verbatim {
namespace {

const Actor kJudge = Actor::judge();

struct Table {
  State state;

  explicit Table(const std::string& lines, std::uint8_t seats = 2) {
    Config config;
    config.seats = seats;
    state = place(lines, config);
  }

  void play(Actor actor, const std::vector<Action>& actions) {
    Dice dice = Dice::fast(Seed::of(1));
    for (const Action action : actions) {
      ASSERT_EQ(Verbatim::check(english(), state, actor, action), kAllowed);
      Verbatim::apply(english(), state, actor, action, dice, nullptr);
    }
  }
  void refuses(Actor actor, Action action, const Refusal& expected) const {
    const Refusal refusal = Verbatim::check(english(), state, actor, action);
    EXPECT_EQ(std::string(refusal.rule.game, 2), "VB");
    EXPECT_EQ(refusal.rule.number, expected.rule.number);
    EXPECT_EQ(refusal.reason, expected.reason);
    EXPECT_EQ(refusal.arguments, expected.arguments);
  }
};

Action remove(const std::string& card) { return Action::remove(face(card)); }
Action lay(const std::string& card) { return Action::lay(face(card)); }
Action of_type(int type, int argument = 0) {
  return Action::from_bits(static_cast<std::uint16_t>(type | argument << 4));
}

// VB-05, VB-06, VB-07: who is not in turn is told whose turn it is
TEST(VerbatimRefusals, InATurn) {
  Table table("at mover: 1\nat hand 1: d\nat pile 1: a", 3);
  for (int phase = 0; phase < 2; ++phase) {
    const Refusal not_yours = refuse(rule("VB-05"), Reason::kNotYourTurn, 1);
    table.refuses(0, Action::take(0), not_yours);
    table.refuses(2, Action::keep(), not_yours);
    const Refusal nothing_due = refuse(rule("VB-15"), Reason::kNothingToJudge);
    table.refuses(kJudge, Action::exists(), nothing_due);
    table.refuses(kJudge, Action::take(0), nothing_due);
    table.refuses(1, Action::missing(), refuse(rule("VB-15"), Reason::kJudgeOnly));
    table.refuses(0, Action::exists(), refuse(rule("VB-15"), Reason::kJudgeOnly));
    if (phase == 0) table.play(1, {Action::take(0)});
  }
}

// VB-14, VB-15, VB-16, VB-17, VB-18: who may not act after the cards are taken
TEST(VerbatimRefusals, AfterTheTurns) {
  Table table("at arrange: 0\nat hand 0: c a t\nat hand 1: d o\nat hand 2: m e", 3);
  table.play(0, {lay("t"), lay("c"), lay("a"), Action::done()});
  table.refuses(0, Action::done(), refuse(rule("VB-14"), Reason::kAlreadyIn));
  table.refuses(0, lay("t"), refuse(rule("VB-14"), Reason::kAlreadyIn));
  table.refuses(kJudge, Action::exists(), refuse(rule("VB-15"), Reason::kNothingToJudge));
  table.play(1, {lay("d"), lay("o"), Action::done()});
  table.play(2, {Action::done()});
  table.refuses(2, Action::pass(), refuse(rule("VB-17"), Reason::kNotYourTurn, 1));
  table.play(1, {Action::pass()});
  table.play(2, {Action::challenge(0)});
  table.refuses(2, Action::pass(), refuse(rule("VB-15"), Reason::kVerdictDue));
  table.refuses(0, Action::exists(), refuse(rule("VB-15"), Reason::kJudgeOnly));
  table.refuses(kJudge, Action::pass(), refuse(rule("VB-15"), Reason::kSeatOnly));
  table.play(kJudge, {Action::missing()});
  table.refuses(2, Action::done(), refuse(rule("VB-16"), Reason::kNotYourTurn, 0));
  table.refuses(kJudge, Action::missing(), refuse(rule("VB-15"), Reason::kNothingToJudge));
  table.play(0, {Action::done(), Action::pass()});
  table.play(1, {Action::pass()});
  table.play(2, {Action::pass()});
  table.refuses(0, Action::pass(), refuse(rule("VB-18"), Reason::kOver));
  table.refuses(kJudge, Action::exists(), refuse(rule("VB-18"), Reason::kOver));
}

// Each phase has actions of its own; any other bits are no action at all.
TEST(VerbatimRefusals, WhatDoesNotBelongToThePhase) {
  Table table("at mover: 0\nat hand 0: c a t\nat hand 1: d o\nat pile 1: a\nat pile 2: end");
  const std::vector<Action> taking = {Action::take(0)};
  const std::vector<Action> trading = {Action::gain(1), remove("c"), Action::keep()};
  const std::vector<Action> forming = {lay("c"), Action::end_word(), Action::done()};
  const std::vector<Action> doubting = {Action::challenge(0), Action::pass()};
  const auto refuses = [&](Actor actor, RuleId rule, const auto&... others) {
    for (const auto& actions : {others...}) {
      for (const Action action : actions) {
        table.refuses(actor, action, refuse(rule, Reason::kWrongPhase));
      }
    }
    for (const int type : {0, 12, 13, 14, 15}) {
      if (actor.is_judge()) continue;
      table.refuses(actor, of_type(type), refuse(rule, Reason::kNotAnAction));
    }
  };
  const auto takes_no_argument = [&](Actor actor, RuleId rule, Action action) {
    const Action with = of_type(static_cast<int>(action.type()), 1);
    table.refuses(actor, with, refuse(rule, Reason::kNotAnAction));
  };
  refuses(0, rule("VB-06"), trading, forming, doubting);
  table.play(0, {Action::take(0)});
  refuses(0, rule("VB-07"), taking, forming, doubting);
  takes_no_argument(0, rule("VB-07"), Action::keep());
  table.play(0, {Action::keep()});
  table.play(1, {Action::take(1)});
  refuses(0, rule("VB-13"), taking, trading, doubting);
  takes_no_argument(0, rule("VB-13"), Action::done());
  table.play(0, {lay("a"), lay("t")});
  takes_no_argument(0, rule("VB-13"), Action::end_word());
  table.play(0, {Action::done()});
  table.play(1, {lay("d"), lay("o"), Action::done()});
  refuses(0, rule("VB-17"), taking, trading, forming);
  takes_no_argument(0, rule("VB-17"), Action::pass());
  table.play(0, {Action::challenge(4)});
  takes_no_argument(kJudge, rule("VB-15"), Action::exists());
  takes_no_argument(kJudge, rule("VB-15"), Action::missing());
  table.play(kJudge, {Action::missing()});
  refuses(1, rule("VB-16"), taking, trading, doubting);
  takes_no_argument(1, rule("VB-16"), Action::done());
}

// VB-06, VB-11
TEST(VerbatimRefusals, Taking) {
  const Table table("at heights: 0 16 16 0");
  table.refuses(0, Action::take(0), refuse(rule("VB-11"), Reason::kPileEmpty, 0));
  table.refuses(0, Action::take(3), refuse(rule("VB-11"), Reason::kPileEmpty, 3));
  table.refuses(0, Action::take(4), refuse(rule("VB-06"), Reason::kNoSuchPile, 4));
  table.refuses(0, Action::take(4095), refuse(rule("VB-06"), Reason::kNoSuchPile, 4095));
}

// VB-07, VB-08, VB-09, VB-11
TEST(VerbatimRefusals, Gaining) {
  Table table("at hand 0: a t\nat pile 1: e l\nat pile 2: c\nat pile 3: q*\nat heights: 4 4 4 0");
  table.play(0, {Action::take(0)});
  table.refuses(0, Action::gain(0), refuse(rule("VB-09"), Reason::kPileBare, 0));
  table.refuses(0, Action::gain(2), refuse(rule("VB-08"), Reason::kRedGain, 2));
  table.refuses(0, Action::gain(3), refuse(rule("VB-11"), Reason::kPileEmpty, 3));
  table.refuses(0, Action::gain(4), refuse(rule("VB-07"), Reason::kNoSuchPile, 4));
  table.play(0, {Action::gain(1)});
  table.refuses(0, Action::gain(1), refuse(rule("VB-09"), Reason::kAlreadyAsked, 1));

  Table dear("at hand 0: a t d\nat pile 1: e\nat pile 2: c\nat pile 3: k\nat pile 4: i");
  dear.play(0, {Action::take(0)});
  dear.refuses(0, Action::gain(2), refuse(rule("VB-07"), Reason::kNoSumForGain, 2));
  dear.play(0, {Action::gain(1), remove("a")});
  dear.refuses(0, Action::gain(3), refuse(rule("VB-07"), Reason::kGainAfterPaying));
}

// VB-07, VB-08, VB-09
TEST(VerbatimRefusals, Removing) {
  Table table("at hand 0: a d q*\nat pile 1: e\nat pile 2: c\nat pile 3: t");
  table.play(0, {Action::take(0)});
  table.refuses(0, remove("a"), refuse(rule("VB-07"), Reason::kNothingGained));
  table.play(0, {Action::gain(2)});
  for (const int kind : {0, 1, int{english().kinds}, 4095}) {
    table.refuses(0, of_type(static_cast<int>(Action::Type::kRemove), kind),
                  refuse(rule("VB-07"), Reason::kNoSuchLetter, kind));
  }
  table.refuses(0, remove("e"), refuse(rule("VB-09"), Reason::kStillInFront, face("e")));
  table.refuses(0, remove("g"), refuse(rule("VB-07"), Reason::kNotInHand, face("g")));
  table.refuses(0, remove("q*"), refuse(rule("VB-08"), Reason::kRedRemove, face("q*")));
  table.refuses(0, remove("d"), refuse(rule("VB-07"), Reason::kNoSumForRemove, face("d"), 1));
  table.play(0, {Action::gain(1)});
  table.refuses(0, remove("g"), refuse(rule("VB-07"), Reason::kNotInHand, face("g")));
  table.play(0, {remove("a")});
  table.refuses(0, remove("a"), refuse(rule("VB-07"), Reason::kNotInHand, face("a")));
}

// VB-13, VB-16, VB-20, VB-22
TEST(VerbatimRefusals, Forming) {
  Table table("at arrange: 0\nat hand 0: c a ? e\nat hand 1: d o");
  for (const int none : {0, 1, int{english().kinds}, kKinds + 26, kKinds + 27, 4095}) {
    table.refuses(0, of_type(static_cast<int>(Action::Type::kLay), none),
                  refuse(rule("VB-13"), Reason::kNoSuchLetter, none));
  }
  table.refuses(0, lay("?"), refuse(rule("VB-22"), Reason::kNameTheBlank));
  table.refuses(0, lay("d"), refuse(rule("VB-13"), Reason::kNotInHand, face("d")));
  table.refuses(1, lay("?a"), refuse(rule("VB-13"), Reason::kNotInHand, face("?a")));
  table.refuses(0, Action::end_word(), refuse(rule("VB-20"), Reason::kNoWordOpen));
  table.play(0, {lay("c")});
  table.refuses(0, Action::end_word(), refuse(rule("VB-20"), Reason::kWordTooShort));
  table.play(0, {lay("?z")});
  table.refuses(0, lay("?a"), refuse(rule("VB-13"), Reason::kNotInHand, face("?a")));
  table.refuses(0, lay("c"), refuse(rule("VB-13"), Reason::kNotInHand, face("c")));
  table.play(0, {Action::done()});
  table.play(1, {Action::done()});
  const std::vector<std::vector<Action>> tries = {
      {lay("?z"), lay("c"), Action::done()}, {lay("c"), lay("?z"), Action::done()}, {}};
  for (const std::vector<Action>& next : tries) {
    table.play(1, {Action::challenge(0)});
    table.play(kJudge, {Action::missing()});
    if (next.empty()) break;
    table.play(0, next);
    table.play(0, {Action::pass()});
  }
  table.refuses(0, lay("c"), refuse(rule("VB-16"), Reason::kSpent, face("c")));
  table.refuses(0, lay("?q"), refuse(rule("VB-16"), Reason::kSpent, face("?q")));
}

// VB-22: where no card is a blank, none is named.
TEST(VerbatimRefusals, NoBlanks) {
  const Table table("at arrange: 0\nat hand 0: c a e\nat hand 1: d o");
  Book book = english();
  book.blank = kNoCard;
  const Refusal no = Verbatim::check(book, table.state, 0, lay("?a"));
  EXPECT_EQ(no.rule.number, rule("VB-13").number);
  EXPECT_EQ(no.reason, refuse(rule("VB-13"), Reason::kNoSuchLetter).reason);
  EXPECT_EQ(Verbatim::check(book, table.state, 0, lay("a")), kAllowed);
}

// VB-15, VB-16, VB-17
TEST(VerbatimRefusals, Challenging) {
  Table table(
      "at challenge: 0\nat hand 0: c a t e\nat words 0: cat\nat hand 1: d o\nat words 1: do");
  for (const int place : {1, 2, 3, 5, 6, 87, 88, 4095}) {
    table.refuses(1, Action::challenge(place), refuse(rule("VB-15"), Reason::kNoWordThere, place));
  }
  table.refuses(1, Action::challenge(4), refuse(rule("VB-15"), Reason::kOwnWord));
  table.play(1, {Action::challenge(0)});
  table.play(kJudge, {Action::exists()});
  table.refuses(0, Action::challenge(0), refuse(rule("VB-15"), Reason::kOwnWord));
  table.play(0, {Action::challenge(4)});
  table.play(kJudge, {Action::missing()});
  table.play(1, {lay("d"), lay("o")});
  table.refuses(1, Action::end_word(), refuse(rule("VB-16"), Reason::kSameWordAgain));
  table.play(1, {Action::done()});
  table.refuses(1, Action::challenge(0), refuse(rule("VB-17"), Reason::kChallengedBefore));
}

}  // namespace
}  // namespace scriptorium::verbatim
