#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "effects/language/compile.h"

// What the build makes of cards: C++ that the rules of a game include.
namespace scriptorium::effects {

// The rows as constant arrays: kInstructions, kSelections, kAmounts, kAbilities.
std::string write_rows(const CardSet& set);

// A hash of the figures in what was written. Names and comments may change without making another
// book of it, whose saved games would not load.
std::uint64_t hash_of_figures(std::string_view text);

// static_asserts that the game's own enumerations number its nouns as the nouns file does: Pile,
// Group, Stat, Counter, Act, and one for each group that is named in `groups`.
std::string write_noun_checks(const Nouns& nouns, std::string_view groups);

}  // namespace scriptorium::effects
