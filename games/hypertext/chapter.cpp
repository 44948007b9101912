#include "games/hypertext/chapter.h"

#include <algorithm>
#include <numeric>

#include "games/hypertext/turn.h"

namespace scriptorium::hypertext {

namespace {

// HT-06, HT-24: the Lots first, then the Board Phase, which must be one that has not been.
void lay_phases(Play& play) {
  State& state = play.state;
  std::uint8_t deck[kPhases];
  std::iota(std::begin(deck), std::end(deck), std::uint8_t{1});
  play.dice.shuffle(std::span<std::uint8_t>(deck));
  std::size_t dealt = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    state.lot[seat] = tie_break(state) ? std::uint8_t{0} : deck[dealt++];
  }
  // A game is over long before all thirty have been, so there always is one.
  static_assert(kChapters + kDeals + kSeatCap <= kPhases);
  state.board = *std::find_if(std::begin(deck) + dealt, std::end(deck), [&](int phase) {
    return (state.boards_so_far & phase_bit(phase)) == 0;
  });
  state.boards_so_far |= phase_bit(state.board);
}

// With its cards, for those who see them.
void tell_hand(const Play& play, Event::Type type, int seat) {
  if (play.log == nullptr) return;
  Event full = event_of(type, seat);
  for (const Card card : play.state.table.cards(hand_of(seat))) add_card(full, card);
  if (type == Event::Type::kLaidOpen) return play.tell(full, Reveals::kCards);
  play.tell_apart(SeatSet::of(seat), full, censored(full));
}

void deal_hands(Play& play) {
  State& state = play.state;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (!playing(state).has(seat)) continue;
    for (int i = 0; i < kHand; ++i) carry_from_tower(play, seat);
    tell_hand(play, Event::Type::kDealt, seat);
  }
  state.times_run_out = 0;  // HT-32: a deal that empties the Tower does not count
}

void tell_chapter(const Play& play) {
  if (play.log == nullptr) return;
  const State& state = play.state;
  Event event = event_of(Event::Type::kChapter, state.starter, state.chapter, state.playing);
  event.board = state.board;
  for (int seat = 0; seat < state.seats; ++seat) add_card(event, state.lot[seat]);
  play.tell(event);
}

// HT-23: hands and Pages go to Sheol, and nothing of the chapter lasts.
void clear_table(Play& play) {
  State& state = play.state;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (playing(state).has(seat)) tell_hand(play, Event::Type::kLaidOpen, seat);
    state.past[seat].last_hand = cards_in(state, hand_of(seat));
    while (!state.table.empty(hand_of(seat))) {
      carry_to_sheol(play, seat, state.table.top(hand_of(seat)));
    }
    while (!state.table.empty(pages_of(seat))) {
      carry(play, state.table.top(pages_of(seat)), kSheol);
    }
    state.letters[seat] = 0;
    state.earned[seat] = 0;
    for (auto& part : state.earned_for) part[seat] = 0;
    state.records[seat] = 0;
    state.lots_done[seat] = 0;
  }
  for (Bar& bar : state.bars) bar = {};
  state.redeemed = 0;
  state.owes = 0;
  state.record_wreath = 0;
  state.empty_wreath = 0;
  state.went_out = 0;
  state.graced = 0;
  state.turns = 0;
  state.end_discards = 0;
}

// One of those who play.
Seat cast_lot(Play& play) {
  const SeatSet all = playing(play.state);
  auto seat = static_cast<Seat>(all.lowest());
  for (auto lot = play.dice.below(static_cast<std::uint32_t>(all.size())); lot > 0; --lot) {
    seat = left_of(play.state, seat);
  }
  return seat;
}

// HT-26, HT-27: all ninety cards are shuffled for a deal of the thirteenth chapter.
void begin_tie_break(Play& play) {
  State& state = play.state;
  state.starter = cast_lot(play);
  shuffle_sheol_in(play, false);
  lay_phases(play);
  tell_chapter(play);
  deal_hands(play);
  begin_turn(play, state.starter);
}

void end_game(Play& play) {
  State& state = play.state;
  state.stage = Stage::kOver;
  end_activations(state);
  play.tell(Event::Type::kEnded, 0, state.winner, SeatSet::of(state.winner - 1).bits());
}

// HT-25, HT-26.
void end_last_chapter(Play& play) {
  State& state = play.state;
  const std::int16_t best = *std::max_element(state.score, state.score + state.seats);
  SeatSet tied;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (state.score[seat] == best) tied = tied.with(seat);
  }
  if (tied.size() == 1) return win(play, tied.lowest());
  state.playing = static_cast<std::uint8_t>(tied.bits());
  play.tell(Event::Type::kTied, 0, 0, tied.bits());
  ++state.chapter;
  begin_tie_break(play);
}

// HT-27: nobody has recorded the Board Phase.
void end_deal(Play& play) {
  State& state = play.state;
  ++state.deals;
  play.tell(Event::Type::kDealtAnew, 0, state.deals);
  clear_table(play);
  if (state.deals < kDeals) return begin_tie_break(play);
  win(play, cast_lot(play));
}

// HT-21: what the points of the chapter are for; their sum.
int reckon(State& state, int seat) {
  Past& past = state.past[seat];
  const int letters = kLetterPoints * state.letters[seat];
  const int hand = -hand_size(state, seat);
  for (int what = 0; what < kFors; ++what) {
    const int points = what < kEarnings                          ? state.earned_for[what][seat]
                       : what == static_cast<int>(For::kLetters) ? letters
                                                                 : hand;
    past.last_for[what] = static_cast<std::int16_t>(points);
    past.all_for[what] = static_cast<std::int16_t>(past.all_for[what] + points);
  }
  return state.earned[seat] + letters + hand;
}

void end_chapter(Play& play) {
  State& state = play.state;
  if (tie_break(state)) return end_deal(play);
  Event event = event_of(Event::Type::kScored, 0, state.chapter);
  event.count = state.seats;
  for (int seat = 0; seat < state.seats; ++seat) {
    const int points = reckon(state, seat);
    event.points[seat] = static_cast<std::int16_t>(points);
    state.past[seat].points[state.chapter - 1] = static_cast<std::int16_t>(points);
    state.score[seat] = static_cast<std::int16_t>(state.score[seat] + points);
  }
  play.tell(event);
  clear_table(play);
  if (state.chapter == state.chapters) return end_last_chapter(play);
  ++state.chapter;
  state.starter = left_of(state, state.starter);  // HT-07
  begin_chapter(play);
}

void next_grace(Play& play) {
  State& state = play.state;
  if ((state.playing & ~state.graced) == 0) return end_chapter(play);
  state.mover = left_of(state, state.mover);
  state.stage = Stage::kGrace;
  play.tell(Event::Type::kGrace, state.mover);
}

void begin_grace(Play& play) {
  end_activations(play.state);
  next_grace(play);
}

}  // namespace

void begin_chapter(Play& play) {
  State& state = play.state;
  if (state.table.size(kTower) < kHand * state.seats) shuffle_sheol_in(play, false);
  lay_phases(play);
  tell_chapter(play);
  deal_hands(play);
  begin_turn(play, state.starter);
}

void go_out(Play& play, int seat) {
  State& state = play.state;
  state.went_out = static_cast<std::uint8_t>(seat + 1);
  play.tell(Event::Type::kOut, seat);
  if (!tie_break(state)) {
    state.empty_wreath = state.went_out;
    play.tell(Event::Type::kWreath, seat, 2);
    gain(play, seat, Counter::kPoints, kWreathPoints, For::kEmptyWreath);
  }
  state.graced = static_cast<std::uint8_t>(1U << seat);
  begin_grace(play);
}

void spend_tower(Play& play) {
  play.tell(Event::Type::kSpent, play.state.mover);
  play.state.graced = 0;
  begin_grace(play);
}

void end_grace(Play& play) {
  play.state.graced |= static_cast<std::uint8_t>(1U << play.state.mover);
  next_grace(play);
}

void win(Play& play, int seat) {
  play.state.winner = static_cast<std::uint8_t>(seat + 1);
  end_game(play);
}

}  // namespace scriptorium::hypertext
