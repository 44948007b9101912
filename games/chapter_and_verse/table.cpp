#include "games/chapter_and_verse/table.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

using effects::End;
using effects::Trigger;

namespace {

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

// CV-47: "this chapter" goes along with the verse that says it, and ends where it leaves them all.
void end_of_its_chapter(Play& play, Card card) {
  end_lasting(play, [&](const Lasting& lasting, const effects::Instruction& step) {
    const effects::Cards& about = play.book.program.cards[step.cards];
    return lasting.source == card && about.from.which == effects::Which::kThis;
  });
}

}  // namespace

Event event_of(Event::Type type, int seat, int number, int other) {
  Event event = {};
  event.type = type;
  event.seat = static_cast<std::uint8_t>(seat);
  event.number = static_cast<std::uint8_t>(number);
  event.other = static_cast<std::uint8_t>(other);
  return event;
}

void Play::tell_of(Event::Type type, int seat, int number, int other, Card card, PileId to,
                   Reveals reveals) const {
  Event event = event_of(type, seat, number, other);
  event.to = to;
  if (card != kNoCard) {
    event.pile = state.table.where(card);
    add_card(event, state, card);
  }
  log->all(event, reveals);
}

void carry(Play& play, Card card, PileId to, End end, SeatSet seers) {
  State& state = play.state;
  const PileId from = state.table.where(card);
  state.table.carry(card, to, end == End::kBottom, seers, play.alike());
  if (is_chapter(from)) leave_chapter(play, card, from);
  if (is_chapter(from) && !is_chapter(to)) end_of_its_chapter(play, card);
  if (!is_pile(from, Pile::kBlessings)) return;
  if (is_pile(to, Pile::kHand)) state.acted = 1;  // CV-51
  if (state.table.empty(from)) state.emptied = 1;
}

void move(Play& play, Card card, PileId to, End end, int seat, SeatSet seers) {
  const PileId from = play.state.table.where(card);
  const bool open = is_open(from) || is_open(to);
  if (is_pile(from, Pile::kHand)) seers = seers.with(holder_of(from));
  if (is_pile(to, Pile::kHand)) seers = seers.with(holder_of(to));
  carry(play, card, to, end, seers);
  if (play.log == nullptr) return;
  Event full = event_of(Event::Type::kMoved, seat, static_cast<int>(end));
  full.pile = from;
  full.to = to;
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
  // The way of every turn, compiled for itself.
  const auto holder = static_cast<std::uint8_t>(seat);
  const Table::Way way = {
      .from = deck,
      .from_traits = {.open = false, .sorted = false, .hand = false, .holder = holder},
      .to = pile_of(seat, Pile::kHand),
      .to_traits = {.open = false, .sorted = true, .hand = true, .holder = holder}};
  int drawn = 0;
  Card cards[kDeckCap];
  while (drawn < count && !play.state.table.empty(deck)) {
    const Card card = play.state.table.top(deck);
    play.state.table.carry(card, way, false, {}, play.alike());
    cards[drawn++] = card;
  }
  if (drawn == 0) return 0;
  play.state.acted = 1;
  if (play.log == nullptr) return drawn;
  Event full = event_of(Event::Type::kDrew, seat);
  full.pile = deck;
  std::sort(cards, cards + drawn);  // a hand has no order
  for (int i = 0; i < drawn; ++i) add_card(full, play.state, cards[i]);
  play.tell_apart(SeatSet::of(seat), full, censored(full));
  return drawn;
}

void draw_blessing(Play& play, int seat) {
  const PileId stack = pile_of(seat, Pile::kBlessings);
  if (play.state.table.empty(stack)) return;
  move(play, play.state.table.top(stack), pile_of(seat, Pile::kHand), End::kAnywhere, seat);
}

void shuffle(Play& play, PileId pile) {
  play.state.table.shuffle(pile, play.dice);
  if (play.log == nullptr) return;
  Event event = event_of(Event::Type::kShuffled, 0);
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

bool find_winner(Play& play) {
  State& state = play.state;
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
