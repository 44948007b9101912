#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace scriptorium {

// Some of the cards numbered below kCards.
template <int kCards>
struct CardSet {
  using Card = std::conditional_t<(kCards <= 256), std::uint8_t, std::uint16_t>;
  static constexpr int kWords = (kCards + 63) / 64;
  std::uint64_t words[kWords];

  bool has(int card) const { return (words[card / 64] >> (card % 64) & 1U) != 0; }
  void add(int card) { words[card / 64] |= std::uint64_t{1} << (card % 64); }
  void drop(int card) { words[card / 64] &= ~(std::uint64_t{1} << (card % 64)); }
  bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any == 0;
  }
  int size() const {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return count;
  }
  // The lowest card above this one; 0 if there is none.
  Card next(int card) const {
    const int from = card + 1;
    for (int i = from / 64; i < kWords; ++i) {
      const std::uint64_t word = i == from / 64 ? words[i] >> (from % 64) << (from % 64) : words[i];
      if (word != 0) return static_cast<Card>(64 * i + std::countr_zero(word));
    }
    return 0;
  }
  // Calls see(card) for each, lowest first.
  template <class See>
  void each(const See& see) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t word = words[i]; word != 0; word &= word - 1) {
        see(static_cast<Card>(64 * i + std::countr_zero(word)));
      }
    }
  }
};

}  // namespace scriptorium
