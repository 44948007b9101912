#pragma once

#include <cstdint>
#include <vector>

#include "games/verbatim/verbatim.h"

namespace scriptorium::bench {

// Deals that playouts start from.
std::vector<verbatim::State> verbatim_deals(int seats, int games);

// The same after so many turns by the dice; games that were over by then are left out.
std::vector<verbatim::State> verbatim_positions(int seats, int games, int turns);

// Plays each deal by the dice until somebody takes the End Game card; how many decisions that took.
// A function of its own name, so that callgrind can be told to count in here and nowhere else.
[[gnu::noinline]] long play_taking(std::vector<verbatim::State>& states, std::uint64_t seed);

}  // namespace scriptorium::bench
