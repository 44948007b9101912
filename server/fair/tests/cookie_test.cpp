#include "server/fair/cookie.h"

#include <gtest/gtest.h>

namespace scriptorium::server {
namespace {

Secret key_of(std::uint8_t first) {
  std::array<std::uint8_t, 32> bytes = {};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(first + i);
  return Secret(bytes);
}

const GuestSigner kSigner(key_of(0));
constexpr GuestId kGuest = 0x0123456789abcdef;

// Reckoned with another program: HMAC-SHA-256 of "scriptorium guest 1\n0123456789abcdef".
constexpr std::string_view kCookie =
    "0123456789abcdef.00f1d88ed0c82fc6272f2386f6b79594f90b19a2dc7630fcf027fd65b44e244e";

TEST(Cookie, IsTheGuestAndASignature) {
  EXPECT_EQ(kSigner.sign(kGuest), kCookie);
  EXPECT_EQ(kCookie.size(), GuestSigner::kLength);
  EXPECT_EQ(kSigner.read(kCookie), kGuest);
}

TEST(Cookie, IsReadForEveryGuest) {
  for (const GuestId guest : {GuestId{0}, GuestId{1}, ~GuestId{0}, random_id()}) {
    EXPECT_EQ(kSigner.read(kSigner.sign(guest)), guest);
  }
}

TEST(Cookie, OfAnotherKeyIsNone) {
  EXPECT_FALSE(GuestSigner(key_of(1)).read(kCookie));
  EXPECT_NE(GuestSigner(key_of(1)).sign(kGuest), kCookie);
}

TEST(Cookie, WithOneBitChangedIsNone) {
  for (std::size_t at = 0; at < kCookie.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed(kCookie);
      changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
      EXPECT_FALSE(kSigner.read(changed)) << "bit " << bit << " of byte " << at;
    }
  }
}

TEST(Cookie, ThatIsNoneAtAll) {
  const std::string good(kCookie);
  const std::string id = good.substr(0, 16), mac = good.substr(17);
  std::string capital = good;
  for (char& c : capital) c = c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
  for (const std::string& bad : {
           std::string(),
           std::string("."),
           id,
           id + ".",
           "." + mac,
           mac,
           id + mac,
           good + " ",
           " " + good,
           good + "0",
           good.substr(0, good.size() - 1),
           good.substr(1),
           id + "." + mac + "." + mac,
           id + "." + id,
           mac + "." + id,
           id.substr(1) + "." + mac + "0",
           id + ".." + mac.substr(1),
           id + "=" + mac,
           "guest=" + good,
           "\"" + good + "\"",
           capital,
           "0x" + id.substr(2) + "." + mac,
           "-" + id.substr(1) + "." + mac,
           "+" + id.substr(1) + "." + mac,
           id + "." + std::string(64, '0'),
           id + "." + std::string(64, 'g'),
           std::string(81, '\0'),
           std::string(81, '.'),
           std::string(81, '\xff'),
           std::string(1 << 20, 'a'),
       }) {
    EXPECT_FALSE(kSigner.read(bad)) << bad.substr(0, 100);
  }
}

}  // namespace
}  // namespace scriptorium::server
