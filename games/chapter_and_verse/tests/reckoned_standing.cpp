#include "games/chapter_and_verse/tests/reckoned_standing.h"

#include <algorithm>

namespace scriptorium::chapter_and_verse {

using effects::Instruction;
using effects::Verb;

template <class See>
void ReckonedStanding::each(Verb verb, const See& see) const {
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
            if (book_.program.instructions[at].verb == verb)
              see(seat, book_.program.instructions[at]);
          }
        }
      }
    }
  }
}

std::optional<bool> ReckonedStanding::like(const effects::Filter& filter, Copy copy) const {
  if (filter.stat != 0 || filter.words != 0 || filter.title != 0 || filter.other != 0) return {};
  const Verse& verse = book_.verse(copy.kind);
  for (const auto& [group, member] : filter.member) {
    if (group == 0) continue;
    if (member == 0) return {};
    const bool is = static_cast<Group>(group) == Group::kTheme
                        ? icons_of(verse.icons, member) != 0
                        : (verse.markers >> (member - 1) & 1U) != 0;
    if (!is) return false;
  }
  return true;
}

std::optional<bool> ReckonedStanding::speaks_of(const effects::Cards& cards, int controller,
                                                PileId pile, Copy copy) const {
  if (cards.quantity != effects::Quantity::kAll || cards.of_them != 0) return {};
  const auto noun = static_cast<Pile>(cards.from.pile);
  if (noun == Pile::kChapter || cards.from.which != effects::Which::kNone) return {};
  const bool there =
      noun == Pile::kNone || (noun == Pile::kTabletop ? is_chapter(pile) : is_pile(pile, noun));
  if (!there) return false;
  switch (cards.from.whose) {
    case effects::Whose::kDoers:
    case effects::Whose::kYours:
      if (holder_of(pile) != controller) return false;
      break;
    case effects::Whose::kEachOpponents:
      if (holder_of(pile) == controller) return false;
      break;
    case effects::Whose::kNone:
    case effects::Whose::kAnyones:
      break;
    default:
      return {};
  }
  return like(cards.filter, copy);
}

std::optional<bool> ReckonedStanding::means(const effects::Players& players, int controller,
                                            int seat) {
  if (players.than != effects::Than::kAny) return {};
  switch (players.who) {
    case effects::Who::kYou:
      return seat == controller;
    case effects::Who::kEachOpponent:
      return seat != controller;
    case effects::Who::kEachPlayer:
      return true;
    default:
      return {};
  }
}

std::optional<int> ReckonedStanding::cost(int seat, Copy copy) const {
  int cost = book_.verse(copy.kind).cost;
  bool clear = true;
  each(Verb::kChange, [&](int controller, const Instruction& step) {
    const auto& amount = book_.program.amounts[step.amount];
    const auto meant =
        speaks_of(book_.program.cards[step.cards], controller, pile_of(seat, Pile::kHand), copy);
    clear = clear && meant && amount.kind == effects::Amount::Kind::kNumber;
    if (meant.value_or(false)) cost += amount.n;
  });
  if (!clear) return {};
  return std::max(0, cost);
}

std::optional<bool> ReckonedStanding::closes_with(int seat, PileId chapter) const {
  bool clear = true, may = true;
  each(Verb::kForbid, [&](int controller, const Instruction& step) {
    if (static_cast<Act>(step.noun) != Act::kClose) return;
    const auto who = means(step.other, controller, seat);
    clear = clear && who.has_value();
    if (!who.value_or(false)) return;
    for (const Lying& lying : table_.pile(chapter)) {
      const auto meant = step.cards == 0 ? true
                                         : speaks_of(book_.program.cards[step.cards], controller,
                                                     chapter, lying.copy);
      clear = clear && meant.has_value();
      if (meant.value_or(false)) may = false;
    }
  });
  if (!clear) return {};
  return may;
}

std::optional<bool> ReckonedStanding::forbidden(Act act, int seat, Copy copy) const {
  bool clear = true, no = false;
  each(Verb::kForbid, [&](int controller, const Instruction& step) {
    if (static_cast<Act>(step.noun) != act) return;
    const auto who = means(step.other, controller, seat);
    const auto meant = step.cards == 0 ? true
                                       : speaks_of(book_.program.cards[step.cards], controller,
                                                   pile_of(seat, Pile::kHand), copy);
    clear = clear && who && meant;
    no = no || (who.value_or(false) && meant.value_or(false));
  });
  if (!clear) return {};
  return no;
}

std::optional<bool> ReckonedStanding::protects(int seat, PileId pile, Copy copy) const {
  bool clear = true, covered = false;
  each(Verb::kProtect, [&](int controller, const Instruction& step) {
    const auto who = means(step.other, controller, seat);
    const auto meant = speaks_of(book_.program.cards[step.cards], controller, pile, copy);
    clear = clear && who && meant;
    covered = covered || (who.value_or(false) && meant.value_or(false));
  });
  if (!clear) return {};
  return covered;
}

bool ReckonedStanding::allows() const {
  bool any = false;
  each(Verb::kAllow, [&](int, const Instruction&) { any = true; });
  return any;
}

}  // namespace scriptorium::chapter_and_verse
