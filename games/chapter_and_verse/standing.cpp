#include "games/chapter_and_verse/standing.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

using effects::Ability;
using effects::Cards;
using effects::Compare;
using effects::Filter;
using effects::Instruction;
using effects::Trigger;
using effects::Who;
using effects::Whose;

namespace {

int plain_amount(const Book& book, const Instruction& step) {
  return book.program.amounts[step.amount].n;
}

bool lies_there(const State& state, Card card, const effects::Place& place, int you) {
  PileId pile = state.table.where(card);
  if (pile == kHanded)
    pile = pile_of(state.mover, Pile::kHand);  // still the player's, in other hands
  const auto noun = static_cast<Pile>(place.pile);
  if (noun != Pile::kNone) {
    const bool chapters = noun == Pile::kTabletop || noun == Pile::kChapter;
    if (chapters ? !is_chapter(pile) : !is_pile(pile, noun)) return false;
  }
  const bool yours = holder_of(pile) == you;
  switch (place.whose) {
    case Whose::kNone:
    case Whose::kAnyones:
      return true;
    case Whose::kEachOpponents:
    case Whose::kOpponents:
    case Whose::kThatPlayers:
      return !yours;
    case Whose::kDoers:
    case Whose::kYours:
    case Whose::kOwners:
      return yours;
  }
  return false;
}

bool about(const Book& book, const State& state, const Change& change, Card card) {
  if (change.card != kNoCard) return change.card == card;
  const Cards& cards = book.program.cards[change.step->cards];
  if (cards.quantity == effects::Quantity::kThis) return card == change.source;
  const bool same = state.table.where(card) == state.table.where(change.source);
  if (cards.from.which == effects::Which::kThis && !same) return false;
  return lies_there(state, card, cards.from, change.you) &&
         like(book, state, card, cards.filter, 0, change.source);
}

}  // namespace

void Changes::find(const Book& book, const State& state, Force force) {
  const auto add = [&](const Change& change) {
    if (count_ < kMost) list_[count_++] = change;
  };
  state.standing.each([&](Card source) {
    const Verse& verse = book.verse(state.kind[source]);
    if ((verse.force & force) == 0) return;
    for (int i = 0; i < verse.ability_count; ++i) {
      const Ability& ability =
          book.program.abilities[static_cast<std::size_t>(verse.abilities + i)];
      if (ability.trigger != Trigger::kWhileInPlay) continue;
      for (int at = ability.begin; at < ability.end; ++at) {
        const Instruction& step = book.program.instructions[static_cast<std::size_t>(at)];
        if ((book.force(step) & force) == 0) continue;
        add({&step, holder_of(state.table.where(source)), Change::kNobody, source, kNoCard,
             plain_amount(book, step)});
      }
    }
  });
  for (int i = 0; i < state.lasting_count; ++i) {
    const Lasting& lasting = state.lasting[i];
    const Instruction& step = book.program.instructions[lasting.step];
    if ((book.force(step) & force) == 0) continue;
    add({&step, lasting.you, lasting.other, lasting.source, lasting.card, lasting.amount});
  }
}

bool like(const Book& book, const State& state, Card card, const Filter& filter, int named,
          Card source) {
  const Verse& verse = book.verse(state.kind[card]);
  for (const Filter::Member& wanted : filter.member) {
    const int member = wanted.member != 0 ? wanted.member : named;
    if (wanted.group == static_cast<int>(Group::kTheme)) {
      if (member == 0 || icons_of(verse.icons, member) == 0) return false;
    } else if (wanted.group == static_cast<int>(Group::kMarker)) {
      if (member == 0 || (verse.markers >> (member - 1) & 1U) == 0) return false;
    }
  }
  if (filter.stat == static_cast<int>(Stat::kCost)) {
    if (filter.compare == Compare::kAtLeast && verse.cost < filter.bound) return false;
    if (filter.compare == Compare::kAtMost && verse.cost > filter.bound) return false;
    if (filter.compare == Compare::kExactly && verse.cost != filter.bound) return false;
  }
  if (filter.words != 0 && (verse.words >> (filter.words - 1) & 1U) == 0) return false;
  if (filter.title != 0 && state.kind[card] != filter.title) return false;
  return filter.other == 0 || card != source;
}

int Costs::changed(Card card) const {
  int cost = book_.verse(state_.kind[card]).cost;
  for (const Change& change : changes_) {
    if (about(book_, state_, change, card)) cost += change.amount;
  }
  return std::clamp(cost, 0, kMostCost);
}

bool concerns(const Change& change, int seat) {
  switch (change.step->other.who) {
    case Who::kNobody:
    case Who::kEachPlayer:
      return true;
    case Who::kYou:
      return seat == change.you;
    case Who::kEachOpponent:
      return seat != change.you;
    case Who::kPlayer:
    case Who::kOpponent:
    case Who::kThatPlayer:  // only what lasts speaks of one player: nobody chooses for what stands
      return seat == change.other;
  }
  return false;
}

bool concerns(const Book& book, const State& state, const Change& change, Card card) {
  return change.step->cards == 0 || (card != kNoCard && about(book, state, change, card));
}

bool concerns_all(const Book& book, const State& state, const Change& change, PileId pile) {
  const Cards& cards = book.program.cards[change.step->cards];
  const Card top = state.table.top(pile);
  return change.card == kNoCard && top != kNoCard && cards.quantity == effects::Quantity::kAll &&
         cards.filter.any() && cards.from.which == effects::Which::kNone &&
         lies_there(state, top, cards.from, change.you);
}

bool forbids(const Book& book, const State& state, Act act, int seat, Card card) {
  for (const Change& change : Changes(book, state, forbidding(act))) {
    if (concerns(change, seat) && concerns(book, state, change, card)) return true;
  }
  return false;
}

bool allows(const Book& book, const State& state, Act act, int seat, Card card) {
  for (const Change& change : Changes(book, state, kAllows)) {
    if (change.step->noun != static_cast<int>(act)) continue;
    if (concerns(change, seat) && concerns(book, state, change, card)) return true;
  }
  return false;
}

}  // namespace scriptorium::chapter_and_verse
