#include "tests/fuzz/main.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  return scriptorium::fuzz::must_hold(scriptorium::fuzz::check_nouns, data, size);
}
