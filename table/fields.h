#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"
#include "core/replay.h"
#include "core/seats.h"
#include "table/any_game.h"
#include "table/result.h"

namespace scriptorium {

namespace json = boost::json;

// What a field of a message may hold. The same table checks messages and makes
// docs/protocol.schema.json.
enum class FieldType : std::uint8_t {
  kText,    // a string of at most `max` bytes
  kNumber,  // a whole number from `min` to `max`
  kTruth,
  kObject,
  kMap,  // an object whose fields all hold the same
  kNameOrMap,
  kList,    // of at most `max` items
  kActor,   // a seat number or "judge"
  kViewer,  // a seat number or "spectator"
  kSeat,
  kSeed,    // 64 hexadecimal digits, or a whole number
  kChoice,  // one of `choices`
  kId,      // a short text or a whole number
  kTrue,    // never false
  kNull,
  kActorOrNull,
  kAny,
};

struct Field {
  std::string_view name;
  FieldType type;
  bool needed = false;
  std::string_view about = {};
  std::int64_t min = 0;
  std::int64_t max = 0;
  std::vector<std::string_view> choices = {};
  std::string_view of = {};  // which part the object is, or each in the list or map
  bool own = false;          // each game has such a part of its own: verbatim_view
  bool either = false;       // exactly one of the fields that say so is there
};

inline Field of(std::string_view part, Field field) {
  field.of = part;
  return field;
}
inline Field own(std::string_view part, Field field) {
  field.own = true;
  return of(part, std::move(field));
}
inline Field either(Field field) {
  field.either = true;
  return field;
}

// An object within messages, by the name that fields give it in `of`.
struct Part {
  std::string_view name;
  std::vector<Field> fields;
};

// Nothing if the object has the needed fields, none but these, each of its type.
std::optional<Error> check_fields(const json::object& given, std::span<const Field> fields,
                                  std::span<const Field> also = {});
json::object schema_of(std::span<const Field> fields);
json::object schema_of(const Field& field);

// The outer parts of a replay, checked for type and size, not for meaning.
struct ReplayFields {
  int rules_version = 0;
  int seats = 0;
  std::uint64_t book = 0;
  TableRules rules;
  std::string position;
  const json::object* options = nullptr;
  const json::array* entries = nullptr;
};
std::span<const Field> replay_fields();
Result<ReplayFields> read_replay_fields(const json::object& replay);

struct EntryFields {
  Actor by = Actor(0);
  bool clock = false;
  std::optional<std::uint32_t> take_back;
  const json::array* actions = nullptr;
  std::string text;
};
std::span<const Field> entry_fields();
Result<EntryFields> read_entry_fields(const json::value& entry, int seats);

std::string_view judge_name(Judge judge);
Judge judge_of(std::string_view name);
// The names that judge_of knows.
std::span<const std::string_view> judge_names();

// A whole number that check_fields has allowed.
int number_in(const json::value& value);
std::optional<Seed> read_seed(const json::value& value);

}  // namespace scriptorium
