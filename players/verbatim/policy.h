#pragma once

#include <memory>

#include "games/verbatim/verbatim.h"
#include "players/policy.h"
#include "players/verbatim/appraisal.h"

namespace scriptorium::verbatim {

// Verbatim's greedy play at playout speed: takes the card, and makes the exchange of one card for
// another, after which the hand looks best; takes the End Game card when it looks ahead. When the
// cards are taken it says how the game ends; or, some turns ahead of where a search began, how it
// would end there: what is dealt later is chance that tells little about the choice at hand.
class PlayoutPolicy {
 public:
  explicit PlayoutPolicy(std::shared_ptr<const Appraisal> appraisal)
      : appraisal_(std::move(appraisal)) {}

  void set_out(const View& view) { horizon_ = view.shown.turns + kHorizon; }
  Action choose(const Book& book, const State& state, Seat seat, const Actions& legal, Dice& dice);
  bool foresee(const Book& book, const State& state, Scores& out);
  void propose(const Book& book, const State& state, Seat seat, Dice& dice, Plan<Verbatim>& plan);

 private:
  // Found by play against Greedy (docs/players.md): playouts end when so many turns more have
  // begun.
  static constexpr int kHorizon = 10;

  Action take(const State& state, Seat seat) const;
  Action exchange(const Book& book, const State& state, Seat seat) const;
  int row_score(const State& state, int seat) const;
  // By how much the seat's hand looks better than the best of the others'.
  int lead(const State& state, Seat seat) const;

  std::shared_ptr<const Appraisal> appraisal_;
  int horizon_ = 1 << 30;
};

}  // namespace scriptorium::verbatim
