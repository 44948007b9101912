#include "core/card_set.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "core/dice.h"

namespace scriptorium {
namespace {

// Beside a set of the library, at sizes around the words that it is made of.
template <int kCards>
void keep_the_books_of_a_plain_set() {
  Dice dice = Dice::fast(Seed::of(kCards));
  CardSet<kCards> cards = {};
  std::set<int> plain;
  for (int i = 0; i < 3000; ++i) {
    const int card = static_cast<int>(dice.below(kCards));
    if (dice.below(8) < (i < 1500 ? 5U : 3U)) {
      cards.add(card);
      plain.insert(card);
    } else {
      cards.drop(card);
      plain.erase(card);
    }
    ASSERT_EQ(cards.empty(), plain.empty());
    ASSERT_EQ(cards.size(), static_cast<int>(plain.size()));
    for (int each = 0; each < kCards; ++each) {
      ASSERT_EQ(cards.has(each), plain.contains(each)) << each;
      const auto above = plain.upper_bound(each);
      ASSERT_EQ(cards.next(each), above == plain.end() ? 0 : *above) << each;
    }
    std::vector<int> seen;
    cards.each([&](auto each) { seen.push_back(each); });
    ASSERT_EQ(seen, std::vector<int>(plain.begin(), plain.end()));
  }
}

TEST(CardSet, KeepsTheBooksOfAPlainSet) {
  keep_the_books_of_a_plain_set<5>();
  keep_the_books_of_a_plain_set<64>();
  keep_the_books_of_a_plain_set<65>();
  keep_the_books_of_a_plain_set<200>();
  keep_the_books_of_a_plain_set<300>();
}

TEST(CardSet, IsEmptyOfEveryCardAlone) {
  for (int card = 0; card < 130; ++card) {
    CardSet<130> cards = {};
    EXPECT_TRUE(cards.empty());
    cards.add(card);
    EXPECT_FALSE(cards.empty()) << card;
    cards.drop(card);
    EXPECT_TRUE(cards.empty()) << card;
  }
}

}  // namespace
}  // namespace scriptorium
