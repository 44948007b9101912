#pragma once

#include <array>
#include <vector>

#include "games/hypertext/nouns.h"

// Which cards record which phase, reckoned from the source's list of phases by trying out all ways
// to declare them. It shares nothing with the rules' own matching.
namespace scriptorium::hypertext::reckoned {

// How many cards are, or are laid as, each type: [1] NOUNs, [2] VERBs, ...; [0] is unused.
using Counts = std::array<int, 1 + kTypes>;

// HT-04: what a card of this type may be laid as.
std::vector<Type> roles_of(Type type);

// HT-03.
int phase_points(int phase);

// HT-03, HT-05: whether cards laid as these types are the phase, no more and no fewer.
bool is_phase(int phase, const Counts& laid);

// HT-14: whether cards of the hand can make the phase of what is laid already.
bool can_become(int phase, const Counts& laid, const Counts& hand);

}  // namespace scriptorium::hypertext::reckoned
