#pragma once

#include <cstdint>

#include "core/enum_names.h"

// What the effect language may speak of in this game. The words are in data/nouns.txt; the build
// compares the numbers.
namespace scriptorium::hypertext {

enum class Pile : std::uint8_t { kNone, kHand, kTower, kSheol, kPages, kLot };

enum class Group : std::uint8_t { kNone, kType, kRarity };

// HT-02.
enum class Type : std::uint8_t { kNone, kNoun, kVerb, kAdjective, kName, kTitle };
inline constexpr int kTypes = kEnumSize<Type> - 1;
inline constexpr Type kAllTypes[] = {Type::kNoun, Type::kVerb, Type::kAdjective, Type::kName,
                                     Type::kTitle};
enum class Rarity : std::uint8_t { kNone, kCommon, kUncommon, kRare, kGlorious };
inline constexpr int kRarities = kEnumSize<Rarity> - 1;

enum class Stat : std::uint8_t { kNone, kLore, kContext, kComplexity };

enum class Counter : std::uint8_t { kNone, kLetters, kPoints };

enum class Act : std::uint8_t { kNone, kActivate, kRedeem };

}  // namespace scriptorium::hypertext
