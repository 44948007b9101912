#include <algorithm>
#include <set>

#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// A card is discarded in Hypertext: two people and two computer players may redeem it, and the
// first call wins.
class Window : public HallTest {
 protected:
  static constexpr const char* kDiscard =
      "seats 4\n"
      "at hand 0: bread oil\nat hand 1: weep sing\nat hand 2: new great\nat hand 3: king blind\n";
  // The next player has one card to discard, and a hand that nothing can be recorded with.
  static constexpr const char* kTurnOfTheOthers =
      "seats 4\nat mover: 1\n"
      "at hand 0: bread oil\nat hand 1: weep sing\nat hand 2: new great\nat hand 3: king blind\n";

  Person ada = come(1);
  Person ben = come(2);
  Person cleo = come(3);
  std::string table;

  // Ada, two computer players and one who keeps a person's place; she discards.
  void begin_alone(json::object more = {}) {
    more["game"] = "hypertext";
    more["seats"] = 4;
    more["position"] = std::string("scenario A discard.\ngame hypertext\n") + kTurnOfTheOthers;
    more["players"] = {"", "greedy", "greedy", "greedy"};
    table = open(ada, std::move(more));
    sit(ada, table, 0);
    start(ada, table);
    pass(3 * rules.player_pause);
  }
  // Ada, Ben, a computer player, Cleo; Ada discards.
  void begin(json::object more = {}, const std::string& option = {}) {
    more["game"] = "hypertext";
    more["seats"] = 4;
    more["position"] = "scenario A discard.\ngame hypertext\n" + option + kDiscard;
    more["players"] = {"", "", "greedy", ""};
    table = open(ada, std::move(more));
    sit(ada, table, 0);
    sit(ben, table, 1);
    sit(cleo, table, 3);
    start(ada, table);
    good(ada, act(0, {{"type", "discard"}, {"card", "bread"}}));
  }
  json::object act(int seat, json::object action) const {
    return at(table, "act", {{"seat", seat}, {"action", std::move(action)}});
  }
  json::object calls(int seat, const char* what) const { return act(seat, {{"type", what}}); }
  json::object news() { return good(ada, at(table, "events", {{"seat", "spectator"}})); }
  // Who has answered, `2` or `2c` if it was the clock, after the discard.
  std::string answers() {
    std::string all;
    const json::array entries = read_journal(lines(table))->entries;
    for (std::size_t i = 1; i < entries.size(); ++i) {
      const json::object& entry = entries[i].as_object();
      if (!all.empty()) all += " ";
      all += std::to_string(entry.at("by").as_int64()) + (truth_in(entry, "clock") ? "c" : "");
    }
    return all;
  }
};

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

// --- Who lets every call pass

class LettingPass : public Window {
 protected:
  json::object let(int seat, bool yes) const {
    return at(table, "let_pass", {{"seat", seat}, {"yes", yes}});
  }
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
    good(ben, let(1, true));
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
  good(ada, let(0, true));
  pass(rules.player_pause + 100);
  EXPECT_EQ(answers().substr(0, 2), "0c");
}

TEST_F(LettingPass, NeedsNoLine) {
  begin();
  const std::size_t before = lines(table).size();
  for (int i = 0; i < 50; ++i) good(ben, let(1, i % 2 == 0));
  EXPECT_EQ(lines(table).size(), before);
}

TEST_F(LettingPass, DoesNotHoldUpTheClose) {
  begin();
  good(ben, let(1, true));
  pass(rules.call_time + 100);
  EXPECT_EQ(answers(), "1c 3c");
}

TEST_F(LettingPass, IsNobodyElsesBusiness) {
  begin();
  cleo->notes.clear();
  ada->notes.clear();
  good(ben, let(1, true));
  EXPECT_TRUE(cleo->notes.empty());
  EXPECT_TRUE(ada->notes.empty());
  EXPECT_TRUE(seen(ben, 1).contains("lets_pass"));
  EXPECT_FALSE(seen(cleo, 3).contains("lets_pass"));
  EXPECT_FALSE(news().contains("lets_pass"));
}

TEST_F(LettingPass, CanBeTakenBack) {
  begin();
  good(ben, let(1, true));
  EXPECT_FALSE(good(ben, let(1, false)).contains("lets_pass"));
  good(cleo, calls(3, "pass"));
  pass(3 * rules.player_pause + 100);
  EXPECT_EQ(answers(), "3");
  good(ben, calls(1, "redeem"));
}

TEST_F(LettingPass, EndsWithTheServer) {
  begin();
  good(ben, let(1, true));
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  good(ben, at(table, "join"));
  EXPECT_FALSE(seen(ben, 1).contains("lets_pass"));
}

TEST_F(LettingPass, EndsWithTheSeat) {
  rules.away_after = 1'000;
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  begin({{"call_seconds", 0}});
  good(ben, let(1, true));
  go(ben);
  pass(rules.player_pause - 100);
  world.pass(1'000);
  good(ada, at(table, "place", {{"seat", 1}, {"player", "greedy"}}));
  pass(3 * rules.player_pause);
  EXPECT_EQ(answers(), "");  // it waits for Cleo, as computer players do
}

TEST_F(LettingPass, IsForOneRound) {
  begin_alone();
  good(ada, let(0, true));
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
  bad(cleo, let(1, true), "not_your_seat", "seat");
  table = open(ada, {{"game", "verbatim"}, {"seats", 2}, {"players", {"", "random"}}});
  bad(ada, let(0, true), "no_game_yet", "table");
  sit(ada, table, 0);
  start(ada, table);
  bad(ada, let(0, true), "no_calls", "table");
}

}  // namespace
}  // namespace scriptorium::server
