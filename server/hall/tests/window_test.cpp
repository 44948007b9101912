#include "server/hall/tests/windows.h"

namespace scriptorium::server {
namespace {

// HT-20: the next draw waits until all have passed or a short clock has run out; computer players
// never win by being fast.
TEST_F(Window, ComputerPlayersAnswerAtItsClose) {
  begin();
  EXPECT_EQ(json::value_to<int>(news().at("window")), rules.call_time);
  EXPECT_EQ(actors(ada, table), json::array({1, 2, 3}));
  pass(rules.call_time - 200);
  EXPECT_EQ(answers(), "");
  EXPECT_EQ(json::value_to<int>(news().at("window")), 200);
  pass(300);
  EXPECT_EQ(answers(), "1c 3c");
  EXPECT_FALSE(news().contains("window"));
  pass(rules.player_pause);
  EXPECT_EQ(answers().substr(0, 7), "1c 3c 2");
  EXPECT_EQ(actors(ada, table), json::array({1}));
}

TEST_F(Window, WhoHasPassedWaitsForThePeopleOnly) {
  begin();
  good(cleo, calls(3, "pass"));
  pass(1'000);
  EXPECT_EQ(answers(), "3");
  EXPECT_EQ(json::value_to<int>(news().at("window")), rules.call_time - 1'000);
  good(ben, calls(1, "pass"));
  pass(rules.player_pause);
  EXPECT_EQ(answers(), "3 1 2");
}

// Whoever has not called by then passes, all at the same moment: nobody gains a tenth of a second.
TEST_F(Window, ClosesForAllAtOnce) {
  begin();
  pass(rules.call_time - 100);
  world.pass(150);
  bad(cleo, calls(3, "redeem"), "too_late");
  bad(ben, calls(1, "pass"), "too_late");
  EXPECT_EQ(answers(), "");
  hall->tick();
  world.run();
  EXPECT_EQ(answers(), "1c 3c");
  bad(cleo, calls(3, "redeem"), "refused");
}

TEST_F(Window, TheFirstCallWins) {
  begin();
  good(cleo, calls(3, "redeem"));
  EXPECT_EQ(answers(), "3");
  EXPECT_FALSE(news().contains("window"));
  bad(ben, calls(1, "redeem"), "refused");
  EXPECT_TRUE(good(ben, at(table, "view", {{"seat", 1}}))
                  .at("view")
                  .at("seats")
                  .at(3)
                  .at("owes")
                  .as_bool());
}

// Nobody can win it by a better connection before the server stopped.
TEST_F(Window, IsOpenedAnewAfterAStop) {
  begin();
  pass(4'000);
  restart();
  ada = come(1);
  ben = come(2);
  good(ada, at(table, "join"));
  EXPECT_EQ(json::value_to<int>(news().at("window")), rules.call_time);
  good(ben, at(table, "join"));
  pass(rules.call_time - 200);
  EXPECT_EQ(answers(), "");
  good(ben, calls(1, "redeem"));
}

TEST_F(Window, NoOtherClockRuns) {
  begin({{"clock", {{"per", "game"}, {"seconds", 60}}}});
  pass(rules.call_time - 100);
  EXPECT_EQ(news().at("clocks"), json::array({60'000, 60'000, 60'000, 60'000}));
  good(cleo, calls(3, "redeem"));
  pass(1'000);
  EXPECT_EQ(news().at("clocks"), json::array({60'000, 59'000, 60'000, 60'000}));
}

// Others put a computer player in the place of somebody who is gone.
TEST_F(Window, ClosesWhenNobodyIsLeftToWaitFor) {
  rules.away_after = 1'000;
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  begin();
  good(ben, calls(1, "pass"));
  go(cleo);
  pass(1'100);
  EXPECT_EQ(answers(), "1");
  good(ada, at(table, "place", {{"seat", 3}, {"player", "greedy"}}));
  EXPECT_FALSE(news().contains("window"));
  pass(rules.player_pause);
  EXPECT_EQ(answers().substr(0, 3), "1 2");
}

// By turns there is no window: each has the time that the table gives.
TEST_F(Window, NotWhereTheyAreAskedInTurn) {
  begin({}, "option by_priority on\n");
  EXPECT_EQ(actors(ada, table), json::array({1}));
  EXPECT_FALSE(news().contains("window"));
  pass(rules.call_time * 3);
  EXPECT_EQ(answers(), "");
}

// A term of the table, which its journal keeps and everybody is told.
TEST_F(Window, IsAsLongAsTheTableSays) {
  begin({{"call_seconds", 20}});
  EXPECT_EQ(json::value_to<int>(news().at("window")), 20'000);
  EXPECT_EQ(json::value_to<int>(good(ben, at(table, "join")).at("call_seconds")), 20);
  restart();
  ada = come(1);
  ben = come(2);
  EXPECT_EQ(json::value_to<int>(good(ada, at(table, "join")).at("call_seconds")), 20);
  good(ben, at(table, "join"));
  pass(19'800);
  EXPECT_EQ(answers(), "");
  pass(300);
  EXPECT_EQ(answers(), "1c 3c");
}

TEST_F(Window, MayHaveNoLimit) {
  begin({{"call_seconds", 0}});
  EXPECT_FALSE(news().contains("window"));
  pass(rules.call_time * 10);
  EXPECT_EQ(answers(), "");
  good(cleo, calls(3, "pass"));
  good(ben, calls(1, "pass"));
  pass(rules.player_pause);
  EXPECT_EQ(answers(), "3 1 2");
}

// Else nobody would hurry whoever is asked, at a table where everything has a clock.
TEST_F(Window, WithoutALimitTheClocksOfThePeopleRun) {
  begin({{"call_seconds", 0}, {"clock", {{"per", "game"}, {"seconds", 60}}}});
  pass(10'000);
  EXPECT_EQ(news().at("clocks"), json::array({60'000, 50'000, 60'000, 50'000}));
  pass(50'100);
  EXPECT_EQ(answers(), "1c 3c");
}

TEST_F(Window, HasNoTermWhereNobodyCalls) {
  bad(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}, {"call_seconds", 6}}, "no_calls",
      "call_seconds");
  bad(ada, {{"do", "open"}, {"game", "hypertext"}, {"seats", 2}, {"call_seconds", 601}},
      "bad_field", "call_seconds");
}

// Whoever plays with computer players keeps nobody waiting, and they answer after the person.
TEST_F(Window, HasNoLimitForSomebodyAlone) {
  begin_alone();
  ASSERT_EQ(actors(ada, table), json::array({0, 2, 3}));
  EXPECT_FALSE(news().contains("window"));
  const std::string before = answers();
  pass(rules.call_time * 10);
  EXPECT_EQ(answers(), before);
  good(ada, calls(0, "redeem"));
}

// Somebody comes back whose place was kept: now there is somebody who waits.
TEST_F(Window, OpensWhenSomebodyElseComesBack) {
  rules.away_after = 1'000;
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  begin();
  good(ben, calls(1, "pass"));
  go(ada);
  go(ben);
  pass(1'100);
  good(cleo, at(table, "place", {{"seat", 0}, {"player", "greedy"}}));
  good(cleo, at(table, "place", {{"seat", 1}, {"player", "greedy"}}));
  const auto seen = [&] { return good(cleo, at(table, "events", {{"seat", 3}})); };
  EXPECT_FALSE(seen().contains("window"));
  pass(rules.call_time * 2);
  ben = come(2);
  good(ben, at(table, "join"));
  EXPECT_EQ(json::value_to<int>(seen().at("window")), rules.call_time);
}

}  // namespace
}  // namespace scriptorium::server
