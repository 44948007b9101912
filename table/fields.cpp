#include "table/fields.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "table/any_game.h"
#include "table/words.h"

namespace scriptorium {
namespace {

constexpr std::int64_t kMost = 1LL << 53;  // what JavaScript holds exactly
constexpr std::size_t kLongestId = 256;    // bytes

std::optional<std::int64_t> whole(const json::value& value) {
  if (const std::int64_t* number = value.if_int64()) return *number;
  const std::uint64_t* number = value.if_uint64();
  if (number != nullptr && *number <= static_cast<std::uint64_t>(kMost)) {
    return static_cast<std::int64_t>(*number);
  }
  return std::nullopt;
}

bool is_seat(const json::value& value) {
  const std::optional<std::int64_t> number = whole(value);
  return number && *number >= 0 && *number < kMaxSeats;
}

bool is_word(const json::value& value, std::string_view word) {
  return value.is_string() && std::string_view(value.get_string()) == word;
}

// What the field should be, if the value is not that.
std::optional<std::string> misfit(const json::value& value, const Field& field) {
  switch (field.type) {
    case FieldType::kText:
      if (value.is_string() && value.get_string().size() <= static_cast<std::size_t>(field.max))
        break;
      return fmt::format("a text of at most {} bytes", field.max);
    case FieldType::kNumber: {
      const std::optional<std::int64_t> number = whole(value);
      if (number && *number >= field.min && *number <= field.max) break;
      return fmt::format("a whole number from {} to {}", field.min, field.max);
    }
    case FieldType::kTruth:
      if (value.is_bool()) break;
      return "true or false";
    case FieldType::kObject:
    case FieldType::kMap:
      if (value.is_object()) break;
      return "an object";
    case FieldType::kNameOrMap:
      if (value.is_object() || value.is_string()) break;
      return "a name or an object";
    case FieldType::kList:
      if (value.is_array() && value.get_array().size() <= static_cast<std::size_t>(field.max))
        break;
      return fmt::format("a list of at most {}", field.max);
    case FieldType::kActor:
      if (is_seat(value) || is_word(value, "judge")) break;
      return "a seat number or \"judge\"";
    case FieldType::kViewer:
      if (is_seat(value) || is_word(value, "spectator")) break;
      return "a seat number or \"spectator\"";
    case FieldType::kSeat:
      if (is_seat(value)) break;
      return "a seat number";
    case FieldType::kSeed:
      if (read_seed(value)) break;
      return "64 hexadecimal digits or a whole number";
    case FieldType::kChoice:
      for (const std::string_view choice : field.choices) {
        if (is_word(value, choice)) return std::nullopt;
      }
      return fmt::format("one of: {}", fmt::join(field.choices, ", "));
    case FieldType::kId:
      if (value.is_int64() || (value.is_string() && value.get_string().size() <= kLongestId)) break;
      return "a short text or a whole number";
    case FieldType::kTrue:
      if (value == json::value(true)) break;
      return "true";
    case FieldType::kNull:
      if (value.is_null()) break;
      return "null";
    case FieldType::kActorOrNull:
      if (value.is_null() || is_seat(value) || is_word(value, "judge")) break;
      return "a seat number, \"judge\" or null";
    case FieldType::kAny:
      break;
  }
  return std::nullopt;
}

constexpr std::string_view kJudges[] = {"table", "dice", "asked"};

}  // namespace

int number_in(const json::value& value) { return static_cast<int>(*whole(value)); }

std::span<const std::string_view> judge_names() { return kJudges; }
std::string_view judge_name(Judge judge) { return kJudges[static_cast<std::size_t>(judge)]; }
Judge judge_of(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kJudges); ++i) {
    if (kJudges[i] == name) return static_cast<Judge>(i);
  }
  return Judge::kTable;
}

std::optional<Seed> read_seed(const json::value& value) {
  if (const std::optional<std::int64_t> number = whole(value)) {
    if (*number < 0 || *number > kMost) return std::nullopt;
    return Seed::of(static_cast<std::uint64_t>(*number));
  }
  if (const json::string* text = value.if_string()) {
    if (text->find_first_not_of("0123456789abcdef") != json::string::npos) return std::nullopt;
    return seed_from_hex(*text);
  }
  return std::nullopt;
}

namespace {

// A mistyped field explains why another one is missing: it is named first.
Error unknown_field(std::string_view key, std::span<const Field> fields,
                    std::span<const Field> also) {
  std::vector<std::string_view> known;
  for (const Field& field : also) known.push_back(field.name);
  for (const Field& field : fields) known.push_back(field.name);
  std::string message = fmt::format("There is no field \"{}\" here.", shorten(key));
  if (const std::string_view near = nearest(key, known); !near.empty()) {
    message += fmt::format(" Did you mean \"{}\"?", near);
  }
  return {"unknown_field", std::move(message), shorten(key), {}};
}

bool has_field(std::span<const Field> fields, std::string_view key) {
  return std::any_of(fields.begin(), fields.end(),
                     [&](const Field& field) { return field.name == key; });
}

std::optional<Error> check_values(const json::object& given, std::span<const Field> fields) {
  for (const Field& field : fields) {
    const json::value* value = given.if_contains(field.name);
    if (value == nullptr && field.needed) {
      return Error{"missing_field",
                   fmt::format("The field \"{}\" is missing.", field.name),
                   std::string(field.name),
                   {}};
    }
    if (value == nullptr) continue;
    if (const std::optional<std::string> want = misfit(*value, field)) {
      return Error{"bad_field",
                   fmt::format("The field \"{}\" must be {}.", field.name, *want),
                   std::string(field.name),
                   {}};
    }
  }
  return std::nullopt;
}

std::optional<Error> check_either(const json::object& given, std::span<const Field> fields) {
  std::vector<std::string> names;
  int there = 0;
  for (const Field& field : fields) {
    if (!field.either) continue;
    names.push_back(fmt::format("\"{}\"", field.name));
    if (given.contains(field.name)) ++there;
  }
  if (names.empty() || there == 1) return std::nullopt;
  const std::string first = names[0].substr(1, names[0].size() - 2);
  return Error{"bad_field", fmt::format("Give either {}.", fmt::join(names, " or ")), first, {}};
}

}  // namespace

std::optional<Error> check_fields(const json::object& given, std::span<const Field> fields,
                                  std::span<const Field> also) {
  for (const auto& each : given) {
    const std::string_view key = each.key();
    if (!has_field(fields, key) && !has_field(also, key)) return unknown_field(key, fields, also);
  }
  if (std::optional<Error> fault = check_values(given, also)) return fault;
  if (std::optional<Error> fault = check_values(given, fields)) return fault;
  return check_either(given, fields);
}

namespace {

json::object schema_of_part(std::string_view name) {
  if (name.empty()) return {};
  return {{"$ref", "#/$defs/" + std::string(name)}};
}

}  // namespace

json::object schema_of(const Field& field) {
  const json::object seat = {{"type", "integer"}, {"minimum", 0}, {"maximum", kMaxSeats - 1}};
  const auto seat_or = [&](std::string_view word) {
    return json::object{{"oneOf", {seat, {{"const", word}}}}};
  };
  switch (field.type) {
    case FieldType::kText:
      return {{"type", "string"}, {"maxLength", field.max}};
    case FieldType::kNumber:
      return {{"type", "integer"}, {"minimum", field.min}, {"maximum", field.max}};
    case FieldType::kTruth:
      return {{"type", "boolean"}};
    case FieldType::kObject:
      if (!field.of.empty()) return schema_of_part(field.of);
      return {{"type", "object"}};
    case FieldType::kMap:
      return {{"type", "object"}, {"additionalProperties", schema_of_part(field.of)}};
    case FieldType::kNameOrMap:
      return {{"oneOf",
               {{{"type", "string"}},
                {{"type", "object"}, {"additionalProperties", schema_of_part(field.of)}}}}};
    case FieldType::kList: {
      json::object list = {{"type", "array"}};
      // Of a list with few places generators make one type for each number of items.
      if (field.max == 0 || field.max > kMaxSeats) list["maxItems"] = field.max;
      if (!field.of.empty()) list["items"] = schema_of_part(field.of);
      return list;
    }
    case FieldType::kActor:
      return seat_or("judge");
    case FieldType::kViewer:
      return seat_or("spectator");
    case FieldType::kSeat:
      return seat;
    case FieldType::kSeed:
      return {{"oneOf",
               {{{"type", "string"}, {"pattern", "^[0-9a-f]{64}$"}},
                {{"type", "integer"}, {"minimum", 0}, {"maximum", kMost}}}}};
    case FieldType::kChoice: {
      json::array choices;
      for (const std::string_view choice : field.choices) choices.emplace_back(choice);
      if (choices.size() == 1) return {{"const", choices[0]}};
      return {{"enum", std::move(choices)}};
    }
    case FieldType::kId:
      return {{"anyOf", {{{"type", "string"}, {"maxLength", kLongestId}}, {{"type", "integer"}}}}};
    case FieldType::kTrue:
      return {{"const", true}};
    case FieldType::kNull:
      return {{"type", "null"}};
    case FieldType::kActorOrNull:
      return {{"oneOf", {seat, {{"const", "judge"}}, {{"type", "null"}}}}};
    case FieldType::kAny:
      return schema_of_part(field.of);
  }
  return {};
}

json::object schema_of(std::span<const Field> fields) {
  json::object properties;
  json::array needed;
  for (const Field& field : fields) {
    json::object schema = schema_of(field);
    if (!field.about.empty()) schema["description"] = field.about;
    properties[field.name] = std::move(schema);
    if (field.needed) needed.emplace_back(field.name);
  }
  json::object schema = {{"type", "object"}, {"properties", std::move(properties)}};
  if (!needed.empty()) schema["required"] = std::move(needed);
  schema["additionalProperties"] = false;
  return schema;
}

std::span<const Field> replay_fields() {
  static const std::vector<Field> fields = {
      {"scriptorium", FieldType::kChoice, true, "what this file is", 0, 0, {"replay"}},
      {"game", FieldType::kText, true, "a game's id", 0, 64},
      {"rules_version", FieldType::kNumber, true, "of the game's rules", 0, 1'000'000},
      {"book", FieldType::kText, true, "hash of the cards, 16 hexadecimal digits", 0, 16},
      {"seats", FieldType::kNumber, true, "", 1, kMaxSeats},
      of("option_value", {"options", FieldType::kMap, true, "table options by name"}),
      {"seed", FieldType::kSeed, true, "where all chance came from"},
      {"dice", FieldType::kChoice, true, "", 0, 0, {"sealed", "fast"}},
      {"judge",
       FieldType::kChoice,
       true,
       "who gave the verdicts",
       0,
       0,
       {judge_names().begin(), judge_names().end()}},
      {"position", FieldType::kText, false, "where it began, as scenario text; dealt if absent", 0,
       65536},
      own("entry", {"entries", FieldType::kList, true, "what happened, in order", 0, 20'000}),
      of("scores", {"result", FieldType::kObject, false, "once the game is over"}),
  };
  return fields;
}

Result<ReplayFields> read_replay_fields(const json::object& replay) {
  if (std::optional<Error> fault = check_fields(replay, replay_fields())) return *fault;
  ReplayFields fields;
  fields.rules_version = number_in(replay.at("rules_version"));
  fields.seats = number_in(replay.at("seats"));
  const std::optional<std::uint64_t> book = word_from_hex(replay.at("book").get_string());
  if (!book)
    return Error{"bad_field", "The field \"book\" must be 16 hexadecimal digits.", "book", {}};
  fields.book = *book;
  fields.rules.seed = *read_seed(replay.at("seed"));
  fields.rules.dice = is_word(replay.at("dice"), "sealed") ? DiceKind::kSealed : DiceKind::kFast;
  fields.rules.judge = judge_of(replay.at("judge").get_string());
  if (const json::value* position = replay.if_contains("position")) {
    fields.position = position->get_string();
  }
  fields.options = &replay.at("options").get_object();
  fields.entries = &replay.at("entries").get_array();
  return fields;
}

std::span<const Field> entry_fields() {
  static const std::vector<Field> fields = {
      {"by", FieldType::kActor, true, "who acted"},
      own("action", {"actions", FieldType::kList, false, "what they did, as a whole", 0, 512}),
      {"text", FieldType::kText, false, "what was said or judged", 0, 4096},
      {"clock", FieldType::kTruth, false, "their time had run out"},
      {"take_back", FieldType::kNumber, false, "so many of its last entries are no longer in force",
       1, 1'000'000},
  };
  return fields;
}

Result<EntryFields> read_entry_fields(const json::value& value, int seats) {
  const auto fault = [](std::string message) {
    return Error{"bad_field", std::move(message), {}, {}};
  };
  const json::object* entry = value.if_object();
  if (entry == nullptr) return fault("An entry is an object.");
  if (std::optional<Error> wrong = check_fields(*entry, entry_fields())) return *wrong;
  EntryFields fields;
  const json::value& by = entry->at("by");
  fields.by = by.is_string() ? Actor::judge() : Actor(static_cast<Seat>(number_in(by)));
  if (!fields.by.is_judge() && fields.by.index() >= seats)
    return fault("There is no such seat at this table.");
  const json::value* clock = entry->if_contains("clock");
  const json::value* to = entry->if_contains("take_back");
  const json::value* text = entry->if_contains("text");
  const json::value* actions = entry->if_contains("actions");
  fields.clock = clock != nullptr && clock->get_bool();
  if (fields.by.is_judge() && (clock != nullptr || to != nullptr)) {
    return fault("The judge has no clock and cannot take back.");
  }
  if (to != nullptr) {
    if (clock != nullptr || text != nullptr || actions != nullptr)
      return fault("A take-back entry has no other fields.");
    fields.take_back = static_cast<std::uint32_t>(number_in(*to));
    return fields;
  }
  if (actions == nullptr) return fault("An entry needs its actions.");
  if (fields.clock && text != nullptr) return fault("A clock entry has no text.");
  fields.actions = &actions->get_array();
  if (text != nullptr) fields.text = text->get_string();
  return fields;
}

}  // namespace scriptorium
