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
  Clocks(const ClockTerms& terms, int seats);

  // From now on these seats have to decide. `moved` has decided something: by the move, its time
  // begins anew.
  void turn(Milliseconds now, Actors deciding, SeatSet moved);
  // The machine was off meanwhile: that is nobody's time.
  void resume(Milliseconds now) { since_ = now; }

  // Who is out of time; when the next one will be.
  SeatSet overdue(Milliseconds now) const;
  std::optional<Milliseconds> due() const;
  Milliseconds left(int seat, Milliseconds now) const;
  const ClockTerms& terms() const { return terms_; }

 private:
  ClockTerms terms_;
  std::vector<Milliseconds> left_;  // at `since_`
  SeatSet running_;
  Milliseconds since_ = 0;
};

}  // namespace scriptorium::server
