#pragma once

#include <bit>
#include <cstdint>

namespace scriptorium {

using Seat = std::uint8_t;  // 0 is the first seat; clockwise from there
inline constexpr int kMaxSeats = 8;

// Who decides: a seat, or the judge, whose moves are verdicts on free text.
class Actor {
 public:
  constexpr Actor(Seat seat) : index_(seat) {}
  static constexpr Actor judge() { return Actor(kMaxSeats); }

  constexpr bool is_judge() const { return index_ == kMaxSeats; }
  constexpr Seat seat() const { return index_; }
  constexpr int index() const { return index_; }
  friend constexpr bool operator==(Actor, Actor) = default;

 private:
  std::uint8_t index_;
};

// Who looks: a seat, or somebody who only watches and knows what is public.
class Viewer {
 public:
  constexpr Viewer(Seat seat) : index_(seat) {}
  static constexpr Viewer spectator() { return Viewer(kMaxSeats); }

  constexpr bool is_spectator() const { return index_ == kMaxSeats; }
  constexpr bool is(Seat seat) const { return index_ == seat; }
  constexpr Seat seat() const { return index_; }
  constexpr int index() const { return index_; }
  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  std::uint8_t index_;
};

// A set of seats; bit 8 is the ninth chair: the judge among actors, the spectators among viewers.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(int index) {
    return SeatSet(static_cast<std::uint16_t>(1U << index));
  }
  static constexpr SeatSet first(int seats) {
    return SeatSet(static_cast<std::uint16_t>((1U << seats) - 1));
  }
  static constexpr SeatSet everyone() { return first(kMaxSeats + 1); }
  static constexpr SeatSet from_bits(std::uint16_t bits) { return SeatSet(bits); }

  constexpr bool has(int index) const { return ((bits_ >> index) & 1U) != 0; }
  constexpr bool has(Actor actor) const { return has(actor.index()); }
  constexpr bool has(Viewer viewer) const { return has(viewer.index()); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr int lowest() const { return std::countr_zero(bits_); }
  // The first of them clockwise from the seat on; of some.
  constexpr int first_from(int seat) const {
    const unsigned here = bits_ & ~0U << seat;
    return std::countr_zero(here != 0 ? here : unsigned{bits_});
  }
  constexpr std::uint16_t bits() const { return bits_; }

  constexpr SeatSet with(int index) const { return SeatSet(bits_ | of(index).bits_); }
  constexpr SeatSet without(int index) const {
    return SeatSet(static_cast<std::uint16_t>(bits_ & ~of(index).bits_));
  }
  constexpr SeatSet except(SeatSet others) const { return SeatSet(bits_ & ~others.bits_); }
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(a.bits_ | b.bits_); }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return SeatSet(a.bits_ & b.bits_); }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  // for (int seat : seats): from the lowest on.
  class Iterator {
   public:
    constexpr explicit Iterator(unsigned left) : left_(left) {}
    constexpr int operator*() const { return std::countr_zero(left_); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned left_;  // the bits still to come
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit SeatSet(int bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  std::uint16_t bits_ = 0;
};

// The seats that may decide now; the judge alone while a verdict is due; none when the game is
// over.
using Actors = SeatSet;

inline constexpr Actors kJudgeActs = SeatSet::of(kMaxSeats);

}  // namespace scriptorium
