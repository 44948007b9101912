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

namespace fs = std::filesystem;

Registry games() {
  Registry registry = all_games({SCRIPTORIUM_SHARE});
  registry.add(toy::game({SCRIPTORIUM_SHARE}));
  return registry;
}

// Where a game keeps what is pinned of it.
fs::path golden_folder(const AnyGame& game) {
  const fs::path root = SCRIPTORIUM_SOURCE;
  if (game.id() == "toy") return root / "tests/toy/golden";
  return root / "games" / game.id() / "tests/golden";
}

// digests.txt: seats, digest.
std::map<int, std::string> read_pins(const AnyGame& game) {
  std::ifstream file(golden_folder(game) / "digests.txt");
  std::map<int, std::string> pins;
  std::string digest;
  for (int seats = 0; file >> seats >> digest;) pins[seats] = digest;
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
  for (const auto& game : registry.games()) {
    const std::map<int, std::string> pins = read_pins(*game);
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
      const auto pin = pins.find(seats);
      const std::string now = digest_of(*game, seats, 1);
      EXPECT_EQ(pin == pins.end() ? "not pinned" : pin->second, now)
          << golden_folder(*game) << ": " << seats << " " << now;
      EXPECT_EQ(digest_of(*game, seats, 2), now) << "on two threads";
    }
  }
}

// Games that were saved once still load, and save as the same file.
TEST(Golden, SavedGamesLoad) {
  const Registry registry = games();
  int files = 0;
  for (const auto& game : registry.games()) {
    for (const auto& entry : fs::directory_iterator(golden_folder(*game))) {
      if (entry.path().extension() != ".json") continue;
      std::ifstream file(entry.path());
      std::stringstream text;
      text << file.rdbuf();
      const json::object saved = json::parse(text.str()).as_object();
      EXPECT_EQ(std::string_view(saved.at("game").as_string()), game->id()) << entry.path();
      const auto match = load_replay(registry, saved);
      ASSERT_TRUE(match) << entry.path() << ": " << match.error().message << " "
                         << match.error().field;
      EXPECT_EQ((*match)->save(), saved) << entry.path();
      EXPECT_EQ((*match)->check_verdicts().wrong, 0) << entry.path();
      ++files;
    }
  }
  EXPECT_GE(files, 4);
}

}  // namespace
}  // namespace scriptorium
