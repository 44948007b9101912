#include "games/hypertext/turn.h"

#include <algorithm>

#include "games/hypertext/chapter.h"
#include "games/hypertext/matching.h"

namespace scriptorium::hypertext {

using effects::End;

namespace {

// What was forbidden until this seat's turn. The others close up: a free place ends the list.
void lift_bars(State& state, int seat) {
  if (state.bars[0].act == Act::kNone) return;
  Bar* const end = std::remove_if(std::begin(state.bars), std::end(state.bars),
                                  [&](const Bar& bar) { return bar.turn_of == seat + 1; });
  std::fill(end, std::end(state.bars), Bar{});
}

}  // namespace

void begin_turn(Play& play, int seat) {
  State& state = play.state;
  state.mover = static_cast<Seat>(seat);
  state.stage = Stage::kPlay;
  state.end_discards = 0;
  ++state.turns;
  lift_bars(state, seat);
  play.tell(Event::Type::kTurn, seat);
  draw_first(play, seat);
}

namespace {

void end_turn(Play& play) {
  State& state = play.state;
  if (state.times_run_out >= 2 || state.turns >= kTurns) return spend_tower(play);
  begin_turn(play, left_of(state, state.mover));
}

// HT-18: a hand that is empty in the Play or Record step ends the chapter without a discard.
void look_at_hand(Play& play) {
  if (hand_size(play.state, play.state.mover) == 0) go_out(play, play.state.mover);
}

// HT-19: who has redeemed owes a discard more, if there is anything left to discard.
void after_window(Play& play) {
  State& state = play.state;
  const auto mine = static_cast<std::uint8_t>(1U << state.mover);
  state.offered = 0;
  state.window = {};
  const bool owes = state.end_discards == 1 && (state.owes & mine) != 0;
  if (!owes) return end_turn(play);
  state.owes = static_cast<std::uint8_t>(state.owes & ~mine);
  state.stage = Stage::kOwed;
}

// HT-19, HT-20, HT-31: who may call.
SeatSet redeemers(const State& state) {
  if (state.no_redeem != 0 && playing(state).size() == 2) return {};
  return playing(state)
      .without(state.mover)
      .except(SeatSet::from_bits(state.redeemed))
      .except(barred(state, Act::kRedeem));
}

// HT-10, HT-11: which card was drawn is its player's secret, so others see only how many
// activations are left in all.
void spend_activation(State& state, const Draft& draft) {
  if (draft.by_letter != 0) {
    --state.letters[state.mover];
    return;
  }
  if (state.free_left != 0 && state.extra_free != 0) state.unsure = 1;
  if (draft.card == state.drawn) {
    state.free_left = 0;
  } else {
    --state.extra_free;
  }
  if (state.free_left + state.extra_free == 0) state.unsure = 0;
}

}  // namespace

void commit_activation(Play& play) {
  State& state = play.state;
  const Draft draft = state.draft;
  const Seat seat = state.mover;
  state.draft = {};
  spend_activation(state, draft);
  carry_to_revealed(play, seat, draft.card);
  for (int i = 0; i < draft.count; ++i) carry_to_sheol(play, seat, draft.cards[i]);
  if (play.log != nullptr) {
    Event event = event_of(Event::Type::kActivated, seat, draft.by_letter);
    add_card(event, draft.card);
    for (int i = 0; i < draft.count; ++i) add_card(event, draft.cards[i]);
    play.tell(event, Reveals::kCards);
  }
  state.stage = Stage::kEffect;
  Host host(play);
  Runner(host, state.run)
      .begin(play.book.program.abilities[play.book.word(draft.card).ability], seat, draft.card);
  go_on(play);
}

void go_on(Play& play) {
  State& state = play.state;
  Host host(play);
  if (!Runner(host, state.run).resume()) return;
  const Card card = revealed(state);
  carry_revealed_to_sheol(play, card);
  play.tell_card(Event::Type::kResolved, state.mover, card);
  state.stage = Stage::kPlay;
  look_at_hand(play);
}

void commit_record(Play& play) {
  State& state = play.state;
  const Draft draft = state.draft;
  const Seat seat = state.mover;
  state.draft = {};
  const bool board = draft.target == kBoard;
  for (int i = 0; i < draft.count; ++i) {
    if (board) {
      carry_to_pages(play, seat, draft.cards[i]);
    } else {
      carry_to_sheol(play, seat, draft.cards[i]);
    }
  }
  if (play.log != nullptr) {
    Event event =
        event_of(Event::Type::kRecorded, seat, phase_at(state, draft.target), draft.target);
    for (int i = 0; i < draft.count; ++i) {
      event.roles[i] = static_cast<std::uint8_t>(draft.role[i]);
      add_card(event, draft.cards[i]);
    }
    play.tell(event, Reveals::kCards);
  }
  if (board) {
    if (tie_break(state)) return win(play, seat);
    ++state.records[seat];
    gain(play, seat, Counter::kPoints, play.book.phase(state.board).points, For::kPhase);
    if (state.record_wreath == 0) {
      state.record_wreath = static_cast<std::uint8_t>(seat + 1);
      play.tell(Event::Type::kWreath, seat, 1);
      gain(play, seat, Counter::kPoints, kWreathPoints, For::kRecordWreath);
    }
  } else {
    state.lots_done[seat] |= static_cast<std::uint8_t>(1U << (draft.target - 1));
    if (draft.target == lot_of(seat)) gain(play, seat, Counter::kLetters, 1);
  }
  if (state.stage == Stage::kGrace) {
    if (hand_size(state, seat) == 0) end_grace(play);
    return;
  }
  state.stage = Stage::kRecord;
  end_activations(state);  // HT-11: there is no way back
  look_at_hand(play);
}

void discard(Play& play, Card card) {
  State& state = play.state;
  carry_to_sheol(play, state.mover, card);
  end_activations(state);
  ++state.end_discards;
  const bool out = hand_size(state, state.mover) == 0;
  const SeatSet asked = out ? SeatSet() : redeemers(state);
  play.tell_card(Event::Type::kDiscarded, state.mover, card, asked.empty() ? 0 : 1,
                 Reveals::kCards);
  if (out) return go_out(play, state.mover);
  if (asked.empty()) return after_window(play);
  state.offered = card;
  state.window.ask(asked);
  state.stage = Stage::kRedeem;
}

void redeem(Play& play, int seat) {
  State& state = play.state;
  const auto mine = static_cast<std::uint8_t>(1U << seat);
  const Card card = state.offered;
  state.redeemed |= mine;
  state.owes |= mine;
  carry_from_sheol(play, card, seat);
  play.tell_card(Event::Type::kRedeemed, seat, card);
  after_window(play);
}

void pass_redeem(Play& play, int seat) {
  play.state.window.take(seat, Window::kPassed, 0);
  play.tell(Event::Type::kPassed, seat);
  if (play.state.window.undecided().empty()) after_window(play);
}

// ---- what is allowed

namespace {

Refusal may_use(const Book& book, const State& state, int seat, Card card) {
  if (state.stage != Stage::kPlay) return refuse(rule("HT-11"), Reason::kWrongStep);
  if (!in_hand(state, seat, card)) return refuse(rule("HT-11"), Reason::kNotInHand, card);
  if (barred(state, Act::kActivate).has(seat)) return refuse(rule("HT-10"), Reason::kForbidden);
  const int price = cost(book, state, card);
  if (hand_size(state, seat) - 1 < price) {
    return refuse(rule("HT-12"), Reason::kTooFew, card, price);
  }
  return kAllowed;
}

}  // namespace

Refusal may_activate(const Book& book, const State& state, int seat, Card card) {
  if (const Refusal no = may_use(book, state, seat, card)) return no;
  if (state.extra_free != 0 || card == state.drawn) return kAllowed;
  if (state.drawn == 0) return refuse(rule("HT-10"), Reason::kUsedUp);
  return refuse(rule("HT-10"), Reason::kNotDrawn, card);
}

Refusal may_reveal(const Book& book, const State& state, int seat, Card card) {
  if (state.letters[seat] == 0) return refuse(rule("HT-11"), Reason::kNoLetter);
  return may_use(book, state, seat, card);
}

Refusal may_record(const Book& book, const State& state, int seat, int target) {
  if (target >= kTargets || phase_at(state, target) == 0) {
    return refuse(rule("HT-14"), Reason::kNoSuchTarget);
  }
  if (lot_used_up(state, seat, target)) return refuse(rule("HT-31"), Reason::kLotDone);
  const int phase = phase_at(state, target);
  if ((fitting(book, state.tally[seat]) & phase_bit(phase)) == 0) {
    return refuse(rule("HT-14"), Reason::kNotRecordable, phase);
  }
  return kAllowed;
}

}  // namespace scriptorium::hypertext
