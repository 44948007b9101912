// What a viewer knows, and the worlds that agree with it.

#include "tests/toy/cards.h"
#include "tests/toy/rules.h"

namespace scriptorium::toy {
namespace {

// --- view

void look_at_decks(const State& state, int column, View& view) {
  for (int i = 0; i < state.open.common_size; ++i) {
    const Card card = state.common[i];
    const Knows knows = state.memory.of(column, card);
    if (knows == Knows::kPlace) view.common[i] = card;
    if (knows == Knows::kPile) view.in_deck |= bit_of(card);
  }
  for (int seat = 0; seat < kSeatCap; ++seat) {
    for (const Card card : std::span(state.deck[seat], state.open.deck_size[seat])) {
      if (state.memory.of(column, card) != Knows::kNothing) view.in_deck |= bit_of(card);
    }
  }
  for (int i = 0; i < 2 && i < state.open.common_size; ++i) {
    for (int seat = 0; seat < kSeatCap; ++seat) {
      const Card card = state.common[state.open.common_size - 1 - i];
      if (state.memory.of(seat, card) == Knows::kPlace) view.watched[i] |= byte(1 << seat);
    }
  }
}

void look_at_seat(const Book& book, const State& state, int column, int seat, View& view) {
  int known = 0;
  for (const Card card : hand(state, seat)) {
    if (state.memory.of(column, card) != Knows::kNothing) view.hand[seat][known++] = card;
  }
  view.common_held[seat] = byte(common_held(state, seat));
  const Card slot = state.slot[seat];
  view.slot_back[seat] = back_of(slot);
  const bool leak = book.fault == Fault::kViewLeaks;
  if (slot != kNoCard && (leak || state.memory.of(column, slot) != Knows::kNothing)) {
    view.slot[seat] = slot;
  }
  if (column != seat && column != kWatchers) view.brow[seat] = state.brow[seat];
  if (state.pledge[seat] != kUndecided) view.pledged |= byte(1 << seat);
}

// --- sample

// All places that may hold a hidden card of one back, and the cards that may lie there.
struct Hidden {
  static constexpr std::uint8_t kInDeck = 0;
  static constexpr std::uint8_t kElsewhere = 1;
  BoundedList<HiddenPlace, kCards> places;
  BoundedList<CardInPile, kCards> in_deck;
  BoundedList<Card, kCards> loose;

  void deck(std::span<Card> cards) {
    for (Card& card : cards) {
      if (card == kNoCard) places.push({&card, kInDeck});
    }
  }
  void elsewhere(std::span<Card> cards) {
    for (Card& card : cards) places.push({&card, kElsewhere});
  }
  // Cards `from` to before `to`: where each may be, by what the view says.
  void cards(Card from, Card to, std::uint64_t in_deck_known, std::uint64_t placed) {
    for (Card card = from; card < to; ++card) {
      if ((in_deck_known & bit_of(card)) != 0) {
        in_deck.push({card, kInDeck});
      } else if ((placed & bit_of(card)) == 0) {
        loose.push(card);
      }
    }
  }
  void deal(Dice& dice) {
    HiddenPlace place_list[kCards];
    Card loose_list[kCards];
    std::ranges::copy(places, place_list);
    std::ranges::copy(loose, loose_list);
    deal_hidden({place_list, places.size()}, in_deck.span(), {loose_list, loose.size()}, dice);
  }
};

// Lays out what the view says, and returns the cards laid out.
std::uint64_t place_known_cards(const View& view, State& state) {
  std::uint64_t placed = view.open.discard;
  const auto lay = [&](Card seen, Card& place) {
    place = seen;
    if (seen != kNoCard) placed |= bit_of(seen);
  };
  for (int i = 0; i < kCommonCap; ++i) lay(view.common[i], state.common[i]);
  for (int seat = 0; seat < kSeatCap; ++seat) {
    for (int i = 0; i < kHandCap; ++i) lay(view.hand[seat][i], state.hand[seat][i]);
    lay(view.slot[seat], state.slot[seat]);
  }
  const int own = column_of(view.open, Viewer(view.viewer));
  for (int i = 0; own != kWatchers && i < kCatalogueCap; ++i) lay(view.box[i], state.box[own][i]);
  return placed;
}

// The places in a seat's hand and slot whose card is hidden and has this back; `held` cards in hand
// have it. The hand's places are given away from `next` on, after the known cards.
void add_hidden_of_seat(const View& view, State& state, int seat, Back back, int held, Card*& next,
                        Hidden& hidden) {
  const auto known = std::ranges::count(view.hand[seat], back, back_of);
  const auto unknown = static_cast<std::size_t>(held - known);
  hidden.elsewhere({next, unknown});
  next += unknown;
  if (view.slot_back[seat] == back && view.slot[seat] == kNoCard) {
    hidden.elsewhere({&state.slot[seat], 1});
  }
}

void choose_lowest(State& state, int seat) {
  for (Card& card : private_deck(state, seat)) {
    for (Card& boxed : box(state, seat)) {
      if (boxed < card) std::swap(boxed, card);
    }
  }
}

// TY-02, TY-19: cards with the common back lie among the common hidden places; those of a seat's
// catalogue in its private deck, its hand, its slot or its box, every choice of a private deck
// equally likely.
void deal_hidden_cards(const Book& book, const View& view, State& state, Dice& dice) {
  const Open& open = view.open;
  const std::uint64_t placed = place_known_cards(view, state);
  Card* next[kSeatCap];
  for (int seat = 0; seat < kSeatCap; ++seat) {
    next[seat] = std::ranges::find(state.hand[seat], kNoCard);
  }

  Hidden common;
  common.deck(common_deck(state));
  for (int seat = 0; seat < open.options.seats; ++seat) {
    add_hidden_of_seat(view, state, seat, Back::kCommon, view.common_held[seat], next[seat],
                       common);
  }
  common.cards(1, byte(1 + open.options.common_cards), view.in_deck, placed);
  common.deal(dice);

  for (int seat = 0; seat < open.options.seats; ++seat) {
    Hidden own;
    own.deck(private_deck(state, seat));
    const int held = open.held[seat] - view.common_held[seat];
    add_hidden_of_seat(view, state, seat, Back::kPrivate, held, next[seat], own);
    const std::span<Card> boxed = box(state, seat);
    if (seat != view.viewer) own.elsewhere(boxed);
    own.cards(private_card(seat, 0), private_card(seat, open.options.private_catalogue),
              view.in_deck, placed);
    own.deal(dice);
    std::ranges::sort(state.hand[seat], state.hand[seat] + open.held[seat]);
    if (book.fault == Fault::kBoxedChoice && seat != view.viewer) choose_lowest(state, seat);
    std::ranges::sort(boxed);
  }
}

// TY-12, TY-16, TY-18: marks and choices that the viewer does not see.
void draw_hidden_choices(const Book& book, const View& view, State& state, Dice& dice) {
  for (int seat = 0; seat < view.open.options.seats; ++seat) {
    state.brow[seat] = view.brow[seat];
    if (state.brow[seat] == 0) {
      const bool stale = book.fault == Fault::kStaleBrow;
      state.brow[seat] =
          stale ? 1 : byte(1 + static_cast<int>(dice.below(view.open.options.marks)));
    }
    if ((view.pledged >> seat & 1) == 0) continue;
    if (seat == view.viewer) {
      state.pledge[seat] = view.pledge;
      continue;
    }
    const std::uint32_t held = view.open.held[seat];
    const std::uint32_t choice = dice.below(held + 1);
    state.pledge[seat] = choice == held ? kDeclined : byte(static_cast<int>(choice) + 1);
  }
}

// What one column knows of a seat's hand and slot in this world: its own cards; what was shown to
// all; and, if it is the viewer's, what the view says.
void remember_seat(const View& view, State& state, int column, int seat) {
  Memory& memory = state.memory;
  const SeatSet who = SeatSet::of(column);
  const bool own = column == seat;
  const bool viewers = column == column_of(view.open, Viewer(view.viewer));
  const auto shown = [&](Card card) { return (view.shown & bit_of(card)) != 0; };
  for (const Card card : hand(state, seat)) {
    const bool seen =
        viewers && std::ranges::find(view.hand[seat], card) != std::end(view.hand[seat]);
    if (own) memory.learn_place(who, card);
    if (seen || shown(card)) memory.learn_pile(who, card);
  }
  const Card slot = state.slot[seat];
  if (slot != kNoCard && (own || shown(slot) || (viewers && view.slot[seat] == slot))) {
    memory.learn_place(who, slot);
  }
  if (!own) return;
  for (const Card card : private_deck(state, seat)) memory.learn_pile(who, card);
  for (const Card card : box(state, seat)) memory.learn_place(who, card);
}

// What everyone knows in this world. Of the others' memories of decks only the top cards that they
// watch are drawn: `faded` says that there may have been more.
void remember(const View& view, State& state) {
  Memory& memory = state.memory;
  const Open& open = view.open;
  const int viewer = column_of(open, Viewer(view.viewer));
  const SeatSet everyone = columns(state);
  for (int card = 1; card < kCards; ++card) {
    if ((open.discard >> card & 1U) != 0) memory.learn_place(everyone, card);
    if ((view.in_deck >> card & 1U) != 0) memory.learn_pile(SeatSet::of(viewer), card);
  }
  for (const Card card : view.common) {
    if (card != kNoCard) memory.learn_place(SeatSet::of(viewer), card);
  }
  for (int i = 0; i < 2 && i < open.common_size; ++i) {
    const SeatSet watching = SeatSet::from_bits(view.watched[i]).without(viewer);
    memory.learn_place(watching, state.common[open.common_size - 1 - i]);
  }
  for (int column = 0; column <= kWatchers; ++column) {
    for (int seat = 0; everyone.has(column) && seat < open.options.seats; ++seat) {
      remember_seat(view, state, column, seat);
    }
  }
  memory.lossy = byte(everyone.without(viewer).bits() | view.faded << viewer);
}

}  // namespace

View Toy::view(const Book& book, const State& state, Viewer viewer) {
  const int column = column_of(state.open, viewer);
  View view;
  view.open = state.open;
  view.viewer = byte(viewer.index());
  view.faded = byte(static_cast<int>(state.memory.lossy >> column & 1U));
  view.shown = cards_known(state.memory, kWatchers, Knows::kPile);
  look_at_decks(state, column, view);
  for (int seat = 0; seat < state.open.options.seats; ++seat) {
    look_at_seat(book, state, column, seat, view);
  }
  if (column != kWatchers) {
    std::ranges::copy(state.box[column], view.box);
    view.pledge = state.pledge[column];
  }
  const bool own = column == state.open.mover();
  if (own || book.fault == Fault::kStepShows) view.picked = state.picked;
  return view;
}

std::uint64_t Toy::key(const Book& book, const State& state, Viewer viewer) {
  View seen = view(book, state, viewer);
  if (book.fault == Fault::kKeyForgets) std::ranges::fill(seen.brow, std::uint8_t{0});
  const std::uint64_t key = hash_value(seen);
  if (book.fault == Fault::kKeyPeeks && state.open.common_size != 0) {
    return combine(key, state.common[state.open.common_size - 1]);
  }
  return key;
}

State Toy::sample(const Book& book, const View& view, Dice& dice) {
  State state;
  state.open = view.open;
  state.picked = view.picked;
  deal_hidden_cards(book, view, state, dice);
  draw_hidden_choices(book, view, state, dice);
  const int size = view.open.common_size;
  if (size >= 2) {
    Card& top = state.common[size - 1];
    Card& second = state.common[size - 2];
    const bool unknown = view.common[size - 1] == kNoCard && view.common[size - 2] == kNoCard;
    if (book.fault == Fault::kBiasedSample && unknown && second < top) std::swap(top, second);
    if (book.fault == Fault::kBadSample && !unknown) std::swap(top, state.common[0]);
  }
  remember(view, state);
  return state;
}

}  // namespace scriptorium::toy
