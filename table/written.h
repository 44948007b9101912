#pragma once

#include <boost/json.hpp>
#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

// JSON that is only written: an object or a list is its own text from the beginning. What a table
// tells its seats after every action is made this way, ten times as fast as from values that are
// taken apart again to be printed.
namespace scriptorium::written {

namespace json = boost::json;

class Array;
class Object;

class Value {
 public:
  Value(bool truth) : text_(truth ? "true" : "false") {}
  template <std::integral T>
  Value(T number) : text_(std::to_string(number)) {}
  Value(std::string_view text);
  Value(const char* text) : Value(std::string_view(text)) {}
  Value(const std::string& text) : Value(std::string_view(text)) {}
  Value(const json::value& value) : text_(json::serialize(value)) {}
  Value(const json::object& value) : text_(json::serialize(value)) {}
  Value(const json::array& value) : text_(json::serialize(value)) {}
  Value(Array array);
  Value(Object object);
  // A text that is JSON already.
  static Value raw(std::string text) {
    Value value(false);
    value.text_ = std::move(text);
    return value;
  }

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

class Array {
 public:
  Array() { text_.reserve(500); }
  void push_back(const Value& value) {
    text_ += text_.size() == 1 ? "" : ",";
    text_ += value.text();
  }
  std::string text() && { return std::move(text_ += ']'); }

 private:
  std::string text_ = "[";
};

class Object {
 public:
  struct Field {
    std::string_view name;
    Value value;
  };
  // A place for a value; what is written there stays.
  class Place {
   public:
    Place(Object& object, std::string_view name) : object_(object), name_(name) {}
    void operator=(const Value& value) { object_.add(name_, value); }

   private:
    Object& object_;
    std::string_view name_;
  };

  Object() { text_.reserve(120); }
  Object(std::initializer_list<Field> fields) : Object() {
    for (const Field& field : fields) add(field.name, field.value);
  }
  Object(const json::object& object) : text_(json::serialize(object)) { text_.pop_back(); }

  Place operator[](std::string_view name) { return {*this, name}; }
  bool empty() const { return text_.size() == 1; }
  std::string text() && { return std::move(text_ += '}'); }

 private:
  // Names are our own: nothing in them needs to be escaped.
  void add(std::string_view name, const Value& value) {
    text_ += text_.size() == 1 ? "\"" : ",\"";
    text_ += name;
    text_ += "\":";
    text_ += value.text();
  }

  std::string text_ = "{";
};

inline Value::Value(Array array) : text_(std::move(array).text()) {}
inline Value::Value(Object object) : text_(std::move(object).text()) {}

}  // namespace scriptorium::written
