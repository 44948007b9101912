#include "server/net/tests/net_test.h"

namespace scriptorium::server {
namespace {

// Behind a proxy, whose address is ours: tests come from 127.0.0.1.
class ProxyTest : public NetTest {
 protected:
  void trust(std::initializer_list<std::string_view> proxies) {
    for (const std::string_view each : proxies) {
      settings_.proxies.push_back(read_address_range(each).value());
    }
  }
  static std::string from(std::string_view hops) {
    return "X-Forwarded-For: " + std::string(hops) + "\r\n";
  }
  // The address of the one WebSocket that is there.
  std::string address_of_one() {
    const auto all = echo_.all();
    return all.size() == 1 ? all[0]->address() : std::to_string(all.size()) + " are there";
  }
  std::string heard_as(std::string_view headers) {
    std::string address;
    {
      const WebClient client(port(), headers);
      EXPECT_TRUE(client.is_open()) << headers;
      EXPECT_TRUE(soon([&] { return echo_.all().size() == 1; }));
      address = address_of_one();
    }
    EXPECT_TRUE(soon([&] { return echo_.all().empty(); }));
    return address;
  }
};

TEST_F(ProxyTest, NobodyIsBelievedWhomNobodyHasNamed) {
  settings_.limits.connections_per_address = 1;
  start();
  EXPECT_EQ(heard_as(from("192.0.2.7")), "127.0.0.1");
  const WebClient first(port(), from("192.0.2.7"));
  EXPECT_EQ(WebClient(port(), from("192.0.2.8")).reply().status, 429);
}

TEST_F(ProxyTest, AnotherAddressThanTheNamedOneIsNotBelieved) {
  trust({"127.0.0.2", "10.0.0.0/8"});
  start();
  EXPECT_EQ(heard_as(from("192.0.2.7")), "127.0.0.1");
}

TEST_F(ProxyTest, ConnectionsAreCountedByClient) {
  trust({"127.0.0.1"});
  settings_.limits.connections_per_address = 1;
  start();
  const WebClient first(port(), from("192.0.2.7"));
  const WebClient second(port(), from("192.0.2.8"));
  EXPECT_TRUE(first.is_open());
  EXPECT_TRUE(second.is_open());
  const WebClient again(port(), from("1.1.1.1, 192.0.2.7"));  // whatever it says of itself
  EXPECT_EQ(again.reply().status, 429);
  EXPECT_EQ(code_of(again.reply().body), "address_full");
}

TEST_F(ProxyTest, TheLastHopThatIsNoProxyIsTheClient) {
  trust({"127.0.0.0/8", "10.0.0.0/8"});
  start();
  EXPECT_EQ(heard_as(from("1.1.1.1, 192.0.2.7, 10.1.2.3")), "192.0.2.7");
  EXPECT_EQ(heard_as(from("1.1.1.1") + from("192.0.2.7") + from("10.1.2.3")), "192.0.2.7");
  EXPECT_EQ(heard_as("x-forwarded-for:2001:db8::7\r\n"), "2001:db8::7");
}

TEST_F(ProxyTest, WhatNamesNobodyIsThePeer) {
  trust({"127.0.0.1"});
  settings_.limits.connections_per_address = 1;
  start();
  EXPECT_EQ(heard_as({}), "127.0.0.1");
  for (const char* hops : {"", "unknown", "192.0.2.7,", ",,,", "[::", "\xff\xfe", "127.0.0.1",
                           "999.1.1.1", "192.0.2.7 192.0.2.8"}) {
    EXPECT_EQ(heard_as(from(hops)), "127.0.0.1") << hops;
  }
  EXPECT_EQ(heard_as(from(std::string(4000, ','))), "127.0.0.1");
  const WebClient first(port(), from("unknown"));
  EXPECT_EQ(WebClient(port(), from("hidden")).reply().status, 429);
}

// A proxy keeps connections and sends many clients' requests over one.
TEST_F(ProxyTest, SocketsAreCountedByWhomTheyServe) {
  trust({"127.0.0.1"});
  settings_.limits.sockets_per_address = 2;
  start();
  const auto status = [](Wire& wire, const std::string& client) {
    wire.send(request_text("GET", "/healthz", from(client)));
    return read_reply(wire).status;
  };
  Wire first(port());
  Wire second(port());
  Wire third(port());
  Wire fourth(port());
  EXPECT_EQ(status(first, "192.0.2.7"), 200);
  EXPECT_EQ(status(second, "192.0.2.7"), 200);
  EXPECT_EQ(status(third, "192.0.2.7"), 429);
  EXPECT_EQ(status(third, "192.0.2.8"), 200);  // it goes on, for somebody else
  EXPECT_EQ(status(fourth, "192.0.2.8"), 200);
  EXPECT_EQ(status(first, "192.0.2.9"), 200);
  EXPECT_EQ(status(third, "192.0.2.7"), 200);  // there is room again
  EXPECT_EQ(net_->counts().turned_away, 1U);
}

}  // namespace
}  // namespace scriptorium::server
