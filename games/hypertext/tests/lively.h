#pragma once

#include <algorithm>
#include <vector>

#include "games/hypertext/hypertext.h"
#include "players/player.h"

namespace scriptorium::hypertext {

// Does things of every kind equally often. The dice alone mostly discard: a hand has more cards
// than anything else.
class Lively final : public scriptorium::Player<Hypertext> {
 public:
  void choose(const Book&, const Eyes<Hypertext>&, const Actions& legal, Dice& dice,
              Plan<Hypertext>& plan) override {
    const auto any = [&](const auto& list) {
      return list[dice.below(static_cast<std::uint32_t>(list.size()))];
    };
    std::vector<Action::Type> kinds;
    for (const Action action : legal) {
      if (kinds.empty() || kinds.back() != action.type()) kinds.push_back(action.type());
    }
    std::sort(kinds.begin(), kinds.end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    const Action::Type kind = any(kinds);
    std::vector<Action> some;
    for (const Action action : legal) {
      if (action.type() == kind) some.push_back(action);
    }
    plan.clear();
    plan.push(any(some));
  }
};

}  // namespace scriptorium::hypertext
