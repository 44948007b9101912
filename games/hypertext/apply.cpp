#include <algorithm>

#include "games/hypertext/chapter.h"
#include "games/hypertext/hypertext.h"
#include "games/hypertext/legal.h"
#include "games/hypertext/turn.h"

namespace scriptorium::hypertext {

using ActionType = Action::Type;

namespace {

Event step_event(int seat, Action action) {
  Event event = event_of(Event::Type::kChose, seat);
  event.action = action.bits();
  return event;
}
// A small step of a choice still private: told to its own seat alone.
void tell_step(const Play& play, int seat, Action action) {
  if (play.log != nullptr) play.log->only(SeatSet::of(seat), step_event(seat, action));
}

// Sorted by card, so that the order in which cards are chosen leaves no trace.
void add_to_draft(Draft& draft, Card card, Type role) {
  int at = draft.count++;
  for (; at > 0 && draft.cards[at - 1] > card; --at) {
    draft.cards[at] = draft.cards[at - 1];
    draft.role[at] = draft.role[at - 1];
  }
  draft.cards[at] = card;
  draft.role[at] = role;
}

// These and the steps below are functions of their own, so that a discard need not save the
// registers that they use.
[[gnu::noinline]] void activate(Play& play, Action action) {
  State& state = play.state;
  state.draft.kind = Draft::Kind::kPaying;
  state.draft.card = action.card();
  state.draft.by_letter = action.type() == ActionType::kReveal ? 1 : 0;
  if (cost(play.book, state, action.card()) == 0) return commit_activation(play);
  tell_step(play, state.mover, action);
}

[[gnu::noinline]] void pay(Play& play, Action action) {
  State& state = play.state;
  add_to_draft(state.draft, action.card(), Type::kNone);
  if (state.draft.count == cost(play.book, state, state.draft.card)) {
    return commit_activation(play);
  }
  tell_step(play, state.mover, action);
}

void begin_record(Play& play, Action action) {
  play.state.draft.kind = Draft::Kind::kLaying;
  play.state.draft.target = static_cast<std::uint8_t>(action.what());
  tell_step(play, play.state.mover, action);
}

int cards_wanted(const Book& book, const State& state) {
  return book.phase(phase_at(state, state.draft.target)).size;
}

[[gnu::noinline]] void lay_down(Play& play, Action action) {
  State& state = play.state;
  add_to_draft(state.draft, action.card(), action.role());
  if (state.draft.count == cards_wanted(play.book, state)) return commit_record(play);
  tell_step(play, state.mover, action);
}

void choose(Play& play, Seat seat, Action action) {
  State& state = play.state;
  const Asked asked(play.book, state);
  if (play.log != nullptr) {
    const Event chose = step_event(seat, action);
    if (asked.choices.is_open(action)) {
      play.tell(chose);
    } else if (action.type() == ActionType::kDone) {
      play.tell(chose, Reveals::kCards);  // it turns up what was picked in private
    } else if (asked.choices.is_private_step(action)) {
      tell_step(play, seat, action);
    } else {  // the others hear that the choice is made
      Event rest = chose;
      rest.action = 0;
      play.tell_apart(SeatSet::of(seat), chose, rest, Reveals::kNothing);
    }
  }
  Host host(play);
  Runner(host, state.run).choose(seat, asked.choices.meant(seat, action));
  if (state.run.asked == 0) go_on(play);
}

}  // namespace

void Hypertext::apply(const Book& book, State& state, Actor actor, Action action, Dice& dice,
                      EventLog* log) {
  Play play = {book, state, dice, log};
  switch (action.type()) {
    case ActionType::kActivate:
    case ActionType::kReveal:
      return activate(play, action);
    case ActionType::kPay:
      return pay(play, action);
    case ActionType::kRecord:
      return begin_record(play, action);
    case ActionType::kLay:
      return lay_down(play, action);
    case ActionType::kDiscard:
      return discard(play, action.card());
    case ActionType::kRedeem:
      return redeem(play, actor.seat());
    case ActionType::kPass:
      if (state.stage == Stage::kRedeem) return pass_redeem(play, actor.seat());
      play.tell(Event::Type::kPassed, actor.seat());
      return end_grace(play);
    default:
      return choose(play, actor.seat(), action);
  }
}

bool Hypertext::is_private_step(const Book& book, const State& state, Action action) {
  switch (action.type()) {
    case ActionType::kActivate:
    case ActionType::kReveal:
      return cost(book, state, action.card()) != 0;
    case ActionType::kPay:
      return state.draft.count + 1 < cost(book, state, state.draft.card);
    case ActionType::kRecord:
      return true;
    case ActionType::kLay:
      return state.draft.count + 1 < cards_wanted(book, state);
    default:
      return Asked(book, state).choices.is_private_step(action);
  }
}

// No text is judged in this game.
Action Hypertext::judge(const Book&, const State&, Dice&) { return {}; }

// HT-34.
void Hypertext::drop_choice(const Book&, State& state, Seat seat) {
  if (seat == state.mover) state.draft = {};
  if (state.stage == Stage::kEffect) effects::drop_picks(state.run, seat);
}

// HT-34. What ends soonest: pass, no, done; else the first that is allowed, which begins no new
// choice.
Action Hypertext::overdue(const Book& book, const State& state, Seat seat) {
  Actions legal;
  Hypertext::legal(book, state, seat, legal);
  for (const ActionType wanted :
       {ActionType::kPass, ActionType::kNo, ActionType::kDone, ActionType::kDiscard}) {
    for (const Action action : legal) {
      const bool kept =
          wanted == ActionType::kDiscard && action.card() != state.drawn && state.drawn != 0;
      if (action.type() == wanted && !kept) return action;
    }
  }
  return legal[0];
}

// HT-25, HT-26.
Scores Hypertext::scores(const Book&, const State& state) {
  Scores scores;
  scores.seats = state.seats;
  for (int seat = 0; seat < state.seats; ++seat) scores.points[seat] = state.score[seat];
  if (state.winner != 0) scores.winners = SeatSet::of(state.winner - 1);
  return scores;
}

}  // namespace scriptorium::hypertext
