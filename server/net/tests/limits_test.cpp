#include <boost/json.hpp>

#include "server/net/bucket.h"
#include "server/net/roll.h"
#include "server/net/tests/net_test.h"

namespace scriptorium::server {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

class LimitsTest : public NetTest {};

// A client's cookie for one of many guests.
std::string as_guest(int guest) { return "Cookie: guest=good-" + std::to_string(guest) + "\r\n"; }

TEST_F(LimitsTest, AGuestHasSoManyConnections) {
  settings_.limits.connections_per_guest = 2;
  start();
  WebClient first(port(), as_guest(1));
  {
    WebClient second(port(), as_guest(1));
    const WebClient third(port(), as_guest(1));
    EXPECT_EQ(third.reply().status, 429);
    EXPECT_EQ(code_of(third.reply().body), "guest_full");
    EXPECT_TRUE(second.echoes("x"));
  }
  EXPECT_TRUE(WebClient(port(), as_guest(2)).is_open());
  EXPECT_TRUE(soon([&] { return WebClient(port(), as_guest(1)).is_open(); }));
  EXPECT_TRUE(first.echoes("x"));
}

TEST_F(LimitsTest, AnAddressHasSoManyConnections) {
  settings_.limits.connections_per_address = 3;
  start();
  WebClient first(port());
  WebClient second(port());
  {
    WebClient third(port());
    const WebClient fourth(port());
    EXPECT_EQ(fourth.reply().status, 429);
    EXPECT_EQ(code_of(fourth.reply().body), "address_full");
    EXPECT_TRUE(third.echoes("x"));
  }
  EXPECT_TRUE(soon([&] { return WebClient(port()).is_open(); }));
  EXPECT_GE(net_->counts().turned_away, 1U);
  EXPECT_TRUE(first.echoes("x"));
}

TEST_F(LimitsTest, AnAddressHasSoManySockets) {
  settings_.limits.sockets_per_address = 2;
  start();
  WebClient first(port());
  {
    const Wire idle(port());
    EXPECT_TRUE(soon([&] { return net_->counts().sockets == 2; }));
    Wire third(port());
    const Reply reply = read_reply(third);
    EXPECT_EQ(reply.status, 503);
    EXPECT_EQ(code_of(reply.body), "full");
    EXPECT_TRUE(third.closes_within());
  }
  EXPECT_TRUE(soon([&] { return ask(port(), "GET", "/healthz").status == 200; }));
  EXPECT_TRUE(first.echoes("x"));
}

TEST_F(LimitsTest, SoManyMessagesASecond) {
  settings_.limits.rate = 50;
  settings_.limits.burst = 5;
  start();
  WebClient client(port());
  WebClient other(port());
  for (int i = 0; i < 20; ++i) client.say("m");
  int heard = 0;
  int refused = 0;
  for (int i = 0; i < 20; ++i) {
    const std::string answer = client.hear();
    if (answer == "m") ++heard;
    if (code_of(answer) == "too_fast") ++refused;
  }
  EXPECT_GE(heard, 5);
  EXPECT_GE(refused, 1);
  EXPECT_EQ(heard + refused, 20);
  EXPECT_TRUE(other.echoes("mine is another bucket"));
  std::this_thread::sleep_for(milliseconds(60));
  EXPECT_TRUE(client.echoes("rested"));
}

// Whoever waits for the answer to a request must be able to tell that it is this one.
TEST_F(LimitsTest, ARequestThatIsTooFastGetsItsIdBack) {
  settings_.limits.rate = 0.001;
  settings_.limits.burst = 1;
  start();
  WebClient client(port());
  EXPECT_TRUE(client.echoes("the one that it may"));
  const auto refused = [&](const std::string& request) {
    client.say(request);
    const json::object answer = json::parse(client.hear()).as_object();
    EXPECT_EQ(answer.at("error").at("code"), json::value("too_fast")) << request;
    const json::value* id = answer.if_contains("id");
    return id == nullptr ? json::value() : *id;
  };
  EXPECT_EQ(refused(R"({"do":"tables","id":7})"), json::value(7));
  EXPECT_EQ(refused(R"({"id":"seven"})"), json::value("seven"));
  for (const std::string& without :
       {std::string(R"({"do":"tables"})"), std::string(R"({"id":[7]})"), std::string("no JSON"),
        R"({"id":7,"word":")" + std::string(5000, 'x') + R"("})"}) {
    EXPECT_EQ(refused(without), json::value()) << without.substr(0, 40);
  }
}

TEST(BucketTest, FillsWithTime) {
  const steady_clock::time_point start = steady_clock::now();
  Bucket bucket(2, start);
  EXPECT_TRUE(bucket.take(10, 2, start));
  EXPECT_TRUE(bucket.take(10, 2, start));
  EXPECT_FALSE(bucket.take(10, 2, start));
  EXPECT_FALSE(bucket.take(10, 2, start + milliseconds(99)));
  EXPECT_TRUE(bucket.take(10, 2, start + milliseconds(101)));
  EXPECT_FALSE(bucket.take(10, 2, start + milliseconds(101)));
  // Never fuller than full.
  EXPECT_TRUE(bucket.take(10, 2, start + milliseconds(9000)));
  EXPECT_TRUE(bucket.take(10, 2, start + milliseconds(9000)));
  EXPECT_FALSE(bucket.take(10, 2, start + milliseconds(9000)));
}

TEST_F(LimitsTest, AHeaderThatDoesNotEndIsClosed) {
  settings_.limits.header_within = milliseconds(200);
  start();
  WebClient other(port());
  Wire silent(port());
  Wire slow(port());
  slow.send("GET /healthz HT");
  Wire again(port());  // the second request of a connection too
  again.send(request_text("GET", "/healthz"));
  EXPECT_EQ(read_reply(again).status, 200);
  again.send("GET /healthz HT");
  EXPECT_TRUE(silent.closes_within(milliseconds(5000)));
  EXPECT_TRUE(slow.closes_within(milliseconds(5000)));
  EXPECT_TRUE(again.closes_within(milliseconds(5000)));
  EXPECT_TRUE(other.echoes("still here"));
}

TEST_F(LimitsTest, ABodyThatDoesNotEndIsClosed) {
  settings_.limits.idle = milliseconds(200);
  start();
  Wire wire(port());
  wire.send("POST /api/x HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\nabc");
  EXPECT_TRUE(wire.closes_within(milliseconds(5000)));
}

TEST_F(LimitsTest, AnIdleConnectionIsClosedButNotBefore) {
  settings_.limits.header_within = milliseconds(100);
  settings_.limits.idle = milliseconds(600);
  start();
  Wire wire(port());
  wire.send(request_text("GET", "/healthz"));
  EXPECT_EQ(read_reply(wire).status, 200);
  std::this_thread::sleep_for(milliseconds(300));
  wire.send(request_text("GET", "/healthz"));
  EXPECT_EQ(read_reply(wire).status, 200);
  const auto start_of_idle = steady_clock::now();
  EXPECT_TRUE(wire.closes_within(milliseconds(5000)));
  EXPECT_GE(steady_clock::now() - start_of_idle, milliseconds(500));
}

TEST_F(LimitsTest, AQuietWebSocketIsPingedAndADeadOneClosed) {
  settings_.limits.quiet = milliseconds(150);
  settings_.limits.pong_within = milliseconds(300);
  start();
  WebClient dead(port());  // half-open: it is there, but says nothing
  WebClient alive(port());
  for (int i = 0; i < 4; ++i) {
    const std::optional<Frame> ping = alive.frame();
    ASSERT_TRUE(ping);
    EXPECT_EQ(ping->opcode, kPing);
    alive.wire().send(frame_text(kPong, ping->payload));
  }
  EXPECT_TRUE(dead.wire().closes_within(milliseconds(5000)));
  EXPECT_TRUE(soon([&] { return echo_.count_left() == 1; }));
  EXPECT_EQ(net_->counts().dead, 1U);
  EXPECT_TRUE(alive.echoes("still here"));
}

TEST_F(LimitsTest, WhoeverDoesNotAgreeToCloseIsCut) {
  settings_.limits.close_within = milliseconds(200);
  start();
  WebClient client(port());
  client.say("close 4000 bye");
  EXPECT_EQ(client.hear_close(), 4000);
  EXPECT_TRUE(client.wire().closes_within(milliseconds(5000)));
  EXPECT_TRUE(soon([&] { return echo_.count_left() == 1; }));
}

TEST_F(LimitsTest, AClientThatClosesHalfIsGone) {
  start();
  WebClient client(port());
  ASSERT_TRUE(client.echoes("x"));
  client.wire().send_no_more();
  EXPECT_TRUE(client.wire().closes_within(milliseconds(5000)));
  EXPECT_TRUE(soon([&] { return echo_.count_left() == 1; }));
  Wire http(port());
  http.send("GET /heal");
  http.send_no_more();
  EXPECT_TRUE(http.closes_within(milliseconds(5000)));
  EXPECT_TRUE(soon([&] { return net_->counts().sockets == 0; }));
}

TEST_F(LimitsTest, ASlowReaderIsCutWhileOthersGoOn) {
  start();
  WebClient slow(port(), {}, 4096);
  WebClient other(port());
  ASSERT_TRUE(slow.is_open());
  for (int i = 0; i < 200 && echo_.count_left() == 0; ++i) {
    slow.say("flood 20 10000");
    EXPECT_TRUE(other.echoes("meanwhile"));
  }
  EXPECT_TRUE(soon([&] { return echo_.count_left() == 1; }));
  EXPECT_EQ(net_->counts().too_slow, 1U);
  EXPECT_TRUE(other.echoes("still here"));
  EXPECT_NE(log_text().find("what=too_slow guest=1000 address=127.0.0.1"), std::string::npos);
}

TEST_F(LimitsTest, AQueueThatIsTakenInTimeIsNoTrouble) {
  start();
  WebClient client(port());
  for (int round = 0; round < 30; ++round) {
    client.say("flood 9 100000");
    for (int i = 0; i < 9; ++i) EXPECT_EQ(client.hear().size(), 100'000U);
  }
  EXPECT_EQ(net_->counts().too_slow, 0U);
}

TEST(RollTest, CountsWhoComesAndGoes) {
  Limits limits;
  limits.sockets = 3;
  limits.sockets_per_address = 2;
  limits.connections_per_address = 2;
  limits.connections_per_guest = 1;
  Roll roll(limits);
  std::optional<Roll::Place> a = roll.enter(1);
  std::optional<Roll::Place> b = roll.enter(1);
  ASSERT_TRUE(a && b);
  EXPECT_FALSE(roll.enter(1));
  std::optional<Roll::Place> c = roll.enter(2);
  ASSERT_TRUE(c);
  EXPECT_FALSE(roll.enter(3));
  EXPECT_EQ(a->seat(7), Seating::kSeated);
  EXPECT_EQ(c->seat(7), Seating::kGuestFull);
  EXPECT_EQ(c->seat(8), Seating::kSeated);
  EXPECT_EQ(roll.connections(), 2U);
  EXPECT_EQ(roll.sockets(), 3U);
  a.reset();
  EXPECT_EQ(b->seat(7), Seating::kSeated);
  EXPECT_FALSE(roll.wait_until_empty(milliseconds(1)));
  b.reset();
  c.reset();
  EXPECT_TRUE(roll.wait_until_empty(milliseconds(1)));
  EXPECT_EQ(roll.connections(), 0U);
}

}  // namespace
}  // namespace scriptorium::server
