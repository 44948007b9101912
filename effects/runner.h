#pragma once

#include <algorithm>
#include <cstdint>

#include "effects/asking.h"

namespace scriptorium::effects {

// Runs an effect, step by step, until it is over or somebody must choose.
template <class Host, class RunType>
class Runner : public Asking<Host, RunType> {
  using Base = Asking<Host, RunType>;

 public:
  using Card = typename Base::Card;
  using Choice = typename Base::Choice;
  using Type = typename Base::Type;

  Runner(Host& host, RunType& run) : Base(host, run), host_(host), run_(run) {}

  void begin(const Ability& ability, int you, Card source) {
    run_ = {};
    run_.active = 1;
    run_.at = ability.begin;
    run_.end = ability.end;
    run_.you = static_cast<std::uint8_t>(you);
    run_.source = source;
  }

  // Goes on until the effect is over or somebody must choose; true when it is over.
  bool resume() {
    while (run_.active != 0) {
      while (run_.depth != 0 && run_.at == run_.loops[run_.depth - 1].end) {
        typename RunType::Loop& loop = run_.loops[run_.depth - 1];
        if (--loop.left != 0) {
          run_.at = loop.begin;
        } else {
          loop = {};
          --run_.depth;
        }
      }
      if (run_.at == run_.end) {
        run_ = {};
        return true;
      }
      if (!advance(step())) return false;
      if (host_.over()) {
        run_ = {};
        return true;
      }
    }
    return true;
  }

  // Takes a choice that is offered.
  void choose(int seat, const Choice& choice) {
    const auto mine = static_cast<std::uint8_t>(1U << seat);
    switch (choice.type) {
      case Type::kYes:
      case Type::kNo:
        run_.asked = 0;
        run_.did = choice.type == Type::kYes ? 1 : 0;
        return enter(run_.did != 0);
      case Type::kPlayer:
        run_.that_player = static_cast<std::uint8_t>(choice.number + 1);
        run_.asked = 0;
        run_.stage = 1;
        return;
      case Type::kOption: {
        int at = run_.at + 1;
        for (int i = 0; i < choice.number; ++i) at += 1 + steps(at).length;
        run_.asked = 0;
        run_.did = 1;
        run_.at = static_cast<std::uint16_t>(at + 1);
        return;
      }
      case Type::kName:
        run_.named = choice.number;
        run_.asked = 0;
        host_.named(seat, step().noun, choice.number);
        return next(true);
      case Type::kPick: {
        const bool complete = this->completes_picking(seat);
        pick(seat, choice.card);
        if (complete) done(mine);
        return;
      }
      case Type::kDone:
        return done(mine);
      case Type::kChapter:
        run_.to = choice.number;
        if (choice.number == 0) run_.to = host_.new_chapter(seat);
        run_.asked = 0;
        run_.stage = 4;
        return;
      case Type::kTop:
      case Type::kBottom:
        if (choice.type == Type::kBottom) {
          run_.bottoms |= static_cast<std::uint8_t>(1U << run_.picked_count[seat]);
        }
        pick(seat, choice.card);
        if (run_.picked_count[seat] == run_.looked) {
          run_.asked = 0;
          run_.stage = 2;
        }
        return;
    }
  }

 private:
  using Base::amount;
  using Base::asks_chapter;
  using Base::cards;
  using Base::choosable;
  using Base::chooses;
  using Base::chosen_players;
  using Base::count;
  using Base::destination;
  using Base::each_candidate;
  using Base::each_chapter;
  using Base::holds;
  using Base::limit;
  using Base::must_ask;
  using Base::players;
  using Base::selection;
  using Base::step;
  using Base::steps;
  using Base::whose;

  void next(bool did) {
    run_.did = did ? 1 : 0;
    run_.stage = 0;
    run_.to = 0;
    run_.asked = 0;
    run_.bottoms = 0;
    for (int seat = 0; seat < host_.seats(); ++seat) {
      for (Card& card : run_.picked[seat]) card = 0;
      run_.picked_count[seat] = 0;
    }
    ++run_.at;
  }
  // Into the block of the step under way, or past it, into its `otherwise` if it has one.
  void enter(bool in) {
    run_.stage = 0;
    if (in) {
      ++run_.at;
      return;
    }
    const bool otherwise = step().noun == kHasOtherwise;
    skip_block();
    if (otherwise) ++run_.at;
  }
  void skip_block() { run_.at = static_cast<std::uint16_t>(run_.at + 1 + step().length); }

  void done(std::uint8_t mine) {
    run_.asked = static_cast<std::uint8_t>(run_.asked & ~mine);
    if (run_.asked == 0) run_.stage = run_.stage == 2 ? 3 : 2;
  }
  void pick(int seat, Card card) { run_.picked[seat][run_.picked_count[seat]++] = card; }

  // One step, or a part of one; false: somebody must choose.
  bool advance(const Step& now) {
    switch (now.verb) {
      case Verb::kNone:
        next(false);
        return true;
      case Verb::kMay: {
        if (run_.stage == 0) {
          if (!settle_player(now)) return run_.asked == 0;
        }
        const SeatSet doers = players(now.who);
        if (doers.empty()) {
          enter(false);
          return true;
        }
        run_.asked = static_cast<std::uint8_t>(1U << doers.lowest());
        return false;
      }
      case Verb::kIf:
        enter(holds(now));
        return true;
      case Verb::kIfYouDo:
        enter(run_.did != 0);
        return true;
      case Verb::kOtherwise:  // reached in order: what it is the alternative of has happened
      case Verb::kOption:     // reached in order: the chosen option is over
        skip_block();
        return true;
      case Verb::kForEach: {
        const int times = amount(now.amount, run_.you);
        if (times <= 0 || now.length == 0) {
          skip_block();
          return true;
        }
        run_.loops[run_.depth++] = {static_cast<std::uint16_t>(run_.at + 1),
                                    static_cast<std::uint16_t>(run_.at + 1 + now.length),
                                    static_cast<std::uint16_t>(times)};
        ++run_.at;
        return true;
      }
      case Verb::kChoose:
        run_.asked = static_cast<std::uint8_t>(1U << run_.you);
        return false;
      case Verb::kName:
        if (run_.stage == 0 && !settle_player(now)) return run_.asked == 0;
        run_.asked = static_cast<std::uint8_t>(players(now.who).bits());
        if (run_.asked != 0) return false;
        next(false);
        return true;
      default:
        return perform_prepared(now);
    }
  }

  // Finds out which player is meant where you choose one; false: you must choose, or there is none
  // and the step is passed over (then nobody is asked).
  bool settle_player(const Step& now) {
    const Players wanted = chosen_players(now);
    if (wanted.who == Who::kNobody) {
      run_.stage = 1;
      return true;
    }
    const SeatSet found = choosable(wanted);
    if (found.empty()) {
      if (now.length != 0) {
        run_.did = 0;
        enter(false);
      } else {
        next(false);
      }
      return false;
    }
    if (found.size() > 1) {
      run_.asked = static_cast<std::uint8_t>(1U << run_.you);
      return false;
    }
    run_.that_player = static_cast<std::uint8_t>(found.lowest() + 1);
    run_.stage = 1;
    return true;
  }

  // ---- doing it

  bool perform_prepared(const Step& now) {
    if (run_.stage == 0 && !settle_player(now)) return run_.asked == 0;
    const SeatSet doers = players(now.who);
    if (run_.stage == 1) {
      if (!ask_cards(now, doers)) return false;
      run_.stage = 2;
    }
    if (run_.stage == 2) {
      if (now.with_cards != 0) {
        keep_first_picks(doers);
        if (!ask_cards(now, doers)) return false;
      }
      run_.stage = 3;
    }
    if (run_.stage == 3) {
      if (asks_chapter(now) && !ask_chapter(now, doers)) return run_.asked == 0;
      run_.stage = 4;
    }
    next(perform(now, doers));
    return true;
  }

  bool ask_cards(const Step& now, SeatSet doers) {
    if (now.verb == Verb::kArrange) {
      if (run_.looked == 0) return true;
      run_.asked = static_cast<std::uint8_t>(doers.bits());
      return false;
    }
    const Cards& wanted = selection();
    unsigned asked = 0;
    if (now.verb != Verb::kSearch) {
      for (int seat = 0; seat < host_.seats(); ++seat) {
        if (doers.has(seat) && must_ask(wanted, seat)) asked |= 1U << seat;
      }
    } else {
      const int seat = doers.empty() ? 0 : doers.lowest();
      host_.search(seat, host_.pile_for(now.to.pile, whose(now.to.whose, seat).lowest()));
      asked = doers.bits();
    }
    run_.asked = static_cast<std::uint8_t>(asked);
    return asked == 0;
  }
  // An exchange of cards: what was picked first waits while the other side is picked.
  void keep_first_picks(SeatSet doers) {
    const int doer = doers.lowest();
    collect(cards(step().cards), doer);
    run_.them_count = run_.picked_count[doer];
    for (int i = 0; i < kMaxPicked; ++i) {
      run_.them[i] = run_.picked[doer][i];
      run_.picked[doer][i] = 0;
    }
    run_.picked_count[doer] = 0;
  }
  // False: somebody must choose, or there is nowhere to go and the step is passed over.
  bool ask_chapter(const Step& now, SeatSet doers) {
    const int doer = doers.empty() ? run_.you : doers.lowest();
    collect(cards(now.cards), doer);
    int found = 0;
    std::uint8_t last = 0;
    each_chapter(now, doer, [&](std::uint8_t pile) {
      ++found;
      last = pile;
    });
    if (found == 0) {
      next(false);
      return false;
    }
    if (found == 1) {
      run_.to = last != 0 ? last : host_.new_chapter(doer);
      return true;
    }
    run_.asked = static_cast<std::uint8_t>(1U << doer);
    return false;
  }

  // The cards that need no choice join those picked.
  void collect(const Cards& wanted, int doer) {
    if (run_.picked_count[doer] != 0 || step().verb == Verb::kSearch) return;
    if (wanted.quantity == Quantity::kExactly && !must_ask(wanted, doer)) {
      each_candidate(wanted, doer, [&](Card card) { pick_up_to(doer, card, kMaxPicked); });
    } else if (wanted.quantity == Quantity::kThis || wanted.quantity == Quantity::kThem) {
      each_candidate(wanted, doer, [&](Card card) { pick_up_to(doer, card, kMaxPicked); });
    }
  }
  void pick_up_to(int seat, Card card, int most) {
    if (run_.picked_count[seat] < most) pick(seat, card);
  }

  // Calls act(card) for each card of the step, the doer's picks or what needs no picking.
  template <class Act>
  void each_meant(const Cards& wanted, int doer, const Act& act) {
    collect(wanted, doer);
    switch (wanted.quantity) {
      case Quantity::kNone:
        return;
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
        for (int left = limit(wanted, doer); left > 0; --left) {
          int at = static_cast<int>(
              host_.below_dice(static_cast<std::uint32_t>(std::max(1, count(wanted, doer)))));
          Card drawn = 0;
          each_candidate(wanted, doer, [&](Card card) {
            if (at-- == 0) drawn = card;
          });
          act(drawn);
        }
        return;
      case Quantity::kTop:
      case Quantity::kBottom: {
        const SeatSet seats = whose(wanted.from.whose, doer);
        for (int seat = 0; seat < host_.seats(); ++seat) {
          if (!seats.has(seat)) continue;
          const std::uint8_t pile = host_.pile_for(wanted.from.pile, seat);
          for (int left = std::min(amount(wanted.amount, doer), host_.size(pile)); left > 0;
               --left) {
            act(wanted.quantity == Quantity::kTop ? host_.top(pile) : host_.bottom(pile));
          }
          if (host_.shared(wanted.from.pile)) return;
        }
        return;
      }
    }
  }

  // The cards of the step become `them`: those that everyone has seen, since nobody could hold a
  // player to what an effect says of the others.
  void remember(Card card) {
    if (run_.them_count < kMaxPicked) run_.them[run_.them_count++] = card;
  }
  void forget_them() {
    for (Card& card : run_.them) card = 0;
    run_.them_count = 0;
  }
  // Whoever's card it is is `that player` from now on.
  static bool meets(const Step& now) {
    return now.verb == Verb::kPick || now.verb == Verb::kCancel || now.verb == Verb::kNegate;
  }
  static bool shows(const Step& now) {
    return now.verb == Verb::kReveal || now.verb == Verb::kSearch;
  }
  // A card that was looked at and goes away is not among the rest.
  void leaves(Card card) {
    if (run_.looked != 0 && host_.pile_of(card) == run_.looked_pile) --run_.looked;
  }

  // Moves every card meant, clockwise from the player in turn; how many went is `that many`.
  template <class Move>
  bool each_doer_moves(const Step& now, SeatSet doers, const Move& move) {
    const Cards& wanted = cards(now.cards);
    const bool again = wanted.quantity == Quantity::kThem;
    if (!again) forget_them();
    int moved = 0;
    for (int i = 0; i < host_.seats(); ++i) {
      const int doer = (host_.mover() + i) % host_.seats();
      if (!doers.has(doer)) continue;
      int went = 0;
      each_meant(wanted, doer, [&](Card card) {
        if (card == 0) return;
        const int player = host_.player_of(card);
        const bool known = shows(now) || host_.seen_by_all(card);
        leaves(card);
        if (!move(doer, card)) return;
        ++went;
        if (!again && (known || host_.seen_by_all(card))) remember(card);
        if (meets(now)) run_.that_player = static_cast<std::uint8_t>(player + 1);
      });
      run_.number[doer] = static_cast<std::uint8_t>(std::min(went, 255));
      moved += went;
    }
    return moved != 0;
  }

  bool perform(const Step& now, SeatSet doers) {
    if (doers.empty()) return false;
    switch (now.verb) {
      case Verb::kDraw: {
        int drawn = 0;
        for (int i = 0; i < host_.seats(); ++i) {
          const int doer = (host_.mover() + i) % host_.seats();
          if (!doers.has(doer)) continue;
          const int got = host_.draw(doer, amount(now.amount, doer));
          run_.number[doer] = static_cast<std::uint8_t>(got);
          drawn += got;
        }
        return drawn != 0;
      }
      case Verb::kDiscard:
        return each_doer_moves(now, doers, [&](int doer, Card card) {
          return host_.move(card, host_.discard_of(card), End::kTop, doer);
        });
      case Verb::kTake:
        return each_doer_moves(now, doers, [&](int doer, Card card) {
          return host_.move(card, host_.hand_of(doer), End::kAnywhere, doer);
        });
      case Verb::kGive: {
        const SeatSet to = players(now.other);
        if (to.empty()) return false;
        return each_doer_moves(now, doers, [&](int doer, Card card) {
          return host_.move(card, host_.hand_of(to.lowest()), End::kAnywhere, doer);
        });
      }
      case Verb::kPut:
      case Verb::kMove:
        return each_doer_moves(now, doers, [&](int doer, Card card) {
          const std::uint8_t to = destination(now, doer, card);
          return to != 0 && host_.move(card, to, now.to.end, doer);
        });
      case Verb::kSet:
        return each_doer_moves(now, doers, [&](int doer, Card card) {
          const std::uint8_t to = new_or(now, doer, card);
          return to != 0 && host_.set(card, to, doer);
        });
      case Verb::kPlay:
        return each_doer_moves(now, doers, [&](int doer, Card card) {
          const std::uint8_t to = new_or(now, doer, card);
          return to != 0 && host_.play(card, doer, to);
        });
      default:
        return perform_other(now, doers);
    }
  }
  std::uint8_t new_or(const Step& now, int doer, Card card) {
    if (now.to.which == Which::kNew && run_.to == 0) run_.to = host_.new_chapter(doer);
    return destination(now, doer, card);
  }

  bool perform_other(const Step& now, SeatSet doers) {
    const int doer = doers.lowest();
    switch (now.verb) {
      case Verb::kExchange:
        return exchange(now, doer);
      case Verb::kShuffle:
        host_.shuffle(host_.pile_for(now.to.pile, whose(now.to.whose, doer).lowest()));
        return true;
      case Verb::kLook:
      case Verb::kReveal:
        return see(now, doer);
      case Verb::kArrange:
        if (run_.looked == 0) return false;
        host_.arrange(doer, run_.looked_pile, run_.picked[doer], run_.picked_count[doer],
                      run_.bottoms);
        run_.looked = 0;
        return true;
      case Verb::kSearch: {
        const std::uint8_t pile = host_.pile_for(now.to.pile, whose(now.to.whose, doer).lowest());
        const bool found = each_doer_moves(now, doers, [&](int seat, Card card) {
          host_.found(seat, card);
          return true;
        });
        host_.shuffle(pile);
        return found;
      }
      case Verb::kPick:
        return each_doer_moves(now, doers, [](int, Card) { return true; });
      case Verb::kCancel:
        return each_doer_moves(now, doers, [&](int, Card card) { return host_.cancel(card); });
      case Verb::kNegate:
        return each_doer_moves(now, doers, [&](int, Card card) { return host_.negate(card); });
      case Verb::kPickPlayer:
        return true;
      case Verb::kGain:
      case Verb::kLose:
        for (int seat = 0; seat < host_.seats(); ++seat) {
          if (!doers.has(seat)) continue;
          const int much = amount(now.amount, seat);
          host_.gain(seat, now.noun, now.verb == Verb::kGain ? much : -much);
        }
        return true;
      case Verb::kFast:
        return each_doer_moves(now, doers, [&](int seat, Card card) {
          return host_.fast(card, amount(now.amount, seat));
        });
      case Verb::kProtect:
      case Verb::kChange:
      case Verb::kForbid:
      case Verb::kAllow:
      case Verb::kMore:
        return last(now, doer);
      default:
        return false;
    }
  }

  bool exchange(const Step& now, int doer) {
    if (now.cards == 0) {
      const SeatSet with = players(now.other);
      if (with.empty() || with.lowest() == doer) return false;
      host_.exchange(now.to.pile, doer, with.lowest());
      return true;
    }
    collect(cards(now.with_cards), doer);
    const int pairs = std::min<int>(run_.them_count, run_.picked_count[doer]);
    for (int i = 0; i < pairs; ++i) {
      const Card first = run_.them[i];
      const Card second = run_.picked[doer][i];
      const std::uint8_t there = host_.pile_of(second);
      const std::uint8_t here = host_.pile_of(first);
      host_.move(first, there, End::kTop, doer);
      host_.move(second, here, End::kTop, doer);
    }
    return pairs != 0;
  }

  // Looks at cards, or shows them: single ones, or the end of a pile, or all of it.
  bool see(const Step& now, int doer) {
    const Cards& wanted = cards(now.cards);
    if (chooses(wanted) || wanted.quantity == Quantity::kThis ||
        wanted.quantity == Quantity::kThem) {
      return each_doer_moves(now, SeatSet::of(doer), [&](int, Card card) {
        host_.reveal_card(card);
        return true;
      });
    }
    const SeatSet seats = whose(wanted.from.whose, doer);
    if (seats.empty()) return false;
    run_.looked_pile = host_.pile_for(wanted.from.pile, seats.lowest());
    const int size = host_.size(run_.looked_pile);
    const int much =
        wanted.quantity == Quantity::kTop ? std::min(amount(wanted.amount, doer), size) : size;
    run_.looked = static_cast<std::uint8_t>(std::clamp(much, 0, 255));
    run_.number[doer] = run_.looked;
    if (now.verb == Verb::kLook) {
      host_.look(doer, run_.looked_pile, run_.looked);
    } else {
      host_.reveal(run_.looked_pile, run_.looked);
      forget_them();
      Card card = run_.looked == 0 ? Card{0} : host_.top(run_.looked_pile);
      for (int i = 0; i < run_.looked; ++i, card = host_.below(card)) remember(card);
    }
    return run_.looked != 0;
  }

  bool last(const Step& now, int doer) {
    const int other = players(now.other).empty() ? doer : players(now.other).lowest();
    const int much = amount(now.amount, doer);
    const Quantity quantity = now.cards == 0 ? Quantity::kNone : cards(now.cards).quantity;
    if (quantity == Quantity::kNone || quantity == Quantity::kAll) {
      return host_.last(run_.at, run_.source, Card{0}, doer, other, much);
    }
    return each_doer_moves(now, SeatSet::of(doer), [&](int seat, Card card) {
      return host_.last(run_.at, run_.source, card, seat, other, much);
    });
  }

  Host& host_;
  RunType& run_;
};

}  // namespace scriptorium::effects
