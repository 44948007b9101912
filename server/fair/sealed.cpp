#include "server/fair/sealed.h"

#include "server/fair/hashing.h"

namespace scriptorium::server {

Secret salt_of(const Secret& secret, int number, int seat, std::string_view nonce) {
  const auto byte = [](int value) { return static_cast<std::uint8_t>(value & 0xff); };
  const std::uint8_t numbers[] = {byte(number >> 24), byte(number >> 16), byte(number >> 8),
                                  byte(number), byte(seat)};
  Sha256 hash;
  hash.add("scriptorium salt 1\n").add(secret.bytes()).add(numbers).add(nonce);
  return Secret(hash.done());
}

std::string seal_of(const Secret& salt, std::string_view option, std::string_view deck) {
  Sha256 hash;
  hash.add("scriptorium deck 1\n").add(salt.bytes()).add(option).add("\n").add(deck);
  return hex_of(hash.done());
}

}  // namespace scriptorium::server
