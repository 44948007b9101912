// What the games did yesterday they do today. A change here is made on purpose, in a commit that
// says why.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "games/registry/registry.h"
#include "table/any_game.h"
#include "tests/toy/codec/codec.h"

namespace scriptorium {
namespace {

Registry games() {
  Registry registry = all_games({SCRIPTORIUM_SHARE});
  registry.add(toy::game({SCRIPTORIUM_SHARE}));
  return registry;
}

// tests/golden/digests.txt: game, seats, digest.
using Pins = std::map<std::pair<std::string, int>, std::string>;
Pins read_pins() {
  std::ifstream file(SCRIPTORIUM_SOURCE "/tests/golden/digests.txt");
  Pins pins;
  std::string game;
  std::string digest;
  for (int seats = 0; file >> game >> seats >> digest;) pins[{game, seats}] = digest;
  return pins;
}

std::string digest_of(const AnyGame& game, int seats, unsigned threads) {
  SimRequest request;
  request.seats = seats;
  request.players.assign(static_cast<std::size_t>(seats), "random");
  request.run.games = 100;
  request.run.seed = 20261115;
  request.run.threads = threads;
  const Result<lab::Totals> totals = game.simulate(request);
  EXPECT_TRUE(totals) << totals.error().message;
  return totals ? hex(totals->digest) : "";
}

// Every registered game at every number of seats, and the toy.
TEST(Golden, DigestsOfFixedRunsArePinned) {
  const Registry registry = games();
  const Pins pins = read_pins();
  for (const auto& game : registry.games()) {
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
      const auto pin = pins.find({std::string(game->id()), seats});
      const std::string now = digest_of(*game, seats, 1);
      EXPECT_EQ(pin == pins.end() ? "not pinned" : pin->second, now)
          << "digests.txt: " << game->id() << " " << seats << " " << now;
      EXPECT_EQ(digest_of(*game, seats, 2), now) << "on two threads";
    }
  }
}

// Games that were saved once still load, and save as the same file.
TEST(Golden, SavedGamesLoad) {
  const Registry registry = games();
  int files = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(SCRIPTORIUM_SOURCE "/tests/golden")) {
    if (entry.path().extension() != ".json") continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    const json::object saved = json::parse(text.str()).as_object();
    const auto match = load_replay(registry, saved);
    ASSERT_TRUE(match) << entry.path() << ": " << match.error().message << " "
                       << match.error().field;
    EXPECT_EQ((*match)->save(), saved) << entry.path();
    EXPECT_EQ((*match)->check_verdicts().wrong, 0) << entry.path();
    ++files;
  }
  EXPECT_GE(files, 4);
}

}  // namespace
}  // namespace scriptorium
