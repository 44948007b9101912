#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "server/net/tests/client.h"
#include "tests/server/process.h"
#include "tests/server/talk.h"

// What a server answers by address about a game that was played over its sockets.
namespace scriptorium::server {
namespace {

class Pages : public testing::Test {
 protected:
  TemporaryFolder folder;
  ServerProcess server{folder.path()};
  Talk ada{server.port()};

  std::string open() {
    return std::string(
        ada.good({{"do", "open"},
                  {"game", "verbatim"},
                  {"position",
                   "game verbatim\nat challenge: 1\nat hand 0: c a t\nat words 0: cat\n"
                   "at hand 1: d o g\nat words 1: gd\n"}})
            .at("table")
            .as_string());
  }
  // Both seats are Ada's; the game is over in two moves.
  void play(const std::string& table) {
    for (const int seat : {0, 1}) ada.good({{"do", "sit"}, {"table", table}, {"seat", seat}});
    ada.good({{"do", "start"}, {"table", table}});
    for (const int seat : {0, 1}) {
      ada.good({{"do", "act"}, {"table", table}, {"seat", seat}, {"action", {{"type", "pass"}}}});
    }
  }
  Reply get(const std::string& target) const {
    return scriptorium::server::ask(server.port(), "GET", target);
  }
  void expect_error(const std::string& target, int status, std::string_view code) const {
    const Reply reply = get(target);
    EXPECT_EQ(reply.status, status) << target;
    EXPECT_EQ(json::parse(reply.body).at("error").at("code"), json::value(code)) << target;
  }
};

TEST_F(Pages, OfAFinishedGame) {
  const std::string table = open();
  const std::string steps = "/api/tables/" + table + "/steps";
  expect_error(steps, 409, "not_over");
  play(table);
  const Reply looked = get(steps);
  EXPECT_EQ(looked.status, 200);
  EXPECT_EQ(looked.header("content-type"), "application/json");
  const json::value page = json::parse(looked.body);
  EXPECT_EQ(page.at("steps").as_array().size(), 3U);
  EXPECT_EQ(page, json::parse(get(steps + "?eyes=spectator").body));
  EXPECT_EQ(
      json::parse(get(steps + "?eyes=all").body).at("steps").at(2).at("views").as_array().size(),
      2U);
  EXPECT_EQ(json::parse(get(steps + "?eyes=1").body).at("ok"), json::value(true));
  expect_error(steps + "?eyes=7", 400, "no_such_seat");
  expect_error(steps + "?eyes=9", 400, "bad_eyes");
  expect_error(steps + "?eye=1", 400, "bad_eyes");
  expect_error(steps + "?eyes=", 400, "bad_eyes");
  expect_error("/api/tables/00000000000000aa/steps", 404, "no_such_table");
  for (const char* nothing : {"/api/tables/x/steps", "/api/tables//steps", "/api/tables/steps"}) {
    expect_error(nothing, 404, "not_found");
  }
  expect_error("/api/tables/" + table + "/other", 404, "not_found");
  expect_error("/api/tables/" + table, 404, "not_found");
  const json::object review = ada.good({{"do", "review"}, {"table", table}});
  EXPECT_EQ(review.at("review").at("seats").at(1).at("best").at("points"), json::value(7));
}

// What `scriptorium verify` says of the game that a server hands out.
TEST_F(Pages, TheDownloadOfAGameFromAPositionIsVerified) {
  const std::string table = open();
  play(table);
  const Reply game = get("/api/tables/" + table + "/game");
  ASSERT_EQ(game.status, 200);
  EXPECT_NE(game.body.find("at challenge: 1"), std::string::npos);
  const std::string file = (folder.path() / "game.json").string();
  const std::string verify = std::string(SCRIPTORIUM_PROGRAM) + " verify " + file;
  std::ofstream(file) << game.body;
  EXPECT_EQ(std::system((verify + " >/dev/null").c_str()), 0);
  std::string changed = game.body;
  for (std::size_t at = changed.find("c a t"); at != std::string::npos;
       at = changed.find("c a t")) {
    changed.replace(at, 5, "t a c");
  }
  std::ofstream(file) << changed;
  EXPECT_NE(std::system((verify + " >/dev/null 2>&1").c_str()), 0);
}

}  // namespace
}  // namespace scriptorium::server
