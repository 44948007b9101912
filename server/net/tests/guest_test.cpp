#include "server/net/tests/net_test.h"

namespace scriptorium::server {
namespace {

class GuestTest : public NetTest {
 protected:
  GuestTest() {
    folder_.write("index.html", "page");
    folder_.write("plain.css", "b{}");
    settings_.web = folder_.path();
    settings_.origins = {"friend.org"};
  }
  Folder folder_;
};

constexpr char kNew[] = "guest=good-1000; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000";

TEST_F(GuestTest, SomebodyNewGetsACookie) {
  start();
  const Reply reply = ask(port(), "GET", "/api/x");
  EXPECT_EQ(reply.header("set-cookie"), kNew);
  EXPECT_EQ(reply.body, "GET /api/x []  guest 1000");
}

TEST_F(GuestTest, TheUpgradeBringsItToo) {
  start();
  WebClient client(port());
  EXPECT_TRUE(client.is_open());
  EXPECT_EQ(client.reply().header("set-cookie"), kNew);
  ASSERT_TRUE(client.echoes("x"));
  ASSERT_EQ(echo_.all().size(), 1U);
  EXPECT_EQ(echo_.all()[0]->guest(), 1000U);
  EXPECT_EQ(echo_.all()[0]->address(), "127.0.0.1");
}

TEST_F(GuestTest, AndThePageThatNoCacheMayShareThen) {
  start();
  const Reply page = ask(port(), "GET", "/");
  EXPECT_EQ(page.header("set-cookie"), kNew);
  EXPECT_EQ(page.header("cache-control"), "private, no-cache");
  const Reply known = ask(port(), "GET", "/", "Cookie: guest=good-5\r\n");
  EXPECT_EQ(known.header("set-cookie"), "");
  EXPECT_EQ(known.header("cache-control"), "no-cache");
  EXPECT_EQ(ask(port(), "GET", "/plain.css").header("set-cookie"), "");
}

TEST_F(GuestTest, AGoodCookieIsTheGuest) {
  start();
  const Reply reply = ask(port(), "GET", "/api/x", "Cookie: theme=dark; guest=good-42\r\n");
  EXPECT_EQ(reply.header("set-cookie"), "");
  EXPECT_EQ(reply.body, "GET /api/x []  guest 42");
  WebClient client(port(), "Cookie: guest=good-42\r\n");
  EXPECT_EQ(client.reply().header("set-cookie"), "");
  ASSERT_TRUE(client.echoes("x"));
  EXPECT_EQ(echo_.all()[0]->guest(), 42U);
}

TEST_F(GuestTest, ABadCookieIsSomebodyNew) {
  start();
  for (const char* cookie : {"guest=", "guest=bad", "guest", "guest=good", "other=good-42"}) {
    const Reply reply = ask(port(), "GET", "/api/x", std::string("Cookie: ") + cookie + "\r\n");
    EXPECT_TRUE(reply.header("set-cookie").starts_with("guest=good-1")) << cookie;
  }
  const Reply second = ask(port(), "GET", "/api/x", "Cookie: guest=bad; guest=good-42\r\n");
  EXPECT_EQ(second.body, "GET /api/x []  guest 42");
}

TEST_F(GuestTest, BehindHttpsItIsSecure) {
  settings_.secure_cookie = true;
  start();
  EXPECT_EQ(ask(port(), "GET", "/api/x").header("set-cookie"), std::string(kNew) + "; Secure");
  EXPECT_EQ(WebClient(port()).reply().header("set-cookie"),
            "guest=good-1001; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000; Secure");
}

TEST_F(GuestTest, NoCookieIsEverInTheLog) {
  settings_.limits.connections_per_guest = 1;
  start();
  WebClient first(port(), "Cookie: guest=good-42\r\n");
  EXPECT_EQ(WebClient(port(), "Cookie: guest=good-42\r\n").reply().status, 429);
  ask(port(), "GET", "/api/throw", "Cookie: guest=good-42\r\n");
  first.say("throw");
  first.hear_close();
  first.wire().send(frame_text(kClose, "\x03\xf3"));
  ask(port(), "GET", "/api/x");
  net_->stop();
  EXPECT_NE(log_text().find("what="), std::string::npos);
  EXPECT_EQ(log_text().find("good-"), std::string::npos) << log_text();
}

TEST_F(GuestTest, APageOfAnotherSiteMayNotConnectNorPost) {
  start();
  const auto with = [](std::string_view origin) {
    return "Origin: " + std::string(origin) + "\r\n";
  };
  for (const char* good : {"http://localhost:8080", "https://friend.org"}) {
    EXPECT_EQ(WebClient(port(), with(good)).reply().status, 101) << good;
    EXPECT_EQ(ask(port(), "POST", "/api/x", with(good), "b").status, 200) << good;
  }
  for (const char* bad :
       {"http://evil.org", "null", "", "http://localhost", "http://localhost:80"}) {
    const Reply upgrade = WebClient(port(), with(bad)).reply();
    EXPECT_EQ(upgrade.status, 403) << bad;
    EXPECT_EQ(code_of(upgrade.body), "bad_origin");
    EXPECT_EQ(upgrade.header("set-cookie"), "");
    const Reply post = ask(port(), "POST", "/api/x", with(bad), "b");
    EXPECT_EQ(post.status, 403) << bad;
    EXPECT_EQ(code_of(post.body), "bad_origin");
    EXPECT_EQ(ask(port(), "GET", "/api/x", with(bad)).status, 200) << bad;
  }
  EXPECT_EQ(WebClient(port()).reply().status, 101);
  EXPECT_EQ(ask(port(), "POST", "/api/x", {}, "b").status, 200);
}

}  // namespace
}  // namespace scriptorium::server
