#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "text/scripture/build/sources.h"

// Both the King James Version and the Reina-Valera have Strong's numbers on their words. So a
// Spanish verse is the right one if it shares more of them with its English verse than its
// neighbours do.
namespace scriptorium::text {

using Numbers = std::map<std::string, int>;

inline std::vector<Numbers> numbers_of(const std::vector<MarkedVerse>& verses) {
  std::vector<Numbers> all;
  for (const MarkedVerse& verse : verses) {
    Numbers& numbers = all.emplace_back();
    for (const MarkedWord& word : verse.words) ++numbers[word.strong];
  }
  return all;
}

// The share of numbers that two verses have in common; rare ones say more.
class Likeness {
 public:
  explicit Likeness(const std::vector<Numbers>& verses) : verses_(verses.size()) {
    for (const Numbers& verse : verses) {
      for (const auto& [number, count] : verse) ++in_verses_[number];
    }
  }

  double of(const Numbers& a, const Numbers& b) const {
    double both = 0;
    double either = 0;
    for (const auto& [number, count] : a) {
      const auto there = b.find(number);
      const int other = there == b.end() ? 0 : there->second;
      both += weight(number) * std::min(count, other);
      either += weight(number) * std::max(count, other);
    }
    for (const auto& [number, count] : b) {
      if (!a.contains(number)) either += weight(number) * count;
    }
    return either > 0 ? both / either : 0;
  }

 private:
  double weight(const std::string& number) const {
    const auto found = in_verses_.find(number);
    const int verses = found == in_verses_.end() ? 0 : found->second;
    return std::log(static_cast<double>(verses_) / (1 + verses) + 1);
  }

  std::size_t verses_;
  std::map<std::string, int> in_verses_;
};

}  // namespace scriptorium::text
