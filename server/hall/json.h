#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

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

}  // namespace scriptorium::server
