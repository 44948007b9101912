#include "server/fair/secrets.h"

#include <gtest/gtest.h>

#include <concepts>
#include <new>
#include <numeric>
#include <ostream>
#include <set>
#include <type_traits>

#include "server/fair/hashing.h"

namespace scriptorium::server {
namespace {

template <class T>
concept Printable = requires(std::ostream& out, const T& value) {
  out << value;
};

static_assert(Printable<int>);
static_assert(!Printable<Secret>);
static_assert(!std::equality_comparable<Secret>);  // same() takes the same time whatever it finds
static_assert(!std::is_default_constructible_v<Secret>);

Secret counting() {
  std::array<std::uint8_t, 32> bytes = {};
  std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
  return Secret(bytes);
}

TEST(Secrets, AreWipedWhenTheyGo) {
  alignas(Secret) unsigned char room[sizeof(Secret)] = {};
  auto* secret = new (room) Secret(counting());
  EXPECT_EQ(room[31], 31);
  secret->~Secret();
  for (const volatile unsigned char& byte : room) EXPECT_EQ(byte, 0);
}

TEST(Secrets, AreReadAsTheyAreOpened) {
  const std::string hex = counting().opened();
  EXPECT_EQ(hex, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  const std::optional<Secret> again = Secret::from_hex(hex);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->same(counting()));
  EXPECT_FALSE(again->same(fresh_secret()));
}

TEST(Secrets, AreNotReadFromAnythingElse) {
  const std::string hex = counting().opened();
  std::string capital = hex;
  capital[21] = 'A';
  for (const std::string& bad : {std::string(), hex.substr(1), hex + "0", hex + "00", capital,
                                 "0x" + hex.substr(2), " " + hex.substr(1), "g" + hex.substr(1)}) {
    EXPECT_FALSE(Secret::from_hex(bad)) << bad;
  }
}

TEST(Secrets, FreshOnesAndIdsAreNeverTheSame) {
  std::set<std::string> secrets;
  std::set<std::uint64_t> ids;
  std::uint64_t any = 0, all = ~std::uint64_t{0};
  for (int i = 0; i < 1000; ++i) {
    secrets.insert(fresh_secret().opened());
    const std::uint64_t id = random_id();
    EXPECT_NE(id, 0U);
    ids.insert(id);
    any |= id;
    all &= id;
  }
  EXPECT_EQ(secrets.size(), 1000U);
  EXPECT_EQ(ids.size(), 1000U);
  EXPECT_EQ(any, ~std::uint64_t{0});  // every bit is drawn
  EXPECT_EQ(all, 0U);
}

TEST(Hex, GoesThereAndBack) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  const std::string hex =
      hex_of({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  EXPECT_EQ(hex.substr(0, 8), "00010203");
  EXPECT_EQ(bytes_from_hex(hex), bytes);
  EXPECT_EQ(bytes_from_hex(""), "");
  for (const std::string_view bad : {"0", "0g", "A0", "a", "  ", "-1", "é"}) {
    EXPECT_FALSE(bytes_from_hex(bad)) << bad;
  }
}

// FIPS 180-4 and RFC 4231's first case, its key as long as ours are.
TEST(Hashing, IsWhatTheStandardsSay) {
  EXPECT_EQ(hex_of(Sha256().done()),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex_of(Sha256().add("a").add("bc").done()),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  std::array<std::uint8_t, 32> key = {};
  std::fill_n(key.begin(), 20, std::uint8_t{0x0b});  // HMAC fills keys up with zeros
  EXPECT_EQ(hex_of(signature(Secret(key), "Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
}

}  // namespace
}  // namespace scriptorium::server
