#include "games/hypertext/host.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace scriptorium::hypertext {

using effects::Duration;
using effects::End;
using effects::Verb;

bool Sight::like(Card card, const effects::Filter& filter, int named, Card source) const {
  const Word& word = book_.word(card);
  for (const effects::Filter::Member& wanted : filter.member) {
    if (wanted.group == 0) continue;
    const bool type = wanted.group == static_cast<int>(Group::kType);
    const int is = type ? static_cast<int>(word.type) : static_cast<int>(word.rarity);
    if (is != (wanted.member != 0 ? wanted.member : named)) return false;
  }
  if (filter.stat != 0 &&
      !effects::compares(word.stat[filter.stat - 1], filter.compare, filter.bound)) {
    return false;
  }
  if (filter.title != 0 && filter.title != card) return false;
  return filter.other == 0 || card != source;
}

bool Host::move(Card card, PileId to, End end, int doer) {
  const PileId from = pile_of(card);
  if (from == 0 || to == 0 || (from == to && end == End::kAnywhere)) return false;
  if (from != to && Shield(state(), state().run.you).covers(card)) return false;  // HT-18
  // What was revealed goes where all see it; what was looked at, where the looker does.
  SeatSet seers;
  if (from == kTower && state().memory.of(doer, card) == Knows::kPlace) {
    const bool revealed = state().memory.of(kWatchers, card) == Knows::kPlace;
    seers = revealed ? columns(state()) : SeatSet::of(doer);
  }
  hypertext::move(play_, card, to, end, doer, seers);
  return true;
}

// A hand has no places for those who do not hold it.
void Host::learn(SeatSet seers, Card card) {
  const PileId pile = pile_of(card);
  if (is_open(pile)) return;
  if (is_hand(pile)) {
    state().memory.learn_pile(seers, card);
  } else {
    state().memory.learn_place(seers, card);
  }
}

// The first cards of a pile, from the top.
Event Host::listed(Event::Type type, int seat, PileId pile, int count) const {
  Event event = event_of(type, seat);
  event.pile = pile;
  Card card = top(pile);
  for (int i = 0; i < count && card != 0; ++i, card = below(card)) add_card(event, card);
  return event;
}

void Host::look(int seat, PileId pile, int count) {
  const Event full = listed(Event::Type::kLooked, seat, pile, count);
  for (int i = 0; i < full.count; ++i) learn(SeatSet::of(seat), full.cards[i]);
  play_.tell_apart(SeatSet::of(seat), full, censored(full));
}

// Whoever holds a card shows it; what nobody holds is turned up by the player in turn.
int Host::shower_of(PileId pile) const {
  return is_hand(pile) || is_pages(pile) ? holder_of(pile) : mover();
}

void Host::reveal(PileId pile, int count) {
  const Event event = listed(Event::Type::kShown, shower_of(pile), pile, count);
  for (int i = 0; i < event.count; ++i) learn(columns(state()), event.cards[i]);
  play_.tell(event, Reveals::kCards);
}

void Host::show_card(SeatSet seers, Card card) {
  Event event = event_of(Event::Type::kShown, shower_of(pile_of(card)));
  event.pile = pile_of(card);
  add_card(event, card);
  learn(seers, card);
  if (seers == columns(state())) {
    play_.tell(event, Reveals::kCards);
  } else {
    play_.tell_apart(seers, event, censored(event));
  }
}

void Host::search(int seat, PileId pile) {
  const Event full = listed(Event::Type::kSearched, seat, pile, kWords);
  for (int i = 0; i < full.count; ++i) learn(SeatSet::of(seat), full.cards[i]);
  play_.tell_apart(SeatSet::of(seat), full, censored(full));
}

void Host::found(int seat, Card card) {
  hypertext::move(play_, card, hand_of(seat), End::kAnywhere, seat, columns(state()));
}

void Host::shuffle(PileId pile) {
  if (pile == kTower) shuffle_tower(play_);
}

void Host::arrange(int seat, PileId pile, const Card* cards, int count, unsigned bottoms) {
  Event full = event_of(Event::Type::kArranged, seat, std::popcount(bottoms));
  full.pile = pile;
  const SeatSet others = columns(state()).without(seat);
  const auto at_bottom = [&](int i) { return (bottoms >> i & 1U) != 0; };
  for (int i = 0; i < count; ++i) add_card(full, cards[i]);
  // From the outside in, so that the first chosen ends up outermost.
  for (int i = 0; i < count; ++i) {
    if (count > 1) state().memory.forget_exact_place(others, cards[i]);
    if (at_bottom(i)) lay_again(book_, state(), cards[i], End::kBottom);
  }
  for (int i = count - 1; i >= 0; --i) {
    if (!at_bottom(i)) lay_again(book_, state(), cards[i], End::kTop);
  }
  for (int i = 0; i < count; ++i) state().memory.learn_place(SeatSet::of(seat), cards[i]);
  find_unsure_places(state());
  const Event rest = censored(full);
  // Which of them went where is the arranger's alone; in `to` the bits of those at the bottom.
  full.to = static_cast<std::uint8_t>(bottoms);
  play_.tell_apart(SeatSet::of(seat), full, rest, Reveals::kNothing);
}

bool Host::exchange(std::uint8_t noun, int seat, int other) {
  if (static_cast<Pile>(noun) == Pile::kLot) return exchange_lots(seat, other);
  return static_cast<Pile>(noun) == Pile::kHand && exchange_hands(seat, other);
}

// HT-31: what was recorded on a Lot goes with it.
bool Host::exchange_lots(int seat, int other) {
  if (tie_break(state())) return false;  // HT-26: there are none
  std::swap(state().lot[seat], state().lot[other]);
  for (std::uint8_t& done : state().lots_done) {
    const unsigned differ = (done >> seat ^ done >> other) & 1U;
    done = static_cast<std::uint8_t>(done ^ (differ << seat | differ << other));
  }
  play_.tell(Event::Type::kExchanged, seat, static_cast<int>(Pile::kLot), other);
  return true;
}

bool Host::exchange_hands(int seat, int other) {
  if (state().hand_size[seat] == 0 || state().hand_size[other] == 0) return false;  // HT-18
  std::swap(state().hand[seat], state().hand[other]);
  std::swap(state().tally[seat], state().tally[other]);
  std::swap(state().hand_size[seat], state().hand_size[other]);
  std::swap(state().hand_pool[seat], state().hand_pool[other]);
  forget_drawn(state());
  Event full = event_of(Event::Type::kExchanged, seat, static_cast<int>(Pile::kHand), other);
  for (const int holder : {seat, other}) {
    const SeatSet others = columns(state()).without(holder);
    state().hand[holder].each([&](Card card) {
      state().where[card] = hand_of(holder);
      state().memory.forget_place(others, card);
      state().memory.learn_place(SeatSet::of(holder), card);
      add_card(full, card);
    });
  }
  full.to = state().hand_size[seat];
  play_.tell_apart(SeatSet::of(seat).with(other), full, censored(full));
  return true;
}

bool Host::make_lasting(std::uint16_t at, Card, Card, int you, int other, int amount) {
  const effects::Instruction& step = play_.book.program.instructions[at];
  if (step.verb == Verb::kMore) {
    if (you != state().mover) return false;
    state().extra_free = static_cast<std::uint8_t>(state().extra_free + amount);
    play_.tell(Event::Type::kMayActivate, you, amount);
    return true;
  }
  if (step.verb != Verb::kForbid) return false;
  const auto all = static_cast<std::uint8_t>(state().playing & ~(1U << you));
  const bool one =
      step.other.who == effects::Who::kOpponent || step.other.who == effects::Who::kThatPlayer;
  const auto seats = one ? static_cast<std::uint8_t>(1U << other) : all;
  const int turn_of = step.duration == Duration::kNextTurn ? you + 1 : 0;
  for (Bar& bar : state().bars) {
    if (bar.act != Act::kNone) continue;
    bar = {static_cast<Act>(step.noun), seats, static_cast<std::uint8_t>(turn_of)};
    Event event = event_of(Event::Type::kBarred, you, step.noun, seats);
    event.to = static_cast<std::uint8_t>(turn_of);
    play_.tell(event);
    return true;
  }
  return false;
}

}  // namespace scriptorium::hypertext
