#include "games/chapter_and_verse/tests/reckoned_standing.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

using effects::Instruction;
using effects::Verb;

template <class See>
bool ReckonedStanding::each(Verb verb, const See& see) const {
  for (int seat = 0; seat < seats_; ++seat) {
    for (const PileId chapter : table_.chapters(seat)) {
      for (const Lying& lying : table_.pile(chapter)) {
        if (lying.set) continue;  // CV-36
        const Verse& verse = book_.verse(lying.copy.kind);
        for (int i = 0; i < verse.ability_count; ++i) {
          const auto& ability =
              book_.program.abilities[static_cast<std::size_t>(verse.abilities + i)];
          if (ability.trigger != effects::Trigger::kWhileInPlay) continue;
          for (std::size_t at = ability.begin; at < ability.end; ++at) {
            const Instruction& step = book_.program.instructions[at];
            if (step.verb == verb) see(Change{&step, seat, lying.copy, chapter});
          }
        }
      }
    }
  }
  bool all = true;
  for (const ReckonedLasting& lasting : lasting_) {
    all = all && lasting.step != nullptr;
    if (lasting.step == nullptr || lasting.step->verb != verb) continue;
    see(Change{lasting.step, lasting.controller, lasting.source,
               chapter_of_the_only(lasting.source)});
  }
  return all;
}

// Where a verse lies of which its owner has one; of several nobody can say which it was.
std::optional<PileId> ReckonedStanding::chapter_of_the_only(Copy copy) const {
  if (table_.dealt(copy) != 1) return {};
  for (int seat = 0; seat < seats_; ++seat) {
    for (const PileId chapter : table_.chapters(seat)) {
      if (table_.has(chapter, copy)) return chapter;
    }
  }
  return PileId{0};
}

std::optional<bool> ReckonedStanding::is_source(const Change& change, PileId pile,
                                                Copy copy) const {
  if (!(copy == change.source)) return false;
  if (!change.at) return {};
  if (pile != *change.at) return false;
  const auto& there = table_.pile(pile);
  const auto alike = std::count_if(there.begin(), there.end(),
                                   [&](const Lying& lying) { return lying.copy == copy; });
  return alike == 1 ? std::optional(true) : std::nullopt;
}

bool ReckonedStanding::like(const effects::Filter& filter, Copy copy) const {
  const Verse& verse = book_.verse(copy.kind);
  for (const auto& [group, member] : filter.member) {
    if (group == 0) continue;
    const bool is = static_cast<Group>(group) == Group::kTheme
                        ? icons_of(verse.icons, member) != 0
                        : (verse.markers >> (member - 1) & 1U) != 0;
    if (!is) return false;
  }
  if (filter.stat != 0 && !effects::compares(verse.cost, filter.compare, filter.bound)) {
    return false;
  }
  if (filter.words != 0 && (verse.words >> (filter.words - 1) & 1U) == 0) return false;
  return filter.title == 0 || filter.title == copy.kind;
}

std::optional<bool> ReckonedStanding::speaks_of(const Change& change, PileId pile,
                                                Copy copy) const {
  const effects::Cards& cards = book_.program.cards[change.step->cards];
  if (cards.quantity == effects::Quantity::kThis) return is_source(change, pile, copy);
  if (cards.quantity != effects::Quantity::kAll || cards.of_them != 0) return {};
  for (const auto& [group, member] : cards.filter.member) {
    if (group != 0 && member == 0) return {};  // the one that was named
  }
  if (!like(cards.filter, copy)) return false;
  const auto noun = static_cast<Pile>(cards.from.pile);
  if (cards.from.which == effects::Which::kThis) {
    if (!change.at) return {};
    if (pile != *change.at) return false;
  } else if (cards.from.which != effects::Which::kNone) {
    return {};
  }
  const bool on_tabletop = noun == Pile::kTabletop || noun == Pile::kChapter;
  const bool there = noun == Pile::kNone || (on_tabletop ? is_chapter(pile) : is_pile(pile, noun));
  if (!there) return false;
  switch (cards.from.whose) {
    case effects::Whose::kDoers:
    case effects::Whose::kYours:
      if (holder_of(pile) != change.controller) return false;
      break;
    case effects::Whose::kEachOpponents:
      if (holder_of(pile) == change.controller) return false;
      break;
    case effects::Whose::kNone:
    case effects::Whose::kAnyones:
      break;
    default:
      return {};
  }
  if (cards.filter.other == 0) return true;
  const auto itself = is_source(change, pile, copy);
  return itself ? std::optional(!*itself) : std::nullopt;
}

std::optional<bool> ReckonedStanding::means(const Change& change, int seat) {
  const effects::Players& players = change.step->other;
  if (players.than != effects::Than::kAny) return {};
  switch (players.who) {
    case effects::Who::kYou:
      return seat == change.controller;
    case effects::Who::kEachOpponent:
      return seat != change.controller;
    case effects::Who::kEachPlayer:
      return true;
    default:
      return {};
  }
}

std::optional<int> ReckonedStanding::cost(int seat, Copy copy) const {
  int cost = book_.verse(copy.kind).cost;
  bool clear = true;
  const bool all = each(Verb::kChange, [&](const Change& change) {
    const auto& amount = book_.program.amounts[change.step->amount];
    const auto meant = speaks_of(change, pile_of(seat, Pile::kHand), copy);
    clear = clear && meant && amount.kind == effects::Amount::Kind::kNumber;
    if (meant.value_or(false)) cost += amount.n;
  });
  if (!clear || !all) return {};
  return std::clamp(cost, 0, kMostCost);
}

std::optional<bool> ReckonedStanding::closes_with(int seat, PileId chapter) const {
  bool clear = true, may = true;
  const bool all = each(Verb::kForbid, [&](const Change& change) {
    if (static_cast<Act>(change.step->noun) != Act::kClose) return;
    const auto who = means(change, seat);
    clear = clear && who.has_value();
    if (!who.value_or(false)) return;
    for (const Lying& lying : table_.pile(chapter)) {
      const auto meant = change.step->cards == 0 ? true : speaks_of(change, chapter, lying.copy);
      clear = clear && meant.has_value();
      if (meant.value_or(false)) may = false;
    }
  });
  if (!clear || !all) return {};
  return may;
}

std::optional<bool> ReckonedStanding::forbidden(Act act, int seat, PileId pile, Copy copy) const {
  bool clear = true, no = false;
  const bool all = each(Verb::kForbid, [&](const Change& change) {
    if (static_cast<Act>(change.step->noun) != act) return;
    const auto who = means(change, seat);
    const auto meant = change.step->cards == 0 ? true : speaks_of(change, pile, copy);
    clear = clear && who && meant;
    no = no || (who.value_or(false) && meant.value_or(false));
  });
  if (!clear || !all) return {};
  return no;
}

std::optional<bool> ReckonedStanding::forbidden(Act act, int seat) const {
  bool clear = true, no = false;
  const bool all = each(Verb::kForbid, [&](const Change& change) {
    if (static_cast<Act>(change.step->noun) != act || change.step->cards != 0) return;
    const auto who = means(change, seat);
    clear = clear && who;
    no = no || who.value_or(false);
  });
  if (!clear || !all) return {};
  return no;
}

std::optional<bool> ReckonedStanding::protects(int seat, PileId pile, Copy copy) const {
  bool clear = true, covered = false;
  const bool all = each(Verb::kProtect, [&](const Change& change) {
    const auto who = means(change, seat);
    const auto meant = speaks_of(change, pile, copy);
    clear = clear && who && meant;
    covered = covered || (who.value_or(false) && meant.value_or(false));
  });
  if (!clear || !all) return {};
  return covered;
}

bool ReckonedStanding::allows() const {
  bool any = false;
  const bool all = each(Verb::kAllow, [&](const Change&) { any = true; });
  return any || !all;
}

}  // namespace scriptorium::chapter_and_verse
