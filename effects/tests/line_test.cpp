// What is plain data: the line, its windows, a run's picks, rows.
#include "effects/line.h"

#include <gtest/gtest.h>

#include <cstring>

#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

using TestLine = Line<std::uint8_t, 3>;
using TestWindow = Window<std::uint8_t, 4>;

TEST(Line, WhatIsLaidLastIsLiftedFirst) {
  TestLine line = {};
  EXPECT_TRUE(line.empty());
  for (std::uint8_t card = 5; card <= 7; ++card) {
    EXPECT_FALSE(line.full());
    line.lay({card, 1, 2, 0, 0, 3, 0});
    EXPECT_FALSE(line.empty());
    EXPECT_EQ(line.last().card, card);
  }
  EXPECT_TRUE(line.full());
  line.lift();
  EXPECT_FALSE(line.full());
  EXPECT_EQ(line.size, 2);
  EXPECT_EQ(static_cast<const TestLine&>(line).last().card, 6);
  EXPECT_EQ(line.items[2].card, 0);  // and nothing is left behind
  EXPECT_EQ(line.items[2].detail, 0);
}
TEST(Line, AllThatWaitsIsAnswered) {
  TestLine line = {};
  line.lay({5, 0, 0, 0, 0, 0, 0});
  line.lay({6, 0, 0, 0, 0, 0, 0});
  line.all_answered();
  EXPECT_EQ(line.items[0].answered, 1);
  EXPECT_EQ(line.items[1].answered, 1);
  EXPECT_EQ(line.items[2].answered, 0);
}

TEST(Window, IsOpenUntilEverybodyHasAnswered) {
  TestWindow window = {};
  EXPECT_FALSE(window.open());
  window.ask(SeatSet::of(1).with(3));
  EXPECT_TRUE(window.open());
  EXPECT_EQ(window.undecided().bits(), 0b1010);
  window.take(3, TestWindow::kPassed, 0);
  EXPECT_EQ(window.undecided().bits(), 0b0010);
  window.take(1, 2, 9);
  EXPECT_TRUE(window.undecided().empty());
  EXPECT_TRUE(window.open());  // what was answered is still to be carried out
  EXPECT_EQ(window.answer[3], 1);
  EXPECT_EQ(window.card[3], 0);
  EXPECT_EQ(window.answer[1], 2);
  EXPECT_EQ(window.card[1], 9);
}
TEST(Window, AsksAnewWithoutTheAnswersBefore) {
  TestWindow window = {};
  window.ask(SeatSet::of(2));
  window.take(2, 4, 8);
  window.ask(SeatSet::of(1));
  TestWindow fresh = {};
  fresh.ask(SeatSet::of(1));
  EXPECT_EQ(std::memcmp(&window, &fresh, sizeof window), 0);
}
TEST(Window, TheFirstClockwiseFromWhoActedThemselvesLast) {
  TestWindow window = {};
  window.ask(SeatSet::first(3));
  for (const int seat : {0, 1, 2}) window.take(seat, 2, 0);
  EXPECT_EQ(window.first(2, 0), 1);
  EXPECT_EQ(window.first(2, 1), 2);
  EXPECT_EQ(window.first(2, 2), 0);
  window.take(1, 3, 0);
  EXPECT_EQ(window.first(2, 0), 2);
  EXPECT_EQ(window.first(3, 0), 1);
  EXPECT_EQ(window.first(3, 1), 1);  // nobody else did
  EXPECT_EQ(window.first(4, 1), 4);  // nobody at all
}

// A run that asks seats 0 and 2 with two and three cards picked.
TestRun asking(std::uint8_t stage) {
  TestRun run = {};
  run.active = 1;
  run.stage = stage;
  run.asked = 0b0101;
  for (const int seat : {0, 1, 2}) {
    run.picked_count[seat] = 3;
    run.bottoms[seat] = 0b101;
    for (int i = 0; i < 3; ++i) run.picked[seat][i] = static_cast<TestCard>(10 * seat + i + 1);
  }
  run.first_count[0] = 1;
  return run;
}
TEST(DropPicks, AllOfThoseNotCompleted) {
  TestRun run = asking(kStageCards);
  drop_picks(run, 2);
  EXPECT_EQ(run.picked_count[2], 0);
  EXPECT_EQ(run.bottoms[2], 0);
  EXPECT_STREQ(untidy(run), nullptr);
  EXPECT_EQ(run.picked_count[0], 3);  // of nobody else
  EXPECT_EQ(run.asked, 0b0101);       // the seat is asked still
}
TEST(DropPicks, WhatIsExchangedStaysPicked) {
  TestRun run = asking(kStageOthers);
  drop_picks(run, 0);
  EXPECT_EQ(run.picked_count[0], 1);
  EXPECT_EQ(run.picked[0][0], 1);
  EXPECT_EQ(run.bottoms[0], 0b001);
  EXPECT_STREQ(untidy(run), nullptr);
}
TEST(DropPicks, WhoHasChosenAndWhoChoosesAChapterDropNothing) {
  TestRun run = asking(kStageCards);
  drop_picks(run, 1);
  EXPECT_EQ(run.picked_count[1], 3);
  run = asking(kStageChapter);
  drop_picks(run, 0);
  EXPECT_EQ(run.picked_count[0], 3);
}

TEST(Asks, NothingOfAnybodyUnlessTheRunGoesOn) {
  const Scene s("gain 1 letter");
  const TestSight sight = s.sight();
  TestRun run = {};
  run.asked = 1;
  EXPECT_EQ(TestAsking(sight, run).asks(), Ask::kNone);
  run.active = 1;
  EXPECT_EQ(TestAsking(sight, run).asks(), Ask::kPlayer);
  run.asked = 0;
  EXPECT_EQ(TestAsking(sight, run).asks(), Ask::kNone);
}
TEST(Asks, ARunThatIsOverStaysOver) {
  Scene s("gain 1 letter");
  s.run();
  TestRun run = s.at();
  TestHost host(s.book(), s.state());
  EXPECT_TRUE(TestRunner(host, run).resume());
  EXPECT_EQ(s.counted(0, "letters"), 1);
}

TEST(Rows, Comparisons) {
  for (const int value : {1, 2, 3}) {
    EXPECT_TRUE(compares(value, Compare::kNone, 2));
    EXPECT_EQ(compares(value, Compare::kAtLeast, 2), value != 1);
    EXPECT_EQ(compares(value, Compare::kAtMost, 2), value != 3);
    EXPECT_EQ(compares(value, Compare::kExactly, 2), value == 2);
  }
}
TEST(Rows, AFilterThatSaysAnythingIsNotAny) {
  EXPECT_TRUE(Filter{}.any());
  const auto says = [](const auto& change) {
    Filter filter;
    change(filter);
    return !filter.any();
  };
  EXPECT_TRUE(says([](Filter& filter) { filter.member[0].group = 1; }));
  EXPECT_TRUE(says([](Filter& filter) { filter.member[1].group = 1; }));
  EXPECT_TRUE(says([](Filter& filter) { filter.stat = 1; }));
  EXPECT_TRUE(says([](Filter& filter) { filter.words = 1; }));
  EXPECT_TRUE(says([](Filter& filter) { filter.title = 1; }));
  EXPECT_TRUE(says([](Filter& filter) { filter.other = 1; }));
}

}  // namespace
}  // namespace scriptorium::effects
