#pragma once

#include <boost/json.hpp>
#include <charconv>
#include <concepts>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

// JSON that is only written, from the first to the last character into one text. What a table tells
// its seats after every action is made this way, far faster than from values that are made to be
// taken apart again.
namespace scriptorium::written {

namespace json = boost::json;

// The text that is written: it grows at its end.
class Output {
 public:
  Output() = default;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  ~Output() {
    if (begin_ != first_) delete[] begin_;
  }

  bool empty() const { return size_ == 0; }
  std::string_view view() const { return {begin_, size_}; }
  std::string string() const { return {begin_, size_}; }

  Output& add(char c) {
    if (size_ == room_) grow(1);
    begin_[size_++] = c;
    return *this;
  }
  Output& add(std::string_view text) {
    if (room_ - size_ < text.size()) grow(text.size());
    if (!text.empty()) std::memcpy(begin_ + size_, text.data(), text.size());
    size_ += text.size();
    return *this;
  }

  // What follows is JSON.
  Output& value(std::same_as<bool> auto truth) { return add(truth ? "true" : "false"); }
  template <std::integral T>
  requires(!std::same_as<T, bool>) Output& value(T number) {
    constexpr std::size_t kDigits = 20;  // and a sign
    if (room_ - size_ < kDigits) grow(kDigits);
    const char* const end = std::to_chars(begin_ + size_, begin_ + room_, number).ptr;
    size_ = static_cast<std::size_t>(end - begin_);
    return *this;
  }
  Output& value(std::string_view text);
  Output& value(const std::string& text) { return value(std::string_view(text)); }
  Output& value(const char* text) { return value(std::string_view(text)); }
  Output& value(const json::value& value) { return add(json::serialize(value)); }
  Output& value(const json::array& value) { return add(json::serialize(value)); }
  Output& value(const json::object& value) { return add(json::serialize(value)); }
  // Before one more of a list or of an object's fields.
  void comma() {
    if (size_ != 0 && begin_[size_ - 1] != '{' && begin_[size_ - 1] != '[') add(',');
  }

 private:
  void grow(std::size_t more);

  static constexpr std::size_t kFirst = 1000;
  char* begin_ = first_;
  std::size_t size_ = 0;
  std::size_t room_ = kFirst;
  char first_[kFirst];
};

class Object;
class Array;

// Fields of an object. Names are our own: nothing in them needs to be escaped. A field that is an
// object or a list is under way as long as what `object` or `array` returned is there: it is best
// handed to a function that writes it.
class Fields {
 public:
  explicit Fields(Output& text) : text_(&text) {}

  template <class T>
  Fields& add(std::string_view name, const T& value) {
    begin(name).value(value);
    return *this;
  }
  // A value that is JSON already.
  Fields& add_raw(std::string_view name, std::string_view text) {
    begin(name).add(text);
    return *this;
  }
  // Fields that are JSON already, without braces.
  Fields& add_fields(std::string_view fields) {
    if (fields.empty()) return *this;
    text_->comma();
    text_->add(fields);
    return *this;
  }
  Object object(std::string_view name);
  Array array(std::string_view name);
  // A list that is there only if something is added to it. The name must outlive it.
  Array array_if_any(std::string_view name);
  template <std::same_as<std::string> T>
  Array array_if_any(T&& temporary) = delete;

 protected:
  Output& begin(std::string_view name) {
    text_->comma();
    return text_->add('"').add(name).add("\":");
  }
  Output* text_;
};

class Object : public Fields {
 public:
  explicit Object(Output& text) : Fields(text) { text.add('{'); }
  Object(Object&& other) noexcept : Fields(*other.text_) { other.text_ = nullptr; }
  Object& operator=(Object&&) = delete;
  ~Object() {
    if (text_ != nullptr) text_->add('}');
  }
};

class Array {
 public:
  explicit Array(Output& text) : text_(&text) { text.add('['); }
  // One that begins, as a field of that name, with the first that is added.
  Array(Output& text, std::string_view name) : text_(&text), pending_(name) {}
  Array(Array&& other) noexcept
      : text_(std::exchange(other.text_, nullptr)), pending_(other.pending_) {}
  Array& operator=(Array&&) = delete;
  ~Array() {
    if (text_ != nullptr && pending_.empty()) text_->add(']');
  }

  template <class T>
  Array& add(const T& value) {
    next().value(value);
    return *this;
  }
  Array& add_raw(std::string_view text) {
    next().add(text);
    return *this;
  }
  Object object() { return Object(next()); }
  Array array() { return Array(next()); }

 private:
  Output& next() {
    text_->comma();
    if (!pending_.empty()) {
      text_->add('"').add(pending_).add("\":[");
      pending_ = {};
    }
    return *text_;
  }

  Output* text_;
  std::string_view pending_ = {};
};

inline Object Fields::object(std::string_view name) { return Object(begin(name)); }
inline Array Fields::array(std::string_view name) { return Array(begin(name)); }
inline Array Fields::array_if_any(std::string_view name) { return Array(*text_, name); }

// The text of an object, a list, or fields without braces, that `write` writes.
template <class Write>
std::string object_text(Write write) {
  Output text;
  write(Object(text));
  return text.string();
}
template <class Write>
std::string array_text(Write write) {
  Output text;
  write(Array(text));
  return text.string();
}
template <class Write>
std::string fields_text(Write write) {
  Output text;
  write(Fields(text));
  return text.string();
}

}  // namespace scriptorium::written
