#include "players/chapter_and_verse/policy.h"

#include <algorithm>

#include "games/chapter_and_verse/playing.h"

namespace scriptorium::chapter_and_verse {

namespace {

using ActionType = Action::Type;

// The verse of those actions that brings a book nearest, if it brings `least` icons of a theme
// together (CV-16); of equals the first.
Action nearest_book(const Book& book, const State& state, ActionType type, const Actions& legal,
                    int least) {
  const Icons open = icons_together(state, state.filled);
  Action best;
  for (const Action action : legal) {
    if (action.type() != type) continue;
    const Icons with = open + book.verse(static_cast<Kind>(action.what())).icons;
    const int most = std::min(most_icons(with), kBookIcons);
    if (most >= least) least = most + 1, best = action;
  }
  return best;
}

// Where a verse makes the largest chapter.
Action largest_chapter(const Book& book, const State& state, const Actions& legal) {
  const Verse& verse = book.verse(state.kind[state.draft.verse]);
  Action best;
  int largest = -1;
  for (const Action action : legal) {
    const Icons there = action.pile() == 0 ? 0 : icons_shown(state, action.pile());
    const int most = most_icons(themes_of(verse.icons) & (there + verse.icons));
    if (most > largest) largest = most, best = action;
  }
  return best;
}

// CV-13, CV-14, CV-16. What costs verses is played only where it completes a book.
Action choose_in_turn(const Book& book, const State& state, const Actions& legal) {
  const Action last = legal[legal.size() - 1];
  if (last.type() == ActionType::kClose) return last;
  const Action verse = state.phase == Phase::kFreeplay
                           ? nearest_book(book, state, ActionType::kFreeplay, legal, 0)
                           : nearest_book(book, state, ActionType::kPlay, legal, kBookIcons);
  return verse == Action() ? legal[0] : verse;
}

}  // namespace

Action PlayoutPolicy::choose(const Book& book, const State& state, Seat, const Actions& legal,
                             Dice& dice) {
  switch (state.asks) {
    case Asks::kTurn:
      return choose_in_turn(book, state, legal);
    case Asks::kChapter:
      return largest_chapter(book, state, legal);
    case Asks::kWindow:
      return ActionType::kPass;
    default:
      return choose_at_random<ChapterAndVerse>(legal, dice);
  }
}

void PlayoutPolicy::propose(const Book& book, const State& state, Seat seat, Dice& dice,
                            Plan<ChapterAndVerse>& plan) {
  plan.clear();
  State trying = state;
  Actions legal;
  while (plan.size() < plan.kCapacity) {
    ChapterAndVerse::legal(book, trying, seat, legal);
    const Action action = choose(book, trying, seat, legal, dice);
    plan.push(action);
    if (!ChapterAndVerse::is_private_step(book, trying, action)) return;
    ChapterAndVerse::apply(book, trying, seat, action, dice, nullptr);
  }
}

}  // namespace scriptorium::chapter_and_verse
