#include "core/match.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/tests/talk.h"

// What a match keeps, tells, takes back and forgets, whatever the game.
namespace scriptorium {
namespace {

using Action = Talk::Action;
using Type = Talk::Action::Type;
using Table = Match<Talk>;

Action say(int number) { return {Type::kSay, static_cast<std::uint8_t>(number)}; }
Action whisper(int number) { return {Type::kWhisper, static_cast<std::uint8_t>(number)}; }
Action tell(int number) { return {Type::kTell, static_cast<std::uint8_t>(number)}; }
Action show(int number) { return {Type::kShow, static_cast<std::uint8_t>(number)}; }
Action roll() { return {Type::kRoll, 1}; }
Action echo() { return {Type::kEcho, 1}; }
Action stop() { return {Type::kStop, 1}; }

Table table(DiceKind dice = DiceKind::kSealed) {
  return {std::make_shared<const Talk::Book>(Talk::Book{77}), {}, Seed::of(5), dice, Judge::kAsked};
}
ActResult act(Table& match, Actor actor, const std::vector<Action>& actions) {
  return match.act(actor, actions);
}

// What a viewer heard after a revision; a take-back is −1.
std::vector<int> heard(const Table& match, Viewer viewer, std::uint32_t since) {
  std::vector<int> numbers;
  match.notices(viewer, since, [&](const Notice<Talk>& notice, const Talk::Event* event) {
    EXPECT_EQ(notice.taken_back, event == nullptr);
    numbers.push_back(event == nullptr ? -1 : static_cast<int>(event->number));
  });
  return numbers;
}

TEST(Match, BeginsAsItsReplaySays) {
  const Table match = table();
  EXPECT_EQ(match.replay().rules_version, 3);
  EXPECT_EQ(match.replay().book_hash, 77U);
  EXPECT_EQ(match.replay().judge, Judge::kAsked);
  EXPECT_EQ(match.seats(), 3);
  EXPECT_EQ(match.actors(), SeatSet::first(3));
  EXPECT_EQ(match.ply(), 0U);
  EXPECT_EQ(match.entries(), 0U);
  EXPECT_EQ(match.last_entry(), nullptr);
  Dice dice = Dice::sealed(Seed::of(5), 0);
  EXPECT_EQ(match.state().rolled, dice.below(1000));
  for (int viewer = 0; viewer <= kMaxSeats; ++viewer) {
    EXPECT_EQ(match.revision(Viewer(static_cast<Seat>(viewer))), 1U) << "the deal was told";
  }
  EXPECT_EQ(match.decision(0), 1U);
  EXPECT_EQ(match.decision(2), 1U);
}

TEST(Match, APositionIsNotDealt) {
  Talk::State position = {};
  position.seats = 2;
  position.said = 40;
  const Table match(std::make_shared<const Talk::Book>(), {}, Seed::of(5), DiceKind::kFast,
                    Judge::kDice, position, "at said: 40");
  EXPECT_EQ(match.state().said, 40U);
  EXPECT_EQ(match.replay().position, "at said: 40");
  EXPECT_EQ(match.revision(Viewer(0)), 0U) << "nothing was told";
  Table played = match;
  ASSERT_TRUE(act(played, 1, {say(2)}));
  const Table again = played.fresh();
  EXPECT_EQ(again.state().said, 40U);
  EXPECT_EQ(again.replay().position, "at said: 40");
  EXPECT_EQ(again.replay().dice, DiceKind::kFast);
  EXPECT_EQ(again.replay().judge, Judge::kDice);
  EXPECT_EQ(again.entries(), 0U);
}

TEST(Match, EveryActionHasItsPlysDice) {
  for (const DiceKind kind : {DiceKind::kSealed, DiceKind::kFast}) {
    Table match = table(kind);
    ASSERT_TRUE(act(match, 1, {say(2), whisper(3), roll()}));
    EXPECT_EQ(match.ply(), 3U);
    Dice third =
        kind == DiceKind::kSealed ? Dice::sealed(Seed::of(5), 3) : Dice::fast(Seed::of(5), 3);
    EXPECT_EQ(match.state().rolled, third.below(1000000));
    ASSERT_TRUE(act(match, 0, {roll()}));
    EXPECT_EQ(match.ply(), 4U);
  }
}

TEST(Match, AListStopsAtWhatIsRefusedOrSeen) {
  Table match = table();
  ActResult result = act(match, 0, {say(1), say(0), say(2)});
  EXPECT_EQ(result.fault, ActFault::kRefused);
  EXPECT_EQ(result.refusal.rule, rule("TK-02"));
  EXPECT_EQ(result.at, 1U);
  for (const Action reveals : {show(1), roll()}) {
    result = act(match, 0, {say(1), reveals, say(2)});
    EXPECT_EQ(result.fault, ActFault::kPastReveal);
    EXPECT_EQ(result.at, 1U);
    Talk::State after;
    const Action steps[] = {whisper(1), reveals};
    EXPECT_TRUE(match.try_steps(0, std::span(steps).first(1), after));
    EXPECT_EQ(after.whispered[0], 1U);
    EXPECT_EQ(match.try_steps(0, steps, after).fault, ActFault::kPastReveal);
  }
  EXPECT_EQ(act(match, 0, {}).fault, ActFault::kEmpty);
  EXPECT_EQ(act(match, 0, {}).at, 0U);
  EXPECT_EQ(match.state().said, 0U);
  EXPECT_EQ(match.entries(), 0U);
  EXPECT_EQ(match.revision(Viewer(0)), 1U);
  EXPECT_TRUE(act(match, 0, {say(1), show(2)}));
  EXPECT_EQ(match.last_entry()->actions, (std::vector{say(1), show(2)}));
}

TEST(Match, EachHearsWhatIsTheirs) {
  Table match = table();
  const std::vector<Action> spoken = {say(1), whisper(2)};
  ASSERT_TRUE(match.act(1, spoken, "aloud"));
  ASSERT_TRUE(act(match, 0, {say(3)}));
  EXPECT_EQ(match.replay().entries[0].text, "aloud");
  EXPECT_EQ(heard(match, Viewer(1), 1), (std::vector{1, 2, 0}));
  EXPECT_EQ(heard(match, Viewer(0), 1), (std::vector{0, 3}));
  EXPECT_EQ(heard(match, Viewer(0), 2), (std::vector{3}));
  EXPECT_EQ(heard(match, Viewer(0), 3), (std::vector<int>{}));
  EXPECT_EQ(heard(match, Viewer::spectator(), 1), (std::vector{0, 0}));
  EXPECT_EQ(match.revision(Viewer(1)), 4U);
  EXPECT_EQ(match.revision(Viewer::spectator()), 3U);
  EXPECT_EQ(match.decision(1), 3U) << "what another says leaves a decision as it was";
  EXPECT_EQ(match.decision(0), 3U);
  EXPECT_EQ(match.decision(2), 1U);
}

TEST(Match, ANewDecisionBeginsWhereSomebodyHadNone) {
  Table match = table();
  ASSERT_TRUE(act(match, 2, {stop()}));
  ASSERT_TRUE(act(match, 0, {say(1)}));
  EXPECT_EQ(match.decision(2), 3U) << "it has none: whatever comes is new";
  EXPECT_EQ(match.decision(1), 1U);
  EXPECT_EQ(act(match, 2, {say(1)}).refusal.rule, rule("TK-01"));
}

TEST(Match, AClockRunsForThoseWhoMayAct) {
  Table match = table();
  ASSERT_TRUE(match.clock(1));
  EXPECT_EQ(match.last_entry()->kind, EntryKind::kClock);
  EXPECT_EQ(match.last_entry()->actor, Actor(1));
  EXPECT_EQ(match.last_entry()->actions, std::vector{stop()});
  EXPECT_EQ(match.last_entry()->count, 0U);
  EXPECT_EQ(match.actors(), SeatSet::of(0).with(2));
  const ActResult result = match.clock(1);
  EXPECT_EQ(result.fault, ActFault::kRefused);
  EXPECT_EQ(result.refusal.rule, rule("TK-01"));
  EXPECT_EQ(result.at, 0U);
  EXPECT_EQ(match.entries(), 1U);
}

TEST(Match, WhatWasSaidIsTakenBackUntilAnswered) {
  Table match = table();
  EXPECT_EQ(match.take_back(0, 1).fault, ActFault::kNoSuchEntry);
  ASSERT_TRUE(act(match, 0, {say(1)}));
  EXPECT_EQ(match.take_back(0, 0).fault, ActFault::kNoSuchEntry);
  EXPECT_EQ(match.take_back(0, 2).fault, ActFault::kNoSuchEntry);
  EXPECT_EQ(match.take_back(1, 1).fault, ActFault::kNoSuchEntry);
  ASSERT_TRUE(act(match, 0, {say(2)}));
  ASSERT_TRUE(match.take_back(0, 1));
  EXPECT_EQ(match.state().said, 1U);
  EXPECT_EQ(match.ply(), 2U) << "no ply is thrown for twice";
  EXPECT_EQ(match.entries(), 3U);
  EXPECT_EQ(match.replay().entries[2].kind, EntryKind::kTakeBack);
  EXPECT_EQ(match.replay().entries[2].count, 1U);
  EXPECT_EQ(match.last_entry()->actions, std::vector{say(1)});
  EXPECT_EQ(heard(match, Viewer(2), 1), (std::vector{0, 0, -1}));
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(match.decision(seat), match.revision(Viewer(seat))) << "all decide anew";
  }
  ASSERT_TRUE(act(match, 1, {say(4)}));
  EXPECT_EQ(match.take_back(0, 1).fault, ActFault::kAnswered);
  ASSERT_TRUE(match.take_back(1, 1));
  EXPECT_TRUE(match.take_back(0, 1));
  EXPECT_EQ(match.state().said, 0U);
}

TEST(Match, NothingIsTakenBackThatWasSeen) {
  Table match = table();
  ASSERT_TRUE(act(match, 0, {show(1)}));
  EXPECT_EQ(match.take_back(0, 1).fault, ActFault::kSeen);
  ASSERT_TRUE(act(match, 0, {say(2)}));
  EXPECT_EQ(match.take_back(0, 2).fault, ActFault::kSeen);
  EXPECT_TRUE(match.take_back(0, 1));
  Table last = table();
  ASSERT_TRUE(act(last, 0, {say(1)}));
  ASSERT_TRUE(act(last, 0, {show(2)}));
  EXPECT_EQ(last.take_back(0, 2).fault, ActFault::kSeen) << "what was seen may have come last";
}

// Small steps go back unheard, whatever others did meanwhile; what others heard takes along what
// they have whispered since.
TEST(Match, WhispersGoBackUnheard) {
  Table match = table();
  ASSERT_TRUE(act(match, 0, {whisper(1)}));
  ASSERT_TRUE(act(match, 1, {say(2)}));
  ASSERT_TRUE(act(match, 0, {whisper(3)}));
  const std::uint32_t told = match.revision(Viewer(1));
  const std::uint32_t decision = match.decision(1);
  ASSERT_TRUE(match.take_back(0, 2));
  EXPECT_EQ(match.state().whispered[0], 0U);
  EXPECT_EQ(match.state().said, 2U);
  EXPECT_EQ(match.revision(Viewer(1)), told);
  EXPECT_EQ(match.decision(1), decision);
  EXPECT_EQ(heard(match, Viewer(0), 1), (std::vector{1, 0, 3, -1}));

  ASSERT_TRUE(act(match, 0, {say(5)}));
  ASSERT_TRUE(act(match, 1, {whisper(6)}));
  ASSERT_TRUE(act(match, 0, {whisper(7)}));
  ASSERT_TRUE(match.take_back(0, 2));
  EXPECT_EQ(match.state().whispered[1], 0U) << "it was whispered after what is gone";
  EXPECT_EQ(match.state().said, 2U);
  EXPECT_EQ(heard(match, Viewer(1), told), (std::vector{0, 6, -1}));
}

// What one other seat alone was told is no small step: that seat may have gone by it.
TEST(Match, WhatOneOtherHeardWasHeard) {
  Table match = table();
  ASSERT_TRUE(act(match, 0, {tell(1)}));
  EXPECT_EQ(heard(match, Viewer(1), 1), (std::vector{1}));
  EXPECT_EQ(heard(match, Viewer(2), 1), (std::vector<int>{}));
  ASSERT_TRUE(act(match, 1, {say(2)}));
  EXPECT_EQ(match.take_back(0, 1).fault, ActFault::kAnswered);
  ASSERT_TRUE(match.take_back(1, 1));
  ASSERT_TRUE(match.take_back(0, 1));
  EXPECT_EQ(match.state().whispered[0], 0U);
  EXPECT_EQ(heard(match, Viewer(1), 1), (std::vector{1, 2, -1, -1}));
}

TEST(Match, NothingIsTakenBackOnWhichAnotherStands) {
  Table match = table();
  ASSERT_TRUE(act(match, 0, {whisper(1)}));
  ASSERT_TRUE(act(match, 1, {echo()}));
  const Talk::State before = match.state();
  EXPECT_EQ(match.take_back(0, 1).fault, ActFault::kAnswered);
  EXPECT_TRUE(same_bytes(match.state(), before));
  EXPECT_EQ(match.entries(), 2U);
}

// The dice of what stands stay what they were.
TEST(Match, ARollStandsWhenAnotherEntryGoes) {
  Table match = table();
  ASSERT_TRUE(act(match, 0, {whisper(1)}));
  ASSERT_TRUE(act(match, 1, {whisper(2), roll()}));
  const std::uint32_t rolled = match.state().rolled;
  ASSERT_TRUE(match.take_back(0, 1));
  EXPECT_EQ(match.state().rolled, rolled);
  EXPECT_EQ(match.ply(), 3U);
}

TEST(Match, IsRepeatedFromItsEntries) {
  Table match = table();
  ASSERT_TRUE(act(match, 0, {say(1), roll()}));
  ASSERT_TRUE(act(match, 1, {whisper(2)}));
  ASSERT_TRUE(match.take_back(1, 1));
  ASSERT_TRUE(match.clock(2));
  Table again = match.fresh();
  for (const Entry<Talk>& entry : match.replay().entries) ASSERT_TRUE(again.repeat(entry));
  EXPECT_TRUE(same_bytes(again.state(), match.state()));
  EXPECT_EQ(again.replay().entries, match.replay().entries);
  EXPECT_EQ(again.ply(), match.ply());
  for (const EntryKind kind : {EntryKind::kClock, EntryKind::kTakeBack}) {
    const ActResult result = again.repeat({kind, Actor::judge(), {}, {}, 1});
    EXPECT_EQ(result.fault, ActFault::kNoSuchEntry);
    EXPECT_EQ(result.at, 0U);
  }
  EXPECT_EQ(again.repeat({static_cast<EntryKind>(9), Actor(0), {say(1)}, {}, 1}).fault,
            ActFault::kNoSuchEntry);
}

TEST(Match, ForgetsHowItCameAbout) {
  Table match = table();
  match.forget(0);
  EXPECT_EQ(match.entries(), 0U);
  ASSERT_TRUE(act(match, 0, {say(1)}));
  match.forget(5);
  EXPECT_EQ(match.replay().entries.size(), 1U);
  EXPECT_TRUE(match.take_back(0, 1)) << "nothing is forgotten yet";
  ASSERT_TRUE(act(match, 0, {say(1)}));
  ASSERT_TRUE(act(match, 1, {say(2)}));
  ASSERT_TRUE(act(match, 1, {whisper(3)}));
  const std::uint32_t told = match.revision(Viewer(0));
  match.forget(2);
  EXPECT_EQ(match.replay().entries.size(), 1U);
  EXPECT_EQ(match.entries(), 5U);
  EXPECT_EQ(match.last_entry()->actions, std::vector{whisper(3)});
  EXPECT_EQ(match.notices().size(), 2U);
  EXPECT_EQ(match.revision(Viewer(0)), told);
  EXPECT_TRUE(match.remembers(Viewer(0), told - 1));
  EXPECT_FALSE(match.remembers(Viewer(0), told - 2));
  EXPECT_EQ(heard(match, Viewer(0), told - 1), (std::vector{0}));
  EXPECT_EQ(heard(match, Viewer(0), 0), (std::vector{0}));
  EXPECT_EQ(match.take_back(1, 1).fault, ActFault::kNoSuchEntry);
  ASSERT_TRUE(act(match, 0, {say(4)}));
  EXPECT_EQ(match.revision(Viewer(0)), told + 1);
  EXPECT_EQ(match.last_entry()->actions, std::vector{say(4)});
  match.forget(9);
  EXPECT_EQ(match.notices().size(), 3U);
  EXPECT_EQ(match.last_entry()->actions, std::vector{say(4)});
  EXPECT_EQ(match.entries(), 6U);
  EXPECT_EQ(match.ply(), 5U);
}

TEST(Match, ForgetsNoTakeBackThatCameLast) {
  Table match = table();
  ASSERT_TRUE(act(match, 0, {say(1)}));
  ASSERT_TRUE(act(match, 0, {say(2)}));
  ASSERT_TRUE(match.take_back(0, 1));
  match.forget(9);
  EXPECT_EQ(match.replay().entries.back().kind, EntryKind::kTakeBack);
  EXPECT_EQ(match.last_entry(), nullptr) << "what stands is forgotten";
}

TEST(Match, ForgetsWhereNothingStands) {
  Table match = table();
  ASSERT_TRUE(act(match, 0, {say(1)}));
  ASSERT_TRUE(match.take_back(0, 1));
  match.forget(9);
  EXPECT_EQ(match.entries(), 2U);
  EXPECT_EQ(match.replay().entries.size(), 1U);
  EXPECT_EQ(match.last_entry(), nullptr);
  ASSERT_TRUE(act(match, 1, {say(2)}));
  EXPECT_EQ(match.last_entry()->actions, std::vector{say(2)});
  EXPECT_EQ(match.state().said, 2U);
}

TEST(Match, NobodyPlaysForEver) {
  Table match = table(DiceKind::kFast);
  for (int i = 0; i < 20000; ++i) {
    ASSERT_TRUE(act(match, 0, {whisper(1)}));
    match.forget(1);
  }
  EXPECT_EQ(act(match, 0, {whisper(1)}).fault, ActFault::kFull);
  EXPECT_EQ(match.take_back(0, 1).fault, ActFault::kFull);
  EXPECT_EQ(match.entries(), 20000U);
}

}  // namespace
}  // namespace scriptorium
