#pragma once

#include <algorithm>
#include <cstdint>

#include "effects/exchanging.h"

namespace scriptorium::effects {

// Carries out what shows cards or gives them an order: look, reveal, arrange, search, shuffle.
template <class Host, class RunType>
class Seeing : public Exchanging<Host, RunType> {
  using Base = Exchanging<Host, RunType>;

 public:
  using Card = typename Base::Card;

  using Base::Base;

 protected:
  using Base::amount;
  using Base::blur;
  using Base::came;
  using Base::cards;
  using Base::carry;
  using Base::count_none;
  using Base::destination;
  using Base::each_candidate;
  using Base::each_card_counts;
  using Base::each_clockwise;
  using Base::each_looked_pile;
  using Base::forget_looked;
  using Base::forget_them;
  using Base::gone;
  using Base::host_;
  using Base::pile_at;
  using Base::remember;
  using Base::run_;
  using Base::sources;
  using Base::where;
  using Base::whose;

  bool sees(const Instruction& now, SeatSet doers) {
    const Cards& wanted = cards(now.cards);
    // What was looked at before is only shown, or some of it; else the look begins anew.
    const bool again = wanted.of_them != 0 || wanted.quantity == Quantity::kRest;
    const bool ends =
        wanted.quantity == Quantity::kTop || wanted.quantity == Quantity::kBottom ||
        (wanted.quantity == Quantity::kAll && wanted.filter.any() &&
         !host_.line(wanted.from.pile) && host_.pile_for(wanted.from.pile, run_.you) != 0);
    if (!again) forget_looked();
    if (!ends) {
      return each_card_counts(now, doers, [&](int doer, Card card) {
        see_card(now, doer, card);
        if (!again && host_.seen_by_all(card)) show(card);
        return true;
      });
    }
    forget_them();
    count_none(doers);
    bool any = false;
    each_clockwise(doers, [&](int doer) { any |= see_ends(now, doer); });
    return any;
  }

  bool arranges(const Instruction& now, SeatSet doers) {
    bool any = false;
    each_clockwise(doers, [&](int doer) {
      const Card* const picked = run_.picked[doer];
      const int count = run_.picked_count[doer];
      const std::uint8_t to = count == 0 ? std::uint8_t{0} : destination(now, doer, picked[0]);
      if (to == 0) return;
      for (int i = 0; i < count; ++i) gone(picked[i], where_looked(picked[i]));
      host_.arrange(doer, to, picked, count, run_.bottoms[doer]);
      for (int i = 0; i < count; ++i) {
        came(to, (run_.bottoms[doer] >> i & 1U) != 0 ? End::kBottom : End::kTop);
      }
      any = true;
    });
    return any;
  }

  bool searches(const Instruction& now, SeatSet doers) {
    const bool found = each_card_counts(now, doers, [&](int doer, Card card) {
      return carry(card, End::kAnywhere, [&] {
        host_.found(doer, card);
        return true;
      });
    });
    each_clockwise(doers, [&](int doer) { shuffle(pile_at(now.to, doer)); });
    return found;
  }

  bool shuffles(const Instruction& now, SeatSet doers) {
    bool any = false;
    each_clockwise(doers, [&](int doer) {
      const bool one = now.to.whose == Whose::kAnyones;
      const SeatSet seats = one ? this->that_player() : whose(now.to.whose, doer);
      each_clockwise(seats, [&](int seat) {
        shuffle(host_.pile_for(now.to.pile, seat));
        any = true;
      });
    });
    return any;
  }

 private:
  void shuffle(std::uint8_t pile) {
    if (pile == 0) return;
    host_.shuffle(pile);
    blur(pile);
  }

  void see_card(const Instruction& now, int doer, Card card) {
    if (now.verb == Verb::kLook) {
      host_.look_card(doer, card);
    } else {
      host_.reveal_card(card);
    }
  }
  void show(Card card) {
    if (run_.shown_count < kMaxPicked && !is_shown(card)) run_.shown[run_.shown_count++] = card;
  }
  bool is_shown(Card card) const {
    const Card* const begin = run_.shown;
    return std::find(begin, begin + run_.shown_count, card) != begin + run_.shown_count;
  }

  // The end of a pile, or all of it.
  bool see_ends(const Instruction& now, int doer) {
    const Cards& wanted = cards(now.cards);
    const bool shared = host_.shared(wanted.from.pile);
    if (wanted.from.whose == Whose::kDoers) {
      run_.lookers |= static_cast<std::uint8_t>(1U << doer);
    }
    int count = 0;
    for (const int seat : sources(wanted, doer)) {
      count += see_end(now, doer, shared ? 0 : seat);
    }
    run_.number[doer] = static_cast<std::uint8_t>(std::min(count, 255));
    return count != 0;
  }
  int see_end(const Instruction& now, int doer, int seat) {
    const Cards& wanted = cards(now.cards);
    const std::uint8_t pile = host_.pile_for(wanted.from.pile, seat);
    host_.need(pile);
    const int size = host_.shield(run_.you).hides(pile) ? 0 : std::min(host_.size(pile), 255);
    const int much =
        wanted.quantity == Quantity::kAll ? size : std::clamp(amount(wanted.amount, doer), 0, size);
    run_.looked_noun = wanted.from.pile;
    run_.looked_bottom = wanted.quantity == Quantity::kBottom ? 1 : 0;
    run_.looked[seat] = static_cast<std::uint8_t>(much);
    if (much == 0) return 0;
    const bool from_top = run_.looked_bottom == 0;
    if (from_top && now.verb == Verb::kLook) host_.look(doer, pile, much);
    if (from_top && now.verb == Verb::kReveal) host_.reveal(pile, much);
    Card card = host_.top(pile);
    for (int above = from_top ? 0 : size - much; above > 0; --above) card = host_.below(card);
    for (int i = 0; i < much; ++i, card = host_.below(card)) {
      if (!from_top) see_card(now, doer, card);
      if (now.verb == Verb::kReveal || host_.seen_by_all(card)) remember(card);
    }
    return much;
  }

  // What is arranged was looked at: in one of those piles, or, if there are none, shown by itself.
  typename Base::Gap where_looked(Card card) const {
    typename Base::Gap gap;
    each_looked_pile([&](int seat, std::uint8_t pile) {
      if (pile == host_.pile_of(card)) gap = {.seat = seat, .among = true};
    });
    return gap;
  }
};

}  // namespace scriptorium::effects
