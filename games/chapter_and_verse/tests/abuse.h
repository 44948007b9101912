#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "games/chapter_and_verse/chapter_and_verse.h"

// Decks built to abuse (CV-52): of few verses, as many copies of each as fit, played by somebody
// who never ends a turn while there is anything else to do.
namespace scriptorium::chapter_and_verse {

inline constexpr int kMostTogether = 3;  // verses of such a deck

struct Abuse {
  bool goes_round = false;  // all lay where it had lain before in the same turn
  int longest = 0;          // the most verses played or used in one turn
};

// What happens in so many games where both players have a deck of these verses alone.
Abuse abused(const Book& book, std::span<const Kind> verses, int games, std::uint64_t seed);

}  // namespace scriptorium::chapter_and_verse
