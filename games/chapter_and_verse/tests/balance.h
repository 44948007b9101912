#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/chapter_and_verse/tests/hurry.h"
#include "lab/balance.h"

// How the game is balanced, by `greedy` against itself: what docs/balance/chapter_and_verse.md is
// made of.
namespace scriptorium::chapter_and_verse {

inline constexpr std::size_t kMostReady = 8;  // ready decks that are told apart

// Seconds that people take, as they were estimated: nobody has measured them yet.
inline constexpr double kTurnSeconds = 15;    // draw, read, decide
inline constexpr double kPlaySeconds = 12;    // read the verse and what it does, pay, lay it
inline constexpr double kWindowSeconds = 3;   // until all have passed
inline constexpr double kReciteSeconds = 20;  // say it and compare
inline constexpr double kBookSeconds = 10;    // show the seven icons, put the verses away
inline constexpr double kDealSeconds = 90;

// Of the games of one kind of table. A draw counts for each who shares it by their part.
struct Figures {
  int seats = 2;
  bool advanced = false;
  double games = 0, draws = 0, counted = 0, early = 0;
  double turns = 0, played = 0, used = 0, windows = 0, quick = 0, books = 0, not_closed = 0;
  double called = 0, caught = 0, quoted = 0, quoted_right = 0;
  std::array<double, kSeatCap> wins = {};
  std::array<double, kThemes + 1> books_of = {};
  // Ready decks at the same table: how often, and how often the first of the two won, of those
  // games that one of the two did.
  std::array<std::array<double, kMostReady>, kMostReady> met = {}, beat = {};
  // What of a game went to the owner of a verse who had it in hand at some time, or never.
  std::array<lab::Tried, kKinds> drawn, not_drawn;

  Figures& operator+=(const Figures& more);
  double minutes() const;
};

// The figures of so many games. `progress` hears from time to time how many are done.
Figures measured(int seats, bool advanced, std::uint64_t games,
                 const std::function<void(std::uint64_t done)>& progress);

}  // namespace scriptorium::chapter_and_verse
