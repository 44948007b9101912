#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

#include "server/fair/secrets.h"

namespace scriptorium::server {

using Hash = std::array<std::uint8_t, 32>;

// SHA-256 of everything that is added, one after the other.
class Sha256 {
 public:
  Sha256();
  Sha256(const Sha256&) = delete;
  Sha256& operator=(const Sha256&) = delete;
  ~Sha256();  // wipes what it has seen

  Sha256& add(Bytes bytes);
  Sha256& add(std::string_view text);
  Hash done();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// HMAC-SHA-256: only who has the key can make it.
Hash signature(const Secret& key, std::string_view text);
// Takes the same time whatever the answer.
bool same(const Hash& a, const Hash& b);

}  // namespace scriptorium::server
