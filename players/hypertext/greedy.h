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

  void choose(const Book& book, const View& view, const Actions& legal, Dice& dice,
              Plan<Hypertext>& plan) override {
    plan.clear();
    plan.push(pick(book, view.shown, static_cast<Seat>(view.viewer), legal, dice));
  }

  // It asks the state for nothing that the seat does not know.
  Action pick(const Book& book, const State& state, Seat seat, const Actions& legal,
              Dice& dice) const;

 private:
  int value(const Book& book, const State& state, Seat seat, Action action) const;
  int with(const Book& book, const State& state, Seat seat, Card card) const;
  int without(const Book& book, const State& state, Seat seat, Card card) const;
  int record_value(const Book& book, const State& state, Seat seat, int target) const;
  int activation_value(const Book& book, const State& state, Seat seat, Card card) const;
  int pick_value(const Book& book, const State& state, Seat seat, Card card) const;

  Prospects prospects_;
};

}  // namespace scriptorium::hypertext
