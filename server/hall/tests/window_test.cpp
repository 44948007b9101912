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

  Person ada = come(1);
  Person ben = come(2);
  Person cleo = come(3);
  std::string table;

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

}  // namespace
}  // namespace scriptorium::server
