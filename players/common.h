#pragma once

#include <memory>
#include <string_view>

#include "players/search_player.h"
#include "players/search_size.h"

namespace scriptorium {

// The players that every game has, as `games` lists them. A search may be told how many simulations
// it has for a decision: `search:200`, and in how many trees: `search:200x4`.
inline constexpr std::string_view kCommonPlayers[] = {"random", "search"};

// Null for a name that is none of them. The policy is the game's own, if it has one.
template <Game G, Policy<G> P = RandomPolicy<G>>
std::unique_ptr<Player<G>> common_player(std::string_view name, P policy = P(),
                                         const SearchOptions& options = {}) {
  if (name == "random") return std::make_unique<RandomPlayer<G>>();
  if (const auto size = search_named(name)) {
    return std::make_unique<SearchPlayer<G, P>>(*size, options, std::move(policy));
  }
  return nullptr;
}

}  // namespace scriptorium
