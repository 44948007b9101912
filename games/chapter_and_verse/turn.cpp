#include "games/chapter_and_verse/turn.h"

#include <algorithm>

#include "games/chapter_and_verse/chapter_and_verse.h"

namespace scriptorium::chapter_and_verse {

using effects::Ability;
using effects::Duration;
using effects::End;
using effects::Trigger;

namespace {

// ---- effects

// CV-30: the abilities of a verse that something set off, one after the other.
void resolve_verse(Play& play, Card card, Trigger trigger, int controller) {
  State& state = play.state;
  state.resolving = card;
  state.trigger = static_cast<std::uint8_t>(trigger);
  state.controller = static_cast<Seat>(controller);
  state.ability = 0;
  if (!play.verse(card).triggers_on(trigger)) return;
  play.tell_card(Event::Type::kEffect, controller, card, static_cast<int>(trigger));
}

// The next of them; false: there are no more.
bool next_ability(Play& play) {
  State& state = play.state;
  const Verse& verse = play.verse(state.resolving);
  const auto trigger = static_cast<Trigger>(state.trigger);
  const bool gone = trigger != Trigger::kDiscarded && trigger != Trigger::kQuickPlayed &&
                    !in_play(state, state.resolving);
  while (!gone && state.ability < verse.ability_count) {
    const Ability& ability =
        play.book.program.abilities[static_cast<std::size_t>(verse.abilities + state.ability++)];
    if (ability.trigger != trigger) continue;
    if (ability.own_turn != 0 && state.controller != state.mover) continue;
    Host host(play);
    Runner(host, state.run).begin(ability, state.controller, state.resolving);
    return true;
  }
  state.resolving = kNoCard;
  state.ability = 0;
  state.trigger = 0;
  state.controller = 0;
  return false;
}

// The effect that is resolving, until it is over. False: somebody must choose.
bool resolve(Play& play) {
  State& state = play.state;
  for (;;) {
    if (state.run.active != 0) {
      Host host(play);
      if (!Runner(host, state.run).resume()) {
        state.asks = Asks::kEffect;
        return false;
      }
      if (someone_won(play)) return true;
    }
    if (!next_ability(play)) return true;
  }
}

// ---- the line

// `spared` is not asked. False: nobody is.
bool open_window(Play& play, int spared = kSeatCap) {
  State& state = play.state;
  auto& item = state.line.last();
  SeatSet asked;
  for (const int seat : SeatSet::first(state.seats).without(spared)) {
    if (hand_size(state, seat) == 0) continue;  // CV-43: nothing else about a hand counts
    if (challenge_open(play.book, state, seat) || quick_open(play.book, state, seat)) {
      asked = asked.with(seat);
    }
  }
  if (asked.empty()) {
    state.line.all_answered();
    return false;
  }
  state.window.ask(asked);
  play.tell(Event::Type::kAsked, item.seat, asked.bits());
  return true;
}

// CV-44: the first challenger sacrifices; the player must recite.
void challenge(Play& play, int seat) {
  State& state = play.state;
  const auto& item = state.line.last();
  const Card paid = state.window.card[seat];
  Event event = {};
  event.type = Event::Type::kChallenged;
  event.seat = static_cast<std::uint8_t>(seat);
  event.other = item.seat;
  event.pile = state.table.where(item.card);
  add_card(event, state, paid);
  carry(play, paid, pile_of(owner_of(paid), Pile::kDiscard), End::kTop);
  play.tell(event, Reveals::kCards);
  state.challenger = static_cast<std::uint8_t>(seat + 1);
  state.reciter = item.seat;
  state.window = {};
  state.asks = Asks::kRecite;
}

// CV-41: everyone has chosen; Quote It counts first, then clockwise. Whoever's answer did not count
// is asked anew and has shown nothing. True: somebody has to recite.
bool close_window(Play& play) {
  State& state = play.state;
  const int actor = state.line.last().seat;
  if (const int seat = state.window.first(kChallenges, actor); seat < kSeatCap) {
    challenge(play, seat);
    return true;
  }
  if (const int seat = state.window.first(kQuickPlays, actor); seat < kSeatCap) {
    const Card card = state.window.card[seat];
    state.window = {};
    lay_used(play, seat, card, Did::kQuick);
    return false;
  }
  state.window = {};
  state.line.all_answered();
  // That all passed turns up what each of them had chosen in secret.
  if (play.log != nullptr) {
    Event event = {};
    event.type = Event::Type::kAllPassed;
    event.seat = static_cast<std::uint8_t>(actor);
    play.tell(event, Reveals::kCards);
  }
  return false;
}

// CV-40, CV-42: what lies last resolves.
void resolve_last(Play& play) {
  State& state = play.state;
  const auto item = state.line.last();
  state.line.lift();
  const auto did = static_cast<Did>(item.kind);
  if (did == Did::kClosing) {
    if (close_book(play, item.seat) && !someone_won(play)) begin_ending(play);
    return;
  }
  if (did == Did::kEnding) return;
  if (item.cancelled != 0 || (did == Did::kPlayed && !in_play(state, item.card))) {
    play.tell_card(Event::Type::kFizzled, item.seat, item.card);
    return;
  }
  Trigger trigger = Trigger::kPlayed;
  if (did != Did::kPlayed) {
    const bool own = did == Did::kUsed && play.verse(item.card).triggers_on(Trigger::kDiscarded);
    trigger = own ? Trigger::kDiscarded : Trigger::kQuickPlayed;
  }
  resolve_verse(play, item.card, trigger, item.seat);
}

// What lies last on the line is answered, or it resolves. False: somebody has to decide.
bool go_down_the_line(Play& play) {
  State& state = play.state;
  if (state.window.open()) {
    if (!state.window.undecided().empty()) {
      state.asks = Asks::kWindow;
      return false;
    }
    if (close_window(play)) return false;
  }
  if (state.line.last().answered == 0 && open_window(play)) {
    state.asks = Asks::kWindow;
    return false;
  }
  resolve_last(play);
  return true;
}

// ---- the turn

// CV-11, CV-19: the verses of the player in turn with an effect at this time.
void find_due(Play& play, Trigger trigger) {
  State& state = play.state;
  const auto verses = play.book.verses;
  each_chapter(state, state.mover, [=, &state](PileId pile) {
    for (Card card = state.table.top(pile); card != kNoCard; card = state.table.below[card]) {
      if (verses[state.kind[card]].triggers_on(trigger) && !state.set.has(card)) {
        state.due.add(card);
      }
    }
  });
}

// CV-11: one effect of the start or end of turn begins; of several the player in turn says which.
// False: somebody has to say it.
bool next_due(Play& play) {
  State& state = play.state;
  Card only = kNoCard;
  int count = 0;
  state.due.each([&](Card card) {
    only = card;
    ++count;
  });
  if (count > 1) {
    state.asks = Asks::kOrder;
    return false;
  }
  begin_due(play, only);
  return true;
}

void set_phase(Play& play, Phase phase) {
  play.state.phase = phase;
  play.tell(Event::Type::kPhase, play.state.mover, static_cast<int>(phase));
}

// Effects that last until this turn is over, or until this player's next turn begins.
void expire(Play& play, Duration duration, int seat) {
  end_lasting(play, [&](const Lasting& lasting, const effects::Instruction& step) {
    return step.duration == duration && lasting.turn_of == seat;
  });
}

// CV-13: verses that others' turns have given to play without sacrifice.
void take_free_plays(Play& play, int seat) {
  State& state = play.state;
  end_lasting(play, [&](const Lasting& lasting, const effects::Instruction& step) {
    if (step.verb != effects::Verb::kMore || lasting.you != seat) return false;
    state.free_plays = static_cast<std::uint8_t>(state.free_plays + lasting.amount);
    return true;
  });
}

// CV-51
void end_by_count(Play& play) {
  State& state = play.state;
  state.phase = Phase::kOver;
  const SeatSet winners = ChapterAndVerse::scores(play.book, state).winners;
  const bool draw = winners.size() != 1;
  play.tell(Event::Type::kEnded, draw ? 0 : winners.lowest(), draw ? 0 : 2);
}

void end_turn(Play& play) {
  State& state = play.state;
  expire(play, Duration::kThisTurn, state.mover);
  state.idle = static_cast<std::uint8_t>(state.acted != 0 ? 0 : state.idle + 1);
  const Seat next = left_of(state, state.mover);
  if (state.idle >= state.seats || (next == state.first && state.round == kRounds)) {
    return end_by_count(play);
  }
  begin_turn(play, next);
}

// The turn goes on; false: somebody has to decide.
bool go_on(Play& play) {
  State& state = play.state;
  switch (state.phase) {
    case Phase::kStart:
      if (!state.due.empty()) return next_due(play);
      set_phase(play, Phase::kExcess);
      [[fallthrough]];
    case Phase::kExcess:
      if (hand_size(state, state.mover) > kHandLimit) {
        state.asks = Asks::kExcess;
        return false;
      }
      draw(play, state.mover, 1);  // CV-12
      state.free_plays = static_cast<std::uint8_t>(state.free_plays + 1);
      set_phase(play, Phase::kFreeplay);
      [[fallthrough]];
    case Phase::kFreeplay:
      if (state.freeplayed != 0 || hand_size(state, state.mover) == 0) {
        // CV-10, CV-13: what could have been played in this phase cannot be later.
        if (state.freeplayed == 0) --state.free_plays;
        set_phase(play, Phase::kPlay);
      }
      [[fallthrough]];
    case Phase::kPlay:
      state.asks = Asks::kTurn;
      return false;
    case Phase::kEnding:
      find_due(play, Trigger::kEndOfTurn);
      set_phase(play, Phase::kEnd);
      [[fallthrough]];
    case Phase::kEnd:
      if (!state.due.empty()) return next_due(play);
      end_turn(play);
      return true;
    case Phase::kOver:
      break;
  }
  return false;
}

}  // namespace

bool challenge_open(const Book& book, const State& state, int seat) {
  const auto& item = state.line.last();
  return static_cast<Did>(item.kind) == Did::kPlayed && item.detail != kStands &&
         item.seat != seat && !forbidden(book, state, Act::kChallenge, seat, item.card);
}

bool quick_open(const Book& book, const State& state, int seat) {
  if (state.advanced == 0 || state.line.full()) return false;
  const auto& item = state.line.last();
  if (item.seat == seat) {
    // One's own act, in the Play phase alone; never one's own answer.
    const bool answer = static_cast<Did>(item.kind) == Did::kQuick;
    if (answer || seat != state.mover || state.phase != Phase::kPlay) return false;
  }
  return !forbidden(book, state, Act::kQuickPlay, seat) &&
         !forbidden(book, state, Act::kDiscard, seat);
}

void begin_due(Play& play, Card card) {
  State& state = play.state;
  state.due.drop(card);
  const auto trigger = state.phase == Phase::kStart ? Trigger::kStartOfTurn : Trigger::kEndOfTurn;
  resolve_verse(play, card, trigger, state.mover);
}

void begin_turn(Play& play, int seat) {
  State& state = play.state;
  state.mover = static_cast<Seat>(seat);
  if (seat == state.first) ++state.round;
  state.acted = 0;
  state.free_plays = 0;
  state.freeplayed = 0;
  state.kept = 0;
  state.phase = Phase::kStart;
  expire(play, Duration::kNextTurn, seat);
  take_free_plays(play, seat);
  play.tell(Event::Type::kTurn, seat, state.round);
  find_due(play, Trigger::kStartOfTurn);
}

void begin_ending(Play& play) {
  State& state = play.state;
  set_phase(play, Phase::kEnding);
  state.free_plays = 0;
  if (state.advanced == 0) return;
  state.line.lay({.card = kNoCard,
                  .kind = static_cast<std::uint8_t>(Did::kEnding),
                  .seat = state.mover,
                  .cancelled = 0,
                  .answered = 0,
                  .detail = 0,
                  .unused_byte = 0});
}

void hear_verdict(Play& play, bool right) {
  State& state = play.state;
  play.tell(Event::Type::kVerdict, state.reciter, right ? 1 : 0);
  if (state.challenger == 0) {  // CV-32
    state.asks = right ? Asks::kRecited : Asks::kFaltered;
    return;
  }
  const int challenger = state.challenger - 1;
  state.challenger = 0;
  state.reciter = 0;
  if (right) {
    state.line.last().detail = kStands;
    // CV-41: everyone else is asked anew.
    open_window(play, challenger);
    return run_to_decision(play);
  }
  const auto item = state.line.last();
  const Card card = item.card;
  const Kind kind = state.kind[card];
  state.line.lift();
  state.unique_played[kind / 64] &= ~(std::uint64_t{1} << (kind % 64));  // CV-37: it was not played
  move(play, card, pile_of(owner_of(card), Pile::kDarkness), End::kTop, item.seat);
  run_to_decision(play);
}

void run_to_decision(Play& play) {
  State& state = play.state;
  for (;;) {
    if (someone_won(play)) state.phase = Phase::kOver;
    if (state.phase == Phase::kOver) {
      state.asks = Asks::kNothing;
      return;
    }
    const bool resolving = state.run.active != 0 || state.resolving != kNoCard;
    const bool goes_on = resolving            ? resolve(play)
                         : state.line.empty() ? go_on(play)
                                              : go_down_the_line(play);
    if (!goes_on) return;
  }
}

}  // namespace scriptorium::chapter_and_verse
