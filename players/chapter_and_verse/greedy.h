#pragma once

#include "players/chapter_and_verse/policy.h"
#include "players/player.h"

namespace scriptorium::chapter_and_verse {

// Weighs its options one by one: in some worlds that it thinks possible it does each of them, plays
// on for some turns as playouts do, and takes the one after which the forecast is best. Where a
// verse has to be recited for it, it goes on from both verdicts and weighs them by the rate.
class Greedy final : public Player<ChapterAndVerse> {
 public:
  void choose(const Book& book, const Eyes<ChapterAndVerse>& eyes, const Actions& legal, Dice& dice,
              Plan<ChapterAndVerse>& plan) override;

 private:
  static constexpr int kWorlds = 16;

  // Of a hundred, what the seat may hope for after such an action.
  std::uint64_t hope(const Book& book, State& state, Seat seat, Action action, Dice dice);
  std::uint64_t outlook(const Book& book, State& state, Seat seat, Dice dice);

  Playouts policy_;
};

}  // namespace scriptorium::chapter_and_verse
