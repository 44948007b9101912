#include "core/audience.h"
#include "core/hash.h"
#include "core/table_key.h"
#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

namespace {

// HT-28.
using Seen = Audience<
    State,
    SeenByAll<&State::tower_pool, &State::stage, &State::seats, &State::boards_so_far,
              &State::score, &State::earned, &State::earned_for, &State::letters, &State::lot,
              &State::lots_done, &State::records, &State::bars, &State::window, &State::playing,
              &State::mover, &State::starter, &State::chapter, &State::chapters, &State::board,
              &State::turns, &State::times_run_out, &State::dry, &State::drawn_pool, &State::unsure,
              &State::offered, &State::end_discards, &State::redeemed, &State::owes,
              &State::went_out, &State::graced, &State::record_wreath, &State::empty_wreath,
              &State::deals, &State::winner, &State::lot_once, &State::by_priority,
              &State::no_redeem, &State::gentle, &State::passages, &State::past>,
    SeenBySome<&State::table, &State::pool, &State::tally, &State::drawn_seen, &State::run,
               &State::draft, &State::drawn, &State::free_left, &State::extra_free>,
    SeenByNobody<&State::unused_byte, &State::unused_last_byte>>;

int column_of(const State& state, Viewer viewer) {
  return viewer.index() < state.seats ? viewer.index() : kWatchers;
}

// HT-10: which card was drawn, and so which activation was used, is a secret of the player in turn
// and of whoever followed the card from the Tower into the hand.
struct Drawn {
  std::uint16_t seen;
  Card card;
  std::uint8_t free_left;
  std::uint8_t extra_free;
};
Drawn drawn_as_seen(const State& state, int column) {
  const bool seen = (state.drawn_seen >> column & 1U) != 0 || column == state.mover;
  const bool by_all = (state.drawn_seen >> kWatchers & 1U) != 0;
  Drawn drawn = {by_all ? columns(state).bits() : std::uint16_t{0}, seen ? state.drawn : Card{0},
                 state.free_left, state.extra_free};
  if (seen || state.unsure == 0) return drawn;
  drawn.extra_free = static_cast<std::uint8_t>(drawn.extra_free + drawn.free_left);
  drawn.free_left = 0;
  return drawn;
}

// What others choose in private is as if not chosen yet. What was done with a card that has gone
// where the viewer does not see it is remembered without the card.
Run run_as_seen(const State& state, int column) {
  Run run = state.run;
  effects::hide_picks(run, column);
  for (Card& card : run.them) {
    if (!is_known(state.table, column, card)) card = 0;
  }
  return run;
}

void hide_choices(const State& state, State& shown, int column) {
  const Drawn drawn = drawn_as_seen(state, column);
  shown.drawn_seen = drawn.seen;
  shown.drawn = drawn.card;
  shown.free_left = drawn.free_left;
  shown.extra_free = drawn.extra_free;
  if (column != shown.mover) shown.draft = {};
  shown.run = run_as_seen(state, column);
}

// HT-28: hands and Tower are hidden. Which pool each card is of, all know (kPools).
void hide_cards(const State& state, View& view, int column) {
  Faces faces{state};
  const TableView seen(state.table, column, faces);
  view.shown.table = seen.shown();
  seen.list_somewhere(view.somewhere);
  for (Card card = 1; card < kCards; ++card) {
    view.shown.pool[seen.number(card)] = state.pool[card];
  }
  for (int seat = 0; seat < state.seats; ++seat) {
    if (seat != column) view.shown.tally[seat] = 0;
  }
}

}  // namespace

View Hypertext::view(const Book&, const State& state, Viewer viewer) {
  const int column = column_of(state, viewer);
  View view = {};
  view.viewer = static_cast<std::uint64_t>(column);
  view.shown = Seen::shown(state);
  hide_choices(state, view.shown, column);
  hide_cards(state, view, column);
  return view;
}

// Of all that the view shows, without making it.
std::uint64_t Hypertext::key(const Book&, const State& state, Viewer viewer) {
  const int column = column_of(state, viewer);
  std::uint64_t hash =
      Seen::key_of_all(state, static_cast<std::uint64_t>(viewer.index()) + 1,
                       static_cast<std::size_t>(kSeatCap - state.seats) * sizeof(Past));
  const Drawn drawn = drawn_as_seen(state, column);
  hash = hash_step(hash, drawn.seen | std::uint64_t{drawn.card} << 16 |
                             std::uint64_t{drawn.free_left} << 24 |
                             std::uint64_t{drawn.extra_free} << 32);
  if (column == state.mover && state.draft.kind != Draft::Kind::kNone) {
    hash = hash_value(state.draft, hash);
  }
  if (state.run.active != 0) hash = hash_value(run_as_seen(state, column), hash);
  if (state.tower_pool != 0) hash = key_of_bytes(state.pool, kCards, hash);
  return mix(TableKey(state.table, column, Faces{state}).fold(hash));
}

}  // namespace scriptorium::hypertext
