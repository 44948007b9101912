// Who may do what: to_act, check and legal; how the game stands.

#include "tests/toy/rules.h"

#include "tests/toy/cards.h"

namespace scriptorium::toy {
namespace {

using ActionType = Action::Type;

bool names_a_place(ActionType type) {
  return type == ActionType::kFind || type == ActionType::kSet || type == ActionType::kPledge ||
         type == ActionType::kPick;
}

Refusal not_now(Action action) {
  return refuse(rule("TY-04"), Reason::kNotNow, static_cast<int>(action.type()));
}

// An actor who has nothing to decide.
Refusal not_to_act(const Book& book, const State& state, Actor actor) {
  const Open& open = state.open;
  if (actor.is_judge()) return refuse(rule("TY-13"), Reason::kNoVerdictDue);
  switch (open.phase) {
    case Phase::kVerdict:
      return refuse(rule("TY-13"), Reason::kAwaitsVerdict);
    case Phase::kAnswer:
    case Phase::kCommit: {
      const RuleId id = open.phase == Phase::kAnswer ? rule("TY-12") : rule("TY-16");
      return refuse(
          id, (open.asked >> actor.index() & 1) != 0 ? Reason::kAlreadyChosen : Reason::kNotAsked);
    }
    default:
      break;
  }
  if (book.fault == Fault::kRefusalPeeks) {
    return refuse(rule("TY-04"), Reason::kNotYourTurn, open.mover(), state.hand[open.mover()][0]);
  }
  return refuse(rule("TY-04"), Reason::kNotYourTurn, open.mover());
}

Refusal check_room_in_hand(const State& state, Seat seat) {
  if (state.open.held[seat] >= kHandCap) return refuse(rule("TY-15"), Reason::kHandFull, kHandCap);
  return kAllowed;
}

Refusal check_place(RuleId id, int place, int count) {
  return place < count ? kAllowed : refuse(id, Reason::kNoSuchCard, place, count);
}

bool opponent_holds_high(const Book& book, const State& state, Seat seat) {
  for (int other = 0; other < state.open.options.seats; ++other) {
    for (const Card card : hand(state, other)) {
      if (other != seat && book.value[card] >= kHighValue) return true;
    }
  }
  return false;
}

Refusal check_shuffle(const Book& book, const State& state, Seat seat) {
  if (state.open.common_size < 2) return refuse(rule("TY-08"), Reason::kTooFewCards, 2);
  if (book.fault == Fault::kLegalPeeks && opponent_holds_high(book, state, seat)) {
    return refuse(rule("TY-08"), Reason::kTooFewCards, 2);
  }
  return kAllowed;
}

Refusal check_turn(const Book& book, const State& state, Seat seat, Action action) {
  const Open& open = state.open;
  if (state.picked != 0 && action != Action::set(state.picked - 1)) {
    return refuse(rule("TY-10"), Reason::kNotNow, static_cast<int>(action.type()));
  }
  switch (action.type()) {
    case ActionType::kDraw:
      if (open.common_size == 0) return refuse(rule("TY-05"), Reason::kDeckEmpty);
      return check_room_in_hand(state, seat);
    case ActionType::kDrawOwn:
      if (open.deck_size[seat] == 0) return refuse(rule("TY-06"), Reason::kDeckEmpty);
      return check_room_in_hand(state, seat);
    case ActionType::kPeek:
      return open.common_size == 0 ? refuse(rule("TY-07"), Reason::kDeckEmpty) : kAllowed;
    case ActionType::kShuffle:
      return check_shuffle(book, state, seat);
    case ActionType::kSearch:
      if (open.deck_size[seat] == 0) return refuse(rule("TY-09"), Reason::kDeckEmpty);
      return check_room_in_hand(state, seat);
    case ActionType::kSet:
    case ActionType::kPick:
      if (state.slot[seat] != kNoCard) return refuse(rule("TY-10"), Reason::kSlotTaken);
      return check_place(rule("TY-10"), action.place(), open.held[seat]);
    case ActionType::kTurnUp:
      return state.slot[seat] == kNoCard ? refuse(rule("TY-11"), Reason::kSlotEmpty) : kAllowed;
    case ActionType::kRecite:
    case ActionType::kPass:
      return kAllowed;
    default:
      return not_now(action);
  }
}

Refusal check_peek(const State& state, Action action) {
  if (action.type() == ActionType::kKeep) return kAllowed;
  if (action.type() != ActionType::kSwap) return not_now(action);
  return state.open.common_size < 2 ? refuse(rule("TY-07"), Reason::kTooFewCards, 2) : kAllowed;
}

Refusal check_search(const State& state, Seat seat, Action action) {
  if (action.type() == ActionType::kPass) return kAllowed;
  if (action.type() != ActionType::kFind) return not_now(action);
  return check_place(rule("TY-09"), action.place(), state.open.deck_size[seat]);
}

Refusal check_window(const State& state, Seat seat, Action action) {
  if (action.type() == ActionType::kPass) return kAllowed;
  if (action.type() != ActionType::kPledge) return not_now(action);
  const RuleId id = state.open.phase == Phase::kAnswer ? rule("TY-12") : rule("TY-16");
  return check_place(id, action.place(), state.open.held[seat]);
}

}  // namespace

Actors Toy::to_act(const Book&, const State& state) {
  switch (state.open.phase) {
    case Phase::kTurn:
    case Phase::kPeek:
    case Phase::kSearch:
      return SeatSet::of(state.open.mover());
    case Phase::kVerdict:
      return kJudgeActs;
    case Phase::kAnswer:
    case Phase::kCommit: {
      Actors waiting = SeatSet::from_bits(state.open.asked);
      for (int seat = 0; seat < kSeatCap; ++seat) {
        if (state.pledge[seat] != kUndecided) waiting = waiting.without(seat);
      }
      return waiting;
    }
    case Phase::kOver:
      break;
  }
  return {};
}

Refusal Toy::check(const Book& book, const State& state, Actor actor, Action action) {
  if (state.open.phase == Phase::kOver) return refuse(rule("TY-17"), Reason::kOver);
  if (!to_act(book, state).has(actor)) return not_to_act(book, state, actor);
  if (action.type() == ActionType::kNone ||
      (action.place() != 0 && !names_a_place(action.type()))) {
    return refuse(rule("TY-04"), Reason::kNotAnAction, static_cast<int>(action.type()));
  }
  switch (state.open.phase) {
    case Phase::kTurn:
      return check_turn(book, state, actor.seat(), action);
    case Phase::kPeek:
      return check_peek(state, action);
    case Phase::kSearch:
      return check_search(state, actor.seat(), action);
    case Phase::kVerdict:
      return action.type() == ActionType::kRight || action.type() == ActionType::kWrong
                 ? kAllowed
                 : not_now(action);
    case Phase::kAnswer:
    case Phase::kCommit:
      return check_window(state, actor.seat(), action);
    case Phase::kOver:
      break;
  }
  return refuse(rule("TY-17"), Reason::kOver);
}

// Legality is written once, in check; this asks it.
void Toy::legal(const Book& book, const State& state, Actor actor, Actions& out) {
  out.clear();
  if (!to_act(book, state).has(actor)) return;
  for (int type = 1; type < Action::kTypes; ++type) {
    const int places = names_a_place(static_cast<ActionType>(type)) ? kHandCap : 1;
    for (int place = 0; place < places; ++place) {
      const Action action = Action::from_bits(static_cast<std::uint16_t>(type | place << 5));
      if (!check(book, state, actor, action)) out.push(action);
    }
  }
  if (book.fault == Fault::kListsTwice && out.size() > 2) out.push(out[0]);
}

Action Toy::judge(const Book&, const State& state, Dice& dice) {
  return dice.chance(state.open.options.recall[state.open.mover()]) ? Action::right()
                                                                    : Action::wrong();
}

Action Toy::overdue(const Book&, const State& state, Seat) {
  return state.open.phase == Phase::kPeek ? Action::keep() : Action::pass();
}

// TY-17
const Book& Toy::book(const Config&) {
  static const Book sound = make_book(Fault::kNone);
  return sound;
}

Scores Toy::scores(const Book&, const State& state) {
  const Open& open = state.open;
  Scores scores;
  scores.seats = open.options.seats;
  int most = 0;
  for (int seat = 0; seat < open.options.seats; ++seat) {
    scores.points[seat] = open.points[seat];
    most = std::max<int>(most, open.points[seat]);
  }
  for (int seat = 0; open.phase == Phase::kOver && seat < open.options.seats; ++seat) {
    if (open.points[seat] == most) scores.winners = scores.winners.with(seat);
  }
  return scores;
}

}  // namespace scriptorium::toy
