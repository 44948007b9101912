#include "games/verbatim/verbatim.h"

namespace scriptorium::verbatim {

bool Verbatim::is_private_step(const Book& book, const State& state, Action action) {
  switch (action.type()) {
    case Action::Type::kGain:
    case Action::Type::kLay:
    case Action::Type::kEndWord:
      return true;
    case Action::Type::kRemove:
      return book.card[action.argument()].value < state.owed;
    default:
      return false;
  }
}

Action Verbatim::overdue(const Book&, const State& state, Seat) {
  switch (state.phase) {
    case Phase::kTake: {  // the first card that does not end the game
      int pile = 0;
      while (pile < kPiles && (state.height[pile] == 0 || state.shown[pile] == kEndGame)) ++pile;
      for (int any = 0; pile == kPiles; ++any) {
        if (state.height[any] != 0) pile = any;
      }
      return Action::take(pile);
    }
    case Phase::kExchange:
      return Action::keep();
    case Phase::kArrange:
    case Phase::kReform:
      return Action::done();  // VB-14: the last draft counts
    default:
      return Action::pass();
  }
}

}  // namespace scriptorium::verbatim
