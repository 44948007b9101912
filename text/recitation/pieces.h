#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "text/recitation/recitation.h"

namespace scriptorium::text {

// A part of a verse beside what was said for it. Put together, `verse` of all pieces is the verse
// as it is written.
struct Piece {
  enum class Kind : std::uint8_t {
    kRight,
    kMissed,     // nothing was said for it
    kAdded,      // nothing of the verse
    kDifferent,  // `said` in place of it
    kSwapped,    // the same
    kRest,       // not asked for
  };
  Kind kind = Kind::kRight;
  std::string_view verse;
  std::string_view said;  // where it is not right
  friend bool operator==(const Piece&, const Piece&) = default;
};

// Both texts are those that were judged, the slips those of the judgement. What of the verse lies
// behind the first `asked` words was not asked for.
std::vector<Piece> pieces_of(std::string_view verse, std::string_view said,
                             std::span<const Slip> slips, std::size_t asked);

}  // namespace scriptorium::text
