#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/mount.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "tests/server/process.h"
#include "tests/server/talk.h"

// What goes wrong around the server: it says so, loses nothing, and goes on when it is over.
namespace scriptorium::server {
namespace {

// A table at which two people have begun to play.
struct Playing {
  Talk ada;
  Talk ben;
  std::string table;

  explicit Playing(int port) : ada(port), ben(port) {
    table = ada.good({{"do", "open"}, {"game", "verbatim"}, {"seats", 2}}).at("table").as_string();
    ben.good({{"do", "join"}, {"table", table}});
    ada.good({{"do", "sit"}, {"table", table}, {"seat", 0}});
    ben.good({{"do", "sit"}, {"table", table}, {"seat", 1}});
    ada.good({{"do", "start"}, {"table", table}});
  }
  Talk& mover() { return actor() == 0 ? ada : ben; }
  int actor() {
    const json::object news = ada.good({{"do", "events"}, {"table", table}, {"seat", "spectator"}});
    return static_cast<int>(news.at("actors").as_array().at(0).as_int64());
  }
  json::object act() {
    const int seat = actor();
    Talk& talk = mover();
    const json::object legal = talk.good({{"do", "legal"}, {"table", table}, {"seat", seat}});
    return talk.ask({{"do", "act"},
                     {"table", table},
                     {"seat", seat},
                     {"action", legal.at("legal").as_array().at(0)}});
  }
  std::int64_t revision() {
    return ada.good({{"do", "view"}, {"table", table}, {"seat", "spectator"}})
        .at("revision")
        .as_int64();
  }
};

std::string code_of(const json::object& answer) {
  return answer.contains("error") ? std::string(answer.at("error").at("code").as_string()) : "";
}

TEST(Trouble, ALockedDatabaseRefusesAndGoesOn) {
  const TemporaryFolder folder;
  ServerProcess server(folder.path());
  Playing playing(server.port());
  ASSERT_EQ(code_of(playing.act()), "");
  const std::int64_t before = playing.revision();
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open((folder.path() / "scriptorium.db").c_str(), &other), SQLITE_OK);
  sqlite3_busy_timeout(other, 5000);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  const json::object refused = playing.act();
  EXPECT_EQ(code_of(refused), "not_kept") << json::serialize(refused);
  EXPECT_EQ(playing.revision(), before) << "it did not happen";
  ASSERT_EQ(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(other);
  EXPECT_EQ(code_of(playing.act()), "");
  EXPECT_GT(playing.revision(), before);
}

TEST(Trouble, AFullDiskRefusesAndGoesOn) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can make a small disk";
  const TemporaryFolder folder;
  ASSERT_EQ(mount("none", folder.path().c_str(), "tmpfs", 0, "size=8m"), 0);
  {
    ServerProcess server(folder.path() / "data");
    Playing playing(server.port());
    ASSERT_EQ(code_of(playing.act()), "");
    const std::filesystem::path ballast = folder.path() / "ballast";
    {
      std::ofstream fill(ballast, std::ios::binary);
      const std::string block(4096, 'x');
      while (fill.write(block.data(), 4096).flush()) {
      }
    }
    // What room there is in its files it may use up first.
    json::object answer;
    std::int64_t before = 0;
    for (int i = 0; i < 3000 && code_of(answer).empty(); ++i) {
      before = playing.revision();
      answer = playing.act();
      if (answer.contains("over")) break;
      if (i % 100 == 99) Playing more(server.port());
    }
    EXPECT_EQ(code_of(answer), "not_kept") << json::serialize(answer);
    EXPECT_EQ(playing.revision(), before) << "it did not happen";
    std::filesystem::remove(ballast);
    EXPECT_EQ(code_of(playing.act()), "");
    EXPECT_GT(playing.revision(), before);
    EXPECT_EQ(server.terminate(), 0);
  }
  umount(folder.path().c_str());
}

TEST(Trouble, ASecondServerOnTheSameFolderIsRefused) {
  const TemporaryFolder folder;
  ServerProcess first(folder.path());
  ServerProcess second(folder.path());
  EXPECT_NE(first.port(), 0);
  EXPECT_EQ(second.port(), 0);
}

// What a table was told is there after a clean stop too, and whoever comes back sees it.
TEST(Trouble, ACleanStopLosesNothing) {
  const TemporaryFolder folder;
  ServerProcess server(folder.path());
  Playing playing(server.port());
  for (int i = 0; i < 10; ++i) ASSERT_EQ(code_of(playing.act()), "");
  const std::int64_t before = playing.revision();
  EXPECT_EQ(server.terminate(), 0);
  ASSERT_TRUE(server.start());
  playing.ada.connect(server.port());
  playing.ben.connect(server.port());
  const json::object back = playing.ada.good({{"do", "join"}, {"table", playing.table}});
  EXPECT_EQ(back.at("yours"), json::array({0}));
  playing.ben.good({{"do", "join"}, {"table", playing.table}});
  EXPECT_EQ(playing.revision(), before);
  EXPECT_EQ(code_of(playing.act()), "");
}

}  // namespace
}  // namespace scriptorium::server
