#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/legal.h"
#include "games/chapter_and_verse/turn.h"

namespace scriptorium::chapter_and_verse {

using effects::End;
using ActionType = Action::Type;

namespace {

// CV-11: the effect that is to come first; of two alike in a chapter the upper one.
Card due_meant(const State& state, Action action) {
  Card card = state.table.top(action.pile());
  while (!names(state, action, card) || !state.due.has(card)) card = state.table.below[card];
  return card;
}

// What a seat has chosen, as it hears of it itself.
Event step_event(int seat, Action action) {
  Event event = {};
  event.type = Event::Type::kStep;
  event.seat = static_cast<std::uint8_t>(seat);
  event.number = static_cast<std::uint8_t>(action.type());
  event.pile = action.pile();
  event.other = static_cast<std::uint8_t>(action.foreign_owner());
  event.count = 1;
  event.cards[0] = static_cast<Kind>(action.what());
  return event;
}

// A small step of a choice still private: told to its own seat alone.
void tell_step(Play& play, int seat, Action action) {
  if (play.log != nullptr) play.log->only(SeatSet::of(seat), step_event(seat, action));
}

// A choice is complete: the others hear that it is. If it turns up what was chosen in secret, it
// does so for everybody who hears it.
void tell_answer(Play& play, int seat, Action action, Reveals reveals = Reveals::kNothing) {
  if (play.log == nullptr) return;
  Event rest = {};
  rest.type = Event::Type::kAnswered;
  rest.seat = static_cast<std::uint8_t>(seat);
  if (reveals == Reveals::kCards) return play.tell(rest, reveals);
  play.tell_apart(SeatSet::of(seat), step_event(seat, action), rest, reveals);
}

void begin_draft(Play& play, Card card, Manner manner) {
  play.state.draft.verse = card;
  play.state.draft.manner = manner;
  play.state.asks = Asks::kChapter;
}

// CV-13, CV-14: the verse is chosen, its chapter too, everything is paid.
void commit_play(Play& play) {
  State& state = play.state;
  const Draft draft = state.draft;
  const PileId chapter = draft.new_chapter != 0 ? free_chapter(state, state.mover) : draft.chapter;
  state.draft = {};
  if (draft.manner == Manner::kFree) {
    --state.free_plays;
    if (state.phase == Phase::kFreeplay) state.freeplayed = 1;
  }
  state.reciter = 0;
  state.listener = 0;
  lay_played(play, state.mover, draft.verse, chapter, draft.manner, draft.paid, draft.paid_count);
  run_to_decision(play);
}

void choose_chapter(Play& play, Action action) {
  Draft& draft = play.state.draft;
  draft.chapter = action.pile();
  draft.new_chapter = action.pile() == 0 ? 1 : 0;
  const int price = draft.manner == Manner::kPaid ? cost(play.book, play.state, draft.verse) : 0;
  if (price == 0) return commit_play(play);
  draft.due = static_cast<std::uint8_t>(price);
  play.state.asks = Asks::kSacrifice;
  tell_step(play, play.state.mover, action);
}

void sacrifice(Play& play, Action action) {
  Draft& draft = play.state.draft;
  draft.paid[draft.paid_count++] = sacrifice_meant(play.state, play.state.mover, action);
  if (--draft.due == 0) return commit_play(play);
  tell_step(play, play.state.mover, action);
}

// CV-32
void hand_over(Play& play, int listener) {
  State& state = play.state;
  const Card card = state.draft.verse;
  state.draft = {};
  state.reciter = state.mover;
  state.listener = static_cast<Seat>(listener);
  const SeatSet seers = SeatSet::of(state.mover).with(listener);
  Event full = {};
  full.type = Event::Type::kQuoting;
  full.seat = state.mover;
  full.other = static_cast<std::uint8_t>(listener);
  full.pile = pile_of(state.mover, Pile::kHand);
  add_card(full, state, card);
  carry(play, card, kHanded, End::kTop, seers);
  play.tell_apart(seers, full, censored(full));
  state.asks = Asks::kRecite;
}

// CV-32: recited and not played.
void put_away(Play& play) {
  State& state = play.state;
  const Card card = state.table.top(kHanded);
  if (state.asks == Asks::kRecited) {
    state.kept = 1;
    move(play, card, pile_of(state.mover, Pile::kHand), End::kAnywhere, state.mover,
         SeatSet::of(state.mover).with(state.listener));
  } else {
    move(play, card, pile_of(owner_of(card), Pile::kDiscard), End::kTop, state.mover);
  }
  state.reciter = 0;
  state.listener = 0;
  run_to_decision(play);
}

void add_chapter(Play& play, Action action) {
  State& state = play.state;
  state.draft.book[holder_of(action.pile())] = action.pile();
  if (book_icons(state, state.draft.book, state.draft.theme) < kBookIcons) {
    return tell_step(play, state.mover, action);
  }
  declare_book(play);
  run_to_decision(play);
}

void answer(Play& play, int seat, Action action) {
  State& state = play.state;
  if (action.type() == ActionType::kPass) {
    state.window.take(seat, Window::kPassed, kNoCard);
  } else {
    state.window.take(seat, action.type() == ActionType::kQuick ? kQuickPlays : kChallenges,
                      in_hand(state, seat, action));
  }
  tell_answer(play, seat, action);
  if (state.window.undecided().empty()) run_to_decision(play);
}

// Where several are asked at once, the last answer turns up what the others chose in secret: even
// that they chose nothing.
Reveals turns_up(const Play& play, int seat) {
  if (play.log == nullptr) return Reveals::kNothing;
  const State& state = play.state;
  const Sight sight(play.book, state);
  const bool last = state.run.asked == SeatSet::of(seat).bits();
  const bool others = last && !Asking(sight, state.run).have_picked().without(seat).empty();
  return others ? Reveals::kCards : Reveals::kNothing;
}

void choose(Play& play, int seat, Action action) {
  State& state = play.state;
  Host host(play);
  Runner runner(host, state.run);
  const Asked asked(play.book, state);
  const auto choice = asked.choices.meant(seat, action);
  if (asked.choices.is_open(action)) {
    play.tell(Event::Type::kChose, seat, action.what(), static_cast<int>(action.type()));
  } else if (play.log != nullptr && asked.choices.is_private_step(action)) {
    tell_step(play, seat, action);
  } else {
    tell_answer(play, seat, action, turns_up(play, seat));
  }
  runner.choose(seat, choice);
  if (state.run.asked == 0) run_to_decision(play);
}

void recite(Play& play) {
  play.tell(Event::Type::kRecited, play.state.reciter);
  play.state.asks = Asks::kVerdict;
}

void act(Play& play, int seat, Action action) {
  State& state = play.state;
  const Card card = action.what() == 0 ? kNoCard : in_hand(state, seat, action);
  switch (action.type()) {
    case ActionType::kFirst:
      begin_due(play, due_meant(state, action));
      return run_to_decision(play);
    case ActionType::kExcess:
      move(play, card, pile_of(seat, Pile::kBlessings), End::kBottom, seat);
      return run_to_decision(play);
    case ActionType::kFreeplay:
      begin_draft(play, card, Manner::kFree);
      return tell_step(play, seat, action);
    case ActionType::kPlay:
      begin_draft(play, card, Manner::kPaid);
      return tell_step(play, seat, action);
    case ActionType::kSkip:
      --state.free_plays;
      state.freeplayed = 1;
      return run_to_decision(play);
    case ActionType::kSacrifice:
      return sacrifice(play, action);
    case ActionType::kUse:
      lay_used(play, seat, card, Did::kUsed);
      return run_to_decision(play);
    case ActionType::kQuote:
      state.draft.verse = card;
      if (state.seats == 2) return hand_over(play, 1 - seat);
      state.asks = Asks::kHandTo;
      return tell_step(play, seat, action);
    case ActionType::kHandTo:
      return hand_over(play, action.what());
    case ActionType::kRecite:
      return recite(play);
    case ActionType::kPlayIt:
      begin_draft(play, state.table.top(kHanded),
                  state.asks == Asks::kRecited ? Manner::kRecited : Manner::kPaid);
      return tell_step(play, seat, action);
    case ActionType::kKeepIt:
      return put_away(play);
    case ActionType::kClose:
      state.draft.theme = static_cast<std::uint8_t>(action.what());
      state.asks = Asks::kBook;
      return tell_step(play, seat, action);
    case ActionType::kChapter:
      return add_chapter(play, action);
    case ActionType::kEnd:
      begin_ending(play);
      return run_to_decision(play);
    default:
      return;
  }
}

}  // namespace

void ChapterAndVerse::apply(const Book& book, State& state, Actor actor, Action action, Dice& dice,
                            EventLog* log) {
  Play play{book, state, dice, log};
  switch (state.asks) {
    case Asks::kVerdict:
      return hear_verdict(play, action.type() == ActionType::kRight);
    case Asks::kWindow:
      return answer(play, actor.seat(), action);
    case Asks::kEffect:
      return choose(play, actor.seat(), action);
    case Asks::kChapter:
      return choose_chapter(play, action);
    default:
      return act(play, actor.seat(), action);
  }
}

bool ChapterAndVerse::is_private_step(const Book& book, const State& state, Action action) {
  const Draft& draft = state.draft;
  switch (action.type()) {
    case ActionType::kFreeplay:
    case ActionType::kPlay:
    case ActionType::kPlayIt:
    case ActionType::kClose:
      return true;
    case ActionType::kQuote:
      return state.seats > 2;
    case ActionType::kInto:
      return state.asks == Asks::kChapter && draft.manner == Manner::kPaid &&
             cost(book, state, draft.verse) != 0;
    case ActionType::kSacrifice:
      return draft.due > 1;
    case ActionType::kChapter: {
      PileId chapters[kSeatCap];
      for (int seat = 0; seat < kSeatCap; ++seat) chapters[seat] = draft.book[seat];
      chapters[holder_of(action.pile())] = action.pile();
      return book_icons(state, chapters, draft.theme) < kBookIcons;
    }
    default:
      return Asked(book, state).choices.is_private_step(action);
  }
}

}  // namespace scriptorium::chapter_and_verse
