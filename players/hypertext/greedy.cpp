#include "players/hypertext/greedy.h"

#include <limits>

namespace scriptorium::hypertext {

namespace {

using ActionType = Action::Type;
using effects::Verb;

constexpr int kDebt = 120;  // of a Redeem

int record_value(const Scales& scales, int target) {
  const int phase = phase_at(scales.state(), target);
  const Tally made = Prospects::composition(scales.book(), phase, scales.hand());
  return Prospects::reward(scales.book(), scales.state(), scales.seat(), target) +
         scales.worth(Prospects::without(scales.hand(), made));
}

// As itself rather than wild; what is dear to activate rather than what is cheap.
int lay_value(const Book& book, Action action) {
  const Word& word = book.word(action.card());
  const bool itself = word.type == action.role();
  return (itself ? 2 : 0) * kPoint + (word.type == Type::kTitle ? 0 : kPoint) +
         static_cast<int>(word.rarity);
}

// A card that an ability lets it choose: to have, or to give away.
int pick_value(const Scales& scales, Card card) {
  const State& state = scales.state();
  const Verb verb = scales.book().program.instructions[state.run.at].verb;
  const bool own = in_hand(state, scales.seat(), card);
  if (verb == Verb::kTake || (verb == Verb::kExchange && !own)) {
    return scales.with(card) - scales.now() + kPoint;
  }
  return own ? scales.without(card) - scales.now() : scales.now() - scales.with(card);
}

int value(const Scales& scales, Action action) {
  const Card card = action.card();
  const State& state = scales.state();
  switch (action.type()) {
    case ActionType::kRecord:
      return record_value(scales, action.what());
    case ActionType::kActivate:
      return Outlook(scales).after(card);
    case ActionType::kReveal:
      return Outlook(scales).after(card) - kLetterPoints * kPoint;
    case ActionType::kDiscard:
    case ActionType::kPay:
      return scales.without(card);
    case ActionType::kRedeem:
      return scales.with(state.offered) - kDebt;
    case ActionType::kPass:
      return scales.now();
    case ActionType::kPick:
      return pick_value(scales, card);
    case ActionType::kTop:
      return scales.with(card);
    case ActionType::kBottom:
      return 2 * scales.now() - scales.with(card);
    case ActionType::kPlayer:
      return state.score[action.what()] + state.earned[action.what()];
    case ActionType::kName:
      if (action.what() > kTypes) return 0;
      return scales.worth(scales.hand() + one_of(static_cast<Type>(action.what())));
    case ActionType::kYes:
      return 1;
    default:
      return 0;
  }
}

// The action of the greatest value(action), any of several.
template <class Value>
Action best_of(const Actions& legal, Dice& dice, const Value& value) {
  Action best;
  int most = std::numeric_limits<int>::min();
  std::uint32_t equal = 0;
  for (const Action action : legal) {
    const int it = value(action);
    if (it < most) continue;
    equal = it == most ? equal + 1 : 1;
    if (equal > 1 && dice.below(equal) != 0) continue;
    most = it;
    best = action;
  }
  return best;
}

}  // namespace

Action Greedy::pick(const Book& book, const State& state, Seat seat, const Actions& legal,
                    Dice& dice) {
  if (legal.size() == 1) return legal[0];
  if (legal[0].type() == ActionType::kLay) {
    return best_of(legal, dice, [&](Action action) { return lay_value(book, action); });
  }
  const Scales scales(prospects_, book, state, seat);
  return best_of(legal, dice, [&](Action action) { return value(scales, action); });
}

}  // namespace scriptorium::hypertext
