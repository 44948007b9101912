#include "core/audience.h"
#include "core/hash.h"
#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/numbering.h"

namespace scriptorium::chapter_and_verse {

namespace {

// CV-23.
using Seen = Audience<
    State,
    SeenByAll<&State::icons, &State::unique_played, &State::filled, &State::in_force, &State::phase,
              &State::seats, &State::advanced, &State::mover, &State::first, &State::round,
              &State::idle, &State::free_plays, &State::acted, &State::winner, &State::emptied,
              &State::freeplayed, &State::kept, &State::challenger, &State::reciter,
              &State::listener, &State::ability, &State::trigger, &State::controller,
              &State::lasting_count, &State::closing_theme, &State::closing, &State::recall,
              &State::unused_bytes>,
    SeenBySome<&State::set, &State::standing, &State::due, &State::table, &State::draft,
               &State::line, &State::window, &State::run, &State::lasting, &State::resolving,
               &State::kind, &State::asks>,
    SeenByNobody<>>;

int column_of(const State& state, Viewer viewer) {
  return viewer.index() < state.seats ? viewer.index() : kWatchers;
}

// What the mover chooses in private shows as the decision it began with.
void hide_draft(State& shown) {
  switch (shown.asks) {
    case Asks::kChapter:
    case Asks::kSacrifice:
    case Asks::kHandTo:
    case Asks::kBook:
      if (shown.table.empty(kHanded)) {
        shown.asks = Asks::kTurn;
      } else {
        shown.asks = shown.draft.manner == Manner::kRecited ? Asks::kRecited : Asks::kFaltered;
      }
      break;
    default:
      break;
  }
  shown.draft = {};
}

void hide_choices(State& shown, int viewer) {
  if (viewer != shown.mover) hide_draft(shown);
  for (int seat = 0; seat < shown.seats; ++seat) {
    if (seat == viewer) continue;
    if (shown.window.answer[seat] != 0) shown.window.answer[seat] = kAnswerHidden;
    shown.window.card[seat] = 0;
  }
  effects::hide_picks(shown.run, viewer);
}

// What was done with a card that has gone where the viewer does not see it is remembered without
// the card: its number would tell its place.
void forget_unknown(State& shown) {
  const auto hide = [&](Card& card) {
    if (shown.kind[card] == 0) card = kNoCard;
  };
  for (auto& item : shown.line.items) hide(item.card);
  for (Card& card : shown.run.them) hide(card);
  for (Lasting& lasting : shown.lasting) {
    hide(lasting.source);
    hide(lasting.card);
  }
  hide(shown.run.source);
  hide(shown.resolving);
}

}  // namespace

View ChapterAndVerse::view(const Book&, const State& state, Viewer viewer) {
  const int column = column_of(state, viewer);
  Faces faces{state};
  const TableView seen(state.table, column, faces);
  State hidden = Seen::shown(state);
  hide_choices(hidden, column);
  View view = {};
  view.viewer = static_cast<std::uint64_t>(column == kWatchers ? scriptorium::kMaxSeats : column);
  view.shown = renumbered(hidden, seen.numbers());
  view.shown.table = seen.shown();
  for (Card card = 1; card < kCards; ++card) {
    if (state.table.where(card) != 0 && !seen.knows(card)) view.shown.kind[seen.number(card)] = 0;
  }
  forget_unknown(view.shown);
  seen.list_somewhere(view.somewhere);
  return view;
}

std::uint64_t ChapterAndVerse::key(const Book& book, const State& state, Viewer viewer) {
  const View seen = view(book, state, viewer);
  return hash_bytes(&seen, sizeof seen, 0);
}

}  // namespace scriptorium::chapter_and_verse
