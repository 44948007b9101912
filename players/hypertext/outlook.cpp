#include "players/hypertext/outlook.h"

#include <algorithm>

#include "games/hypertext/host.h"

namespace scriptorium::hypertext {

namespace {

using effects::Quantity;
using effects::Verb;
using effects::Who;

constexpr int kDrawn = 80;  // what an unknown card more is worth
constexpr int kSeen = 110;  // one that may be chosen among several
constexpr int kNuisance = 60;

bool for_oneself(Who who) {
  return who == Who::kYou || who == Who::kNobody || who == Who::kEachPlayer;
}

}  // namespace

int Outlook::after(Card card) {
  used_ = card;
  hand_ -= one_of(book_.word(card).type);
  shed(cost(book_, state_, card), true);
  const effects::Program& program = book_.program;
  const effects::Ability& ability = program.abilities[book_.word(card).ability];
  // Of what happens under a condition, or by choice, one half is counted on.
  std::size_t halved = ability.begin;
  for (std::size_t at = ability.begin; at < ability.end; ++at) {
    const effects::Instruction& step = program.instructions[at];
    if (step.length != 0) halved = std::max(halved, at + step.length + 1U);
    const int before = more_;
    take_step(step);
    if (at < halved) more_ = before + (more_ - before) / 2;
  }
  return worth(hand_) + more_;
}

// Cards of the hand go away, those that are missed least; if it may be fewer, only while that pays.
void Outlook::shed(int count, bool must) {
  for (moved_ = 0; moved_ < count; ++moved_) {
    Tally best = 0;
    for (const Type type : kAllTypes) {
      if (count_of(hand_, type) == 0) continue;
      const Tally left = hand_ - one_of(type);
      if (best == 0 || worth(left) > worth(best)) best = left;
    }
    if (size_of(hand_) <= 1 || (!must && worth(best) <= worth(hand_))) return;
    hand_ = best;
  }
}

// How many cards of each type are there to be taken, of those that everybody sees.
Tally Outlook::cards_there(const effects::Cards& cards) const {
  const auto pile = static_cast<Pile>(cards.from.pile);
  if (pile != Pile::kSheol && pile != Pile::kPages) return 0;
  const Sight sight(book_, state_);
  const effects::Filter& filter = cards.filter;
  // Of a type that is yet to be named, any may be.
  const bool named = filter.member[0].group != 0 && filter.member[0].member == 0;
  Cards found = {};
  sight.find(sight.pile_for(cards.from.pile, scales_.seat()), named ? effects::Filter{} : filter, 0,
             used_, found);
  Tally there = 0;
  found.each([&](Card card) { there += one_of(book_.word(card).type); });
  return there;
}

void Outlook::gather(const effects::Cards& cards, int count) {
  if (cards.of_them != 0) {  // from the Tower, of some that were looked at
    more_ += kSeen * count;
    return;
  }
  Tally there = cards_there(cards);
  const bool must = cards.quantity != Quantity::kUpTo;
  for (moved_ = 0; moved_ < count && there != 0; ++moved_) {
    Type best = Type::kNone;
    for (const Type type : kAllTypes) {
      if (count_of(there, type) == 0) continue;
      if (best == Type::kNone || worth(hand_ + one_of(type)) > worth(hand_ + one_of(best))) {
        best = type;
      }
    }
    if (!must && worth(hand_ + one_of(best)) <= worth(hand_)) return;
    hand_ += one_of(best);
    there -= one_of(best);
  }
}

// One card of the hand for one of Sheol.
void Outlook::exchange(const effects::Cards& cards) {
  const Tally there = cards_there(cards);
  Tally best = hand_;
  for (const Type gone : kAllTypes) {
    for (const Type come : kAllTypes) {
      if (count_of(hand_, gone) == 0 || count_of(there, come) == 0) continue;
      const Tally now = hand_ - one_of(gone) + one_of(come);
      if (worth(now) > worth(best)) best = now;
    }
  }
  hand_ = best;
}

int Outlook::number(std::uint16_t row) const {
  const effects::Amount& amount = book_.program.amounts[row];
  if (amount.kind == effects::Amount::Kind::kNumber) return amount.n;
  if (amount.kind == effects::Amount::Kind::kThatMany) return moved_;
  if (amount.kind == effects::Amount::Kind::kCount) {
    const int all = amount.n * size_of(cards_there(book_.program.cards[amount.cards]));
    return amount.cap == 0 ? all : std::min<int>(all, amount.cap);
  }
  return std::max(1, amount.cap / 2);
}

int Outlook::points_of(const effects::Instruction& step) const {
  if (tie_break(state_)) return 0;
  const bool letters = static_cast<Counter>(step.noun) == Counter::kLetters;
  return number(step.amount) * (letters ? kLetterPoints : 1) * kPoint;
}

void Outlook::take_step(const effects::Instruction& step) {
  const effects::Cards& cards = book_.program.cards[step.cards];
  const bool own = for_oneself(step.who.who);
  const bool some = cards.quantity == Quantity::kUpTo || cards.quantity == Quantity::kExactly ||
                    cards.quantity == Quantity::kAtRandom;
  const int count = some ? number(cards.amount) : 1;
  switch (step.verb) {
    case Verb::kDraw:
      more_ += own ? kDrawn * number(step.amount) : -kNuisance / 2;
      return;
    case Verb::kTake:
      return gather(cards, count);
    case Verb::kDiscard:
    case Verb::kPut:
    case Verb::kGive:
      if (!own) {
        more_ += step.verb == Verb::kDiscard ? -kNuisance / 2 : kNuisance;
      } else if (cards.of_them == 0 && some) {
        shed(count, cards.quantity != Quantity::kUpTo);
      }
      return;
    case Verb::kExchange:
      if (step.with_cards != 0) exchange(book_.program.cards[step.with_cards]);
      return;
    case Verb::kGain:
      if (own) more_ += points_of(step);
      return;
    case Verb::kForbid:
      more_ += kNuisance;
      return;
    case Verb::kMore:
      more_ += kDrawn;
      return;
    default:
      return;
  }
}

}  // namespace scriptorium::hypertext
