#pragma once

#include <optional>
#include <vector>

#include "core/seats.h"
#include "server/storage/storage.h"

namespace scriptorium::server {

// How long players may think.
struct ClockTerms {
  enum class Kind : std::uint8_t { kNone, kMove, kGame };
  Kind kind = Kind::kNone;
  int seconds = 0;  // for each move, or each player for the whole game
};

// The players' clocks. Those of the seats that have something to decide run; what is overdue is the
// table's business.
class Clocks {
 public:
  // With what was left on them, or all anew.
  Clocks(const ClockTerms& terms, int seats, const std::vector<Milliseconds>& left = {});

  // From now on these seats have to decide. `moved` has decided something: its per-move clock
  // starts again.
  void turn(Milliseconds now, Actors deciding, SeatSet moved);
  // They have been deciding since then: as a journal says.
  void resume(Milliseconds since, Actors deciding);

  // Who is out of time; when the next one will be.
  SeatSet overdue(Milliseconds now) const;
  std::optional<Milliseconds> due() const;
  // By seat; no clocks: empty.
  std::vector<Milliseconds> left(Milliseconds now) const;

 private:
  Milliseconds left(int seat, Milliseconds now) const;

  ClockTerms terms_;
  std::vector<Milliseconds> left_;  // at `since_`
  SeatSet running_;
  Milliseconds since_ = 0;
};

}  // namespace scriptorium::server
