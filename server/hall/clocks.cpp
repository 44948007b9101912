#include "server/hall/clocks.h"

#include <algorithm>

namespace scriptorium::server {

using Kind = ClockTerms::Kind;

Clocks::Clocks(const ClockTerms& terms, int seats)
    : terms_(terms), left_(static_cast<std::size_t>(seats), Milliseconds{terms.seconds} * 1000) {}

void Clocks::turn(Milliseconds now, Actors deciding, SeatSet moved) {
  if (terms_.kind == Kind::kNone) return;
  for (int seat = 0; seat < static_cast<int>(left_.size()); ++seat) {
    Milliseconds& left = left_[static_cast<std::size_t>(seat)];
    if (running_.has(seat)) left -= std::max<Milliseconds>(0, now - since_);
    const bool anew = moved.has(seat) || !running_.has(seat);
    if (terms_.kind == Kind::kMove && anew) left = Milliseconds{terms_.seconds} * 1000;
  }
  running_ = deciding;
  since_ = now;
}

Milliseconds Clocks::left(int seat, Milliseconds now) const {
  const Milliseconds left = left_[static_cast<std::size_t>(seat)];
  return running_.has(seat) ? left - std::max<Milliseconds>(0, now - since_) : left;
}

SeatSet Clocks::overdue(Milliseconds now) const {
  SeatSet seats;
  if (terms_.kind == Kind::kNone) return seats;
  for (int seat = 0; seat < static_cast<int>(left_.size()); ++seat) {
    if (running_.has(seat) && left(seat, now) <= 0) seats = seats.with(seat);
  }
  return seats;
}

std::optional<Milliseconds> Clocks::due() const {
  std::optional<Milliseconds> first;
  if (terms_.kind == Kind::kNone) return first;
  for (int seat = 0; seat < static_cast<int>(left_.size()); ++seat) {
    if (!running_.has(seat)) continue;
    const Milliseconds at =
        since_ + std::max<Milliseconds>(0, left_[static_cast<std::size_t>(seat)]);
    if (!first || at < *first) first = at;
  }
  return first;
}

}  // namespace scriptorium::server
