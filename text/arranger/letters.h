#pragma once

#include <bit>
#include <cstdint>

#include "text/alphabet.h"

namespace scriptorium::text {

inline constexpr int kMostOfAKind = 63;

// A multiset of letters in 24 bytes: seven bits a letter, the seventh left free, so that three
// subtractions tell whether one multiset lies in another. Letters are told by rank: the arranger
// ranks them from the hardest to place to the easiest.
class Letters {
 public:
  constexpr Letters() = default;
  static constexpr Letters one(int rank) {
    Letters letters;
    letters.word_[rank / kPerWord] = std::uint64_t{1} << shift(rank);
    return letters;
  }

  constexpr int count(int rank) const {
    return static_cast<int>(word_[rank / kPerWord] >> shift(rank)) & kMostOfAKind;
  }
  constexpr bool empty() const { return (word_[0] | word_[1] | word_[2]) == 0; }
  // The lowest rank among them. There must be one.
  constexpr int hardest() const {
    if (word_[0] != 0) return std::countr_zero(word_[0]) / kBits;
    if (word_[1] != 0) return kPerWord + std::countr_zero(word_[1]) / kBits;
    return 2 * kPerWord + std::countr_zero(word_[2]) / kBits;
  }
  constexpr bool within(const Letters& all) const {
    std::uint64_t enough = kFree;
    for (int i = 0; i < kWords; ++i) enough &= (all.word_[i] | kFree) - word_[i];
    return enough == kFree;
  }

  // The letters of these that `all` lacks, each as often as it lacks it, into `ranks`; how many. If
  // there are more than `most`, most + 1 and nothing of use in `ranks`.
  constexpr int missing_in(const Letters& all, int most, int* ranks) const {
    int missing = 0;
    for (int i = 0; i < kWords; ++i) {
      const std::uint64_t rest = (all.word_[i] | kFree) - word_[i];
      for (std::uint64_t lacks = ~rest & kFree; lacks != 0; lacks &= lacks - 1) {
        const int field = std::countr_zero(lacks) - (kBits - 1);
        int copies = kMostOfAKind + 1 - static_cast<int>((rest >> field) & kMostOfAKind);
        for (; copies > 0; --copies) {
          if (missing == most) return most + 1;
          ranks[missing++] = kPerWord * i + field / kBits;
        }
      }
    }
    return missing;
  }

  friend constexpr Letters operator+(const Letters& a, const Letters& b) {
    Letters sum;
    for (int i = 0; i < kWords; ++i) sum.word_[i] = a.word_[i] + b.word_[i];
    return sum;
  }
  // `b` must lie within `a`.
  friend constexpr Letters operator-(const Letters& a, const Letters& b) {
    Letters rest;
    for (int i = 0; i < kWords; ++i) rest.word_[i] = a.word_[i] - b.word_[i];
    return rest;
  }
  friend constexpr bool operator==(const Letters&, const Letters&) = default;

  constexpr std::uint64_t hash() const {
    std::uint64_t hash = word_[0] * 0x9fb21c651e98df25U;
    hash ^= (word_[1] + 0x632be59bd9b4e019U) * 0xa0761d6478bd642fU;
    hash ^= (word_[2] + 0x9e3779b97f4a7c15U) * 0xe7037ed1a0b428dbU;
    hash = (hash ^ (hash >> 32)) * 0x9fb21c651e98df25U;
    return hash ^ (hash >> 29);
  }

 private:
  static constexpr int kBits = 7;
  static constexpr int kPerWord = 9;
  static constexpr int kWords = 3;
  static constexpr std::uint64_t kFree = 0x4081020408102040U;  // every seventh bit
  static constexpr int shift(int rank) { return rank % kPerWord * kBits; }

  std::uint64_t word_[kWords] = {};
};

}  // namespace scriptorium::text
