#include "server/hall/clocks.h"
#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

using Kind = ClockTerms::Kind;
using Left = std::vector<Milliseconds>;

SeatSet seats(std::initializer_list<int> list) {
  SeatSet set;
  for (const int seat : list) set = set.with(seat);
  return set;
}

TEST(Clock, None) {
  Clocks clocks({}, 2);
  clocks.turn(1'000, seats({0}), {});
  EXPECT_TRUE(clocks.overdue(1'000'000'000).empty());
  EXPECT_FALSE(clocks.due());
  EXPECT_TRUE(clocks.left(5'000).empty());
}

TEST(Clock, ByTheMove) {
  Clocks clocks({Kind::kMove, 10}, 3);
  clocks.turn(0, seats({0}), {});
  EXPECT_EQ(clocks.due(), 10'000);
  EXPECT_EQ(clocks.left(4'000), (Left{6'000, 10'000, 10'000}));
  clocks.turn(4'000, seats({0}), seats({0}));  // moved, and is still to move
  EXPECT_EQ(clocks.due(), 14'000);
  clocks.turn(5'000, seats({0}), {});  // a step in private
  EXPECT_EQ(clocks.due(), 14'000);
  clocks.turn(6'000, seats({1, 2}), seats({0}));
  clocks.turn(9'000, seats({1}), seats({2}));  // the other's time runs on
  EXPECT_EQ(clocks.left(9'000), (Left{10'000, 7'000, 10'000}));
  EXPECT_EQ(clocks.overdue(15'999), seats({}));
  EXPECT_EQ(clocks.overdue(16'000), seats({1}));
}

TEST(Clock, ByTheGame) {
  Clocks clocks({Kind::kGame, 10}, 2);
  clocks.turn(0, seats({0}), {});
  clocks.turn(4'000, seats({1}), seats({0}));
  clocks.turn(5'000, seats({0, 1}), seats({1}));
  EXPECT_EQ(clocks.left(6'000), (Left{5'000, 8'000}));
  EXPECT_EQ(clocks.due(), 11'000);
  clocks.turn(4'000, seats({0}), {});  // the machine's clock was put back: nobody gains
  EXPECT_EQ(clocks.left(4'000), (Left{6'000, 9'000}));
  Clocks again({Kind::kGame, 10}, 2, {6'000, 9'000});
  again.resume(100'000, seats({0}));
  EXPECT_EQ(again.left(101'000), (Left{5'000, 9'000}));
  EXPECT_EQ(Clocks({Kind::kGame, 10}, 2, {1}).left(0), (Left{10'000, 10'000}));
}

class ClockedTable : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  std::string table;

  void begin(const char* per, int seconds, json::object more = {}) {
    more["clock"] = {{"per", per}, {"seconds", seconds}};
    table = begun(ada, ben, std::move(more));
  }
  const Person& holder(int seat) { return seat == 0 ? ada : ben; }
  json::array entries() { return read_journal(lines(table))->entries; }
  int by_clock() {
    int count = 0;
    for (const json::value& entry : entries()) count += truth_in(entry.as_object(), "clock");
    return count;
  }
  Left left(const Person& person) {
    const json::object news = good(person, at(table, "events", {{"seat", "spectator"}}));
    return json::value_to<Left>(news.at("clocks"));
  }
};

TEST_F(ClockedTable, RunningOutIsARecordedAction) {
  begin("move", 10);
  const int turn = mover(ada, table);
  pass(9'900);
  EXPECT_EQ(entries().size(), 0U);
  holder(1 - turn)->notes.clear();
  pass(200);
  EXPECT_EQ(by_clock(), 1);
  EXPECT_EQ(entries().at(0).at("by"), turn);
  EXPECT_EQ(told(holder(1 - turn), "happened").size(), 1U);
}

TEST_F(ClockedTable, AWholeGameOfPeopleWhoSleep) {
  begin("game", 30);
  for (int i = 0; i < 3000 && !actors(ada, table).empty(); ++i) pass(1000);
  EXPECT_TRUE(actors(ada, table).empty());
  EXPECT_EQ(by_clock(), static_cast<int>(entries().size()));
  EXPECT_EQ(left(ada), (Left{0, 0}));
}

TEST_F(ClockedTable, ByTheGameEachOneUsesTheOwnTime) {
  begin("game", 60);
  const int turn = mover(ada, table);
  pass(20'000);
  good(holder(turn), take(table, turn));
  pass(10'000);
  good(holder(turn), keep(table, turn));
  pass(5'000);
  Left expected = {30'000, 55'000};
  if (turn == 1) std::swap(expected[0], expected[1]);
  EXPECT_EQ(left(ada), expected);
  // As the journal says: also after a stop, whose time is nobody's.
  pass(1'000);
  const int next = 1 - turn;
  good(holder(next), take(table, next));
  world.pass(3'600'000);
  restart();
  ada = come(1);
  good(ada, at(table, "join"));
  expected[static_cast<std::size_t>(next)] = 54'000;
  EXPECT_EQ(left(ada), expected);
  pass(4'000);
  expected[static_cast<std::size_t>(next)] = 50'000;
  EXPECT_EQ(left(ada), expected);
}

TEST_F(ClockedTable, TimeRunsOnWhileATableIsNotInMemory) {
  begin("game", 3600);
  const int turn = mover(ada, table);
  good(holder(turn), take(table, turn));
  go(ada);
  go(ben);
  pass(rules.idle_after + 3000);
  ASSERT_EQ(hall->numbers().tables, 0U);
  world.pass(3'600'000);
  ada = come(1);
  good(ada, at(table, "join"));
  EXPECT_EQ(by_clock(), 1);  // before anybody could move
  EXPECT_EQ(left(ada)[static_cast<std::size_t>(turn)], 0);
}

TEST_F(ClockedTable, NoTimePassesWhileNothingCanBeKept) {
  begin("move", 10);
  const int turn = mover(ada, table);
  storage.failing = MemoryStorage::fault("storage_full");
  pass(9'000);
  bad(holder(turn), take(table, turn), "not_kept");
  pass(60'000);
  storage.failing.reset();
  pass(4'000);
  EXPECT_EQ(by_clock(), 0);
  EXPECT_GT(left(ada)[static_cast<std::size_t>(turn)], 3'000);
  pass(10'000);
  EXPECT_EQ(by_clock(), 1);
}

TEST_F(ClockedTable, ComputerPlayersHaveClocksToo) {
  rules.player_limit = 1'000'000;
  restart();
  ada = come(1);
  world.lazy = true;
  table =
      open(ada, {{"players", {"random", "random"}}, {"clock", {{"per", "move"}, {"seconds", 5}}}});
  start(ada, table);
  pass(5'200);
  EXPECT_EQ(by_clock(), 1);
}

// Several decide at once: each has its own time, and steps in private do not lengthen it.
TEST_F(ClockedTable, SeveralDecideAtOnce) {
  begin("move", 20);
  json::array who = actors(ada, table);
  for (int i = 0; i < 3000 && who.size() < 2; ++i) {
    ASSERT_TRUE(step({ada, ben}, table, ada));
    who = actors(ada, table);
  }
  ASSERT_EQ(who.size(), 2U);
  const int before = by_clock();
  pass(15'000);
  const json::object legal = good(ada, at(table, "legal", {{"seat", 0}}));
  for (const json::value& action : legal.at("legal").as_array()) {
    if (text_in(action.as_object(), "type") != "lay") continue;
    good(ada, at(table, "act", {{"seat", 0}, {"action", action}}));
    break;
  }
  EXPECT_EQ(left(ada), (Left{5'000, 5'000}));
  pass(5'200);
  EXPECT_EQ(by_clock(), before + 2);
}

TEST_F(ClockedTable, AQuestionAboutTakingBackDoesNotStopTheClock) {
  begin("game", 60);
  const int turn = mover(ada, table);
  good(holder(turn), take(table, turn));
  pass(10'000);
  good(holder(turn), at(table, "take_back", {{"seat", turn}, {"count", 1}}));
  good(holder(1 - turn), at(table, "agree", {{"yes", true}}));
  EXPECT_EQ(left(ada)[static_cast<std::size_t>(turn)], 50'000);
}

}  // namespace
}  // namespace scriptorium::server
