#pragma once

#include "players/chapter_and_verse/forecast.h"
#include "players/policy.h"

namespace scriptorium::chapter_and_verse {

// Plays towards books: closes one when it can, lays what completes one and otherwise offers the
// others little, gives up what it needs least, passes in windows, and does anything where effects
// ask. Some turns after a search began it says how the game stands: what is drawn later tells
// little about the choice at hand.
class PlayoutPolicy {
 public:
  // Found by play against others (docs/decisions/search.md).
  static constexpr int kTurns = 4;

  void set_out(const View& view) { until_ = turn_number(view.shown) + kTurns; }
  Action choose(const Book& book, const State& state, Seat seat, const Actions& legal, Dice& dice);
  bool foresee(const Book& book, const State& state, Scores& out) const {
    if (state.phase != Phase::kOver && turn_number(state) < until_) return false;
    out = forecast(book, state);
    return true;
  }
  void propose(const Book& book, const State& state, Seat seat, Dice& dice,
               Plan<ChapterAndVerse>& plan);
  // CV-44: whoever calls Quote It pays with the verse that they need least.
  void narrow(const Book& book, const State& state, Actions& legal) const;

 private:
  int until_ = 0;
};

// Now and then somebody does anything else. Whoever expects of the others the best play alone lays
// nothing that they could use, and two who think so wait for each other until the decks are empty.
struct Playouts : MixedPolicy<ChapterAndVerse, PlayoutPolicy> {
  static constexpr std::uint32_t kPolicyShare = 90;  // per cent of a playout's decisions

  Playouts() : MixedPolicy(PlayoutPolicy(), kPolicyShare) {}
};

}  // namespace scriptorium::chapter_and_verse
