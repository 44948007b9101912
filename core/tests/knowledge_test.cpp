#include "core/knowledge.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace scriptorium {
namespace {

using Table = Knowledge<80, 3>;
constexpr SeatSet kFirst = SeatSet::of(0);
constexpr SeatSet kSecond = SeatSet::of(1);

TEST(Knowledge, AShuffleKeepsThePileAndLosesThePlace) {
  Table table = {};
  table.learn_place(kFirst, 70);
  const std::uint8_t deck[] = {3, 70};
  table.shuffled(deck);
  EXPECT_EQ(table.of(0, 70), Knows::kPile);
  EXPECT_EQ(table.of(0, 3), Knows::kNothing);
  EXPECT_EQ(table.of(1, 70), Knows::kNothing);
}

TEST(Knowledge, WhoKnowsThePlaceFollowsTheCard) {
  Table table = {};
  table.learn_place(kFirst, 5);
  table.learn_pile(kSecond, 5);
  table.learn_pile(kSecond, 6);
  table.learn_place(kSecond, 7);
  const std::uint8_t left[] = {6, 7, 8};
  table.left_unseen(kFirst | kSecond, 5, left);
  EXPECT_EQ(table.of(0, 5), Knows::kPlace);
  EXPECT_EQ(table.of(1, 5), Knows::kNothing) << "it may be any card of the pile that left";
  EXPECT_EQ(table.of(1, 6), Knows::kNothing);
  EXPECT_EQ(table.of(1, 7), Knows::kPlace) << "its place is still there";
  EXPECT_EQ(table.lossy, 2U) << "only the second seat lost something";
}

TEST(Knowledge, WhoSeesTheCardGoLosesNothing) {
  Table table = {};
  table.learn_pile(kSecond, 5);
  table.learn_pile(kSecond, 6);
  const std::uint8_t left[] = {6};
  table.left_unseen(kFirst, 5, left);
  EXPECT_EQ(table.of(1, 5), Knows::kPile);
  EXPECT_EQ(table.of(1, 6), Knows::kPile);
  EXPECT_EQ(table.lossy, 0U);
}

TEST(Knowledge, TheOnlyCardOfAPileCannotHide) {
  Table table = {};
  table.learn_pile(kFirst, 5);
  table.left_unseen(kFirst | kSecond, 5, std::array<std::uint8_t, 0>{});
  EXPECT_EQ(table.of(0, 5), Knows::kPlace);
  EXPECT_EQ(table.of(1, 5), Knows::kNothing);
  table.learn_pile(kSecond, 6);
  table.left_unseen(kFirst, 6, std::array<std::uint8_t, 0>{});
  EXPECT_EQ(table.of(1, 6), Knows::kPile) << "what they see of it is not said here";
}

TEST(Knowledge, ABlurredPlaceFadesOnlyWhoKnewIt) {
  Table table = {};
  table.learn_place(kFirst, 5);
  table.learn_pile(kSecond, 5);
  table.forget_exact_place(kFirst | kSecond, 5);
  EXPECT_EQ(table.of(0, 5), Knows::kPile);
  EXPECT_EQ(table.of(1, 5), Knows::kPile);
  EXPECT_EQ(table.lossy, 1U);
}

TEST(Knowledge, APlaceIsForgottenByThoseWhoMustForgetIt) {
  Table table = {};
  table.learn_place(kFirst | kSecond, 5);
  table.forget_place(kSecond, 5);
  EXPECT_EQ(table.of(0, 5), Knows::kPlace);
  EXPECT_EQ(table.of(1, 5), Knows::kPile);
  EXPECT_EQ(table.of(2, 5), Knows::kNothing);
  EXPECT_EQ(table.lossy, 0U) << "the pile is all there was to know";
  table.forget_exact_place(kSecond, 5);
  EXPECT_EQ(table.lossy, 0U) << "who knew no place has lost none";
}

// A seat that knows a card of the pile by its place keeps it; one that knows the card that left
// does not lose the others.
TEST(Knowledge, OnlyWhoLosesTheCardFromSightLosesTheRest) {
  Table table = {};
  table.learn_place(kFirst, 5);
  table.learn_pile(kFirst, 6);
  table.learn_pile(kSecond, 6);
  const std::uint8_t left[] = {6};
  table.left_unseen(kFirst | kSecond, 5, left);
  EXPECT_EQ(table.of(0, 6), Knows::kPile);
  EXPECT_EQ(table.of(1, 6), Knows::kNothing);
  EXPECT_EQ(table.lossy, 2U);
}

// Three places in one pile, two in another; card 1 is known to be in the second, the rest are
// loose.
TEST(Knowledge, EveryAgreeingDealIsEquallyLikely) {
  Dice dice = Dice::fast(Seed::of(3));
  std::map<std::array<std::uint8_t, 5>, int> deals;
  for (int i = 0; i < 48000; ++i) {
    std::array<std::uint8_t, 5> cards = {};
    std::array<HiddenPlace, 5> places;
    for (std::size_t place = 0; place < 5; ++place) {
      places[place] = {&cards[place], static_cast<std::uint8_t>(place < 3 ? 0 : 1)};
    }
    const CardInPile known[] = {{1, 1}};
    std::array<std::uint8_t, 4> loose = {2, 3, 4, 5};
    deal_hidden(places, known, loose, dice);
    ++deals[cards];
  }
  EXPECT_EQ(deals.size(), 48U);  // two places for card 1, then 4!
  for (const auto& [deal, count] : deals) {
    EXPECT_TRUE(deal[3] == 1 || deal[4] == 1);
    EXPECT_NEAR(count, 1000, 170);
  }
}

}  // namespace
}  // namespace scriptorium
