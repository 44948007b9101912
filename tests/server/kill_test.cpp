#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <memory>
#include <thread>
#include <utility>

#include "games/registry/registry.h"
#include "server/hall/gathering.h"
#include "server/storage/sqlite.h"
#include "tests/server/player.h"
#include "tests/server/process.h"

namespace scriptorium::server {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kTables = 20;

int kills() {
  const char* given = std::getenv("SCRIPTORIUM_KILLS");
  return given == nullptr ? 10 : std::atoi(given);
}

struct Pair {
  ScriptedPlayer players[2];
};

using Pairs = std::vector<std::unique_ptr<Pair>>;

const Registry& games() {
  static const Registry all = all_games({SCRIPTORIUM_SHARE});
  return all;
}

// Every game in its turn.
std::unique_ptr<Pair> make_pair() {
  static std::uint64_t seed = 0;
  const std::string game(games().ids()[seed / 2 % games().ids().size()]);
  auto pair = std::make_unique<Pair>(
      Pair{{ScriptedPlayer(game, 0, seed + 1), ScriptedPlayer(game, 1, seed + 2)}});
  seed += 2;
  pair->players[0].host();
  return pair;
}

// All play for a while; whose game is over is put with the others that are, and two more come.
void play(Pairs& pairs, Pairs& over, int port, std::chrono::milliseconds time) {
  const Clock::time_point end = Clock::now() + time;
  while (Clock::now() < end) {
    for (auto& pair : pairs) {
      for (ScriptedPlayer& player : pair->players) player.turn();
      if (pair->players[1].table().empty()) pair->players[1].go_to(pair->players[0].table());
      if (!pair->players[0].over() || !pair->players[1].over()) continue;
      over.push_back(std::exchange(pair, make_pair()));
      for (ScriptedPlayer& player : over.back()->players) player.disconnect();
      for (ScriptedPlayer& player : pair->players) player.connect(port);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

// What the journal says the seat was told, from the beginning.
std::vector<std::string> events_kept(Storage& storage, const std::string& table, int seat) {
  const auto stored = storage.read(*id_from(table));
  if (!stored || !*stored) return {};
  Gathering gathering;
  json::array entries;
  for (const Line& line : (**stored).lines) {
    const json::object object = json::parse(line.body).as_object();
    if (const json::value* entry = object.if_contains("entry")) {
      entries.push_back(*entry);
    } else {
      gathering.read(object);
    }
  }
  json::object replay = json::parse(gathering.agreed()).as_object();
  replay["scriptorium"] = "replay";
  replay["seed"] = hex(gathering.seed());
  replay["entries"] = entries;
  const auto match = load_replay(games(), replay);
  EXPECT_TRUE(match) << match.error().message;
  std::vector<std::string> events;
  if (!match) return events;
  for (const json::value& event : (*match)->events(Viewer(static_cast<Seat>(seat)), 0)) {
    events.push_back(json::serialize(event));
  }
  return events;
}

// Killed at any moment and started again, the server has everything that it acknowledged: every
// event that a player was told is in the journal, in its place, and play goes on.
TEST(Killed, TheServerHasEverythingItAcknowledged) {
  const TemporaryFolder folder;
  ServerProcess server(folder.path());
  ASSERT_NE(server.port(), 0) << "it did not start";
  Pairs pairs;
  Pairs over;
  for (int i = 0; i < kTables; ++i) pairs.push_back(make_pair());
  Dice dice = Dice::fast(Seed::of(7));
  for (int i = 0; i <= kills(); ++i) {
    for (auto& pair : pairs) {
      for (ScriptedPlayer& player : pair->players) ASSERT_TRUE(player.connect(server.port()));
    }
    play(pairs, over, server.port(), std::chrono::milliseconds(150 + dice.below(500)));
    if (i == kills()) break;
    server.kill();
    for (auto& pair : pairs) {
      for (ScriptedPlayer& player : pair->players) player.turn();  // what was on its way
      for (ScriptedPlayer& player : pair->players) player.disconnect();
    }
    ASSERT_TRUE(server.start());
  }
  EXPECT_EQ(server.terminate(), 0);
  const auto storage = open_sqlite(folder.path());
  ASSERT_TRUE(storage) << storage.error().message;
  std::size_t told = 0;
  const std::size_t games_over = over.size();
  for (auto& pair : over) pairs.push_back(std::move(pair));
  for (const auto& pair : pairs) {
    for (const ScriptedPlayer& player : pair->players) {
      for (const std::string& fault : player.faults()) ADD_FAILURE() << fault;
      const auto kept = events_kept(**storage, player.table(), player.seat());
      EXPECT_GE(kept.size(), player.acknowledged());
      for (const auto& [revision, event] : player.told()) {
        ASSERT_LE(revision, kept.size()) << "it was told, and is not kept";
        EXPECT_EQ(kept[revision - 1], event);
        ++told;
      }
    }
  }
  EXPECT_GT(told, 1000U);
  if (HasFailure()) return;
  std::printf("%zu events told at %zu tables over %d kills, %zu games to their end, all kept\n",
              told, pairs.size(), kills(), games_over);
}

}  // namespace
}  // namespace scriptorium::server
