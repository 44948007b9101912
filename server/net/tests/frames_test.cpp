#include "server/net/tests/net_test.h"

namespace scriptorium::server {
namespace {

// What comes over an open WebSocket, good and bad.
class FramesTest : public NetTest {
 protected:
  FramesTest() { start(); }
};

TEST_F(FramesTest, TheHandshakeIsThatOfTheStandard) {
  const WebClient client(port());
  EXPECT_EQ(client.reply().status, 101);
  EXPECT_EQ(client.reply().header("sec-websocket-accept"), kAcceptedKey);
  EXPECT_EQ(client.reply().header("server"), "scriptorium");
  EXPECT_EQ(client.reply().header("sec-websocket-extensions"), "");
}

TEST_F(FramesTest, NoCompressionWhoeverOffersIt) {
  WebClient client(port(), "Sec-WebSocket-Extensions: permessage-deflate\r\n");
  EXPECT_EQ(client.reply().header("sec-websocket-extensions"), "");
  EXPECT_TRUE(client.echoes("plain"));
}

TEST_F(FramesTest, OtherHandshakesAreRefused) {
  const Reply plain = ask(port(), "GET", "/ws");
  EXPECT_EQ(plain.status, 426);
  EXPECT_EQ(plain.header("upgrade"), "websocket");
  EXPECT_EQ(code_of(plain.body), "no_upgrade");
  EXPECT_EQ(ask(port(), "POST", "/ws", {}, "x").status, 426);
  constexpr char kUpgrade[] = "Connection: upgrade\r\nUpgrade: websocket\r\n";
  for (const char* headers :
       {"Sec-WebSocket-Version: 13\r\n", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        "Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n"}) {
    const Reply reply = ask(port(), "GET", "/ws", std::string(kUpgrade) + headers);
    EXPECT_EQ(reply.status, 400) << headers;
    EXPECT_EQ(code_of(reply.body), "bad_upgrade");
    EXPECT_EQ(reply.header("sec-websocket-version"), "13");
  }
  Wire elsewhere(port());
  elsewhere.send(upgrade_text({}, "/elsewhere"));
  EXPECT_EQ(read_reply(elsewhere).status, 404);
  Wire early(port());  // frames before the answer
  early.send(upgrade_text() + frame_text(kText, "x"));
  EXPECT_EQ(read_reply(early).status, 400);
  EXPECT_EQ(echo_.count_arrived(), 0);
}

TEST_F(FramesTest, AQueryIsNoOtherPlace) {
  Wire wire(port());
  wire.send(upgrade_text({}, "/ws?x=1"));
  EXPECT_EQ(read_reply(wire).status, 101);
}

TEST_F(FramesTest, MessagesOfEverySizeComeBack) {
  WebClient client(port());
  for (const std::size_t size :
       {0, 1, 125, 126, 255, 256, 257, 1535, 1536, 1537, 4096, 5000, 65535, 65536}) {
    EXPECT_TRUE(client.echoes(std::string(size, 'm'))) << size;
  }
}

TEST_F(FramesTest, ManyInOneBreathComeBackInOrder) {
  WebClient client(port());
  std::string all;
  for (int i = 0; i < 500; ++i) all += frame_text(kText, "message " + std::to_string(i));
  client.wire().send(all);
  for (int i = 0; i < 500; ++i) EXPECT_EQ(client.hear(), "message " + std::to_string(i));
}

TEST_F(FramesTest, AMessageMayComeInBits) {
  WebClient client(port());
  for (const char c : frame_text(kText, "bit by bit")) client.wire().send({&c, 1});
  EXPECT_EQ(client.hear(), "bit by bit");
}

TEST_F(FramesTest, FragmentsAndControlFramesMingle) {
  WebClient client(port());
  Wire& wire = client.wire();
  wire.send(frame_text(kText, "one ", false));
  wire.send(frame_text(kPing, "a"));
  wire.send(frame_text(kContinuation, "", false));
  wire.send(frame_text(kPong, "not asked for"));
  wire.send(frame_text(kContinuation, std::string(3000, '2'), false));
  wire.send(frame_text(kPing, "b"));
  wire.send(frame_text(kContinuation, " three"));
  EXPECT_EQ(client.frame()->payload, "a");
  EXPECT_EQ(client.frame()->payload, "b");
  EXPECT_EQ(client.hear(), "one " + std::string(3000, '2') + " three");
  EXPECT_TRUE(client.echoes("next"));
}

TEST_F(FramesTest, APingIsAnswered) {
  WebClient client(port());
  client.wire().send(frame_text(kPing, "still there?"));
  const std::optional<Frame> pong = client.frame();
  ASSERT_TRUE(pong);
  EXPECT_EQ(pong->opcode, kPong);
  EXPECT_EQ(pong->payload, "still there?");
}

TEST_F(FramesTest, BytesAreRefusedAndTheConnectionGoesOn) {
  WebClient client(port());
  client.wire().send(frame_text(kBytes, "\x01\x02\xff"));
  EXPECT_EQ(code_of(client.hear()), "binary");
  EXPECT_TRUE(client.echoes("text"));
}

TEST_F(FramesTest, ALongMessageIsRefusedAndTheConnectionGoesOn) {
  WebClient client(port());
  WebClient other(port());
  for (const std::size_t size : {65537, 100'000, 1'000'000, 1 << 20}) {
    client.say(std::string(size, 'x'));
    EXPECT_EQ(
        client.hear(),
        R"({"ok":false,"error":{"code":"too_long","message":"A message has at most 64 KiB."}})");
    EXPECT_TRUE(client.echoes("short"));
  }
  client.wire().send(frame_text(kText, std::string(60'000, 'x'), false));
  client.wire().send(frame_text(kContinuation, std::string(60'000, 'x'), false));
  client.wire().send(frame_text(kContinuation, "x"));
  EXPECT_EQ(code_of(client.hear()), "too_long");
  EXPECT_TRUE(client.echoes("short"));
  EXPECT_TRUE(other.echoes("short"));
  EXPECT_EQ(net_->counts().refused, 5U);
}

TEST_F(FramesTest, AMessageWithoutEndCloses) {
  WebClient client(port());
  WebClient other(port());
  client.say(std::string((1 << 20) + 1, 'x'));
  EXPECT_EQ(client.hear_close(), 1009);
  WebClient bits(port());
  for (int i = 0; i < 20; ++i) {
    if (!bits.wire().send(
            frame_text(i == 0 ? kText : kContinuation, std::string(60'000, 'x'), false)))
      break;
  }
  EXPECT_EQ(bits.hear_close(), 1009);
  EXPECT_TRUE(other.echoes("still here"));
}

TEST_F(FramesTest, BadFramesCloseThatConnectionAlone) {
  WebClient other(port());
  const std::string unmasked = "\x81\x01x";
  const std::string reserved_bit = "\xc1" + frame_text(kText, "x").substr(1);
  const std::string reserved_opcode = frame_text(3, "x");
  const std::string long_ping = frame_text(kPing, std::string(126, 'x'));
  const std::string split_ping = frame_text(kPing, "x", false);
  const std::string lone_continuation = frame_text(kContinuation, "x");
  const std::string two_starts = frame_text(kText, "x", false) + frame_text(kText, "x");
  const std::string padded_length = std::string("\x81\xfe\x00\x01\0\0\0\0x", 9);
  for (const std::string& bad : {unmasked, reserved_bit, reserved_opcode, long_ping, split_ping,
                                 lone_continuation, two_starts, padded_length}) {
    WebClient client(port());
    ASSERT_TRUE(client.is_open());
    client.wire().send(bad + std::string(100'000, 'x'));
    EXPECT_EQ(client.hear_close(), 1002);
    client.wire().send_no_more();
    EXPECT_TRUE(client.wire().ends_well());
  }
  WebClient not_utf8(port());
  not_utf8.wire().send(frame_text(kText, "\xff\xfe"));
  EXPECT_EQ(not_utf8.hear_close(), 1007);
  EXPECT_TRUE(other.echoes("still here"));
  EXPECT_TRUE(soon([&] { return echo_.count_left() == 9; }));
}

TEST_F(FramesTest, TheClientMayClose) {
  WebClient client(port());
  client.wire().send(frame_text(kClose, "\x03\xe8 bye"));
  EXPECT_EQ(client.hear_close(), 1000);
  EXPECT_TRUE(client.wire().closes_within());
  EXPECT_TRUE(soon([&] { return echo_.count_left() == 1; }));
}

TEST_F(FramesTest, TheListenerMayCloseAndEverythingSaidBeforeArrives) {
  WebClient client(port());
  client.say("flood 50 1000");
  client.say("close 4001 that is all");
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.hear().size(), 1000U);
  const std::optional<Frame> end = client.frame();
  ASSERT_TRUE(end);
  EXPECT_EQ(end->close_code(), 4001);
  EXPECT_EQ(end->payload.substr(2), "that is all");
  client.wire().send(frame_text(kClose, end->payload));
  EXPECT_TRUE(client.wire().closes_within());
  EXPECT_TRUE(soon([&] { return echo_.count_left() == 1; }));
}

TEST_F(FramesTest, AListenerThatThrowsEndsThatConnectionAlone) {
  WebClient client(port());
  WebClient other(port());
  client.say("throw");
  EXPECT_EQ(client.hear_close(), 1011);
  EXPECT_TRUE(other.echoes("still here"));
  EXPECT_NE(log_text().find("what=listener_failed in=heard"), std::string::npos);
}

TEST_F(FramesTest, SendAndCloseAfterTheEndDoNothing) {
  std::shared_ptr<Connection> kept;
  {
    WebClient client(port());
    ASSERT_TRUE(client.echoes("x"));
    kept = echo_.all().at(0);
  }
  ASSERT_TRUE(soon([&] { return echo_.count_left() == 1; }));
  kept->send(std::make_shared<const std::string>("into the void"));
  kept->close(1000, "again");
  net_.reset();  // a connection may outlive its server
  kept->send(std::make_shared<const std::string>("into the void"));
}

}  // namespace
}  // namespace scriptorium::server
