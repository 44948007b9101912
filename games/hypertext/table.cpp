#include "games/hypertext/table.h"

#include <algorithm>

namespace scriptorium::hypertext {

using effects::End;

namespace {

constexpr bool kFromBottom = true;  // the dice count the Tower from there (core/piles.h)

// Nobody can tell any more what came from where.
void merge_pools(State& state) {
  if (state.tower_pool == 0) return;
  state.table.memory.lossy |= columns(state).bits();
  state.tower_pool = 0;
  state.drawn_pool = 0;
  std::fill(std::begin(state.pool), std::end(state.pool), std::uint8_t{0});
}

void enter_hand(const Book& book, State& state, Card card, int seat) {
  state.tally[seat] += one_of(book.word(card).type);
}

}  // namespace

void put_down(const Book& book, State& state, Card card, PileId to) {
  state.table.put(card, to, false);
  if (is_hand(to)) enter_hand(book, state, card, holder_of(to));
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

namespace {

// Inlined: for the ways of every turn the compiler knows what the piles are.
[[gnu::always_inline]] inline void carry_on(Play& play, Card card, const Table::Way& way, End end,
                                            SeatSet seers) {
  State& state = play.state;
  state.table.carry(card, way, end == End::kBottom, seers);
  if (way.from_traits.hand) {
    state.tally[way.from_traits.holder] -= one_of(play.book.word(card).type);
    if (state.drawn == card) forget_drawn(state);
  }
  if (way.to_traits.hand) enter_hand(play.book, state, card, way.to_traits.holder);
  if (way.from_traits.open || way.to_traits.open) {
    state.pool[card] = 0;
  } else {
    if (way.from_traits.hand) {
      merge_pools(state);
      state.drawn_seen &= state.table.memory.pile[state.drawn];  // who lost track of it
    }
    ++state.passages;
  }
  if (way.from == kTower && state.table.empty(kTower) && state.dry == 0) {  // HT-32
    state.dry = 1;
    ++state.times_run_out;
  }
}

// All piles of a kind have the traits of the first, but for the holder.
constexpr PileTraits traits_of(PileId first, int holder) {
  PileTraits traits = Table::traits(first);
  traits.holder = static_cast<std::uint8_t>(holder);
  return traits;
}
constexpr PileTraits hand_traits(int seat) { return traits_of(kFirstHand, seat); }
constexpr PileTraits pages_traits(int seat) { return traits_of(kFirstPages, seat); }
constexpr PileTraits kSheolTraits = Table::traits(kSheol);
constexpr PileTraits kRevealedTraits = Table::traits(kRevealed);

}  // namespace

void carry(Play& play, Card card, PileId to, End end, SeatSet seers) {
  const PileId from = where(play.state, card);
  if (is_hand(from) && to == kSheol) return carry_to_sheol(play, holder_of(from), card);
  if (from == kSheol && is_hand(to)) return carry_from_sheol(play, card, holder_of(to));
  carry_on(play, card, play.state.table.way(card, to), end, seers);
}
void carry_from_tower(Play& play, int seat) {
  carry_on(play, play.state.table.top(kTower),
           {kTower, Table::traits(kTower), hand_of(seat), hand_traits(seat)}, End::kTop, {});
}
void carry_from_sheol(Play& play, Card card, int seat) {
  carry_on(play, card, {kSheol, kSheolTraits, hand_of(seat), hand_traits(seat)}, End::kTop, {});
}
void carry_to_sheol(Play& play, int seat, Card card) {
  carry_on(play, card, {hand_of(seat), hand_traits(seat), kSheol, kSheolTraits}, End::kTop, {});
}
void carry_to_pages(Play& play, int seat, Card card) {
  carry_on(play, card, {hand_of(seat), hand_traits(seat), pages_of(seat), pages_traits(seat)},
           End::kTop, {});
}
void carry_to_revealed(Play& play, int seat, Card card) {
  carry_on(play, card, {hand_of(seat), hand_traits(seat), kRevealed, kRevealedTraits}, End::kTop,
           {});
}
void carry_revealed_to_sheol(Play& play, Card card) {
  carry_on(play, card, {kRevealed, kRevealedTraits, kSheol, kSheolTraits}, End::kTop, {});
}

void move(Play& play, Card card, PileId to, End end, int seat, SeatSet seers) {
  const PileId from = where(play.state, card);
  const bool open = is_open(from) || is_open(to);
  if (is_hand(from)) seers = seers.with(holder_of(from));
  if (is_hand(to)) seers = seers.with(holder_of(to));
  if (from == kTower && !open) {
    play.state.table.forget_top(kTower, effects::kMaxPicked, columns(play.state).except(seers));
  }
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
  Table& table = state.table;
  const int came = table.size(kSheol);
  if (!mid_chapter || state.tower_pool == kPools - 1) merge_pools(state);
  if (mid_chapter) ++state.tower_pool;
  table.put_all_on(kTower, kSheol);
  table.shuffle_unknown(kTower, play.dice, kFromBottom);  // all is of one pool, which is as good
  if (state.tower_pool != 0) {
    for (const Card card : table.cards(kTower)) state.pool[card] = state.tower_pool;
  }
  state.dry = 0;
  if (!mid_chapter) table.memory.lossy = 0;  // all that is hidden is in one pile now
  if (play.log == nullptr) return;
  Event event = event_of(Event::Type::kShuffled, 0, mid_chapter ? 0 : 2);
  event.count = static_cast<std::uint8_t>(came);
  play.tell(event);
}

void shuffle_tower(Play& play) {
  merge_pools(play.state);
  play.state.table.shuffle(kTower, play.dice, kFromBottom);
  play.tell(Event::Type::kShuffled, 0, 1);
}

void fill_tower(Play& play) {
  const Table& table = play.state.table;
  if (table.empty(kTower) && !table.empty(kSheol)) shuffle_sheol_in(play, true);
}

Card draw_one(Play& play, int seat) {
  fill_tower(play);
  const Card card = play.state.table.top(kTower);
  if (card != 0) carry_from_tower(play, seat);
  return card;
}

namespace {

[[gnu::noinline]] void tell_drawn(const Play& play, int seat, Card card) {
  Event full = event_of(Event::Type::kDrew, seat, 1);
  add_card(full, card);
  play.tell_apart(SeatSet::of(seat), full, censored(full));
}

}  // namespace

void draw_first(Play& play, int seat) {
  State& state = play.state;
  const Card card = draw_one(play, seat);
  if (card == 0) return;  // HT-09
  state.drawn = card;
  state.drawn_seen = state.table.memory.pile[card];
  state.drawn_pool = state.pool[card];
  state.free_left = 1;
  if (play.log != nullptr) tell_drawn(play, seat, card);
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
    if (play.state.table.empty(kTower)) tell();
    const Card card = draw_one(play, seat);
    if (card == 0) break;
    if (play.log != nullptr) add_card(full, card);
  }
  tell();
  return drawn;
}

void gain(Play& play, int seat, Counter counter, int amount, For what) {
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
    std::int16_t& part = state.earned_for[static_cast<int>(what)][seat];
    part = static_cast<std::int16_t>(part + gained);
  }
  if (gained != 0) {
    play.tell(Event::Type::kGained, seat, gained, static_cast<int>(counter));
  }
}

}  // namespace scriptorium::hypertext
