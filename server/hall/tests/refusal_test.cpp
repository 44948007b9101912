#include "server/hall/download.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

constexpr const char* kNowhere = "00000000000000aa";

class Refusals : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);  // looks on
  std::string table = open(ada);

  json::object seat(std::string_view what, int number, json::object more = {}) {
    more["seat"] = number;
    return at(table, what, std::move(more));
  }
  json::object take_back() { return seat("take_back", 0, {{"count", 1}}); }
  json::object act() { return seat("act", 0, {{"action", {{"type", "take"}, {"pile", 1}}}}); }
};

TEST_F(Refusals, WhatIsNoRequest) {
  bad(ada, {{"do", "opne"}}, "unknown_request", "do");
  bad(ada, {{"do", "open"}}, "missing_field", "game");
  bad(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", "2"}}, "bad_field", "seats");
  bad(ada, {{"do", "open"}, {"game", "chess"}, {"seats", 2}}, "unknown_game", "game");
  bad(ada, {{"do", "cards"}, {"game", "chess"}}, "unknown_game", "game");
  bad(ada, at(table, "say", {{"phrase", "hello"}, {"more", 1}}), "unknown_field", "more");
  hall->heard(ada, "[");
  EXPECT_NE(ada->notes.back().find("bad_json"), std::string::npos);
  hall->heard(ada, std::string(70'000, ' '));
  EXPECT_NE(ada->notes.back().find("too_long"), std::string::npos);
}

TEST_F(Refusals, OfOpening) {
  const auto opens = [](json::object more) {
    json::object request = {{"do", "open"}, {"game", "verbatim"}, {"seats", 3}};
    for (const auto& [name, value] : more) request[name] = value;
    return request;
  };
  bad(ada, opens({{"players", {"random"}}}), "bad_players", "players");
  bad(ada, opens({{"players", {"random", 1, ""}}}), "bad_players", "players");
  bad(ada, opens({{"players", {"", "", "nobody"}}}), "no_such_player", "players");
  for (const json::object& clock :
       {json::object{{"per", "move"}}, json::object{{"per", "day"}, {"seconds", 5}},
        json::object{{"per", "move"}, {"seconds", 4}}, json::object{{"seconds", 5}},
        json::object{{"per", "game"}, {"seconds", 86'401}}}) {
    bad(ada, opens({{"clock", clock}}), "bad_clock", "clock");
  }
  EXPECT_EQ(text_in(ask(ada, opens({{"options", {{"letters", "greek"}}}})), "ok"), "");
  bad(ada, opens({{"options", {{"letters", "greek"}}}}), "bad_field", "options.letters");
  EXPECT_TRUE(ask(ada, opens({{"seats", 6}})).contains("error"));
}

TEST_F(Refusals, OfStrangers) {
  for (const std::string_view what : {"start", "again", "leave", "join"}) {
    if (what != "leave") bad(eve, at(kNowhere, what), "no_such_table", "table");
    if (what != "leave") bad(eve, at("short", what), "no_such_table", "table");
    if (what != "leave" && what != "join") bad(eve, at(table, what), "join_first", "table");
  }
  bad(eve, act(), "join_first", "table");
  good(eve, at(kNowhere, "leave"));
  good(eve, at(table, "leave"));
  EXPECT_EQ(hall->numbers().tables, 1U);  // nothing is kept of tables that are none
}

TEST_F(Refusals, WhileGathering) {
  sit(ada, table, 0);
  good(eve, at(table, "join"));
  for (const json::object& request :
       {act(), take_back(), seat("view", 0), seat("events", 0), seat("legal", 0),
        seat("why", 0, {{"action", 1}}), at(table, "agree", {{"yes", true}})}) {
    bad(ada, request, "no_game_yet", "table");
  }
  bad(ada, at(table, "again"), "no_game_yet");
  bad(ada, at(table, "start"), "seats_free");
  bad(eve, at(table, "start"), "host_only");
  bad(eve, at(table, "remove", {{"guest", 1}}), "host_only");
  bad(eve, seat("place", 1, {{"player", "random"}}), "host_only");
  bad(eve, seat("sit", 0), "seat_taken", "seat");
  bad(eve, seat("sit", 2), "no_such_seat", "seat");
  bad(eve, seat("stand", 2), "no_such_seat", "seat");
  bad(eve, seat("stand", 0), "not_your_seat", "seat");
  bad(ada, seat("place", 0, {{"player", "random"}}), "seat_taken", "seat");
  bad(ada, seat("place", 2, {{"player", "random"}}), "no_such_seat", "seat");
  bad(ada, seat("place", 1, {{"player", "genius"}}), "no_such_player", "player");
  bad(ada, at(table, "remove", {{"guest", 77}}), "no_such_guest", "guest");
  bad(ada, at(table, "remove", {{"guest", 1}}), "no_such_guest", "guest");
  bad(ada, seat("remove", 0), "no_such_guest", "seat");
  bad(ada, seat("remove", 1), "no_such_guest", "seat");
  bad(ada, seat("remove", 5), "no_such_seat", "seat");
  bad(ada, at(table, "remove"), "bad_field", "guest");
  bad(ada, seat("remove", 0, {{"guest", 1}}), "bad_field", "guest");
  bad(ada, at(table, "say", {{"phrase", "you fool"}}), "no_such_phrase", "phrase");
  bad(ada, seat("sit", 0, {{"nonce", "abc"}}), "bad_nonce", "nonce");
  bad(ada, seat("sit", 0, {{"name", "<b>"}}), "bad_name", "name");
  EXPECT_FALSE(finished_game(games(), storage, *id_from(table)));
  EXPECT_EQ(finished_game(games(), storage, *id_from(table)).error().code, "not_over");
  EXPECT_EQ(finished_game(games(), storage, 7).error().code, "no_such_table");
}

TEST_F(Refusals, WhilePlaying) {
  sit(ada, table, 0);
  sit(ben, table, 1);
  start(ada, table);
  good(eve, at(table, "join"));
  bad(ada, at(table, "start"), "game_runs");
  bad(ada, at(table, "again"), "game_runs");
  bad(ada, seat("stand", 0), "game_runs");
  bad(eve, seat("sit", 0), "seat_taken", "seat");
  bad(eve, seat("place", 0, {{"player", "random"}}), "seated_only");
  bad(ben, seat("place", 0, {{"player", ""}}), "seat_taken", "seat");
  bad(ben, seat("place", 0, {{"player", "random"}}), "not_away", "seat");
  bad(ben, act(), "not_your_seat", "seat");
  bad(ben, seat("view", 0), "not_your_seat", "seat");
  bad(ben, seat("legal", 0), "not_your_seat", "seat");
  bad(ben, seat("why", 0, {{"action", 1}}), "not_your_seat", "seat");
  bad(ben, seat("events", 0), "not_your_seat", "seat");
  bad(ben, take_back(), "not_your_seat", "seat");
  bad(eve, seat("view", 2), "no_such_seat", "seat");
  bad(eve, at(table, "agree", {{"yes", true}}), "seated_only");
  bad(ben, at(table, "agree", {{"yes", true}}), "nothing_asked");
  bad(ada, at(table, "act", {{"seat", "judge"}, {"action", {{"type", "exists"}}}}), "not_asked",
      "seat");
  bad(ada, seat("act", 0), "bad_field", "action");
  bad(ada, seat("act", 0, {{"actions", json::array()}}), "no_action", "actions");
  bad(ada, take_back(), "no_such_moment", "count");
  const int turn = mover(eve, table);
  const Person& one = turn == 0 ? ada : ben;
  good(one, take(table, turn));
  json::object stale = keep(table, turn);
  stale["revision"] = 0;
  bad(one, stale, "stale", "revision");
  const json::object why = good(ada, seat("why", 0, {{"action", {{"type", "pass"}}}}));
  EXPECT_FALSE(why.at("legal").as_bool());
  EXPECT_TRUE(why.contains("rule"));
}

TEST_F(Refusals, WhenAllIsOver) {
  sit(ada, table, 0);
  sit(ben, table, 1);
  start(ada, table);
  good(eve, at(table, "join"));
  play_out({ada, ben}, table, eve);
  bad(ada, at(table, "start"), "game_over");
  bad(ada, seat("sit", 0), "game_over");
  bad(ada, seat("stand", 0), "game_over");
  bad(ada, seat("place", 0, {{"player", "random"}}), "game_over");
  bad(ada, take_back(), "game_over");
  bad(ada, at(table, "agree", {{"yes", true}}), "nothing_asked");
  bad(eve, at(table, "again"), "seated_only");
  EXPECT_TRUE(ask(ada, act()).contains("error"));
  // Showing somebody the door does not change what was played.
  const std::string game = *finished_game(games(), storage, *id_from(table));
  good(ada, seat("remove", 1));
  EXPECT_EQ(*finished_game(games(), storage, *id_from(table)), game);
}

TEST_F(Refusals, InSpanish) {
  const json::object found = ask(ada, at(table, "start", {{"language", "es"}}));
  EXPECT_EQ(text_in(*object_in(found, "error"), "message"), "Todavía hay asientos libres.");
}

TEST_F(Refusals, WherePeopleJudgeAPersonAloneCannotPlay) {
  table = open(ada, {{"game", "chapter_and_verse"},
                     {"options", {{"reciting", "by_the_table"}}},
                     {"players", {"", "random"}}});
  sit(ada, table, 0);
  bad(ada, at(table, "start"), "needs_people");
  EXPECT_EQ(text_in(good(ada, at(table, "join")), "stage"), "gathering");
  good(ada, seat("place", 1, {{"player", ""}}));
  sit(ben, table, 1);
  start(ada, table);
}

TEST_F(Refusals, OfATableFromOlderRules) {
  sit(ada, table, 0);
  sit(ben, table, 1);
  std::string& opened = lines(table)[0].body;
  const auto found = opened.find(R"(\"rules_version\":)");
  ASSERT_NE(found, std::string::npos);
  opened.insert(found + 18, "9");
  restart();
  ada = come(1);
  good(ada, at(table, "join"));
  bad(ada, at(table, "start"), "old_rules");
  EXPECT_EQ(text_in(good(ada, at(table, "join")), "stage"), "gathering");
  lines(table).push_back({world.now(), json::serialize(Gathering::started())});
  restart();
  ada = come(1);
  EXPECT_EQ(text_in(good(ada, at(table, "join")), "stage"), "over");
  bad(ada, act(), "old_rules", "table");
}

}  // namespace
}  // namespace scriptorium::server
