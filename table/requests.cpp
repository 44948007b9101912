#include "table/referee.h"

namespace scriptorium {
namespace {

using enum FieldType;

constexpr std::int64_t kRevisions = 1LL << 31;

Field game_id_field(std::string_view name) { return {name, kText, true, "a game's id", 0, 64}; }
Field game_field() { return game_id_field("game"); }
Field viewer_field() { return {"seat", kViewer, true, "whose eyes"}; }
Field actor_field() { return {"seat", kActor, true, "who acts"}; }
Field seat_field() { return {"seat", kSeat, true, "which seat"}; }
Field judge_field() {
  return {"judge",
          kChoice,
          false,
          "who gives verdicts: the table (default), the dice, or whoever is asked",
          0,
          0,
          {judge_names().begin(), judge_names().end()}};
}
Field revision_field(std::string_view about) {
  return {"revision", kNumber, true, about, 0, kRevisions};
}
Field actors_field(std::string_view about) {
  return of("actor", {"actors", kList, true, about, 0, kMaxSeats});
}
Field scores_field() { return of("scores", {"scores", kObject, false, "once the game is over"}); }
Field events_field() { return {"events", kList, true, "what the seat was told", 0, 1 << 20}; }

std::vector<Field> table_answer() {
  return {game_field(),
          {"seats", kNumber, true, "", 1, kMaxSeats},
          {"options", kObject, true, "all table options"},
          actors_field("who may act")};
}
std::vector<Field> happened_answer() {
  return {revision_field("of the seat, now"), events_field(), actors_field("who may act now")};
}
std::vector<Field> bot_answer() {
  std::vector<Field> answer = happened_answer();
  answer.push_back({"actions", kList, true, "what the player did", 0, 512});
  return answer;
}

json::object echo() {
  return {{"description", "sent back as it came"}, {"type", {"string", "integer"}}};
}

void need(json::object& schema, std::string_view field, json::object type) {
  schema.at("properties").as_object()[field] = std::move(type);
  if (!schema.contains("required")) schema["required"] = json::array();
  schema.at("required").as_array().emplace_back(field);
}

json::object request_schema(const RequestSpec& spec) {
  json::object request = schema_of(spec.fields);
  need(request, "do", {{"const", spec.name}});
  json::object& fields = request.at("properties").as_object();
  fields["id"] = echo();
  fields["language"] = {{"enum", {"en", "es"}}};
  request["description"] = spec.about;
  return request;
}

json::object answer_schema(const RequestSpec& spec) {
  json::object answer = schema_of(spec.answer);
  need(answer, "ok", {{"const", true}});
  answer.at("properties").as_object()["id"] = echo();
  return answer;
}

json::object page_schema(const RequestSpec& spec) {
  json::object page = schema_of(spec.answer);
  need(page, "ok", {{"const", true}});
  page["description"] = spec.about;
  return page;
}

json::object told_schema(const RequestSpec& spec) {
  json::object told = schema_of(spec.answer);
  need(told, "told", {{"const", spec.name}});
  told["description"] = spec.about;
  return told;
}

// Definitions, and which of them are messages of a kind.
class Definitions {
 public:
  void add(const std::string& name, json::object schema) { all[name] = std::move(schema); }
  void add(const std::string& name, json::object schema, json::array& kind) {
    add(name, std::move(schema));
    kind.push_back(reference(name));
  }
  void add(std::span<const Part> parts) {
    for (const Part& part : parts) add(std::string(part.name), schema_of(part.fields));
  }
  static json::object reference(const std::string& name) { return {{"$ref", "#/$defs/" + name}}; }

  json::object all;
};

void add_rooms(const Rooms& rooms, Definitions& definitions, json::array& messages) {
  json::array asked;
  json::array answered = {Definitions::reference("failure")};
  json::array told;
  for (const RequestSpec& spec : rooms.requests) {
    const std::string name(spec.name);
    definitions.add("room_request_" + name, request_schema(spec), asked);
    definitions.add("room_answer_" + name, answer_schema(spec), answered);
  }
  for (const RequestSpec& spec : rooms.told) {
    definitions.add("told_" + std::string(spec.name), told_schema(spec), told);
  }
  for (const RequestSpec& spec : rooms.pages) {
    definitions.add("page_" + std::string(spec.name), page_schema(spec));
  }
  definitions.add(rooms.parts);
  definitions.add("room_request", {{"oneOf", std::move(asked)}}, messages);
  definitions.add("room_answer", {{"anyOf", std::move(answered)}}, messages);
  definitions.add("told", {{"oneOf", std::move(told)}}, messages);
}

}  // namespace

std::span<const Part> parts() {
  static const std::vector<Part> all = {
      {"texts",
       {{"en", kText, true, "in English", 0, 4096}, {"es", kText, true, "in Spanish", 0, 4096}}},
      {"scores",
       {of("number", {"points", kList, true, "by seat", 1, kMaxSeats}),
        of("seat", {"winners", kList, true, "", 0, kMaxSeats})}},
      {"described_game",
       {game_id_field("id"),
        of("texts", {"title", kObject, true}),
        {"min_seats", kNumber, true, "", 1, kMaxSeats},
        {"max_seats", kNumber, true, "", 1, kMaxSeats},
        of("text", {"players", kList, true, "kinds of computer players, the ablest last", 1, 64}),
        of("texts", {"player_texts", kMap, true, "what each is like"}),
        of("described_option", {"options", kList, true, "", 0, 64})}},
      {"described_option",
       {{"name", kText, true, "", 0, 64},
        {"rule", kText, true, "the rule that gives the choice", 0, 16},
        {"default", kAny, true, ""},
        {"count", kNumber, false, "it is a list of so many values", 2, 64},
        of("choice", {"choices", kList, false, "names, or false and true", 2, 256}),
        {"min", kNumber, false, "", 0, 255},
        {"max", kNumber, false, "", 0, 255},
        of("texts", {"text", kObject, true, "what it means"}),
        of("texts", {"choice_texts", kMap, false, "what each choice means"}),
        {"expert", kTruth, false, "it matters to simulations alone"}}},
      {"replay", {replay_fields().begin(), replay_fields().end()}},
      {"entry", {entry_fields().begin(), entry_fields().end()}},
  };
  return all;
}

std::span<const RequestSpec> requests() {
  static const std::vector<RequestSpec> specs = {
      {"games",
       "the games that there are, with their options and players",
       {},
       {of("described_game", {"games", kList, true, "", 0, 64})}},
      {"cards",
       "every card of a game as people read it, in the language of the request",
       {game_field()},
       {game_field(), {"cards", kList, true, "GAME_printed_card; by game", 0, 1 << 16}}},
      {"new",
       "deals a new table and puts away the old one",
       {game_field(),
        {"seats", kNumber, true, "how many", 1, kMaxSeats},
        {"options", kObject, false, "table options by name; the rest have their defaults"},
        {"seed", kSeed, false, "where all chance comes from; absent: drawn by the machine"},
        {"dice",
         kChoice,
         false,
         "sealed (default): nobody can tell the next draw; fast: for simulations",
         0,
         0,
         {"sealed", "fast"}},
        judge_field()},
       table_answer()},
      {"actors",
       "who may act now",
       {},
       {actors_field("seats, or \"judge\"; none: the game is over"),
        {"over", kTruth, true, ""},
        scores_field()}},
      {"view",
       "all that a seat or a spectator knows",
       {viewer_field()},
       {{"view", kObject, true, "by game"}, revision_field("of this viewer")}},
      {"legal",
       "what the seat may do now, or after small steps that it has not sent yet",
       {actor_field(), {"after", kList, false, "steps", 0, 512}},
       {{"legal", kList, true, "actions", 0, 4096},
        {"decision", kNumber, false, "the revision at which this decision began", 0, kRevisions}}},
      {"why",
       "whether an action is legal now, and if not, which rule says so",
       {actor_field(), {"action", kAny, true, "an action"}},
       {{"legal", kTruth, true, ""},
        {"rule", kText, false, "the rule's id", 0, 16},
        {"message", kText, false, "a sentence", 0, 4096}}},
      {"act",
       "takes an action, or a list of them as a whole",
       {actor_field(),
        {"action", kAny, false, "one action"},
        {"actions", kList, false, "or several", 0, 512},
        {"text", kText, false, "what is said with it", 0, 4096},
        {"revision", kNumber, false,
         "what the seat had seen; refused if its decision is a later one", 0, kRevisions}},
       happened_answer()},
      {"events",
       "what a viewer was told after a revision",
       {viewer_field(),
        {"since", kNumber, false, "a revision; absent: from the start", 0, kRevisions}},
       {revision_field("of this viewer"), events_field()}},
      {"bot",
       "lets a computer player act for the seat",
       {seat_field(), {"player", kText, true, "its name", 0, 64}},
       bot_answer()},
      {"clock", "the seat's time has run out", {seat_field()}, happened_answer()},
      {"take_back",
       "takes back what the seat did last",
       {seat_field(), {"count", kNumber, true, "how many of its entries", 1, 1'000'000}},
       happened_answer()},
      {"look_up",
       "whether a word exists, where the table's dictionary lies open",
       {{"word", kText, true, "", 0, 64}},
       {{"exists", kTruth, true, ""}}},
      {"review",
       "how a game that is over could have gone",
       {},
       {{"review", kAny, true, "GAME_review; null where the game has nothing to say"}}},
      {"save", "the whole game as a replay", {}, {{"replay", kObject, true, ""}}},
      {"load", "puts a saved game on the table", {{"replay", kObject, true, ""}}, table_answer()},
      {"position",
       "sets up a position written as a scenario",
       {{"text", kText, true, "docs/scenarios.md", 0, 65536},
        {"seed", kSeed, false, "for what the text leaves open and all chance after it"},
        judge_field()},
       table_answer()},
  };
  return specs;
}

json::object protocol_schema(const Registry& registry, const Rooms& rooms) {
  static const std::vector<Field> error = {
      {"code", kText, true, "what went wrong, for programs", 0, 64},
      {"message", kText, true, "what went wrong, for people", 0, 4096},
      {"field", kText, false, "the field at fault", 0, 256},
      {"rule", kText, false, "the rule that says no", 0, 16},
  };
  Definitions definitions;
  json::array asked;
  json::array answered;
  for (const RequestSpec& spec : requests()) {
    const std::string name(spec.name);
    definitions.add("request_" + name, request_schema(spec), asked);
    definitions.add("answer_" + name, answer_schema(spec), answered);
  }
  definitions.add("text", {{"type", "string"}});
  definitions.add("number", {{"type", "integer"}});
  definitions.add("choice", {{"type", {"string", "boolean"}}});
  definitions.add("seat", schema_of(Field{"", kSeat}));
  definitions.add("actor", schema_of(Field{"", kActor}));
  definitions.add(parts());
  definitions.add(
      "failure",
      {{"type", "object"},
       {"properties", {{"ok", {{"const", false}}}, {"id", echo()}, {"error", schema_of(error)}}},
       {"required", {"ok", "error"}},
       {"additionalProperties", false}},
      answered);
  json::array messages;
  definitions.add("request", {{"oneOf", std::move(asked)}}, messages);
  definitions.add("answer", {{"anyOf", std::move(answered)}}, messages);
  if (!rooms.requests.empty()) add_rooms(rooms, definitions, messages);
  for (const auto& game : registry.games()) {
    for (auto& [name, schema] : game->schema()) {
      definitions.add(std::string(game->id()) + "_" + std::string(name), schema.as_object());
    }
  }
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
          {"title", "Scriptorium protocol"},
          {"$defs", std::move(definitions.all)},
          {"anyOf", std::move(messages)}};
}

}  // namespace scriptorium
