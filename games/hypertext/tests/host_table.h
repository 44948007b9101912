#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "games/hypertext/host.h"
#include "games/hypertext/hypertext.h"
#include "games/hypertext/tests/positions.h"

namespace scriptorium::hypertext {

// A position with what it takes to do something in it.
struct HostTable {
  State state;
  EventLog log;
  Dice dice = Dice::fast(Seed::of(7));
  Play play = {the_book(), state, dice, &log};
  Host host{play};

  explicit HostTable(State at) : state(at) {}
  void expect_sound() const { EXPECT_EQ(Hypertext::audit(the_book(), state), nullptr); }
  // Counted from the bottom.
  int place(std::string_view word) const {
    const std::vector<Card> pile = from_bottom(state, where(state, card_named(word)));
    return static_cast<int>(std::find(pile.begin(), pile.end(), card_named(word)) - pile.begin());
  }
  SeatSet know_place(std::string_view word) const {
    return SeatSet::from_bits(state.table.memory.place[card_named(word)]);
  }
  SeatSet know_pile(std::string_view word) const {
    return SeatSet::from_bits(state.table.memory.pile[card_named(word)]);
  }
};

inline State three_players() {
  return position(3, {{"hand 0", "bread oil salt"},
                      {"hand 1", "weep"},
                      {"hand 2", "new great"},
                      {"pages 0", "ruth eve"},
                      {"pages 2", "abel"},
                      {"tower", "vine water way heart"},
                      {"sheol", "peace blood"}});
}
inline const SeatSet kAll = SeatSet::first(3).with(kWatchers);

}  // namespace scriptorium::hypertext
