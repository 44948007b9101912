#pragma once

#include <algorithm>
#include <cstdint>

#include "effects/run.h"

namespace scriptorium::effects {

// What the words of a step mean at this moment of a run: which players, how much, which cards,
// where to. It changes nothing.
template <class Sight, class RunType>
class Meaning {
 public:
  using Card = typename RunType::Card;
  using Found = typename Sight::Found;

  Meaning(const Sight& sight, const RunType& run)
      : host_(sight), run_(run), program_(sight.program()) {}

 protected:
  const Instruction& instruction(int at) const {
    return program_.instructions[static_cast<std::size_t>(at)];
  }
  const Instruction& current() const { return instruction(run_.at); }
  const Cards& cards(std::uint16_t row) const { return program_.cards[row]; }

  // ---- players

  SeatSet everyone() const { return SeatSet::first(host_.seats()); }
  static bool chosen(Who who) { return who == Who::kOpponent || who == Who::kPlayer; }
  // What is not chosen card by card comes from the pile of one player, whom you choose.
  static bool from_one(const Cards& wanted) {
    return wanted.from.whose == Whose::kAnyones &&
           (wanted.quantity == Quantity::kTop || wanted.quantity == Quantity::kBottom ||
            wanted.quantity == Quantity::kAtRandom);
  }

  // The players of the step that you choose one of.
  Players chosen_players(const Instruction& now) const {
    if (chosen(now.who.who)) return now.who;
    if (chosen(now.other.who)) return now.other;
    if (now.to.whose == Whose::kAnyones || (now.cards != 0 && from_one(cards(now.cards))) ||
        (now.with_cards != 0 && from_one(cards(now.with_cards)))) {
      return {Who::kPlayer};
    }
    const auto counts = [&](std::uint16_t row) {
      const std::uint16_t counted = program_.amounts[row].cards;
      return counted != 0 && cards(counted).from.whose == Whose::kOpponents;
    };
    const auto of_one = [&](std::uint16_t row) {
      if (row == 0) return false;
      return cards(row).from.whose == Whose::kOpponents || counts(cards(row).amount);
    };
    if (now.to.whose == Whose::kOpponents || of_one(now.cards) || of_one(now.with_cards) ||
        counts(now.amount)) {
      return {Who::kOpponent};
    }
    return {};
  }

  int counted(int seat, const Players& players) const {
    if (players.counted_counter != 0) return host_.counter(seat, players.counted_counter);
    int count = 0;
    host_.each_pile(players.counted_pile, seat,
                    [&](std::uint8_t pile) { count += host_.size(pile); });
    return count;
  }
  bool narrowed(int seat, const Players& players) const {
    if (players.than == Than::kAny) return true;
    const int theirs = counted(seat, players);
    const int yours = counted(run_.you, players);
    return players.than == Than::kMore ? theirs > yours : theirs < yours;
  }
  SeatSet choosable(const Players& players) const {
    SeatSet found;
    for (const int seat : everyone()) {
      const bool self = seat == run_.you;
      const bool meant = players.who == Who::kPlayer || players.who == Who::kEachPlayer || !self;
      if (meant && host_.plays(seat) && narrowed(seat, players)) found = found.with(seat);
    }
    return found;
  }
  SeatSet that_player() const {
    return run_.that_player == kNoPlayer ? SeatSet() : SeatSet::of(run_.that_player - 1);
  }
  SeatSet players(const Players& players) const {
    switch (players.who) {
      case Who::kNobody:
      case Who::kYou:
        return SeatSet::of(run_.you);
      case Who::kEachOpponent:
      case Who::kEachPlayer:
        return choosable(players);
      case Who::kOpponent:
      case Who::kPlayer:
      case Who::kThatPlayer:
        return that_player();
    }
    return {};
  }
  // Calls act(seat) clockwise from the player in turn.
  template <class Act>
  void each_clockwise(SeatSet seats, const Act& act) const {
    const int mover = host_.mover();
    while (!seats.empty()) {
      const int seat = seats.first_from(mover);
      seats = seats.without(seat);
      act(seat);
    }
  }

  // ---- amounts and conditions

  // Counting touches nothing: what is protected counts.
  int count(const Cards& wanted, int doer) const { return all_like(wanted, doer).size(); }
  int amount(std::uint16_t row, int doer) const {
    const Amount& wanted = program_.amounts[row];
    if (wanted.kind == Amount::Kind::kNumber) return wanted.n;
    int value = uncapped(wanted, doer);
    if (wanted.cap != 0) value = std::min<int>(value, wanted.cap);
    return std::clamp(value, -kMaxAmount, kMaxAmount);
  }
  int uncapped(const Amount& wanted, int doer) const {
    switch (wanted.kind) {
      case Amount::Kind::kNumber:
        return wanted.n;
      case Amount::Kind::kThatMany:
        return run_.number[doer];
      case Amount::Kind::kCount:
        return wanted.n * count(cards(wanted.cards), doer);
      case Amount::Kind::kStat:
        return run_.them_count == 0 ? 0 : host_.stat(run_.them[0], wanted.noun);
      case Amount::Kind::kCounter:
        return host_.counter(doer, wanted.noun);
      case Amount::Kind::kPlayed:
        return wanted.n * host_.played(run_.you, cards(wanted.cards).filter, run_.source);
    }
    return 0;
  }

  bool holds(const Instruction& now) const {
    const int bound = amount(now.amount, run_.you);
    switch (now.condition.kind) {
      case Condition::Kind::kNone:
        return true;
      case Condition::Kind::kCount:
        return counts(cards(now.cards), now.condition.compare, bound);
      case Condition::Kind::kCounter: {
        const SeatSet who = players(now.who);
        return !who.empty() && compares(host_.counter(who.lowest(), now.condition.noun),
                                        now.condition.compare, bound);
      }
      case Condition::Kind::kIs:
        return run_.them_count != 0 &&
               host_.like(run_.them[0], cards(now.cards).filter, run_.named, run_.source);
      case Condition::Kind::kHasMore: {
        // You have more than an opponent: one of them has fewer than you.
        Players others = now.who;
        others.who = Who::kEachOpponent;
        return !choosable(others).empty();
      }
      case Condition::Kind::kYourTurn:
        return host_.mover() == run_.you;
      case Condition::Kind::kNotYourTurn:
        return host_.mover() != run_.you;
    }
    return false;
  }
  // A condition chooses nobody: "an opponent's" is some opponent's.
  bool counts(const Cards& wanted, Compare compare, int bound) const {
    if (wanted.from.whose != Whose::kOpponents) {
      return compares(count(wanted, run_.you), compare, bound);
    }
    Cards theirs = wanted;
    theirs.from.whose = Whose::kDoers;
    for (const int seat : everyone().without(run_.you)) {
      if (compares(count(theirs, seat), compare, bound)) return true;
    }
    return false;
  }

  // ---- which cards

  SeatSet whose(Whose whose, int doer) const {
    switch (whose) {
      case Whose::kNone:
      case Whose::kDoers:
      case Whose::kOwners:
        return SeatSet::of(doer);
      case Whose::kYours:
        return SeatSet::of(run_.you);
      case Whose::kOpponents:
      case Whose::kThatPlayers:
        return that_player();
      case Whose::kEachOpponents:
        return everyone().without(run_.you);
      case Whose::kAnyones:
        return everyone();
    }
    return {};
  }
  // Whose piles the cards come from.
  SeatSet sources(const Cards& wanted, int doer) const {
    return from_one(wanted) ? that_player() : whose(wanted.from.whose, doer);
  }
  // The one pile that a place speaks of as a whole; 0 if nobody is meant or there are several.
  std::uint8_t pile_at(const Place& place, int doer) const {
    const SeatSet seats = place.whose == Whose::kAnyones ? that_player() : whose(place.whose, doer);
    return seats.empty() ? std::uint8_t{0} : host_.pile_for(place.pile, seats.lowest());
  }

  // Calls see(seat, pile) for the piles that were looked into and still hold what was seen.
  template <class See>
  void each_looked_pile(const See& see) const {
    if (run_.looked_noun == 0) return;
    for (const int seat : everyone()) {
      if (run_.looked[seat] != 0) see(seat, host_.pile_for(run_.looked_noun, seat));
    }
  }
  // Calls see(card) for what was looked at and lies there still: what the doer looked at, if
  // everyone looked into a pile of their own.
  template <class See>
  void each_looked(int doer, const See& see) const {
    const bool own = (run_.lookers >> doer & 1U) != 0;
    each_looked_pile([&](int seat, std::uint8_t pile) {
      if (own && seat != doer) return;
      const int left = run_.looked[seat];
      int before = run_.under[seat];
      if (run_.looked_bottom != 0) before = host_.size(pile) - before - left;
      Card card = host_.top(pile);
      for (; before > 0; --before) card = host_.below(card);
      for (int i = 0; i < left; ++i) {
        const Card below = host_.below(card);
        see(card);
        card = below;
      }
    });
    Card shown[kMaxPicked];
    std::copy(std::begin(run_.shown), std::end(run_.shown), shown);
    const int count = run_.shown_count;
    for (int i = 0; i < count; ++i) see(shown[i]);
  }
  // How many that are.
  int looked_at(int doer) const {
    int found = run_.shown_count;
    if (run_.looked_noun == 0) return found;
    if ((run_.lookers >> doer & 1U) != 0) return found + run_.looked[doer];
    for (const int seat : everyone()) found += run_.looked[seat];
    return found;
  }

  // Calls see(card) for every card meant, in an order that depends on nothing hidden but from those
  // who may see the cards. A card that see() moves within its pile is seen once.
  template <class See>
  void each_like(const Cards& wanted, int doer, const See& see) const {
    const bool any = wanted.filter.any();
    const auto see_like = [&](Card card) {
      if (any || host_.like(card, wanted.filter, run_.named, run_.source)) see(card);
    };
    each_part(wanted, doer, see, see_like, [&](std::uint8_t pile) {
      Card card = host_.top(pile);
      for (int left = host_.size(pile); left > 0; --left) {
        const Card below = host_.below(card);
        see_like(card);
        card = below;
      }
    });
  }
  // The same, without what is protected from the effect, and what the step cannot do anything with.
  template <class See>
  void each_candidate(const Cards& wanted, int doer, const See& see) const {
    auto shield = host_.shield(run_.you);
    const Instruction& now = current();
    each_like(wanted, doer, [&](Card card) {
      if (!can_be_done(now, card)) return;
      if (!shield.covers(card, is_left_to(wanted, doer, card))) see(card);
    });
  }
  // Whoever has the card need not choose it.
  bool is_left_to(const Cards& wanted, int doer, Card card) const {
    return wanted.quantity == Quantity::kUpTo && host_.holder(card) == doer;
  }

  // The same cards at once, in the order in which they are offered: to be counted and chosen from,
  // while nothing moves.
  Found all_like(const Cards& wanted, int doer) const {
    Found found = {};
    const auto add = [&](Card card) { found.add(card); };
    const auto add_like = [&](Card card) {
      if (host_.like(card, wanted.filter, run_.named, run_.source)) found.add(card);
    };
    each_part(wanted, doer, add, add_like, [&](std::uint8_t pile) {
      host_.find(pile, wanted.filter, run_.named, run_.source, found);
    });
    return found;
  }
  Found candidates(const Cards& wanted, int doer) const {
    Found found = all_like(wanted, doer);
    auto shield = host_.shield(run_.you);
    if (shield.up()) {
      found.drop_if([&](Card card) { return shield.covers(card, is_left_to(wanted, doer, card)); });
    }
    const Instruction& now = current();
    if (now.verb == Verb::kPlay || stays_here(now)) {
      found.drop_if([&](Card card) { return !can_be_done(now, card); });
    }
    return found;
  }
  // What lies in the chapter that it is to go to stays there; what the rules do not let be played
  // is not played.
  bool can_be_done(const Instruction& now, Card card) const {
    if (now.verb == Verb::kPlay) return host_.playable(card);
    return !stays_here(now) || host_.pile_of(card) != host_.chapter_of(run_.source);
  }
  static bool stays_here(const Instruction& now) {
    return now.to.which == Which::kThis && (now.verb == Verb::kMove || now.verb == Verb::kSet);
  }

  // ---- where to

  // The pile that a card goes to; 0: nowhere.
  std::uint8_t destination(const Instruction& now, int doer, Card card) const {
    switch (now.to.which) {
      case Which::kNone:
        if (now.to.whose == Whose::kOwners) return host_.pile_for(now.to.pile, host_.owner(card));
        return pile_at(now.to, doer);
      case Which::kThis:
        return host_.chapter_of(run_.source);
      case Which::kNew:
      case Which::kAny:
      case Which::kAnother:
        return run_.to[doer];
    }
    return 0;
  }

  const Sight& host_;
  const RunType& run_;
  const Program& program_;

 private:
  // Calls see(card) for what is meant whatever it is like, see_like(card) for what may be meant,
  // and see_pile(pile) for the piles of which all may be. `this` and `them` may be cards of which a
  // world made from a view knows no more: they are none.
  template <class See, class SeeLike, class SeePile>
  void each_part(const Cards& wanted, int doer, const See& see, const SeeLike& see_like,
                 const SeePile& see_pile) const {
    if (wanted.quantity == Quantity::kThis) {
      if (run_.source != 0) see(run_.source);
    } else if (wanted.quantity == Quantity::kThem) {
      for (int i = 0; i < run_.them_count; ++i) {
        if (run_.them[i] != 0) see(run_.them[i]);
      }
    } else if (wanted.of_them != 0 || wanted.quantity == Quantity::kRest) {
      each_looked(doer, see_like);
    } else if (wanted.from.pile == 0) {
      each_anywhere(doer, see_like, see_pile);
    } else if (host_.line(wanted.from.pile)) {
      each_waiting(see_like);
    } else if (wanted.from.which == Which::kThis) {
      see_pile(host_.chapter_of(run_.source));
    } else {
      const bool another = wanted.from.which == Which::kAnother;
      for (const int seat : sources(wanted, doer)) {
        host_.each_pile(wanted.from.pile, seat, [&](std::uint8_t pile) {
          if (!another || pile != host_.chapter_of(run_.source)) see_pile(pile);
        });
      }
    }
  }

  template <class See>
  void each_waiting(const See& see) const {
    host_.each_on_line([&](Card card) {
      if (card != run_.source) see(card);
    });
  }
  // Where no place is said: what is searched, and what can be negated.
  template <class See, class SeePile>
  void each_anywhere(int doer, const See& see, const SeePile& see_pile) const {
    const Instruction& now = current();
    if (now.verb == Verb::kSearch) return see_pile(pile_at(now.to, doer));
    if (now.verb != Verb::kNegate) return;
    each_waiting(see);
    for (const int seat : everyone()) {
      host_.each_in_play(seat, [&](std::uint8_t pile) {
        Card card = host_.top(pile);
        for (int left = host_.size(pile); left > 0; --left) {
          const Card below = host_.below(card);
          if (!waits(card)) see(card);
          card = below;
        }
      });
    }
  }
  bool waits(Card card) const {
    bool found = false;
    host_.each_on_line([&](Card other) { found |= other == card; });
    return found;
  }
};

}  // namespace scriptorium::effects
