#include <bit>

#include "games/verbatim/exchange.h"
#include "games/verbatim/hand.h"
#include "games/verbatim/row.h"
#include "games/verbatim/verbatim.h"

namespace scriptorium::verbatim {
namespace {

using Type = Action::Type;

Event event(Event::Type type, int seat) {
  Event event = {};
  event.type = type;
  event.seat = static_cast<Seat>(seat);
  return event;
}

void tell(Log<Event>* log, Event::Type type, int seat, int place = 0) {
  if (log == nullptr) return;
  Event told = event(type, seat);
  told.place = static_cast<std::uint8_t>(place);
  log->all(told);
}

// A small step is told to its own seat alone.
void tell_step(Log<Event>* log, int seat, Action action) {
  if (log == nullptr) return;
  Event told = event(Event::Type::kChose, seat);
  told.count = static_cast<std::uint8_t>(action.type());
  told.place = static_cast<std::uint8_t>(action.argument());
  log->only(SeatSet::of(seat), told);
}

void tell_words(Log<Event>* log, const State& state, int seat, int from) {
  if (log == nullptr) return;
  for (int place = from, end = 0; place < words_end(state, seat); place = end) {
    end = word_end(state, seat, place);
    Event word = event(Event::Type::kWord, seat);
    word.place = static_cast<std::uint8_t>(place);
    word.count = static_cast<std::uint8_t>(end - place);
    for (int i = place; i < end; ++i) word.cards[i - place] = state.row[i].face();
    log->all(word, Reveals::kCards);
  }
}

Kind pop(State& state, int pile) {
  Kind& card = state.pile[pile][--state.height[pile]];
  const Kind popped = card;
  card = kNoCard;
  state.shown[pile] = kNoCard;
  return popped;
}

void turn_up_tops(State& state, Log<Event>* log) {  // VB-10
  for (int pile = 0; pile < kPiles; ++pile) {
    if (state.shown[pile] != kNoCard || state.height[pile] == 0) continue;
    state.shown[pile] = state.pile[pile][state.height[pile] - 1];
    if (log == nullptr) continue;
    Event shown = event(Event::Type::kShown, 0);
    shown.pile = static_cast<std::uint8_t>(pile);
    shown.kind = state.shown[pile];
    log->all(shown, Reveals::kCards);
  }
}

Seat after(const State& state, int seat) {
  return static_cast<Seat>(seat + 1 == state.seats ? 0 : seat + 1);
}

void end_turn(const Book& book, State& state, Log<Event>* log) {
  add_to_hand(book, state, state.mover, state.front);
  state.front = kNoCard;
  turn_up_tops(state, log);
  state.mover = after(state, state.mover);
  ++state.turns;
  state.phase = Phase::kTake;
}

void take(const Book& book, State& state, int pile, Log<Event>* log) {
  state.front = pop(state, pile);
  if (log != nullptr) {
    Event took = event(Event::Type::kTook, state.mover);
    took.pile = static_cast<std::uint8_t>(pile);
    took.kind = state.front;
    log->all(took);
  }
  state.phase = Phase::kExchange;
  if (state.front != kEndGame) return;
  state.taker = state.mover;  // VB-12
  turn_up_tops(state, log);
  lay_out_rows(book, state);
  state.phase = Phase::kArrange;
  tell(log, Event::Type::kArranging, state.taker);
}

void tell_exchange(Log<Event>* log, const State& state) {
  Event exchanged = event(Event::Type::kExchanged, state.mover);
  for (unsigned piles = state.gaining; piles != 0; piles &= piles - 1) {
    exchanged.cards[exchanged.total++] = state.shown[std::countr_zero(piles)];
  }
  exchanged.count = exchanged.total;
  for (int i = 0; i < state.paid_count; ++i) exchanged.cards[exchanged.total++] = state.paid[i];
  log->all(exchanged);
}

void complete_exchange(const Book& book, State& state, Log<Event>* log) {  // VB-07
  if (log != nullptr) tell_exchange(log, state);
  settle_hand(state, state.mover);
  for (unsigned piles = state.gaining; piles != 0; piles &= piles - 1) {
    add_to_hand(book, state, state.mover, pop(state, std::countr_zero(piles)));
  }
  for (int i = 0; i < state.paid_count; ++i) {
    ++state.removed[state.paid[i]];
    state.paid[i] = kNoCard;
  }
  state.paid_count = 0;
  state.gaining = 0;
  end_turn(book, state, log);
}

void pay(const Book& book, State& state, Kind kind, Log<Event>* log) {
  take_from_hand(book, state, state.mover, kind);
  state.paid[state.paid_count++] = kind;
  state.owed = static_cast<std::uint8_t>(state.owed - book.card[kind].value);
  if (state.owed == 0) {
    complete_exchange(book, state, log);
  } else {
    tell_step(log, state.mover, Action::remove(kind));
  }
}

void next_to_challenge(State& state) {  // VB-17
  state.mover = after(state, state.mover);
  state.phase = Phase::kChallenge;
}

void finish_arranging(const Book& book, State& state, int seat, Log<Event>* log) {
  close_draft(book, state, seat);
  state.arranged = static_cast<std::uint8_t>(state.arranged | 1U << seat);
  tell(log, Event::Type::kArranged, seat);
  if (std::popcount(state.arranged) != state.seats) return;
  for (int each = 0; each < state.seats; ++each) {
    tell_words(log, state, each, state.row_begin[each]);
  }
  state.mover = state.taker;
  next_to_challenge(state);
}

void finish_reforming(const Book& book, State& state, Log<Event>* log) {
  close_draft(book, state, state.maker);
  tell_words(log, state, state.maker, state.row_begin[state.maker] + state.standing);
  tell(log, Event::Type::kReformed, state.maker);
  state.barred = 0;
  state.standing = 0;
  state.maker = 0;
  next_to_challenge(state);
}

void give_verdict(const Book& book, State& state, bool exists, Log<Event>* log) {  // VB-15
  const int place = state.asked;
  const int maker = maker_of(state, place);
  state.asked = 0;
  if (exists) {
    state.doubled.set(place);
    tell(log, Event::Type::kDoubled, maker, place);
    next_to_challenge(state);
    return;
  }
  tell(log, Event::Type::kDissolved, maker, place);
  state.barred = fingerprint(book, state, place, word_end(state, maker, place));
  dissolve(book, state, place);
  state.maker = static_cast<Seat>(maker);
  state.standing = state.laid[maker];
  state.phase = Phase::kReform;
}

void pass(const Book& book, State& state, Log<Event>* log) {
  tell(log, Event::Type::kPassed, state.mover);
  if (++state.passes < state.seats) {
    next_to_challenge(state);
    return;
  }
  state.phase = Phase::kOver;
  tell(log, Event::Type::kEnded, Verbatim::scores(book, state).winners.lowest());
}

void legal_letters(const Book& book, const State& state, int seat, Actions& out) {
  std::uint8_t last = 0;
  for (int place = words_end(state, seat); place < row_end(state, seat); ++place) {
    const Tile tile = state.row[place];
    if (tile.freed() == kMaxFreed || tile.face() == last) continue;
    last = tile.face();
    if (tile.face() != book.blank) {
      out.push(Action::lay(tile.face()));
      continue;
    }
    for (std::uint8_t letter = 0; letter < kLetters; ++letter) {
      if (((book.alphabet >> letter) & 1U) != 0) {
        out.push(Action::lay(Tile::blank_as(letter).face()));
      }
    }
  }
  if (word_fault(book, state, seat) == WordFault::kNone) out.push(Action::end_word());
  out.push(Action::done());
}

bool challengeable(const State& state, int place) {  // VB-15, VB-17
  return state.begins.has(place) && !state.doubled.has(place) &&
         maker_of(state, place) != state.mover;
}

}  // namespace

void Verbatim::legal(const Book& book, const State& state, Actor actor, Actions& out) {
  out.clear();
  if (!to_act(book, state).has(actor)) return;
  switch (state.phase) {
    case Phase::kTake:  // VB-06
      for (int pile = 0; pile < kPiles; ++pile) {
        if (state.height[pile] != 0) out.push(Action::take(pile));
      }
      return;
    case Phase::kExchange:
      out.push(Action::keep());
      for (unsigned piles = gainable(book, state); piles != 0; piles &= piles - 1) {
        out.push(Action::gain(std::countr_zero(piles)));
      }
      for (std::uint32_t kinds = payable(book, state); kinds != 0; kinds &= kinds - 1) {
        out.push(Action::remove(static_cast<Kind>(std::countr_zero(kinds))));
      }
      return;
    case Phase::kArrange:
      legal_letters(book, state, actor.seat(), out);
      return;
    case Phase::kChallenge:
      out.push(Action::pass());
      for (int place = 0; place < state.row_begin[state.seats]; ++place) {
        if (challengeable(state, place)) out.push(Action::challenge(place));
      }
      return;
    case Phase::kVerdict:
      out.push(Action::exists());
      out.push(Action::missing());
      return;
    case Phase::kReform:
      legal_letters(book, state, state.maker, out);
      return;
    case Phase::kOver:
      return;
  }
}

void Verbatim::apply(const Book& book, State& state, Actor actor, Action action, Dice&,
                     Log<Event>* log) {
  switch (action.type()) {
    case Type::kTake:
      take(book, state, action.argument(), log);
      return;
    case Type::kGain:
      state.gaining = static_cast<std::uint8_t>(state.gaining | 1U << action.argument());
      state.owed =
          static_cast<std::uint8_t>(state.owed + book.tradable[state.shown[action.argument()]]);
      tell_step(log, state.mover, action);
      return;
    case Type::kRemove:
      pay(book, state, static_cast<Kind>(action.argument()), log);
      return;
    case Type::kKeep:
      drop_exchange(book, state);
      tell(log, Event::Type::kKept, state.mover);
      end_turn(book, state, log);
      return;
    case Type::kLay:
      lay(book, state, actor.seat(), static_cast<std::uint8_t>(action.argument()));
      tell_step(log, actor.seat(), action);
      return;
    case Type::kEndWord:
      end_word(state, actor.seat());
      tell_step(log, actor.seat(), action);
      return;
    case Type::kDone:
      if (state.phase == Phase::kArrange) {
        finish_arranging(book, state, actor.seat(), log);
      } else {
        finish_reforming(book, state, log);
      }
      return;
    case Type::kChallenge:
      state.asked = static_cast<std::uint8_t>(action.argument());
      state.passes = 0;
      state.phase = Phase::kVerdict;
      tell(log, Event::Type::kChallenged, state.mover, action.argument());
      return;
    case Type::kPass:
      pass(book, state, log);
      return;
    case Type::kExists:
      give_verdict(book, state, true, log);
      return;
    case Type::kMissing:
      give_verdict(book, state, false, log);
      return;
    case Type::kNone:
      return;
  }
}

bool Verbatim::step(const Book& book, const State& state, Action action) {
  switch (action.type()) {
    case Type::kGain:
    case Type::kLay:
    case Type::kEndWord:
      return true;
    case Type::kRemove:
      return book.card[action.argument()].value < state.owed;
    default:
      return false;
  }
}

Action Verbatim::judge(const Book&, const State& state, Dice& dice) {
  return dice.chance(state.recall[maker_of(state, state.asked)]) ? Action::exists()
                                                                 : Action::missing();
}

Action Verbatim::overdue(const Book&, const State& state, Seat) {
  switch (state.phase) {
    case Phase::kTake: {  // the first card that does not end the game
      int pile = 0;
      while (pile < kPiles && (state.height[pile] == 0 || state.shown[pile] == kEndGame)) ++pile;
      for (int any = 0; pile == kPiles; ++any) {
        if (state.height[any] != 0) pile = any;
      }
      return Action::take(pile);
    }
    case Phase::kExchange:
      return Action::keep();
    case Phase::kArrange:
    case Phase::kReform:
      return Action::done();  // VB-14: the last draft counts
    default:
      return Action::pass();
  }
}

Scores Verbatim::scores(const Book& book, const State& state) {  // VB-13, VB-15
  Scores scores;
  scores.seats = state.seats;
  for (int seat = 0; seat < state.seats; ++seat) {
    bool doubled = false;
    for (int place = state.row_begin[seat]; place < row_end(state, seat); ++place) {
      const int value = book.card[state.row[place].kind(book)].value;
      if (state.begins.has(place)) doubled = state.doubled.has(place);
      const bool used = place < words_end(state, seat);
      scores.points[seat] += used ? (doubled ? 2 * value : value) : -value;
    }
  }
  if (state.phase != Phase::kOver) return scores;
  // VB-18, VB-19: turns went round, so whoever stands fewest seats before the End Game taker went
  // last, and the taker stands none before.
  int winner = state.taker;
  for (int back = 1; back < state.seats; ++back) {
    const int seat = (state.taker + state.seats - back) % state.seats;
    if (scores.points[seat] > scores.points[winner]) winner = seat;
  }
  scores.winners = SeatSet::of(winner);
  return scores;
}

}  // namespace scriptorium::verbatim
