#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "games/hypertext/codec/codec.h"

namespace scriptorium::hypertext {

// Hypertext for the laws: any number of seats, any house rules (HT-31).
struct Subject {
  using Codec = HypertextCodec;
  static constexpr std::uint64_t kGames = 400;

  std::shared_ptr<const Book> book(const Config& config) const { return book_of<Codec>(config); }

  Config random_config(Dice& dice) const {
    const auto upto = [&](unsigned n) { return static_cast<std::uint8_t>(dice.below(n + 1)); };
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + upto(kSeatCap - 2));
    config.length = upto(2);
    config.lot_once = upto(1);
    config.by_priority = upto(1);
    config.duel_redeem = upto(1);
    config.gentle = upto(1);
    return config;
  }
};

// Two players and five hidden cards that look into the Tower, draw and put back; all others lie
// open, most of them in Pages. Which card is where, and which one was drawn, is equally likely.
struct Tiny {
  using Codec = HypertextCodec;
  using Game = Hypertext;
  static constexpr std::uint64_t kGames = 3000;
  static constexpr std::uint64_t kPlies = 12;
  static constexpr int kDepth = 5;
  static constexpr int kViews = 12;
  static constexpr int kSamples = 3000;

  static constexpr const char* kHidden[] = {"white", "eat", "blind", "sweet", "write"};
  static constexpr const char* kOpen[] = {"bread", "oil"};

  const Book& book() const { return Hypertext::book({}); }
  std::shared_ptr<const Book> book(const Config& config) const { return book_of<Codec>(config); }
  Config random_config(Dice&) const { return {}; }

  // Two in the hand of seat 0, the first of them just drawn; one in that of seat 1; two in the
  // Tower.
  std::vector<State> starts() const {
    std::vector<State> all;
    std::vector<std::string> hidden(std::begin(kHidden), std::end(kHidden));
    std::sort(hidden.begin(), hidden.end());
    do {
      all.push_back(position(hidden));
    } while (std::next_permutation(hidden.begin(), hidden.end()));
    return all;
  }

  // What the viewer knows is all in its view: nothing has faded, nobody else is in the middle of a
  // choice, and the drawn card, if it is another's, has not been mixed with cards that left the
  // hand: all that did so were discarded at the end of turns.
  bool exact(const State& state, Viewer viewer) const {
    const int column = viewer.index() < state.seats ? viewer.index() : kWatchers;
    if ((state.table.memory.lossy >> column & 1U) != 0) return false;
    for (int seat = 0; seat < state.seats; ++seat) {
      if (seat == column) continue;
      State dropped = state;
      Hypertext::drop_choice(book(), dropped, static_cast<Seat>(seat));
      if (!same_bytes(dropped, state)) return false;
    }
    const int redeemed = SeatSet::from_bits(state.redeemed).size();
    const int discarded = state.table.size(kSheol) - static_cast<int>(std::size(kOpen)) + redeemed;
    return column == state.mover || state.free_left + state.unsure == 0 ||
           (revealed(state) == 0 && discarded == state.turns - 1);
  }
  State world(State state) const {
    state.table.memory = {};
    for (auto& unsure : state.table.unsure) unsure = 0;
    state.drawn_seen = 0;
    return state;
  }

 private:
  State position(const std::vector<std::string>& hidden) const;
};

}  // namespace scriptorium::hypertext
