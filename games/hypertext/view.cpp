#include "core/audience.h"
#include "core/hash.h"
#include "games/hypertext/hypertext.h"
#include "games/hypertext/table.h"

namespace scriptorium::hypertext {

namespace {

// HT-28.
using Seen = Audience<
    State,
    SeenByAll<&State::last_hand, &State::boards_so_far, &State::score, &State::history,
              &State::earned, &State::earned_for, &State::last_for, &State::all_for, &State::pool,
              &State::tower_pool, &State::letters, &State::lot, &State::lots_done, &State::records,
              &State::bars, &State::window, &State::stage, &State::seats, &State::playing,
              &State::mover, &State::starter, &State::chapter, &State::chapters, &State::board,
              &State::turns, &State::times_run_out, &State::dry, &State::drawn_pool, &State::unsure,
              &State::offered, &State::end_discards, &State::redeemed, &State::owes,
              &State::went_out, &State::graced, &State::record_wreath, &State::empty_wreath,
              &State::deals, &State::winner, &State::lot_once, &State::by_priority,
              &State::no_redeem, &State::gentle, &State::passages, &State::unused_bytes>,
    SeenBySome<&State::table, &State::tally, &State::drawn_seen, &State::run, &State::draft,
               &State::drawn, &State::free_left, &State::extra_free>,
    SeenByNobody<>>;

int column_of(const State& state, Viewer viewer) {
  return viewer.index() < state.seats ? viewer.index() : kWatchers;
}

// HT-10: which card was drawn, and so which activation was used, is a secret of the player in turn
// and of whoever followed the card from the Tower into the hand.
void hide_drawn(State& shown, int column) {
  const bool seen = (shown.drawn_seen >> column & 1U) != 0 || column == shown.mover;
  const bool by_all = (shown.drawn_seen >> kWatchers & 1U) != 0;
  shown.drawn_seen = by_all ? columns(shown).bits() : std::uint16_t{0};
  if (seen) return;
  shown.drawn = 0;
  if (shown.unsure == 0) return;
  shown.extra_free = static_cast<std::uint8_t>(shown.extra_free + shown.free_left);
  shown.free_left = 0;
}

// What others choose in private is as if not chosen yet.
void hide_choices(State& shown, int column) {
  if (column != shown.mover) shown.draft = {};
  hide_drawn(shown, column);
  effects::hide_picks(shown.run, column);
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

// What was done with a card that has gone where the viewer does not see it is remembered without
// the card.
void forget_unknown(State& shown) {
  for (Card& card : shown.run.them) {
    if (where(shown, card) == 0) card = 0;
  }
}

}  // namespace

View Hypertext::view(const Book&, const State& state, Viewer viewer) {
  const int column = column_of(state, viewer);
  View view = {};
  view.viewer = static_cast<std::uint64_t>(column);
  view.shown = Seen::shown(state);
  hide_choices(view.shown, column);
  hide_cards(state, view, column);
  forget_unknown(view.shown);
  return view;
}

std::uint64_t Hypertext::key(const Book& book, const State& state, Viewer viewer) {
  const View seen = view(book, state, viewer);
  return hash_bytes(&seen, sizeof seen, 0);
}

}  // namespace scriptorium::hypertext
