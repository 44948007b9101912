#pragma once

#include "games/hypertext/hypertext.h"
#include "players/hypertext/outlook.h"
#include "players/player.h"

namespace scriptorium::hypertext {

// Does what leaves its hand most worth: records what it can, keeps what is near a phase, discards
// what is far from any, activates where the ability brings more than the cards it costs, and
// redeems what completes something.
class Greedy final : public Player<Hypertext> {
 public:
  explicit Greedy(const Book& book) : prospects_(book) {}

  void choose(const Book& book, const Eyes<Hypertext>& eyes, const Actions& legal, Dice& dice,
              Plan<Hypertext>& plan) override {
    plan.clear();
    plan.push(pick(book, eyes.view().shown, eyes.seat(), legal, dice));
  }

  // It asks the state for nothing that the seat does not know.
  Action pick(const Book& book, const State& state, Seat seat, const Actions& legal, Dice& dice);

 private:
  Prospects prospects_;
};

}  // namespace scriptorium::hypertext
