#pragma once

#include <cstdint>

#include "core/enum_names.h"

// What the effect language may speak of in this game. The words are in data/nouns.txt; the build
// compares the numbers.
namespace scriptorium::chapter_and_verse {

enum class Pile : std::uint8_t {
  kNone,
  kHand,
  kDeck,
  kBlessings,
  kDiscard,
  kDarkness,
  kChapter,
  kTabletop,  // all chapters of a player
  kLine,
};

enum class Group : std::uint8_t { kNone, kTheme, kMarker };

enum class Theme : std::uint8_t { kNone, kStrength, kWisdom, kFaith, kHistories, kTrials };
inline constexpr int kThemes = kEnumSize<Theme> - 1;

enum class Stat : std::uint8_t { kNone, kCost };

enum class Act : std::uint8_t {
  kNone,
  kPlay,
  kFreeplay,
  kQuickPlay,
  kDiscard,  // for effect
  kClose,
  kChallenge,
};

}  // namespace scriptorium::chapter_and_verse
