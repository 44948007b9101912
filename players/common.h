#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "players/search_player.h"

namespace scriptorium {

// The players that every game has, as `games` lists them. A search may be told how many simulations
// it has for a decision: `search:200`.
inline constexpr std::string_view kCommonPlayers[] = {"random", "search"};
inline constexpr std::uint32_t kUsualSimulations = 1000;
inline constexpr std::uint32_t kMostSimulations = 1'000'000;

// How many simulations a name like `search` or `search:200` means; none if it is no such name.
constexpr std::optional<std::uint32_t> simulations_of(std::string_view name) {
  constexpr std::string_view kSearch = "search";
  if (!name.starts_with(kSearch)) return {};
  name.remove_prefix(kSearch.size());
  if (name.empty()) return kUsualSimulations;
  if (name.size() < 2 || name.size() > 8 || name[0] != ':' || name[1] == '0') return {};
  std::uint32_t amount = 0;
  for (const char digit : name.substr(1)) {
    if (digit < '0' || digit > '9') return {};
    amount = amount * 10 + static_cast<std::uint32_t>(digit - '0');
  }
  return amount <= kMostSimulations ? std::optional(amount) : std::nullopt;
}

// Null for a name that is none of them. The policy is the game's own, if it has one.
template <Game G, Policy<G> P = RandomPolicy<G>>
std::unique_ptr<Player<G>> common_player(std::string_view name, P policy = P(),
                                         const SearchOptions& options = {}) {
  if (name == "random") return std::make_unique<RandomPlayer<G>>();
  if (const auto simulations = simulations_of(name)) {
    return std::make_unique<SearchPlayer<G, P>>(*simulations, options, std::move(policy));
  }
  return nullptr;
}

}  // namespace scriptorium
