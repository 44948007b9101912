#pragma once

#include <cstdint>

namespace scriptorium::server {

// The system's generator gives the same from here on, in every run: a test that fails fails again.
void same_chance(std::uint64_t seed);

}  // namespace scriptorium::server
