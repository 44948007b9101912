#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

class TakingBack : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);
  std::string table;
  int turn = 0;

  void begin(json::object more = {}) {
    table = begun(ada, ben, std::move(more));
    good(eve, at(table, "join"));
    turn = mover(eve, table);
  }
  const Person& one() { return turn == 0 ? ada : ben; }
  const Person& other() { return turn == 0 ? ben : ada; }
  json::object back(int count = 1) {
    return at(table, "take_back", {{"seat", turn}, {"count", count}});
  }
  json::object agree(bool yes) { return at(table, "agree", {{"yes", yes}}); }
  std::string view(const Person& person) {
    return json::serialize(good(person, at(table, "view", {{"seat", "spectator"}})).at("view"));
  }
};

TEST_F(TakingBack, ByConsent) {
  begin();
  const std::string before = view(eve);
  good(one(), take(table, turn));
  EXPECT_TRUE(truth_in(good(one(), back()), "waits"));
  EXPECT_NE(view(eve), before);
  EXPECT_EQ(told(other(), "take_back_asked").size(), 1U);
  bad(eve, agree(true), "seated_only");
  bad(other(), at(table, "agree", {{"yes", true}, {"count", 2}}), "nothing_asked");
  bad(other(), at(table, "agree", {{"yes", true}, {"seat", 1 - turn}}), "nothing_asked");
  one()->notes.clear();
  const json::object done = good(other(), agree(true));
  EXPECT_EQ(json::serialize(done.at("events")), R"([{"type":"taken_back"}])");
  EXPECT_EQ(json::serialize(told(one(), "happened").at(0).at("events")),
            R"([{"type":"taken_back"}])");
  EXPECT_EQ(view(eve), before);
  bad(other(), agree(true), "nothing_asked");
  // The journal says the same.
  const auto journal = read_journal(lines(table));
  const auto match = play_again(games(), journal->gathering, journal->entries);
  EXPECT_EQ(json::serialize(match->view(Viewer::spectator())), before);
  good(one(), take(table, turn));
}

TEST_F(TakingBack, RefusedOrWithdrawn) {
  begin();
  good(one(), take(table, turn));
  good(one(), back());
  one()->notes.clear();
  good(other(), agree(false));
  EXPECT_EQ(told(one(), "take_back_refused").size(), 1U);
  bad(other(), agree(true), "nothing_asked");
  good(one(), back());
  good(one(), agree(false));
  bad(other(), agree(true), "nothing_asked");
}

// Whoever comes sees that it is asked, and for whom it waits; all hear how it ended.
TEST_F(TakingBack, IsInSightUntilItIsAnswered) {
  begin();
  good(one(), take(table, turn));
  const auto asked = [&](const Person& person) {
    const json::object look = good(person, at(table, "join"));
    return look.contains("take_back") ? json::serialize(look.at("take_back")) : std::string();
  };
  EXPECT_EQ(asked(other()), "");
  good(one(), back());
  const std::string question = R"({"seat":)" + std::to_string(turn) +
                               R"(,"count":1,"waits_for":[)" + std::to_string(1 - turn) + "]}";
  EXPECT_EQ(json::serialize(told(one(), "table").back().at("take_back")), question);
  for (const Person& each : {ada, ben, eve}) EXPECT_EQ(asked(each), question);
  one()->notes.clear();
  good(other(), agree(false));
  EXPECT_EQ(told(one(), "take_back_refused").at(0).at("seat"), json::value(1 - turn));
  EXPECT_FALSE(truth_in(told(one(), "take_back_refused").at(0), "withdrawn"));
  EXPECT_FALSE(told(one(), "table").back().contains("take_back"));
  good(one(), back());
  other()->notes.clear();
  good(one(), agree(false));
  EXPECT_TRUE(truth_in(told(other(), "take_back_refused").at(0), "withdrawn"));
  good(one(), back());
  other()->notes.clear();
  good(one(), keep(table, turn));
  EXPECT_FALSE(told(other(), "table").back().contains("take_back"));
}

// What others choose in private ends no question: that would tell of it.
TEST_F(TakingBack, OutlastsWhatOthersDoInPrivate) {
  begin();
  while (actors(eve, table).size() != 2) ASSERT_TRUE(step({ada, ben}, table, eve));
  const std::vector<Person> people = {ada, ben};
  const auto lay = [&](int seat) {
    const Person& person = people[static_cast<std::size_t>(seat)];
    const json::object legal = good(person, at(table, "legal", {{"seat", seat}}));
    for (const json::value& action : legal.at("legal").as_array()) {
      if (text_in(action.as_object(), "type") != "lay") continue;
      good(person, at(table, "act", {{"seat", seat}, {"action", action}}));
      return;
    }
    FAIL() << "nothing to lay";
  };
  // Ada hands in, wants that back, and Ben goes on with his letters meanwhile.
  good(ada, at(table, "act", {{"seat", 0}, {"action", {{"type", "done"}}}}));
  good(ada, at(table, "take_back", {{"seat", 0}, {"count", 1}}));
  ada->notes.clear();
  eve->notes.clear();
  lay(1);
  EXPECT_TRUE(ada->notes.empty());
  EXPECT_TRUE(eve->notes.empty());
  EXPECT_TRUE(good(ada, at(table, "join")).contains("take_back"));
  EXPECT_TRUE(good(ben, agree(true)).contains("events"));
}

TEST_F(TakingBack, IsOffOnceSomebodyMovesOrSeatsChange) {
  begin();
  good(one(), take(table, turn));
  good(one(), back());
  good(one(), keep(table, turn));
  bad(other(), agree(true), "nothing_asked");
  const int then = mover(eve, table);
  const Person& next = then == 0 ? ada : ben;
  good(next, take(table, then));
  good(next, at(table, "take_back", {{"seat", then}, {"count", 1}}));
  go(next == ada ? ben : ada);
  pass(rules.away_after);
  good(next, at(table, "place", {{"seat", 1 - then}, {"player", "random"}}));
  bad(next, agree(true), "nothing_asked");
}

// What somebody has said no to stays when a computer player stands in. What is done from then on is
// nobody else's.
TEST_F(TakingBack, NotBehindTheBackOfWhoeverLeft) {
  begin();
  good(one(), take(table, turn));
  good(one(), back());
  good(other(), agree(false));
  go(other());
  pass(rules.away_after);
  good(one(), at(table, "place", {{"seat", 1 - turn}, {"player", "random"}}));
  bad(one(), back(), "somebody_away", "count");
  good(one(), keep(table, turn));
  for (int i = 0; i < 20 && mover(eve, table) != turn; ++i) pass(rules.player_pause + 100);
  good(one(), take(table, turn));
  const std::string before = view(eve);
  EXPECT_FALSE(good(one(), back()).contains("waits"));
  EXPECT_NE(view(eve), before);
}

// A seat that nobody has left asks nobody.
TEST_F(TakingBack, AloneAmongComputerPlayers) {
  table = open(ada, {{"players", {"", "random"}}});
  sit(ada, table, 0);
  good(eve, at(table, "join"));
  start(ada, table);
  for (int i = 0; i < 20 && mover(eve, table) != 0; ++i) pass(rules.player_pause + 100);
  turn = 0;
  good(ada, take(table, 0));
  EXPECT_FALSE(good(ada, back()).contains("waits"));
}

TEST_F(TakingBack, NotWhatTurnedSomethingUpNorWhatWasAnswered) {
  begin();
  good(one(), take(table, turn));
  good(one(), keep(table, turn));
  bad(one(), back(), "seen", "count");
  bad(one(), back(9), "no_such_moment", "count");
  EXPECT_TRUE(told(other(), "take_back_asked").empty());  // nobody is asked for what cannot be
}

TEST_F(TakingBack, NotAtATournament) {
  begin({{"tournament", true}});
  good(one(), take(table, turn));
  bad(one(), back(), "tournament");
}

TEST_F(TakingBack, AllMustAgree) {
  const Person cid = come(4);
  table = open(ada, {{"seats", 3}});
  sit(ada, table, 0);
  sit(ben, table, 1);
  sit(cid, table, 2);
  start(ada, table);
  turn = mover(ada, table);
  std::vector<Person> people = {ada, ben, cid};
  const auto seat = static_cast<std::size_t>(turn);
  good(people[seat], take(table, turn));
  good(people[seat], back());
  EXPECT_TRUE(truth_in(good(people[(seat + 1) % 3], agree(true)), "waits"));
  EXPECT_TRUE(truth_in(good(people[(seat + 1) % 3], agree(true)), "waits"));
  EXPECT_TRUE(good(people[(seat + 2) % 3], agree(true)).contains("events"));
}

// Steps in private go back without anybody's consent and without anybody's knowing.
TEST_F(TakingBack, StepsInPrivate) {
  begin();
  bool found = false;
  for (int i = 0; i < 3000 && !found; ++i) {
    const json::array who = actors(eve, table);
    ASSERT_FALSE(who.empty());
    turn = static_cast<int>(who[0].as_int64());
    const json::object legal = good(one(), at(table, "legal", {{"seat", turn}}));
    for (const json::value& action : legal.at("legal").as_array()) {
      if (text_in(action.as_object(), "type") != "lay") continue;
      other()->notes.clear();
      eve->notes.clear();
      const json::object act = at(table, "act", {{"seat", turn}, {"action", action}});
      good(one(), act);
      EXPECT_FALSE(good(one(), back()).contains("waits"));
      good(one(), act);
      EXPECT_TRUE(other()->notes.empty());
      EXPECT_TRUE(eve->notes.empty());
      found = true;
      break;
    }
    if (!found) step({ada, ben}, table, eve);
  }
  EXPECT_TRUE(found);
}

TEST_F(TakingBack, NotOnceItCannotBeKept) {
  begin();
  good(one(), take(table, turn));
  const std::string before = view(eve);
  good(one(), back());
  storage.failing = MemoryStorage::fault("storage_full");
  bad(other(), agree(true), "not_kept");
  EXPECT_EQ(view(eve), before);
}

// The host shows somebody the door whose seat a computer player keeps.
TEST_F(TakingBack, NorComesBackWhoWasRemovedWhileAway) {
  begin();
  go(ben);
  pass(rules.away_after);
  good(ada, at(table, "place", {{"seat", 1}, {"player", "random"}}));
  good(ada, at(table, "remove", {{"seat", 1}}));
  const json::object look = good(ada, at(table, "join"));
  EXPECT_FALSE(look.at("seats").at(1).as_object().contains("name"));
  ben = come(2);
  bad(ben, at(table, "join"), "removed");
}

}  // namespace
}  // namespace scriptorium::server
