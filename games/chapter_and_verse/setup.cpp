#include "games/chapter_and_verse/setup.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/turn.h"

namespace scriptorium::chapter_and_verse {

using effects::End;

namespace {

// The cards of one player, shuffled, as the deck.
void lay_deck(State& state, int seat, std::span<Kind> kinds, Dice& dice) {
  std::sort(kinds.begin(), kinds.end());
  const PileId deck = pile_of(seat, Pile::kDeck);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto card = static_cast<Card>(first_card_of(seat) + static_cast<int>(i));
    state.kind[card] = kinds[i];
    state.table.put_on(deck, card);
  }
  state.table.shuffle(deck, dice);
}

// CV-03: the box, divided among all.
void deal_box(const Book& book, State& state, Dice& dice) {
  std::uint8_t counts[kKinds] = {};
  box(book, state.left_out, state.seats, counts);
  Kind kinds[kBoxCap];
  std::size_t count = 0;
  for (int kind = 1; kind < kKinds; ++kind) {
    for (int i = 0; i < counts[kind]; ++i) kinds[count++] = static_cast<Kind>(kind);
  }
  dice.shuffle(std::span(kinds, count));
  for (int seat = 0; seat < state.seats; ++seat) {
    lay_deck(state, seat, {kinds + seat * kBoxShare, kBoxShare}, dice);
  }
}

// One of the ready decks, each equally likely; none that was `given` before, while there are
// others.
Deck ready_deck(const Book& book, std::uint32_t& given, Dice& dice) {
  const auto all = static_cast<int>(book.ready.size());
  if (std::popcount(given) == all) given = 0;
  const int left = all - std::popcount(given);
  int skipped = left == 1 ? 0 : static_cast<int>(dice.below(static_cast<std::uint32_t>(left)));
  int which = 0;
  while ((given >> which & 1U) != 0 || skipped-- > 0) ++which;
  given |= 1U << which;
  return book.ready[static_cast<std::size_t>(which)];
}

// CV-04: what each brought, or one of the ready decks.
void deal_decks(Play& play, const Config& config) {
  const Book& book = play.book;
  State& state = play.state;
  std::uint32_t given = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    Deck deck = config.decks[seat];
    if (deck.empty()) deck = fitted(book, state.left_out, ready_deck(book, given, play.dice));
    lay_deck(state, seat, {deck.verses, static_cast<std::size_t>(deck.size())}, play.dice);
  }
}

void show_top(Play& play, int seat) {
  State& state = play.state;
  const Card card = state.table.top(pile_of(seat, Pile::kDeck));
  Event event = {};
  event.type = Event::Type::kStartShown;
  event.seat = static_cast<std::uint8_t>(seat);
  add_card(event, state, card);
  carry(play, card, pile_of(seat, Pile::kHand), End::kAnywhere, columns(state));
  play.tell(event, Reveals::kCards);
}

// CV-06: the first title in the alphabet; those tied reveal again.
Seat start_challenge(Play& play) {
  State& state = play.state;
  SeatSet tied = SeatSet::first(state.seats);
  while (tied.size() > 1) {
    int best = std::numeric_limits<int>::max();
    SeatSet first;
    bool shown = false;
    for (const int seat : tied) {
      const Card card = state.table.top(pile_of(seat, Pile::kDeck));
      if (card == kNoCard) continue;
      shown = true;
      const int rank = play.verse(card).title_rank;
      show_top(play, seat);
      if (rank < best) first = {};
      if (rank <= best) first = first.with(seat);
      best = std::min(best, rank);
    }
    if (!shown) break;  // equal to the last card
    tied = first;
  }
  return static_cast<Seat>(tied.lowest());
}

void tell_brought(const Play& play, int seat) {
  const Kind* const deck = &play.state.kind[first_card_of(seat)];  // by kind
  Event full = {};
  full.type = Event::Type::kBrought;
  full.seat = static_cast<std::uint8_t>(seat);
  while (full.count < kDeckCap && deck[full.count] != 0) {
    full.cards[full.count] = deck[full.count];
    full.owners[full.count++] = full.seat;
  }
  play.tell_apart(SeatSet::of(seat), full, censored(full));
}

void tell_dealt(const Play& play, int seat) {
  const PileId hand = pile_of(seat, Pile::kHand);
  Event full = {};
  full.type = Event::Type::kDealt;
  full.seat = static_cast<std::uint8_t>(seat);
  full.number = static_cast<std::uint8_t>(play.state.table.size(pile_of(seat, Pile::kDeck)));
  list_cards(play.state, hand, kDeckCap, full);
  play.tell_apart(SeatSet::of(seat), full, censored(full));
}

}  // namespace

// What nobody plays with: what the table banned, what is not of the Bible, the other set.
KindSet left_out(const Book& book, const Config& config) {
  KindSet out = config.banned;
  for (std::size_t kind = 1; kind < book.verses.size(); ++kind) {
    const Verse& verse = book.verses[kind];
    const bool other_set = config.advanced == 0 && verse.set != Set::kFoundations;
    if (other_set || (config.bible_only != 0 && !verse.bible)) out.add(static_cast<int>(kind));
  }
  return out;
}

State ChapterAndVerse::setup(const Book& book, const Config& config, Dice& dice, EventLog* log) {
  State state = {};
  Play play{book, state, dice, log};
  state.seats = config.seats;
  state.table.everyone = static_cast<std::uint8_t>(columns(state).bits());
  state.advanced = config.advanced;
  for (int seat = 0; seat < config.seats; ++seat) state.recall[seat] = config.recall[seat];
  state.left_out = left_out(book, config);
  if (state.advanced != 0) {
    deal_decks(play, config);
  } else {
    deal_box(book, state, dice);
  }
  for (int seat = 0; seat < state.seats; ++seat) {  // CV-05
    for (int i = 0; i < kBlessings; ++i) {
      const Card card = state.table.take_top(pile_of(seat, Pile::kDeck));
      state.table.put_under(pile_of(seat, Pile::kBlessings), card);
    }
  }
  const Seat first =
      state.advanced != 0 ? start_challenge(play) : static_cast<Seat>(dice.below(state.seats));
  for (int seat = 0; seat < state.seats; ++seat) {
    while (hand_size(state, seat) < kOpening && !state.table.empty(pile_of(seat, Pile::kDeck))) {
      carry(play, state.table.top(pile_of(seat, Pile::kDeck)), pile_of(seat, Pile::kHand),
            End::kAnywhere);
    }
  }
  Event event = {};
  event.type = Event::Type::kBegan;
  event.seat = first;
  event.number = state.seats;
  event.other = state.advanced;
  play.tell(event);
  for (int seat = 0; seat < state.seats; ++seat) {
    if (state.advanced != 0) tell_brought(play, seat);
    tell_dealt(play, seat);
  }
  state.first = first;
  begin_turn(play, first);
  run_to_decision(play);
  return state;
}

}  // namespace scriptorium::chapter_and_verse
