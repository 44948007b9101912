#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace scriptorium {

// Bit i: bytes[i] is `wanted`. At most 64 of them.
inline std::uint64_t equal_bytes(const std::uint8_t* bytes, int count, std::uint8_t wanted) {
  std::uint64_t equal = 0;
  int at = 0;
#if defined(__SSE2__)
  using Sixteen [[gnu::vector_size(16)]] = char;
  for (; at + 16 <= count; at += 16) {
    Sixteen some;
    std::memcpy(&some, bytes + at, sizeof some);
    const Sixteen same = some == static_cast<char>(wanted);
    equal |= std::uint64_t(static_cast<std::uint32_t>(__builtin_ia32_pmovmskb128(same))) << at;
  }
#endif
  for (; at < count; ++at) equal |= std::uint64_t{bytes[at] == wanted} << at;
  return equal;
}

// Some of the cards numbered below kCards.
template <int kCards>
struct CardSet {
  using Card = std::conditional_t<(kCards <= 256), std::uint8_t, std::uint16_t>;
  static constexpr int kWords = (kCards + 63) / 64;
  std::uint64_t words[kWords];

  // Those of which the byte is `wanted`.
  template <std::size_t kBytes>
  static CardSet where(const std::uint8_t (&bytes)[kBytes], std::uint8_t wanted) {
    constexpr int kWhole = (kCards + 15) / 16 * 16;  // in sixteens, if there are so many
    constexpr int kRead = kWhole <= static_cast<int>(kBytes) ? kWhole : kCards;
    CardSet found;
    for (int i = 0; i < kWords; ++i) {
      found.words[i] = equal_bytes(bytes + 64 * i, std::min(64, kRead - 64 * i), wanted);
    }
    if constexpr (kCards % 64 != 0) {
      found.words[kWords - 1] &= (std::uint64_t{1} << (kCards % 64)) - 1;
    }
    return found;
  }

  constexpr bool has(int card) const { return (words[card / 64] >> (card % 64) & 1U) != 0; }
  constexpr void add(int card) { words[card / 64] |= std::uint64_t{1} << (card % 64); }
  constexpr void drop(int card) { words[card / 64] &= ~(std::uint64_t{1} << (card % 64)); }
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
  // The same, counted no further than `most`.
  int size_to(int most) const {
    int count = 0;
    for (std::uint64_t word : words) {
      for (; word != 0 && count < most; word &= word - 1) ++count;
    }
    return count;
  }
  constexpr CardSet& operator|=(const CardSet& other) {
    for (int i = 0; i < kWords; ++i) words[i] |= other.words[i];
    return *this;
  }
  constexpr CardSet& operator&=(const CardSet& other) {
    for (int i = 0; i < kWords; ++i) words[i] &= other.words[i];
    return *this;
  }
  constexpr CardSet& operator-=(const CardSet& other) {
    for (int i = 0; i < kWords; ++i) words[i] &= ~other.words[i];
    return *this;
  }
  // Drops this card and all below it.
  void drop_through(int card) {
    for (int i = 0; i < card / 64; ++i) words[i] = 0;
    words[card / 64] &= (~std::uint64_t{1}) << (card % 64);
  }
  template <class Goes>
  void drop_if(const Goes& goes) {
    each([&](Card card) {
      if (goes(card)) drop(card);
    });
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
