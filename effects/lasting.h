#pragma once

#include <algorithm>
#include <cstdint>

#include "effects/seeing.h"

namespace scriptorium::effects {

// Carries out what changes players and rules: counters, and what lasts.
template <class Host, class RunType>
class Lasting : public Seeing<Host, RunType> {
  using Base = Seeing<Host, RunType>;

 public:
  using Card = typename Base::Card;

  using Base::Base;

 protected:
  using Base::amount;
  using Base::cards;
  using Base::each_card;
  using Base::each_clockwise;
  using Base::host_;
  using Base::players;
  using Base::run_;

  bool gains(const Instruction& now, SeatSet doers) {
    bool any = false;
    each_clockwise(doers, [&](int seat) {
      const int wanted = std::max(0, amount(now.amount, seat));
      const int much =
          now.verb == Verb::kGain ? wanted : -std::min(wanted, host_.counter(seat, now.noun));
      if (much != 0) host_.gain(seat, now.noun, much);
      any |= much != 0;
    });
    return any;
  }

  bool lasts(const Instruction& now, SeatSet doers) {
    const Cards& wanted = cards(now.cards);
    const auto last = [&](int doer, Card card) {
      const SeatSet others = now.other.who == Who::kNobody ? SeatSet::of(doer) : players(now.other);
      const int much = amount(now.amount, doer);
      if (others.empty() || (now.amount != 0 && much == 0)) return false;
      return host_.make_lasting(run_.at, run_.source, card, doer, others.lowest(), much);
    };
    const bool whole = wanted.quantity == Quantity::kNone ||
                       (wanted.quantity == Quantity::kAll && always_the_same(wanted));
    if (!whole) return each_card(now, doers, last);
    bool any = false;
    each_clockwise(doers, [&](int doer) { any |= last(doer, Card{0}); });
    return any;
  }

 private:
  // What lasts holds of all such cards from now on, where everyone can tell which those are without
  // knowing what was chosen, or who controls the card if somebody else does the step; else of the
  // cards that are there now.
  static bool always_the_same(const Cards& wanted) {
    const auto named = [](const Filter::Member& each) {
      return each.group != 0 && each.member == 0;
    };
    return wanted.of_them == 0 && wanted.from.whose != Whose::kOpponents &&
           wanted.from.whose != Whose::kThatPlayers && wanted.from.whose != Whose::kYours &&
           !named(wanted.filter.member[0]) && !named(wanted.filter.member[1]);
  }
};

}  // namespace scriptorium::effects
