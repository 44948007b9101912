#include "server/net/files.h"

#include <zlib.h>

#include <filesystem>

#include "server/net/tests/net_test.h"

namespace scriptorium::server {
namespace {

std::string unzip(const std::string& packed) {
  z_stream stream = {};
  inflateInit2(&stream, 15 + 16);
  std::string out(1 << 20, '\0');
  std::string in = packed;
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int ended = inflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  inflateEnd(&stream);
  return ended == Z_STREAM_END ? out : "(not gzip)";
}

class FilesTest : public NetTest {
 protected:
  FilesTest() {
    folder_.write("index.html", "<!doctype html>" + std::string(2000, 'p'));
    folder_.write("assets/app-0123abcd.js", "let x = 1;" + std::string(2000, ' '));
    folder_.write("assets/tiny.css", "b{}");
    folder_.write("a b.txt", "blank");
    folder_.write(".env", "secret");
    folder_.write(".git/config", "secret");
    folder_.write("assets/.hidden.js", "secret");
    std::filesystem::create_symlink("/etc/passwd", folder_.path() / "passwd.txt");
    settings_.web = folder_.path();
    start();
  }

  Folder folder_;
};

TEST_F(FilesTest, AFileIsServedWithItsType) {
  const Reply css = ask(port(), "GET", "/assets/tiny.css");
  EXPECT_EQ(css.status, 200);
  EXPECT_EQ(css.body, "b{}");
  EXPECT_EQ(css.header("content-type"), "text/css; charset=utf-8");
  EXPECT_EQ(css.header("cache-control"), "no-cache");
  EXPECT_EQ(ask(port(), "GET", "/a%20b.txt").body, "blank");
  EXPECT_EQ(ask(port(), "GET", "/assets/tiny.css?v=2").body, "b{}");
}

TEST_F(FilesTest, ANameWithAHashNeverChanges) {
  const Reply script = ask(port(), "GET", "/assets/app-0123abcd.js");
  EXPECT_EQ(script.status, 200);
  EXPECT_EQ(script.header("content-type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(script.header("cache-control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(script.header("set-cookie"), "");  // a cache would give it to everybody
}

TEST_F(FilesTest, GzipGoesToWhoeverAcceptsItIfItIsSmaller) {
  const Reply plain = ask(port(), "GET", "/index.html");
  const Reply small = ask(port(), "GET", "/index.html", "Accept-Encoding: br, gzip\r\n");
  EXPECT_EQ(plain.header("content-encoding"), "");
  EXPECT_EQ(small.header("content-encoding"), "gzip");
  EXPECT_LT(small.body.size(), 200U);
  EXPECT_EQ(unzip(small.body), plain.body);
  EXPECT_EQ(plain.header("vary"), "Accept-Encoding");
  EXPECT_EQ(small.header("vary"), "Accept-Encoding");
  EXPECT_NE(plain.header("etag"), small.header("etag"));
  const Reply tiny = ask(port(), "GET", "/assets/tiny.css", "Accept-Encoding: gzip\r\n");
  EXPECT_EQ(tiny.header("content-encoding"), "");
  EXPECT_EQ(tiny.body, "b{}");
}

TEST_F(FilesTest, WhatIsKnownIsNotSentAgain) {
  const std::string tag = ask(port(), "GET", "/assets/tiny.css").header("etag");
  ASSERT_GT(tag.size(), 10U);
  Wire wire(port());
  wire.send(request_text("GET", "/assets/tiny.css", "If-None-Match: " + tag + "\r\n"));
  const Reply same = read_reply(wire);
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.header("etag"), tag);
  EXPECT_EQ(same.header("content-length"), "");
  wire.send(request_text("GET", "/assets/tiny.css", "If-None-Match: \"other\"\r\n"));
  EXPECT_EQ(read_reply(wire).status, 200);  // and the connection was not out of step
}

TEST_F(FilesTest, OtherContentHasAnotherTag) {
  folder_.write("assets/tiny.css", "c{}");
  const Result<Files> again = Files::load(folder_.path());
  ASSERT_TRUE(again);
  for (const char* none : {"/assets/nofile", "/assets/", "/assets/deeper/nofile"}) {
    EXPECT_EQ(again->find(none), nullptr) << none;
  }
  EXPECT_EQ(again->find("/t/552152b453f71119"), again->find("/"));
  EXPECT_NE(again->find("/assets/tiny.css")->tag,
            ask(port(), "GET", "/assets/tiny.css").header("etag"));
}

TEST_F(FilesTest, PathsWithoutExtensionAreThePage) {
  const std::string page = ask(port(), "GET", "/index.html").body;
  for (const char* path : {"/", "/table/17", "/table/", "/x?y=1", "/assets"}) {
    const Reply reply = ask(port(), "GET", path);
    EXPECT_EQ(reply.status, 200) << path;
    EXPECT_EQ(reply.body, page) << path;
    EXPECT_EQ(reply.header("content-type"), "text/html; charset=utf-8");
  }
  EXPECT_EQ(ask(port(), "GET", "/missing.js").status, 404);
}

TEST_F(FilesTest, NothingElseIsThere) {
  for (const char* path :
       {"/../etc/passwd", "/..", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
        "/assets/../../x.txt", "//etc/passwd", "//index.html", "/assets//tiny.css", "/.env",
        "/.git/config", "/assets/.hidden.js", "/%2eenv", "/passwd.txt"}) {
    const Reply reply = ask(port(), "GET", path);
    EXPECT_EQ(reply.status, 404) << path;
    EXPECT_EQ(code_of(reply.body), "not_found") << path;
  }
  for (const char* path : {"/index.html%00.png", "/%00", "/%zz", "/a%5c..%5cb", "/%ff"}) {
    const Reply reply = ask(port(), "GET", path);
    EXPECT_EQ(reply.status, 400) << path;
    EXPECT_EQ(code_of(reply.body), "bad_path") << path;
  }
}

TEST_F(FilesTest, HeadSaysWhatGetWould) {
  Wire wire(port());
  wire.send(request_text("HEAD", "/index.html") + request_text("GET", "/assets/tiny.css"));
  const Reply head = read_reply(wire, true);
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.header("content-length"), "2015");
  EXPECT_EQ(read_reply(wire).body, "b{}");  // nothing lay between
}

TEST_F(FilesTest, AFileIsOnlyRead) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"}) {
    const Reply reply = ask(port(), method, "/index.html");
    EXPECT_EQ(reply.status, 405) << method;
    EXPECT_EQ(reply.header("allow"), "GET, HEAD");
    EXPECT_EQ(code_of(reply.body), "bad_method");
  }
}

TEST(FilesLoadTest, AFolderThatIsNotThereIsAnError) {
  const Result<Files> files = Files::load("/nowhere/at/all");
  ASSERT_FALSE(files);
  EXPECT_EQ(files.error().code, "bad_web_folder");
  EXPECT_NE(files.error().message.find("/nowhere/at/all"), std::string::npos);
}

TEST(FilesLoadTest, WithoutAPageThereIsNoPage) {
  const Folder folder;
  folder.write("x.txt", "x");
  const Result<Files> files = Files::load(folder.path());
  ASSERT_TRUE(files);
  EXPECT_EQ(files->find("/"), nullptr);
  EXPECT_NE(files->find("/x.txt"), nullptr);
}

}  // namespace
}  // namespace scriptorium::server
