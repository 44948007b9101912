#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/hash.h"
#include "text/alphabet.h"

// How share/words.automaton lies on disk, little-endian:
//
//   header     576 bytes, below
//   classes    a mask of lists for each, 16 bits; class 0 is empty; filled up to a multiple of 4
//   edges      32 bits each (Automaton::Edge), a state's one behind the other; place 0 is unused
//
// An edge's target lies behind the edge's own state, so no walk ever comes back.
namespace scriptorium::text {

struct AutomatonHeader {
  static constexpr std::array<char, 8> kMagic = {'S', 'C', 'R', 'W', 'O', 'R', 'D', 'S'};
  static constexpr std::uint32_t kVersion = 1;
  static constexpr std::size_t kLists = 16;

  struct List {
    std::array<char, 28> name;  // ends with a zero
    std::uint32_t words;
  };

  std::array<char, 8> magic;
  std::uint32_t version;
  std::uint32_t edges;  // with place 0
  std::uint32_t classes;
  std::uint32_t lists;
  std::uint64_t checksum;
  std::array<char, 32> letters;  // kAlphabet, then zeros
  std::array<List, kLists> list;
};
static_assert(sizeof(AutomatonHeader) == 576);

constexpr std::size_t masks_size(std::size_t classes) { return (classes + 1) / 2 * 4; }

// Of the whole file but for the checksum itself.
inline std::uint64_t automaton_checksum(std::span<const std::byte> file) {
  constexpr std::size_t kBefore = offsetof(AutomatonHeader, checksum);
  constexpr std::size_t kBehind = kBefore + sizeof(AutomatonHeader::checksum);
  return hash_bytes(file.data() + kBehind, file.size() - kBehind, hash_bytes(file.data(), kBefore));
}

}  // namespace scriptorium::text
