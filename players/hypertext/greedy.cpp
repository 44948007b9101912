#include "players/hypertext/greedy.h"

#include <algorithm>

namespace scriptorium::hypertext {

namespace {

using ActionType = Action::Type;
using effects::Verb;

constexpr int kDebt = 120;  // of a Redeem

}  // namespace

int Greedy::with(const Book& book, const State& state, Seat seat, Card card) const {
  return prospects_.worth(book, state, seat, state.tally[seat] + one_of(book.word(card).type));
}
int Greedy::without(const Book& book, const State& state, Seat seat, Card card) const {
  return prospects_.worth(book, state, seat, state.tally[seat] - one_of(book.word(card).type));
}

int Greedy::record_value(const Book& book, const State& state, Seat seat, int target) const {
  const Tally hand = state.tally[seat];
  const Tally made = Prospects::composition(book, phase_at(state, target), hand);
  return prospects_.reward(book, state, seat, target) +
         prospects_.worth(book, state, seat, Prospects::without(hand, made));
}

int Greedy::activation_value(const Book& book, const State& state, Seat seat, Card card) const {
  return Outlook(prospects_, book, state, seat).after(card);
}

// A card that an ability lets it choose: to have, or to give away.
int Greedy::pick_value(const Book& book, const State& state, Seat seat, Card card) const {
  const Verb verb = book.program.instructions[state.run.at].verb;
  const int now = prospects_.worth(book, state, seat, state.tally[seat]);
  const bool own = in_hand(state, seat, card);
  if (verb == Verb::kTake || (verb == Verb::kExchange && !own)) {
    return with(book, state, seat, card) - now + kPoint;
  }
  if (!own) return -(with(book, state, seat, card) - now);
  return without(book, state, seat, card) - now;
}

int Greedy::value(const Book& book, const State& state, Seat seat, Action action) const {
  const Tally hand = state.tally[seat];
  const int now = prospects_.worth(book, state, seat, hand);
  const Card card = action.card();
  switch (action.type()) {
    case ActionType::kRecord:
      return record_value(book, state, seat, action.what());
    case ActionType::kActivate:
      return activation_value(book, state, seat, card);
    case ActionType::kReveal:
      return activation_value(book, state, seat, card) - kLetterPoints * kPoint;
    case ActionType::kDiscard:
    case ActionType::kPay:
      return without(book, state, seat, card);
    case ActionType::kLay: {
      // As itself rather than wild; what is dear to activate rather than what is cheap.
      const Word& word = book.word(card);
      const bool itself = word.type == action.role();
      return (itself ? 2 : 0) * kPoint + (word.type == Type::kTitle ? 0 : kPoint) +
             static_cast<int>(word.rarity);
    }
    case ActionType::kRedeem:
      return with(book, state, seat, state.offered) - kDebt;
    case ActionType::kPass:
      return now;
    case ActionType::kPick:
      return pick_value(book, state, seat, card);
    case ActionType::kDone:
      return 0;
    case ActionType::kTop:
      return with(book, state, seat, card);
    case ActionType::kBottom:
      return 2 * now - with(book, state, seat, card);
    case ActionType::kPlayer:
      return state.score[action.what()] + state.earned[action.what()];
    case ActionType::kName: {
      const auto type = static_cast<Type>(action.what());
      if (action.what() > kTypes) return 0;
      return prospects_.worth(book, state, seat, hand + one_of(type));
    }
    case ActionType::kYes:
      return 1;
    default:
      return 0;
  }
}

Action Greedy::pick(const Book& book, const State& state, Seat seat, const Actions& legal,
                    Dice& dice) const {
  Action best = legal[0];
  int most = value(book, state, seat, best);
  std::uint32_t equal = 1;
  for (std::size_t i = 1; i < legal.size(); ++i) {
    const int now = value(book, state, seat, legal[i]);
    if (now < most) continue;
    equal = now == most ? equal + 1 : 1;
    if (now == most && dice.below(equal) != 0) continue;
    most = now;
    best = legal[i];
  }
  return best;
}

}  // namespace scriptorium::hypertext
