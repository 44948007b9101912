#include "server/hall/requests.h"

#include <algorithm>

#include "table/referee.h"

namespace scriptorium::server {
namespace {

using enum FieldType;

Field table_field() { return {"table", kText, true, "a table's id, from its link", 16, 16}; }
Field seat_field() { return {"seat", kNumber, true, "which seat", 0, kMaxSeats - 1}; }
Field name_field() { return {"name", kText, false, "what the others call you", 0, 128}; }
Field player_field() {
  return {"player", kText, true, "a kind of computer player; empty: nobody", 0, 64};
}

// The requests about a game that people at a table have too.
std::vector<RequestSpec> game_requests() {
  std::vector<RequestSpec> specs;
  for (const std::string_view name : {"view", "legal", "why", "events", "act", "take_back"}) {
    const auto all = requests();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const RequestSpec& each) { return each.name == name; });
    specs.push_back(*found);
    specs.back().fields.push_back(table_field());
  }
  return specs;
}

std::vector<RequestSpec> all_requests() {
  std::vector<RequestSpec> specs = game_requests();
  const std::vector<RequestSpec> rooms = {
      {"hello",
       "who you are; without a name, who you were",
       {name_field()},
       {{"name", kText, true, "what the others call you", 0, 128}}},
      {"games", "the games that there are", {}, {{"games", kList, true, "", 0, 64}}},
      {"cards",
       "every card of a game",
       {{"game", kText, true, "a game's id", 0, 64}},
       {{"game", kText, true, "", 0, 64}, {"cards", kList, true, "", 0, 1 << 16}}},
      {"tables", "the tables that anybody may come to", {}, {{"tables", kList, true, "", 0, 256}}},
      {"open",
       "opens a table; you are its host",
       {{"game", kText, true, "a game's id", 0, 64},
        {"seats", kNumber, true, "how many", 1, kMaxSeats},
        {"options", kObject, false, "by name; the rest have their defaults"},
        {"listed", kTruth, false, "anybody can find it; else whoever has the link"},
        {"tournament", kTruth, false, "nothing is taken back"},
        {"clock", kObject, false, "per: none, move or game; seconds"},
        {"players", kList, false, "by seat: a kind of computer player, or empty", 0, kMaxSeats}},
       {}},
      {"join",
       "comes to a table, or back to it",
       {table_field(), {"since", kNumber, false, "the last revision seen", 0, 1LL << 31}},
       {}},
      {"sit",
       "takes a seat",
       {table_field(),
        seat_field(),
        name_field(),
        {"nonce", kText, false, "32 to 128 hexadecimal digits: your part of the shuffle", 0, 128}},
       {}},
      {"stand", "leaves a seat", {table_field(), seat_field()}, {}},
      {"place",
       "puts a computer player in a seat",
       {table_field(), seat_field(), player_field()},
       {}},
      {"start", "begins the game", {table_field()}, {}},
      {"leave", "goes away from a table; a seat waits", {table_field()}, {}},
      {"remove",
       "shows a guest the door",
       {table_field(), {"guest", kNumber, true, "the guest's number", 1, 1'000'000}},
       {}},
      {"say", "says one of the phrases", {table_field(), {"phrase", kText, true, "", 0, 64}}, {}},
      {"agree",
       "answers who wants to take back",
       {table_field(), {"yes", kTruth, true, "whether you agree"}},
       {}},
      {"again",
       "the same game at a new table",
       {table_field()},
       {{"table", kText, true, "the new table's id", 16, 16}}},
  };
  specs.insert(specs.end(), rooms.begin(), rooms.end());
  return specs;
}

}  // namespace

std::span<const RequestSpec> hall_requests() {
  static const std::vector<RequestSpec> specs = all_requests();
  return specs;
}

}  // namespace scriptorium::server
