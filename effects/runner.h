#pragma once

#include <algorithm>
#include <cstdint>

#include "effects/lasting.h"

namespace scriptorium::effects {

// Runs an effect, step by step, until it is over or somebody must choose.
//
// A step is prepared in stages (run.h): which player is meant, the cards, the cards they are
// exchanged with, the chapters they go to.
template <class Host, class RunType>
class Runner : public Lasting<Host, RunType> {
  using Base = Lasting<Host, RunType>;

 public:
  using Card = typename Base::Card;
  using Choice = typename Base::Choice;
  using Type = typename Base::Type;

  using Base::Base;

  // What was under way is forgotten; after an effect that is over the run is zero already.
  void begin(const Ability& ability, int you, Card source) {
    if (run_.active != 0) run_ = {};
    run_.active = 1;
    run_.begin = ability.begin;
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
      const bool fresh = run_.stage == kStagePlayer;
      if (run_.at == run_.end || (fresh && run_.done == kMaxDone)) {
        run_ = {};
        return true;
      }
      if (fresh) ++run_.done;
      if (!advance(current())) return false;
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
        return enter(choice.type == Type::kYes);
      case Type::kPlayer:
        run_.that_player = static_cast<std::uint8_t>(choice.number + 1);
        run_.asked = 0;
        run_.stage = kStageCards;
        return;
      case Type::kOption: {
        int at = run_.at + 1;
        for (int i = 0; i < choice.number; ++i) at += 1 + instruction(at).length;
        run_.asked = 0;
        run_.stage = kStagePlayer;
        run_.at = static_cast<std::uint16_t>(at + 1);
        return;
      }
      case Type::kName:
        run_.named = choice.number;
        host_.named(seat, current().noun, choice.number);
        return next(true);
      case Type::kPick: {
        const bool complete = this->completes_picking(seat);
        pick(seat, choice.card);
        if (complete) done(mine);
        return;
      }
      case Type::kDone:
        return done(mine);
      case Type::kInto:
        run_.to[seat] = choice.number != 0 ? choice.number : new_chapter(current(), seat);
        run_.asked = 0;
        return;
      case Type::kTop:
      case Type::kBottom: {
        const bool complete = this->completes_arranging(seat);
        if (choice.type == Type::kBottom) {
          run_.bottoms[seat] |= static_cast<std::uint8_t>(1U << run_.picked_count[seat]);
        }
        pick(seat, choice.card);
        if (complete) done(mine);
      }
    }
  }

 private:
  using Base::amount;
  using Base::asks_chapter;
  using Base::cards;
  using Base::carries;
  using Base::carry;
  using Base::chapters_of;
  using Base::choosable;
  using Base::chooses;
  using Base::chosen_players;
  using Base::collect;
  using Base::count_none;
  using Base::current;
  using Base::each_candidate;
  using Base::each_card;
  using Base::each_card_counts;
  using Base::each_chapter;
  using Base::each_clockwise;
  using Base::everyone;
  using Base::first_card;
  using Base::forget_them;
  using Base::holds;
  using Base::host_;
  using Base::instruction;
  using Base::looked_at;
  using Base::must_ask;
  using Base::pick;
  using Base::pile_at;
  using Base::players;
  using Base::run_;
  using Base::selection;

  // ---- from step to step

  void set_did(int at, bool did) {
    const int bit = at - run_.begin;
    std::uint8_t& byte = run_.did[bit / 8];
    const unsigned mask = 1U << (bit % 8);
    byte = static_cast<std::uint8_t>(did ? byte | mask : byte & ~mask);
  }
  bool did(int at) const {
    const int bit = at - run_.begin;
    return (run_.did[bit / 8] >> (bit % 8) & 1U) != 0;
  }

  template <class All>
  static void clear(All& all) {
    for (auto& each : all) each = 0;
  }
  void next(bool did) {
    set_did(run_.at, did);
    run_.stage = kStagePlayer;
    run_.asked = 0;
    for (const int seat : everyone()) {
      if (run_.picked_count[seat] != 0) clear(run_.picked[seat]);
    }
    clear(run_.to);
    clear(run_.picked_count);
    clear(run_.first_count);
    clear(run_.bottoms);
    ++run_.at;
  }
  // Into the block of the step under way, or past it, into its `otherwise` if it has one. What its
  // steps did another time is forgotten.
  void enter(bool in) {
    for (int at = run_.at; at <= run_.at + current().length; ++at) set_did(at, false);
    run_.stage = kStagePlayer;
    if (in) {
      ++run_.at;
      return;
    }
    const bool otherwise = current().noun == kHasOtherwise;
    skip_block();
    if (otherwise) ++run_.at;
  }
  void skip_block() { run_.at = static_cast<std::uint16_t>(run_.at + 1 + current().length); }

  // Whether what stands directly before the step under way did something: the step, or any of those
  // below the `may`.
  bool happened() const {
    int before = run_.begin;
    for (int after = before; (after = before + 1 + instruction(before).length) != run_.at;) {
      before = after < run_.at ? after : before + 1;
    }
    for (int at = before; at < run_.at; ++at) {
      if (did(at)) return true;
    }
    return false;
  }

  void done(std::uint8_t mine) {
    run_.asked = static_cast<std::uint8_t>(run_.asked & ~mine);
    if (run_.asked == 0) run_.stage = run_.stage == kStageOthers ? kStageChapter : kStageOthers;
  }

  // One step, or a part of one; false: somebody must choose.
  bool advance(const Instruction& now) {
    switch (now.verb) {
      case Verb::kIf:
        enter(holds(now));
        return true;
      case Verb::kIfYouDo:
        enter(happened());
        return true;
      case Verb::kOtherwise:  // reached in order: what it is the alternative of has happened
      case Verb::kOption:     // reached in order: the chosen option is over
        skip_block();
        return true;
      case Verb::kMay:
      case Verb::kChoose:
      case Verb::kForEach:
      case Verb::kName:
        return decide(now);
      default:
        return perform_prepared(now);
    }
  }

  // What one player decides.
  bool decide(const Instruction& now) {
    if (run_.stage == kStagePlayer && !settle_player(now)) return false;
    if (run_.stage == kStagePlayer) return true;  // passed over
    if (now.verb == Verb::kMay && this->in_vain(run_.at)) {
      enter(false);
      return true;
    }
    const SeatSet doers = players(now.who);
    if (doers.empty()) {
      pass_over(now);
      return true;
    }
    if (now.verb == Verb::kForEach) {
      repeat(now, amount(now.amount, doers.lowest()));
      return true;
    }
    each_clockwise(doers, [&](int seat) {  // one is named, even if several were to name one
      if (run_.asked == 0) run_.asked = static_cast<std::uint8_t>(1U << seat);
    });
    return false;
  }
  void repeat(const Instruction& now, int times) {
    const bool any = times > 0;
    enter(any);
    if (!any) return;
    run_.loops[run_.depth++] = {run_.at, static_cast<std::uint16_t>(run_.at + now.length),
                                static_cast<std::uint16_t>(times)};
  }
  // Nobody is there to do it.
  void pass_over(const Instruction& now) {
    if (now.length != 0) return enter(false);
    if (now.cards != 0) forget_them();
    count_none(players(now.who));
    next(false);
  }

  // Finds out which player is meant where you choose one; false: you must choose. If there is none,
  // the step is passed over.
  bool settle_player(const Instruction& now) {
    const Players wanted = chosen_players(now);
    if (wanted.who != Who::kNobody) {
      const SeatSet found = choosable(wanted);
      if (found.empty()) {
        pass_over(now);
        return true;
      }
      if (found.size() > 1) {
        run_.asked = static_cast<std::uint8_t>(1U << run_.you);
        return false;
      }
      run_.that_player = static_cast<std::uint8_t>(found.lowest() + 1);
    }
    run_.stage = kStageCards;
    return true;
  }

  // ---- doing it

  bool perform_prepared(const Instruction& now) {
    if (run_.stage == kStagePlayer && !settle_player(now)) return false;
    if (run_.stage == kStagePlayer) return true;  // passed over
    const SeatSet doers = players(now.who);
    if (run_.stage == kStageCards) {
      if (!ask_cards(now, doers)) return false;
      run_.stage = kStageOthers;
    }
    if (run_.stage == kStageOthers) {
      if (now.with_cards != 0 && !ask_second_cards(now, doers)) return false;
      run_.stage = kStageChapter;
    }
    if (!ask_chapters(now, doers)) return false;
    next(perform(now, doers));
    return true;
  }

  bool ask_cards(const Instruction& now, SeatSet doers) {
    const bool looks = now.verb == Verb::kArrange || now.verb == Verb::kSearch;
    if (!looks && !chooses(selection())) return true;
    unsigned asked = 0;
    each_clockwise(doers, [&](int seat) {
      if (now.verb == Verb::kSearch) host_.need(pile_at(now.to, seat));
      const bool ask =
          now.verb == Verb::kArrange ? looked_at(seat) != 0 : must_ask(selection(), seat);
      if (ask) asked |= 1U << seat;
      if (ask && now.verb == Verb::kSearch) host_.search(seat, pile_at(now.to, seat));
    });
    run_.asked = static_cast<std::uint8_t>(asked);
    return asked == 0;
  }
  // An exchange: what was picked first waits while the other side is picked.
  bool ask_second_cards(const Instruction& now, SeatSet doers) {
    each_clockwise(doers, [&](int seat) {
      run_.stage = kStageCards;
      collect(cards(now.cards), seat);
      run_.first_count[seat] = run_.picked_count[seat];
      run_.stage = kStageOthers;
    });
    if (!ask_cards(now, doers)) return false;
    each_clockwise(doers, [&](int seat) { collect(cards(now.with_cards), seat); });
    return true;
  }
  // One doer after the other says where to; who has nothing to lay there, or no place, does not.
  bool ask_chapters(const Instruction& now, SeatSet doers) {
    if (now.to.which != Which::kNew && !asks_chapter(now)) return true;
    unsigned asked = 0;
    each_clockwise(doers, [&](int doer) {
      if (asked != 0 || run_.to[doer] != 0) return;
      if (now.to.which == Which::kNew) run_.to[doer] = new_chapter(now, doer);
      if (!asks_chapter(now)) return;
      collect(cards(now.cards), doer);
      int found = 0;
      std::uint8_t last = 0;
      each_chapter(now, doer, [&](std::uint8_t pile) {
        ++found;
        last = pile;
      });
      if (found > 1) asked = 1U << doer;
      if (found == 1) run_.to[doer] = last != 0 ? last : new_chapter(now, doer);
    });
    run_.asked = static_cast<std::uint8_t>(asked);
    return asked == 0;
  }
  std::uint8_t new_chapter(const Instruction& now, int doer) {
    return host_.new_chapter(chapters_of(now, doer).lowest());
  }

  bool perform(const Instruction& now, SeatSet doers) {
    switch (now.verb) {
      case Verb::kShuffle:
        return this->shuffles(now, doers);
      case Verb::kLook:
      case Verb::kReveal:
        return this->sees(now, doers);
      case Verb::kArrange:
        return this->arranges(now, doers);
      case Verb::kSearch:
        return this->searches(now, doers);
      case Verb::kPick:
        return each_card_counts(now, doers, [](int, Card) { return true; });
      case Verb::kCancel:
        return each_card_counts(now, doers, [&](int, Card card) {
          return carry(card, End::kTop, [&] { return host_.cancel(card); });
        });
      case Verb::kNegate:
        return each_card_counts(now, doers, [&](int, Card card) {
          return carry(card, End::kTop, [&] { return host_.negate(card); });
        });
      case Verb::kExchange:
        return this->exchanges(now, doers);
      case Verb::kFast:
        return each_card(now, doers, [&](int seat, Card card) {
          return host_.chapter_of(card) != 0 && carry(card, End::kAnywhere, [&] {
                   return host_.fast(card, amount(now.amount, seat));
                 });
        });
      case Verb::kPickPlayer:
        return !doers.empty();
      case Verb::kGain:
      case Verb::kLose:
        return this->gains(now, doers);
      case Verb::kProtect:
      case Verb::kChange:
      case Verb::kForbid:
      case Verb::kAllow:
      case Verb::kMore:
        return this->lasts(now, doers);
      default:
        return carries(now, doers);
    }
  }
};

}  // namespace scriptorium::effects
