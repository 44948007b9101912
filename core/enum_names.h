#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

// The names of an enum's values, taken from the enum itself: kLaidOpen is "laid_open", kNone is "".
// For enums that count up from zero, as all of the games do.
namespace scriptorium {

namespace enum_names {

inline constexpr std::size_t kMost = 64;  // values of one enum

// "…::kLaidOpen" for a value that the enum has, "(Type)31" for one that it has not.
template <auto kValue>
consteval std::string_view spelled() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("kValue = ") + 9);
  text = text.substr(0, text.find_first_of(";]"));
  return text.substr(text.rfind(':') + 1);
}

template <class Enum, std::size_t kFrom = 0>
consteval std::size_t count() {
  static_assert(kFrom < kMost);
  if constexpr (spelled<static_cast<Enum>(kFrom)>().front() != 'k') {
    return kFrom;
  } else {
    return count<Enum, kFrom + 1>();
  }
}

constexpr bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }

template <auto kValue>
struct Name {
  static constexpr std::string_view kSpelled = spelled<kValue>().substr(1);
  static constexpr std::size_t kSize = [] {
    std::size_t size = 0;
    for (const char letter : kSpelled) size += is_capital(letter) ? 2 : 1;
    return size - 1;
  }();
  static constexpr std::array<char, kSize> kLetters = [] {
    std::array<char, kSize> letters = {};
    std::size_t at = 0;
    for (const char letter : kSpelled) {
      if (is_capital(letter) && at != 0) letters[at++] = '_';
      letters[at++] = is_capital(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return letters;
  }();
  static constexpr std::string_view kText = {kLetters.data(), kSize};
};

template <class Enum, std::size_t... kValues>
consteval auto all(std::index_sequence<kValues...>) {
  std::array<std::string_view, sizeof...(kValues)> names = {
      Name<static_cast<Enum>(kValues)>::kText...};
  for (std::string_view& name : names) {
    if (name == "none") name = {};
  }
  return names;
}

}  // namespace enum_names

// How many values the enum has.
template <class Enum>
inline constexpr int kEnumSize = static_cast<int>(enum_names::count<Enum>());

// By value.
template <class Enum>
inline constexpr auto kEnumNames =
    enum_names::all<Enum>(std::make_index_sequence<enum_names::count<Enum>()>());

// Empty for kNone, and for what is no value of the enum.
template <class Enum>
constexpr std::string_view name_of(Enum value) {
  const auto at = static_cast<std::size_t>(value);
  return at < kEnumNames<Enum>.size() ? kEnumNames<Enum>[at] : std::string_view();
}

template <class Enum>
constexpr std::optional<Enum> value_named(std::string_view name) {
  for (std::size_t at = 0; at < kEnumNames<Enum>.size(); ++at) {
    if (!name.empty() && kEnumNames<Enum>[at] == name) return static_cast<Enum>(at);
  }
  return std::nullopt;
}

}  // namespace scriptorium
