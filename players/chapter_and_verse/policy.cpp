#include "players/chapter_and_verse/policy.h"

#include <algorithm>

#include "games/chapter_and_verse/playing.h"

namespace scriptorium::chapter_and_verse {

namespace {

using ActionType = Action::Type;

const Verse& verse_of(const Book& book, Action action) {
  return book.verse(static_cast<Kind>(action.what()));
}

// How much one would rather keep a verse in hand than another.
int use_of(const Verse& verse) { return 4 * most_icons(verse.icons) - verse.cost; }

// Of the actions of a type the one with the verse of least use, of equals the first.
Action least_of(const Book& book, ActionType type, const Actions& legal) {
  Action least;
  for (const Action action : legal) {
    if (action.type() != type) continue;
    if (least == Action() || use_of(verse_of(book, action)) < use_of(verse_of(book, least))) {
      least = action;
    }
  }
  return least;
}

// CV-14: whether another verse in hand, paid for, completes a book after this one was laid free.
bool another_completes(const Book& book, const State& state, Action first, Icons with) {
  const int left = hand_size(state, state.mover) - 2;
  bool skipped = false;
  for (const Card card : state.table.cards(pile_of(state.mover, Pile::kHand))) {
    if (!skipped && state.kind[card] == first.what()) {
      skipped = true;
      continue;
    }
    const Verse& verse = book.verse(state.kind[card]);
    if (left >= verse.cost && most_icons(with + verse.icons) >= kBookIcons) return true;
  }
  return false;
}

// CV-13. What completes a book comes first, with as few icons as that takes; then what does so
// together with another verse, the costlier the better; then what brings most together without
// offering the next player half a book. Negative: better nothing.
int freeplay_worth(const Book& book, const State& state, Action action, Icons open) {
  constexpr int kCompletes = 100;
  constexpr int kCompletesTogether = 50;
  constexpr int kSafe = 3;  // icons of a theme that may lie on the table at the end of a turn
  const Verse& verse = verse_of(book, action);
  const int most = most_icons(open + verse.icons);
  if (most >= kBookIcons) return kCompletes - most_icons(verse.icons);
  if (another_completes(book, state, action, open + verse.icons)) {
    return kCompletesTogether + verse.cost;
  }
  return most <= kSafe ? most : 2 * kSafe - most;
}

Action choose_freeplay(const Book& book, const State& state, const Actions& legal) {
  const Icons open = icons_together(state, state.filled);
  Action best = ActionType::kSkip;
  int most = 0;
  for (const Action action : legal) {
    if (action.type() != ActionType::kFreeplay) continue;
    const int worth = freeplay_worth(book, state, action, open);
    if (worth > most || (worth == most && best == ActionType::kSkip)) most = worth, best = action;
  }
  return best;
}

// What completes a book, or nothing: the list begins with what ends the phase.
Action choose_play(const Book& book, const State& state, const Actions& legal) {
  const Icons open = icons_together(state, state.filled);
  for (const Action action : legal) {
    if (action.type() == ActionType::kPlay &&
        most_icons(open + verse_of(book, action).icons) >= kBookIcons) {
      return action;
    }
  }
  return legal[0];
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

// CV-13, CV-14, CV-16.
Action choose_in_turn(const Book& book, const State& state, const Actions& legal) {
  const Action last = legal[legal.size() - 1];
  if (last.type() == ActionType::kClose) return last;
  if (state.phase == Phase::kFreeplay) return choose_freeplay(book, state, legal);
  return choose_play(book, state, legal);
}

}  // namespace

Action PlayoutPolicy::choose(const Book& book, const State& state, Seat, const Actions& legal,
                             Dice& dice) {
  switch (state.asks) {
    case Asks::kTurn:
      return choose_in_turn(book, state, legal);
    case Asks::kChapter:
      return largest_chapter(book, state, legal);
    case Asks::kSacrifice:
      return least_of(book, ActionType::kSacrifice, legal);
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

void PlayoutPolicy::narrow(const Book& book, const State& state, Actions& legal) const {
  if (state.asks != Asks::kWindow) return;
  const Action least = least_of(book, ActionType::kChallenge, legal);
  Actions kept;
  for (const Action action : legal) {
    if (action.type() != ActionType::kChallenge || action == least) kept.push(action);
  }
  legal = kept;
}

}  // namespace scriptorium::chapter_and_verse
