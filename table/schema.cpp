#include <algorithm>
#include <deque>
#include <set>
#include <stdexcept>

#include "table/referee.h"

// The JSON Schema of the protocol: made of the same tables by which messages are checked, and of
// what each game says of its own parts.
namespace scriptorium {
namespace {

using enum FieldType;
using Fields = std::vector<Field>;

bool is_of_a_game(const Field& field) { return field.name == "game"; }
bool has_own(std::span<const Field> fields) {
  return std::any_of(fields.begin(), fields.end(), [](const Field& each) { return each.own; });
}
bool names_its_game(std::span<const Field> fields) {
  return std::any_of(fields.begin(), fields.end(), is_of_a_game);
}

Field the_word(std::string_view name, std::string_view word) {
  return {name, kChoice, true, {}, 0, 0, {word}};
}
Field id_field() { return {"id", kId, false, "sent back as it came"}; }

Fields request_fields(const RequestSpec& spec) {
  Fields fields = spec.fields;
  fields.push_back(the_word("do", spec.name));
  fields.push_back(id_field());
  fields.push_back({"language", kChoice, false, {}, 0, 0, {"en", "es"}});
  return fields;
}
Fields answer_fields(const RequestSpec& spec, Fields fields) {
  fields.push_back(the_word("did", spec.name));
  fields.push_back({"ok", kTrue, true});
  fields.push_back(id_field());
  return fields;
}

// One list of fields for each of those of which exactly one is there.
std::vector<Fields> shapes_of(std::span<const Field> fields) {
  std::vector<Fields> shapes;
  for (const Field& chosen : fields) {
    if (!chosen.either) continue;
    Fields& shape = shapes.emplace_back();
    for (Field field : fields) {
      if (field.either && field.name != chosen.name) continue;
      field.needed = field.needed || field.either;
      shape.push_back(field);
    }
  }
  if (shapes.empty()) shapes.emplace_back(fields.begin(), fields.end());
  return shapes;
}

json::object reference(std::string_view name) { return {{"$ref", "#/$defs/" + std::string(name)}}; }

json::object one_of(json::array schemas) {
  if (schemas.size() == 1) return std::move(schemas[0].as_object());
  return {{"oneOf", std::move(schemas)}};
}

// A description beside a reference makes generators see a type of its own there; in front of it,
// not.
void describe_apart(json::value& schema) {
  if (json::array* list = schema.if_array()) {
    for (json::value& each : *list) describe_apart(each);
  }
  json::object* object = schema.if_object();
  if (object == nullptr) return;
  for (auto& [name, inner] : *object) describe_apart(inner);
  if (!object->contains("$ref") || !object->contains("description")) return;
  *object = {{"allOf", {{{"$ref", object->at("$ref")}}}},
             {"description", object->at("description")}};
}

class SchemaMaker {
 public:
  SchemaMaker(const Registry& registry, const Rooms& rooms) : registry_(registry), rooms_(rooms) {}

  json::object make() {
    add_games();
    add_basics();
    for (const std::span<const Part> some : {parts(), rooms_.parts}) add_own_parts(some);
    for (const std::span<const Part> some : {parts(), rooms_.parts}) add_parts(some);
    add_requests("", requests());
    if (!rooms_.requests.empty()) add_requests("room_", rooms_.requests);
    add_told();
    for (const RequestSpec& spec : rooms_.pages) {
      Fields fields = spec.answer;
      fields.push_back({"ok", kTrue, true});
      const std::string name = "page_" + std::string(spec.name);
      add(name, message({fields}, spec.about));
      messages_.push_back(reference(name));
    }
    add_unions();
    for (auto& [name, schema] : definitions_) describe_apart(schema);
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"title", "Scriptorium protocol"},
            {"$defs", std::move(definitions_)},
            {"anyOf", std::move(messages_)}};
  }

 private:
  void add(const std::string& name, json::object schema) {
    if (definitions_.contains(name)) throw std::logic_error("two schemas are called " + name);
    definitions_[name] = std::move(schema);
  }

  void add_games() {
    for (const auto& game : registry_.games()) {
      for (auto& [name, schema] : game->schema()) {
        add(std::string(game->id()) + "_" + std::string(name), schema.as_object());
      }
      if (!rooms_.requests.empty()) add_before(*game);
    }
  }
  // Of a view, what telling some event needs.
  void add_before(const AnyGame& game) {
    const json::object schema = game.schema();
    json::object fields;
    for (const json::value& event : schema.at("event").at("oneOf").as_array()) {
      const json::string& type = event.at("properties").at("type").at("const").as_string();
      for (const std::string& field : game.told_with(type)) {
        fields[field] = schema.at("view").at("properties").at(field);
      }
    }
    if (fields.empty()) return;
    add(std::string(game.id()) + "_before",
        {{"type", "object"}, {"properties", std::move(fields)}, {"additionalProperties", false}});
  }

  void add_basics() {
    const json::object text = {{"type", "string"}};
    const json::object number = {{"type", "integer"}};
    const json::object truth = {{"type", "boolean"}};
    add("text", text);
    add("number", number);
    add("choice", {{"anyOf", {text, truth}}});
    const json::object few = {{"anyOf", {text, number}}};
    add("option_value", {{"anyOf",
                          {text,
                           truth,
                           number,
                           {{"type", "array"}, {"items", few}},
                           {{"type", "object"}, {"additionalProperties", number}}}}});
    add("seat", schema_of(Field{"", kSeat}));
    add_reckoning();
    add("actor", schema_of(Field{"", kActor}));
    const Field error[] = {{"code", kText, true, "what went wrong, for programs", 0, 64},
                           {"message", kText, true, "what went wrong, for people", 0, 4096},
                           {"field", kText, false, "the field at fault", 0, 256},
                           {"rule", kText, false, "the rule that says no", 0, 16},
                           {"turn", kSeat, false, "it is another seat's turn: this one's"}};
    add("error", schema_of(error));
    const Field failure[] = {of("error", {"error", kObject, true}), id_field()};
    json::object failed = schema_of(failure);
    failed.at("properties").as_object()["ok"] = {{"const", false}};
    failed.at("required").as_array().emplace_back("ok");
    add("failure", std::move(failed));
  }

  // What every game's views say of points: table/reckoning.h.
  void add_reckoning() {
    add("reckoning", json::parse(R"({
      "type": "object",
      "description": "what each seat got for what: the rows of a seat add up to its points",
      "properties": {
        "last": {
          "type": "object",
          "description": "the round that ended last",
          "properties": {
            "round": {"type": "integer", "minimum": 1},
            "rows": {"type": "array", "items": {"$ref": "#/$defs/reckoning_row"}}
          },
          "required": ["round", "rows"],
          "additionalProperties": false
        },
        "total": {"type": "array", "items": {"$ref": "#/$defs/reckoning_row"}}
      },
      "required": ["total"],
      "additionalProperties": false
    })")
                         .as_object());
    add("reckoning_row", json::parse(R"({
      "type": "object",
      "properties": {
        "seat": {"$ref": "#/$defs/seat"},
        "what": {"type": "string", "description": "what for: the game's own word"},
        "points": {"type": "integer"},
        "count": {"type": "integer", "minimum": 0, "description": "of how many"},
        "names": {"type": "array", "items": {"type": "string"}, "description": "of which"}
      },
      "required": ["seat", "what", "points"],
      "additionalProperties": false
    })")
                             .as_object());
  }

  // A part with something of the game's own is the game's own too, unless it names the game.
  static bool is_own(const Part& part) {
    return has_own(part.fields) && !names_its_game(part.fields);
  }
  void add_own_parts(std::span<const Part> parts) {
    for (const Part& part : parts) {
      if (!is_own(part)) continue;
      for (const auto& game : registry_.games()) {
        add(std::string(game->id()) + "_" + std::string(part.name),
            of_game(part.fields, game->id()));
      }
    }
  }
  void add_parts(std::span<const Part> parts) {
    for (const Part& part : parts) {
      if (!is_own(part)) add(std::string(part.name), message({part.fields}, {}));
    }
  }

  void add_requests(const std::string& place, std::span<const RequestSpec> specs) {
    json::array asked;
    json::array answered;
    for (const RequestSpec& spec : specs) {
      const std::string request = place + "request_" + std::string(spec.name);
      const std::string answer = place + "answer_" + std::string(spec.name);
      add(request, message({request_fields(spec)}, spec.about));
      std::vector<Fields> answers = {answer_fields(spec, spec.answer)};
      if (!spec.or_answer.empty()) answers.push_back(answer_fields(spec, spec.or_answer));
      add(answer, message(answers, {}));
      asked.push_back(reference(request));
      answered.push_back(reference(answer));
    }
    answered.push_back(reference("failure"));
    add_kind(place + "request", std::move(asked));
    add_kind(place + "answer", std::move(answered));
  }

  void add_told() {
    json::array told;
    for (const RequestSpec& spec : rooms_.told) {
      Fields fields = spec.answer;
      fields.push_back(the_word("told", spec.name));
      const std::string name = "told_" + std::string(spec.name);
      add(name, message({fields}, spec.about));
      told.push_back(reference(name));
    }
    if (!told.empty()) add_kind("told", std::move(told));
  }

  void add_kind(const std::string& name, json::array messages) {
    add(name, {{"oneOf", std::move(messages)}});
    messages_.push_back(reference(name));
  }

  // What is some game's where no message says which. Games may have the same action.
  void add_unions() {
    for (const std::string& part : unions_) {
      json::array each;
      for (const auto& game : registry_.games()) {
        const std::string name = std::string(game->id()) + "_" + part;
        if (definitions_.contains(name)) each.push_back(reference(name));
      }
      add(part, {{"anyOf", std::move(each)}});
    }
  }

  // A message that is one of these; one for each game where it says whose own it holds.
  json::object message(const std::vector<Fields>& those, std::string_view about) {
    json::array all;
    for (const Fields& fields : those) {
      for (const Fields& shape : shapes_of(fields)) {
        if (!has_own(shape) || !names_its_game(shape)) {
          all.push_back(of_game(shape, {}));
          continue;
        }
        for (const auto& game : registry_.games()) all.push_back(of_game(shape, game->id()));
      }
    }
    json::object made = one_of(std::move(all));
    if (!about.empty()) made["description"] = about;
    return made;
  }

  // The fields as this game has them; without a game, as any game may.
  json::object of_game(std::span<const Field> fields, std::string_view game) {
    Fields real;
    for (Field field : fields) {
      if (!game.empty() && is_of_a_game(field)) field = the_word("game", game);
      if (field.own && !find_own(field, game)) continue;
      real.push_back(std::move(field));
    }
    return schema_of(real);
  }

  // Names the game's part that the field holds. A game that lacks it has nothing there: false.
  bool find_own(Field& field, std::string_view game) {
    if (game.empty()) {
      unions_.insert(std::string(field.of));
      return true;
    }
    const std::string& name = names_.emplace_back(std::string(game) + "_" + std::string(field.of));
    if (definitions_.contains(name)) {
      field.of = name;
    } else if (field.type == kList) {
      field.max = 0;
      field.of = {};
    } else if (field.needed) {
      field.type = kNull;
    } else {
      return false;
    }
    return true;
  }

  const Registry& registry_;
  const Rooms& rooms_;
  json::object definitions_;
  json::array messages_;
  std::set<std::string> unions_;   // parts that are referred to without a game
  std::deque<std::string> names_;  // what fields here refer to
};

}  // namespace

json::object protocol_schema(const Registry& registry, const Rooms& rooms) {
  return SchemaMaker(registry, rooms).make();
}

}  // namespace scriptorium
