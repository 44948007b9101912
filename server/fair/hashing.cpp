#include "server/fair/hashing.h"

#include <sodium.h>

namespace scriptorium::server {
namespace {

const unsigned char* data_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

struct Sha256::State {
  crypto_hash_sha256_state inner;
};

Sha256::Sha256() : state_(std::make_unique<State>()) { crypto_hash_sha256_init(&state_->inner); }

Sha256::~Sha256() { sodium_memzero(state_.get(), sizeof *state_); }

Sha256& Sha256::add(Bytes bytes) {
  crypto_hash_sha256_update(&state_->inner, bytes.data(), bytes.size());
  return *this;
}

Sha256& Sha256::add(std::string_view text) {
  crypto_hash_sha256_update(&state_->inner, data_of(text), text.size());
  return *this;
}

Hash Sha256::done() {
  Hash hash = {};
  crypto_hash_sha256_final(&state_->inner, hash.data());
  return hash;
}

Hash signature(const Secret& key, std::string_view text) {
  static_assert(crypto_auth_hmacsha256_KEYBYTES == Secret::kSize);
  Hash hash = {};
  crypto_auth_hmacsha256(hash.data(), data_of(text), text.size(), key.bytes().data());
  return hash;
}

bool same(const Hash& a, const Hash& b) { return sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

}  // namespace scriptorium::server
