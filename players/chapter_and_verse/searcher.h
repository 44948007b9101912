#pragma once

#include <memory>

#include "players/chapter_and_verse/policy.h"
#include "players/search_player.h"

namespace scriptorium::chapter_and_verse {

// The search, with playouts that end in a forecast.
inline std::unique_ptr<Player<ChapterAndVerse>> searcher(SearchSize size) {
  SearchOptions options;
  options.reward = kForecastReward;
  return std::make_unique<SearchPlayer<ChapterAndVerse, Playouts>>(size, options);
}

}  // namespace scriptorium::chapter_and_verse
