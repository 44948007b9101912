#include "games/chapter_and_verse/host.h"

#include "games/chapter_and_verse/playing.h"

namespace scriptorium::chapter_and_verse {

using effects::Duration;
using effects::End;
using effects::Instruction;
using effects::Verb;

const Changes& Shield::changes() {
  if (!found_) changes_.find(book_, state_, kProtectsInPlay | kProtectsElsewhere);
  found_ = true;
  return changes_;
}

bool Shield::protects(Card card) {
  for (const Change& change : changes()) {
    if (concerns(change, seat_) && concerns(book_, state_, change, card)) return true;
  }
  return false;
}

bool Shield::hides(PileId pile) {
  if ((state_.in_force & kProtectsElsewhere) == 0 || is_open(pile)) return false;
  for (const Change& change : changes()) {
    if (concerns(change, seat_) && concerns_all(book_, state_, change, pile)) return true;
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

// CV-23: what lies open to all is picked before all eyes. Else nobody can tell which copy it is,
// not even who knew where one of them lay.
void Host::pick_unseen(int seat, PileId pile, int count) {
  if (is_open(pile) || is_pile(pile, Pile::kHand)) return;
  Card card = top(pile);
  int open = 0;
  while (open < count && card != kNoCard && seen_by_all(card)) card = below(card), ++open;
  if (open < count) state().table.forget_top(pile, count, columns(state()).without(seat));
}

// A hand and a chapter have no order.
bool Host::sink(Card card, int depth) {
  const PileId pile = pile_of(card);
  if (is_chapter(pile) || Table::is_sorted(pile)) return false;
  state().table.sink_top(pile, depth);
  return true;
}

// CV-35: the found verse is shown to all and goes to hand.
void Host::found(int seat, Card card) {
  chapter_and_verse::move(play_, card, hand_of(seat), End::kAnywhere, seat, columns(state()));
}

bool Host::exchange(std::uint8_t noun, int seat, int other) {
  const PileId mine = pile_for(noun, seat);
  const PileId theirs = pile_for(noun, other);
  if (mine == 0) return false;
  state().table.exchange(mine, theirs, play_.alike());
  const Event event = event_of(Event::Type::kExchanged, seat, noun, other);
  if (static_cast<Pile>(noun) != Pile::kHand) {
    play_.tell(event);
    return true;
  }
  for (const int holder : {seat, other}) {
    const PileId hand = hand_of(holder);
    Event seen = event;
    list_cards(state(), hand, kDeckCap, seen);
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
  const bool more = step.verb == Verb::kMore;  // Freeplays are all that the nouns grant
  if (more && you == state().mover) {
    state().free_plays = static_cast<std::uint8_t>(state().free_plays + amount);
  } else if (state().lasting_count == kLastingCap) {
    return false;
  } else {
    state().lasting[state().lasting_count++] = {at,
                                                source,
                                                card,
                                                static_cast<std::uint8_t>(you),
                                                static_cast<std::uint8_t>(other),
                                                static_cast<std::int8_t>(amount),
                                                step.duration == Duration::kThisTurn && !more
                                                    ? state().mover
                                                    : static_cast<std::uint8_t>(you)};
    state().in_force |= play_.book.force(step);
  }
  play_.tell_card(Event::Type::kLasts, you, source, amount);
  return true;
}

}  // namespace scriptorium::chapter_and_verse
