#include "games/hypertext/legal.h"

#include "games/hypertext/hypertext.h"
#include "games/hypertext/matching.h"
#include "games/hypertext/turn.h"

namespace scriptorium::hypertext {

using ActionType = Action::Type;

namespace {

// Calls see(card) for the mover's hand without what is laid, paid or paid for.
template <class See>
void each_left(const State& state, const See& see) {
  const Draft& draft = state.draft;
  int gone = 0;  // both are sorted
  for (const Card card : state.table.cards(hand_of(state.mover))) {
    if (gone < draft.count && draft.cards[gone] == card) {
      ++gone;
    } else if (card != draft.card) {
      see(card);
    }
  }
}
bool is_left(const State& state, Card card) {
  bool left = false;
  each_left(state, [&](Card each) { left |= each == card; });
  return left;
}

// What the next card may be laid as.
Roles roles_open(const Book& book, const State& state) {
  Tally declared = 0;
  Tally rest = state.tally[state.mover];
  for (int i = 0; i < state.draft.count; ++i) {
    declared += one_of(state.draft.role[i]);
    rest -= one_of(book.word(state.draft.cards[i]).type);
  }
  return roles_open(book, phase_at(state, state.draft.target), declared, rest);
}

void legal_payments(const State& state, Actions& out) {
  each_left(state, [&](Card card) { out.push({ActionType::kPay, card}); });
}

[[gnu::noinline]] void legal_lays(const Book& book, const State& state, Actions& out) {
  const Roles open = roles_open(book, state);
  each_left(state, [&](Card card) {
    const Type type = book.word(card).type;
    if (type != Type::kTitle) {
      if (open.take(type, type)) out.push({ActionType::kLay, card, static_cast<int>(type)});
      return;
    }
    for (const Type role : {Type::kNoun, Type::kName, Type::kTitle}) {
      if (open.take(type, role)) out.push({ActionType::kLay, card, static_cast<int>(role)});
    }
  });
}

void legal_activations(const Book& book, const State& state, Seat seat, Actions& out) {
  if (barred(state, Act::kActivate).has(seat)) return;
  const int spare = hand_size(state, seat) - 1;
  const bool any = state.extra_free != 0;
  if (state.drawn != 0 && !any && cost(book, state, state.drawn) <= spare) {
    out.push({ActionType::kActivate, state.drawn});
  }
  if (!any && state.letters[seat] == 0) return;
  for (const Card card : state.table.cards(hand_of(seat))) {
    if (cost(book, state, card) > spare) continue;
    if (any) out.push({ActionType::kActivate, card});
    if (state.letters[seat] != 0) out.push({ActionType::kReveal, card});
  }
}

void legal_records(const Book& book, const State& state, Seat seat, Actions& out) {
  const PhaseSet fits = fitting(book, state.tally[seat]);
  if (fits == 0) return;
  for (int target = 0; target <= state.seats; ++target) {
    const int phase = phase_at(state, target);
    if (phase == 0 || (fits & phase_bit(phase)) == 0) continue;
    if (lot_used_up(state, seat, target)) continue;
    out.push({ActionType::kRecord, target});
  }
}

void legal_discards(const State& state, Seat seat, Actions& out) {
  out.append([&](Action* at) {
    for (const Card card : state.table.cards(hand_of(seat))) *at++ = {ActionType::kDiscard, card};
    return at;
  });
}

void legal_turn(const Book& book, const State& state, Seat seat, Actions& out) {
  if (state.draft.kind == Draft::Kind::kPaying) return legal_payments(state, out);
  if (state.draft.kind == Draft::Kind::kLaying) return legal_lays(book, state, out);
  if (state.stage == Stage::kPlay) legal_activations(book, state, seat, out);
  if (state.stage != Stage::kOwed) legal_records(book, state, seat, out);
  if (state.stage == Stage::kGrace) return out.push(ActionType::kPass);
  legal_discards(state, seat, out);
}

// By itself: what it needs of registers, the turns of every day need not save.
[[gnu::noinline]] void legal_choices(const Book& book, const State& state, Seat seat,
                                     Actions& out) {
  Asked(book, state).choices.list(seat, [&](Action action) { out.push(action); });
}

}  // namespace

std::optional<Seat> Hypertext::whose_turn(const Book&, const State& state) {
  if (state.stage == Stage::kOver) return std::nullopt;
  return state.mover;
}
Answering Hypertext::answering(const Book&, const State& state) {
  const bool call = state.stage == Stage::kRedeem && state.by_priority == 0;
  return call ? Answering::kFirstWins : Answering::kInTurn;
}

void Hypertext::legal(const Book& book, const State& state, Actor actor, Actions& out) {
  out.clear();
  if (!to_act(book, state).has(actor)) return;
  const Seat seat = actor.seat();
  switch (state.stage) {
    case Stage::kRedeem:
      out.push(ActionType::kRedeem);
      return out.push(ActionType::kPass);
    case Stage::kEffect:
      return legal_choices(book, state, seat, out);
    default:
      return legal_turn(book, state, seat, out);
  }
}

namespace {

// Whether the bits are an action at all: nothing is said beside what its type asks for.
bool well_formed(Action action) {
  if (static_cast<int>(action.type()) >= Action::kTypes || action.bits() >> 24 != 0) return false;
  const bool says_card =
      action.type() == ActionType::kActivate || action.type() == ActionType::kReveal ||
      action.type() == ActionType::kPay || action.type() == ActionType::kLay ||
      action.type() == ActionType::kDiscard || action.type() == ActionType::kPick ||
      action.type() == ActionType::kTop || action.type() == ActionType::kBottom;
  if (says_card && (action.card() == 0 || action.card() >= kCards)) return false;
  const auto role = static_cast<int>(action.role());
  if (action.type() == ActionType::kLay) return role >= 1 && role <= kTypes;
  if (action.type() == ActionType::kName) return role >= 1;
  const bool says_number = action.type() == ActionType::kRecord ||
                           action.type() == ActionType::kPlayer ||
                           action.type() == ActionType::kOption;
  return role == 0 && (says_card || says_number || action.what() == 0);
}

Refusal not_asked(const Book& book, const State& state) {
  if (state.stage == Stage::kRedeem) return refuse(rule("HT-20"), Reason::kNotAsked);
  const int seat = Hypertext::to_act(book, state).lowest();
  const RuleId id = state.stage == Stage::kGrace ? rule("HT-22") : rule("HT-08");
  return refuse(id, Reason::kNotYourTurn, seat);
}

Refusal check_payment(const State& state, Action action) {
  if (action.type() != ActionType::kPay) {
    return refuse(rule("HT-12"), Reason::kPayFirst, state.draft.card);
  }
  const Card card = action.card();
  if (card == state.draft.card) return refuse(rule("HT-12"), Reason::kNotItself, card);
  if (!is_left(state, card)) {
    return refuse(rule("HT-12"), Reason::kNotInHand, card);
  }
  return kAllowed;
}

Refusal check_lay(const Book& book, const State& state, Action action) {
  const int phase = phase_at(state, state.draft.target);
  if (action.type() != ActionType::kLay) return refuse(rule("HT-14"), Reason::kLayFirst, phase);
  const Card card = action.card();
  if (!is_left(state, card)) {
    return refuse(rule("HT-14"), Reason::kNotInHand, card);
  }
  const Type type = book.word(card).type;
  if (!may_stand_for(type, action.role())) {
    return refuse(rule("HT-04"), Reason::kNotAs, card, static_cast<int>(action.role()));
  }
  if (!roles_open(book, state).take(type, action.role())) {
    return refuse(rule("HT-14"), Reason::kNotPart, card, phase);
  }
  return kAllowed;
}

Refusal check_discard(const State& state, Seat seat, Card card) {
  if (state.stage == Stage::kGrace) return refuse(rule("HT-22"), Reason::kWrongStep);
  if (!in_hand(state, seat, card)) return refuse(rule("HT-17"), Reason::kNotInHand, card);
  return kAllowed;
}

Refusal check_turn(const Book& book, const State& state, Seat seat, Action action) {
  const bool grace = state.stage == Stage::kGrace;
  if (state.stage == Stage::kOwed && action.type() != ActionType::kDiscard) {
    return refuse(rule("HT-19"), Reason::kDiscardOwed);
  }
  switch (action.type()) {
    case ActionType::kActivate:
      return grace ? refuse(rule("HT-22"), Reason::kWrongStep)
                   : may_activate(book, state, seat, action.card());
    case ActionType::kReveal:
      return grace ? refuse(rule("HT-22"), Reason::kWrongStep)
                   : may_reveal(book, state, seat, action.card());
    case ActionType::kRecord:
      return may_record(book, state, seat, action.what());
    case ActionType::kDiscard:
      return check_discard(state, seat, action.card());
    case ActionType::kPass:
      return grace ? kAllowed : refuse(rule("HT-17"), Reason::kWrongStep);
    case ActionType::kRedeem:
      return refuse(rule("HT-19"), Reason::kNothingOffered);
    default:
      return refuse(rule("HT-10"), Reason::kWrongStep);
  }
}

Refusal check_choice(const Book& book, const State& state, Seat seat, Action action) {
  if (Asked(book, state).choices.offers(seat, action)) return kAllowed;
  const bool choice = action.type() >= ActionType::kYes;
  return refuse(rule("HT-10"), choice ? Reason::kNotOffered : Reason::kAnswerFirst);
}

}  // namespace

Refusal Hypertext::check(const Book& book, const State& state, Actor actor, Action action) {
  if (action.type() == ActionType::kNone || !well_formed(action)) {
    return refuse(rule("HT-14"), Reason::kNotAnAction);
  }
  if (state.stage == Stage::kOver) return refuse(rule("HT-25"), Reason::kOver);
  if (actor.is_judge()) return refuse(rule("HT-29"), Reason::kNotAnAction);
  if (!to_act(book, state).has(actor)) {
    if (state.stage == Stage::kRedeem && (state.redeemed >> actor.seat() & 1U) != 0 &&
        action.type() == ActionType::kRedeem) {
      return refuse(rule("HT-19"), Reason::kRedeemedBefore);
    }
    return not_asked(book, state);
  }
  const Seat seat = actor.seat();
  if (state.draft.kind == Draft::Kind::kPaying) return check_payment(state, action);
  if (state.draft.kind == Draft::Kind::kLaying) return check_lay(book, state, action);
  switch (state.stage) {
    case Stage::kRedeem:
      if (action.type() == ActionType::kRedeem || action.type() == ActionType::kPass)
        return kAllowed;
      return refuse(rule("HT-20"), Reason::kWrongStep);
    case Stage::kEffect:
      return check_choice(book, state, seat, action);
    default:
      return check_turn(book, state, seat, action);
  }
}

}  // namespace scriptorium::hypertext
