#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

class Kept : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);
  const std::string table = begun(ada, ben);

  const Person& holder(int seat) { return seat == 0 ? ada : ben; }
  void forget_notes() {
    for (const Person& each : {ada, ben, eve}) each->notes.clear();
  }
  // What one sees of the table, apart from who is here.
  std::string sees(const Person& person) { return looks(good(person, at(table, "join"))); }
  static std::string looks(json::object found) {
    for (const char* name : {"id", "guests", "you"}) found.erase(name);
    for (json::value& seat : found.at("seats").as_array()) {
      for (const char* name : {"here", "guest", "stand_in"}) seat.as_object().erase(name);
    }
    if (json::value* news = found.if_contains("news")) {
      for (json::value& each : news->as_array()) {
        each.as_object().erase("clocks");
        each.as_object().erase("window");  // it opens anew
      }
    }
    return json::serialize(found);
  }
  std::vector<Milliseconds> clocks(const std::string& played) {
    const json::object news = good(eve, at(played, "events", {{"seat", "spectator"}}));
    const json::value* left = news.if_contains("clocks");
    return left == nullptr ? std::vector<Milliseconds>()
                           : json::value_to<std::vector<Milliseconds>>(*left);
  }
  void come_back() {
    ada = come(1);
    ben = come(2);
    eve = come(3);
  }
};

TEST_F(Kept, NothingIsToldBeforeItIsStored) {
  good(eve, at(table, "join"));
  const int turn = mover(eve, table);
  const int other = 1 - turn;
  forget_notes();
  storage.holding = true;
  const int first = say(holder(turn), take(table, turn));
  const int second = say(holder(turn), keep(table, turn));
  const int third = say(holder(other), take(table, other));
  const int look = say(eve, at(table, "view", {{"seat", "spectator"}}));
  world.run();
  pass(500);
  for (const Person& each : {ada, ben, eve}) EXPECT_TRUE(each->notes.empty());
  EXPECT_EQ(storage.held(), 1U);  // one after the other
  // As it is kept it is told, and what came meanwhile happens in order.
  storage.release();
  world.run();
  EXPECT_TRUE(truth_in(answer(holder(turn), first), "ok"));
  EXPECT_TRUE(truth_in(answer(holder(turn), second), "ok"));
  EXPECT_TRUE(truth_in(answer(holder(other), third), "ok"));
  EXPECT_TRUE(truth_in(answer(eve, look), "ok"));
  EXPECT_EQ(told(eve, "happened").size(), 3U);
}

TEST_F(Kept, TooManyRequestsThatWaitAreRefused) {
  storage.holding = true;
  const int turn = mover(ada, table);
  say(holder(turn), take(table, turn));
  forget_notes();
  std::vector<int> numbers;
  for (int i = 0; i < 65; ++i) numbers.push_back(say(ben, at(table, "view", {{"seat", 1}})));
  refused(answer(ben, numbers.back()), "busy");
  EXPECT_EQ(ben->notes.size(), 1U);
  storage.release();
  world.run();
  EXPECT_TRUE(truth_in(answer(ben, numbers[63]), "ok"));
}

TEST_F(Kept, WhatCannotBeKeptDidNotHappen) {
  for (const char* code :
       {"storage_full", "storage_locked", "storage_failed", "storage_conflict"}) {
    SCOPED_TRACE(code);
    good(eve, at(table, "join"));
    const int turn = mover(eve, table);
    const std::string before = sees(eve);
    const std::size_t kept = lines(table).size();
    forget_notes();
    storage.failing = MemoryStorage::fault(code);
    bad(holder(turn), take(table, turn), "not_kept");
    EXPECT_EQ(holder(turn)->notes.size(), 1U);
    EXPECT_TRUE(holder(1 - turn)->notes.empty());
    EXPECT_TRUE(eve->notes.empty());
    EXPECT_EQ(sees(eve), before);
    EXPECT_EQ(lines(table).size(), kept);
    storage.failing.reset();
    good(holder(turn), take(table, turn));
    good(holder(turn), keep(table, turn));
  }
  EXPECT_EQ(hall->numbers().storage_faults, 4U);
}

TEST_F(Kept, WhyItCannotIsSaidInBothLanguages) {
  storage.failing = MemoryStorage::fault("storage_full");
  const int turn = mover(ada, table);
  json::object request = take(table, turn);
  const auto message = [&](const char* language) {
    request["language"] = language;
    return text_in(*object_in(ask(holder(turn), request), "error"), "message");
  };
  EXPECT_EQ(message("en"),
            "That could not be saved, so it did not happen: there is no room on the disk.");
  EXPECT_EQ(message("es"), "No se pudo guardar, así que no ocurrió: no queda espacio en el disco.");
}

TEST_F(Kept, EveryKindOfChangeIsTakenBackIfItCannotBeKept) {
  const std::string other = open(ada, {{"seats", 3}});
  sit(ada, other, 0);
  good(ben, at(other, "join"));
  good(ben, at(other, "sit", {{"seat", 1}}));
  const json::object before = good(ada, at(other, "join"));
  storage.failing = MemoryStorage::fault("storage_full");
  const int number = static_cast<int>(before.at("seats").at(1).at("guest").as_int64());
  for (const json::object& request :
       {at(other, "sit", {{"seat", 2}}), at(other, "stand", {{"seat", 0}}),
        at(other, "place", {{"seat", 2}, {"player", "random"}}),
        at(other, "remove", {{"guest", number}})}) {
    ben->notes.clear();
    bad(ada, request, "not_kept");
    EXPECT_TRUE(ben->notes.empty());
    json::object now = good(ada, at(other, "join"));
    now["id"] = before.at("id");
    EXPECT_EQ(json::serialize(now.at("seats")), json::serialize(before.at("seats")));
  }
  json::object opens = {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}};
  bad(ada, opens, "not_kept");
  pass(2500);
  storage.failing.reset();
  // Whoever was nearly shown the door hears what goes on, and has not to leave.
  ben->notes.clear();
  good(ada, at(other, "say", {{"phrase", "hello"}}));
  EXPECT_EQ(told(ben, "said").size(), 1U);
  pass(2500);
  EXPECT_EQ(hall->numbers().tables, 2U);  // what was never opened is not there
}

TEST_F(Kept, StartingCanFailAndBeTriedAgain) {
  const std::string other = open(ada, {{"players", {"", "random"}}});
  sit(ada, other, 0);
  storage.failing = MemoryStorage::fault("storage_locked");
  bad(ada, at(other, "start"), "not_kept");
  bad(ada, at(other, "view", {{"seat", 0}}), "no_game_yet", "table");
  storage.failing.reset();
  start(ada, other);
  EXPECT_EQ(good(ada, at(other, "view", {{"seat", 0}})).at("view").at("turn"), 1);
}

TEST_F(Kept, ComputerPlayersGoOnByThemselvesWhenTheStorageWorksAgain) {
  const std::string other = open(ada, {{"players", {"random", "random"}}});
  start(ada, other);
  pass(2000);
  const std::size_t kept = lines(other).size();
  EXPECT_GT(kept, 4U);
  storage.failing = MemoryStorage::fault("storage_full");
  ada->notes.clear();
  pass(10'000);
  EXPECT_EQ(lines(other).size(), kept);
  EXPECT_TRUE(ada->notes.empty());
  storage.unreadable = true;
  pass(5'000);
  storage.unreadable = false;
  storage.failing.reset();
  pass(10'000);
  EXPECT_GT(lines(other).size(), kept);
  EXPECT_FALSE(told(ada, "happened").empty());
  // Also where nobody looks on.
  storage.fail_after = 1;
  go(ada);
  pass(5'000);
  const std::size_t then = lines(other).size();
  storage.fail_after = 1'000'000;
  pass(60'000);
  EXPECT_GT(lines(other).size(), then + 10);
}

TEST_F(Kept, WhatCannotBeReadIsSaid) {
  restart();
  come_back();
  storage.unreadable = true;
  bad(ada, at(table, "join"), "not_read", "table");
  bad(ada, {{"do", "tables"}}, "not_read");
  bad(ada, {{"do", "hello"}}, "not_read");
  bad(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}}, "not_read");
  good(ada, at(table, "leave"));
  storage.unreadable = false;
  good(ada, at(table, "join"));
  const int turn = mover(ada, table);
  good(ben, at(table, "join"));
  good(holder(turn), take(table, turn));
  storage.unreadable = true;
  bad(holder(turn), at(table, "take_back", {{"seat", turn}, {"count", 1}}), "not_read", "table");
  good(holder(turn), keep(table, turn));
  storage.failing = MemoryStorage::fault("storage_full");
  bad(ada, {{"do", "hello"}, {"name", "Ada"}}, "not_kept");
}

TEST_F(Kept, AFaultOfTheMachineStopsNoTable) {
  const int turn = mover(ada, table);
  const std::string before = sees(holder(turn));
  const int number = say(holder(turn), at(table, "view", {{"seat", turn}}));
  world.run();
  EXPECT_TRUE(truth_in(answer(holder(turn), number), "ok"));
  holder(turn)->faulty = true;
  json::object fault = ask(holder(turn), take(table, turn));
  refused(fault, "internal");
  EXPECT_EQ(sees(holder(turn)), before);
  good(holder(turn), take(table, turn));
}

TEST_F(Kept, ADamagedJournalIsSaid) {
  lines(table)[3].body = "{";
  restart();
  come_back();
  bad(ada, at(table, "join"), "not_read", "table");
  lines(table).clear();
  bad(ada, at(table, "join"), "not_read", "table");
}

TEST_F(Kept, AStopAtAnyMomentLosesNothing) {
  const json::object verses = {{"game", "chapter_and_verse"},
                               {"seats", 3},
                               {"options", {{"reciting", "by_the_table"}}},
                               {"players", {"", "", "random"}},
                               {"clock", {{"per", "game"}, {"seconds", 86'400}}}};
  for (const json::object& terms : {json::object(), verses}) {
    const std::string played = open(ada, terms);
    sit(ada, played, 0);
    sit(ben, played, 1);
    start(ada, played);
    good(eve, at(played, "join"));
    const auto see = [&] {
      std::vector<std::string> seen;
      for (const Person& each : {ada, ben, eve}) {
        seen.push_back(looks(good(each, at(played, "join"))));
      }
      return seen;
    };
    bool more = true;
    for (int i = 0; more; ++i) {
      ASSERT_LT(i, 6000) << "no end";
      more = step({ada, ben, nullptr}, played, eve);
      const auto before = see();
      const auto time = clocks(played);
      restart();
      come_back();
      ASSERT_EQ(see(), before);
      // What passed since the last move is forgiven, and nothing else.
      for (std::size_t seat = 0; seat < time.size(); ++seat) {
        ASSERT_GE(clocks(played).at(seat), time[seat]);
        ASSERT_LE(clocks(played).at(seat), time[seat] + 2000);
      }
    }
  }
}

TEST_F(Kept, AStopWhileSomethingIsBeingWrittenKeepsItOrNot) {
  const int turn = mover(ada, table);
  const std::string before = sees(holder(turn));
  storage.holding = true;
  say(holder(turn), take(table, turn));
  world.run();
  restart();  // as if it had not reached the disk
  come_back();
  EXPECT_EQ(sees(holder(turn)), before);
  storage.release();  // and then it had: the old house wrote it
  come_back();
  bad(holder(turn), at(table, "view", {{"seat", turn}}), "join_first", "table");
  good(holder(turn), at(table, "join"));
  bad(holder(turn), take(table, turn), "not_kept");  // somebody else has written
  good(holder(turn), keep(table, turn));
}

TEST_F(Kept, ComputerPlayersGoOnAfterAStop) {
  const std::string other = open(ada, {{"players", {"random", "random"}}});
  start(ada, other);
  pass(2000);
  restart();
  come_back();
  const std::size_t kept = lines(other).size();
  good(ada, at(other, "join"));
  pass(2000);
  EXPECT_GT(lines(other).size(), kept);
}

TEST_F(Kept, TwoHousesOnOneStorageLoseNothing) {
  Hall second(house());
  const auto ben2 = std::make_shared<TestVisitor>(2);
  second.arrived(ben2);
  const auto there = [&](json::object request) {
    ben2->notes.clear();
    request["id"] = 1'000;
    second.heard(ben2, json::serialize(request));
    world.run();
    return answer(ben2, 1'000);
  };
  EXPECT_TRUE(truth_in(there(at(table, "join")), "ok"));
  good(eve, at(table, "join"));
  std::size_t kept = lines(table).size();
  int refusals = 0;
  for (int i = 0; i < 60; ++i) {
    const json::array who = actors(eve, table);
    if (who.empty()) break;
    const int turn = static_cast<int>(who[0].as_int64());
    const json::object legal = good(holder(turn), at(table, "legal", {{"seat", turn}}));
    const json::object act =
        at(table, "act", {{"seat", turn}, {"action", legal.at("legal").as_array().at(0)}});
    json::object found = turn == 1 ? there(act) : ask(ada, act);
    const bool ok = truth_in(found, "ok");
    EXPECT_EQ(lines(table).size(), kept + (ok ? 1U : 0U)) << json::serialize(found);
    kept = lines(table).size();
    if (!ok) ++refusals;
    if (!ok && turn == 0) continue;
    // Ada's house finds out when it writes, or asks again.
    if (turn == 1) ask(eve, take(table, 0));
  }
  EXPECT_GT(refusals, 0);
  const auto journal = read_journal(lines(table));
  ASSERT_TRUE(journal);
  EXPECT_NE(play_again(games(), journal->gathering, journal->entries), nullptr);
}

TEST_F(Kept, WhoeverMissedWhatAnotherHouseWroteIsToldAnew) {
  const int turn = mover(ada, table);
  auto match = play_again(games(), read_journal(lines(table))->gathering, {});
  ASSERT_FALSE(match->act(static_cast<Seat>(turn), {{{"type", "take"}, {"pile", 1}}}, {},
                          Language::kEnglish));
  lines(table).push_back({world.now(), entry_line(match->last_entry(), {}, {})});
  forget_notes();
  bad(holder(turn), take(table, turn), "not_kept");
  pass(3000);
  for (const Person& each : {ada, ben}) {
    const auto news = told(each, "happened");
    ASSERT_EQ(news.size(), 1U);
    EXPECT_EQ(json::serialize(news[0].at("view")),
              json::serialize(match->view(each == ada ? Viewer(0) : Viewer(1))));
  }
  good(holder(turn), keep(table, turn));
}

TEST_F(Kept, IdleTablesLeaveMemoryAndComeBack) {
  good(eve, at(table, "join"));
  for (int i = 0; i < 5; ++i) step({ada, ben}, table, eve);
  const std::string before[] = {sees(ada), sees(ben)};
  pass(rules.idle_after + 2000);
  EXPECT_EQ(hall->numbers().tables, 1U);  // somebody is there
  for (const Person& each : {ada, ben, eve}) good(each, at(table, "leave"));
  pass(rules.idle_after - 2000);
  EXPECT_EQ(hall->numbers().tables, 1U);
  pass(4000);
  EXPECT_EQ(hall->numbers().tables, 0U);
  EXPECT_EQ(sees(ada), before[0]);
  EXPECT_EQ(sees(ben), before[1]);
}

TEST_F(Kept, ARequestThatComesAsATableLeavesMemoryIsNotLost) {
  const std::shared_ptr<Table> held = hall->table(*id_from(table));
  for (const Person& each : {ada, ben}) good(each, at(table, "leave"));
  pass(rules.idle_after + 2000);
  ASSERT_EQ(hall->numbers().tables, 0U);
  ada->notes.clear();
  held->ask(ada, "Ada", Ask::kJoin, {{"do", "join"}, {"table", table}, {"id", 9000}});
  held->ask(ada, "Ada", Ask::kView, {{"do", "view"}, {"table", table}, {"seat", 0}, {"id", 9001}});
  held->ask(ada, "Ada", Ask::kLeave, {{"do", "leave"}, {"table", table}, {"id", 9002}});
  held->left(ben);
  held->tick();
  world.run();
  for (const int number : {9000, 9001, 9002}) {
    EXPECT_TRUE(truth_in(answer(ada, number), "ok"));
  }
  EXPECT_EQ(hall->numbers().tables, 1U);
  EXPECT_NE(hall->table(*id_from(table)), held);
}

// Somebody who leaves while the journal is read does not stay for ever.
TEST_F(Kept, NobodyStaysBehind) {
  for (const Person& each : {ada, ben, eve}) go(each);
  pass(rules.idle_after + 2000);
  come_back();
  say(ada, at(table, "join"));
  hall->left(ada);
  world.run();
  say(ben, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}});
  hall->left(ben);
  world.run();
  storage.unreadable = true;
  say(eve, at(table, "join"));
  hall->left(eve);
  world.run();
  storage.unreadable = false;
  EXPECT_EQ(hall->numbers().visitors, 0U);
  pass(rules.idle_after + 4000);
  EXPECT_EQ(hall->numbers().tables, 0U);
}

}  // namespace
}  // namespace scriptorium::server
