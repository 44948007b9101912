#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace scriptorium {

// How much a search thinks at a decision: so many simulations, in trees of their own, which may
// grow at the same time. What it chooses depends on both numbers, and not on how many threads there
// are.
struct SearchSize {
  static constexpr std::uint32_t kUsualSimulations = 1000;
  static constexpr std::uint32_t kMostSimulations = 1'000'000;
  static constexpr std::uint32_t kUsualTrees = 1;
  static constexpr std::uint32_t kMostTrees = 64;

  constexpr SearchSize(std::uint32_t all = kUsualSimulations, std::uint32_t parts = kUsualTrees)
      : simulations(all), trees(parts) {}

  std::uint32_t simulations;
  std::uint32_t trees;
  friend constexpr bool operator==(SearchSize, SearchSize) = default;
};

// A number from 1 to `most`, without a zero before it, taken off the front of a text.
constexpr std::optional<std::uint32_t> take_number(std::string_view& text, std::uint32_t most) {
  if (text.empty() || text[0] == '0') return {};
  std::uint32_t number = 0;
  while (!text.empty() && text[0] >= '0' && text[0] <= '9') {
    number = number * 10 + static_cast<std::uint32_t>(text[0] - '0');
    if (number > most) return {};
    text.remove_prefix(1);
  }
  if (number == 0) return {};
  return number;
}

// What a name like `search`, `search:200` or `search:200x4` means; nothing if it is no such name.
constexpr std::optional<SearchSize> search_named(std::string_view name) {
  constexpr std::string_view kSearch = "search";
  if (!name.starts_with(kSearch)) return {};
  name.remove_prefix(kSearch.size());
  SearchSize size;
  if (name.empty()) return size;
  if (name[0] != ':') return {};
  name.remove_prefix(1);
  const auto simulations = take_number(name, SearchSize::kMostSimulations);
  if (!simulations) return {};
  size.simulations = *simulations;
  if (name.empty()) return size;
  if (name[0] != 'x') return {};
  name.remove_prefix(1);
  const auto trees = take_number(name, SearchSize::kMostTrees);
  if (!trees || !name.empty()) return {};
  size.trees = *trees;
  return size;
}

}  // namespace scriptorium
