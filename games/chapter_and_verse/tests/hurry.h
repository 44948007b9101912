#pragma once

#include <cstdint>

#include "games/chapter_and_verse/chapter_and_verse.h"

// Decks built to win early (CV-52).
namespace scriptorium::chapter_and_verse {

inline constexpr int kEarlyTurn = 4;  // who wins before this turn of theirs wins early

struct Hurry {
  int games = 0;
  int won = 0;    // before the fourth turn
  int drawn = 0;  // blessings, in the first three turns

  friend auto operator<=>(const Hurry& a, const Hurry& b) {
    return a.won != b.won ? a.won <=> b.won : a.drawn <=> b.drawn;
  }
};

// Plays the first three turns with this deck, so many times, as playouts do, against an opponent
// who lets everything happen. Every recitation is right.
Hurry hurry(const Book& book, const Deck& deck, int games, std::uint64_t seed);

// What a deck becomes after so many changes, each one verse for another, wherever that is no
// slower.
Deck hurried(const Book& book, const Deck& deck, int changes, Dice& dice);

}  // namespace scriptorium::chapter_and_verse
