#pragma once

#include <cstdint>
#include <string_view>

namespace scriptorium::text {

// Letters that must be put in, left out, exchanged, or swapped with their neighbour (none twice) to
// make one word the other; limit + 1 if it takes more than the limit, which is at most kMostApart.
inline constexpr int kMostApart = 2;
int letters_apart(std::string_view a, std::string_view b, int limit);

// How unlike two different words are, as one hears it: 1 one letter apart, 2 two letters apart in a
// long word, 3 another word. Short words are other words at once.
inline constexpr int kMostUnlike = 3;
int unlikeness(std::string_view a, std::string_view b);

// Words that cannot be within `apart` letters of each other, told by the letters they have.
constexpr bool too_unlike(std::uint32_t mask, std::uint32_t other, int apart) {
  std::uint32_t differing = mask ^ other;  // an exchanged letter makes two bits differ
  for (int bit = 0; bit < 2 * apart; ++bit) differing &= differing - 1;
  return differing != 0;
}

}  // namespace scriptorium::text
