#include "server/net/preview.h"

#include "server/net/tests/net_test.h"

namespace scriptorium::server {
namespace {

class PreviewTest : public NetTest {
 protected:
  PreviewTest() {
    folder_.write("index.html",
                  R"(<html lang="en"><head><title>S</title></head><body></body></html>)");
    folder_.write("preview/es/house.png", "house");
    folder_.write("preview/es/chess.png", "chess");
    settings_.web = folder_.path();
    echo_.previewed = {"Ada invites you", "Ben is there.", "chess", Language::kSpanish, true};
  }
  std::string body(std::string_view path, std::string_view headers = {}) {
    return ask(port(), "GET", std::string(path), std::string(headers)).body;
  }
  static bool has(std::string_view page, std::string_view text) {
    return page.find(text) != std::string_view::npos;
  }

  Folder folder_;
};

TEST_F(PreviewTest, ALinkToATableSaysWhatItIs) {
  start();
  const std::string page = body("/t/0123456789abcdef");
  EXPECT_TRUE(has(page, R"(<meta property="og:title" content="Ada invites you" />)")) << page;
  EXPECT_TRUE(has(page, R"(<meta property="og:description" content="Ben is there." />)"));
  EXPECT_TRUE(has(page, R"(<meta property="og:locale" content="es_419" />)"));
  EXPECT_TRUE(has(page, R"(<meta name="twitter:card" content="summary_large_image" />)"));
  EXPECT_TRUE(has(page, R"(<meta name="robots" content="noindex" />)"));
  EXPECT_TRUE(has(page, "/preview/es/chess.png\" />"));
  EXPECT_TRUE(has(page, "/t/0123456789abcdef\" />"));
  EXPECT_TRUE(has(page, R"(<html lang="es"><head><title>S</title>)"));
  EXPECT_TRUE(page.ends_with("</head><body></body></html>"));
  EXPECT_FALSE(has(body("/rules"), "og:title"));
}

TEST_F(PreviewTest, ItIsAPageLikeTheOthers) {
  start();
  const Reply page = ask(port(), "GET", "/t/1", "Cookie: guest=good-5\r\n");
  EXPECT_EQ(page.header("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.header("cache-control"), "no-cache");
  EXPECT_TRUE(has(page.header("content-security-policy"), "script-src 'self';"));
  EXPECT_EQ(page.header("vary"), "Accept-Encoding, Accept-Language");
  const std::string tag = page.header("etag");
  const std::string again = "Cookie: guest=good-5\r\nIf-None-Match: " + tag + "\r\n";
  EXPECT_EQ(ask(port(), "GET", "/t/1", again).status, 304);
  echo_.previewed.description = "Ben and Cleo are there.";
  EXPECT_EQ(ask(port(), "GET", "/t/1", again).status, 200);
  const Reply fresh = ask(port(), "GET", "/t/1");  // somebody new
  EXPECT_EQ(fresh.header("cache-control"), "private, no-cache");
  EXPECT_NE(fresh.header("set-cookie"), "");
  EXPECT_EQ(ask(port(), "GET", "/t/1", "Accept-Encoding: gzip\r\n").header("content-encoding"),
            "gzip");
  EXPECT_EQ(ask(port(), "POST", "/t/1").status, 405);
}

TEST_F(PreviewTest, ANameCannotBreakOut) {
  echo_.previewed.title = "\"><script>alert('x')</script>&amp;\r\n</head>";
  start();
  const std::string page = body("/t/1");
  EXPECT_TRUE(has(page,
                  "content=\"&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;  "
                  "&lt;/head&gt;\""))
      << page;
  EXPECT_FALSE(has(page, "<script>"));
  EXPECT_EQ(page.find("</head>"), page.rfind("</head>"));
}

TEST_F(PreviewTest, APathCannotBreakOut) {
  start();
  EXPECT_FALSE(has(body("/t/%22%3E%3Cscript%3E"), "<script>"));
}

TEST_F(PreviewTest, AGameWithoutAPictureHasTheHouses) {
  echo_.previewed.picture = "go";
  start();
  EXPECT_TRUE(has(body("/t/1"), "/preview/es/house.png\" />"));
  std::filesystem::remove_all(folder_.path() / "preview");
}

TEST_F(PreviewTest, WithoutAnyPictureThereIsNone) {
  std::filesystem::remove_all(folder_.path() / "preview");
  start();
  const std::string page = body("/t/1");
  EXPECT_FALSE(has(page, "og:image"));
  EXPECT_TRUE(has(page, R"(<meta name="twitter:card" content="summary" />)"));
}

TEST_F(PreviewTest, IfItFailsThePageIsThere) {
  start();
  EXPECT_EQ(body("/t/throw"),
            R"(<html lang="en"><head><title>S</title></head><body></body></html>)");
  EXPECT_TRUE(has(log_text(), "preview_failed"));
}

TEST_F(PreviewTest, AddressesAreThoseThatWeWereToldOf) {
  const std::vector<std::string> told = {"friend.org", "https://play.example.org",
                                         "https://other.example.org"};
  EXPECT_EQ(site_of("other.example.org", told), "https://other.example.org");
  EXPECT_EQ(site_of("evil.example", told), "https://play.example.org");
  EXPECT_EQ(site_of("", told), "https://play.example.org");
  EXPECT_EQ(site_of("localhost:8080", {}), "http://localhost:8080");
  EXPECT_EQ(site_of("a\"b", {}), "");
  EXPECT_EQ(site_of("evil.example/x", {}), "");
  EXPECT_EQ(site_of("", {}), "");
}

TEST_F(PreviewTest, ABrowserCanBecomeAnothersGuest) {
  start();
  const Reply known = ask(port(), "POST", "/api/become", "Cookie: guest=good-5\r\n");
  EXPECT_EQ(known.header("set-cookie"),
            "guest=good-77; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
  EXPECT_EQ(known.header("cache-control"), "no-store");
  const Reply fresh = ask(port(), "POST", "/api/become");  // one cookie, not two
  EXPECT_EQ(fresh.header("set-cookie"), known.header("set-cookie"));
  EXPECT_EQ(ask(port(), "POST", "/api/become", "Origin: https://evil.example\r\n").status, 403);
}

}  // namespace
}  // namespace scriptorium::server
