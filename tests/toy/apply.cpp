// What an action does.

#include <cassert>

#include "tests/toy/cards.h"
#include "tests/toy/rules.h"

namespace scriptorium::toy {
namespace {

using EventType = Event::Type;

// One action on its way: the state it changes, its chance, and who listens.
struct Play {
  const Book& book;
  State& state;
  Dice& dice;
  Log<Event>* log;

  void tell(const Event& event, Reveals reveals = Reveals::kNothing) {
    if (log != nullptr) log->all(event, reveals);
  }
  // The seat itself sees all of it, the others the censored twin.
  void tell_apart(Seat seat, const Event& full, const Event& rest,
                  Reveals reveals = Reveals::kNothing) {
    if (log != nullptr) log->split(SeatSet::of(seat), full, rest, reveals);
  }
  void tell_only(Seat seat, const Event& event) {
    if (log != nullptr) log->only(SeatSet::of(seat), event);
  }
};

// TY-12, TY-16: a window is open for those who hold a card; how many they hold is public.
std::uint8_t seats_with_cards(const Book& book, const State& state) {
  int seats = 0;
  for (int seat = 0; seat < state.open.options.seats; ++seat) {
    const auto asks = [&](Card card) {
      return book.fault != Fault::kWindowTells || book.value[card] >= kHighValue;
    };
    if (std::ranges::any_of(hand(state, seat), asks)) seats |= 1 << seat;
  }
  return byte(seats);
}

void end_round(Play& play) {
  Open& open = play.state.open;
  open.turn = 0;
  if (play.book.fault != Fault::kEndless) ++open.round;
  open.phase = open.round < open.options.rounds ? Phase::kTurn : Phase::kOver;
  if (open.phase == Phase::kOver) play.tell({.type = EventType::kEnded});
}

void end_turn(Play& play) {
  Open& open = play.state.open;
  open.phase = Phase::kTurn;
  if (++open.turn < open.options.seats) return;
  open.asked = seats_with_cards(play.book, play.state);
  open.phase = Phase::kCommit;
  if (open.asked == 0) end_round(play);
}

// TY-05, TY-06
void draw(Play& play, Seat seat, std::span<Card> pile, std::uint8_t& size, EventType type) {
  if (play.book.fault == Fault::kHiddenGlobal) {
    thread_local unsigned draws = 0;
    if (++draws % 3 == 0 && size >= 2) std::swap(pile[size - 1U], pile[size - 2U]);
  }
  const Card card = take_top(pile, size);
  play.state.memory.left_unseen(columns_but(play.state, seat), card, pile.first(size));
  add_to_hand(play.state, seat, card);
  const Event full = {.type = type, .seat = seat, .card = {card}};
  const Event rest = {.type = type, .seat = seat};
  play.tell_apart(seat, full, play.book.fault == Fault::kTwinLeaks ? full : rest, Reveals::kCards);
  end_turn(play);
}

// TY-07
void peek(Play& play, Seat seat) {
  const std::span<const Card> deck = common_deck(play.state);
  Event full = {.type = EventType::kPeeks, .seat = seat};
  for (std::size_t i = 0; i < 2 && i < deck.size(); ++i) {
    full.card[i] = deck[deck.size() - 1 - i];
    play.state.memory.learn_place(SeatSet::of(seat), full.card[i]);
  }
  play.tell_apart(seat, full, {.type = EventType::kPeeks, .seat = seat},
                  play.book.fault == Fault::kPastReveal ? Reveals::kNothing : Reveals::kCards);
  play.state.open.phase = Phase::kPeek;
}

// TY-07: whoever knew where one of the two lay knows only the deck now. In a deck of two that says
// it all; in a larger one something is lost that the table of memories cannot hold.
void put_back(Play& play, Seat seat, bool swapped) {
  State& state = play.state;
  const std::span<Card> deck = common_deck(state);
  if (swapped) std::swap(deck[deck.size() - 1], deck[deck.size() - 2]);
  const SeatSet others = columns_but(state, seat);
  for (std::size_t i = 0; i < 2 && deck.size() >= 2; ++i) {
    if (play.book.fault == Fault::kSwapSeen) break;
    const Card card = deck[deck.size() - 1 - i];
    if (deck.size() == 2) state.memory.forget_place(others, card);
    if (deck.size() > 2) state.memory.forget_exact_place(others, card);
  }
  const Event rest = {.type = EventType::kPeeked, .seat = seat};
  play.tell_apart(seat, {.type = EventType::kPeeked, .seat = seat, .count = swapped}, rest);
  if (play.book.fault == Fault::kRevisionTells && play.book.value[deck.back()] >= kHighValue) {
    play.tell(rest);
  }
  end_turn(play);
}

// TY-08
void shuffle_common(Play& play, Seat seat) {
  shuffle_dice(play.book, play.dice).shuffle(common_deck(play.state));
  play.state.memory.shuffled(common_deck(play.state));
  play.tell({.type = EventType::kShuffled, .seat = seat});
  end_turn(play);
}

void begin_search(Play& play, Seat seat) {
  play.state.open.phase = Phase::kSearch;
  play.tell({.type = EventType::kSearches, .seat = seat});
}

// TY-09. The deck is put in order first, so that the place chosen says nothing of how it lay.
void end_search(Play& play, Seat seat, Action action) {
  State& state = play.state;
  const std::span<Card> deck = private_deck(state, seat);
  std::ranges::sort(deck);
  Card found = kNoCard;
  if (action.type() == Action::Type::kFind) {
    const auto chosen = deck.begin() + action.place();
    std::rotate(chosen, chosen + 1, deck.end());
    found = take_top(deck, state.open.deck_size[seat]);
    show_to_all(state, found);
    add_to_hand(state, seat, found);
  }
  shuffle_dice(play.book, play.dice).shuffle(private_deck(state, seat));
  play.tell({.type = EventType::kFound, .seat = seat, .card = {found}},
            found == kNoCard ? Reveals::kNothing : Reveals::kCards);
  end_turn(play);
}

// TY-10
void pick(Play& play, Seat seat, int place) {
  play.state.picked = byte(place + 1);
  play.tell_only(seat, {.type = EventType::kPicked, .seat = seat, .count = play.state.picked});
}

void set(Play& play, Seat seat, int place) {
  State& state = play.state;
  state.picked = 0;
  const Card card = take_from_hand(state, seat, place);
  state.memory.left_unseen(columns_but(state, seat), card, same_back(state, seat, card));
  state.slot[seat] = card;
  const Event rest = {.type = EventType::kSet, .seat = seat, .back = back_of(card)};
  Event full = rest;
  full.card[0] = card;
  play.tell_apart(seat, full, rest);
  end_turn(play);
}

Card take_from_slot(State& state, Seat seat) {
  const Card card = state.slot[seat];
  state.slot[seat] = kNoCard;
  return card;
}

void score(Play& play, Seat seat, int points, Reveals reveals) {
  play.state.open.points[seat] = byte(play.state.open.points[seat] + points);
  play.tell({.type = EventType::kScored, .seat = seat, .count = byte(points)}, reveals);
}

// TY-12: that nobody answered is news too, hence the reveal.
void close_answers(Play& play) {
  State& state = play.state;
  const Seat mover = state.open.mover();
  const Card turned_up = take_from_slot(state, mover);
  discard(state, turned_up);
  bool cancelled = false;
  for (int i = 1; i < state.open.options.seats && !cancelled; ++i) {
    const Seat seat = byte((mover + i) % state.open.options.seats);
    if (state.pledge[seat] == kUndecided || state.pledge[seat] == kDeclined) continue;
    const Card answer = take_from_hand(state, seat, state.pledge[seat] - 1);
    if (play.book.fault != Fault::kLostCard || back_of(answer) == Back::kCommon) {
      discard(state, answer);
    }
    play.tell({.type = EventType::kAnswered, .seat = seat, .card = {answer}}, Reveals::kCards);
    cancelled = true;
  }
  if (!cancelled) score(play, mover, play.book.value[turned_up], Reveals::kCards);
  std::ranges::fill(state.pledge, kUndecided);
  state.open.asked = 0;
  end_turn(play);
}

// TY-11
void turn_up(Play& play, Seat seat) {
  State& state = play.state;
  show_to_all(state, state.slot[seat]);
  play.tell({.type = EventType::kTurnedUp, .seat = seat, .card = {state.slot[seat]}},
            Reveals::kCards);
  const int asked = seats_with_cards(play.book, state) & ~(1 << seat);
  state.open.asked = byte(asked);
  state.open.phase = Phase::kAnswer;
  if (asked == 0) close_answers(play);
}

// TY-16
void close_commitments(Play& play) {
  State& state = play.state;
  Open& open = state.open;
  int best = 0;
  SeatSet leading;
  for (Seat seat = 0; seat < open.options.seats; ++seat) {
    open.committed[seat] = kNoCard;
    if ((open.asked >> seat & 1) == 0) continue;
    if (state.pledge[seat] != kDeclined) {
      const Card card = take_from_hand(state, seat, state.pledge[seat] - 1);
      open.committed[seat] = card;
      discard(state, card);
      const int value = play.book.value[card];
      if (value > best) leading = {};
      if (value >= best) leading = leading.with(seat);
      best = std::max(best, value);
    }
    if (play.book.fault == Fault::kSilentEvent) continue;
    play.tell({.type = EventType::kRevealed, .seat = seat, .card = {open.committed[seat]}},
              Reveals::kCards);
  }
  if (leading.size() == 1) score(play, byte(leading.lowest()), 2, Reveals::kCards);
  std::ranges::fill(state.pledge, kUndecided);
  open.asked = 0;
  end_round(play);
}

// TY-12, TY-16: a choice in a window; to the others one looks like another.
void choose(Play& play, Seat seat, Action action) {
  State& state = play.state;
  state.pledge[seat] = action.type() == Action::Type::kPass ? kDeclined : byte(1 + action.place());
  play.tell_apart(seat, {.type = EventType::kChose, .seat = seat, .count = state.pledge[seat]},
                  {.type = EventType::kChose, .seat = seat});
  if (!Toy::to_act(play.book, state).empty()) return;
  state.open.phase == Phase::kAnswer ? close_answers(play) : close_commitments(play);
}

void recite(Play& play, Seat seat) {
  play.state.open.phase = Phase::kVerdict;
  play.tell({.type = EventType::kRecites, .seat = seat});
}

// TY-13
void judge_recitation(Play& play, bool right) {
  State& state = play.state;
  const Seat seat = state.open.mover();
  if (!right) {
    play.tell({.type = EventType::kVerdict, .seat = seat});
    return end_turn(play);
  }
  state.open.told_mark[seat] = state.brow[seat];
  play.tell({.type = EventType::kVerdict, .seat = seat, .mark = state.brow[seat]}, Reveals::kCards);
  score(play, seat, play.book.fault == Fault::kOverpays ? 60 : 3, Reveals::kNothing);
  state.brow[seat] = byte(1 + static_cast<int>(play.dice.below(state.open.options.marks)));
  if (play.log != nullptr) {
    play.log->only(SeatSet::first(state.open.options.seats).without(seat),
                   {.type = EventType::kMark, .seat = seat, .mark = state.brow[seat]},
                   Reveals::kCards);
  }
  end_turn(play);
}

void pass(Play& play, Seat seat) {
  play.tell({.type = EventType::kPassed, .seat = seat});
  end_turn(play);
}

}  // namespace

void Toy::apply(const Book& book, State& state, Actor actor, Action action, Dice& dice, Log* log) {
  assert(!check(book, state, actor, action));
  Play play = {book, state, dice, log};
  const Seat seat = actor.seat();
  switch (state.open.phase) {
    case Phase::kAnswer:
    case Phase::kCommit:
      return choose(play, seat, action);
    case Phase::kSearch:
      return end_search(play, seat, action);
    default:
      break;
  }
  switch (action.type()) {
    case Action::Type::kDraw:
      return draw(play, seat, common_deck(state), state.open.common_size, EventType::kDrew);
    case Action::Type::kDrawOwn:
      return draw(play, seat, private_deck(state, seat), state.open.deck_size[seat],
                  EventType::kDrewOwn);
    case Action::Type::kPeek:
      return peek(play, seat);
    case Action::Type::kKeep:
      return put_back(play, seat, false);
    case Action::Type::kSwap:
      return put_back(play, seat, true);
    case Action::Type::kShuffle:
      return shuffle_common(play, seat);
    case Action::Type::kSearch:
      return begin_search(play, seat);
    case Action::Type::kPick:
      return pick(play, seat, action.place());
    case Action::Type::kSet:
      return set(play, seat, action.place());
    case Action::Type::kTurnUp:
      return turn_up(play, seat);
    case Action::Type::kRecite:
      return recite(play, seat);
    case Action::Type::kPass:
      return pass(play, seat);
    case Action::Type::kRight:
      return judge_recitation(play, true);
    case Action::Type::kWrong:
      return judge_recitation(play, false);
    default:
      return;  // not reached: check allows no other
  }
}

}  // namespace scriptorium::toy
