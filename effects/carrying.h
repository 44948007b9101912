#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "effects/in_vain.h"

namespace scriptorium::effects {

// Carries out what moves cards, and keeps count of those that were looked at while they move.
template <class Host, class RunType>
class Carrying : public InVain<Host, RunType> {
  using Base = InVain<Host, RunType>;

 public:
  using Card = typename Base::Card;

  Carrying(Host& host, RunType& run) : Base(host, run), host_(host), run_(run) {}

 protected:
  using Base::amount;
  using Base::candidates;
  using Base::cards;
  using Base::chooses;
  using Base::current;
  using Base::destination;
  using Base::each_candidate;
  using Base::each_clockwise;
  using Base::each_looked_pile;
  using Base::everyone;
  using Base::heap_of;
  using Base::listed;
  using Base::players;
  using Base::sources;

  // ---- what was looked at

  void forget_looked() {
    for (std::uint8_t& count : run_.looked) count = 0;
    for (std::uint8_t& count : run_.under) count = 0;
    for (Card& card : run_.shown) card = 0;
    run_.shown_count = 0;
    run_.looked_noun = 0;
    run_.looked_bottom = 0;
    run_.lookers = 0;
  }
  // Nobody can tell any more which cards of the pile were looked at.
  void blur(std::uint8_t pile) {
    each_looked_pile([&](int seat, std::uint8_t looked) {
      if (looked == pile) run_.looked[seat] = run_.under[seat] = 0;
    });
    hide_where([&](int i) { return host_.pile_of(run_.shown[i]) == pile; });
  }
  // A card goes: it is not among the rest. To be called before it does, and where() then tells
  // what to do once it has gone.
  struct Gap {
    int seat = 0;
    bool above = false;  // it lay between the end of the pile and what was looked at
    bool among = false;
  };
  Gap where(Card card) const {
    Gap gap;
    const std::uint8_t pile = host_.pile_of(card);
    each_looked_pile([&](int seat, std::uint8_t looked) {
      if (looked != pile) return;
      int at = 0;
      for (Card each = host_.top(pile); each != card; each = host_.below(each)) ++at;
      if (run_.looked_bottom != 0) at = host_.size(pile) - 1 - at;
      gap.seat = seat;
      gap.above = at < run_.under[seat];
      gap.among = !gap.above && at < run_.under[seat] + run_.looked[seat];
    });
    return gap;
  }
  void gone(Card card, const Gap& gap) {
    if (gap.above) --run_.under[gap.seat];
    if (gap.among && --run_.looked[gap.seat] == 0) run_.under[gap.seat] = 0;
    hide_where([&](int i) { return run_.shown[i] == card; });
  }
  void came(std::uint8_t pile, End end) {
    each_looked_pile([&](int seat, std::uint8_t looked) {
      if (looked != pile) return;
      if (end == End::kAnywhere || pile == host_.hand_of(seat)) {  // without order: where is it?
        run_.looked[seat] = run_.under[seat] = 0;
      } else if ((end == End::kBottom) == (run_.looked_bottom != 0)) {
        ++run_.under[seat];
      }
    });
  }
  // Calls act(card), which says whether the card went; whatever it did, the count is right after.
  template <class Act>
  bool carry(Card card, End end, const Act& act) {
    const std::uint8_t from = host_.pile_of(card);
    const Gap gap = where(card);
    if (!act()) return false;
    gone(card, gap);
    if (host_.pile_of(card) != from || end != End::kAnywhere) came(host_.pile_of(card), end);
    return true;
  }
  bool carry_to(Card card, std::uint8_t to, End end, int doer) {
    const std::uint8_t from = host_.pile_of(card);
    if (to == 0 || from == 0 || (from == to && end == End::kAnywhere)) return false;
    return carry(card, end, [&] { return host_.move(card, to, end, doer); });
  }
  int draw(int doer, int wanted) {
    if (wanted <= 0) return 0;
    int size[RunType::kSeats] = {};
    Card last[RunType::kSeats] = {};
    std::uint8_t lay[kMaxPicked] = {};
    each_looked_pile([&](int seat, std::uint8_t pile) {
      size[seat] = host_.size(pile);
      for (Card card = host_.top(pile); card != 0; card = host_.below(card)) last[seat] = card;
    });
    std::transform(run_.shown, run_.shown + run_.shown_count, lay,
                   [&](Card card) { return host_.pile_of(card); });
    const int got = host_.draw(doer, wanted);
    each_looked_pile([&](int seat, std::uint8_t pile) {
      const int missing = size[seat] - host_.size(pile);
      const bool anew = host_.pile_of(last[seat]) != pile;  // all that lay there was drawn
      const bool mixed = missing != 0 && missing != got;    // others came in its place
      if (anew || mixed) blur(pile);
      for (int i = 0; i < missing && run_.looked[seat] != 0; ++i) drawn_from(seat, pile);
    });
    hide_where([&](int i) { return host_.pile_of(run_.shown[i]) != lay[i]; });
    return got;
  }

  // ---- them

  // The cards of the step become `them`: those that everyone has seen, since nobody could hold a
  // player to what an effect says of the others.
  void remember(Card card) {
    if (run_.them_count == kMaxPicked) return;
    if (std::find(run_.them, run_.them + run_.them_count, card) != run_.them + run_.them_count) {
      return;
    }
    run_.them[run_.them_count++] = card;
  }
  void forget_them() {
    for (Card& card : run_.them) card = 0;
    run_.them_count = 0;
  }
  void pick(int seat, Card card) { run_.picked[seat][run_.picked_count[seat]++] = card; }

  // The cards that are certain without a choice join those picked.
  void collect(const Cards& wanted, int doer) {
    if (run_.picked_count[doer] != run_.first_count[doer] || !listed(wanted)) return;
    if (wanted.quantity == Quantity::kUpTo || current().verb == Verb::kSearch)
      return;  // none will do
    int left = chooses(wanted) ? this->limit(wanted, doer) : this->room_for(doer);
    each_candidate(wanted, doer, [&](Card card) {
      if (left-- > 0) pick(doer, card);
    });
  }

  // ---- which cards, once everything is chosen

  // Calls act(card) for each card of the step, the doer's picks or what needs no picking.
  template <class Act>
  void each_meant(const Cards& wanted, int doer, const Act& act) {
    switch (wanted.quantity) {
      case Quantity::kNone:
      case Quantity::kThis:
      case Quantity::kThem:
      case Quantity::kExactly:
      case Quantity::kUpTo:
        for (int i = 0; i < run_.picked_count[doer]; ++i) act(run_.picked[doer][i]);
        return;
      case Quantity::kRest:
      case Quantity::kAll:
        return each_candidate(wanted, doer, act);
      case Quantity::kAtRandom:
        return each_at_random(wanted, doer, act);
      case Quantity::kTop:
      case Quantity::kBottom:
        return each_at_the_end(wanted, doer, act);
    }
  }
  template <class Act>
  void each_at_random(const Cards& wanted, int doer, const Act& act) {
    const auto lying = this->heaps(wanted, doer, candidates(wanted, doer));
    Card drawn[kMaxPicked] = {};
    int count = 0;
    for (const int heap : everyone()) {
      for (int i = 0; i < lying.taken[heap]; ++i) {
        int at = static_cast<int>(host_.roll(static_cast<std::uint32_t>(lying.there[heap] - i)));
        Card found = 0;
        each_candidate(wanted, doer, [&](Card card) {
          if (found != 0 || heap_of(wanted, card) != heap) return;
          if (std::find(drawn, drawn + count, card) != drawn + count) return;
          if (at-- == 0) found = card;
        });
        drawn[count++] = found;
      }
    }
    for (int i = 0; i < count; ++i) act(drawn[i]);
  }
  template <class Act>
  void each_at_the_end(const Cards& wanted, int doer, const Act& act) {
    auto shield = host_.shield(run_.you);
    const int most = std::clamp(amount(wanted.amount, doer), 0, kMaxPicked);
    for (const int seat : sources(wanted, doer)) {
      Card found[kMaxPicked] = {};
      const std::uint8_t pile = host_.pile_for(wanted.from.pile, seat);
      host_.need(pile);
      const int count = end_of(pile, wanted.quantity, most, found);
      for (int i = 0; i < count; ++i) {
        if (!shield.covers(found[i])) act(found[i]);
      }
    }
  }
  // The cards at an end of a pile, the outermost first.
  int end_of(std::uint8_t pile, Quantity end, int most, Card (&out)[kMaxPicked]) const {
    const int count = std::min(most, host_.size(pile));
    Card card = host_.top(pile);
    if (end == Quantity::kBottom) {
      for (int i = host_.size(pile) - count; i > 0; --i) card = host_.below(card);
    }
    std::generate_n(out, count, [&] { return std::exchange(card, host_.below(card)); });
    if (end == Quantity::kBottom) std::reverse(out, out + count);
    return count;
  }

  // Calls act(doer, card) for every card of the step, clockwise from the player in turn; it says
  // whether something came of it. A card that two have picked is the first one's.
  template <class Act>
  bool each_card(const Instruction& now, SeatSet doers, const Act& act) {
    const Cards& wanted = cards(now.cards);
    std::uint8_t lay[RunType::kSeats][kMaxPicked] = {};
    each_clockwise(doers, [&](int doer) {
      collect(wanted, doer);
      for (int i = 0; i < run_.picked_count[doer]; ++i) {
        lay[doer][i] = host_.pile_of(run_.picked[doer][i]);
      }
      hide_choice(wanted, doer);
    });
    bool any = false;
    each_clockwise(doers, [&](int doer) {
      int at = 0;
      each_meant(wanted, doer, [&](Card card) {
        if (listed(wanted) && host_.pile_of(card) != lay[doer][at++]) return;
        any |= act(doer, card);
      });
    });
    return any;
  }
  // Others do not see which of the cards in a hidden pile are picked, not even who knew where one
  // of them lay.
  void hide_choice(const Cards& wanted, int doer) {
    if (!chooses(wanted)) return;
    std::uint8_t before = 0;
    for (int i = 0; i < run_.picked_count[doer]; ++i) {
      const std::uint8_t pile = host_.pile_of(run_.picked[doer][i]);
      if (pile == before || pile == 0) continue;
      before = pile;
      host_.pick_unseen(doer, pile, among(pile));
    }
  }
  // Among how many of the first cards of a pile the doer picks.
  int among(std::uint8_t pile) const {
    int count = host_.size(pile);
    each_looked_pile([&](int seat, std::uint8_t looked) {
      if (looked == pile && run_.looked_bottom == 0) count = run_.under[seat] + run_.looked[seat];
    });
    return count;
  }
  // The same for what makes `them`, `that many` and `that player`.
  template <class Act>
  bool each_card_counts(const Instruction& now, SeatSet doers, const Act& act) {
    const Cards& wanted = cards(now.cards);
    const bool again = wanted.quantity == Quantity::kThem;
    const bool meets = meets_player(now.verb) || wanted.from.whose == Whose::kAnyones;
    if (!again) forget_them();
    count_none(doers);
    const bool shows = now.verb == Verb::kReveal || now.verb == Verb::kSearch;
    return each_card(now, doers, [&](int doer, Card card) {
      const int player = host_.player_of(card);
      const bool known = shows || host_.seen_by_all(card);
      if (!act(doer, card)) return false;
      run_.number[doer] = static_cast<std::uint8_t>(std::min(run_.number[doer] + 1, 255));
      if (!again && (known || host_.seen_by_all(card))) remember(card);
      if (meets) run_.that_player = static_cast<std::uint8_t>(player + 1);
      return true;
    });
  }
  void count_none(SeatSet doers) {
    each_clockwise(doers, [&](int doer) { run_.number[doer] = 0; });
  }

  // ---- the verbs

  bool carries(const Instruction& now, SeatSet doers) {
    switch (now.verb) {
      case Verb::kDraw: {
        int drawn = 0;
        each_clockwise(doers, [&](int doer) {
          const int got = draw(doer, amount(now.amount, doer));
          run_.number[doer] = static_cast<std::uint8_t>(got);
          drawn += got;
        });
        return drawn != 0;
      }
      case Verb::kDiscard:
        return each_card_counts(now, doers, [&](int doer, Card card) {
          const std::uint8_t to = host_.discard_of(card);
          return to != host_.pile_of(card) && carry_to(card, to, End::kTop, doer);
        });
      case Verb::kTake:
        return each_card_counts(now, doers, [&](int doer, Card card) {
          return carry_to(card, host_.hand_of(doer), End::kAnywhere, doer);
        });
      case Verb::kGive: {
        const SeatSet to = players(now.other);
        return each_card_counts(now, doers, [&](int doer, Card card) {
          return !to.empty() && carry_to(card, host_.hand_of(to.lowest()), End::kAnywhere, doer);
        });
      }
      case Verb::kPut:
        return each_card_counts(now, doers, [&](int doer, Card card) {
          return carry_to(card, destination(now, doer, card), now.to.end, doer);
        });
      case Verb::kMove:
        return each_card_counts(now, doers, [&](int doer, Card card) {
          return host_.chapter_of(card) != 0 &&
                 carry_to(card, destination(now, doer, card), now.to.end, doer);
        });
      case Verb::kSet:
        return each_card_counts(now, doers, [&](int doer, Card card) {
          const std::uint8_t to = destination(now, doer, card);
          return to != 0 && to != host_.pile_of(card) &&
                 carry(card, End::kAnywhere, [&] { return host_.set(card, to, doer); });
        });
      case Verb::kPlay:
        return each_card_counts(now, doers, [&](int doer, Card card) {
          const std::uint8_t to = destination(now, doer, card);
          if (now.to.pile != 0 && (to == 0 || to == host_.pile_of(card))) return false;
          return carry(card, End::kAnywhere, [&] { return host_.play(card, doer, to); });
        });
      default:
        return false;
    }
  }

  Host& host_;
  RunType& run_;

 private:
  // Of the cards shown, those at the places that gone(place) names are among them no more.
  template <class Gone>
  void hide_where(const Gone& gone) {
    for (int i = run_.shown_count - 1; i >= 0; --i) {
      if (!gone(i)) continue;
      std::copy(run_.shown + i + 1, run_.shown + run_.shown_count, run_.shown + i);
      run_.shown[--run_.shown_count] = 0;
    }
  }
  // One card was drawn from the top.
  void drawn_from(int seat, std::uint8_t pile) {
    if (run_.looked_bottom != 0) {
      const int left = std::max(0, host_.size(pile) - run_.under[seat]);
      run_.looked[seat] = static_cast<std::uint8_t>(std::min<int>(run_.looked[seat], left));
    } else if (run_.under[seat] != 0) {
      --run_.under[seat];
    } else {
      --run_.looked[seat];
    }
    if (run_.looked[seat] == 0) run_.under[seat] = 0;
  }
};

}  // namespace scriptorium::effects
