#pragma once

#include "players/chapter_and_verse/forecast.h"
#include "players/policy.h"

namespace scriptorium::chapter_and_verse {

// Plays towards books: closes one when it can, lays the verse that brings one nearest, passes in
// windows, and does anything where effects ask. Some turns after a search began it says how the
// game stands: what is drawn later tells little about the choice at hand.
class PlayoutPolicy {
 public:
  // Found by play against the search that plays out to the end (docs/decisions/search.md).
  static constexpr int kTurns = 8;

  explicit PlayoutPolicy(int turns = kTurns) : turns_(turns) {}

  void set_out(const View& view) { until_ = turn_number(view.shown) + turns_; }
  Action choose(const Book& book, const State& state, Seat seat, const Actions& legal, Dice& dice);
  bool foresee(const Book& book, const State& state, Scores& out) const {
    if (state.phase != Phase::kOver && turn_number(state) < until_) return false;
    out = forecast(book, state);
    return true;
  }
  void propose(const Book& book, const State& state, Seat seat, Dice& dice,
               Plan<ChapterAndVerse>& plan);

 private:
  int turns_;
  int until_ = 0;
};

}  // namespace scriptorium::chapter_and_verse
