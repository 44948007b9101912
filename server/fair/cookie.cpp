#include "server/fair/cookie.h"

#include <algorithm>

#include "server/fair/hashing.h"
#include "table/any_game.h"

namespace scriptorium::server {
namespace {

constexpr std::size_t kIdLength = 16;

// What is signed says what it is for: the same key may come to sign other things.
Hash signature_of(const Secret& key, std::string_view id) {
  return signature(key, "scriptorium guest 1\n" + std::string(id));
}

}  // namespace

std::string GuestSigner::sign(GuestId guest) const {
  const std::string id = hex(guest);
  return id + '.' + hex_of(signature_of(key_, id));
}

std::optional<GuestId> GuestSigner::read(std::string_view cookie) const {
  if (cookie.size() != kLength || cookie[kIdLength] != '.') return std::nullopt;
  const std::string_view id = cookie.substr(0, kIdLength);
  const std::optional<std::string> given = bytes_from_hex(cookie.substr(kIdLength + 1));
  if (!given || !bytes_from_hex(id)) return std::nullopt;
  Hash claimed = {};
  std::copy(given->begin(), given->end(), claimed.begin());
  if (!same(claimed, signature_of(key_, id))) return std::nullopt;
  return word_from_hex(id);
}

}  // namespace scriptorium::server
