#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "server/net/tests/client.h"
#include "tests/server/process.h"
#include "tests/server/talk.h"

// The same guest on another device, by a code.
namespace scriptorium::server {
namespace {

class Devices : public testing::Test {
 protected:
  TemporaryFolder folder;
  ServerProcess server{folder.path()};

  Reply post(const std::string& target, const std::string& cookie, const std::string& body = {},
             const std::string& more = {}) const {
    std::string headers = more;
    if (!cookie.empty()) headers += "Cookie: " + cookie + "\r\n";
    return scriptorium::server::ask(server.port(), "POST", target, headers, body);
  }
  std::string stranger() const {
    const Reply reply = scriptorium::server::ask(server.port(), "GET", "/api/games");
    const std::string cookie = reply.header("set-cookie");
    return cookie.substr(0, cookie.find(';'));
  }
  // Who has a name here.
  std::string somebody() const {
    Talk talk(server.port());
    talk.good({{"do", "hello"}, {"name", "Ada"}});
    return "guest=" + talk.cookie();
  }
  std::string code_for(const std::string& cookie) const {
    const Reply reply = post("/api/device-code", cookie);
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.header("cache-control"), "no-store");
    return std::string(json::parse(reply.body).at("code").as_string());
  }
  Reply use(const std::string& cookie, const std::string& code,
            const std::string& more = {}) const {
    return post("/api/device", cookie, json::serialize(json::object{{"code", code}}), more);
  }
  static std::string error_in(const Reply& reply) {
    return std::string(json::parse(reply.body).at("error").at("code").as_string());
  }
};

TEST_F(Devices, ACodeGivesTheCookieOnce) {
  const std::string ada = somebody();
  const std::string other = somebody();
  ASSERT_NE(ada, other);
  const std::string code = code_for(ada);
  const Reply moved = use(other, code);
  EXPECT_EQ(moved.status, 200);
  EXPECT_TRUE(moved.header("set-cookie").starts_with(ada + "; HttpOnly"))
      << moved.header("set-cookie");
  const Reply again = use(other, code);
  EXPECT_EQ(again.status, 403);
  EXPECT_EQ(error_in(again), "bad_code");
  EXPECT_EQ(again.header("set-cookie"), "");
}

TEST_F(Devices, NoOtherSiteMayDoIt) {
  const std::string ada = somebody();
  EXPECT_EQ(post("/api/device-code", ada, {}, "Origin: https://evil.example\r\n").status, 403);
  EXPECT_EQ(use(ada, code_for(somebody()), "Origin: https://evil.example\r\n").status, 403);
  for (const char* path : {"/api/device-code", "/api/device"}) {
    const Reply reply = scriptorium::server::ask(server.port(), "GET", path);
    EXPECT_EQ(reply.status, 405);
    EXPECT_EQ(reply.header("allow"), "POST");
  }
}

// Nobody shuts the codes off for the others by asking for many.
TEST_F(Devices, AreForThoseWhoAreKnown) {
  const Reply reply = post("/api/device-code", stranger());
  EXPECT_EQ(reply.status, 403);
  EXPECT_EQ(error_in(reply), "unknown_guest");
  EXPECT_EQ(error_in(post("/api/device-code", {})), "unknown_guest");
  Talk plays(server.port());  // under a name that we think of
  plays.good({{"do", "open"}, {"game", "verbatim"}, {"seats", 2}});
  EXPECT_EQ(post("/api/device-code", "guest=" + plays.cookie()).status, 200);
}

TEST_F(Devices, GuessingEnds) {
  const std::string code = code_for(somebody());
  const std::string guesser = somebody();
  for (int i = 0; i < 3; ++i) {  // no tries
    for (const char* body : {"", "{", "[]", "{}", R"({"code":7})", R"({"code":null})"}) {
      EXPECT_NE(post("/api/device", guesser, body).status, 200) << body;
    }
  }
  int tries = 0;
  while (tries < 20 && use(guesser, "AAAA-AAAA").status == 403) ++tries;
  EXPECT_EQ(tries, 10);
  const Reply refused = use(guesser, code);
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(error_in(refused), "too_many_tries");
  EXPECT_EQ(use(somebody(), code).status, 200);  // at the same address
}

}  // namespace
}  // namespace scriptorium::server
