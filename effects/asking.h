#pragma once

#include <algorithm>
#include <cstdint>

#include "effects/run.h"

namespace scriptorium::effects {

// What a run asks, of whom, and what may be answered. It changes nothing; `Runner` does.
template <class Sight, class RunType>
class Asking {
 public:
  using Card = typename RunType::Card;
  using Choice = effects::Choice<Card>;
  using Type = typename Choice::Type;

  Asking(const Sight& sight, const RunType& run)
      : host_(sight), run_(run), program_(sight.program()) {}

  Ask asks() const {
    if (run_.active == 0 || run_.asked == 0) return Ask::kNothing;
    const Step& now = step();
    switch (now.verb) {
      case Verb::kMay:
        return run_.stage == 0 ? Ask::kPlayer : Ask::kYesOrNo;
      case Verb::kChoose:
        return Ask::kOption;
      case Verb::kName:
        return run_.stage == 0 ? Ask::kPlayer : Ask::kName;
      default:
        break;
    }
    if (run_.stage == 0) return Ask::kPlayer;
    if (now.verb == Verb::kArrange) return Ask::kArrange;
    return run_.stage == 3 ? Ask::kChapter : Ask::kCards;
  }

  // Calls offer(choice) for everything that the seat may choose now.
  template <class Offer>
  void offers(int seat, const Offer& offer) const {
    if ((run_.asked >> seat & 1U) == 0) return;
    const Step& now = step();
    switch (asks()) {
      case Ask::kNothing:
        return;
      case Ask::kYesOrNo:
        offer(Choice{Type::kYes});
        offer(Choice{Type::kNo});
        return;
      case Ask::kPlayer: {
        const SeatSet players = choosable(chosen_players(now));
        for (int other = 0; other < host_.seats(); ++other) {
          if (players.has(other)) offer(Choice{Type::kPlayer, static_cast<std::uint8_t>(other)});
        }
        return;
      }
      case Ask::kOption: {
        int option = 0;
        for (int at = run_.at + 1; at <= run_.at + now.length; at += 1 + steps(at).length) {
          offer(Choice{Type::kOption, static_cast<std::uint8_t>(option++)});
        }
        return;
      }
      case Ask::kName:
        for (int member = 1; member <= host_.members(now.noun); ++member) {
          offer(Choice{Type::kName, static_cast<std::uint8_t>(member)});
        }
        return;
      case Ask::kCards:
        return offer_cards(seat, offer);
      case Ask::kChapter:
        return each_chapter(now, seat, [&](std::uint8_t pile) {
          offer(Choice{Type::kChapter, pile});
        });
      case Ask::kArrange:
        return offer_arrangement(now, seat, offer);
    }
  }

  // Who has chosen already while others are still asked to pick.
  SeatSet have_picked() const {
    SeatSet done;
    if (asks() != Ask::kCards) return done;
    const SeatSet doers = players(step().who);
    for (int seat = 0; seat < host_.seats(); ++seat) {
      if (!doers.has(seat) || (run_.asked >> seat & 1U) != 0) continue;
      if (must_ask(selection(), seat)) done = done.with(seat);
    }
    return done;
  }
  // Whether the seat, having picked this card, must still say where it goes: until then nobody
  // hears of it.
  bool asks_chapter_after(int seat, Card card) const {
    if (!asks_chapter(step())) return false;
    RunType after = run_;
    after.picked[seat][after.picked_count[seat]++] = card;
    int chapters = 0;
    Asking(host_, after).each_chapter(step(), seat, [&](std::uint8_t) { ++chapters; });
    return chapters > 1;
  }
  // Whether one more pick completes what the only seat asked chooses.
  bool completes_picking(int seat) const {
    return (run_.asked & (run_.asked - 1)) == 0 &&
           run_.picked_count[seat] + 1 >= limit(selection(), seat);
  }

 protected:
  const Step& steps(int at) const { return program_.steps[static_cast<std::size_t>(at)]; }
  const Step& step() const { return steps(run_.at); }
  const Cards& cards(std::uint16_t row) const { return program_.cards[row]; }
  const Cards& selection() const {
    const Step& now = step();
    return cards(run_.stage == 2 ? now.with_cards : now.cards);
  }

  // ---- players

  static bool chosen(Who who) { return who == Who::kOpponent || who == Who::kPlayer; }

  // The players of the step that you choose one of.
  Players chosen_players(const Step& now) const {
    if (chosen(now.who.who)) return now.who;
    if (chosen(now.other.who)) return now.other;
    const auto of_one = [&](std::uint16_t row) {
      return row != 0 && cards(row).from.whose == Whose::kOpponents;
    };
    if (now.to.whose == Whose::kOpponents || of_one(now.cards) || of_one(now.with_cards)) {
      return {Who::kOpponent, Than::kAny, 0, 0};
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
    for (int seat = 0; seat < host_.seats(); ++seat) {
      const bool self = seat == run_.you;
      const bool meant = players.who == Who::kPlayer || players.who == Who::kEachPlayer || !self;
      if (meant && narrowed(seat, players)) found = found.with(seat);
    }
    return found;
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
        return run_.that_player == kNoPlayer ? SeatSet() : SeatSet::of(run_.that_player - 1);
    }
    return {};
  }

  // ---- amounts and conditions

  int count(const Cards& wanted, int doer) const {
    int found = 0;
    each_candidate(wanted, doer, [&](Card) { ++found; });
    return found;
  }
  int amount(std::uint16_t row, int doer) const {
    const Amount& wanted = program_.amounts[row];
    int value = 0;
    switch (wanted.kind) {
      case Amount::Kind::kNumber:
        return wanted.n;
      case Amount::Kind::kThatMany:
        value = run_.number[doer];
        break;
      case Amount::Kind::kCount:
        value = wanted.n * count(cards(wanted.cards), doer);
        break;
      case Amount::Kind::kStat:
        value = run_.them_count == 0 ? 0 : host_.stat(run_.them[0], wanted.noun);
        break;
      case Amount::Kind::kCounter:
        value = host_.counter(doer, wanted.noun);
        break;
      case Amount::Kind::kPlayed:
        value = wanted.n * host_.played(run_.you, cards(wanted.cards).filter, run_.source);
        break;
    }
    return wanted.cap != 0 ? std::min<int>(value, wanted.cap) : value;
  }

  static bool compares(int value, Compare compare, int bound) {
    switch (compare) {
      case Compare::kNone:
        return true;
      case Compare::kAtLeast:
        return value >= bound;
      case Compare::kAtMost:
        return value <= bound;
      case Compare::kExactly:
        return value == bound;
    }
    return false;
  }
  bool holds(const Step& now) const {
    switch (now.condition.kind) {
      case Condition::Kind::kNone:
        return true;
      case Condition::Kind::kCount:
        return compares(count(cards(now.cards), run_.you), now.condition.compare,
                        amount(now.amount, run_.you));
      case Condition::Kind::kCounter: {
        const SeatSet who = players(now.who);
        return !who.empty() && compares(host_.counter(who.lowest(), now.condition.noun),
                                        now.condition.compare, amount(now.amount, run_.you));
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
        return run_.that_player == kNoPlayer ? SeatSet() : SeatSet::of(run_.that_player - 1);
      case Whose::kEachOpponents:
        return SeatSet::first(host_.seats()).without(run_.you);
      case Whose::kAnyones:
        return SeatSet::first(host_.seats());
    }
    return {};
  }

  // Calls see(card) for every card meant, in an order that depends on nothing hidden but from those
  // who may see the cards.
  template <class See>
  void each_candidate(const Cards& wanted, int doer, const See& see) const {
    if (wanted.quantity == Quantity::kThis) return see(run_.source);
    if (wanted.quantity == Quantity::kThem) {
      for (int i = 0; i < run_.them_count; ++i) see(run_.them[i]);
      return;
    }
    const auto shield = host_.shield(run_.you);
    const bool any = wanted.filter == Filter{};
    const auto fits = [&](Card card) {
      return (any || host_.like(card, wanted.filter, run_.named, run_.source)) &&
             !shield.covers(card) && (step().verb != Verb::kPlay || host_.playable(card));
    };
    if (wanted.of_them != 0 || wanted.quantity == Quantity::kRest) {
      const int looked = run_.looked;  // fewer while they go away
      Card card = looked == 0 ? Card{0} : host_.top(run_.looked_pile);
      for (int i = 0; i < looked && card != 0; ++i) {
        const Card below = host_.below(card);
        if (wanted.quantity == Quantity::kRest || fits(card)) see(card);
        card = below;
      }
      return;
    }
    if (host_.line(wanted.from.pile)) {
      host_.each_on_line([&](Card card) {
        if (card != run_.source && fits(card)) see(card);
      });
      return;
    }
    const auto see_pile = [&](std::uint8_t pile) {
      for (Card card = pile == 0 ? Card{0} : host_.top(pile); card != 0;) {
        const Card below = host_.below(card);
        if (fits(card)) see(card);
        card = below;
      }
    };
    if (wanted.from.which == Which::kThis) return see_pile(host_.chapter_of(run_.source));
    const Place& from = step().verb == Verb::kSearch ? step().to : wanted.from;
    const SeatSet seats = whose(from.whose, doer);
    for (int seat = 0; seat < host_.seats(); ++seat) {
      if (!seats.has(seat)) continue;
      host_.each_pile(from.pile, seat, see_pile);
    }
  }

  // How many the seat picks: all there are if there are fewer.
  int limit(const Cards& wanted, int seat) const {
    const int most = std::clamp(amount(wanted.amount, seat), 0, kMaxPicked);
    return std::min(most, count(wanted, seat));
  }
  bool chooses(const Cards& wanted) const {
    return wanted.quantity == Quantity::kExactly || wanted.quantity == Quantity::kUpTo;
  }
  // Whether the seat is asked. What nobody else can see must not decide that: a hidden pile from
  // which only some cards will do is asked about even if none or all of them would.
  bool must_ask(const Cards& wanted, int seat) const {
    if (!chooses(wanted)) return false;
    const int most = std::clamp(amount(wanted.amount, seat), 0, kMaxPicked);
    if (most == 0) return false;
    const bool hidden = wanted.of_them != 0 || !host_.open(wanted.from.pile);
    const int there = hidden ? size_of(wanted, seat) : count(wanted, seat);
    if (there == 0) return false;
    if (wanted.quantity == Quantity::kUpTo) return true;
    const bool choosy = !(wanted.filter == Filter{}) || step().verb == Verb::kPlay;
    return there > most || (hidden && choosy);
  }
  // How many cards lie there, whatever they are.
  int size_of(const Cards& wanted, int seat) const {
    if (wanted.of_them != 0) return run_.looked;
    int size = 0;
    const SeatSet seats = whose(wanted.from.whose, seat);
    for (int other = 0; other < host_.seats(); ++other) {
      if (!seats.has(other)) continue;
      host_.each_pile(wanted.from.pile, other,
                      [&](std::uint8_t pile) { size += host_.size(pile); });
    }
    return size;
  }

  template <class Offer>
  void offer_cards(int seat, const Offer& offer) const {
    const Cards& wanted = selection();
    const int picked = run_.picked_count[seat];
    const int all = count(wanted, seat);
    const int most = std::min(std::clamp(amount(wanted.amount, seat), 0, kMaxPicked), all);
    // Nobody can hold a player to what a search might have found.
    const bool must = wanted.quantity == Quantity::kExactly && step().verb != Verb::kSearch;
    if (!must || picked == most) offer(Choice{Type::kDone});
    if (picked == most) return;
    // In one order only, so that a choice of several has one way to be made.
    bool past = picked == 0;
    int index = 0;
    each_candidate(wanted, seat, [&](Card card) {
      const int left = all - index++;  // this one included
      if (past && (!must || left >= most - picked)) offer(Choice{Type::kPick, 0, card});
      if (picked != 0 && card == run_.picked[seat][picked - 1]) past = true;
    });
  }

  template <class Offer>
  void offer_arrangement(const Step& now, int seat, const Offer& offer) const {
    Card card = host_.top(run_.looked_pile);
    for (int i = 0; i < run_.looked && card != 0; ++i, card = host_.below(card)) {
      const Card* const from = run_.picked[seat];
      if (std::find(from, from + run_.picked_count[seat], card) != from + run_.picked_count[seat]) {
        continue;
      }
      if (now.to.end != End::kBottom) offer(Choice{Type::kTop, 0, card});
      if (now.to.end != End::kTop) offer(Choice{Type::kBottom, 0, card});
    }
  }

  // ---- where to

  static bool asks_chapter(const Step& now) {
    return now.to.which == Which::kAny || now.to.which == Which::kAnother;
  }
  // Calls see(pile) for the chapters that may take the picked cards; 0 stands for a new one.
  template <class See>
  void each_chapter(const Step& now, int doer, const See& see) const {
    if (run_.picked_count[doer] == 0) return;
    const std::uint8_t from = host_.pile_of(run_.picked[doer][0]);
    const int seat = now.to.which == Which::kAnother ? host_.holder(run_.picked[doer][0])
                                                     : whose(now.to.whose, doer).lowest();
    host_.each_pile(now.to.pile, seat, [&](std::uint8_t pile) {
      if (now.to.which != Which::kAnother || pile != from) see(pile);
    });
    if (now.to.which == Which::kAny && host_.room(seat)) see(0);
  }

  // The pile that a card goes to.
  std::uint8_t destination(const Step& now, int doer, Card card) const {
    switch (now.to.which) {
      case Which::kNone:
        if (now.to.whose == Whose::kOwners) return host_.pile_for(now.to.pile, host_.owner(card));
        return host_.pile_for(now.to.pile, whose(now.to.whose, doer).lowest());
      case Which::kThis:
        return host_.chapter_of(run_.source);
      case Which::kNew:
      case Which::kAny:
      case Which::kAnother:
        return run_.to;
    }
    return 0;
  }

  const Sight& host_;
  const RunType& run_;
  const Program& program_;
};

}  // namespace scriptorium::effects
