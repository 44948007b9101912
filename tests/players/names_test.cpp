#include <gtest/gtest.h>

#include "players/common.h"
#include "tests/toy/rules.h"

namespace scriptorium {
namespace {

using toy::Toy;

TEST(PlayerNames, ASearchMaySayHowMuchItThinks) {
  EXPECT_EQ(search_named("search"), SearchSize());
  EXPECT_EQ(search_named("search:1"), SearchSize(1));
  EXPECT_EQ(search_named("search:200"), SearchSize(200));
  EXPECT_EQ(search_named("search:1000000"), SearchSize(SearchSize::kMostSimulations));
  EXPECT_EQ(search_named("search:200x1"), SearchSize(200, 1));
  EXPECT_EQ(search_named("search:7x64"), SearchSize(7, SearchSize::kMostTrees));
}

TEST(PlayerNames, OthersAreRefused) {
  for (const char* name : {"",
                           "searc",
                           "searching",
                           "search:",
                           "search:0",
                           "search:01",
                           "search:-1",
                           "search:+1",
                           "search: 1",
                           "search:1 ",
                           "search:1e3",
                           "search:1000001",
                           "search:99999999",
                           "search:18446744073709551617",
                           "search:4294967297",
                           "search:200x",
                           "search:200x0",
                           "search:200x65",
                           "search:200x01",
                           "search:200x2x2",
                           "search:200x2 ",
                           "search:200X2",
                           "search:x2",
                           "searchx2",
                           "Search",
                           "random:1",
                           "seer"}) {
    EXPECT_FALSE(search_named(name)) << name;
    EXPECT_EQ(common_player<Toy>(name), nullptr) << name;
  }
  EXPECT_EQ(common_player<Toy>("random:200"), nullptr);
}

TEST(PlayerNames, EveryListedPlayerIsThere) {
  for (const std::string_view name : kCommonPlayers) EXPECT_NE(common_player<Toy>(name), nullptr);
  EXPECT_NE(common_player<Toy>("search:20"), nullptr);
  EXPECT_NE(common_player<Toy>("search:20x3"), nullptr);
  EXPECT_NE((common_player<Toy, MixedPolicy<Toy, RandomPolicy<Toy>>>(
                "search:20", MixedPolicy<Toy, RandomPolicy<Toy>>({}, 50))),
            nullptr);
}

}  // namespace
}  // namespace scriptorium
