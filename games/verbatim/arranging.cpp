#include "games/verbatim/arranging.h"

#include <bit>

#include "games/verbatim/hand.h"
#include "games/verbatim/row.h"
#include "games/verbatim/verbatim.h"

namespace scriptorium::verbatim {
namespace {

void next_to_challenge(State& state) {  // VB-17
  state.mover = left_of(state, state.mover);
  state.phase = Phase::kChallenge;
}

void finish_arranging(const Book& book, State& state, int seat, EventLog* log) {
  close_draft(book, state, seat);
  state.arranged = static_cast<std::uint8_t>(state.arranged | 1U << seat);
  const bool last = std::popcount(state.arranged) == state.seats;
  // The last one turns everything up, even where nobody laid a word.
  tell(log, Event::Type::kArranged, seat, 0, last ? Reveals::kCards : Reveals::kNothing);
  if (!last) return;
  for (int each = 0; each < state.seats; ++each) {
    tell_words(log, state, each, state.row_begin[each]);
  }
  state.mover = state.taker;
  next_to_challenge(state);
}

void finish_reforming(const Book& book, State& state, EventLog* log) {
  close_draft(book, state, state.maker);
  tell_words(log, state, state.maker, state.row_begin[state.maker] + state.standing);
  // That nothing more was formed is news too.
  tell(log, Event::Type::kReformed, state.maker, 0, Reveals::kCards);
  state.barred = 0;
  state.standing = 0;
  state.maker = 0;
  next_to_challenge(state);
}

void give_verdict(const Book& book, State& state, bool exists, EventLog* log) {  // VB-15
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

void pass(const Book& book, State& state, EventLog* log) {
  tell(log, Event::Type::kPassed, state.mover);
  if (++state.passes < state.seats) {
    next_to_challenge(state);
    return;
  }
  state.phase = Phase::kOver;
  if (log == nullptr) return;
  tell(log, Event::Type::kEnded, Verbatim::scores(book, state).winners.lowest());
}

void legal_letters(const Book& book, const State& state, int seat, Actions& out) {
  const std::uint32_t kinds = state.held[seat];
  const std::uint32_t blank = 1U << book.blank;  // its letters are listed last
  out.push_each(kinds & ~blank, Action::lay(0));
  if ((kinds & blank) != 0) out.push_each(book.alphabet, Action::lay(Tile::blank_as(0).face()));
  if (word_fault(book, state, seat) == WordFault::kNone) out.push(Action::end_word());
  out.push(Action::done());
}

void legal_challenges(const State& state, Actions& out) {  // VB-15, VB-17
  out.push(Action::pass());
  const Places own =
      Places::below(row_end(state, state.mover)) - Places::below(state.row_begin[state.mover]);
  (state.begins - state.doubled - own).each([&](int place) { out.push(Action::challenge(place)); });
}

}  // namespace

void begin_arranging(State& state, EventLog* log) {
  state.taker = state.mover;  // VB-12
  lay_out_rows(state);
  state.phase = Phase::kArrange;
  tell(log, Event::Type::kArranging, state.taker);
}

void legal_words(const Book& book, const State& state, Actor actor, Actions& out) {
  switch (state.phase) {
    case Phase::kArrange:
    case Phase::kReform:
      return legal_letters(book, state, actor.seat(), out);
    case Phase::kChallenge:
      return legal_challenges(state, out);
    case Phase::kVerdict:
      out.push(Action::exists());
      out.push(Action::missing());
      return;
    default:
      return;
  }
}

void apply_words(const Book& book, State& state, Actor actor, Action action, EventLog* log) {
  using ActionType = Action::Type;
  switch (action.type()) {
    case ActionType::kLay:
      lay(book, state, actor.seat(), static_cast<std::uint8_t>(action.argument()));
      return tell_step(log, actor.seat(), action);
    case ActionType::kEndWord:
      end_word(state, actor.seat());
      return tell_step(log, actor.seat(), action);
    case ActionType::kDone:
      return state.phase == Phase::kArrange ? finish_arranging(book, state, actor.seat(), log)
                                            : finish_reforming(book, state, log);
    case ActionType::kChallenge:
      state.asked = static_cast<std::uint8_t>(action.argument());
      state.passes = 0;
      state.phase = Phase::kVerdict;
      return tell(log, Event::Type::kChallenged, state.mover, action.argument());
    case ActionType::kPass:
      return pass(book, state, log);
    case ActionType::kExists:
      return give_verdict(book, state, true, log);
    case ActionType::kMissing:
      return give_verdict(book, state, false, log);
    default:
      return;
  }
}

Action Verbatim::judge(const Book&, const State& state, Dice& dice) {
  return dice.chance(state.recall[maker_of(state, state.asked)]) ? Action::exists()
                                                                 : Action::missing();
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
