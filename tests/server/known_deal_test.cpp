#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "server/net/tests/client.h"
#include "tests/server/process.h"
#include "tests/server/talk.h"

// `serve --deal SEED`: the program as tests run it.
namespace scriptorium::server {
namespace {

// Hypertext from the deal to its end between computer players, as it is handed out afterwards.
std::string played(const std::string& seed, const char* file) {
  const TemporaryFolder folder;
  const ServerProcess server(folder.path(), {"--deal", seed, "--pause", "0"});
  Talk ada(server.port());
  EXPECT_TRUE(ada.good({{"do", "hello"}}).at("known_deal").as_bool());
  const json::object opened = ada.good({{"do", "open"},
                                        {"game", "hypertext"},
                                        {"seats", 2},
                                        {"options", {{"length", "short"}}},
                                        {"players", {"greedy", "search:20"}}});
  const std::string table(opened.at("table").as_string());
  ada.good({{"do", "start"}, {"table", table}});
  const std::string address = "/api/tables/" + table + "/game";
  Reply game;
  for (int i = 0; i < 600 && game.status != 200; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    game = ask(server.port(), "GET", address);
  }
  EXPECT_EQ(game.status, 200) << game.body;
  std::ofstream(file) << game.body;
  return json::serialize(json::parse(game.body).at("replay"));
}

TEST(KnownDeal, IsTheSameWholeGameAgain) {
  const std::string file = testing::TempDir() + "known_deal.json";
  const std::string first = played("seven", file.c_str());
  EXPECT_EQ(played("seven", file.c_str()), first);
  EXPECT_NE(played("eight", file.c_str()), first);
  // It is a game like any other, but nobody may call it fair.
  const std::string said = testing::TempDir() + "known_deal.txt";
  const std::string verify = std::string(SCRIPTORIUM_PROGRAM) + " verify " + file + " >" + said;
  EXPECT_NE(std::system((verify + " 2>/dev/null").c_str()), 0);
  std::ifstream in(said);
  const std::string report{std::istreambuf_iterator<char>(in), {}};
  EXPECT_NE(report.find("FAIL  commitment  The server dealt cards that anyone could predict"),
            std::string::npos)
      << report;
  EXPECT_NE(report.find("ok    rules"), std::string::npos) << report;
}

TEST(KnownDeal, IsOnlyForWhoSaysSo) {
  const TemporaryFolder folder;
  const ServerProcess server(folder.path());
  Talk ada(server.port());
  EXPECT_FALSE(ada.good({{"do", "hello"}}).contains("known_deal"));
  EXPECT_TRUE(
      ada.good({{"do", "open"}, {"game", "verbatim"}, {"seats", 2}}).contains("commitment"));
}

}  // namespace
}  // namespace scriptorium::server
