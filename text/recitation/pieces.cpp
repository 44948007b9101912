#include "text/recitation/pieces.h"

#include <algorithm>

namespace scriptorium::text {
namespace {

constexpr Piece::Kind kind_of(SlipKind slip) {
  switch (slip) {
    case SlipKind::kMissed:
      return Piece::Kind::kMissed;
    case SlipKind::kAdded:
      return Piece::Kind::kAdded;
    case SlipKind::kDifferent:
      return Piece::Kind::kDifferent;
    case SlipKind::kSwapped:
      return Piece::Kind::kSwapped;
  }
  return Piece::Kind::kRight;
}

constexpr std::string_view cut(std::string_view text, Range range) {
  return text.substr(range.begin, range.end - range.begin);
}

}  // namespace

std::vector<Piece> pieces_of(std::string_view verse, std::string_view said,
                             std::span<const Slip> slips, std::size_t asked) {
  std::vector<Piece> pieces;
  std::uint32_t at = 0;
  const auto right_to = [&](std::uint32_t end, Piece::Kind kind) {
    if (at < end) pieces.push_back({kind, cut(verse, {at, end}), {}});
    at = std::max(at, end);
  };
  for (const Slip& slip : slips) {
    right_to(slip.verse.begin, Piece::Kind::kRight);
    pieces.push_back({kind_of(slip.kind), cut(verse, slip.verse), cut(said, slip.said)});
    at = std::max(at, slip.verse.end);
  }
  const SpokenWords words(verse);
  if (asked < words.size()) right_to(words.bytes(0, asked).end, Piece::Kind::kRight);
  right_to(static_cast<std::uint32_t>(verse.size()),
           asked < words.size() ? Piece::Kind::kRest : Piece::Kind::kRight);
  return pieces;
}

}  // namespace scriptorium::text
