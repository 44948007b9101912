#include <cassert>

#include "tests/toy/cards.h"
#include "tests/toy/rules.h"

namespace scriptorium::toy {
namespace {

bool valid_deck(const Options& options, int seat, const Card (&deck)[kPrivateCap]) {
  const int chosen = seat < options.seats ? options.private_cards : 0;
  for (int i = 0; i < kPrivateCap; ++i) {
    if (i >= chosen) {
      if (deck[i] != kNoCard) return false;
      continue;
    }
    if (deck[i] < private_card(seat, 0) ||
        deck[i] >= private_card(seat, options.private_catalogue)) {
      return false;
    }
    if (i > 0 && deck[i] <= deck[i - 1]) return false;
  }
  return true;
}

// TY-02: the chosen cards are the private deck, the others of the catalogue stay in the box. Their
// owner knows which are which.
void lay_out_private_cards(State& state, const Config& config, int seat) {
  const Options& options = config.options;
  int boxed = 0;
  for (int number = 0; number < options.private_catalogue; ++number) {
    const Card card = private_card(seat, number);
    const std::span<const Card> chosen(config.deck[seat], options.private_cards);
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
    std::ranges::copy(config.deck[seat], deck.card);
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
    if (options.recall[seat] > (seat < options.seats ? 100 : 0)) return false;
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
