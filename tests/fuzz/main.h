#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/checks.h"

namespace scriptorium::fuzz {

// One input of a fuzzer: it stops at what is broken, and libFuzzer keeps the input.
inline int must_hold(Breach (*check)(std::string_view), const unsigned char* data,
                     std::size_t size) {
  // The bytes are text.
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const Breach breach = check(text)) {
    std::fprintf(stderr, "BREACH: %s\n", breach->c_str());
    std::abort();
  }
  return 0;
}

}  // namespace scriptorium::fuzz
