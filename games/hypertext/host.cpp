#include "games/hypertext/host.h"

#include <algorithm>
#include <utility>

namespace scriptorium::hypertext {

using effects::Compare;
using effects::Duration;
using effects::End;
using effects::Verb;

Cards Sight::alike(const effects::Filter& filter, int named, Card source) const {
  const Kinds& kinds = *book_.kinds;
  Cards found = kinds.all;
  for (const effects::Filter::Member& wanted : filter.member) {
    if (wanted.group == 0) continue;
    found &= kinds.of[wanted.group][wanted.member != 0 ? wanted.member : named];
  }
  if (filter.stat != 0) {
    const int bound = std::min<int>(filter.bound, Kinds::kStatCap);
    const int next = std::min(bound + 1, Kinds::kStatCap);
    if (filter.compare != Compare::kAtMost) found &= kinds.at_least[filter.stat][bound];
    if (filter.compare != Compare::kAtLeast) found -= kinds.at_least[filter.stat][next];
  }
  if (filter.title != 0) {
    Cards one = {};
    one.add(filter.title);
    found &= one;
  }
  if (filter.other != 0) found.drop(source);
  return found;
}

bool Host::move(Card card, PileId to, End end, int doer) {
  const PileId from = pile_of(card);
  if (from == 0 || to == 0 || (from == to && end == End::kAnywhere)) return false;
  if (from != to && Shield(state(), state().run.you).covers(card)) return false;  // HT-18
  // What was revealed goes where all see it; what was looked at, where the looker does.
  SeatSet seers;
  if (from == kTower && state().table.memory.of(doer, card) == Knows::kPlace) {
    const bool revealed = state().table.memory.of(kWatchers, card) == Knows::kPlace;
    seers = revealed ? columns(state()) : SeatSet::of(doer);
  }
  hypertext::move(play_, card, to, end, doer, seers);
  return true;
}

void Host::found(int seat, Card card) {
  hypertext::move(play_, card, hand_of(seat), End::kAnywhere, seat, columns(state()));
}

void Host::shuffle(PileId pile) {
  if (pile == kTower) shuffle_tower(play_);
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
  if (play_.log == nullptr) return true;
  Event event = event_of(Event::Type::kExchanged, seat, static_cast<int>(Pile::kLot), other);
  event.board = state().lot[seat];
  event.to = state().lot[other];
  play_.tell(event);
  return true;
}

bool Host::exchange_hands(int seat, int other) {
  if (size(hand_of(seat)) == 0 || size(hand_of(other)) == 0) return false;  // HT-18
  state().table.exchange(hand_of(seat), hand_of(other));
  std::swap(state().tally[seat], state().tally[other]);
  forget_drawn(state());
  if (play_.log == nullptr) return true;
  Event full = event_of(Event::Type::kExchanged, seat, static_cast<int>(Pile::kHand), other);
  for (const int holder : {seat, other}) {
    for (const Card card : state().table.cards(hand_of(holder))) add_card(full, card);
  }
  full.to = static_cast<std::uint8_t>(size(hand_of(seat)));
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
