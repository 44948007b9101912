#include <gtest/gtest.h>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"
#include "games/hypertext/tests/positions.h"

// Each "no" names its rule and its reason.
namespace scriptorium::hypertext {
namespace {

using ActionType = Action::Type;

void expect_no(const State& state, Actor actor, Action action, const Refusal& wanted) {
  const Refusal no = Hypertext::check(the_book(), state, actor, action);
  EXPECT_EQ(no.rule, wanted.rule) << action.bits();
  EXPECT_EQ(no.reason, wanted.reason) << action.bits();
  EXPECT_EQ(no.arguments, wanted.arguments) << action.bits();
}
void expect_allowed(const State& state, Actor actor, Action action) {
  EXPECT_FALSE(Hypertext::check(the_book(), state, actor, action)) << action.bits();
}
Action with(ActionType doing, std::string_view word, Type role = Type::kNone) {
  return {doing, card_named(word), static_cast<int>(role)};
}
State after(State state, Actor actor, Action action) {
  Dice dice = Dice::fast(Seed::of(1));
  expect_allowed(state, actor, action);
  Hypertext::apply(the_book(), state, actor, action, dice, nullptr);
  return state;
}

const Actor kFirst = Seat{0};
const Actor kSecond = Seat{1};
const Actor kThird = Seat{2};

// Bread is drawn; jubilee cannot be made, congregation can.
State in_play() {
  return position(3, {{"board", "congregation"},
                      {"lot 0", "jubilee"},
                      {"hand 0", "bread abraham eat king ruth walk new"},
                      {"drawn", "bread"},
                      {"hand 1", "weep sing"},
                      {"hand 2", "great rich"}});
}

// What an action says is told apart, however large its other part is.
TEST(HypertextRefusals, TheTwoPartsOfAnAction) {
  const Action action(ActionType::kName, 200, 255);
  EXPECT_EQ(action.what(), 200);
  EXPECT_EQ(action.card(), 200);
  EXPECT_EQ(static_cast<int>(action.role()), 255);
}

// HT-14: what is no action is none, whatever else it says.
TEST(HypertextRefusals, OfWhatIsNoAction) {
  const State state = in_play();
  const Refusal none = refuse(rule("HT-14"), Reason::kNotAnAction);
  const auto bits = [](Action action, std::uint32_t more) {
    return Action::from_bits(action.bits() | more);
  };
  expect_no(state, kFirst, Action(), none);
  expect_no(state, kFirst, Action::from_bits(Action::kTypes), none);
  expect_no(state, kFirst, Action::from_bits(255), none);
  expect_no(state, kFirst, bits(with(ActionType::kDiscard, "bread"), 1U << 24), none);
  expect_no(state, kFirst, bits(with(ActionType::kDiscard, "bread"), 1U << 31), none);
  for (const ActionType doing :
       {ActionType::kActivate, ActionType::kReveal, ActionType::kPay, ActionType::kDiscard,
        ActionType::kPick, ActionType::kTop, ActionType::kBottom}) {
    expect_no(state, kFirst, Action(doing), none);
    expect_no(state, kFirst, Action(doing, kCards), none);
    expect_no(state, kFirst, Action(doing, kWords, 1), none);
    EXPECT_NE(Hypertext::check(the_book(), state, kFirst, Action(doing, kWords)), none);
    EXPECT_NE(Hypertext::check(the_book(), state, kFirst, Action(doing, 1)), none);
  }
  for (const int role : {0, kTypes + 1}) {
    expect_no(state, kFirst, Action(ActionType::kLay, 1, role), none);
  }
  expect_no(state, kFirst, Action(ActionType::kLay, 0, 1), none);
  expect_no(state, kFirst, Action(ActionType::kLay, kCards, 1), none);
  for (const int role : {1, kTypes}) {
    EXPECT_NE(Hypertext::check(the_book(), state, kFirst, Action(ActionType::kLay, 1, role)), none);
  }
  expect_no(state, kFirst, Action(ActionType::kName, 1, 0), none);
  EXPECT_NE(Hypertext::check(the_book(), state, kFirst, Action(ActionType::kName, 1, 1)), none);
  for (const ActionType doing : {ActionType::kRedeem, ActionType::kPass, ActionType::kYes,
                                 ActionType::kNo, ActionType::kDone}) {
    expect_no(state, kFirst, Action(doing, 1), none);
    expect_no(state, kFirst, Action(doing, 0, 1), none);
    EXPECT_NE(Hypertext::check(the_book(), state, kFirst, Action(doing)), none);
  }
  for (const ActionType doing : {ActionType::kRecord, ActionType::kPlayer, ActionType::kOption}) {
    expect_no(state, kFirst, Action(doing, 1, 1), none);
    EXPECT_NE(Hypertext::check(the_book(), state, kFirst, Action(doing, 1)), none);
  }
  expect_no(state, Actor::judge(), Action(ActionType::kPass),
            refuse(rule("HT-29"), Reason::kNotAnAction));
}

// HT-08, HT-10 to HT-14, HT-17.
TEST(HypertextRefusals, InATurn) {
  State state = in_play();
  expect_no(state, kSecond, with(ActionType::kDiscard, "weep"),
            refuse(rule("HT-08"), Reason::kNotYourTurn, 0));
  expect_no(state, kFirst, with(ActionType::kActivate, "weep"),
            refuse(rule("HT-11"), Reason::kNotInHand, card_named("weep")));
  expect_no(state, kFirst, with(ActionType::kActivate, "eat"),
            refuse(rule("HT-10"), Reason::kNotDrawn, card_named("eat")));
  expect_no(state, kFirst, with(ActionType::kReveal, "eat"),
            refuse(rule("HT-11"), Reason::kNoLetter));
  expect_no(state, kFirst, with(ActionType::kDiscard, "weep"),
            refuse(rule("HT-17"), Reason::kNotInHand, card_named("weep")));
  expect_no(state, kFirst, ActionType::kPass, refuse(rule("HT-17"), Reason::kWrongStep));
  expect_no(state, kFirst, ActionType::kRedeem, refuse(rule("HT-19"), Reason::kNothingOffered));
  for (const Action action :
       {Action(ActionType::kYes), with(ActionType::kPay, "eat"),
        with(ActionType::kLay, "eat", Type::kVerb), Action(ActionType::kDone)}) {
    expect_no(state, kFirst, action, refuse(rule("HT-10"), Reason::kWrongStep));
  }
  expect_allowed(state, kFirst, Action(ActionType::kRecord, kBoard));
  expect_no(state, kFirst, Action(ActionType::kRecord, lot_of(0)),
            refuse(rule("HT-14"), Reason::kNotRecordable, state.lot[0]));
  state.lots_done[0] = 1;  // nothing behind the Lots is taken for one
  for (const int target : {lot_of(3), lot_of(kSeatCap - 1), kTargets, kTargets + 1, 255}) {
    expect_no(state, kFirst, Action(ActionType::kRecord, target),
              refuse(rule("HT-14"), Reason::kNoSuchTarget));
  }
  state.lot_once = 1;
  state.lot[1] = state.board;  // which can be made
  state.lots_done[0] = 0b010;
  expect_no(state, kFirst, Action(ActionType::kRecord, lot_of(1)),
            refuse(rule("HT-31"), Reason::kLotDone));
  state.lots_done[0] = 0b101;
  expect_allowed(state, kFirst, Action(ActionType::kRecord, lot_of(1)));
  state.bars[0] = {Act::kRedeem, 0b001, 0};
  state.bars[1] = {Act::kActivate, 0b001, 0};
  expect_no(state, kFirst, with(ActionType::kActivate, "bread"),
            refuse(rule("HT-10"), Reason::kForbidden));
}

// HT-10 to HT-12: with a Letter, without the drawn card, and with too few cards.
TEST(HypertextRefusals, OfActivations) {
  State state = in_play();
  state.letters[0] = 1;
  expect_allowed(state, kFirst, with(ActionType::kReveal, "eat"));
  end_activations(state);
  expect_no(state, kFirst, with(ActionType::kActivate, "bread"),
            refuse(rule("HT-10"), Reason::kUsedUp));
  state.stage = Stage::kRecord;
  expect_no(state, kFirst, with(ActionType::kReveal, "eat"),
            refuse(rule("HT-11"), Reason::kWrongStep));
  const State few = position(2, {{"hand 0", "abraham bread oil"}, {"letters 0", "1"}});
  expect_no(few, kFirst, with(ActionType::kReveal, "abraham"),
            refuse(rule("HT-12"), Reason::kTooFew, card_named("abraham"), 3));
  const State enough = position(2, {{"hand 0", "abraham bread oil salt"}, {"letters 0", "1"}});
  expect_allowed(enough, kFirst, with(ActionType::kReveal, "abraham"));
}

// HT-12: while a cost is paid.
TEST(HypertextRefusals, WhilePaying) {
  State state = in_play();
  state.letters[0] = 1;
  state = after(state, kFirst, with(ActionType::kReveal, "king"));
  const auto not_in_hand = [](std::string_view word) {
    return refuse(rule("HT-12"), Reason::kNotInHand, card_named(word));
  };
  expect_no(state, kFirst, with(ActionType::kDiscard, "eat"),
            refuse(rule("HT-12"), Reason::kPayFirst, card_named("king")));
  expect_no(state, kFirst, with(ActionType::kPay, "king"),
            refuse(rule("HT-12"), Reason::kNotItself, card_named("king")));
  expect_no(state, kFirst, with(ActionType::kPay, "weep"), not_in_hand("weep"));
  state = after(state, kFirst, with(ActionType::kPay, "eat"));
  expect_no(state, kFirst, with(ActionType::kPay, "eat"), not_in_hand("eat"));
}

// HT-04, HT-14: while a phase is laid. An epistle is of two VERBs, two NOUNs and a NAME.
TEST(HypertextRefusals, WhileLaying) {
  State state = position(2, {{"board", "epistle"}, {"hand 0", "ruth eat walk bread oil new king"}});
  state = after(state, kFirst, Action(ActionType::kRecord, kBoard));
  const auto lay = [](std::string_view word, Type role) {
    return with(ActionType::kLay, word, role);
  };
  expect_no(state, kFirst, with(ActionType::kDiscard, "eat"),
            refuse(rule("HT-14"), Reason::kLayFirst, state.board));
  expect_no(state, kFirst, lay("weep", Type::kVerb),
            refuse(rule("HT-14"), Reason::kNotInHand, card_named("weep")));
  expect_no(
      state, kFirst, lay("eat", Type::kNoun),
      refuse(rule("HT-04"), Reason::kNotAs, card_named("eat"), static_cast<int>(Type::kNoun)));
  expect_no(
      state, kFirst, lay("king", Type::kVerb),
      refuse(rule("HT-04"), Reason::kNotAs, card_named("king"), static_cast<int>(Type::kVerb)));
  expect_no(state, kFirst, lay("new", Type::kAdjective),
            refuse(rule("HT-14"), Reason::kNotPart, card_named("new"), state.board));
  expect_allowed(state, kFirst, lay("king", Type::kName));
  state = after(state, kFirst, lay("eat", Type::kVerb));
  expect_no(state, kFirst, lay("eat", Type::kVerb),
            refuse(rule("HT-14"), Reason::kNotInHand, card_named("eat")));
}

// HT-19, HT-20.
TEST(HypertextRefusals, WhileACardMayBeRedeemed) {
  State state = in_play();
  state.redeemed = 0b010;
  state = after(state, kFirst, with(ActionType::kDiscard, "bread"));
  ASSERT_EQ(state.stage, Stage::kRedeem);
  expect_no(state, kSecond, ActionType::kRedeem, refuse(rule("HT-19"), Reason::kRedeemedBefore));
  expect_no(state, kSecond, ActionType::kPass, refuse(rule("HT-20"), Reason::kNotAsked));
  expect_no(state, kFirst, ActionType::kRedeem, refuse(rule("HT-20"), Reason::kNotAsked));
  expect_no(state, kThird, with(ActionType::kDiscard, "great"),
            refuse(rule("HT-20"), Reason::kWrongStep));
  expect_allowed(state, kThird, ActionType::kRedeem);
  expect_allowed(state, kThird, ActionType::kPass);
}

// HT-19: a debt is paid before anything else. HT-22: the grace is for records.
TEST(HypertextRefusals, OfDebtAndGrace) {
  State state = in_play();
  state.stage = Stage::kOwed;
  expect_no(state, kFirst, ActionType::kPass, refuse(rule("HT-19"), Reason::kDiscardOwed));
  expect_no(state, kFirst, Action(ActionType::kRecord, kBoard),
            refuse(rule("HT-19"), Reason::kDiscardOwed));
  expect_allowed(state, kFirst, with(ActionType::kDiscard, "bread"));
  state.stage = Stage::kGrace;
  const Refusal wrong = refuse(rule("HT-22"), Reason::kWrongStep);
  expect_no(state, kFirst, with(ActionType::kActivate, "bread"), wrong);
  expect_no(state, kFirst, with(ActionType::kReveal, "bread"), wrong);
  expect_no(state, kFirst, with(ActionType::kDiscard, "bread"), wrong);
  expect_no(state, kSecond, ActionType::kPass, refuse(rule("HT-22"), Reason::kNotYourTurn, 0));
  expect_allowed(state, kFirst, ActionType::kPass);
  expect_allowed(state, kFirst, Action(ActionType::kRecord, kBoard));
  state.stage = Stage::kOver;
  expect_no(state, kFirst, ActionType::kPass, refuse(rule("HT-25"), Reason::kOver));
}

// HT-10: an ability is answered with what it offers.
TEST(HypertextRefusals, WhileAnAbilityAsks) {
  State state =
      position(2, {{"hand 0", "bread eat walk"}, {"drawn", "bread"}, {"sheol", "oil salt weep"}});
  state = after(state, kFirst, with(ActionType::kActivate, "bread"));
  ASSERT_EQ(state.stage, Stage::kEffect);
  expect_no(state, kFirst, with(ActionType::kPick, "weep"),
            refuse(rule("HT-10"), Reason::kNotOffered));
  expect_no(state, kFirst, ActionType::kYes, refuse(rule("HT-10"), Reason::kNotOffered));
  expect_no(state, kFirst, ActionType::kPass, refuse(rule("HT-10"), Reason::kAnswerFirst));
  expect_no(state, kFirst, with(ActionType::kDiscard, "eat"),
            refuse(rule("HT-10"), Reason::kAnswerFirst));
  expect_no(state, kSecond, with(ActionType::kPick, "oil"),
            refuse(rule("HT-08"), Reason::kNotYourTurn, 0));
  expect_allowed(state, kFirst, with(ActionType::kPick, "oil"));
}

// HT-23: when the game is over, nothing of the last chapter is left.
TEST(HypertextChapters, LeaveNothingBehind) {
  int decided = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Config config;
    config.seats = 3;
    config.length = 2;
    Dice dice = Dice::fast(Seed::of(seed));
    State state = Hypertext::setup(the_book(), config, dice, nullptr);
    while (state.stage != Stage::kOver) {
      const auto seat = static_cast<Seat>(Hypertext::to_act(the_book(), state).lowest());
      Actions legal;
      Hypertext::legal(the_book(), state, seat, legal);
      const auto which = dice.below(static_cast<std::uint32_t>(legal.size()));
      Hypertext::apply(the_book(), state, seat, legal[which], dice, nullptr);
    }
    if (tie_break(state)) continue;
    ++decided;
    for (int seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(state.letters[seat] + state.earned[seat] + state.records[seat], 0);
      EXPECT_EQ(state.lots_done[seat] + hand_size(state, seat) + state.table.size(pages_of(seat)),
                0);
    }
    for (const Bar& bar : state.bars) EXPECT_EQ(bar.act, Act::kNone);
    EXPECT_EQ(state.redeemed | state.owes | state.record_wreath | state.empty_wreath, 0);
    EXPECT_EQ(state.went_out | state.graced | state.turns | state.end_discards, 0);
    EXPECT_EQ(state.free_left | state.extra_free | state.unsure | state.drawn, 0);
  }
  EXPECT_GT(decided, 10);
}

}  // namespace
}  // namespace scriptorium::hypertext
