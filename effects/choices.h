#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/enum_names.h"
#include "effects/asking.h"

namespace scriptorium::effects {

// For each value of From the value of To that has the same name; To's first where there is none.
template <class To, class From>
inline constexpr auto kNamesakes = [] {
  std::array<To, static_cast<std::size_t>(kEnumSize<From>)> all = {};
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i] = value_named<To>(kEnumNames<From>[i]).value_or(To{});
  }
  return all;
}();

// What an effect asks for as a game's actions, and back. The game's types of actions have the names
// of those of a choice (kYes, kPick …). How an action names a card is the game's own:
//
//   with(type, card)            the action
//   meant(asking, seat, action) the card: one that is offered
template <class Action, class AskingType, class Naming>
class Choices {
  using Card = typename AskingType::Card;
  using Chosen = Choice<Card>;
  using ChoiceType = typename Chosen::Type;
  using ActionType = typename Action::Type;

 public:
  Choices(const AskingType& asking, const Naming& naming) : asking_(asking), naming_(naming) {}

  Action action_of(const Chosen& choice) const {
    const ActionType type =
        kNamesakes<ActionType, ChoiceType>[static_cast<std::size_t>(choice.type)];
    if (choice.card != 0) return naming_.with(type, choice.card);
    if (choice.type == ChoiceType::kInto) return {type, 0, choice.number};
    if (choice.type == ChoiceType::kName) return {type, choice.number, asking_.group_to_name()};
    return {type, choice.number};
  }
  // What an action that is offered chooses.
  Chosen meant(int seat, Action action) const {
    const ChoiceType type =
        kNamesakes<ChoiceType, ActionType>[static_cast<std::size_t>(action.type())];
    if (names_card(type)) return {type, 0, naming_.meant(asking_, seat, action)};
    int number = action.what();
    if constexpr (requires { ActionType::kInto; }) {
      if (type == ChoiceType::kInto) number = action.pile();
    }
    return {type, static_cast<std::uint8_t>(number)};
  }

  // Calls see(action) for everything that the seat may choose; twice for what an action cannot tell
  // apart.
  template <class See>
  void list(int seat, const See& see) const {
    asking_.offers(seat, [&](const Chosen& choice) { see(action_of(choice)); });
  }
  bool offers(int seat, Action action) const {
    bool found = false;
    list(seat, [&](Action offered) { found |= offered == action; });
    return found;
  }

  // Whether everybody hears what was chosen.
  static bool is_open(Action action) {
    switch (action.type()) {
      case ActionType::kYes:
      case ActionType::kNo:
      case ActionType::kPlayer:
      case ActionType::kOption:
        return true;
      default:
        return false;
    }
  }
  // Whether the choice goes on after the action, so that nobody else hears of it yet.
  bool is_private_step(Action action) const {
    const int seat = asking_.first_asked();
    switch (action.type()) {
      case ActionType::kPick:
        return !asking_.completes_picking(seat) ||
               asking_.asks_chapter_after(seat, meant(seat, action).card);
      case ActionType::kTop:
      case ActionType::kBottom:
        return !asking_.completes_arranging(seat);
      default:
        return false;
    }
  }

 private:
  static bool names_card(ChoiceType type) {
    return type == ChoiceType::kPick || type == ChoiceType::kTop || type == ChoiceType::kBottom;
  }

  const AskingType& asking_;
  const Naming& naming_;
};

}  // namespace scriptorium::effects
