#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "table/result.h"

namespace scriptorium::server {

namespace json = boost::json;

// Fields of an object; what is absent or of another type is empty.
inline std::string text_in(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  const json::string* text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? std::string() : std::string(*text);
}
inline bool truth_in(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  return value != nullptr && value->is_bool() && value->get_bool();
}
inline const json::object* object_in(const json::object& from, std::string_view name) {
  const json::value* value = from.if_contains(name);
  return value == nullptr ? nullptr : value->if_object();
}

// The members without what is around them, to be joined with others: large parts of what people are
// told are texts already.
template <class Whole>
std::string inner(const Whole& object_or_array) {
  const std::string text = json::serialize(object_or_array);
  return text.substr(1, text.size() - 2);
}

inline Result<std::string> inner(const Result<json::object>& answer) {
  if (!answer) return answer.error();
  return inner(*answer);
}

}  // namespace scriptorium::server
