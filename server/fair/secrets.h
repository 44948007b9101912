#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace scriptorium::server {

using Bytes = std::span<const std::uint8_t>;

// 32 bytes that nobody may see: a key, or what a deal comes from. Wiped when it goes; it cannot be
// printed, compared with == or written by accident. Whoever wants it in the open says so: opened().
class Secret {
 public:
  static constexpr std::size_t kSize = 32;

  explicit Secret(std::span<const std::uint8_t, kSize> bytes);
  // 64 hexadecimal digits, small letters.
  static std::optional<Secret> from_hex(std::string_view hex);
  Secret(const Secret&) = default;
  Secret& operator=(const Secret&) = default;
  ~Secret();

  std::span<const std::uint8_t, kSize> bytes() const { return bytes_; }
  std::string opened() const;
  // Takes the same time whatever the answer.
  bool same(const Secret& other) const;

  template <class Stream>
  friend Stream& operator<<(Stream&, const Secret&) = delete;

 private:
  std::array<std::uint8_t, kSize> bytes_;
};

// From the system's generator. Both throw std::runtime_error if there is none.
Secret fresh_secret();
// For guests and tables; never 0.
std::uint64_t random_id();

// Small letters. Back again: nothing if a digit is none, or a byte is half.
std::string hex_of(Bytes bytes);
std::optional<std::string> bytes_from_hex(std::string_view hex);

}  // namespace scriptorium::server
