#include <cstddef>

#include "core/audience.h"
#include "core/hash.h"
#include "games/verbatim/exchange.h"
#include "games/verbatim/hand.h"
#include "games/verbatim/row.h"
#include "games/verbatim/verbatim.h"

// What a seat knows: VB-23. Hands are public; what hides is the order of the piles, and what others
// are choosing in private: an exchange half made, an arrangement before the reveal, words being
// re-formed.
namespace scriptorium::verbatim {
namespace {

// VB-23.
using Seen = Audience<
    State,
    SeenByAll<&State::removed, &State::height, &State::front, &State::shown, &State::phase,
              &State::seats, &State::mover, &State::taker, &State::turns, &State::one_letter,
              &State::recall, &State::arranged, &State::passes, &State::asked, &State::maker,
              &State::standing, &State::doubled, &State::barred>,
    SeenBySome<&State::held, &State::sums, &State::hand, &State::purse, &State::gaining,
               &State::owed, &State::paid_count, &State::paid, &State::row_begin, &State::laid,
               &State::word_open, &State::row, &State::begins>,
    SeenByNobody<&State::pile>>;

bool arranging_in_private(const State& state, int seat, Viewer viewer) {
  return state.phase == Phase::kArrange && !viewer.is(static_cast<Seat>(seat));
}

// Puts back what others have chosen in private.
void hide_choices(const Book& book, State& state, Viewer viewer) {
  if (state.phase == Phase::kExchange && !viewer.is(state.mover)) drop_exchange(book, state);
  if (state.phase == Phase::kReform && !viewer.is(state.maker)) {
    unlay(book, state, state.maker, state.standing);
  }
  for (int seat = 0; seat < state.seats; ++seat) {
    if (arranging_in_private(state, seat, viewer)) unlay(book, state, seat, 0);
  }
}

bool hides_choices(const State& state, Viewer viewer) {
  switch (state.phase) {
    case Phase::kExchange:
      return state.gaining != 0 && !viewer.is(state.mover);
    case Phase::kReform:
      return !viewer.is(state.maker);
    case Phase::kArrange:
      return true;
    default:
      return false;
  }
}

std::uint64_t key_of_shown(const State& shown, Viewer viewer) {
  constexpr std::size_t kPilesAt = offsetof(State, pile);
  constexpr std::size_t kAfterPiles = offsetof(State, height);
  const auto* bytes = reinterpret_cast<const unsigned char*>(&shown);
  std::uint64_t hash = hash_bytes(bytes, kPilesAt, static_cast<unsigned>(viewer.index()));
  const bool rows = shown.phase > Phase::kExchange;  // before the arrangement the rows are empty
  const std::size_t end = rows ? sizeof(State) : offsetof(State, row_begin);
  return hash_bytes(bytes + kAfterPiles, end - kAfterPiles, hash);
}

// How many cards of each kind are not to be seen anywhere.
void count_hidden(const Book& book, const State& shown, int (&hidden)[kKinds]) {
  for (int kind = 0; kind < kKinds; ++kind) {
    hidden[kind] = book.box[kind] + shown.seats * book.start[kind] - shown.removed[kind];
    for (int seat = 0; seat < shown.seats; ++seat) hidden[kind] -= shown.hand[seat][kind];
  }
  for (int i = 0; i < shown.paid_count; ++i) --hidden[shown.paid[i]];
  if (shown.front != kNoCard) --hidden[shown.front];
  for (int pile = 0; pile < kPiles; ++pile) {
    if (shown.shown[pile] != kNoCard) --hidden[shown.shown[pile]];
  }
  for (int place = 0; place < shown.row_begin[kSeatCap]; ++place) {
    --hidden[shown.row[place].kind(book)];
  }
}

// Stated prior: somebody whose arrangement is in and not yet seen spelled as the dice fell.
void arrange_by_dice(const Book& book, State& state, int seat, Dice& dice) {
  const std::uint8_t arranged = state.arranged;
  state.arranged = static_cast<std::uint8_t>(arranged & ~(1U << seat));
  Actions actions;
  for (;;) {
    Verbatim::legal(book, state, static_cast<Seat>(seat), actions);
    const Action action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
    if (action == Action::done()) break;
    Verbatim::apply(book, state, static_cast<Seat>(seat), action, dice, nullptr);
  }
  close_draft(book, state, seat);
  state.arranged = arranged;
}

}  // namespace

View Verbatim::view(const Book& book, const State& state, Viewer viewer) {
  View view = {Seen::shown(state), static_cast<std::uint64_t>(viewer.index())};
  hide_choices(book, view.shown, viewer);
  return view;
}

std::uint64_t Verbatim::key(const Book& book, const State& state, Viewer viewer) {
  if (!hides_choices(state, viewer)) return key_of_shown(state, viewer);
  State shown = state;
  hide_choices(book, shown, viewer);
  return key_of_shown(shown, viewer);
}

State Verbatim::sample(const Book& book, const View& view, Dice& dice) {
  State state = view.shown;
  int hidden[kKinds];
  count_hidden(book, state, hidden);
  Kind cards[kPiles * kPileCap];
  std::size_t count = 0;
  for (Kind kind = kEndGame; kind < book.kinds; ++kind) {
    for (; hidden[kind] > 0; --hidden[kind]) cards[count++] = kind;
  }
  dice.shuffle(std::span(cards, count));
  for (int pile = 0; pile < kPiles; ++pile) {
    int unseen = state.height[pile];
    if (state.shown[pile] != kNoCard) state.pile[pile][--unseen] = state.shown[pile];
    for (int place = 0; place < unseen; ++place) state.pile[pile][place] = cards[--count];
  }
  const Viewer viewer(static_cast<Seat>(view.viewer));
  for (int seat = 0; seat < state.seats; ++seat) {
    const bool in = ((state.arranged >> seat) & 1U) != 0;
    if (in && arranging_in_private(state, seat, viewer)) arrange_by_dice(book, state, seat, dice);
  }
  return state;
}

}  // namespace scriptorium::verbatim
