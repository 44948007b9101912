#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

class ComputerPlayers : public HallTest {
 protected:
  Person ada = come(1);
  std::string table;

  void begin(const char* first, const char* second) {
    table = open(ada, {{"players", {first, second}}});
    for (int seat = 0; seat < 2; ++seat) {
      if (std::string_view(seat == 0 ? first : second).empty()) sit(ada, table, seat);
    }
    start(ada, table);
  }
  json::array entries() { return read_journal(lines(table))->entries; }
  bool last_by_clock() {
    const json::array all = entries();
    return !all.empty() && truth_in(all.back().as_object(), "clock");
  }
};

TEST_F(ComputerPlayers, WaitSoThatPeopleCanFollow) {
  begin("random", "greedy");
  pass(rules.player_pause - 100);
  EXPECT_EQ(entries().size(), 0U);
  pass(100);
  EXPECT_EQ(entries().size(), 1U);
  const std::size_t heard = told(ada, "happened").size();
  EXPECT_GE(heard, 1U);
  // Nobody looks on: they play to the end at once.
  go(ada);
  pass(1000);
  EXPECT_GT(entries().size(), 20U);
}

TEST_F(ComputerPlayers, NeverDelayATable) {
  world.lazy = true;  // all threads are taken
  begin("random", "random");
  EXPECT_TRUE(good(ada, at(table, "view", {{"seat", "spectator"}})).contains("view"));
  pass(rules.player_pause + rules.player_limit - 200);
  EXPECT_EQ(entries().size(), 0U);
  pass(400);
  EXPECT_EQ(entries().size(), 1U);
  EXPECT_TRUE(last_by_clock());
}

TEST_F(ComputerPlayers, AThoughtThatComesTooLateDoesNotCount) {
  world.lazy = true;
  begin("random", "random");
  pass(rules.player_pause + rules.player_limit + 200);
  ASSERT_EQ(entries().size(), 1U);
  EXPECT_EQ(world.thoughts(), 2U);  // the late one and the next
  world.lazy = false;
  world.run();  // the late one
  EXPECT_EQ(entries().size(), 1U);
  pass(rules.player_pause);
  EXPECT_GE(entries().size(), 2U);
  EXPECT_FALSE(last_by_clock());
}

TEST_F(ComputerPlayers, AThoughtMeanwhileWaitsForWhatIsBeingWritten) {
  begin("random", "random");
  const Person eve = come(5);
  const auto number = good(eve, at(table, "join")).at("you").as_int64();
  world.lazy = true;
  storage.holding = true;
  say(ada, at(table, "remove", {{"guest", number}}));
  world.lazy = false;
  pass(rules.player_pause);
  EXPECT_EQ(entries().size(), 0U);
  storage.release();
  world.run();
  EXPECT_EQ(entries().size(), 1U);
}

TEST_F(ComputerPlayers, AThoughtOfSomebodyWhoseSeatWasGivenBackDoesNotCount) {
  const Person ben = come(2);
  table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person gone = turn == 0 ? ada : ben;
  const Person stays = turn == 0 ? ben : ada;
  go(gone);
  pass(rules.away_after);
  world.lazy = true;
  good(stays, at(table, "place", {{"seat", turn}, {"player", "random"}}));
  EXPECT_EQ(world.thoughts(), 1U);
  const Person back = come(gone->guest());
  good(back, at(table, "join"));
  world.lazy = false;
  pass(rules.player_pause + 100);
  EXPECT_EQ(entries().size(), 0U);
  good(back, take(table, turn));
}

TEST_F(ComputerPlayers, AnUnknownKindInTheJournalStopsNobody) {
  table = open(ada, {{"players", {"random", "random"}}});
  lines(table).push_back({world.now(), json::serialize(Gathering::placed(0, "retired_kind"))});
  lines(table).push_back({world.now(), json::serialize(Gathering::placed(1, "retired_kind"))});
  restart();
  ada = come(1);
  good(ada, at(table, "join"));
  start(ada, table);
  pass(rules.player_pause + rules.player_limit + 200);
  EXPECT_TRUE(last_by_clock());
}

// They recite in the language of whoever opened the table.
TEST_F(ComputerPlayers, ReciteInTheTablesLanguage) {
  // The Latter-day works are there in English alone.
  table = open(ada, {{"game", "chapter_and_verse"},
                     {"language", "es"},
                     {"options", {{"verses", "bible_only"}}},
                     {"players", {"random", "random"}}});
  start(ada, table);
  go(ada);
  pass(3000);
  std::string words;
  for (const json::value& entry : entries()) words += text_in(entry.as_object(), "text") + " ";
  EXPECT_NE(words.find(" que "), std::string::npos) << words.substr(0, 400);
  EXPECT_EQ(words.find(" the "), std::string::npos) << words.substr(0, 400);
}

}  // namespace
}  // namespace scriptorium::server
