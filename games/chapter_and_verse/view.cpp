#include <algorithm>

#include "core/audience.h"
#include "core/hash.h"
#include "core/table_key.h"
#include "games/chapter_and_verse/chapter_and_verse.h"
#include "games/chapter_and_verse/host.h"
#include "games/chapter_and_verse/numbering.h"

namespace scriptorium::chapter_and_verse {

namespace {

// CV-23.
using Seen =
    Audience<State,
             SeenByAll<&State::left_out, &State::unique_played, &State::filled, &State::in_force,
                       &State::phase, &State::seats, &State::advanced, &State::mover, &State::first,
                       &State::round, &State::idle, &State::free_plays, &State::acted,
                       &State::winner, &State::emptied, &State::freeplayed, &State::kept,
                       &State::challenger, &State::reciter, &State::listener, &State::ability,
                       &State::trigger, &State::controller, &State::lasting_count,
                       &State::closing_theme, &State::closing, &State::recall, &State::unused_byte>,
             SeenBySome<&State::icons, &State::set, &State::standing, &State::due, &State::table,
                        &State::draft, &State::line, &State::window, &State::run, &State::lasting,
                        &State::resolving, &State::kind, &State::asks>,
             SeenByNobody<&State::unused_last_bytes>>;

// What goes on, of which a viewer sees only a part.
struct Doings {
  Draft draft;
  Line line;
  Window window;
  Run run;
  Lasting lasting[kLastingCap];
  std::uint8_t lasting_count;
  Card resolving;
  Asks asks;
};

// Out of a state, and into one that is shown, of which the rest is the same: what is not there is
// not copied.
template <class From, class To>
void copy_doings(const From& from, To& to) {
  to.draft = from.draft;
  to.line.size = from.line.size;
  std::copy_n(from.line.items, from.line.size, to.line.items);
  to.window = from.window;
  to.run.active = from.run.active;
  if (from.run.active != 0) to.run = from.run;
  to.lasting_count = from.lasting_count;
  std::copy_n(from.lasting, from.lasting_count, to.lasting);
  to.resolving = from.resolving;
  to.asks = from.asks;
}

int column_of(const State& state, Viewer viewer) {
  return viewer.index() < state.seats ? viewer.index() : kWatchers;
}

// What the mover chooses in private shows as the decision it began with.
void hide_draft(Doings& doings, bool handed) {
  switch (doings.asks) {
    case Asks::kChapter:
    case Asks::kSacrifice:
    case Asks::kHandTo:
    case Asks::kBook:
      if (!handed) {
        doings.asks = Asks::kTurn;
      } else {
        doings.asks = doings.draft.manner == Manner::kRecited ? Asks::kRecited : Asks::kFaltered;
      }
      break;
    default:
      break;
  }
  doings.draft = {};
}

// The card as the viewer can tell it from others: none where it does not see it, since its number
// would tell its place; of copies in a hand the first that it knows, past those counted.
Card told_apart(const State& state, int column, Card card, int past = 0) {
  const PileId pile = state.table.where(card);
  if (!is_pile(pile, Pile::kHand)) return is_known(state.table, column, card) ? card : kNoCard;
  const Alike alike = {state};
  for (const Card copy : state.table.cards(pile)) {
    if (alike(copy, card) && is_known(state.table, column, copy) && past-- == 0) return copy;
  }
  return kNoCard;
}

void forget_unknown(const State& state, int column, Doings& doings) {
  const auto hide = [&](Card& card) {
    if (card != kNoCard) card = told_apart(state, column, card);
  };
  for (int i = 0; i < doings.line.size; ++i) hide(doings.line.items[i].card);
  for (int i = 0; i < doings.lasting_count; ++i) {
    hide(doings.lasting[i].source);
    hide(doings.lasting[i].card);
  }
  hide(doings.resolving);
  if (doings.run.active == 0) return;
  hide(doings.run.source);
  Card them[effects::kMaxPicked] = {};
  const Alike alike = {state};
  for (int i = 0; i < effects::kMaxPicked; ++i) {
    const Card card = doings.run.them[i];
    const auto copies = std::count_if(doings.run.them, doings.run.them + i, [&](Card before) {
      return alike(before, card) && state.table.where(before) == state.table.where(card);
    });
    if (card != kNoCard) them[i] = told_apart(state, column, card, static_cast<int>(copies));
  }
  std::copy(std::begin(them), std::end(them), doings.run.them);
}

void doings_as_seen(const State& state, int column, Doings& doings) {
  copy_doings(state, doings);
  if (column != state.mover) hide_draft(doings, !state.table.empty(kHanded));
  for (int seat = 0; seat < kSeatCap; ++seat) {
    if (seat == column) continue;
    if (doings.window.answer[seat] != 0) doings.window.answer[seat] = kAnswerHidden;
    doings.window.card[seat] = 0;
  }
  if (doings.run.active != 0) effects::hide_picks(doings.run, column);
  forget_unknown(state, column, doings);
}

}  // namespace

View ChapterAndVerse::view(const Book&, const State& state, Viewer viewer) {
  const int column = column_of(state, viewer);
  Faces faces{state};
  const TableView seen(state.table, column, faces);
  State hidden = Seen::shown(state);
  Doings doings;
  doings_as_seen(state, column, doings);
  copy_doings(doings, hidden);
  View view = {};
  view.viewer = static_cast<std::uint64_t>(column == kWatchers ? scriptorium::kMaxSeats : column);
  view.shown = renumbered(hidden, seen.numbers());
  view.shown.table = seen.shown();
  for (Card card = 1; card < kCards; ++card) {
    if (state.table.where(card) != 0 && !seen.knows(card)) view.shown.kind[seen.number(card)] = 0;
  }
  seen.list_somewhere(view.somewhere);
  if (state.advanced != 0 && column != kWatchers) {
    std::copy_n(&state.kind[first_card_of(column)], kDeckCap, view.own.verses);
  }
  return view;
}

// Of all that the view shows, without making it. A card that something speaks of is told by its
// place.
std::uint64_t ChapterAndVerse::key(const Book&, const State& state, Viewer viewer) {
  const int column = column_of(state, viewer);
  std::uint64_t hash = Seen::key_of_all(state, static_cast<std::uint64_t>(viewer.index()) + 1);
  hash = TableKey(state.table, column, Faces{state}).fold(hash);
  // (What stands is in play and was not set: it needs no telling.)
  for (const CardSet* cards : {&state.set, &state.due}) {
    std::uint64_t places = 0;  // a sum, since the order of their numbers is nothing that one sees
    cards->each([&](Card card) { places += mix(place_number(state.table, column, card)); });
    hash = hash_step(hash, places);
  }
  Doings doings;
  doings_as_seen(state, column, doings);
  each_card_named(doings, [&](Card& card) { card = place_number(state.table, column, card); });
  hash = hash_step(hash, doings.resolving | static_cast<std::uint64_t>(doings.asks) << 16);
  hash = key_of_bytes(&doings.draft, sizeof doings.draft, hash);
  hash = key_of_bytes(&doings.window, sizeof doings.window, hash);
  const auto line = static_cast<std::size_t>(doings.line.size);
  if (line != 0) hash = key_of_bytes(&doings.line.items, line * sizeof(doings.line.items[0]), hash);
  const auto lasting = static_cast<std::size_t>(doings.lasting_count);
  if (lasting != 0) hash = key_of_bytes(&doings.lasting, lasting * sizeof(Lasting), hash);
  if (doings.run.active != 0) hash = key_of_bytes(&doings.run, sizeof doings.run, hash);
  return mix(hash);
}

}  // namespace scriptorium::chapter_and_verse
