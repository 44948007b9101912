#pragma once

#include <cstdint>
#include <cstdlib>

namespace scriptorium::laws {

// How many random games a test plays: as many as it asks for, times SCRIPTORIUM_LAWS (`./test
// --full` sets it).
inline std::uint64_t games(std::uint64_t usual) {
  const char* times = std::getenv("SCRIPTORIUM_LAWS");
  return times == nullptr ? usual : usual * static_cast<std::uint64_t>(std::atoll(times));
}

}  // namespace scriptorium::laws
