#pragma once

#include <cstdint>
#include <memory>

#include "games/hypertext/matching.h"
#include "games/hypertext/state.h"

namespace scriptorium::hypertext {

inline constexpr int kPoint = 100;  // what is worth something is counted in hundredths of a point

// What a hand promises: how far it is from each phase, and what that is worth, in hundredths of a
// point. It looks at what its seat knows and at nothing else.
class Prospects {
 public:
  explicit Prospects(const Book& book);

  // How many cards the hand lacks for a phase (HT-03).
  int lacks(int phase, Tally hand) const {
    return distance_->by_phase[phase - 1][hand_number(hand)];
  }

  // What recording for a target brings: points, a Letter, and cards that cost nothing any more.
  int reward(const Book& book, const State& state, int seat, int target) const;
  // What a hand is worth to the seat now. In the grace no card comes any more.
  int worth(const Book& book, const State& state, int seat, Tally hand) const;
  // The composition of a phase that uses up the fewest TITLEs; 0 if there is none.
  static Tally composition(const Book& book, int phase, Tally hand);
  // What is left of a hand after that.
  static Tally without(Tally hand, Tally composition);

 private:
  struct Distance {
    std::uint8_t by_phase[kPhases][kHands];
  };
  std::shared_ptr<const Distance> distance_;  // the same for all
};

}  // namespace scriptorium::hypertext
