#include "table/referee.h"

namespace scriptorium {
namespace {

using enum FieldType;

constexpr std::int64_t kRevisions = 1LL << 31;

Field game_field() { return {"game", kText, true, "a game's id", 0, 64}; }
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
Field events_field() { return {"events", kList, true, "what the seat was told", 0, 1 << 20}; }

std::vector<Field> table_answer() {
  return {game_field(),
          {"seats", kNumber, true, "", 1, kMaxSeats},
          {"options", kObject, true, "all table options"},
          {"actors", kList, true, "who may act", 0, kMaxSeats}};
}
std::vector<Field> happened_answer() {
  return {revision_field("of the seat, now"),
          events_field(),
          {"actors", kList, true, "who may act now", 0, kMaxSeats}};
}
std::vector<Field> bot_answer() {
  std::vector<Field> answer = happened_answer();
  answer.push_back({"actions", kList, true, "what the player did", 0, 512});
  return answer;
}

}  // namespace

std::span<const RequestSpec> requests() {
  static const std::vector<RequestSpec> specs = {
      {"games",
       "the games that there are, with their options and players",
       {},
       {{"games", kList, true, "", 0, 64}}},
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
       {{"actors", kList, true, "seats, or \"judge\"; none: the game is over", 0, kMaxSeats},
        {"over", kTruth, true, ""},
        {"scores", kObject, false, "once the game is over"}}},
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

json::object protocol_schema(const Registry& registry) {
  static const std::vector<Field> error = {
      {"code", kText, true, "what went wrong, for programs", 0, 64},
      {"message", kText, true, "what went wrong, for people", 0, 4096},
      {"field", kText, false, "the field at fault", 0, 256},
      {"rule", kText, false, "the rule that says no", 0, 16},
  };
  json::object definitions;
  json::array asked;
  json::array answered;
  const auto reference = [](std::string_view name) {
    return json::object{{"$ref", "#/$defs/" + std::string(name)}};
  };
  const json::object echo = {{"description", "sent back as it came"},
                             {"type", {"string", "integer"}}};
  for (const RequestSpec& spec : requests()) {
    json::object request = schema_of(spec.fields);
    json::object& fields = request.at("properties").as_object();
    fields["do"] = {{"const", spec.name}};
    fields["id"] = echo;
    fields["language"] = {{"enum", {"en", "es"}}};
    if (!request.contains("required")) request["required"] = json::array();
    request.at("required").as_array().emplace_back("do");
    request["description"] = spec.about;

    json::object answer = schema_of(spec.answer);
    answer.at("properties").as_object()["ok"] = {{"const", true}};
    answer.at("properties").as_object()["id"] = echo;
    if (!answer.contains("required")) answer["required"] = json::array();
    answer.at("required").as_array().emplace_back("ok");

    const std::string name(spec.name);
    definitions["request_" + name] = std::move(request);
    definitions["answer_" + name] = std::move(answer);
    asked.push_back(reference("request_" + name));
    answered.push_back(reference("answer_" + name));
  }
  definitions["replay"] = schema_of(replay_fields());
  definitions["entry"] = schema_of(entry_fields());
  definitions["failure"] = {
      {"type", "object"},
      {"properties", {{"ok", {{"const", false}}}, {"id", echo}, {"error", schema_of(error)}}},
      {"required", {"ok", "error"}},
      {"additionalProperties", false}};
  answered.push_back(reference("failure"));
  definitions["request"] = {{"oneOf", std::move(asked)}};
  definitions["answer"] = {{"anyOf", std::move(answered)}};
  for (const auto& game : registry.games()) {
    for (auto& [name, schema] : game->schema()) {
      definitions[std::string(game->id()) + "_" + std::string(name)] = schema;
    }
  }
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
          {"title", "Scriptorium protocol"},
          {"$defs", std::move(definitions)},
          {"anyOf", {reference("request"), reference("answer")}}};
}

}  // namespace scriptorium
