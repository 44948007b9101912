#include <gtest/gtest.h>

#include "players/common.h"
#include "tests/toy/rules.h"

namespace scriptorium {
namespace {

using toy::Toy;

TEST(PlayerNames, ASearchMaySayHowManySimulations) {
  EXPECT_EQ(simulations_of("search"), kUsualSimulations);
  EXPECT_EQ(simulations_of("search:1"), 1U);
  EXPECT_EQ(simulations_of("search:200"), 200U);
  EXPECT_EQ(simulations_of("search:1000000"), kMostSimulations);
}

TEST(PlayerNames, OthersAreRefused) {
  for (const char* name :
       {"", "searc", "searching", "search:", "search:0", "search:01", "search:-1", "search:+1",
        "search: 1", "search:1 ", "search:1e3", "search:1000001", "search:99999999",
        "search:18446744073709551617", "Search", "random:1", "seer"}) {
    EXPECT_FALSE(simulations_of(name)) << name;
    EXPECT_EQ(common_player<Toy>(name), nullptr) << name;
  }
  EXPECT_EQ(common_player<Toy>("random:200"), nullptr);
}

TEST(PlayerNames, EveryListedPlayerIsThere) {
  for (const std::string_view name : kCommonPlayers) EXPECT_NE(common_player<Toy>(name), nullptr);
  EXPECT_NE(common_player<Toy>("search:20"), nullptr);
  EXPECT_NE((common_player<Toy, MixedPolicy<Toy, RandomPolicy<Toy>>>(
                "search:20", MixedPolicy<Toy, RandomPolicy<Toy>>({}, 50))),
            nullptr);
}

}  // namespace
}  // namespace scriptorium
