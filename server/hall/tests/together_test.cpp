#include "server/hall/tests/windows.h"

// CV-41, CV-43: all who may answer are asked at the same time, and what they choose stays hidden
// until all have chosen. When somebody answers tells nothing either.
namespace scriptorium::server {
namespace {

class Together : public HallTest {
 protected:
  static constexpr Milliseconds kTime = 20'000;

  Person ada = come(1);
  Person ben = come(2);
  Person cleo = come(3);
  std::string table;

  // Ada plays a verse; Ben and Cleo may answer. `players` are by seat.
  void begin(const std::string& hand = "be_still the_evidence", json::object more = {},
             json::array players = {"", "", ""}) {
    more["game"] = "chapter_and_verse";
    more["seats"] = 3;
    more["position"] =
        "scenario A verse is played.\ngame chapter_and_verse\nseats 3\nat phase: freeplay\n"
        "at mover: " +
        std::to_string(mover) +
        "\n"
        "at hand 0: " +
        verse + " god_so_loved\nat hand 1: " + hand +
        "\nat hand 2: the_son_was_lost choose_you_this_day\n" + extra;
    more["players"] = players;
    table = open(ada, std::move(more));
    const std::vector<Person> people = {ada, ben, cleo};
    for (int seat = 0; seat < 3; ++seat) {
      if (players[static_cast<std::size_t>(seat)] == "") {
        sit(people[static_cast<std::size_t>(seat)], table, seat);
      }
    }
    start(ada, table);
    if (mover != 0) return;
    good(ada, act(0, {{"type", "freeplay"}, {"verse", verse}}));
    same_chance(7);  // the moments are drawn as the window opens
    good(ada, act(0, {{"type", "into"}, {"to", "new"}}));
    same_chance(100 + tables_++);
  }
  json::object act(int seat, json::object action) const {
    return at(table, "act", {{"seat", seat}, {"action", std::move(action)}});
  }
  json::object let(int seat, const char* until) const {
    return at(table, "let_pass", {{"seat", seat}, {"until", until}});
  }
  json::object seen(const Person& person, int seat) {
    return good(person, at(table, "events", {{"seat", seat}}));
  }
  json::object news() { return good(ada, at(table, "events", {{"seat", "spectator"}})); }
  json::array asked() { return actors(ada, table); }
  // Who is heard to answer within this time, and after how much of it.
  std::string heard(Milliseconds time) {
    std::string all;
    json::array before = asked();
    for (Milliseconds done = 100; done <= time; done += 100) {
      pass(100);
      json::array now = asked();
      for (const json::value& seat : before) {
        if (std::find(now.begin(), now.end(), seat) != now.end()) continue;
        all += std::to_string(seat.as_int64()) + " at " + std::to_string(done) + "; ";
      }
      before = std::move(now);
    }
    return all;
  }
  std::string verse = "be_still";
  std::string extra;  // of the position
  int mover = 0;

 private:
  std::uint64_t tables_ = 0;
};

TEST_F(Together, ClosesAfterTheSameTimeForAll) {
  begin();
  EXPECT_EQ(news().at("answering"), "together");
  EXPECT_EQ(json::value_to<int>(news().at("window")), kTime);
  EXPECT_EQ(asked(), json::array({1, 2}));
  pass(kTime - 100);
  EXPECT_EQ(asked(), json::array({1, 2}));
  world.pass(100);
  bad(ben, act(1, {{"type", "pass"}}), "too_late");
  pass(100);
  EXPECT_EQ(asked(), json::array({0}));
}

// Whoever has not answered is told so, and nobody else; who has answered or wants not to be asked
// is not late.
TEST_F(Together, TellsWhoeverWasTooLate) {
  begin();
  good(ada, at(table, "join"));
  good(cleo, let(2, "my_turn"));
  for (const Person& each : {ada, ben, cleo}) each->notes.clear();
  pass(kTime + 100);
  EXPECT_EQ(asked(), json::array({0}));
  const std::vector<json::object> late = told(ben, "time_up");
  ASSERT_EQ(late.size(), 1U);
  EXPECT_EQ(late[0].at("seat"), json::value(1));
  EXPECT_TRUE(truth_in(late[0], "passed"));
  EXPECT_TRUE(told(ada, "time_up").empty());
  EXPECT_TRUE(told(cleo, "time_up").empty());
}

TEST_F(Together, IsAsLongAsTheHouseOrTheTableSays) {
  rules.call_time = 45'000;
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  begin();
  EXPECT_EQ(json::value_to<int>(news().at("window")), rules.call_time);
  begin("be_still the_evidence", {{"call_seconds", 6}});
  EXPECT_EQ(json::value_to<int>(news().at("window")), 6'000);
}

// The table's clocks stand still while everybody is asked.
TEST_F(Together, NoOtherClockRuns) {
  begin("be_still the_evidence", {{"clock", {{"per", "game"}, {"seconds", 60}}}});
  const json::value before = news().at("clocks");
  pass(kTime - 100);
  EXPECT_EQ(news().at("clocks"), before);
}

// Whoever plays with computers alone has all the time in the world, and nothing to hide from them.
TEST_F(Together, HasNoLimitForSomebodyAlone) {
  mover = 1;
  begin("be_still the_evidence naked_came_i", {}, {"", "greedy", "greedy"});
  for (int i = 0; i < 200 && asked() != json::array({0}); ++i) pass(100);
  ASSERT_TRUE(news().contains("answering"));
  EXPECT_FALSE(news().contains("window"));
  pass(10 * kTime);
  EXPECT_EQ(asked(), json::array({0}));
  EXPECT_FALSE(good(ada, act(0, {{"type", "pass"}})).contains("answered"));
}

// CV-43: whether a hand has an answer is nobody's business: the moments at which its seat is heard,
// and at which the window closes, are the same.
TEST_F(Together, TellsNothingOfAHand) {
  const auto times = [&](const char* hand, const char* until) {
    begin(hand);
    if (until != nullptr) good(ben, let(1, until));
    return heard(kTime + 200);
  };
  const std::string all_close = "1 at 20000; 2 at 20000; ";
  EXPECT_EQ(times("be_still the_evidence", nullptr), all_close);
  EXPECT_EQ(times("the_other_cheek here_am_i", nullptr), all_close);

  const std::string passes = times("be_still the_evidence", "my_turn");
  EXPECT_NE(passes, all_close);
  EXPECT_EQ(times("the_other_cheek here_am_i", "my_turn"), passes);
  EXPECT_EQ(times("be_still the_evidence", "concerned"), passes);
  EXPECT_EQ(times("the_other_cheek here_am_i", "concerned"), passes);

  verse = "the_wages_of_sin";  // each opponent discards a verse: that concerns them
  EXPECT_EQ(times("be_still the_evidence", "concerned"), all_close);
  EXPECT_EQ(times("the_other_cheek here_am_i", "concerned"), all_close);
}

// CV-43: whoever answers at once, whatever it is, is heard when whoever lets it pass would be.
TEST_F(Together, TellsNothingOfWhoeverIsFast) {
  const auto times = [&](const json::object& answer) {
    begin("be_still the_evidence");
    if (answer.empty()) {
      good(ben, let(1, "my_turn"));
    } else {
      good(ben, act(1, answer));
    }
    return heard(kTime - 100);
  };
  const std::string passes = times({});
  EXPECT_EQ(passes.substr(0, 5), "1 at ");
  EXPECT_EQ(times({{"type", "pass"}}), passes);
  EXPECT_EQ(times({{"type", "challenge"}, {"verse", "be_still"}}), passes);
}

TEST_F(Together, KeepsAnAnswerUntilItsMoment) {
  begin();
  good(cleo, at(table, "join", {{"legal", true}}));
  good(ben, at(table, "join", {{"legal", true}}));
  cleo->notes.clear();
  const json::object told = good(ben, act(1, {{"type", "pass"}}));
  EXPECT_TRUE(told.at("answered").as_bool());
  EXPECT_EQ(told.at("actors"), json::array({2}));
  EXPECT_TRUE(told.at("events").as_array().empty());
  EXPECT_FALSE(told.contains("legal"));
  EXPECT_TRUE(cleo->notes.empty());
  EXPECT_EQ(asked(), json::array({1, 2}));
  EXPECT_FALSE(seen(cleo, 2).contains("answered"));
  pass(3 * rules.player_pause);
  EXPECT_EQ(asked(), json::array({2}));
}

// Until then it can be another, or none.
TEST_F(Together, WhatIsKeptCanBeChanged) {
  begin();
  good(ben, act(1, {{"type", "pass"}}));
  good(ben, act(1, {{"type", "challenge"}, {"verse", "be_still"}}));
  good(cleo, act(2, {{"type", "pass"}}));
  good(cleo, at(table, "take_back", {{"seat", 2}, {"count", 1}}));
  pass(3 * rules.player_pause);
  EXPECT_EQ(asked(), json::array({2}));
  good(cleo, act(2, {{"type", "pass"}}));
  EXPECT_EQ(asked(), json::array({0}));  // she has to recite
  EXPECT_EQ(good(ada, at(table, "legal", {{"seat", 0}})).at("legal"),
            json::array({{{"type", "recite"}}}));
}

TEST_F(Together, RefusesAtOnceWhatIsNotAllowed) {
  begin();
  bad(ben, act(1, {{"type", "challenge"}, {"verse", "naked_came_i"}}), "refused");
  bad(ben, act(1, {{"type", "dance"}}), "bad_field", "action.type");
  bad(ben, at(table, "act", {{"seat", 1}, {"revision", 0}, {"action", {{"type", "pass"}}}}),
      "stale", "revision");
  EXPECT_EQ(seen(ben, 1).at("actors"), json::array({1, 2}));
}

// What was not heard has not been said.
TEST_F(Together, WhatIsKeptEndsWithTheServer) {
  begin();
  good(ben, act(1, {{"type", "challenge"}, {"verse", "be_still"}}));
  restart();
  ada = come(1), ben = come(2), cleo = come(3);
  good(ada, at(table, "join"));
  good(ben, at(table, "join"));
  EXPECT_EQ(seen(ben, 1).at("actors"), json::array({1, 2}));
  EXPECT_EQ(json::value_to<int>(news().at("window")), kTime);
}

TEST_F(Together, ComputerPlayersAreHeardAtTheirMoment) {
  begin("be_still the_evidence", {}, {"", "greedy", ""});
  pass(rules.player_pause - 100);
  EXPECT_EQ(asked(), json::array({1, 2}));
  pass(2 * rules.player_pause + 100);
  EXPECT_EQ(asked(), json::array({2}));
}

// One window after the other, with nothing between them: each has its own time.
TEST_F(Together, OpensAnewForTheNextAnswer) {
  begin("the_other_cheek be_still");
  good(cleo, act(2, {{"type", "pass"}}));
  good(ben, act(1, {{"type", "quick"}, {"verse", "the_other_cheek"}}));
  pass(3 * rules.player_pause);
  EXPECT_EQ(asked(), json::array({0, 2}));
  EXPECT_GT(json::value_to<int>(news().at("window")), kTime - 3 * rules.player_pause);
  EXPECT_FALSE(seen(cleo, 2).contains("answered"));
}

// The effect decides, as everybody sees it: the wages of sin make each opponent discard a verse.
TEST_F(Together, PassesUnlessItConcernsTheSeat) {
  begin();
  good(ben, let(1, "concerned"));
  EXPECT_EQ(seen(ben, 1).at("actors"), json::array({2}));
  EXPECT_EQ(heard(3 * rules.player_pause).substr(0, 4), "1 at");

  verse = "the_wages_of_sin";
  begin();
  EXPECT_EQ(good(ben, let(1, "concerned")).at("actors"), json::array({1, 2}));
  EXPECT_EQ(heard(3 * rules.player_pause), "");
  EXPECT_EQ(seen(ben, 1).at("lets_pass"), "concerned");
  EXPECT_EQ(good(ben, let(1, "my_turn")).at("actors"), json::array({2}));
}

}  // namespace
}  // namespace scriptorium::server
