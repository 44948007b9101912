#include "games/chapter_and_verse/host.h"

#include <utility>

#include "games/chapter_and_verse/playing.h"

namespace scriptorium::chapter_and_verse {

using effects::Duration;
using effects::End;
using effects::Instruction;
using effects::Verb;

bool Shield::protects(Card card) {
  if (!found_) changes_.find(book_, state_, kProtectsInPlay | kProtectsElsewhere);
  found_ = true;
  for (const Change& change : changes_) {
    if (concerns(change, seat_) && concerns(book_, state_, change, card)) return true;
  }
  return false;
}

int Sight::members(std::uint8_t group) const {
  return group == static_cast<int>(Group::kTheme) ? kThemes : book_.markers;
}

bool Host::move(Card card, PileId to, End end, int doer) {
  const PileId from = pile_of(card);
  if ((from == to && end == End::kAnywhere) || from == 0) return false;
  if (!is_chapter(to)) {
    chapter_and_verse::move(play_, card, to, end, doer);
    return true;
  }
  const bool was_set = state().set.has(card) || !in_play(state(), card);
  play_.tell_card(Event::Type::kMoved, doer, card, 0, to,
                  is_open(from) ? Reveals::kNothing : Reveals::kCards);
  lay_in_chapter(play_, card, to, was_set);
  return true;
}

bool Host::set(Card card, PileId chapter, int doer) {
  const PileId from = pile_of(card);
  if (from == chapter) return false;
  play_.tell_card(Event::Type::kSet, doer, card, 0, chapter,
                  is_open(from) ? Reveals::kNothing : Reveals::kCards);
  lay_in_chapter(play_, card, chapter, true);
  return true;
}

bool Host::play(Card card, int seat, PileId chapter) {
  if (state().line.full() || unique_barred(play_.book, state(), card)) return false;
  lay_played(play_, seat, card, chapter, Manner::kFree, nullptr, 0);
  return true;
}

void Host::look(int seat, PileId pile, int count) {
  learn(SeatSet::of(seat), pile, count);
  if (play_.log == nullptr) return;
  Event full = {};
  full.type = Event::Type::kLooked;
  full.seat = static_cast<std::uint8_t>(seat);
  full.pile = pile;
  list_cards(state(), pile, count, full);
  play_.tell_apart(SeatSet::of(seat), full, censored(full));
}

void Host::reveal(PileId pile, int count) {
  Event event = {};
  event.type = Event::Type::kShown;
  event.seat = static_cast<std::uint8_t>(holder_of(pile));
  event.pile = pile;
  list_cards(state(), pile, count, event);
  learn(columns(state()), pile, count);
  play_.tell(event, Reveals::kCards);
}

// A hand has no places for those who do not hold it.
void Host::learn(SeatSet seers, PileId pile, int count) {
  SeatSet others;
  if (is_pile(pile, Pile::kHand)) {
    others = seers.without(holder_of(pile));
    seers = SeatSet::from_bits(static_cast<std::uint16_t>(seers.bits() & ~others.bits()));
    state().place_unsure[pile] |= static_cast<std::uint8_t>(others.bits());
  }
  Card card = top(pile);
  for (int i = 0; i < count && card != kNoCard; ++i, card = below(card)) {
    state().memory.learn_place(seers, card);
    state().memory.learn_pile(others, card);
  }
}

void Host::show_card(SeatSet seers, Card card) {
  const PileId pile = pile_of(card);
  Event event = {};
  event.type = Event::Type::kShown;
  event.seat = static_cast<std::uint8_t>(holder_of(pile));
  event.pile = pile;
  add_card(event, state(), card);
  if (is_pile(pile, Pile::kHand)) {
    state().memory.learn_pile(seers, card);
    state().place_unsure[pile] |= static_cast<std::uint8_t>(seers.without(holder_of(pile)).bits());
    sort_copies(state(), pile);
  } else {
    state().memory.learn_place(seers, card);
  }
  if (seers == columns(state())) {
    play_.tell(event, Reveals::kCards);
  } else {
    play_.tell_apart(seers, event, censored(event));
  }
}

void Host::search(int seat, PileId pile) {
  Event full = {};
  full.type = Event::Type::kSearched;
  full.seat = static_cast<std::uint8_t>(seat);
  full.pile = pile;
  list_cards(state(), pile, kDeckCap, full);
  const Event rest = censored(full);
  learn(SeatSet::of(seat), pile, size(pile));
  play_.tell_apart(SeatSet::of(seat), full, rest);
}

// CV-35: the found verse is shown to all and goes to hand.
void Host::found(int seat, Card card) {
  chapter_and_verse::move(play_, card, hand_of(seat), End::kAnywhere, seat, columns(state()));
}

void Host::arrange(int seat, PileId pile, const Card* cards, int count, unsigned bottoms) {
  Event full = {};
  full.type = Event::Type::kArranged;
  full.seat = static_cast<std::uint8_t>(seat);
  full.pile = pile;
  const SeatSet others = columns(state()).without(seat);
  for (int i = 0; i < count; ++i) {
    const Card card = cards[i];
    add_card(full, state(), card);
    full.number = static_cast<std::uint8_t>(full.number + (bottoms >> i & 1U));
    state().table.take(card);
    if (count > 1) {
      state().memory.forget_exact_place(others, card);
      state().place_unsure[pile] |=
          static_cast<std::uint8_t>(state().memory.pile[card] & others.bits());
    }
  }
  for (int i = 0; i < count; ++i) {
    if ((bottoms >> i & 1U) != 0) state().table.put_under(pile, cards[i]);
  }
  for (int i = count - 1; i >= 0; --i) {
    if ((bottoms >> i & 1U) == 0) state().table.put_on(pile, cards[i]);
  }
  for (int i = 0; i < count; ++i) state().memory.learn_place(SeatSet::of(seat), cards[i]);
  const Event rest = censored(full);
  // Which of them went where is the arranger's alone; in `to` the bits of those at the bottom.
  full.to = static_cast<std::uint8_t>(bottoms);
  play_.tell_apart(SeatSet::of(seat), full, rest, Reveals::kNothing);
}

bool Host::exchange(std::uint8_t noun, int seat, int other) {
  const PileId mine = pile_for(noun, seat);
  const PileId theirs = pile_for(noun, other);
  if (mine == 0) return false;
  state().table.exchange(mine, theirs);
  std::swap(state().place_unsure[mine], state().place_unsure[theirs]);
  Event event = {};
  event.type = Event::Type::kExchanged;
  event.seat = static_cast<std::uint8_t>(seat);
  event.other = static_cast<std::uint8_t>(other);
  event.number = noun;
  if (static_cast<Pile>(noun) != Pile::kHand) {
    play_.tell(event);
    return true;
  }
  for (const int holder : {seat, other}) {
    const PileId hand = hand_of(holder);
    const SeatSet others = columns(state()).without(holder);
    Event seen = event;
    list_cards(state(), hand, kDeckCap, seen);
    for (Card card = top(hand); card != kNoCard; card = below(card)) {
      state().memory.forget_place(others, card);
      state().memory.learn_place(SeatSet::of(holder), card);
    }
    state().place_unsure[hand] = static_cast<std::uint8_t>(others.bits());
    sort_copies(state(), hand);
    play_.tell_apart(SeatSet::of(holder), seen, event);
  }
  return true;
}

bool Host::cancel(Card card) {
  for (int i = 0; i < state().line.size; ++i) {
    auto& item = state().line.items[i];
    if (item.card != card || item.cancelled != 0) continue;
    item.cancelled = 1;
    play_.tell_card(Event::Type::kCancelled, item.seat, card);
    return true;
  }
  return false;
}

void Host::named(int seat, std::uint8_t group, std::uint8_t member) {
  play_.tell(Event::Type::kNamed, seat, member, group);
}

bool Host::make_lasting(std::uint16_t at, Card source, Card card, int you, int other, int amount) {
  const Instruction& step = play_.book.program.instructions[at];
  if (step.verb == Verb::kMore) {
    if (you != state().mover) return false;  // Freeplays are all that the nouns grant
    state().free_plays = static_cast<std::uint8_t>(state().free_plays + amount);
  } else if (state().lasting_count == kLastingCap) {
    return false;
  } else {
    state().lasting[state().lasting_count++] = {
        at,
        source,
        card,
        static_cast<std::uint8_t>(you),
        static_cast<std::uint8_t>(other),
        static_cast<std::int8_t>(amount),
        step.duration == Duration::kThisTurn ? state().mover : static_cast<std::uint8_t>(you)};
    state().in_force |= play_.book.force(step);
  }
  play_.tell_card(Event::Type::kLasts, you, source, amount);
  return true;
}

}  // namespace scriptorium::chapter_and_verse
