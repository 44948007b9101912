#include "effects/found.h"

#include <gtest/gtest.h>

#include <vector>

namespace scriptorium::effects {
namespace {

using Found = FoundCards<std::uint16_t, 8>;

std::vector<int> listed(const Found& found) {
  std::vector<int> cards;
  found.each([&](int card) { cards.push_back(card); });
  return cards;
}

TEST(FoundCards, KeepTheOrderInWhichTheyWereFound) {
  Found found = {};
  EXPECT_EQ(found.size(), 0);
  for (const int card : {5, 300, 2, 9, 4, 7, 1, 8}) found.add(static_cast<std::uint16_t>(card));
  EXPECT_EQ(found.size(), 8);
  found.drop_if([](int card) { return card % 2 == 0; });
  EXPECT_EQ(listed(found), (std::vector{5, 9, 7, 1}));
  EXPECT_EQ(found.size(), 4);
  found.drop_through(9);
  EXPECT_EQ(listed(found), (std::vector{7, 1}));
  EXPECT_EQ(found.size(), 2);
  found.drop_if([](int card) { return card == 7; });
  EXPECT_EQ(listed(found), std::vector{1});
  found.drop_through(1);
  EXPECT_EQ(found.size(), 0);
}

}  // namespace
}  // namespace scriptorium::effects
