#include "players/hypertext/searcher.h"

namespace scriptorium::hypertext {

// Whoever leads when the chapter is over.
bool PlayoutPolicy::foresee(const Book&, const State& state, Scores& out) const {
  if (state.chapter <= chapter_ || tie_break(state)) return false;
  out = {};
  out.seats = state.seats;
  int most = state.score[0];
  for (int seat = 0; seat < state.seats; ++seat) {
    out.points[seat] = state.score[seat];
    if (state.score[seat] > most) most = state.score[seat];
  }
  for (int seat = 0; seat < state.seats; ++seat) {
    if (state.score[seat] == most) out.winners = out.winners.with(seat);
  }
  return true;
}

void PlayoutPolicy::propose(const Book& book, const State& state, Seat seat, Dice& dice,
                            Plan<Hypertext>& plan) {
  plan.clear();
  State trying = state;
  for (bool step = true; step;) {
    Actions legal;
    Hypertext::legal(book, trying, seat, legal);
    const Action action = greedy_.pick(book, trying, seat, legal, dice);
    plan.push(action);
    step = Hypertext::is_private_step(book, trying, action);
    if (step) Hypertext::apply(book, trying, seat, action, dice, nullptr);
  }
}

}  // namespace scriptorium::hypertext
