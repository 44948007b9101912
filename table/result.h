#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace scriptorium {

// What went wrong at the edge, for a person and for a program. `rule` is set when a rule of the
// game says no.
struct Error {
  std::string code;              // one of docs/protocol.md's error codes
  std::string message;           // a sentence
  std::string field;             // the field of the message that is at fault, if one is
  std::string rule;              // e.g. VB-07
  std::optional<int> turn = {};  // it is this seat's turn, and the message says so by its number
};

// A value, or why there is none.
template <class T>
class Result {
 public:
  Result(T value) : held_(std::move(value)) {}
  Result(Error error) : held_(std::move(error)) {}

  explicit operator bool() const { return held_.index() == 0; }
  T& operator*() & { return std::get<0>(held_); }
  const T& operator*() const& { return std::get<0>(held_); }
  T operator*() && { return std::get<0>(std::move(held_)); }  // outlives the temporary
  T* operator->() { return &std::get<0>(held_); }
  const T* operator->() const { return &std::get<0>(held_); }
  const Error& error() const& { return std::get<1>(held_); }
  Error error() && { return std::get<1>(std::move(held_)); }

 private:
  std::variant<T, Error> held_;
};

}  // namespace scriptorium
