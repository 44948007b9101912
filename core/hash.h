#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace scriptorium {

static_assert(std::endian::native == std::endian::little, "hashes read words as little-endian");

// The finaliser of SplitMix64: every bit of the input moves every bit of the output.
constexpr std::uint64_t mix(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9U;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebU;
  x ^= x >> 31;
  return x;
}

constexpr std::uint64_t combine(std::uint64_t hash, std::uint64_t word) {
  return mix(hash ^ (word + 0x9e3779b97f4a7c15U + (hash << 6) + (hash >> 2)));
}

// One word more in a hash of many; mix() at the end.
constexpr std::uint64_t hash_step(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9fb21c651e98df25U;
  return hash ^ hash >> 32;
}

inline std::uint64_t word_at(const unsigned char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, 8);
  return word;
}

// A hash of bytes for keys, digests and books: the same on every machine, not against an adversary.
// Four lanes, since a search asks for keys at every node and one chain of multiplications would
// wait for itself.
inline std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t hash = 0) {
  constexpr std::uint64_t kPrime = 0x9fb21c651e98df25U;
  const auto* bytes = static_cast<const unsigned char*>(data);
  hash ^= size * 0x9e3779b97f4a7c15U;
  if (size >= 32) {
    std::uint64_t lane[4] = {hash, hash + 1, hash + 2, hash + 3};
    for (; size >= 32; bytes += 32, size -= 32) {
      for (std::size_t i = 0; i < 4; ++i) {
        lane[i] = (lane[i] ^ word_at(bytes + 8 * i)) * kPrime;
        lane[i] ^= lane[i] >> 32;
      }
    }
    hash = combine(combine(lane[0], lane[1]), combine(lane[2], lane[3]));
  }
  for (; size >= 8; bytes += 8, size -= 8) {
    hash = (hash ^ word_at(bytes)) * kPrime;
    hash ^= hash >> 32;
  }
  std::uint64_t rest = 0;
  if (size > 0) std::memcpy(&rest, bytes, size);
  return mix((hash ^ rest) * kPrime);
}

// The same for keys, which live no longer than a search: half the work, other values.
inline std::uint64_t key_of_bytes(const void* data, std::size_t size, std::uint64_t hash) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  const auto fold = [&hash](std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a ^ 0xa0761d6478bd642fU) * (b ^ hash);
    hash = static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
  };
  hash ^= size * 0x9e3779b97f4a7c15U;
  for (; size >= 16; bytes += 16, size -= 16) fold(word_at(bytes), word_at(bytes + 8));
  std::uint64_t rest[2] = {};
  if (size > 0) std::memcpy(rest, bytes, size);
  fold(rest[0], rest[1]);
  return hash;
}

template <class T>
std::uint64_t hash_value(const T& value, std::uint64_t hash = 0) {
  static_assert(std::has_unique_object_representations_v<T>);
  return hash_bytes(&value, sizeof value, hash);
}

}  // namespace scriptorium
