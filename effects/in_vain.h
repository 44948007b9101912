#pragma once

#include <cstdint>

#include "effects/asking.h"

namespace scriptorium::effects {

// What need not be asked, since all can see that nothing would come of it. It changes nothing.
template <class Sight, class RunType>
class InVain : public Asking<Sight, RunType> {
  using Base = Asking<Sight, RunType>;

 public:
  using Card = typename Base::Card;

  using Base::Base;

 protected:
  using Base::all_like;
  using Base::candidates;
  using Base::cards;
  using Base::choosable;
  using Base::chosen_players;
  using Base::hidden;
  using Base::host_;
  using Base::instruction;
  using Base::of_any_kind;
  using Base::players;
  using Base::run_;

  // Whether all can see that the lines below a `may` would do nothing: then nobody is asked. What a
  // hidden pile holds does not count, only whether it holds anything.
  bool in_vain(int may) const {
    bool saw_nothing = false;
    const int end = may + 1 + instruction(may).length;
    for (int at = may + 1; at < end; at += 1 + instruction(at).length) {
      const Instruction& step = instruction(at);
      const bool follows = at != may + 1;  // nothing came of what stands before it
      if (follows && (step.verb == Verb::kIfYouDo || is_about_it(step))) continue;
      if (saw_nothing && speaks_of_looked(step)) continue;
      if (!step_in_vain(at)) return false;
      saw_nothing |= step.verb == Verb::kLook || step.verb == Verb::kReveal;
    }
    return true;
  }

 private:
  static bool is_about_it(const Instruction& step) {
    return step.verb == Verb::kIf && step.condition.kind == Condition::Kind::kIs;
  }
  bool speaks_of_looked(const Instruction& step) const {
    const Cards& wanted = cards(step.cards);
    return step.verb == Verb::kArrange || wanted.of_them != 0 || wanted.quantity == Quantity::kRest;
  }
  static constexpr VerbSet kNeedsCards =
      verb_bit(Verb::kDiscard) | verb_bit(Verb::kTake) | verb_bit(Verb::kPut) |
      verb_bit(Verb::kGive) | verb_bit(Verb::kSet) | verb_bit(Verb::kMove) | verb_bit(Verb::kPlay) |
      verb_bit(Verb::kExchange) | verb_bit(Verb::kLook) | verb_bit(Verb::kReveal);
  bool step_in_vain(int at) const {
    const Instruction& step = instruction(at);
    if ((kNeedsCards & verb_bit(step.verb)) == 0 || step.cards == 0) return false;
    RunType then = run_;
    then.at = static_cast<std::uint16_t>(at);
    const InVain there(host_, then);
    const Players wanted = chosen_players(step);
    if (wanted.who == Who::kNobody) return there.finds_nothing(step);
    for (const int seat : choosable(wanted)) {
      then.that_player = static_cast<std::uint8_t>(seat + 1);
      if (!there.finds_nothing(step)) return false;
    }
    return true;
  }
  bool finds_nothing(const Instruction& step) const {
    for (const int doer : players(step.who)) {
      const bool lacks = lacks_all(cards(step.cards), doer) ||
                         (step.with_cards != 0 && lacks_all(cards(step.with_cards), doer));
      if (!lacks) return false;
    }
    return true;
  }
  bool lacks_all(const Cards& wanted, int doer) const {
    const bool end = wanted.quantity == Quantity::kTop || wanted.quantity == Quantity::kBottom;
    if (end && host_.shared(wanted.from.pile)) return false;  // it may be filled again
    const bool unseen = hidden(wanted) || wanted.quantity == Quantity::kRest;
    return unseen ? all_like(of_any_kind(wanted), doer).empty() : candidates(wanted, doer).empty();
  }
};

}  // namespace scriptorium::effects
