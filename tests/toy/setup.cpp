#include <array>
#include <cassert>

#include "tests/toy/cards.h"
#include "tests/toy/rules.h"

namespace scriptorium::toy {
namespace {

bool valid_deck(const Options& options, int seat, const std::uint8_t (&deck)[kPrivateCap]) {
  const bool named = deck[0] != 0;
  const int chosen = named && seat < options.seats ? options.private_cards : 0;
  for (int i = 0; i < kPrivateCap; ++i) {
    const int least = i == 0 ? 1 : deck[i - 1] + 1;
    if (i < chosen && (deck[i] < least || deck[i] > options.private_catalogue)) return false;
    if (i >= chosen && deck[i] != 0) return false;
  }
  return true;
}

// The private deck of a seat, sorted, before it is shuffled.
std::array<Card, kPrivateCap> chosen_deck(const Config& config, int seat) {
  std::array<Card, kPrivateCap> deck = {};
  for (int i = 0; i < config.options.private_cards; ++i) {
    deck[static_cast<std::size_t>(i)] = chosen_card(config, seat, i);
  }
  return deck;
}

// TY-02: the chosen cards are the private deck, the others of the catalogue stay in the box. Their
// owner knows which are which.
void lay_out_private_cards(State& state, const Config& config, int seat) {
  const std::array<Card, kPrivateCap> chosen = chosen_deck(config, seat);
  int boxed = 0;
  for (int number = 0; number < config.options.private_catalogue; ++number) {
    const Card card = private_card(seat, number);
    if (std::ranges::find(chosen, card) == chosen.end()) {
      state.box[seat][boxed++] = card;
      state.memory.learn_place(SeatSet::of(seat), card);
    } else {
      state.deck[seat][state.open.deck_size[seat]++] = card;
      state.memory.learn_pile(SeatSet::of(seat), card);
    }
  }
}

void tell(const State& state, const Config& config, Log<Event>& log) {
  log.all({.type = Event::Type::kOptions, .options = config.options});
  for (Seat seat = 0; seat < config.options.seats; ++seat) {
    Event deck = {.type = Event::Type::kDeckList, .seat = seat};
    std::ranges::copy(chosen_deck(config, seat), deck.card);
    log.only(SeatSet::of(seat), deck);
    Event dealt = {.type = Event::Type::kDealt, .seat = seat};
    std::ranges::copy(hand(state, seat), dealt.card);
    log.only(SeatSet::of(seat), dealt, Reveals::kCards);
    log.only(SeatSet::first(config.options.seats).without(seat),
             {.type = Event::Type::kMark, .seat = seat, .mark = state.brow[seat]}, Reveals::kCards);
  }
  log.all({.type = Event::Type::kFirst, .seat = state.open.first});
}

Dice& carried_dice() {
  thread_local Dice dice = Dice::fast(Seed{});
  return dice;
}

}  // namespace

bool valid(const Config& config) {
  const Options& options = config.options;
  if (options.seats < Toy::kMinSeats || options.seats > Toy::kMaxSeats) return false;
  if (options.common_cards > kCommonCap || options.hand_size > kDealtCap) return false;
  if (options.hand_size * options.seats > options.common_cards) return false;
  if (options.private_catalogue > kCatalogueCap || options.private_cards > kPrivateCap) {
    return false;
  }
  if (options.private_cards > options.private_catalogue) return false;
  if (options.marks < 2 || options.marks > kMarkCap) return false;
  if (options.rounds < 1 || options.rounds > kRoundCap) return false;
  for (int seat = 0; seat < kSeatCap; ++seat) {
    if (options.recall[seat] > 100) return false;
    if (!valid_deck(options, seat, config.deck[seat])) return false;
  }
  return true;
}

Dice& shuffle_dice(const Book& book, Dice& ply) {
  if (book.fault == Fault::kForgotten) return carried_dice();
  return ply;
}

State Toy::setup(const Book& book, const Config& config, Dice& dice, Log* log) {
  assert(valid(config));
  if (book.fault == Fault::kForgotten) carried_dice() = Dice::fast(Seed::of(dice.below(1U << 16)));
  State state;
  state.open.options = config.options;
  for (int card = 1; card <= config.options.common_cards; ++card) {
    state.common[state.open.common_size++] = byte(card);
  }
  dice.shuffle(common_deck(state));  // TY-03
  for (Seat seat = 0; seat < config.options.seats; ++seat) {
    lay_out_private_cards(state, config, seat);
    dice.shuffle(private_deck(state, seat));
    for (int i = 0; i < config.options.hand_size; ++i) {
      add_to_hand(state, seat, take_top(common_deck(state), state.open.common_size));
    }
    state.brow[seat] = byte(1 + static_cast<int>(dice.below(config.options.marks)));  // TY-18
  }
  state.open.first = byte(static_cast<int>(dice.below(config.options.seats)));
  if (log != nullptr) tell(state, config, *log);
  return state;
}

}  // namespace scriptorium::toy
