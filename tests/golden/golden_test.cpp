// What the games did yesterday they do today. A change here is made on purpose, in a commit that
// says why.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
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

struct Pinned {
  const char* game;
  int seats;
  const char* digest;
};

void PrintTo(const Pinned& pinned, std::ostream* out) {
  *out << pinned.game << " with " << pinned.seats << " seats";
}

class Digest : public testing::TestWithParam<Pinned> {};

TEST_P(Digest, OfAFixedRunIsPinned) {
  const Registry registry = games();
  for (const unsigned threads : {1U, 2U}) {
    SimRequest request;
    request.seats = GetParam().seats;
    request.players.assign(static_cast<std::size_t>(request.seats), "random");
    request.run.games = 300;
    request.run.seed = 20261115;
    request.run.threads = threads;
    const Result<lab::Totals> totals = registry.find(GetParam().game)->simulate(request);
    ASSERT_TRUE(totals) << totals.error().message;
    EXPECT_EQ(hex(totals->digest), GetParam().digest) << threads << " threads";
  }
}

INSTANTIATE_TEST_SUITE_P(Golden, Digest,
                         testing::Values(Pinned{"chapter_and_verse", 2, "ac59707c2eb04c13"},
                                         Pinned{"chapter_and_verse", 3, "fc2c209541992b92"},
                                         Pinned{"chapter_and_verse", 4, "5b5357bedd9499d1"},
                                         Pinned{"chapter_and_verse", 5, "6833e5a92419106a"},
                                         Pinned{"chapter_and_verse", 6, "fc42e8a7c03db04d"},
                                         Pinned{"hypertext", 2, "6e494b409de15430"},
                                         Pinned{"hypertext", 4, "49175bb88a93d08e"},
                                         Pinned{"hypertext", 8, "f76ee52983b731b0"},
                                         Pinned{"verbatim", 2, "7234a2d422d50f54"},
                                         Pinned{"verbatim", 3, "ce357a7b2253b87b"},
                                         Pinned{"verbatim", 4, "d19fd2c4b8d4b873"},
                                         Pinned{"verbatim", 5, "780fd2a9f77fba21"},
                                         Pinned{"toy", 2, "f4fd9964af5e178a"},
                                         Pinned{"toy", 3, "1d9f76887a63e68b"},
                                         Pinned{"toy", 4, "da813c44e1189705"}));

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
