#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

class OwnGamesTest : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);

  json::object mine(const Person& person, int page = 0) {
    json::object request = {{"do", "my_games"}};
    if (page > 0) request["page"] = page;
    return good(person, request);
  }
  static std::vector<std::string> tables(const json::object& answer, const char* which) {
    std::vector<std::string> ids;
    for (const json::value& each : answer.at(which).as_array()) {
      ids.push_back(text_in(each.as_object(), "table"));
    }
    return ids;
  }
  std::size_t forget(const Person& person, json::object more = {}) {
    more["do"] = "forget_games";
    return good(person, more).at("forgotten").to_number<std::size_t>();
  }
  // A game that a person and a computer player play to its end.
  std::string finished(const Person& person) {
    const std::string table = open(person, {{"players", {"", "random"}}});
    sit(person, table, 0);
    start(person, table);
    play_out({person, nullptr}, table, person);
    pass(1000);
    return table;
  }
  using Ids = std::vector<std::string>;
};

TEST_F(OwnGamesTest, AreThoseInWhichOneHasASeat) {
  EXPECT_TRUE(mine(ada).at("going_on").as_array().empty());
  good(ben, {{"do", "hello"}, {"name", "Ben"}});
  const std::string table = open(ada);
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{});  // its host, and nothing more
  sit(ada, table, 0);
  sit(ben, table, 1);
  good(eve, at(table, "join"));
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{table});
  EXPECT_EQ(tables(mine(ben), "going_on"), Ids{table});
  EXPECT_EQ(tables(mine(eve), "going_on"), Ids{});
  const json::object game = mine(ada).at("going_on").at(0).as_object();
  EXPECT_EQ(text_in(game, "stage"), "gathering");
  EXPECT_EQ(game.at("yours"), json::value({0}));
  EXPECT_FALSE(game.contains("turn"));
  EXPECT_EQ(game.at("seated").at(1), (json::value{{"seat", 1}, {"name", "Ben"}}));
  good(ben, at(table, "stand", {{"seat", 1}}));
  EXPECT_EQ(tables(mine(ben), "going_on"), Ids{});
}

TEST_F(OwnGamesTest, SayWhoseTurnItIs) {
  const std::string table = begun(ada, ben);
  for (int i = 0; i < 4; ++i) {
    const json::object game = mine(ben).at("going_on").at(0).as_object();
    EXPECT_EQ(text_in(game, "stage"), "playing");
    EXPECT_EQ(game.at("turn"), json::value(actors(ada, table)));
    ASSERT_TRUE(step({ada, ben}, table, ada));
  }
  restart();  // it is read from the storage
  EXPECT_EQ(tables(mine(come(2)), "going_on"), Ids{table});
  EXPECT_TRUE(mine(come(2)).at("going_on").at(0).as_object().contains("turn"));
}

TEST_F(OwnGamesTest, EndWithTheirResult) {
  const std::string table = begun(ada, ben);
  play_out({ada, ben}, table, ada);
  const json::value scores = good(ada, at(table, "join")).at("scores");
  int won = 0;
  for (const auto& [seat, person] : {std::pair(0, ada), std::pair(1, ben)}) {
    const json::object all = mine(person);
    EXPECT_EQ(tables(all, "going_on"), Ids{});
    EXPECT_EQ(tables(all, "finished"), Ids{table});
    EXPECT_EQ(all.at("pages"), json::value(1));
    EXPECT_EQ(all.at("finished").at(0).at("scores"), scores);
    const json::object tally = all.at("tallies").at(0).as_object();
    EXPECT_EQ(text_in(tally, "game"), "verbatim");
    EXPECT_EQ(tally.at("games"), json::value(1));
    EXPECT_EQ(tally.at("counted"), json::value(1));
    EXPECT_EQ(tally.at("best"), scores.at("points").at(static_cast<std::size_t>(seat)));
    won += tally.at("won").to_number<int>();
  }
  EXPECT_EQ(won, static_cast<int>(scores.at("winners").as_array().size()));
  EXPECT_TRUE(mine(eve).at("finished").as_array().empty());
}

TEST_F(OwnGamesTest, ComeInPagesNewestFirst) {
  Ids all;
  for (int i = 0; i < 21; ++i) all.insert(all.begin(), finished(ada));
  EXPECT_EQ(tables(mine(ada), "finished"), Ids(all.begin(), all.begin() + 20));
  EXPECT_EQ(tables(mine(ada, 1), "finished"), Ids(all.begin() + 20, all.end()));
  EXPECT_EQ(mine(ada, 1).at("pages"), json::value(2));
  EXPECT_EQ(tables(mine(ada, 7), "finished"), Ids{});
  EXPECT_EQ(mine(ada).at("tallies").at(0).at("counted"), json::value(21));
  bad(ada, {{"do", "my_games"}, {"page", -1}}, "bad_field", "page");
}

TEST_F(OwnGamesTest, OfSeveralSeatsAtOneDeviceDoNotCount) {
  const std::string table = open(ada);
  sit(ada, table, 0);
  good(ada, at(table, "sit", {{"seat", 1}, {"name", "Bea"}}));
  start(ada, table);
  play_out({ada, ada}, table, ada);
  const json::object all = mine(ada);
  EXPECT_EQ(all.at("finished").at(0).at("yours"), json::value({0, 1}));
  const json::object tally = all.at("tallies").at(0).as_object();
  EXPECT_EQ(tally.at("games"), json::value(1));
  EXPECT_EQ(tally.at("counted"), json::value(0));
  EXPECT_EQ(tally.at("won"), json::value(0));
  EXPECT_FALSE(tally.contains("best"));
}

TEST_F(OwnGamesTest, WhatAComputerPlayerEndedIsNoResultOfOnes) {
  const std::string table = begun(ada, ben);
  go(ben);
  pass(rules.away_after + 1000);
  good(ada, at(table, "place", {{"seat", 1}, {"player", "random"}}));
  ben = come(2);
  EXPECT_EQ(tables(mine(ben), "going_on"), Ids{table});  // the seat is kept
  EXPECT_EQ(mine(ben).at("going_on").at(0).at("yours"), json::value({1}));
  play_out({ada, nullptr}, table, ada);
  EXPECT_EQ(tables(mine(ben), "finished"), Ids{table});
  EXPECT_EQ(mine(ben).at("tallies").at(0).at("counted"), json::value(0));
  EXPECT_EQ(mine(ada).at("tallies").at(0).at("counted"), json::value(1));
}

TEST_F(OwnGamesTest, AreForgottenByOneAlone) {
  const std::string first = begun(ada, ben);
  const std::string second = begun(ada, ben);
  EXPECT_EQ(forget(ada, {{"tables", {first, "no id", "0123456789abcdef"}}}), 1U);
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{second});
  EXPECT_EQ(mine(ben).at("going_on").as_array().size(), 2U);
  EXPECT_EQ(forget(ada, {{"tables", {first}}}), 0U);
  // It stays forgotten, whatever happens there, and the seat is Ada's all the same.
  play_out({ada, ben}, first, ada);
  EXPECT_TRUE(mine(ada).at("finished").as_array().empty());
  EXPECT_TRUE(mine(ada).at("tallies").as_array().empty());
  EXPECT_EQ(tables(mine(ben), "finished"), Ids{first});
  EXPECT_EQ(forget(ben), 2U);
  EXPECT_EQ(tables(mine(ben), "finished"), Ids{});
  EXPECT_EQ(tables(mine(ben), "going_on"), Ids{});
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{second});
  EXPECT_EQ(forget(eve), 0U);
  bad(ada, {{"do", "forget_games"}, {"tables", json::array(101, "x")}}, "bad_field", "tables");
}

TEST_F(OwnGamesTest, ThatNeverBeganAreLeftOutAfterADay) {
  const std::string table = open(ada);
  sit(ada, table, 0);
  world.pass(rules.forgotten - 1);
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{table});
  world.pass(2);
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{});
}

TEST_F(OwnGamesTest, LessonsAreNobodys) {
  const std::string table = text_in(
      good(ada,
           {{"do", "open"}, {"game", "verbatim"}, {"position", "game verbatim\nat mover: 1\n"}}),
      "table");
  sit(ada, table, 0);
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{});
}

// What an earlier version wrote knows nothing of players.
TEST_F(OwnGamesTest, OfAnEarlierVersionComeWithTheNextMove) {
  const std::string table = begun(ada, ben);
  storage.forget_players(*id_from(table));
  restart();
  ada = come(1);
  ben = come(2);
  for (const Person& each : {ada, ben}) good(each, at(table, "join"));
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{});
  ASSERT_TRUE(step({ada, ben}, table, ada));
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{table});
}

TEST_F(OwnGamesTest, CannotBeReadOrForgottenWhileTheStorageFails) {
  const std::string table = begun(ada, ben);
  storage.unreadable = true;
  bad(ada, {{"do", "my_games"}}, "not_read");
  storage.unreadable = false;
  storage.failing = MemoryStorage::fault("storage_full");
  bad(ada, {{"do", "forget_games"}}, "not_kept");
  storage.failing = std::nullopt;
  EXPECT_EQ(tables(mine(ada), "going_on"), Ids{table});
}

TEST_F(OwnGamesTest, AListSaysWhoOpenedATableAndInWhichLanguage) {
  good(ada, {{"do", "hello"}, {"name", "Ada"}});
  const std::string table = open(ada, {{"listed", true}, {"language", "es"}});
  json::object seen = good(eve, {{"do", "tables"}}).at("tables").at(0).as_object();
  EXPECT_EQ(text_in(seen, "host"), "Ada");
  EXPECT_EQ(text_in(seen, "language"), "es");
  sit(ada, table, 1);
  seen = good(eve, {{"do", "tables"}}).at("tables").at(0).as_object();
  EXPECT_EQ(seen.at("seated"), (json::value{{{"seat", 1}, {"name", "Ada"}}}));
}

TEST_F(OwnGamesTest, AreForgottenByTheirIds) {
  const Person somebody = come(9);
  for (const json::value& tables : {json::value({1, nullptr}), json::value({nullptr})}) {
    bad(somebody, {{"do", "forget_games"}, {"tables", tables}}, "bad_field", "tables");
  }
  good(somebody, {{"do", "forget_games"}, {"tables", {"no id"}}});
}

}  // namespace
}  // namespace scriptorium::server
