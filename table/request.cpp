#include "table/request.h"

#include <fmt/format.h>

#include "table/words.h"

namespace scriptorium {
namespace {

const RequestSpec* find_request(std::span<const RequestSpec> specs, std::string_view name) {
  for (const RequestSpec& spec : specs) {
    if (spec.name == name) return &spec;
  }
  return nullptr;
}

Error unknown_request(std::span<const RequestSpec> specs, const json::value* what) {
  if (what == nullptr) return {"missing_field", "The field \"do\" is missing.", "do", {}};
  if (!what->is_string())
    return {"bad_field", "The field \"do\" must be the name of a request.", "do", {}};
  std::vector<std::string_view> known;
  for (const RequestSpec& spec : specs) known.push_back(spec.name);
  std::string message = fmt::format("There is no request \"{}\".", shorten(what->get_string()));
  if (const std::string_view near = nearest(what->get_string(), known); !near.empty()) {
    message += fmt::format(" Did you mean \"{}\"?", near);
  }
  return {"unknown_request", std::move(message), "do", {}};
}

// Checks a request against its fields and those that all have.
std::optional<Error> check_fields_of(const RequestSpec& spec, const json::object& request) {
  static const Field common[] = {
      {"do", FieldType::kText, true, "", 0, 64},
      {"id", FieldType::kId},
      {"language", FieldType::kChoice, false, "", 0, 0, {"en", "es"}},
  };
  return check_fields(request, spec.fields, common);
}

}  // namespace

Result<json::object> parse_request(std::string_view line, std::size_t longest) {
  if (line.size() > longest) return Error{"too_long", "The line is too long.", {}, {}};
  json::parse_options options;
  options.max_depth = kDeepestRequest;
  json::error_code fault;
  json::value value = json::parse({line.data(), line.size()}, fault, {}, options);
  if (fault == json::error::too_deep) {
    return Error{"too_deep", fmt::format("Nested deeper than {}.", kDeepestRequest), {}, {}};
  }
  if (fault) return Error{"bad_json", "This is not JSON: " + fault.message() + ".", {}, {}};
  if (!value.is_object()) return Error{"bad_json", "A request is an object.", {}, {}};
  return std::move(value.get_object());
}

Result<const RequestSpec*> check_request(const json::object& request,
                                         std::span<const RequestSpec> specs) {
  const json::value* what = request.if_contains("do");
  const RequestSpec* spec =
      what != nullptr && what->is_string() ? find_request(specs, what->get_string()) : nullptr;
  if (spec == nullptr) return unknown_request(specs, what);
  if (std::optional<Error> fault = check_fields_of(*spec, request)) return *fault;
  return spec;
}

json::object failure(const Error& error) {
  json::object said = {{"code", error.code}, {"message", error.message}};
  if (!error.field.empty()) said["field"] = error.field;
  if (!error.rule.empty()) said["rule"] = error.rule;
  if (error.turn) said["turn"] = *error.turn;
  return {{"ok", false}, {"error", std::move(said)}};
}

std::string fields_of(const json::object& object) {
  const std::string text = json::serialize(object);
  return text.substr(1, text.size() - 2);
}

std::string answer_text(const json::object& request, const Answer& answer) {
  return written::object_text([&](written::Object out) {
    if (answer) {
      out.add("did", request.at("do")).add_fields(*answer).add("ok", true);
    } else {
      out.add_fields(fields_of(failure(answer.error())));
    }
    // An `id` that is none is not sent back.
    static const Field fields[] = {{"id", FieldType::kId, true}};
    const json::value* id = request.if_contains("id");
    if (id != nullptr && !check_fields({{"id", *id}}, fields)) out.add("id", *id);
  });
}

Language language_in(const json::object& request) {
  const json::value* code = request.if_contains("language");
  return code == nullptr ? Language::kEnglish : *language_of(code->get_string());
}

Actor actor_in(const json::object& request) {
  const json::value& seat = request.at("seat");
  return seat.is_string() ? Actor::judge() : Actor(static_cast<Seat>(number_in(seat)));
}

Viewer viewer_in(const json::object& request) {
  const json::value& seat = request.at("seat");
  return seat.is_string() ? Viewer::spectator() : Viewer(static_cast<Seat>(number_in(seat)));
}

std::uint32_t number_in(const json::object& request, std::string_view name) {
  const json::value* value = request.if_contains(name);
  return value == nullptr ? 0 : static_cast<std::uint32_t>(number_in(*value));
}

json::array actors_to_json(Actors actors) {
  json::array list;
  for (int i = 0; i <= kMaxSeats; ++i) {
    if (actors.has(i)) list.push_back(actor_to_json(Actor(static_cast<Seat>(i))));
  }
  return list;
}

Error table_error(const char* code, const char* field, Language language,
                  std::vector<std::string> arguments) {
  return {code, table_phrases().say(code, language, arguments), field, {}};
}

}  // namespace scriptorium
