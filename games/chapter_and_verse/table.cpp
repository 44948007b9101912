#include "games/chapter_and_verse/table.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

using effects::End;
using effects::Trigger;

namespace {

std::uint8_t bits(SeatSet seats) { return static_cast<std::uint8_t>(seats.bits()); }

void leave_chapter(Play& play, Card card, PileId from) {
  State& state = play.state;
  state.icons[holder_of(from)][slot_of(from) - 5] -= play.verse(card).icons;
  if (state.table.empty(from)) {
    state.filled[holder_of(from)] &= static_cast<std::uint16_t>(~(1U << (slot_of(from) - 5)));
    for (PileId& closing : state.closing) {  // a new chapter there is another one (CV-15)
      if (closing == from) closing = 0;
    }
  }
  state.set.drop(card);
  state.due.drop(card);
  if (!state.standing.has(card)) return;
  state.standing.drop(card);
  find_force(play);
}

// The cards of a pile, for range loops.
struct Chain {
  const Table& table;
  Card first;
  struct At {
    const Table* table;
    Card card;
    Card operator*() const { return card; }
    At& operator++() {
      card = table->below[card];
      return *this;
    }
    friend bool operator==(const At& a, const At& b) { return a.card == b.card; }
  };
  At begin() const { return {&table, first}; }
  At end() const { return {&table, kNoCard}; }
};

// Some see which verse leaves a hidden pile, but not which copy of it. Who knew of another copy
// there, and not of this one, cannot tell that the other is still there.
void mix_up_copies(State& state, Card card, PileId from, SeatSet seers) {
  auto unsure =
      static_cast<std::uint8_t>(bits(seers) & ~state.memory.pile[card] & state.place_unsure[from]);
  for (Card copy = state.table.top(from); copy != kNoCard && unsure != 0;
       copy = state.table.below[copy]) {
    if (state.kind[copy] != state.kind[card] || owner_of(copy) != owner_of(card)) continue;
    const auto mixed =
        static_cast<std::uint8_t>(unsure & state.memory.pile[copy] & ~state.memory.place[copy]);
    state.memory.pile[copy] &= static_cast<std::uint8_t>(~mixed);
    unsure &= static_cast<std::uint8_t>(~mixed);
  }
}

// A card goes from one hidden pile to another: who sees it knows it, who does not may lose track.
void go_unseen(State& state, Card card, PileId from, SeatSet seers) {
  const SeatSet unseeing =
      SeatSet::from_bits(static_cast<std::uint16_t>(columns(state).bits() & ~seers.bits()));
  const unsigned lost = bits(unseeing) & ~unsigned{state.memory.place[card]};
  if ((lost & (state.place_unsure[from] | state.memory.pile[card])) == 0) return;
  state.memory.left_unseen(unseeing, card, Chain{state.table, state.table.top(from)});
}

}  // namespace

void Play::tell_of(Event::Type type, int seat, int number, int other, Card card, PileId to,
                   Reveals reveals) const {
  Event event = {};
  event.type = type;
  event.seat = static_cast<std::uint8_t>(seat);
  event.number = static_cast<std::uint8_t>(number);
  event.other = static_cast<std::uint8_t>(other);
  event.to = to;
  if (card != kNoCard) {
    event.pile = state.table.where(card);
    add_card(event, state, card);
  }
  log->all(event, reveals);
}

// Copies of a verse lie side by side in a hand. Whoever knows of some of them knows of the first
// ones.
void sort_copies(State& state, PileId hand) {
  if (state.place_unsure[hand] == 0) return;
  for (bool sorted = false; !sorted;) {
    sorted = true;
    Card card = state.table.top(hand);
    for (Card next = state.table.below[card]; next != kNoCard;
         card = next, next = state.table.below[card]) {
      if (state.kind[next] != state.kind[card] || owner_of(next) != owner_of(card)) continue;
      std::uint8_t& first = state.memory.pile[card];
      std::uint8_t& second = state.memory.pile[next];
      const auto both = static_cast<std::uint8_t>(first & second);
      const auto either = static_cast<std::uint8_t>(first | second);
      sorted = sorted && first == either;
      first = either;
      second = both;
    }
  }
}

void carry(Play& play, Card card, PileId to, End end, SeatSet seers) {
  State& state = play.state;
  Table& table = state.table;
  const PileId from = table.where(card);
  const SeatSet all = columns(state);
  table.take(card);
  if (is_chapter(from)) leave_chapter(play, card, from);
  if (is_open(from) || is_open(to)) {
    seers = all;
    if (!is_open(from)) mix_up_copies(state, card, from, seers);
  } else {
    if (is_pile(from, Pile::kHand)) seers = seers.with(holder_of(from));
    if (is_pile(to, Pile::kHand)) seers = seers.with(holder_of(to));
    mix_up_copies(state, card, from, seers);
    go_unseen(state, card, from, seers);
  }
  state.memory.learn_place(seers, card);
  if (is_pile(to, Pile::kHand)) {
    if (is_pile(from, Pile::kBlessings)) state.acted = 1;  // CV-51
    // A hand has no places: the others know at most that the card is in it.
    const SeatSet others = all.without(holder_of(to));
    state.memory.forget_place(others, card);
    state.place_unsure[to] |= static_cast<std::uint8_t>(state.memory.pile[card] & bits(others));
    table.put_sorted(to, card);
    sort_copies(state, to);
  } else if (end == End::kBottom) {
    table.put_under(to, card);
  } else {
    table.put_on(to, card);
  }
  if (!table.empty(from)) return;
  state.place_unsure[from] = 0;
  if (is_pile(from, Pile::kBlessings)) state.emptied = 1;
}

void move(Play& play, Card card, PileId to, End end, int seat, SeatSet seers) {
  const PileId from = play.state.table.where(card);
  const bool open = is_open(from) || is_open(to);
  if (is_pile(from, Pile::kHand)) seers = seers.with(holder_of(from));
  if (is_pile(to, Pile::kHand)) seers = seers.with(holder_of(to));
  carry(play, card, to, end, seers);
  if (play.log == nullptr) return;
  Event full = {};
  full.type = Event::Type::kMoved;
  full.seat = static_cast<std::uint8_t>(seat);
  full.pile = from;
  full.to = to;
  full.number = static_cast<std::uint8_t>(end);
  add_card(full, play.state, card);
  if (open || seers == columns(play.state)) {  // the spectators are among those who see it
    play.tell(full, is_open(from) ? Reveals::kNothing : Reveals::kCards);
  } else {
    play.tell_apart(seers, full, censored(full));
  }
}

Force force_of_all(const Book& book, const State& state) {
  Force force = 0;
  state.standing.each([&](Card card) { force |= book.verse(state.kind[card]).force; });
  for (int i = 0; i < state.lasting_count; ++i) {
    force |= book.force(book.program.instructions[state.lasting[i].step]);
  }
  return force;
}

void lay_in_chapter(Play& play, Card card, PileId chapter, bool set) {
  State& state = play.state;
  carry(play, card, chapter, End::kBottom);
  const Verse& verse = play.verse(card);
  state.icons[holder_of(chapter)][slot_of(chapter) - 5] += verse.icons;
  state.filled[holder_of(chapter)] |= static_cast<std::uint16_t>(1U << (slot_of(chapter) - 5));
  if (set) {
    state.set.add(card);
  } else if (verse.triggers_on(Trigger::kWhileInPlay)) {
    state.standing.add(card);
    state.in_force |= verse.force;
  }
}

int draw(Play& play, int seat, int count) {
  const PileId deck = pile_of(seat, Pile::kDeck);
  int drawn = 0;
  Card cards[kDeckCap];
  while (drawn < count && !play.state.table.empty(deck)) {
    const Card card = play.state.table.top(deck);
    carry(play, card, pile_of(seat, Pile::kHand), End::kAnywhere);
    cards[drawn++] = card;
  }
  if (drawn == 0) return 0;
  play.state.acted = 1;
  if (play.log == nullptr) return drawn;
  Event full = {};
  std::sort(cards, cards + drawn);  // a hand has no order
  for (int i = 0; i < drawn; ++i) add_card(full, play.state, cards[i]);
  full.type = Event::Type::kDrew;
  full.seat = static_cast<std::uint8_t>(seat);
  full.pile = deck;
  play.tell_apart(SeatSet::of(seat), full, censored(full));
  return drawn;
}

void draw_blessing(Play& play, int seat) {
  const PileId stack = pile_of(seat, Pile::kBlessings);
  if (play.state.table.empty(stack)) return;
  move(play, play.state.table.top(stack), pile_of(seat, Pile::kHand), End::kAnywhere, seat);
}

void shuffle(Play& play, PileId pile) {
  State& state = play.state;
  unsigned known = 0;
  for (const Card card : Chain{state.table, state.table.top(pile)}) {
    known |= state.memory.place[card] | state.memory.pile[card];
    state.memory.place[card] = 0;
  }
  state.place_unsure[pile] |= static_cast<std::uint8_t>(known);
  state.table.shuffle(pile, play.dice);
  if (play.log == nullptr) return;
  Event event = {};
  event.type = Event::Type::kShuffled;
  event.pile = pile;
  play.tell(event);
}

void list_cards(const State& state, PileId pile, int count, Event& event) {
  Card card = state.table.top(pile);
  event.count = 0;
  for (; event.count < count && card != kNoCard; card = state.table.below[card]) {
    add_card(event, state, card);
  }
}

Event censored(const Event& event) {
  Event rest = event;
  for (Kind& kind : rest.cards) kind = 0;
  return rest;
}

bool someone_won(Play& play) {
  State& state = play.state;
  if (state.emptied == 0) return false;
  if (state.winner != 0) return true;
  for (int i = 0; i < state.seats; ++i) {
    const int seat = (state.mover + i) % state.seats;
    if (blessings(state, seat) != 0) continue;
    state.winner = static_cast<std::uint8_t>(seat + 1);
    play.tell(Event::Type::kEnded, seat, 1);
    return true;
  }
  state.emptied = 0;
  return false;
}

}  // namespace scriptorium::chapter_and_verse
