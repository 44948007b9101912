#include "server/net/headers.h"

#include <gtest/gtest.h>

#include <array>

#include "server/net/faults.h"

namespace scriptorium::server {
namespace {

using Views = std::vector<std::string_view>;

TEST(HeadersTest, CookiesAreFoundByName) {
  EXPECT_EQ(cookies_named("guest=a", "guest"), Views{"a"});
  EXPECT_EQ(cookies_named("x=1; guest=a; guestbook=2;guest= b ", "guest"), (Views{"a", "b"}));
  EXPECT_EQ(cookies_named("guest=a=b", "guest"), Views{"a=b"});
  EXPECT_EQ(cookies_named("", "guest"), Views{});
  EXPECT_EQ(cookies_named("guest; =; ;;", "guest"), Views{});
}

TEST(HeadersTest, AnOriginIsOursOrNamed) {
  const std::vector<std::string> others = {"friend.org", "https://strict.org", "odd.org:8443"};
  EXPECT_TRUE(may_speak("http://localhost:8080", "localhost:8080", {}));
  EXPECT_TRUE(may_speak("https://Example.org", "example.ORG", {}));
  EXPECT_TRUE(may_speak("https://example.org", "example.org:443", {}));
  EXPECT_TRUE(may_speak("http://example.org:80", "example.org", {}));
  EXPECT_FALSE(may_speak("http://localhost:8081", "localhost:8080", {}));
  EXPECT_FALSE(may_speak("http://localhost", "localhost:8080", {}));
  EXPECT_FALSE(may_speak("http://evil.org", "example.org", others));
  EXPECT_FALSE(may_speak("http://example.org.evil.org", "example.org", others));
  EXPECT_TRUE(may_speak("http://friend.org", "example.org", others));
  EXPECT_TRUE(may_speak("https://friend.org", "example.org", others));
  EXPECT_TRUE(may_speak("https://strict.org", "example.org", others));
  EXPECT_FALSE(may_speak("http://strict.org", "example.org", others));
  EXPECT_TRUE(may_speak("http://odd.org:8443", "example.org", others));
  for (const std::string_view bad : {"null", "", "://", "http://", "example.org",
                                     "http://example.org/path", "http://a@example.org"}) {
    EXPECT_FALSE(may_speak(bad, "example.org", others)) << bad;
  }
  EXPECT_FALSE(may_speak("http://", "", {}));
}

TEST(HeadersTest, AnOriginHasASchemeAHostAndPerhapsAPort) {
  for (const std::string_view good :
       {"https://a.example", "http://localhost:8080", "HTTPS://A.EXAMPLE", "https://a.example:443",
        "http://127.0.0.1:1", "http://[::1]", "https://[2001:db8::1]:65535", "https://xn--a-b"}) {
    EXPECT_TRUE(is_origin(good)) << good;
  }
  for (const std::string_view bad : {"",
                                     "*",
                                     "foo",
                                     "a.example",
                                     "ftp://a.example",
                                     "https://",
                                     "https://a.example/",
                                     "https://a.example:",
                                     "https://a.example:0",
                                     "https://a.example:99999",
                                     "https://a.example:80x",
                                     "https://a b",
                                     "https://é.example",
                                     "https://[::1",
                                     "https://[]",
                                     "https://[::g]",
                                     "https://[::1]8080",
                                     "://a.example",
                                     "null",
                                     "https://:80"}) {
    EXPECT_FALSE(is_origin(bad)) << bad;
  }
}

TEST(HeadersTest, GzipIsAcceptedByName) {
  EXPECT_TRUE(accepts_gzip("gzip"));
  EXPECT_TRUE(accepts_gzip("br, GZIP;q=0.5"));
  EXPECT_TRUE(accepts_gzip("deflate,gzip"));
  EXPECT_FALSE(accepts_gzip("gzip;q=0"));
  EXPECT_FALSE(accepts_gzip("gzip; q=0.000"));
  EXPECT_FALSE(accepts_gzip("br"));
  EXPECT_FALSE(accepts_gzip("xgzip"));
  EXPECT_FALSE(accepts_gzip(""));
}

TEST(HeadersTest, TagsAreFoundInAList) {
  const std::array<std::string_view, 2> tags = {"\"a\"", "\"a-gzip\""};
  EXPECT_TRUE(names_tag("\"a\"", tags));
  EXPECT_TRUE(names_tag("\"b\", W/\"a-gzip\"", tags));
  EXPECT_TRUE(names_tag("*", tags));
  EXPECT_FALSE(names_tag("\"b\"", tags));
  EXPECT_FALSE(names_tag("a", tags));
  EXPECT_FALSE(names_tag("", tags));
}

TEST(HeadersTest, APathIsDecodedAndAskedWhetherItHides) {
  const auto target = read_target("/a%20b/%C3%A1?x=%41#y");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/a b/á");
  EXPECT_EQ(target->query, "x=%41");
  EXPECT_FALSE(target->hidden);
  EXPECT_FALSE(read_target("/a/")->hidden);
  for (const std::string_view hidden :
       {"/..", "/../x", "/a/../b", "/%2e%2e/x", "/.%2E/x", "//", "//x", "/a//b", "/.git/config",
        "/a/.env", "/.", "/a/./b"}) {
    ASSERT_TRUE(read_target(hidden)) << hidden;
    EXPECT_TRUE(read_target(hidden)->hidden) << hidden;
  }
  for (const std::string_view bad :
       {"", "x", "*", "http://localhost/x", "/%", "/%4", "/%zz", "/%-1", "/%00", "/a%0d%0ab",
        "/a\\b", "/%5c..%5c", "/%ff", "/%c0%ae"}) {
    EXPECT_FALSE(read_target(bad)) << bad;
  }
}

TEST(HeadersTest, EveryFaultHasASentenceInBothLanguages) {
  for (int i = 0; i < kFaults; ++i) {
    const auto fault = static_cast<Fault>(i);
    const std::string english = *json_of(fault, Language::kEnglish);
    const std::string spanish = *json_of(fault, Language::kSpanish);
    EXPECT_NE(english, spanish);
    EXPECT_NE(english.find(' '), std::string::npos) << english;  // a sentence, not the key
    EXPECT_GE(status_of(fault), 400);
  }
  EXPECT_EQ(
      *json_of(Fault::kTooLong, Language::kEnglish),
      R"({"ok":false,"error":{"code":"too_long","message":"A message has at most 64 KiB."}})");
}

TEST(HeadersTest, TheFirstLanguageCounts) {
  EXPECT_EQ(language_asked("es-MX,es;q=0.9,en;q=0.8"), Language::kSpanish);
  EXPECT_EQ(language_asked("en-US,es"), Language::kEnglish);
  EXPECT_EQ(language_asked("fr"), Language::kEnglish);
  EXPECT_EQ(language_asked(""), Language::kEnglish);
}

}  // namespace
}  // namespace scriptorium::server
