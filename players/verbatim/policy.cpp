#include "players/verbatim/policy.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/verbatim/row.h"

namespace scriptorium::verbatim {

float PlayoutPolicy::lead(const State& state, Seat seat) const {
  float own = 0;
  float best = -1e9F;
  for (int other = 0; other < state.seats; ++other) {
    const float score = appraisal_->hand(state.hand[other]).score();
    if (other == seat) {
      own = score;
    } else {
      best = std::max(best, score);
    }
  }
  return own - best;
}

Action PlayoutPolicy::choose(const Book& book, const State& state, Seat seat, const Actions& legal,
                             Dice& dice) {
  if (state.phase == Phase::kTake) return take(state, seat);
  if (state.phase == Phase::kExchange) {  // others may have begun one that it would not go on with
    const Action action = exchange(book, state, seat);
    if (legal.contains(action)) return action;
  }
  return choose_at_random<Verbatim>(legal, dice);
}

Action PlayoutPolicy::take(const State& state, Seat seat) const {
  const Appraisal::Hand hand = appraisal_->hand(state.hand[seat]);
  int best = -1;
  float most = -1e9F;
  for (int pile = 0; pile < kPiles; ++pile) {
    if (state.height[pile] == 0) continue;
    float score = 0;
    if (state.shown[pile] == kEndGame) {
      score = lead(state, seat) > 0 ? 1e8F : -1e8F;
    } else {
      score = hand.with(state.shown[pile]);
    }
    if (score > most) most = score, best = pile;
  }
  return Action::take(best);
}

// A card of the hand for a top card of the same value, if that looks better; else nothing.
Action PlayoutPolicy::exchange(const Book& book, const State& state, Seat seat) const {
  Appraisal::Hand hand = appraisal_->hand(state.hand[seat]);
  hand.add(state.front);
  const auto best_payment = [&](Kind gained, float& score) {
    Kind best = kNoCard;
    const std::uint32_t kinds = book.worth[book.tradable[gained]] & state.held[seat];
    for (std::uint32_t left = kinds; left != 0; left &= left - 1) {
      const auto paid = static_cast<Kind>(std::countr_zero(left));
      const float now = hand.instead(paid, gained);
      if (paid != gained && now > score) score = now, best = paid;
    }
    return best;
  };
  if (state.gaining != 0) {  // it asked for this one because a payment looked good
    float any = -1e9F;
    const Kind gained = state.shown[std::countr_zero(static_cast<unsigned>(state.gaining))];
    const Kind paid = state.paid_count == 0 ? best_payment(gained, any) : kNoCard;
    return paid == kNoCard ? Action::keep() : Action::remove(paid);
  }
  float score = hand.score() + 0.01F;
  int best = -1;
  for (int pile = 0; pile < kPiles; ++pile) {
    const Kind top = state.shown[pile];
    if (book.tradable[top] != 0 && best_payment(top, score) != kNoCard) best = pile;
  }
  return best < 0 ? Action::keep() : Action::gain(best);
}

bool PlayoutPolicy::foresee(const Book&, const State& state, Scores& out) {
  const bool arranging = state.phase == Phase::kArrange && state.arranged == 0;
  if (!arranging && (state.phase != Phase::kTake || state.turns < horizon_)) return false;
  out = {};
  out.seats = state.seats;
  const Seat last = arranging ? state.taker : state.mover;
  float best = -1e9F;
  for (int back = 0; back < state.seats; ++back) {  // VB-18, VB-19: of equals, who went last
    const int seat = (last + state.seats - back) % state.seats;
    const float score =
        arranging ? row_score(state, seat) : appraisal_->hand(state.hand[seat]).score();
    out.points[seat] = static_cast<std::int32_t>(std::lround(score));
    if (score > best) best = score, out.winners = SeatSet::of(seat);
  }
  return true;
}

float PlayoutPolicy::row_score(const State& state, int seat) const {
  Appraisal::Hand hand(*appraisal_);
  for (int place = state.row_begin[seat]; place < row_end(state, seat); ++place) {
    hand.add(state.row[place].face());
  }
  return hand.score();
}

void PlayoutPolicy::propose(const Book& book, const State& state, Seat seat, Dice&,
                            Plan<Verbatim>& plan) {
  plan.clear();
  if (state.phase != Phase::kExchange || state.gaining != 0) return;
  State after = state;
  const Action first = exchange(book, after, seat);
  plan.push(first);
  if (first == Action::keep()) return;
  gain(book, after, first.argument(), nullptr);
  plan.push(exchange(book, after, seat));
}

}  // namespace scriptorium::verbatim
