#include "server/fair/secrets.h"

#include <sodium.h>

#include <algorithm>
#include <stdexcept>

namespace scriptorium::server {
namespace {

void need_sodium() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) throw std::runtime_error("the system gives no random numbers");
}

std::optional<int> digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return std::nullopt;
}

}  // namespace

Secret::Secret(std::span<const std::uint8_t, kSize> bytes) {
  std::copy(bytes.begin(), bytes.end(), bytes_.begin());
}

std::optional<Secret> Secret::from_hex(std::string_view hex) {
  std::optional<std::string> read = bytes_from_hex(hex);
  if (!read || read->size() != kSize) return std::nullopt;
  std::array<std::uint8_t, kSize> bytes = {};
  std::copy(read->begin(), read->end(), bytes.begin());
  const Secret secret(bytes);
  sodium_memzero(bytes.data(), bytes.size());
  sodium_memzero(read->data(), read->size());
  return secret;
}

Secret::~Secret() { sodium_memzero(bytes_.data(), bytes_.size()); }

std::string Secret::opened() const { return hex_of(bytes_); }

bool Secret::same(const Secret& other) const {
  return sodium_memcmp(bytes_.data(), other.bytes_.data(), kSize) == 0;
}

Secret fresh_secret() {
  need_sodium();
  std::array<std::uint8_t, Secret::kSize> bytes = {};
  randombytes_buf(bytes.data(), bytes.size());
  const Secret secret(bytes);
  sodium_memzero(bytes.data(), bytes.size());
  return secret;
}

std::uint64_t random_id() {
  need_sodium();
  std::uint64_t id = 0;
  while (id == 0) randombytes_buf(&id, sizeof id);
  return id;
}

std::string hex_of(Bytes bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  for (const std::uint8_t byte : bytes) {
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  return hex;
}

std::optional<std::string> bytes_from_hex(std::string_view hex) {
  if (hex.size() % 2 != 0) return std::nullopt;
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    const std::optional<int> high = digit_of(hex[i]);
    const std::optional<int> low = digit_of(hex[i + 1]);
    if (!high || !low) return std::nullopt;
    bytes += static_cast<char>(*high << 4 | *low);
  }
  return bytes;
}

}  // namespace scriptorium::server
