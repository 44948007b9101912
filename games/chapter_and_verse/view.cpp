#include <algorithm>

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
    SeenByNobody<&State::memory, &State::place_unsure>>;

int column_of(const State& state, Viewer viewer) {
  return viewer.index() < state.seats ? viewer.index() : kWatchers;
}

// Whether the viewer can say which verse lies there, where it does not lie open.
bool knows(const State& state, int column, Card card) {
  const PileId pile = state.table.where(card);
  const Knows knows = state.memory.of(column, card);
  return knows == Knows::kPlace || (knows == Knows::kPile && is_pile(pile, Pile::kHand));
}

// Numbers by what the viewer sees: owner by owner, pile by pile from the top down, in hands first
// what it knows, by kind.
Numbering numbers_seen(const State& state, int column) {
  Numbering numbering;
  for (int pile = 1; pile < kPiles; ++pile) {
    Card cards[kCards];
    const int count = state.table.list(static_cast<PileId>(pile), cards);
    if (is_pile(static_cast<PileId>(pile), Pile::kHand)) {
      std::sort(cards, cards + count, [&](Card a, Card b) {
        const int kind_a = knows(state, column, a) ? state.kind[a] : kKinds;
        const int kind_b = knows(state, column, b) ? state.kind[b] : kKinds;
        return kind_a != kind_b ? kind_a < kind_b : a < b;
      });
    }
    for (int i = 0; i < count; ++i) numbering.next(cards[i]);
  }
  numbering.rest(state);
  return numbering;
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
  View view = {};
  view.viewer = static_cast<std::uint64_t>(column == kWatchers ? scriptorium::kMaxSeats : column);
  const Numbering numbering = numbers_seen(state, column);
  State seen = Seen::shown(state);
  hide_choices(seen, column);
  view.shown = renumbered(seen, numbering);
  State& shown = view.shown;
  shown.memory.lossy = static_cast<std::uint8_t>(state.memory.lossy >> column & 1U);
  std::size_t known = 0;
  const auto list = [&](Card card, bool everyone) {
    const Somewhere somewhere = {state.kind[card], state.table.where(card),
                                 static_cast<std::uint8_t>(owner_of(card)), everyone};
    view.somewhere[known++] = somewhere.bits();
  };
  for (Card card = 1; card < kCards; ++card) {
    const PileId pile = state.table.where(card);
    const Card number = numbering.number[card];
    if (is_open(pile)) continue;
    const Knows all_know = state.memory.of(kWatchers, card);
    const bool hand = is_pile(pile, Pile::kHand);
    if (!hand && all_know == Knows::kPile) list(card, true);
    if (knows(state, column, card)) {
      const bool told = hand ? all_know != Knows::kNothing : all_know == Knows::kPlace;
      if (told) shown.memory.pile[number] = 1U << kWatchers;
    } else {
      shown.kind[number] = 0;
      if (state.memory.of(column, card) == Knows::kPile) list(card, false);
    }
  }
  std::sort(view.somewhere, view.somewhere + known);
  forget_unknown(shown);
  return view;
}

std::uint64_t ChapterAndVerse::key(const Book& book, const State& state, Viewer viewer) {
  const View seen = view(book, state, viewer);
  return hash_bytes(&seen, sizeof seen, 0);
}

}  // namespace scriptorium::chapter_and_verse
