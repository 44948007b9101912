#include "core/piles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace scriptorium {
namespace {

using Table = Piles<20, 4>;

std::vector<int> cards_of(const Table& table, Table::Pile pile) {
  Table::Card cards[20];
  const int count = table.list(pile, cards);
  return {cards, cards + count};
}

TEST(Piles, CardsGoOnAndUnderAndAreDrawn) {
  Table table = {};
  table.put_on(1, 5);
  table.put_on(1, 6);
  table.put_under(1, 7);
  EXPECT_EQ(cards_of(table, 1), (std::vector{6, 5, 7}));
  EXPECT_EQ(table.take_top(1), 6);
  EXPECT_EQ(table.where(6), 0);
  table.take(7);
  EXPECT_EQ(cards_of(table, 1), (std::vector{5}));
  EXPECT_EQ(table.audit(), nullptr);
}

TEST(Piles, AHandIsSortedHoweverItCame) {
  Table table = {};
  for (const int card : {9, 3, 12, 1, 7}) table.put_sorted(2, static_cast<Table::Card>(card));
  EXPECT_EQ(cards_of(table, 2), (std::vector{1, 3, 7, 9, 12}));
  EXPECT_EQ(table.bottom(2), 12);
}

TEST(Piles, TwoPilesExchangeAsTheyLie) {
  Table table = {};
  table.put_on(1, 5);
  table.put_on(1, 6);
  table.put_on(3, 2);
  table.exchange(1, 3);
  EXPECT_EQ(cards_of(table, 3), (std::vector{6, 5}));
  EXPECT_EQ(cards_of(table, 1), (std::vector{2}));
  EXPECT_EQ(table.where(5), 3);
  EXPECT_EQ(table.audit(), nullptr);
}

// Beside a table of plain vectors, through thousands of random moves.
TEST(Piles, KeepTheBooksOfPlainLists) {
  Dice dice = Dice::fast(Seed::of(7));
  Table table = {};
  std::vector<int> plain[4];
  for (int card = 1; card < 20; ++card) {
    table.put_on(1, static_cast<Table::Card>(card));
    plain[1].insert(plain[1].begin(), card);
  }
  for (int i = 0; i < 20000; ++i) {
    const int card = 1 + static_cast<int>(dice.below(19));
    const auto to = static_cast<Table::Pile>(1 + dice.below(3));
    std::erase(plain[table.where(static_cast<Table::Card>(card))], card);
    table.take(static_cast<Table::Card>(card));
    switch (to == 2 ? 2U : dice.below(2)) {
      case 0:
        table.put_on(to, static_cast<Table::Card>(card));
        plain[to].insert(plain[to].begin(), card);
        break;
      case 1:
        table.put_under(to, static_cast<Table::Card>(card));
        plain[to].push_back(card);
        break;
      default:
        table.put_sorted(to, static_cast<Table::Card>(card));
        plain[to].insert(std::ranges::upper_bound(plain[to], card), card);
    }
    if (dice.below(50) == 0) {
      table.shuffle(3, dice);
      std::vector<int> shuffled = cards_of(table, 3);
      EXPECT_TRUE(std::ranges::is_permutation(shuffled, plain[3]));
      plain[3] = shuffled;
    }
    for (Table::Pile pile = 1; pile < 4; ++pile) ASSERT_EQ(cards_of(table, pile), plain[pile]) << i;
    ASSERT_EQ(table.audit(), nullptr);
  }
}

TEST(Piles, AnAuditFindsWhatIsWrong) {
  Table table = {};
  table.put_on(1, 5);
  table.put_on(1, 6);
  Table twice = table;
  twice.top_card[2] = 5;
  EXPECT_NE(twice.audit(), nullptr);
  Table lost = table;
  lost.lies_on[7] = 1;
  EXPECT_NE(lost.audit(), nullptr);
  Table miscounted = table;
  miscounted.cards_on[1] = 3;
  EXPECT_NE(miscounted.audit(), nullptr);
}

}  // namespace
}  // namespace scriptorium
