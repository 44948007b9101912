#include "server/hall/requests.h"

#include <algorithm>

#include "table/referee.h"

namespace scriptorium::server {
namespace {

using enum FieldType;

constexpr std::int64_t kRevisions = 1LL << 31;

Field table_field() { return {"table", kText, true, "a table's id, from its link", 16, 16}; }
Field seat_field() { return {"seat", kSeat, true, "which seat"}; }
Field name_field() { return {"name", kText, false, "what the others call you", 0, 128}; }
Field player_field() {
  return {"player", kText, true, "a kind of computer player; empty: nobody", 0, 64};
}
Field optional(Field field) {
  field.needed = false;
  return field;
}

using Fields = std::vector<Field>;

Fields operator+(Fields first, const Fields& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

// How a table looks.
Fields description() {
  return {table_field(),
          {"game", kText, true, "a game's id", 0, 64},
          {"stage", kChoice, true, "", 0, 0, {"gathering", "playing", "over"}},
          {"options", kObject, true, "all table options"},
          {"listed", kTruth, true, "anybody can find it"},
          {"tournament", kTruth, true, "nothing is taken back"},
          {"clock", kObject, true, "per: none, move or game; seconds"},
          {"position", kTruth, false, "it begins at a position, which its host knows"},
          {"commitment", kText, true, "to the secret of the deal; docs/fairness.md", 0, 64},
          {"seats", kList, true, "who has which, and whether they are here", 1, kMaxSeats},
          {"guests", kList, true, "who is here, by number", 0, 10'000},
          {"again", kText, false, "the table where they play again", 16, 16},
          {"scores", kObject, false, "once the game is over"},
          {"fairness", kObject, false, "once the game is over: what the deal came from"},
          {"you", kNumber, true, "your number", 1, 1'000'000},
          {"yours", kList, true, "your seats", 0, kMaxSeats}};
}

// What a pair of eyes saw happen, and sees now.
Fields news() {
  return {table_field(),
          {"seat", kViewer, true, "whose eyes"},
          {"revision", kNumber, true, "of these eyes, now", 0, kRevisions},
          {"events", kList, true, "what they were told", 0, 1 << 20},
          {"actors", kList, true, "who may act now", 0, kMaxSeats},
          {"said", kObject, false, "by whom, and the text: what is to be judged"},
          {"clocks", kList, false, "milliseconds left, by seat", 0, kMaxSeats},
          {"over", kTruth, false, "the game is over"},
          {"scores", kObject, false, "once the game is over"},
          {"view", kObject, true, "by game"}};
}
Field fresh_field(bool needed) {
  return {"fresh", kTruth, needed, "events are left out: start from the view"};
}

// Either what was taken back, or that the others are asked.
Fields taken_back() {
  Fields fields = {{"waits", kTruth, false, "the others are asked"}};
  for (const Field& field : news()) fields.push_back(optional(field));
  return fields;
}

// The requests about a game that people at a table have too.
std::vector<RequestSpec> game_requests() {
  std::vector<RequestSpec> specs;
  for (const std::string_view name :
       {"view", "legal", "why", "events", "act", "take_back", "review"}) {
    const auto all = requests();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const RequestSpec& each) { return each.name == name; });
    specs.push_back(*found);
    specs.back().fields.push_back(table_field());
    if (name == "events") specs.back().answer = news() + Fields{fresh_field(true)};
    if (name == "act") specs.back().answer = news();
    if (name == "take_back") specs.back().answer = taken_back();
  }
  return specs;
}

// Who somebody is, and what there is to come to.
std::vector<RequestSpec> house_requests() {
  return {
      {"hello",
       "who you are; without a name, who you were",
       {name_field()},
       {{"name", kText, true, "what the others call you", 0, 128},
        {"phrases", kList, true, "what can be said at a table", 0, 64}}},
      {"games", "the games that there are", {}, {{"games", kList, true, "", 0, 64}}},
      {"cards",
       "every card of a game",
       {{"game", kText, true, "a game's id", 0, 64}},
       {{"game", kText, true, "", 0, 64}, {"cards", kList, true, "", 0, 1 << 16}}},
      {"tables", "the tables that anybody may come to", {}, {{"tables", kList, true, "", 0, 256}}},
      {"open",
       "opens a table; you are its host",
       {{"game", kText, true, "a game's id", 0, 64},
        {"seats", kNumber, false, "how many; needed where there is no position", 1, kMaxSeats},
        {"options", kObject, false, "by name; the rest have their defaults"},
        {"listed", kTruth, false, "anybody can find it; else whoever has the link"},
        {"tournament", kTruth, false, "nothing is taken back"},
        {"clock", kObject, false, "per: none, move or game; seconds"},
        {"players", kList, false, "by seat: a kind of computer player, or empty", 0, kMaxSeats},
        {"position", kText, false, "where the game begins: docs/scenarios.md", 0, 65536}},
       description()}};
}

std::vector<RequestSpec> room_requests() {
  return {
      {"join",
       "comes to a table, or back to it",
       {table_field(), {"since", kNumber, false, "the last revision seen", 0, kRevisions}},
       description() + Fields{{"news", kList, false, "once there is a game", 0, kMaxSeats}}},
      {"sit",
       "takes a seat",
       {table_field(),
        seat_field(),
        name_field(),
        {"nonce", kText, false, "32 to 128 hexadecimal digits: your part of the shuffle", 0, 128}},
       description()},
      {"stand", "leaves a seat", {table_field(), seat_field()}, {}},
      {"place",
       "puts a computer player in a seat",
       {table_field(), seat_field(), player_field()},
       {}},
      {"start", "begins the game", {table_field()}, {}},
      {"leave", "goes away from a table; a seat waits", {table_field()}, {}},
      {"remove",
       "shows a guest the door",
       {table_field(),
        {"guest", kNumber, false, "by the number of somebody who is here", 1, 1'000'000},
        optional(seat_field())},
       {}},
      {"say", "says one of the phrases", {table_field(), {"phrase", kText, true, "", 0, 64}}, {}},
      {"agree",
       "answers who wants to take back",
       {table_field(),
        {"yes", kTruth, true, "whether you agree"},
        {"seat", kSeat, false, "whose moves were asked for"},
        {"count", kNumber, false, "how many", 1, 1'000'000}},
       taken_back()},
      {"again",
       "the same game at a new table",
       {table_field()},
       {{"table", kText, true, "the new table's id", 16, 16}}},
  };
}

std::vector<RequestSpec> all_requests() {
  std::vector<RequestSpec> specs = game_requests();
  for (auto& more : {house_requests(), room_requests()}) {
    specs.insert(specs.end(), more.begin(), more.end());
  }
  return specs;
}

std::vector<RequestSpec> all_notes() {
  return {
      {"table", "how a table looks now", {}, description()},
      {"happened", "what your eyes were told", {}, news() + Fields{fresh_field(false)}},
      {"said",
       "somebody says a phrase",
       {},
       {table_field(),
        {"guest", kNumber, true, "who", 1, 1'000'000},
        {"name", kText, true, "", 0, 128},
        {"phrase", kText, true, "", 0, 64},
        {"text", kObject, true, "by language"}}},
      {"take_back_asked",
       "somebody wants to take back; whoever has a seat answers with agree",
       {},
       {table_field(), seat_field(), {"count", kNumber, true, "how many", 1, 1'000'000}}},
      {"take_back_refused", "somebody said no", {}, {table_field()}},
      {"removed", "the host has asked you to leave", {}, {table_field()}},
  };
}

// A finished game, step by step.
std::vector<RequestSpec> all_pages() {
  return {
      {"steps",
       "/api/tables/ID/steps: a finished game, step by step",
       {},
       {{"game", kText, true, "a game's id", 0, 64},
        {"seats", kNumber, true, "how many", 1, kMaxSeats},
        {"options", kObject, true, "all table options"},
        {"names", kList, true, "by seat: a person's, or the kind of computer player", 1, kMaxSeats},
        {"steps", kList, true, "step: the deal, then one an entry", 1, 20'001},
        {"scores", kObject, true, ""},
        {"ok", kTruth, true, ""}}},
      {"step",
       "what was done, what the eyes were told of it, and what they saw then",
       {},
       {{"by", kAny, true, "a seat or \"judge\"; null: the deal"},
        {"clock", kTruth, false, "a time had run out"},
        {"take_back", kNumber, false, "how many entries the seat took back", 1, 1'000'000},
        {"actions", kList, false, "what was done; where the eyes are all", 0, 512},
        {"said", kObject, false, "by whom, and the text"},
        {"events", kList, true, "what the eyes were told", 0, 1 << 20},
        {"view", kObject, false, "by game"},
        {"views", kList, false, "every seat's; where the eyes are all", 1, kMaxSeats},
        {"actors", kList, true, "who might act then", 0, kMaxSeats}}},
  };
}

}  // namespace

std::span<const RequestSpec> hall_pages() {
  static const std::vector<RequestSpec> specs = all_pages();
  return specs;
}

std::span<const RequestSpec> hall_requests() {
  static const std::vector<RequestSpec> specs = all_requests();
  return specs;
}

std::span<const RequestSpec> hall_notes() {
  static const std::vector<RequestSpec> specs = all_notes();
  return specs;
}

}  // namespace scriptorium::server
