#include "text/recitation/closeness.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace scriptorium::text {
namespace {

constexpr std::size_t kOneApartFrom = 3;  // letters of the longer word
constexpr std::size_t kTwoApartFrom = 6;

// The table of all beginnings of both words, no further from its diagonal than can matter.
int near_the_diagonal(std::string_view a, std::string_view b, int limit) {
  const auto rows = static_cast<int>(a.size());
  const auto shift = static_cast<int>(b.size()) - rows;
  if (std::abs(shift) > limit) return limit + 1;
  // Of each row only what is near the diagonal; column c of row i stands for b's letter i + c - 2.
  constexpr int kWidth = 2 * kMostApart + 1;
  using Row = std::array<int, kWidth + 1>;  // one more, so that there is a right neighbour
  Row before, last, row;
  const auto far = [&](Row& all) { all.fill(limit + 1); };
  far(before);
  far(last);
  for (int c = kMostApart; c < kWidth; ++c) last[static_cast<std::size_t>(c)] = c - kMostApart;
  const auto letter = [](std::string_view word, int i) {
    return word[static_cast<std::size_t>(i)];
  };
  for (int i = 1; i <= rows; ++i) {
    far(row);
    for (int c = 0; c < kWidth; ++c) {
      const int j = i + c - kMostApart;
      if (j < 0 || j > static_cast<int>(b.size())) continue;
      const auto at = static_cast<std::size_t>(c);
      int best = last[at + 1] + 1;
      if (c > 0) best = std::min(best, row[at - 1] + 1);
      if (j > 0) best = std::min(best, last[at] + (letter(a, i - 1) == letter(b, j - 1) ? 0 : 1));
      if (i > 1 && j > 1 && letter(a, i - 1) == letter(b, j - 2) &&
          letter(a, i - 2) == letter(b, j - 1)) {
        best = std::min(best, before[at] + 1);
      }
      row[at] = best;
    }
    before = last;
    last = row;
  }
  return std::min(last[static_cast<std::size_t>(shift + kMostApart)], limit + 1);
}

}  // namespace

int letters_apart(std::string_view a, std::string_view b, int limit) {
  if (std::max(a.size(), b.size()) > std::min(a.size(), b.size()) + kMostApart) return limit + 1;
  while (!a.empty() && !b.empty() && a.front() == b.front()) a.remove_prefix(1), b.remove_prefix(1);
  while (!a.empty() && !b.empty() && a.back() == b.back()) a.remove_suffix(1), b.remove_suffix(1);
  if (a.size() <= 1 && b.size() <= 1) return a.empty() && b.empty() ? 0 : 1;
  if (a.size() == 2 && b.size() == 2 && a[0] == b[1] && a[1] == b[0]) return 1;
  return limit == 1 ? 2 : near_the_diagonal(a, b, limit);
}

int unlikeness(std::string_view a, std::string_view b) {
  const std::size_t longer = std::max(a.size(), b.size());
  if (longer < kOneApartFrom) return kMostUnlike;
  const int limit = longer < kTwoApartFrom ? 1 : 2;
  const int apart = letters_apart(a, b, limit);
  return apart > limit ? kMostUnlike : apart;
}

}  // namespace scriptorium::text
