#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <memory>

#include "games/hypertext/matching.h"
#include "games/hypertext/state.h"

namespace scriptorium::hypertext {

inline constexpr int kPoint = 100;  // what is worth something is counted in hundredths of a point

// What a hand promises: how far it is from each phase, and what that is worth, in hundredths of a
// point. It looks at what its seat knows and at nothing else.
//
// The same hands are weighed again and again, so what they are worth is remembered.
class Prospects {
 public:
  explicit Prospects(const Book& book);

  // How many cards the hand lacks for a phase (HT-03).
  int lacks(int phase, Tally hand) const { return distances(hand)[phase - 1]; }
  // What recording for a target brings: points, a Letter, and cards that cost nothing any more.
  static int reward(const Book& book, const State& state, int seat, int target);
  // The composition of a phase that uses up the fewest TITLEs; 0 if there is none.
  static Tally composition(const Book& book, int phase, Tally hand);
  // What is left of a hand after that.
  static Tally without(Tally hand, Tally composition);

 private:
  friend class Scales;

  struct Distance {
    std::uint8_t by_hand[kHands][kPhases];
  };
  // The phases on the Board and the Lots.
  using Phases = std::array<std::uint8_t, kTargets>;
  // Chapters change them, and so do abilities that exchange Lots, in one playout and not in the
  // next: so many are known by number before all is forgotten.
  static constexpr std::uint32_t kKnownPhases = 16;
  // A hand with all that its worth depends on; 0: nothing is remembered here.
  struct Remembered {
    std::uint64_t question = 0;
    std::int64_t worth = 0;
  };
  static constexpr int kRememberedBits = 11;

  const std::uint8_t (&distances(Tally hand) const)[kPhases] {
    return distance_->by_hand[hand_number(hand)];
  }
  // The number of the phases as they are now.
  std::uint32_t phases_now(const State& state);

  std::shared_ptr<const Distance> distance_;  // the same for all
  std::array<Phases, kKnownPhases> phases_ = {};
  std::uint32_t known_ = 1;  // of those; none is what a table without phases has
  std::uint32_t last_ = 0;   // the one asked for last
  std::array<Remembered, 1U << kRememberedBits> memory_ = {};
};

// What hands are worth to a seat at one decision.
class Scales {
 public:
  Scales(Prospects& prospects, const Book& book, const State& state, Seat seat)
      : prospects_(prospects),
        book_(book),
        state_(state),
        seat_(seat),
        asked_(std::uint64_t{seat} << kHandBits |
               static_cast<std::uint64_t>(state.record_wreath == 0) << 48 |
               static_cast<std::uint64_t>(state.stage == Stage::kGrace) << 49 |
               std::uint64_t{prospects.phases_now(state)} << 50 | std::uint64_t{1} << 63) {}

  const Book& book() const { return book_; }
  const State& state() const { return state_; }
  Seat seat() const { return seat_; }
  Tally hand() const { return state_.tally[seat_]; }

  int worth(Tally hand) const {
    assert(hand >> kHandBits == 0);
    const std::uint64_t question = asked_ | hand;
    Prospects::Remembered& here =
        prospects_.memory_[question * 0x9e3779b97f4a7c15U >> (64 - Prospects::kRememberedBits)];
    if (here.question != question) [[unlikely]]
      here = {question, reckon(hand)};
    return static_cast<int>(here.worth);
  }
  // Of the hand as it is, with one card more, and with one card less.
  int now() const { return worth(hand()); }
  int with(Card card) const { return worth(hand() + one_of(book_.word(card).type)); }
  int without(Card card) const { return worth(hand() - one_of(book_.word(card).type)); }

 private:
  static constexpr int kHandBits = 8 * kTypes;
  static_assert(kHandBits == 40);

  int reckon(Tally hand) const;

  Prospects& prospects_;
  const Book& book_;
  const State& state_;
  Seat seat_;
  std::uint64_t asked_;  // of every question at this decision the bits beside the hand
};

inline std::uint32_t Prospects::phases_now(const State& state) {
  Phases now;
  static_assert(sizeof state.lot + 1 == sizeof now);
  now[0] = state.board;
  std::memcpy(&now[1], state.lot, sizeof state.lot);
  if (now == phases_[last_]) [[likely]]
    return last_;
  for (last_ = 0; last_ < known_; ++last_) {
    if (now == phases_[last_]) return last_;
  }
  if (known_ == kKnownPhases) {
    memory_ = {};
    known_ = last_ = 0;
  }
  phases_[known_++] = now;
  return last_;
}

}  // namespace scriptorium::hypertext
