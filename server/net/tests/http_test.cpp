#include "server/net/tests/net_test.h"

namespace scriptorium::server {
namespace {

class HttpTest : public NetTest {
 protected:
  HttpTest() { start(); }
};

void expect_headers_of_every_answer(const Reply& reply) {
  EXPECT_EQ(reply.header("content-security-policy"),
            "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            "connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
            "form-action 'self'; object-src 'none'");
  EXPECT_EQ(reply.header("x-content-type-options"), "nosniff");
  EXPECT_EQ(reply.header("referrer-policy"), "same-origin");
  EXPECT_EQ(reply.header("cross-origin-opener-policy"), "same-origin");
  EXPECT_EQ(reply.header("cross-origin-resource-policy"), "same-origin");
  EXPECT_EQ(reply.head.find("Beast"), std::string::npos);
}

TEST_F(HttpTest, EveryAnswerHasTheSameHeaders) {
  expect_headers_of_every_answer(ask(port(), "GET", "/healthz"));
  expect_headers_of_every_answer(ask(port(), "GET", "/missing.js"));
  expect_headers_of_every_answer(ask(port(), "PUT", "/api/x"));
  expect_headers_of_every_answer(ask(port(), "GET", "/ws"));
  expect_headers_of_every_answer(ask(port(), "GET", "/%00"));
  expect_headers_of_every_answer(ask(port(), "GET", "/api/throw"));
  expect_headers_of_every_answer(WebClient(port()).reply());
  Wire wire(port());
  wire.send("nonsense\r\n\r\n");
  expect_headers_of_every_answer(read_reply(wire));
}

TEST_F(HttpTest, TheListenerAnswersItsPaths) {
  EXPECT_EQ(ask(port(), "GET", "/healthz").body, "GET /healthz []  guest none");
  EXPECT_EQ(ask(port(), "GET", "/metrics").body, "GET /metrics []  guest none");
  EXPECT_EQ(ask(port(), "GET", "/api/a%20b?x=%41", "Cookie: guest=good-7\r\n").body,
            "GET /api/a b [x=%41]  guest 7");
  EXPECT_EQ(ask(port(), "POST", "/api/x", "Cookie: guest=good-7\r\n", "{\"a\":1}").body,
            "POST /api/x [] {\"a\":1} guest 7");
  EXPECT_EQ(ask(port(), "GET", "/healthz").header("set-cookie"), "");
  EXPECT_EQ(ask(port(), "GET", "/apix").status, 404);
  EXPECT_EQ(ask(port(), "HEAD", "/healthz").status, 200);
  for (const char* method : {"PUT", "DELETE", "OPTIONS", "BREW"}) {
    const Reply reply = ask(port(), method, "/api/x");
    EXPECT_EQ(reply.status, 405);
    EXPECT_EQ(reply.header("allow"), "GET, HEAD, POST");
  }
}

TEST_F(HttpTest, WhatTheListenerThrowsIsAnAnswer) {
  const Reply reply = ask(port(), "GET", "/api/throw");
  EXPECT_EQ(reply.status, 500);
  EXPECT_EQ(code_of(reply.body), "internal");
  EXPECT_NE(log_text().find("what=http_failed path=/api/throw why=\"as was asked for\""),
            std::string::npos);
}

TEST_F(HttpTest, AHeaderOfTheListenerCannotBecomeTwo) {
  const Reply reply = ask(port(), "GET", "/api/split", "Cookie: guest=good-1\r\n");
  EXPECT_EQ(reply.status, 201);
  EXPECT_EQ(reply.header("x-good"), "yes");
  EXPECT_EQ(reply.header("x-bad"), "");
  EXPECT_EQ(reply.header("set-cookie"), "");
}

TEST_F(HttpTest, AConnectionServesManyRequests) {
  Wire wire(port());
  for (int i = 0; i < 5; ++i) {
    wire.send(request_text("GET", "/healthz"));
    const Reply reply = read_reply(wire);
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.header("connection"), "keep-alive");
  }
  std::string all;  // pipelined
  for (int i = 0; i < 20; ++i) all += request_text("POST", "/api/" + std::to_string(i), {}, "b");
  wire.send(all);
  for (int i = 0; i < 20; ++i) {
    EXPECT_TRUE(read_reply(wire).body.starts_with("POST /api/" + std::to_string(i) + " "));
  }
  wire.send(request_text("GET", "/healthz", "Connection: close\r\n"));
  EXPECT_EQ(read_reply(wire).header("connection"), "close");
  EXPECT_TRUE(wire.closes_within());
}

TEST_F(HttpTest, OldHttpCloses) {
  Wire wire(port());
  wire.send("GET /healthz HTTP/1.0\r\n\r\n");
  EXPECT_EQ(read_reply(wire).status, 200);
  EXPECT_TRUE(wire.closes_within());
}

TEST_F(HttpTest, ARequestMayComeInBits) {
  Wire wire(port());
  for (const char c : request_text("POST", "/api/x", "Cookie: guest=good-3\r\n", "body")) {
    ASSERT_TRUE(wire.send(std::string_view(&c, 1)));
  }
  EXPECT_EQ(read_reply(wire).body, "POST /api/x [] body guest 3");
}

TEST_F(HttpTest, ABodyMayComeInChunks) {
  Wire wire(port());
  wire.send(
      "POST /api/x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nCookie: guest=good-3\r\n"
      "\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
  EXPECT_EQ(read_reply(wire).body, "POST /api/x [] abcde guest 3");
}

TEST_F(HttpTest, WhoeverAsksFirstIsToldToGoOn) {
  Wire wire(port());
  wire.send("POST /api/x HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(wire.take_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  wire.send("body");
  EXPECT_TRUE(read_reply(wire).body.starts_with("POST /api/x [] body"));
}

TEST_F(HttpTest, GarbageGetsAnAnswerAndIsClosed) {
  WebClient other(port());
  for (const std::string_view garbage :
       {"nonsense\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03",
        "GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n",
        "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
        "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: "
        "chunked\r\n\r\n"}) {
    Wire wire(port());
    wire.send(garbage);
    const Reply reply = read_reply(wire);
    EXPECT_EQ(reply.status, 400) << garbage;
    EXPECT_EQ(code_of(reply.body), "bad_request") << garbage;
    EXPECT_TRUE(wire.closes_within()) << garbage;
  }
  EXPECT_TRUE(other.echoes("still here"));
}

TEST_F(HttpTest, ALongHeaderIs431) {
  WebClient other(port());
  const std::string fits(7000, 'x');
  EXPECT_EQ(ask(port(), "GET", "/healthz", "X: " + fits + "\r\n").status, 200);
  const std::string long_one(9000, 'x');
  const Reply reply = ask(port(), "GET", "/healthz", "X: " + long_one + "\r\n");
  EXPECT_EQ(reply.status, 431);
  EXPECT_EQ(code_of(reply.body), "header_too_long");
  // Far more than is ever read: the answer arrives all the same.
  Wire wire(port());
  wire.send(request_text("GET", "/healthz", "X: " + std::string(500'000, 'x') + "\r\n"));
  EXPECT_EQ(read_reply(wire).status, 431);
  wire.send_no_more();
  EXPECT_TRUE(wire.ends_well());
  EXPECT_TRUE(other.echoes("still here"));
}

TEST_F(HttpTest, ALongBodyIs413) {
  WebClient other(port());
  const Reply fits = ask(port(), "POST", "/api/x", {}, std::string(64 << 10, 'x'));
  EXPECT_EQ(fits.status, 200);
  const Reply reply = ask(port(), "POST", "/api/x", {}, std::string((64 << 10) + 1, 'x'));
  EXPECT_EQ(reply.status, 413);
  EXPECT_EQ(code_of(reply.body), "body_too_long");
  Wire chunked(port());
  chunked.send("POST /api/x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n");
  for (int i = 0; i < 5; ++i) chunked.send("4000\r\n" + std::string(0x4000, 'x') + "\r\n");
  EXPECT_EQ(read_reply(chunked).status, 413);
  EXPECT_TRUE(other.echoes("still here"));
}

TEST_F(HttpTest, RefusalsSpeakSpanishToWhoeverAsks) {
  const Reply reply = ask(port(), "GET", "/missing.js", "Accept-Language: es-ES,es\r\n");
  EXPECT_EQ(reply.body,
            R"({"ok":false,"error":{"code":"not_found","message":"Aquí no hay nada."}})");
}

}  // namespace
}  // namespace scriptorium::server
