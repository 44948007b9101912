#pragma once

#include <memory>

#include "players/chapter_and_verse/policy.h"
#include "players/search_player.h"

namespace scriptorium::chapter_and_verse {

// The search, with playouts that end in a forecast.
inline std::unique_ptr<Player<ChapterAndVerse>> searcher(SearchSize size) {
  using SearchPolicy = MixedPolicy<ChapterAndVerse, PlayoutPolicy>;
  constexpr std::uint32_t kPolicyShare = 90;  // per cent of a playout's decisions
  SearchOptions options;
  options.reward = kForecastReward;
  return std::make_unique<SearchPlayer<ChapterAndVerse, SearchPolicy>>(
      size, options, SearchPolicy(PlayoutPolicy(), kPolicyShare));
}

}  // namespace scriptorium::chapter_and_verse
