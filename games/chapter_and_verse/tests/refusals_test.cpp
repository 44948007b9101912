#include <gtest/gtest.h>

#include <vector>

#include "games/chapter_and_verse/table.h"
#include "games/chapter_and_verse/tests/place.h"

// Each "no" names its rule, its reason and what it speaks of.
namespace scriptorium::chapter_and_verse {
namespace {

using Game = ChapterAndVerse;
using ActionType = Action::Type;

const Actor kJudge = Actor::judge();

struct Table {
  State state;

  explicit Table(const std::string& lines, int seats = 2, bool advanced = true)
      : state(place(lines, {.seats = static_cast<std::uint8_t>(seats),
                            .advanced = static_cast<std::uint8_t>(advanced ? 1 : 0)})) {}

  Table& play(Actor actor, const std::vector<Action>& actions) {
    Dice dice = Dice::fast(Seed::of(1));
    for (const Action action : actions) {
      EXPECT_EQ(Game::check(the_book(), state, actor, action), kAllowed);
      Game::apply(the_book(), state, actor, action, dice, nullptr);
    }
    return *this;
  }
  void refuses(Actor actor, Action action, const Refusal& expected) const {
    const Refusal refusal = Game::check(the_book(), state, actor, action);
    EXPECT_EQ(std::string(refusal.rule.game, 2), "CV");
    EXPECT_EQ(refusal.rule.number, expected.rule.number) << static_cast<int>(action.type());
    EXPECT_EQ(refusal.reason, expected.reason) << static_cast<int>(action.type());
    EXPECT_EQ(refusal.arguments, expected.arguments);
  }
  void refuses(Actor actor, const std::vector<Action>& actions, const Refusal& expected) const {
    for (const Action action : actions) refuses(actor, action, expected);
  }
};

Action with(ActionType type, std::string_view verse) { return {type, kind(verse)}; }

const Action kInto = ActionType::kInto;

// One action has one form; any other bits are no action at all.
TEST(ChapterAndVerseRefusals, WhatIsNoAction) {
  const Table table("at hand 0: be_still");
  const auto none = refuse(rule("CV-10"), Reason::kNotAnAction);
  const int kinds = static_cast<int>(the_book().verses.size());
  table.refuses(0, {Action(), Action::from_bits(31), Action::from_bits(255)}, none);
  for (const ActionType type :
       {ActionType::kExcess, ActionType::kFreeplay, ActionType::kPlay, ActionType::kSacrifice,
        ActionType::kUse, ActionType::kQuote, ActionType::kQuick, ActionType::kChallenge,
        ActionType::kTop, ActionType::kBottom}) {
    table.refuses(0, {{type, 0}, {type, kinds}, {type, 255}, {type, 1, 1}, {type, 1, 0, 7}}, none);
    EXPECT_NE(Game::check(the_book(), table.state, 0, {type, kinds - 1, 0, 6}).reason, none.reason);
  }
  for (const ActionType type : {ActionType::kFirst, ActionType::kPick}) {
    table.refuses(
        0, {{type, 0, 1}, {type, 1, 0}, {type, kinds, 1}, {type, 1, kPiles}, {type, 1, 1, 7}},
        none);
    EXPECT_NE(Game::check(the_book(), table.state, 0, {type, 1, kPiles - 1, 6}).reason,
              none.reason);
  }
  for (const ActionType type : {ActionType::kInto, ActionType::kChapter}) {
    table.refuses(0, {{type, 1, 1}, {type, 0, kPiles}, {type, 0, 1, 1}}, none);
    EXPECT_NE(Game::check(the_book(), table.state, 0, {type, 0, kPiles - 1}).reason, none.reason);
  }
  for (const ActionType type :
       {ActionType::kHandTo, ActionType::kPlayer, ActionType::kClose, ActionType::kOption}) {
    table.refuses(0, {{type, 1, 1}, {type, 1, 0, 1}}, none);
    EXPECT_NE(Game::check(the_book(), table.state, 0, {type, 0}).reason, none.reason);
  }
  table.refuses(0, {{ActionType::kName, 0, 1}, {ActionType::kName, 1, 1, 1}}, none);
  for (const ActionType type : {ActionType::kSkip, ActionType::kRecite, ActionType::kPlayIt,
                                ActionType::kKeepIt, ActionType::kEnd, ActionType::kPass,
                                ActionType::kYes, ActionType::kNo, ActionType::kDone}) {
    table.refuses(0, {{type, 1}, {type, 0, 1}, {type, 0, 0, 1}}, none);
  }
  table.refuses(kJudge, {{ActionType::kRight, 1}, {ActionType::kWrong, 0, 1}}, none);
}

// CV-10, CV-33: who may not act
TEST(ChapterAndVerseRefusals, WhoIsNotToAct) {
  Table table("at mover: 1\nat hand 1: god_so_loved be_still\nat hand 0: be_still", 3);
  table.refuses(0, ActionType::kEnd, refuse(rule("CV-10"), Reason::kNotYourTurn, 1));
  table.refuses(2, ActionType::kPass, refuse(rule("CV-10"), Reason::kNotYourTurn, 1));
  const auto judge_only = refuse(rule("CV-33"), Reason::kJudgeOnly);
  table.refuses(0, {ActionType::kRight, ActionType::kWrong}, judge_only);
  table.refuses(1, ActionType::kWrong, judge_only);
  const auto nothing = refuse(rule("CV-33"), Reason::kNothingToJudge);
  table.refuses(kJudge, {ActionType::kRight, ActionType::kWrong}, nothing);
  table.refuses(kJudge, ActionType::kEnd, refuse(rule("CV-33"), Reason::kSeatOnly));
  table.play(1, {with(ActionType::kQuote, "god_so_loved")});
  table.refuses(1, {ActionType::kRecite, ActionType::kEnd},
                refuse(rule("CV-32"), Reason::kWrongPhase));
  table.refuses(1, {{ActionType::kHandTo, 1}, {ActionType::kHandTo, 3}, {ActionType::kHandTo, 255}},
                refuse(rule("CV-32"), Reason::kNoSuchSeat));
  table.play(1, {{ActionType::kHandTo, 0}});
  table.refuses(0, ActionType::kRecite, refuse(rule("CV-41"), Reason::kNotAsked));
  table.refuses(1, ActionType::kEnd, refuse(rule("CV-33"), Reason::kReciteFirst));
  table.play(1, {ActionType::kRecite});
  table.refuses(1, ActionType::kPlayIt, refuse(rule("CV-33"), Reason::kVerdictDue));
  table.refuses(0, ActionType::kRight, judge_only);
  table.refuses(kJudge, ActionType::kEnd, refuse(rule("CV-33"), Reason::kSeatOnly));
  table.play(kJudge, {ActionType::kWrong});
  // CV-32: two for God So Loved, and one verse in hand
  table.refuses(1, ActionType::kPlayIt,
                refuse(rule("CV-32"), Reason::kTooFew, kind("god_so_loved"), 2));
  table.refuses(1, ActionType::kEnd, refuse(rule("CV-32"), Reason::kWrongPhase));
  table.play(1, {ActionType::kKeepIt});
}

// CV-20
TEST(ChapterAndVerseRefusals, AfterTheEnd) {
  Table table("at round: 60\nat mover: 1\nat hand 0: be_still", 2, false);
  table.play(1, {ActionType::kEnd}).play(0, {ActionType::kSkip, ActionType::kEnd});
  table.refuses(0, ActionType::kEnd, refuse(rule("CV-20"), Reason::kOver));
  table.refuses(kJudge, ActionType::kRight, refuse(rule("CV-20"), Reason::kOver));
}

// CV-10, CV-13, CV-14, CV-16: what is for another phase
TEST(ChapterAndVerseRefusals, Phases) {
  Table table(
      "at phase: freeplay\nat hand 0: god_so_loved weeping_and_gnashing be_still\n"
      "at chapter 0.1: god_so_loved the_evidence be_still");
  table.refuses(0, ActionType::kEnd, refuse(rule("CV-10"), Reason::kWrongPhase));
  table.refuses(0, {ActionType::kClose, 3}, refuse(rule("CV-16"), Reason::kWrongPhase));
  table.refuses(0, with(ActionType::kPlay, "be_still"), refuse(rule("CV-14"), Reason::kWrongPhase));
  table.refuses(0, with(ActionType::kQuote, "god_so_loved"),
                refuse(rule("CV-13"), Reason::kWrongPhase));
  table.refuses(0, with(ActionType::kUse, "weeping_and_gnashing"),
                refuse(rule("CV-13"), Reason::kWrongPhase));
  table.refuses(
      0, {kInto, ActionType::kPass, ActionType::kYes, with(ActionType::kSacrifice, "be_still")},
      refuse(rule("CV-10"), Reason::kWrongPhase));
  table.play(0, {ActionType::kSkip});
  table.refuses(0, ActionType::kSkip, refuse(rule("CV-13"), Reason::kWrongPhase));
  table.refuses(0, with(ActionType::kFreeplay, "be_still"),
                refuse(rule("CV-13"), Reason::kNoFreeplay));
  for (const int theme : {0, 1, 5, 6, 255}) {
    table.refuses(0, {ActionType::kClose, theme}, refuse(rule("CV-16"), Reason::kNoBook, theme));
  }
  table.play(0, {{ActionType::kClose, 3}});
  table.refuses(0, ActionType::kEnd, refuse(rule("CV-16"), Reason::kWrongPhase));
  for (const int pile : {int{chapter_of(0, 1)}, int{pile_of(0, Pile::kHand)}, int{kHanded}, 0,
                         int{chapter_of(2, 0)}, int{chapter_of(1, 0)}}) {
    table.refuses(0, {ActionType::kChapter, 0, pile},
                  refuse(rule("CV-16"), Reason::kNoSuchChapter));
  }
}

// CV-17: a chapter that does not help
TEST(ChapterAndVerseRefusals, Books) {
  Table table(
      "at chapter 0.1: god_so_loved the_evidence be_still\nat chapter 0.2: naked_came_i\n"
      "at chapter 1.1: be_still");
  table.play(0, {{ActionType::kClose, 3}});
  for (const PileId pile : {chapter_of(0, 1), chapter_of(1, 0)}) {
    table.refuses(0, {ActionType::kChapter, 0, pile}, refuse(rule("CV-17"), Reason::kNotNeeded));
  }
}

// CV-13, CV-14, CV-31, CV-32, CV-37
TEST(ChapterAndVerseRefusals, Verses) {
  const Kind last = kind("the_last_shall_be_first");
  Table table("at hand 0: weeping_and_gnashing be_still the_last_shall_be_first god_so_loved");
  for (const ActionType type :
       {ActionType::kFreeplay, ActionType::kPlay, ActionType::kUse, ActionType::kQuote}) {
    table.refuses(0, with(type, "naked_came_i"),
                  refuse(rule("CV-13"), Reason::kNotInHand, kind("naked_came_i")));
    table.refuses(0, {type, kind("be_still"), 0, 2},
                  refuse(rule("CV-13"), Reason::kNotInHand, kind("be_still")));
  }
  table.refuses(0, {ActionType::kPlay, last}, refuse(rule("CV-14"), Reason::kTooFew, last, 4));
  table.refuses(0, with(ActionType::kUse, "be_still"),
                refuse(rule("CV-31"), Reason::kNoEffectToUse, kind("be_still")));
  table.refuses(0, with(ActionType::kQuote, "be_still"),
                refuse(rule("CV-32"), Reason::kNoQuote, kind("be_still")));
  table.state.kept = 1;
  table.refuses(0, with(ActionType::kQuote, "god_so_loved"),
                refuse(rule("CV-32"), Reason::kQuotedBefore));
  Table unique(
      "at phase: freeplay\nat hand 0: the_last_shall_be_first\n"
      "at chapter 1.1: the_last_shall_be_first");
  unique.refuses(0, {ActionType::kFreeplay, last},
                 refuse(rule("CV-37"), Reason::kUniquePlayed, last));
}

// CV-14, CV-15: where a verse goes, and what is given for it
TEST(ChapterAndVerseRefusals, Playing) {
  Table table(
      "at hand 0: god_so_loved naked_came_i be_still the_son_was_lost\nat chapter 0.1: be_still\n"
      "at chapter 1.1: be_still");
  table.play(0, {with(ActionType::kPlay, "god_so_loved")});
  table.refuses(0, ActionType::kEnd, refuse(rule("CV-15"), Reason::kWrongPhase));
  for (const PileId pile : {chapter_of(0, 1), chapter_of(1, 0), pile_of(0, Pile::kDiscard),
                            chapter_of(0, 15), kHanded}) {
    table.refuses(0, {ActionType::kInto, 0, pile}, refuse(rule("CV-15"), Reason::kNoSuchChapter));
  }
  table.play(0, {kInto});
  table.refuses(0, kInto, refuse(rule("CV-14"), Reason::kWrongPhase));
  for (const std::string_view verse : {"god_so_loved", "the_evidence", "naked_came_i"}) {
    table.refuses(0, with(ActionType::kSacrifice, verse),
                  refuse(rule("CV-14"), Reason::kNotThisVerse, kind(verse)));
  }
  table.play(0, {with(ActionType::kSacrifice, "the_son_was_lost")});
  for (const std::string_view verse : {"the_son_was_lost", "be_still"}) {
    table.refuses(0, with(ActionType::kSacrifice, verse),
                  refuse(rule("CV-14"), Reason::kNotThisVerse, kind(verse)));
  }
}

TEST(ChapterAndVerseRefusals, ATabletopIsFull) {
  std::string lines = "at phase: freeplay\nat hand 0: be_still\n";
  for (Kind chapter = 1; chapter <= kChapters; ++chapter) {
    lines += "at chapter 0." + std::to_string(chapter) + ": " +
             std::string(CardList::get().slug(chapter)) + "\n";
  }
  Table table(lines, 2, false);
  table.play(0, {with(ActionType::kFreeplay, "be_still")});
  table.refuses(0, kInto, refuse(rule("CV-15"), Reason::kNoRoom));
  table.play(0, {{ActionType::kInto, 0, chapter_of(0, 15)}});
}

// CV-39, CV-41, CV-44
TEST(ChapterAndVerseRefusals, Answers) {
  const std::string lines =
      "at phase: freeplay\nat hand 0: naked_came_i here_am_i\n"
      "at hand 1: be_still here_am_i\nat hand 2: be_still";
  Table table(lines, 3);
  table.play(0, {with(ActionType::kFreeplay, "naked_came_i"), kInto});
  table.refuses(0, ActionType::kPass, refuse(rule("CV-41"), Reason::kNotAsked));
  table.refuses(1, {ActionType::kSkip, ActionType::kEnd},
                refuse(rule("CV-41"), Reason::kWrongPhase));
  const Kind evidence = kind("the_evidence");
  for (const ActionType type : {ActionType::kQuick, ActionType::kChallenge}) {
    table.refuses(1, {type, evidence}, refuse(rule("CV-41"), Reason::kNotInHand, evidence));
  }
  table.refuses(1, with(ActionType::kQuick, "be_still"),
                refuse(rule("CV-39"), Reason::kNoQuickPlay, kind("be_still")));
  table.play(1, {ActionType::kPass});
  table.refuses(1, ActionType::kPass, refuse(rule("CV-41"), Reason::kNotAsked));
  Table full = table;
  while (!full.state.line.full()) full.state.line.lay(full.state.line.last());
  full.state.window.ask(SeatSet::of(1));
  full.refuses(1, with(ActionType::kQuick, "here_am_i"), refuse(rule("CV-41"), Reason::kLineFull));
  Table stands = table;
  stands.state.line.last().detail = kStands;
  stands.refuses(2, with(ActionType::kChallenge, "be_still"),
                 refuse(rule("CV-44"), Reason::kNoChallenge));
  Table basic("at phase: freeplay\nat hand 0: naked_came_i\nat hand 1: be_still", 2, false);
  basic.play(0, {with(ActionType::kFreeplay, "naked_came_i"), kInto});
  basic.refuses(1, with(ActionType::kQuick, "be_still"), refuse(rule("CV-41"), Reason::kBasicGame));
}

// CV-37, CV-39: no verse of the sets is Unique and a Quick Play; here one is.
TEST(ChapterAndVerseRefusals, AUniqueQuickPlay) {
  const Kind here = kind("here_am_i");
  std::vector<Verse> verses(the_book().verses.begin(), the_book().verses.end());
  verses[here].unique = true;
  Book book = the_book();
  book.verses = verses;
  Table table(
      "at phase: freeplay\nat hand 0: naked_came_i\nat hand 1: be_still here_am_i here_am_i");
  table.play(0, {with(ActionType::kFreeplay, "naked_came_i"), kInto});
  const Action quick(ActionType::kQuick, here);
  Actions legal;
  EXPECT_EQ(Game::check(book, table.state, Seat{1}, quick), kAllowed);
  Game::legal(book, table.state, Seat{1}, legal);
  EXPECT_TRUE(legal.contains(quick));
  table.state.unique_played[here / 64] |= std::uint64_t{1} << (here % 64);
  EXPECT_EQ(Game::check(book, table.state, Seat{1}, quick),
            refuse(rule("CV-37"), Reason::kUniquePlayed, here));
  Game::legal(book, table.state, Seat{1}, legal);
  EXPECT_FALSE(legal.contains(quick));
}

// CV-11
TEST(ChapterAndVerseRefusals, TheStartOfATurn) {
  Table order("at mover: 3\nat chapter 0.1: be_still\nat chapter 0.2: be_still the_evidence", 4,
              false);
  order.play(3, {ActionType::kEnd});
  order.refuses(0, ActionType::kEnd, refuse(rule("CV-11"), Reason::kWrongPhase));
  const auto not_offered = refuse(rule("CV-11"), Reason::kNotOffered);
  order.refuses(0, {ActionType::kFirst, kind("the_evidence"), chapter_of(0, 1)}, not_offered);
  order.refuses(0, {ActionType::kFirst, kind("be_still"), chapter_of(0, 2)}, not_offered);
  order.refuses(0, {ActionType::kFirst, kind("be_still"), chapter_of(0, 1), 2}, not_offered);
  order.play(0, {{ActionType::kFirst, kind("be_still"), chapter_of(0, 1)}});
  order.refuses(0, ActionType::kDone, refuse(rule("CV-30"), Reason::kNotOffered));
  order.refuses(1, ActionType::kDone, refuse(rule("CV-41"), Reason::kNotAsked));

  Table excess(
      "at mover: 1\nat hand 0: be_still god_so_loved naked_came_i no_other_gods good_ground "
      "white_as_snow wings_as_eagles other_sheep our_father",
      2, false);
  excess.play(1, {ActionType::kEnd});
  excess.refuses(0, ActionType::kSkip, refuse(rule("CV-11"), Reason::kWrongPhase));
  excess.refuses(0, with(ActionType::kExcess, "the_evidence"),
                 refuse(rule("CV-11"), Reason::kNotInHand, kind("the_evidence")));
  excess.play(0, {with(ActionType::kExcess, "be_still")});
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
