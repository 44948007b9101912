#include "server/hall/requests.h"

#include <algorithm>

#include "server/fair/shuffle.h"
#include "table/referee.h"

namespace scriptorium::server {
namespace {

using enum FieldType;

constexpr std::int64_t kRevisions = 1LL << 31;
constexpr std::int64_t kTimes = 1LL << 53;  // what a browser can count
constexpr std::int64_t kNameBytes = 256;

Field table_field() { return {"table", kText, true, "a table's id, from its link", 16, 16}; }
Field seat_field() { return {"seat", kSeat, true, "which seat"}; }
Field name_field() { return {"name", kText, false, "what the others call you", 0, kNameBytes}; }
Field player_field() {
  return {"player", kText, true, "a kind of computer player; empty: nobody", 0, 64};
}
Field scores_field(bool needed) {
  return of("scores", {"scores", kObject, needed, needed ? "" : "once the game is over"});
}
Field options_field(bool needed, std::string_view about) {
  return of("option_value", {"options", kMap, needed, about});
}
Field call_field() {
  return {
      "call_seconds",
      kNumber,
      false,
      "how long people have where all are asked at once; 0: no limit; absent: as the server says",
      0,
      600};
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
  return {
      table_field(),
      {"game", kText, true, "a game's id", 0, 64},
      {"stage", kChoice, true, "", 0, 0, {"gathering", "playing", "over"}},
      options_field(true, "all table options"),
      {"listed", kTruth, true, "anybody can find it"},
      {"tournament", kTruth, true, "nothing is taken back"},
      of("clock", {"clock", kObject, true}),
      call_field(),
      {"position", kTruth, false, "it begins at a position, which its host knows"},
      {"known_deal", kTruth, false, "for tests: anybody can foretell the cards"},
      {"commitment", kText, false,
       "to the secret of the deal, unless that is known; docs/fairness.md", 0, 64},
      of("seat_at_table", {"seats", kList, true, "by number", 1, kMaxSeats}),
      of("guest_at_table", {"guests", kList, true, "who is here", 0, 10'000}),
      {"again", kText, false, "the table where they play again", 16, 16},
      {"again_by", kText, false, "who opened it", 0, kNameBytes},
      of("take_back", {"take_back", kObject, false, "what somebody wants to take back"}),
      scores_field(false),
      of("fairness",
         {"fairness", kObject, false, "once the game is over: what the deal came from"}),
      {"you", kNumber, true, "your number", 1, 1'000'000},
      of("seat", {"yours", kList, true, "your seats", 0, kMaxSeats}),
      of("brought_deck", {"your_decks", kList, false, "what you brought to them", 1, kMaxSeats})};
}

Field ways_to_pass(const char* name, const char* about) {
  return {name,
          kChoice,
          false,
          about,
          0,
          0,
          {kEnumNames<PassUntil>.begin(), kEnumNames<PassUntil>.end()}};
}

// What a pair of eyes saw happen, and sees now.
Fields news() {
  return {
      table_field(),
      {"game", kText, true, "whose own events, view and actions are", 0, 64},
      {"seat", kViewer, true, "whose eyes"},
      {"revision", kNumber, true, "of these eyes, now", 0, kRevisions},
      own("event", {"events", kList, true, "what they were told", 0, 1 << 20}),
      of("actor", {"actors", kList, true, "who may act now", 0, kMaxSeats}),
      {"turn", kSeat, false, "whose turn it is; others may be asked in it"},
      of("seat", {"judges", kList, false, "people judge: the seats that may", 0, kMaxSeats}),
      of("said_words", {"said", kObject, false, "what is to be judged"}),
      of("number", {"clocks", kList, false, "milliseconds left, by seat", 0, kMaxSeats}),
      {"answering",
       kChoice,
       false,
       "all who may act are asked at once, and the first call wins or they choose together",
       0,
       0,
       {"first_wins", "together"}},
      {"window", kNumber, false, "milliseconds until that closes for people; absent: no limit", 0,
       600'000},
      {"answered", kTrue, false, "the seat has answered, and the others do not know it yet"},
      ways_to_pass("lets_pass", "what the seat lets pass: see let_pass"),
      {"over", kTruth, false, "the game is over"},
      scores_field(false),
      own("view", {"view", kObject, true}),
      own("action", {"legal", kList, false, "if the seat may act and you asked for it", 0, 4096}),
      {"decision", kNumber, false, "the revision at which it began", 0, kRevisions}};
}
Field fresh_field(bool needed) {
  return {"fresh", kTruth, needed, "events are left out: start from the view"};
}

// In place of what was taken back.
Fields others_are_asked() { return {{"waits", kTrue, true, "the others are asked"}}; }
// Where somebody said no, nothing.
Fields others_are_asked_or_nothing() { return {optional(others_are_asked()[0])}; }

const RequestSpec& referee_request(std::string_view name) {
  const auto all = requests();
  return *std::find_if(all.begin(), all.end(),
                       [&](const RequestSpec& each) { return each.name == name; });
}

// The requests about a game that people at a table have too.
std::vector<RequestSpec> game_requests() {
  std::vector<RequestSpec> specs;
  for (const std::string_view name :
       {"view", "legal", "why", "events", "act", "take_back", "look_up", "review"}) {
    specs.push_back(referee_request(name));
    specs.back().fields.push_back(table_field());
    if (name == "events") specs.back().answer = news() + Fields{fresh_field(true)};
    if (name == "act") specs.back().answer = news();
    if (name == "take_back") {
      specs.back().answer = news();
      specs.back().or_answer = others_are_asked();
    }
  }
  return specs;
}

// Who somebody is, and what there is to come to.
std::vector<RequestSpec> house_requests() {
  return {
      {"hello",
       "who you are; without a name, who you were",
       {name_field()},
       {{"name", kText, true, "what the others call you", 0, kNameBytes},
        {"named", kTruth, true, "somebody chose it; else the server did"},
        of("phrase", {"phrases", kList, true, "what can be said at a table", 0, 64}),
        {"call_seconds", kNumber, true,
         "how long people have where all are asked at once, unless a table says otherwise", 0, 600},
        {"known_deal", kTruth, false,
         "this server is for tests: anybody can foretell what it deals"}}},
      {"games", "the games that there are", {}, referee_request("games").answer},
      {"cards",
       "every card of a game",
       {{"game", kText, true, "a game's id", 0, 64}},
       referee_request("cards").answer},
      {"slips", "what was said for a verse beside what is written, word by word",
       referee_request("slips").fields, referee_request("slips").answer},
      {"deck", "whether a deck may be played, and how it is written to share it",
       referee_request("deck").fields, referee_request("deck").answer},
      {"tables",
       "the tables that anybody may come to",
       {},
       {of("listed_table", {"tables", kList, true, "", 0, 256})}},
      {"my_games",
       "your games: those going on, and a page of the finished ones, newest first",
       {{"page", kNumber, false, "of the finished ones, from 0", 0, 10'000}},
       {of("own_game", {"going_on", kList, true, "not over, or not begun", 0, 50}),
        of("own_game", {"finished", kList, true, "", 0, 20}),
        {"page", kNumber, true, "which", 0, 10'000},
        {"pages", kNumber, true, "how many there are", 0, 1'000'000},
        of("tally", {"tallies", kList, true, "all finished games, by game", 0, 64})}},
      {"forget_games",
       "takes games out of your list; the tables stay for the others",
       {of("text", {"tables", kList, false, "their ids; absent: all", 0, 100})},
       {{"forgotten", kNumber, true, "how many were in it", 0, 1'000'000}}},
      {"open",
       "opens a table; you are its host",
       {{"game", kText, true, "a game's id", 0, 64},
        {"seats", kNumber, false, "how many; needed where there is no position", 1, kMaxSeats},
        options_field(false, "by name; the rest have their defaults"),
        {"listed", kTruth, false, "anybody can find it; else whoever has the link"},
        {"tournament", kTruth, false, "nothing is taken back"},
        of("clock", {"clock", kObject, false}),
        call_field(),
        of("text",
           {"players", kList, false, "by seat: a kind of computer player, or empty", 0, kMaxSeats}),
        {"position", kText, false, "where the game begins: docs/scenarios.md", 0, 65536}},
       description()}};
}

std::vector<RequestSpec> room_requests() {
  return {
      {"join",
       "comes to a table, or back to it",
       {table_field(),
        {"since", kNumber, false, "the last revision seen", 0, kRevisions},
        {"legal", kTruth, false, "news come with what your seats may do, from now on"}},
       description() +
           Fields{of("news", {"news", kList, false, "once there is a game", 0, kMaxSeats})}},
      {"sit",
       "takes a seat",
       {table_field(),
        seat_field(),
        name_field(),
        {"nonce", kText, false, "32 to 128 hexadecimal digits: your part of the shuffle", 0, 128},
        of("number",
           {"deck", kNameOrMap, false,
            "your own, which nobody else is told: the name of a ready one, or copies by card"})},
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
        either({"guest", kNumber, false, "by the number of somebody who is here", 1, 1'000'000}),
        either(optional(seat_field()))},
       {}},
      {"say", "says one of the phrases", {table_field(), {"phrase", kText, true, "", 0, 64}}, {}},
      {"agree",
       "answers who wants to take back",
       {table_field(),
        {"yes", kTruth, true, "whether you agree"},
        {"seat", kSeat, false, "whose moves were asked for"},
        {"count", kNumber, false, "how many", 1, 1'000'000}},
       news(),
       others_are_asked_or_nothing()},
      {"history",
       "what a pair of eyes was told since the game began, without what was taken back",
       {table_field(),
        {"seat", kViewer, true, "whose eyes"},
        {"until", kNumber, false, "what came before this revision", 0, kRevisions}},
       {{"game", kText, true, "whose own events are", 0, 64},
        {"revision", kNumber, true, "of these eyes, now", 0, kRevisions},
        {"earlier", kTruth, true, "there is more before: ask again, until the first of these"},
        own("move", {"moves", kList, true, "the last of them, oldest first", 0, 200})}},
      {"let_pass",
       "lets the moments pass at which all are asked, or wants to be asked again; nobody else is "
       "told",
       {table_field(), seat_field(), ways_to_pass("until", "absent: to be asked again")},
       news()},
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
      {"happened", "something you can see happened", {}, news() + Fields{fresh_field(false)}},
      {"said",
       "somebody says a phrase",
       {},
       {table_field(),
        {"guest", kNumber, true, "who", 1, 1'000'000},
        {"name", kText, true, "", 0, kNameBytes},
        {"phrase", kText, true, "", 0, 64},
        of("texts", {"text", kObject, true})}},
      {"take_back_asked",
       "somebody wants to take back; whoever has a seat answers with agree",
       {},
       {table_field(), seat_field(), {"count", kNumber, true, "how many", 1, 1'000'000}}},
      {"take_back_refused",
       "somebody said no",
       {},
       {table_field(),
        {"seat", kSeat, true, "who"},
        {"withdrawn", kTruth, true, "it was whoever had asked"}}},
      {"time_up",
       "the time of a seat of yours was over; nobody else is told",
       {},
       {table_field(), seat_field(), {"passed", kTruth, true, "it was a window: you passed"}}},
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
        options_field(true, "all table options"),
        of("text", {"names", kList, true, "by seat: a person's, or the kind of computer player", 1,
                    kMaxSeats}),
        own("step", {"steps", kList, true, "the deal, then one an entry", 1, 20'001}),
        scores_field(true)}},
  };
}

std::vector<Part> all_parts() {
  const Field seats = {"seats", kNumber, true, "how many", 1, kMaxSeats};
  return {
      {"clock",
       {{"per", kChoice, true, "", 0, 0, {"none", "move", "game"}},
        {"seconds", kNumber, false, "for a move, or for each player's game", 0, 86'400}}},
      {"seat_at_table",
       {seat_field(),
        {"name", kText, false, "of the person, or whom a computer player stands in for", 0,
         kNameBytes},
        {"here", kTruth, false, "the person is at the table"},
        {"stand_in", kNumber, false,
         "the person is away: milliseconds until a computer player may take over", 0, 86'400'000},
        {"expected", kText, false, "nobody yet: who sat there in the game before", 0, kNameBytes},
        {"guest", kNumber, false, "the person's number", 1, 1'000'000},
        {"player", kText, false, "a kind of computer player", 0, 64},
        {"deck_chosen", kTrue, false, "before the game: the host chose the deck of this seat"},
        {"seal", kText, false, "of a deck that was brought: docs/fairness.md", 64, 64}}},
      {"brought_deck", {seat_field(), of("number", {"deck", kMap, true, "copies by card"})}},
      {"take_back",
       {{"seat", kSeat, true, "whose moves"},
        {"count", kNumber, true, "how many", 1, 1'000'000},
        of("seat", {"waits_for", kList, true, "who has not answered", 0, kMaxSeats})}},
      {"guest_at_table",
       {{"guest", kNumber, true, "", 1, 1'000'000},
        {"name", kText, true, "", 0, kNameBytes},
        {"host", kTruth, false, "it is the host"}}},
      {"said_words", {{"by", kActor, true}, {"text", kText, true, "", 0, 4096}}},
      {"news", news() + Fields{fresh_field(true)}},
      {"phrase", {{"phrase", kText, true, "", 0, 64}, of("texts", {"text", kObject, true})}},
      {"listed_table",
       {table_field(),
        {"stage", kChoice, true, "", 0, 0, {"gathering", "playing"}},
        {"game", kText, true, "a game's id", 0, 64},
        seats,
        {"free", kNumber, true, "seats", 0, kMaxSeats},
        of("text", {"names", kList, true, "who sits there", 0, kMaxSeats}),
        of("named_seat", {"seated", kList, false, "the same by seat", 0, kMaxSeats}),
        {"host", kText, false, "the host's name", 0, 128},
        {"language", kChoice, false, "the host's", 0, 0, {"en", "es"}},
        {"tournament", kTruth, true},
        of("clock", {"clock", kObject, true})}},
      {"named_seat",
       {seat_field(),
        {"name", kText, false, "of the person, or whom a computer player stands in for", 0, 128},
        {"player", kText, false, "a kind of computer player", 0, 64}}},
      {"own_game",
       {table_field(),
        {"stage", kChoice, true, "", 0, 0, {"gathering", "playing", "over"}},
        {"game", kText, true, "a game's id", 0, 64},
        optional(seats),
        of("named_seat", {"seated", kList, false, "who has a seat", 0, kMaxSeats}),
        of("seat", {"yours", kList, true, "your seats", 0, kMaxSeats}),
        of("seat", {"turn", kList, false, "who may act", 0, kMaxSeats}),
        {"since", kNumber, true, "when it began or ended: milliseconds since 1970", 0, kTimes},
        scores_field(false)}},
      {"tally",
       {{"game", kText, true, "a game's id", 0, 64},
        {"games", kNumber, true, "played to the end", 0, 1'000'000},
        {"counted", kNumber, true, "of those, the ones in which you had one seat", 0, 1'000'000},
        {"won", kNumber, true, "of the counted", 0, 1'000'000},
        {"best", kNumber, false, "points", -kTimes, kTimes}}},
      {"step",
       {{"by", kActorOrNull, true, "null: the deal"},
        {"clock", kTruth, false, "a time had run out"},
        {"take_back", kNumber, false, "how many entries the seat took back", 1, 1'000'000},
        own("action", {"actions", kList, false, "what was done; where the eyes are all", 0, 512}),
        of("said_words", {"said", kObject, false, ""}),
        own("event", {"events", kList, true, "what the eyes were told", 0, 1 << 20}),
        own("view", {"view", kObject, false}),
        own("view", {"views", kList, false, "every seat's; where the eyes are all", 1, kMaxSeats}),
        of("actor", {"actors", kList, true, "who might act then", 0, kMaxSeats})}},
      {"move",
       {{"revision", kNumber, true, "of these eyes, after it", 0, kRevisions},
        {"turn", kSeat, false, "whose turn it was then"},
        own("event", {"events", kList, true, "what the eyes were told", 1, 1 << 20}),
        own("before", {"before", kObject, false, "what telling them needs of the view before"})}},
      {"sealed_deck", {sealed_deck_fields().begin(), sealed_deck_fields().end()}},
      {"fairness", {fairness_fields().begin(), fairness_fields().end()}},
  };
}

}  // namespace

std::span<const Part> hall_parts() {
  static const std::vector<Part> parts = all_parts();
  return parts;
}

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
