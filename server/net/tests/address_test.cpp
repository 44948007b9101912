#include "server/net/address.h"

#include <gtest/gtest.h>

#include <random>

#include "server/net/roll.h"

namespace scriptorium::server {
namespace {

Address address(std::string_view text) {
  const std::optional<Address> read = read_address(text);
  EXPECT_TRUE(read) << text;
  return read.value_or(Address());
}

std::vector<AddressRange> ranges(std::initializer_list<std::string_view> texts) {
  std::vector<AddressRange> all;
  for (const std::string_view text : texts) {
    const std::optional<AddressRange> range = read_address_range(text);
    EXPECT_TRUE(range) << text;
    if (range) all.push_back(*range);
  }
  return all;
}

TEST(AddressText, IsReadAndWritten) {
  for (const char* text : {"127.0.0.1", "0.0.0.0", "255.255.255.255", "::1", "::", "2001:db8::7"}) {
    EXPECT_EQ(text_of(address(text)), text);
  }
  EXPECT_EQ(text_of(address("::ffff:192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(address("::ffff:192.0.2.7"), address("192.0.2.7"));
  EXPECT_EQ(text_of(address("2001:DB8:0::0:7")), "2001:db8::7");
}

TEST(AddressText, IsNothingElse) {
  for (const std::string_view text :
       {"", " ", "localhost", "1.2.3", "1.2.3.4.5", "256.0.0.1", "1.2.3.4 ", " 1.2.3.4",
        "1.2.3.4:80", "[::1]", "::1%lo", "1::2::3", "12345::", "-1.2.3.4", "0x7f.0.0.1",
        "1.2.3.4\n"}) {
    EXPECT_FALSE(read_address(text)) << text;
  }
  EXPECT_FALSE(read_address(std::string_view("1.2.3.4\0", 8)));
  EXPECT_FALSE(read_address(std::string(100'000, '1')));
}

TEST(AddressNetworks, AreAllOfVersion4AndHalfOfVersion6) {
  EXPECT_EQ(network_of(address("1.2.3.4")), 0x01020304U);
  EXPECT_NE(network_of(address("1.2.3.4")), network_of(address("1.2.3.5")));
  EXPECT_EQ(network_of(address("2001:db8:0:1::7")), network_of(address("2001:db8:0:1:ffff::8")));
  EXPECT_NE(network_of(address("2001:db8:0:1::7")), network_of(address("2001:db8:0:2::7")));
}

TEST(AddressRanges, AreThoseThatBeginAlike) {
  const auto has = [](std::string_view range, std::string_view text) {
    return in_any(ranges({range}), address(text));
  };
  EXPECT_TRUE(has("127.0.0.1", "127.0.0.1"));
  EXPECT_FALSE(has("127.0.0.1", "127.0.0.2"));
  EXPECT_TRUE(has("10.0.0.0/8", "10.255.255.255"));
  EXPECT_TRUE(has("10.0.0.0/8", "10.0.0.0"));
  EXPECT_FALSE(has("10.0.0.0/8", "11.0.0.0"));
  EXPECT_FALSE(has("10.0.0.0/8", "9.255.255.255"));
  EXPECT_TRUE(has("192.0.2.128/25", "192.0.2.255"));
  EXPECT_FALSE(has("192.0.2.128/25", "192.0.2.127"));
  EXPECT_TRUE(has("192.0.2.6/31", "192.0.2.7"));
  EXPECT_FALSE(has("192.0.2.6/31", "192.0.2.8"));
  EXPECT_TRUE(has("128.0.0.0/1", "200.0.0.0"));
  EXPECT_FALSE(has("128.0.0.0/1", "127.0.0.0"));
  EXPECT_TRUE(has("192.0.2.7/32", "192.0.2.7"));
  EXPECT_TRUE(has("10.0.0.0/8", "::ffff:10.0.0.1"));
  EXPECT_FALSE(has("10.0.0.0/8", "a00::1"));  // the same bits, of the other version
  EXPECT_TRUE(has("2001:db8::/33", "2001:db8:7fff::1"));
  EXPECT_FALSE(has("2001:db8::/33", "2001:db8:8000::1"));
  EXPECT_TRUE(has("::1/128", "::1"));
  EXPECT_TRUE(has("::/1", "::1"));
  EXPECT_FALSE(has("::/1", "10.0.0.1"));
  for (const char* text : {"", "/", "10.0.0.0/", "/8", "10.0.0.0/0", "10.0.0.0/33", "10.0.0.0/8/8",
                           "10.0.0.0/-1", "10.0.0.0/ 8", "::/0", "::/129", "10.0.0/8", "any"}) {
    EXPECT_FALSE(read_address_range(text)) << text;
  }
}

TEST(ForwardedFor, NamesTheClientOfAProxyThatIsTrusted) {
  const auto proxies = ranges({"127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"});
  const auto client = [&](std::string_view peer, std::string_view hops) {
    return text_of(client_of(address(peer), proxies, hops));
  };
  EXPECT_EQ(client("127.0.0.1", "192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(client("127.0.0.1", "192.0.2.7, 10.1.2.3"), "192.0.2.7");
  EXPECT_EQ(client("127.0.0.1", " 192.0.2.7 ,10.1.2.3,127.0.0.1 "), "192.0.2.7");
  EXPECT_EQ(client("2001:db8:1::1", "2001:db8:2::7"), "2001:db8:2::7");
  EXPECT_EQ(client("127.0.0.1", "::ffff:192.0.2.7"), "192.0.2.7");
  // As some write it, with a port.
  EXPECT_EQ(client("127.0.0.1", "192.0.2.7:4711"), "192.0.2.7");
  EXPECT_EQ(client("127.0.0.1", "[2001:db8:2::7]:4711"), "2001:db8:2::7");
  EXPECT_EQ(client("127.0.0.1", "[2001:db8:2::7]"), "2001:db8:2::7");
  // What the client says of itself stands before.
  EXPECT_EQ(client("127.0.0.1", "1.1.1.1, 192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(client("127.0.0.1", "127.0.0.1, 192.0.2.7, 10.1.2.3"), "192.0.2.7");
  EXPECT_EQ(client("127.0.0.1", "<script>, , 192.0.2.7"), "192.0.2.7");
  // Others may say what they like.
  EXPECT_EQ(client("192.0.2.9", "192.0.2.7"), "192.0.2.9");
  EXPECT_EQ(client("192.0.2.9", "127.0.0.1"), "192.0.2.9");
}

TEST(ForwardedFor, LeavesThePeerWhereItNamesNobody) {
  const auto proxies = ranges({"127.0.0.1", "10.0.0.0/8"});
  for (const std::string_view hops : {"",
                                      " ",
                                      ",",
                                      "unknown",
                                      "_hidden",
                                      "192.0.2.7,",
                                      "192.0.2.7, unknown",
                                      "192.0.2.7;10.0.0.1",
                                      "10.1.2.3, 127.0.0.1",
                                      "192.0.2.700",
                                      "[",
                                      "[]",
                                      "[::1",
                                      "[::1]x",
                                      "]",
                                      ":",
                                      "::::",
                                      ":80",
                                      "[192.0.2.7",
                                      "\"192.0.2.7\"",
                                      "for=192.0.2.7"}) {
    EXPECT_EQ(text_of(client_of(address("127.0.0.1"), proxies, hops)), "127.0.0.1") << hops;
  }
  EXPECT_EQ(text_of(client_of(address("127.0.0.1"), {}, "192.0.2.7")), "127.0.0.1");
}

TEST(ForwardedFor, IsStrangersText) {
  const auto proxies = ranges({"127.0.0.1"});
  std::mt19937 random(16);
  constexpr std::string_view kLetters = "0123456789abcf.:,[]%/ \t\0\xff";
  for (int i = 0; i < 100'000; ++i) {
    std::string hops(random() % 60, ' ');
    for (char& c : hops) c = kLetters[random() % kLetters.size()];
    const Address client = client_of(address("127.0.0.1"), proxies, hops);
    EXPECT_EQ(read_address(text_of(client)), client) << hops;
  }
}

// A proxy's socket counts for whom it serves, one after the other.
TEST(RollBehindAProxy, CountsClients) {
  Limits limits;
  limits.sockets_per_address = 2;
  limits.connections_per_address = 1;
  Roll roll(limits);
  std::vector<Roll::Place> sockets;
  for (int i = 0; i < 4; ++i) {
    auto place = roll.enter(std::nullopt);
    ASSERT_TRUE(place);
    sockets.push_back(std::move(*place));
  }
  EXPECT_TRUE(sockets[0].serve(7));
  EXPECT_TRUE(sockets[0].serve(7));
  EXPECT_TRUE(sockets[1].serve(7));
  EXPECT_FALSE(sockets[2].serve(7));
  EXPECT_TRUE(sockets[2].serve(8));
  EXPECT_FALSE(sockets[2].serve(7));  // still the other's
  EXPECT_TRUE(sockets[1].serve(8));
  EXPECT_TRUE(sockets[3].serve(7));
  EXPECT_EQ(sockets[0].seat(100), Seating::kSeated);
  EXPECT_EQ(sockets[3].seat(101), Seating::kAddressFull);
  EXPECT_EQ(sockets[1].seat(101), Seating::kSeated);
  EXPECT_EQ(roll.sockets(), 4U);
  EXPECT_EQ(roll.connections(), 2U);
  sockets.clear();
  EXPECT_EQ(roll.sockets(), 0U);
  EXPECT_EQ(roll.connections(), 0U);
}

}  // namespace
}  // namespace scriptorium::server
