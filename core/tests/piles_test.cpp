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

TEST(Piles, TheTopCardGoesDown) {
  Table table = {};
  for (const int card : {4, 3, 2, 1}) table.put_on(1, static_cast<Table::Card>(card));
  table.sink_top(1, 0);
  EXPECT_EQ(cards_of(table, 1), (std::vector{1, 2, 3, 4}));
  table.sink_top(1, 2);
  EXPECT_EQ(cards_of(table, 1), (std::vector{2, 3, 1, 4}));
  table.sink_top(1, 3);
  EXPECT_EQ(cards_of(table, 1), (std::vector{3, 1, 4, 2}));
  EXPECT_EQ(table.bottom(1), 2);
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
  for (const int card : {5, 6, 19}) table.put_on(1, static_cast<Table::Card>(card));
  table.put_on(3, 7);
  ASSERT_EQ(table.audit(), nullptr);
  const auto expect_fault = [&](const char* fault, auto spoil) {
    Table bad = table;
    spoil(bad);
    EXPECT_STREQ(bad.audit(), fault);
  };
  const char* twice = "a card lies on two piles";
  expect_fault(twice, [](Table& bad) { bad.top_card[2] = 5; });
  expect_fault(twice, [](Table& bad) { bad.below[5] = 7; });
  expect_fault(twice, [](Table& bad) { bad.below[5] = 5; });
  expect_fault(twice, [](Table& bad) { bad.top_card[3] = 20; });
  expect_fault(twice, [](Table& bad) { bad.lies_on[7] = 2; });
  const char* miscounted = "a pile is miscounted";
  expect_fault(miscounted, [](Table& bad) { bad.cards_on[1] = 4; });
  expect_fault(miscounted, [](Table& bad) { bad.cards_on[3] = 0; });
  expect_fault(miscounted, [](Table& bad) { bad.bottom_card[1] = 6; });
  expect_fault(miscounted, [](Table& bad) { bad.bottom_card[2] = 7; });
  const char* nowhere = "no pile has a card";
  expect_fault(nowhere, [](Table& bad) { bad.top_card[0] = 1; });
  expect_fault(nowhere, [](Table& bad) { bad.bottom_card[0] = 1; });
  expect_fault(nowhere, [](Table& bad) { bad.cards_on[0] = 1; });
  const char* lost = "a card is lost";
  expect_fault(lost, [](Table& bad) { bad.lies_on[8] = 1; });
  expect_fault(lost, [](Table& bad) { bad.lies_on[0] = 1; });
  expect_fault("a card nowhere lies on another", [](Table& bad) { bad.below[8] = 5; });
  expect_fault("a card nowhere lies on another", [](Table& bad) { bad.below[0] = 5; });
}

TEST(Piles, SayWhatLiesWhere) {
  Table table = {};
  EXPECT_TRUE(table.empty(1));
  EXPECT_EQ(table.size(1), 0);
  EXPECT_EQ(table.top(1), 0);
  EXPECT_EQ(table.bottom(1), 0);
  table.put_under(1, 4);
  table.put_under(1, 5);
  table.put_on(1, 6);
  EXPECT_FALSE(table.empty(1));
  EXPECT_EQ(table.size(1), 3);
  EXPECT_EQ(table.top(1), 6);
  EXPECT_EQ(table.bottom(1), 5);
  EXPECT_EQ(table.where(5), 1);
  table.take(5);
  EXPECT_EQ(table.bottom(1), 4);
  table.take(6);
  table.take(4);
  EXPECT_TRUE(table.empty(1));
  EXPECT_EQ(table.bottom(1), 0);
  EXPECT_EQ(table.audit(), nullptr);
}

TEST(Piles, CardsAreLaidInAnOrder) {
  Table table = {};
  table.lay(2, {});
  EXPECT_TRUE(table.empty(2));
  for (const int card : {1, 2, 3}) table.put_on(2, static_cast<Table::Card>(card));
  const Table::Card order[] = {2, 3, 1};
  table.lay(2, order);
  EXPECT_EQ(cards_of(table, 2), (std::vector{2, 3, 1}));
  EXPECT_EQ(table.top(2), 2);
  EXPECT_EQ(table.bottom(2), 1);
  EXPECT_EQ(table.audit(), nullptr);
  const std::uint32_t script[] = {0, 0};  // 1 and 2 change places, then 3 and 1
  Dice dice = Dice::scripted(script);
  table.shuffle(2, dice);
  EXPECT_EQ(cards_of(table, 2), (std::vector{3, 1, 2}));
  EXPECT_TRUE(dice.used_up());
  table.lay(2, order);
  Dice again = Dice::scripted(script);
  table.shuffle(2, again, true);
  EXPECT_EQ(cards_of(table, 2), (std::vector{1, 2, 3}));
}

TEST(Piles, OnePileComesOntoAnother) {
  Table table = {};
  for (const int card : {1, 2}) table.put_on(1, static_cast<Table::Card>(card));
  table.put_all_on(3, 1);
  EXPECT_EQ(cards_of(table, 3), (std::vector{2, 1}));
  EXPECT_TRUE(table.empty(1));
  EXPECT_EQ(table.audit(), nullptr);
  for (const int card : {5, 6}) table.put_on(1, static_cast<Table::Card>(card));
  table.put_all_on(3, 1);
  EXPECT_EQ(cards_of(table, 3), (std::vector{6, 5, 2, 1}));
  EXPECT_EQ(table.bottom(3), 1);
  EXPECT_EQ(table.size(3), 4);
  EXPECT_EQ(table.audit(), nullptr);
  table.put_all_on(3, 1);  // nothing is there
  EXPECT_EQ(cards_of(table, 3), (std::vector{6, 5, 2, 1}));
  EXPECT_EQ(table.audit(), nullptr);
}

}  // namespace
}  // namespace scriptorium
