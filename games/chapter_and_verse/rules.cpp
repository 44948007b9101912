#include <algorithm>

#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/playing.h"

namespace scriptorium::chapter_and_verse {

using ActionType = Action::Type;

// CV-48: the seat's rate for verses of up to ten words, one point less for every two words more.
int recall_rate(const Book& book, const State& state) {
  const int longer = std::max(0, book.verse(state.kind[recited_card(state)]).length - 10);
  return std::max(state.recall[state.reciter] - longer / 2, 0);
}

Action ChapterAndVerse::judge(const Book& book, const State& state, Dice& dice) {
  const auto rate = static_cast<std::uint32_t>(recall_rate(book, state));
  return dice.chance(rate) ? ActionType::kRight : ActionType::kWrong;
}

// What costs least and ends soonest: no, done, nothing more; else the first that is allowed.
Action ChapterAndVerse::overdue(const Book& book, const State& state, Seat seat) {
  Actions legal;
  ChapterAndVerse::legal(book, state, seat, legal);
  for (const ActionType wanted : {ActionType::kPass, ActionType::kSkip, ActionType::kEnd,
                                  ActionType::kNo, ActionType::kDone, ActionType::kKeepIt}) {
    for (const Action action : legal) {
      if (action.type() == wanted) return action;
    }
  }
  return legal[0];
}

// CV-20, CV-51: points are the blessings that are gone.
Scores ChapterAndVerse::scores(const Book&, const State& state) {
  Scores scores;
  scores.seats = state.seats;
  int fewest = kCards;
  for (int seat = 0; seat < state.seats; ++seat) {
    scores.points[seat] = kBlessings - blessings(state, seat);
    fewest = std::min(fewest, blessings(state, seat));
  }
  if (state.winner != 0) {
    scores.winners = SeatSet::of(state.winner - 1);
  } else if (state.phase == Phase::kOver) {
    for (int seat = 0; seat < state.seats; ++seat) {
      if (blessings(state, seat) == fewest) scores.winners = scores.winners.with(seat);
    }
  }
  return scores;
}

}  // namespace scriptorium::chapter_and_verse
