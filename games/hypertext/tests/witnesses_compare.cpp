#include <algorithm>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/tests/positions.h"
#include "games/hypertext/tests/witnesses.h"

// What they know, against the true state and what it shows them.
namespace scriptorium::hypertext {

std::string Witnesses::differs(const State& state) {
  tower_ = from_bottom(state, kTower);
  ordered_ = true;
  if (state.stage == Stage::kOver) return fault_;
  compare_cards(state);
  compare_drawn(state);
  for (const Witness& witness : witnesses_) compare_view(state, witness);
  return fault_;
}

void Witnesses::compare_cards(const State& state) {
  for (Card card = 1; card < kCards; ++card) {
    SeatSet placed;
    SeatSet piled;
    for (const Witness& witness : witnesses_) {
      const bool own = is_hand(where_[card]) && holder_of(where_[card]) == witness.column;
      const bool place = witness.placed.contains(card) || own;
      bool pile = place || witness.somewhere.contains(card);
      for (const std::set<Card>& cards : witness.held) pile |= cards.contains(card);
      if (is_open(where_[card])) continue;
      if (place) placed = placed.with(witness.column);
      if (pile) piled = piled.with(witness.column);
    }
    require(where(state, card) == where_[card], "card {} lies elsewhere", card);
    require(state.table.memory.place[card] == placed.bits(),
            "{:b} know the place of card {}, reckoned: {:b}", state.table.memory.place[card], card,
            placed.bits());
    require(state.table.memory.pile[card] == piled.bits(),
            "{:b} know the pile of card {}, reckoned: {:b}", state.table.memory.pile[card], card,
            piled.bits());
    const int pool = where_[card] == kTower ? shuffles_ : pool_[card];
    require(state.pool[card] == pool, "the pool of card {}", card);
  }
  require(state.tower_pool == shuffles_, "the Tower's pool");
  require(state.passages == passages_ % 256, "how many cards went from hidden to hidden");
  for (const Witness& witness : witnesses_) {
    require((state.table.memory.lossy >> witness.column & 1) == (witness.faded ? 1 : 0),
            "whether the memory of {} has faded", witness.column);
  }
}

void Witnesses::compare_drawn(const State& state) {
  require(state.drawn == drawn_, "another card was drawn");
  require(state.drawn_seen == saw_drawn_.bits(), "others saw the drawn card");
  require(state.drawn_pool == drawn_pool_, "the drawn card's pool");
  require(state.unsure == (unsure_ ? 1 : 0), "whether others know which activation was used");
  require(state.free_left == (free_ ? 1 : 0) && state.extra_free == more_, "activations left");
}

void Witnesses::compare_view(const State& state, const Witness& witness) {
  const Viewer viewer =
      witness.column == kWatchers ? Viewer::spectator() : Viewer(static_cast<Seat>(witness.column));
  const View view = Hypertext::view(book_, state, viewer);
  const State& shown = view.shown;
  const auto listed = [&](Card card, bool everyone) {
    const Somewhere entry = {card, kTower, state.pool[card], everyone};
    return std::ranges::count(view.somewhere.all(), entry.bits()) == 1;
  };
  for (Card card = 1; card < kCards; ++card) {
    const PileId pile = where_[card];
    const bool placed = witness.placed.contains(card);
    bool known = is_open(pile) || placed;
    if (is_hand(pile)) known = witness.held[holder_of(pile)].contains(card);
    require(where(shown, card) == (known ? pile : 0),
            "{} sees card {} in pile {}, reckoned: {} of {}", witness.column, card,
            where(shown, card), known ? pile : 0, pile);
    require(listed(card, false) == witness.somewhere.contains(card),
            "{} knows whether card {} is somewhere in the Tower", witness.column, card);
    const Witness& all = witnesses_.back();  // what who watches knows, all know
    require(listed(card, true) == all.somewhere.contains(card),
            "{} knows whether all know that card {} is in the Tower", witness.column, card);
    bool known_to_all = all.placed.contains(card);
    if (is_hand(pile)) known_to_all = all.held[holder_of(pile)].contains(card);
    require(shown.table.memory.pile[card] == (known_to_all ? 1U << kWatchers : 0U) &&
                shown.table.memory.place[card] == 0,
            "{} takes card {} to be known to all, or not", witness.column, card);
  }
  const std::vector<Card> seen = from_bottom(shown, kTower);
  require(seen.size() == tower_.size(), "{} sees a Tower of another height", witness.column);
  for (std::size_t i = 0; i < tower_.size() && fault_.empty(); ++i) {
    const Card expected = witness.placed.contains(tower_[i]) ? tower_[i] : Card{0};
    require((seen[i] < kCards ? seen[i] : 0) == expected, "{} sees another Tower", witness.column);
  }
  require(shown.table.memory.lossy == (witness.faded ? 1 : 0), "{} does not know what has faded",
          witness.column);
  const bool sees = witness.column == mover_ || saw_drawn_.has(witness.column);
  require(shown.drawn == (sees ? drawn_ : 0), "{} sees another drawn card", witness.column);
  require(shown.free_left + shown.extra_free == (free_ ? 1 : 0) + more_,
          "{} sees another number of activations", witness.column);
  const bool apart = sees || !unsure_;
  require(!apart || shown.extra_free == more_, "{} does not tell activations apart",
          witness.column);
  require(apart || shown.free_left == 0, "{} tells activations apart", witness.column);
  for (int seat = 0; seat < seats_; ++seat) {
    require(shown.tally[seat] == (seat == witness.column ? state.tally[seat] : 0),
            "{} sees the types of a hand", witness.column);
  }
}

}  // namespace scriptorium::hypertext
