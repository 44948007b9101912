#include "server/hall/clocks.h"

#include <algorithm>

namespace scriptorium::server {
namespace {

using Kind = ClockTerms::Kind;

Milliseconds whole(const ClockTerms& terms) { return Milliseconds{terms.seconds} * 1000; }

}  // namespace

Clocks::Clocks(const ClockTerms& terms, int seats, const std::vector<Milliseconds>& left)
    : terms_(terms) {
  if (terms.kind == Kind::kNone) return;
  left_.assign(static_cast<std::size_t>(seats), whole(terms));
  if (left.size() == left_.size()) left_ = left;
}

void Clocks::turn(Milliseconds now, Actors deciding, SeatSet moved) {
  for (int seat = 0; seat < static_cast<int>(left_.size()); ++seat) {
    Milliseconds& left = left_[static_cast<std::size_t>(seat)];
    left = this->left(seat, now);
    const bool goes_on = running_.has(seat) && deciding.has(seat) && !moved.has(seat);
    if (terms_.kind == Kind::kMove && !goes_on) left = whole(terms_);
  }
  running_ = deciding;
  since_ = now;
}

void Clocks::resume(Milliseconds since, Actors deciding) {
  running_ = deciding;
  since_ = since;
}

Milliseconds Clocks::left(int seat, Milliseconds now) const {
  const Milliseconds left = left_[static_cast<std::size_t>(seat)];
  return running_.has(seat) ? left - std::max<Milliseconds>(0, now - since_) : left;
}

std::vector<Milliseconds> Clocks::left(Milliseconds now) const {
  std::vector<Milliseconds> all;
  for (int seat = 0; seat < static_cast<int>(left_.size()); ++seat) {
    all.push_back(std::max<Milliseconds>(0, left(seat, now)));
  }
  return all;
}

SeatSet Clocks::overdue(Milliseconds now) const {
  SeatSet seats;
  for (int seat = 0; seat < static_cast<int>(left_.size()); ++seat) {
    if (running_.has(seat) && left(seat, now) <= 0) seats = seats.with(seat);
  }
  return seats;
}

std::optional<Milliseconds> Clocks::due() const {
  std::optional<Milliseconds> first;
  for (int seat = 0; seat < static_cast<int>(left_.size()); ++seat) {
    if (!running_.has(seat)) continue;
    const Milliseconds at = since_ + std::max<Milliseconds>(0, left(seat, since_));
    if (!first || at < *first) first = at;
  }
  return first;
}

}  // namespace scriptorium::server
