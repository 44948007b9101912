#pragma once

#include <algorithm>
#include <cstdint>

#include "effects/carrying.h"

namespace scriptorium::effects {

// Carries out what exchanges piles, or cards for cards.
template <class Host, class RunType>
class Exchanging : public Carrying<Host, RunType> {
  using Base = Carrying<Host, RunType>;

 public:
  using Card = typename Base::Card;

  using Base::Base;

 protected:
  using Base::among;
  using Base::blur;
  using Base::cards;
  using Base::carry;
  using Base::chooses;
  using Base::each_clockwise;
  using Base::each_looked_pile;
  using Base::each_meant;
  using Base::hide_choice;
  using Base::host_;
  using Base::listed;
  using Base::players;
  using Base::run_;

  bool exchanges(const Instruction& now, SeatSet doers) {
    bool any = false;
    each_clockwise(doers, [&](int doer) {
      any |= now.cards == 0 ? exchange_piles(now, doer) : exchange_cards(now, doer);
    });
    return any;
  }

 private:
  bool exchange_piles(const Instruction& now, int doer) {
    const SeatSet with = players(now.other);
    if (with.empty() || with.lowest() == doer) return false;
    if (!host_.exchange(now.to.pile, doer, with.lowest())) return false;
    blur(host_.pile_for(now.to.pile, doer));
    blur(host_.pile_for(now.to.pile, with.lowest()));
    return true;
  }

  // Each goes where the other was, pair by pair.
  bool exchange_cards(const Instruction& now, int doer) {
    Card first[kMaxPicked] = {};
    Card second[kMaxPicked] = {};
    const Card* const picked = run_.picked[doer];
    const int split = run_.first_count[doer];
    const bool chosen = chooses(cards(now.cards)) || chooses(cards(now.with_cards));
    hide_choice(cards(now.cards), doer);
    hide_choice(cards(now.with_cards), doer);
    const int ours = side(cards(now.cards), doer, picked, split, first);
    const int theirs =
        side(cards(now.with_cards), doer, picked + split, run_.picked_count[doer] - split, second);
    bool any = false;
    for (int i = 0; i < std::min(ours, theirs); ++i) {
      any |= change_places(first[i], second[i], doer, chosen);
    }
    return any;
  }
  bool change_places(Card first, Card second, int doer, bool chosen) {
    const std::uint8_t here = host_.pile_of(first);
    const std::uint8_t there = host_.pile_of(second);
    if (here == 0 || there == 0 || here == there) return false;
    const int first_depth = depth_of(first), second_depth = depth_of(second);
    const int among_here = among(here), among_there = among(there);
    if (!lay_on(first, there, doer) || !lay_on(second, here, doer)) return false;
    settle(first, second_depth);
    settle(second, first_depth);
    if (!chosen) return true;
    // Where the one lies now would tell which was chosen.
    host_.pick_unseen(doer, there, among_there);
    host_.pick_unseen(doer, here, among_here);
    return true;
  }
  bool lay_on(Card card, std::uint8_t to, int doer) {
    return carry(card, End::kTop, [&] { return host_.move(card, to, End::kAnywhere, doer); });
  }
  int depth_of(Card card) const {
    int depth = 0;
    for (Card each = host_.top(host_.pile_of(card)); each != card; each = host_.below(each))
      ++depth;
    return depth;
  }
  // The card that has just come onto its pile goes down until so many lie on it.
  void settle(Card card, int depth) {
    const std::uint8_t pile = host_.pile_of(card);
    if (depth == 0 || !host_.sink(card, depth)) return;
    bool inside = false;
    each_looked_pile([&](int seat, std::uint8_t looked) {
      if (looked != pile) return;
      const bool bottom = run_.looked_bottom != 0;
      const int before = bottom ? host_.size(pile) - run_.under[seat] - run_.looked[seat]
                                : static_cast<int>(run_.under[seat]);
      const int behind = before - 1 + run_.looked[seat];  // a card at this depth lies behind them
      inside = depth >= before && depth < behind;
      if (depth < behind) return;
      run_.under[seat] = static_cast<std::uint8_t>(run_.under[seat] + (bottom ? 1 : -1));
    });
    if (inside) blur(pile);
  }
  int side(const Cards& wanted, int doer, const Card* picked, int count, Card (&out)[kMaxPicked]) {
    if (listed(wanted)) {
      std::copy(picked, picked + count, out);
      return count;
    }
    int found = 0;
    each_meant(wanted, doer, [&](Card card) {
      if (found < kMaxPicked) out[found++] = card;
    });
    return found;
  }
};

}  // namespace scriptorium::effects
