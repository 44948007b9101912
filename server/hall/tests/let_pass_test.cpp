#include <algorithm>
#include <set>

#include "server/hall/tests/windows.h"

// Who lets the windows pass in which all are asked: nobody else can tell.
namespace scriptorium::server {
namespace {

class LettingPass : public Window {
 protected:
  json::object let(int seat, const char* until) const {
    return at(table, "let_pass", {{"seat", seat}, {"until", until}});
  }
  json::object ask_again(int seat) const { return at(table, "let_pass", {{"seat", seat}}); }
  json::object seen(const Person& person, int seat) {
    return good(person, at(table, "events", {{"seat", seat}}));
  }
};

// At once, or always at the same time, or always after the others: each would say that the seat
// competes for nothing in this round.
TEST_F(LettingPass, IsEnteredAtAMomentOfItsOwn) {
  std::set<Milliseconds> moments;
  for (int i = 0; i < 12; ++i) {
    begin();
    good(ben, let(1, "round"));
    Milliseconds passed = 0;
    while (answers().empty() && passed < rules.call_time) {
      pass(100);
      passed += 100;
    }
    EXPECT_EQ(answers(), "1c");  // Cleo still thinks
    EXPECT_EQ(actors(ada, table), json::array({2, 3}));
    EXPECT_GE(passed, rules.player_pause);
    EXPECT_LE(passed, 3 * rules.player_pause + 100);
    moments.insert(passed);
  }
  EXPECT_GE(moments.size(), 5U);
}

// Among computer players nobody has anything to hide.
TEST_F(LettingPass, TakesNoLongerAmongComputerPlayers) {
  begin_alone();
  ASSERT_EQ(answers(), "");
  good(ada, let(0, "round"));
  pass(rules.player_pause + 100);
  EXPECT_EQ(answers().substr(0, 2), "0c");
}

// What is said once is kept; whoever says one thing and then the other does not fill the journal.
TEST_F(LettingPass, NeedsFewLines) {
  begin();
  const std::size_t before = lines(table).size();
  good(ben, let(1, "round"));
  good(ben, let(1, "round"));
  EXPECT_EQ(lines(table).size(), before + 1);
  for (int i = 0; i < 200; ++i) good(ben, i % 2 == 0 ? ask_again(1) : let(1, "my_turn"));
  EXPECT_LE(lines(table).size(), before + 2 * Often::kMost);
  restart();
  ben = come(2);
  good(ben, at(table, "join"));
  EXPECT_FALSE(seen(ben, 1).contains("lets_pass"));
}

TEST_F(LettingPass, DoesNotHoldUpTheClose) {
  begin();
  good(ben, let(1, "round"));
  pass(rules.call_time + 100);
  EXPECT_EQ(answers(), "1c 3c");
}

TEST_F(LettingPass, IsNobodyElsesBusiness) {
  begin();
  cleo->notes.clear();
  ada->notes.clear();
  good(ben, let(1, "round"));
  EXPECT_TRUE(cleo->notes.empty());
  EXPECT_TRUE(ada->notes.empty());
  EXPECT_EQ(seen(ben, 1).at("lets_pass"), "round");
  EXPECT_FALSE(seen(cleo, 3).contains("lets_pass"));
  EXPECT_FALSE(news().contains("lets_pass"));
}

TEST_F(LettingPass, CanBeTakenBack) {
  begin();
  good(ben, let(1, "round"));
  EXPECT_FALSE(good(ben, ask_again(1)).contains("lets_pass"));
  good(cleo, calls(3, "pass"));
  pass(3 * rules.player_pause + 100);
  EXPECT_EQ(answers(), "3");
  good(ben, calls(1, "redeem"));
}

// Neither a connection that broke nor a stop of the server asks anybody who did not want it.
TEST_F(LettingPass, SurvivesAStop) {
  begin();
  good(ben, let(1, "round"));
  go(ben);
  ben = come(2);
  good(ben, at(table, "join"));
  EXPECT_EQ(seen(ben, 1).at("lets_pass"), "round");
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  good(ben, at(table, "join"));
  EXPECT_EQ(seen(ben, 1).at("lets_pass"), "round");
  pass(3 * rules.player_pause + 100);
  EXPECT_EQ(answers(), "1c");
}

TEST_F(LettingPass, WhatWasTakenBackStaysSoAfterAStop) {
  begin();
  good(ben, let(1, "my_turn"));
  good(ben, ask_again(1));
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  good(ben, at(table, "join"));
  EXPECT_FALSE(seen(ben, 1).contains("lets_pass"));
  pass(3 * rules.player_pause + 100);
  EXPECT_EQ(answers(), "");
}

// It holds in the turns of the others and is over with one's own, which nobody has to remember.
TEST_F(LettingPass, IsOverWhenOnesTurnBegins) {
  begin();
  good(ben, let(1, "my_turn"));
  good(cleo, let(3, "my_turn"));
  pass(4 * rules.player_pause + 100);
  EXPECT_EQ(answers().substr(answers().size() - 1), "2");
  EXPECT_EQ(actors(ada, table), json::array({1}));  // the next turn: Ben’s
  EXPECT_FALSE(seen(ben, 1).contains("lets_pass"));
  EXPECT_EQ(seen(cleo, 3).at("lets_pass"), "my_turn");
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  good(ben, at(table, "join"));
  good(cleo, at(table, "join"));
  EXPECT_FALSE(seen(ben, 1).contains("lets_pass"));
  EXPECT_EQ(seen(cleo, 3).at("lets_pass"), "my_turn");
}

// The stop comes when only the computer player has to answer, and its answer ends the turn.
TEST_F(LettingPass, IsOverWhenOnesTurnBeginsAfterAStop) {
  begin();
  good(ben, let(1, "my_turn"));
  good(cleo, calls(3, "pass"));
  while (answers() != "3 1c") pass(100);
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  good(ada, at(table, "join"));
  good(ben, at(table, "join"));
  EXPECT_EQ(answers(), "3 1c");
  EXPECT_EQ(seen(ben, 1).at("lets_pass"), "my_turn");
  pass(2 * rules.player_pause);
  EXPECT_EQ(actors(ada, table), json::array({1}));
  EXPECT_FALSE(seen(ben, 1).contains("lets_pass"));
}

// Whoever lets it pass is not asked; the others see that the seat has still to answer.
TEST_F(LettingPass, AsksOneselfNoMore) {
  begin();
  good(ben, at(table, "join", {{"legal", true}}));
  const json::object told = good(ben, let(1, "round"));
  EXPECT_EQ(told.at("actors"), json::array({2, 3}));
  EXPECT_FALSE(told.contains("legal"));
  EXPECT_EQ(seen(cleo, 3).at("actors"), json::array({1, 2, 3}));
  const json::object again = good(ben, ask_again(1));
  EXPECT_EQ(again.at("actors"), json::array({1, 2, 3}));
  EXPECT_TRUE(again.contains("legal"));
}

TEST_F(LettingPass, EndsWithTheSeat) {
  rules.away_after = 1'000;
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  begin({{"call_seconds", 0}});
  good(ben, let(1, "round"));
  go(ben);
  pass(rules.player_pause - 100);
  world.pass(1'000);
  good(ada, at(table, "place", {{"seat", 1}, {"player", "greedy"}}));
  pass(3 * rules.player_pause);
  EXPECT_EQ(answers(), "");  // it waits for Cleo, as computer players do
}

TEST_F(LettingPass, IsForOneRound) {
  begin_alone();
  good(ada, let(0, "round"));
  const auto chapter = [&] { return seen(ada, 0).at("view").at("chapter").as_int64(); };
  EXPECT_TRUE(seen(ada, 0).contains("lets_pass"));
  ASSERT_EQ(chapter(), 1);
  for (int turn = 0; turn < 400 && chapter() == 1; ++turn) {
    pass(rules.player_pause + 100);
    const json::object now = seen(ada, 0);
    const json::array& acting = now.at("actors").as_array();
    if (now.at("view").at("step") == "redeem") continue;
    if (std::find(acting.begin(), acting.end(), json::value(0)) == acting.end()) continue;
    const json::object can = good(ada, at(table, "legal", {{"seat", 0}}));
    const json::array& legal = can.at("legal").as_array();
    good(ada, act(0, legal.back().as_object()));
  }
  ASSERT_EQ(chapter(), 2);
  EXPECT_FALSE(seen(ada, 0).contains("lets_pass"));
}

TEST_F(LettingPass, IsForThoseWhoSitThere) {
  begin();
  bad(cleo, let(1, "round"), "not_your_seat", "seat");
  bad(ben, let(1, "concerned"), "no_such_pass", "until");  // of a discard nobody can say
  bad(ben, let(1, "supper"), "bad_field", "until");
  table = open(ada, {{"game", "verbatim"}, {"seats", 2}, {"players", {"", "random"}}});
  bad(ada, let(0, "round"), "no_game_yet", "table");
  sit(ada, table, 0);
  start(ada, table);
  bad(ada, let(0, "round"), "no_calls", "table");
}

}  // namespace
}  // namespace scriptorium::server
