#pragma once

#include <cstdint>

#include "core/seats.h"

// The line: what was done waits on it, answers are laid after it, and all of it resolves in reverse
// order (CV-40, TW-20). One window asks all who may answer at the same time; what they choose stays
// hidden until everyone has chosen. Who is asked depends on nothing hidden (CV-43).
namespace scriptorium::effects {

// What waits on the line. `kind` and `detail` are the game's.
template <class Card>
struct Waiting {
  Card card;
  std::uint8_t kind;
  std::uint8_t seat;       // who did it
  std::uint8_t cancelled;  // 1: nothing will come of it
  std::uint8_t answered;   // 1: everyone has passed on it
  std::uint8_t detail;
  std::uint8_t unused_byte;
};

template <class Card, int kCap>
struct Line {
  Waiting<Card> items[kCap];
  std::uint8_t size;
  std::uint8_t unused_byte;

  bool empty() const { return size == 0; }
  bool full() const { return size == kCap; }
  Waiting<Card>& last() { return items[size - 1]; }
  const Waiting<Card>& last() const { return items[size - 1]; }
  void lay(const Waiting<Card>& item) { items[size++] = item; }
  void lift() { items[--size] = {}; }
  // All have passed on everything that waits.
  void all_answered() {
    for (int i = 0; i < size; ++i) items[i].answered = 1;
  }
};

// The answers to what lies last on the line. An answer is the game's number for it, 0 for none yet;
// kPassed passes.
template <class Card, int kSeats>
struct Window {
  static constexpr std::uint8_t kPassed = 1;

  Card card[kSeats];  // what each answers with
  std::uint8_t answer[kSeats];
  std::uint8_t asked;    // bit s: the seat may answer; 0: no window is open
  std::uint8_t waiting;  // bit s: it has not yet

  bool open() const { return asked != 0; }
  void ask(SeatSet seats) {
    *this = {};
    asked = static_cast<std::uint8_t>(seats.bits());
    waiting = asked;
  }
  SeatSet undecided() const { return SeatSet::from_bits(waiting); }
  void take(int seat, std::uint8_t with, Card what) {
    answer[seat] = with;
    card[seat] = what;
    waiting = static_cast<std::uint8_t>(waiting & ~(1U << seat));
  }
  // The first clockwise from the one who acted, themselves last, that answered so; kSeats: nobody.
  int first(std::uint8_t with, int actor) const {
    SeatSet found;
    for (const int seat : SeatSet::from_bits(asked)) {
      if (answer[seat] == with) found = found.with(seat);
    }
    return found.empty() ? kSeats : found.first_from(actor + 1);
  }
};

}  // namespace scriptorium::effects
