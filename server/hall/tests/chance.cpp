#include "server/hall/tests/chance.h"

#include <sodium.h>

#include <atomic>
#include <cstring>

#include "core/dice.h"

namespace scriptorium::server {
namespace {

std::atomic<std::uint64_t> next = 0;

std::uint32_t one() { return static_cast<std::uint32_t>(mix(++next)); }
void many(void* bytes, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) static_cast<std::uint8_t*>(bytes)[i] = one() & 0xFF;
}
const char* name() { return "the same every time"; }

randombytes_implementation chance = {name, one, nullptr, nullptr, many, nullptr};

}  // namespace

void same_chance(std::uint64_t seed) {
  [[maybe_unused]] static const int set = randombytes_set_implementation(&chance);
  [[maybe_unused]] static const int ready = sodium_init();  // draws too
  next = mix(seed);
}

}  // namespace scriptorium::server
