#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/hash.h"

// How share/scripture.bundle lies on disk, little-endian: a header, then the sections that it
// lists, each at a multiple of 4, none above another:
//
//   texts     for each translation: where each verse begins in `letters`, and an end (32 bits);
//             the King James Version has the Latter-day works behind it
//   titles    the same for each chapter: a psalm's title, a heading of the text's own
//   runs      for each verse of the Bible: its first place in `words`, and an end (32 bits)
//   words     King James words that have a Strong's number (BundleWord)
//   lemmas    for each Strong's number, Greek then Hebrew, where four texts begin in `letters`:
//             the word, transliteration, pronunciation, gloss; and an end (32 bits)
//   moved     verses that a text numbers otherwise (BundleMove), by translation and verse
//   letters   UTF-8
namespace scriptorium::text {

struct BundleWord {
  std::uint16_t begin;  // bytes from the verse's own beginning
  std::uint16_t length;
  std::uint16_t strong;  // StrongNumber::bits
};
static_assert(sizeof(BundleWord) == 6);

struct BundleMove {
  std::uint16_t verse;  // of all verses in a row
  std::uint8_t translation;
  std::uint8_t chapter;
  std::uint8_t first;
  std::uint8_t last;
};
static_assert(sizeof(BundleMove) == 6);

struct BundleHeader {
  static constexpr std::array<char, 8> kMagic = {'S', 'C', 'R', 'B', 'O', 'O', 'K', 'S'};
  static constexpr std::uint32_t kVersion = 1;
  static constexpr std::size_t kTranslations = 3;

  struct Section {
    std::uint32_t offset;  // from the file's beginning
    std::uint32_t count;   // of its entries
  };

  std::array<char, 8> magic;
  std::uint32_t version;
  std::uint32_t size;  // of the whole file
  std::uint64_t checksum;
  std::uint64_t canon;  // canon_hash() of the list of books that it was made for
  std::uint32_t greek;  // Strong's numbers
  std::uint32_t hebrew;
  std::array<Section, kTranslations> texts;
  std::array<Section, kTranslations> titles;
  Section runs;
  Section words;
  Section lemmas;
  Section moved;
  Section letters;
};
static_assert(sizeof(BundleHeader) == 128);

// Of the whole file but for the checksum itself.
inline std::uint64_t bundle_checksum(std::span<const std::byte> file) {
  constexpr std::size_t kBefore = offsetof(BundleHeader, checksum);
  constexpr std::size_t kBehind = kBefore + sizeof(BundleHeader::checksum);
  return hash_bytes(file.data() + kBehind, file.size() - kBehind, hash_bytes(file.data(), kBefore));
}

}  // namespace scriptorium::text
