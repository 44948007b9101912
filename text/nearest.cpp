#include "text/nearest.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace scriptorium {
namespace {

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t swap = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, swap});
    }
  }
  return row.back();
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  std::string_view best;
  if (word.size() > 40) return best;
  std::size_t least = word.size() / 2 + 1;
  for (const std::string_view each : known) {
    const std::size_t far = distance(word, each);
    if (far < least) {
      least = far;
      best = each;
    }
  }
  return best;
}

}  // namespace scriptorium
