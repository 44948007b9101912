#include "players/verbatim/policy.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "games/verbatim/row.h"

namespace scriptorium::verbatim {

constexpr int kNever = std::numeric_limits<int>::min() / 2;

int PlayoutPolicy::lead(const State& state, Seat seat) const {
  int own = 0;
  int best = kNever;
  for (int other = 0; other < state.seats; ++other) {
    const int score = appraisal_->hand(state.hand[other]).score();
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
  int most = kNever;
  for (int pile = 0; pile < kPiles; ++pile) {
    if (state.height[pile] == 0) continue;
    int score = 0;
    if (state.shown[pile] == kEndGame) {
      score = lead(state, seat) > 0 ? -kNever : kNever + 1;
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
  const auto best_payment = [&](Kind gained, int& score) {
    Kind best = kNoCard;
    const std::uint32_t kinds = book.worth[book.tradable[gained]] & state.held[seat];
    for (std::uint32_t left = kinds; left != 0; left &= left - 1) {
      const auto paid = static_cast<Kind>(std::countr_zero(left));
      const int now = hand.instead(paid, gained);
      if (paid != gained && now > score) score = now, best = paid;
    }
    return best;
  };
  if (state.gaining != 0) {  // it asked for this one because a payment looked good
    int any = kNever;
    const Kind gained = state.shown[std::countr_zero(static_cast<unsigned>(state.gaining))];
    const Kind paid = state.paid_count == 0 ? best_payment(gained, any) : kNoCard;
    return paid == kNoCard ? Action::keep() : Action::remove(paid);
  }
  int score = hand.score();
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
  int best = kNever;
  for (int back = 0; back < state.seats; ++back) {  // VB-18, VB-19: of equals, who went last
    const int seat = (last + state.seats - back) % state.seats;
    const int score =
        arranging ? row_score(state, seat) : appraisal_->hand(state.hand[seat]).score();
    out.points[seat] = score / Appraisal::kPart;
    if (score > best) best = score, out.winners = SeatSet::of(seat);
  }
  return true;
}

int PlayoutPolicy::row_score(const State& state, int seat) const {
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
