#include "games/hypertext/table.h"

#include <algorithm>

namespace scriptorium::hypertext {

using effects::End;

namespace {

std::uint16_t bits(SeatSet seats) { return seats.bits(); }
SeatSet all_but(SeatSet all, SeatSet some) {
  return SeatSet::from_bits(static_cast<std::uint16_t>(all.bits() & ~some.bits()));
}

// Takes the card out of an ordered pile and closes the gap.
void take_from(State& state, Card (&pile)[kWords], std::uint8_t& size, int place) {
  --size;
  for (int i = place; i < size; ++i) {
    pile[i] = pile[i + 1];
    state.place[pile[i]] = static_cast<std::uint8_t>(i);
  }
  pile[size] = 0;
}
void lay_on(State& state, Card (&pile)[kWords], std::uint8_t& size, Card card, bool under) {
  int place = size++;
  if (under) {
    for (; place > 0; --place) {
      pile[place] = pile[place - 1];
      state.place[pile[place]] = static_cast<std::uint8_t>(place);
    }
  }
  pile[place] = card;
  state.place[card] = static_cast<std::uint8_t>(place);
}

// Takes the card off its pile. It goes onto another at once, so where it lies is not said here.
void take(const Book& book, State& state, Card card) {
  const PileId from = state.where[card];
  const int holder = holder_of(from);
  if (is_hand(from)) {
    state.hand[holder].drop(card);
    state.tally[holder] -= one_of(book.word(card).type);
    --state.hand_pool[holder][state.pool[card]];
    --state.hand_size[holder];
    if (state.drawn == card) forget_drawn(state);
  } else if (is_pages(from)) {
    state.pages[holder].drop(card);
  } else if (from == kTower) {
    take_from(state, state.tower, state.tower_size, state.place[card]);
  } else if (from == kSheol) {
    take_from(state, state.sheol, state.sheol_size, state.place[card]);
  } else {
    state.revealed = 0;
  }
  state.place[card] = 0;
}

// The cards of a hand or of the Tower, for range loops.
struct Chain {
  const State& state;
  Card first;
  struct At {
    const State* state;
    Card card;
    Card operator*() const { return card; }
    At& operator++() {
      card = below(*state, card);
      return *this;
    }
    friend bool operator==(const At& a, const At& b) { return a.card == b.card; }
  };
  At begin() const { return {&state, first}; }
  At end() const { return {&state, 0}; }
};

// A card has left one hidden pile for another: who sees it knows it, who does not may lose track.
void go_unseen(State& state, Card card, PileId from, SeatSet seers) {
  const SeatSet unseeing = all_but(columns(state), seers);
  const bool unsure = (bits(unseeing) & ~state.memory.place[card]) != 0;
  if (!unsure || (from == kTower && state.place_unsure == 0)) return;
  state.memory.left_unseen(unseeing, card, Chain{state, top_of(state, from)});
  if (from == kTower) find_unsure_places(state);
}

// Somebody takes one of the cards that they looked at: the others do not see which, and so do not
// know any more where each of those at the top lies.
void lose_places(State& state, SeatSet seats) {
  const int from = std::max(0, state.tower_size - effects::kMaxPicked);
  for (int place = from; place < state.tower_size; ++place) {
    state.memory.forget_exact_place(seats, state.tower[place]);
  }
  find_unsure_places(state);
}

// Nobody can tell any more what came from where.
void merge_pools(State& state) {
  if (state.tower_pool == 0) return;
  state.memory.lossy |= columns(state).bits();
  state.tower_pool = 0;
  state.drawn_pool = 0;
  std::fill(std::begin(state.pool), std::end(state.pool), std::uint8_t{0});
  for (int seat = 0; seat < state.seats; ++seat) {
    std::uint8_t(&pools)[kPools] = state.hand_pool[seat];
    std::fill(std::begin(pools), std::end(pools), std::uint8_t{0});
    pools[0] = state.hand_size[seat];
  }
}

}  // namespace

void put_down(const Book& book, State& state, Card card, PileId to, End end) {
  const int holder = holder_of(to);
  state.where[card] = to;
  if (is_hand(to)) {
    state.hand[holder].add(card);
    state.tally[holder] += one_of(book.word(card).type);
    ++state.hand_pool[holder][state.pool[card]];
    ++state.hand_size[holder];
  } else if (is_pages(to)) {
    state.pages[holder].add(card);
  } else if (to == kTower) {
    lay_on(state, state.tower, state.tower_size, card, end == End::kBottom);
  } else if (to == kSheol) {
    lay_on(state, state.sheol, state.sheol_size, card, end == End::kBottom);
  } else {
    state.revealed = card;
  }
}

void find_unsure_places(State& state) {
  const bool place_unsure = std::any_of(
      state.tower, state.tower + state.tower_size,
      [&](Card card) { return (state.memory.pile[card] & ~state.memory.place[card]) != 0; });
  state.place_unsure = place_unsure ? 1 : 0;
}

Event event_of(Event::Type type, int seat, int number, int other) {
  Event event = {};
  event.type = type;
  event.seat = static_cast<std::uint8_t>(seat);
  event.number = static_cast<std::int16_t>(number);
  event.other = static_cast<std::uint8_t>(other);
  return event;
}

void sort_cards(Event& event) { std::sort(event.cards, event.cards + event.count); }

Event censored(const Event& event) {
  Event rest = event;
  std::fill(std::begin(rest.cards), std::end(rest.cards), Card{0});
  return rest;
}

void Play::tell_of(Event::Type type, int seat, int number, int other) const {
  log->all(event_of(type, seat, number, other));
}
void Play::tell_of_card(Event::Type type, int seat, Card card, int number, Reveals reveals) const {
  Event event = event_of(type, seat, number);
  add_card(event, card);
  log->all(event, reveals);
}

void carry(Play& play, Card card, PileId to, End end, SeatSet seers) {
  State& state = play.state;
  const PileId from = state.where[card];
  const bool hidden = !is_open(from) && !is_open(to);
  take(play.book, state, card);
  if (hidden) {
    if (is_hand(to)) seers = seers.with(holder_of(to));
    go_unseen(state, card, from, seers);
    if (is_hand(from)) {
      merge_pools(state);
      state.drawn_seen &= state.memory.pile[state.drawn];  // who lost track of it
    }
    ++state.passages;
  } else {
    seers = columns(state);
    state.pool[card] = 0;
  }
  put_down(play.book, state, card, to, end);
  if (state.tower_size == 0) state.place_unsure = 0;
  if (from == kTower && state.tower_size == 0 && state.dry == 0) {  // HT-32
    state.dry = 1;
    ++state.times_run_out;
  }
  if (is_open(to)) {  // everybody sees it: nothing needs to be remembered
    state.memory.place[card] = 0;
    state.memory.pile[card] = 0;
    return;
  }
  state.memory.learn_place(seers, card);
  // A hand has no places: the others know at most that the card is in it.
  if (is_hand(to)) state.memory.forget_place(columns(state).without(holder_of(to)), card);
}

void lay_again(const Book& book, State& state, Card card, End end) {
  const PileId pile = state.where[card];
  take(book, state, card);
  put_down(book, state, card, pile, end);
}

void move(Play& play, Card card, PileId to, End end, int seat, SeatSet seers) {
  const PileId from = play.state.where[card];
  const bool open = is_open(from) || is_open(to);
  if (is_hand(from)) seers = seers.with(holder_of(from));
  if (is_hand(to)) seers = seers.with(holder_of(to));
  if (from == kTower && !open) lose_places(play.state, all_but(columns(play.state), seers));
  carry(play, card, to, end, seers);
  if (play.log == nullptr) return;
  Event full = event_of(Event::Type::kMoved, seat, end == End::kBottom ? 1 : 0);
  full.pile = from;
  full.to = to;
  add_card(full, card);
  if (open) {
    play.tell(full, is_open(from) ? Reveals::kNothing : Reveals::kCards);
  } else {
    play.tell_apart(seers, full, censored(full));
  }
}

void shuffle_sheol_in(Play& play, bool mid_chapter) {
  State& state = play.state;
  const int came = state.sheol_size;
  if (!mid_chapter || state.tower_pool == kPools - 1) merge_pools(state);
  if (mid_chapter) ++state.tower_pool;
  for (int i = 0; i < came; ++i) {
    const Card card = state.sheol[i];
    state.sheol[i] = 0;
    state.tower[state.tower_size] = card;
    state.tower_size = static_cast<std::uint8_t>(state.tower_size + 1);
    state.where[card] = kTower;
    state.pool[card] = state.tower_pool;
  }
  state.sheol_size = 0;
  play.dice.shuffle(std::span<Card>(state.tower, state.tower_size));
  for (int i = 0; i < state.tower_size; ++i) {
    const Card card = state.tower[i];
    state.place[card] = static_cast<std::uint8_t>(i);
    state.memory.place[card] = 0;
    state.memory.pile[card] = 0;  // all of it is of one pool, which is as good
  }
  state.place_unsure = 0;
  state.dry = 0;
  if (!mid_chapter) state.memory.lossy = 0;  // all that is hidden is in one pile now
  if (play.log == nullptr) return;
  Event event = event_of(Event::Type::kShuffled, 0, mid_chapter ? 0 : 2);
  event.count = static_cast<std::uint8_t>(came);
  play.tell(event);
}

void shuffle_tower(Play& play) {
  State& state = play.state;
  merge_pools(state);
  play.dice.shuffle(std::span<Card>(state.tower, state.tower_size));
  for (int i = 0; i < state.tower_size; ++i) {
    state.place[state.tower[i]] = static_cast<std::uint8_t>(i);
    state.memory.place[state.tower[i]] = 0;
  }
  find_unsure_places(state);
  play.tell(Event::Type::kShuffled, 0, 1);
}

void fill_tower(Play& play) {
  if (play.state.tower_size == 0 && play.state.sheol_size != 0) shuffle_sheol_in(play, true);
}

Card draw_one(Play& play, int seat) {
  fill_tower(play);
  const Card card = top_of(play.state, kTower);
  if (card != 0) carry(play, card, hand_of(seat));
  return card;
}

void draw_first(Play& play, int seat) {
  State& state = play.state;
  const Card card = draw_one(play, seat);
  if (card == 0) return;  // HT-09
  state.drawn = card;
  state.drawn_seen = state.memory.pile[card];
  state.drawn_pool = state.pool[card];
  state.free_left = 1;
  if (play.log == nullptr) return;
  Event full = event_of(Event::Type::kDrew, seat, 1);
  add_card(full, card);
  play.tell_apart(SeatSet::of(seat), full, censored(full));
}

void end_activations(State& state) {
  forget_drawn(state);
  state.drawn_pool = 0;
  state.free_left = 0;
  state.extra_free = 0;
  state.unsure = 0;
}

// What came before a shuffle is told before it: everybody knows that it is none of Sheol's.
int draw(Play& play, int seat, int count) {
  Event full = event_of(Event::Type::kDrew, seat);
  const auto tell = [&] {
    if (full.count == 0) return;
    sort_cards(full);
    play.tell_apart(SeatSet::of(seat), full, censored(full));
    full = event_of(Event::Type::kDrew, seat);
  };
  int drawn = 0;
  for (; drawn < count; ++drawn) {
    if (play.state.tower_size == 0) tell();
    const Card card = draw_one(play, seat);
    if (card == 0) break;
    if (play.log != nullptr) add_card(full, card);
  }
  tell();
  return drawn;
}

void gain(Play& play, int seat, Counter counter, int amount) {
  State& state = play.state;
  if (tie_break(state)) return;
  int gained = 0;
  if (counter == Counter::kLetters) {
    gained = std::clamp(state.letters[seat] + amount, 0, kMostLetters) - state.letters[seat];
    state.letters[seat] = static_cast<std::uint8_t>(state.letters[seat] + gained);
  } else {
    gained =
        std::clamp(state.earned[seat] + amount, -kMostEarned, kMostEarned) - state.earned[seat];
    state.earned[seat] = static_cast<std::int16_t>(state.earned[seat] + gained);
  }
  if (gained != 0) {
    play.tell(Event::Type::kGained, seat, gained, static_cast<int>(counter));
  }
}

bool barred(const State& state, Act act, int seat) {
  return std::any_of(std::begin(state.bars), std::end(state.bars), [&](const Bar& bar) {
    return bar.act == act && (bar.seats >> seat & 1U) != 0;
  });
}

}  // namespace scriptorium::hypertext
