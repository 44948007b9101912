#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/dice.h"

namespace scriptorium::text {

using Words = std::vector<std::string>;

std::size_t below(Dice& dice, std::size_t count);

// Real words with accents, hyphens and apostrophes; of a few sentences' worth, or so few that they
// come again and again.
Words random_sentence(Dice& dice, std::size_t count, bool few_words);

// With spaces, commas and the like between the words.
std::string written(Dice& dice, const Words& words);

// Drops, inserts, replaces or swaps `count` words, no two beside each other; fewer if there is no
// room for them. What is put in is no word of any sentence. Says how many it made.
std::size_t make_slips(Dice& dice, Words& words, std::size_t count);

// The same letters with other spaces: words joined, or cut in two.
Words respaced(Dice& dice, const Words& words);

// Decomposed accents; capitals.
std::string decomposed(std::string_view utf8);
std::string capitals(std::string_view utf8);

}  // namespace scriptorium::text
