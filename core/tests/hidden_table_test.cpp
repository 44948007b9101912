#include "core/hidden_table.h"

#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "core/game.h"

// Cards that go from pile to pile, and who still knows of them.
namespace scriptorium {
namespace {

// A deck, a discard pile, cards laid open without order, and a hand for each of three seats.
struct Layout {
  static constexpr int kCards = 13;
  static constexpr int kNumbers = 13;
  static constexpr int kPiles = 8;
  static constexpr int kSeats = 4;
  static constexpr bool is_open(std::uint8_t pile) { return pile == 2 || pile == 3; }
  static constexpr bool is_sorted(std::uint8_t pile) { return pile >= 3; }
  static constexpr bool is_hand(std::uint8_t pile) { return pile >= 4; }
  static constexpr int holder_of(std::uint8_t pile) { return pile < 4 ? 0 : pile - 4; }
};
using Table = HiddenTable<Layout>;
using Card = Table::Card;
static_assert(Plain<Table>);

constexpr std::uint8_t kDeck = 1;
constexpr std::uint8_t kDiscard = 2;
constexpr std::uint8_t kLaid = 3;
constexpr std::uint8_t hand(int seat) { return static_cast<std::uint8_t>(4 + seat); }
const SeatSet kAll = SeatSet::first(3).with(Table::kWatchers);

// Two copies of each: 1 and 2, 3 and 4 …
struct Pairs {
  bool operator()(Card a, Card b) const { return (a + 1) / 2 == (b + 1) / 2; }
};

struct Bench : Table {
  Bench() : Table{} { everyone = static_cast<Mask>(kAll.bits()); }

  // From the top down.
  std::vector<int> pile(std::uint8_t which) const {
    std::vector<int> found;
    for (const Card card : cards(which)) found.push_back(card);
    return found;
  }
  void lay(std::uint8_t pile, std::vector<int> wanted) {
    for (const int card : wanted) {
      put(static_cast<Card>(card), pile, true);
      if (is_hand(pile)) memory.learn_place(SeatSet::of(holder_of(pile)), card);
    }
  }
  void expect_known(int card, SeatSet place, SeatSet pile) const {
    EXPECT_EQ(memory.place[card], place.bits()) << "place of " << card;
    EXPECT_EQ(memory.pile[card], pile.bits()) << "pile of " << card;
    EXPECT_EQ(audit(), nullptr);
  }
};

TEST(HiddenTable, NothingIsRememberedOfWhatLiesOpen) {
  Bench table;
  table.lay(kDeck, {1, 2, 3});
  table.learn(SeatSet::of(1), 1);
  table.expect_known(1, SeatSet::of(1), SeatSet::of(1));
  table.carry(1, kDiscard, false, {});
  table.expect_known(1, {}, {});
  table.learn(kAll, 1);
  table.expect_known(1, {}, {});
  EXPECT_TRUE(table.seen_by_all(1));
  EXPECT_FALSE(table.seen_by_all(2));
  table.carry(1, kLaid, false, {});
  table.expect_known(1, {}, {});
  EXPECT_EQ(table.pile(kLaid), (std::vector{1}));
}

TEST(HiddenTable, WhatAllSawGoIsKnownToAll) {
  Bench table;
  table.lay(kDiscard, {1, 2});
  table.lay(kDeck, {3});
  table.carry(1, kDeck, false, {});
  table.expect_known(1, kAll, kAll);
  EXPECT_EQ(table.pile(kDeck), (std::vector{1, 3}));
  table.carry(2, kDeck, true, {});
  EXPECT_EQ(table.pile(kDeck), (std::vector{1, 3, 2}));
  EXPECT_TRUE(table.seen_by_all(2));
  table.carry(2, hand(1), true, {});
  table.expect_known(2, SeatSet::of(1), kAll);
  EXPECT_EQ(table.unsure[hand(1)], kAll.without(1).bits());
  EXPECT_TRUE(table.seen_by_all(2));
}

TEST(HiddenTable, WhoDrawsKnowsTheCardAndWhoLookedFollowsIt) {
  Bench table;
  table.lay(kDeck, {1, 2, 3});
  table.learn(SeatSet::of(2), 2);
  table.carry(1, hand(0), false, {});
  table.expect_known(1, SeatSet::of(0), SeatSet::of(0));
  EXPECT_EQ(table.unsure[hand(0)], 0);
  table.carry(2, hand(0), false, {});
  table.expect_known(2, SeatSet::of(0), SeatSet::of(0).with(2));
  EXPECT_EQ(table.unsure[hand(0)], SeatSet::of(2).bits());
  EXPECT_EQ(table.memory.lossy, 0);
  EXPECT_EQ(table.pile(hand(0)), (std::vector{1, 2}));
}

TEST(HiddenTable, SeersSeeACardThatGoesFromHiddenToHidden) {
  Bench table;
  table.lay(hand(1), {4, 5});
  table.lay(kDeck, {1});
  table.carry(5, kDeck, true, SeatSet::of(2));
  table.expect_known(5, SeatSet::of(1).with(2), SeatSet::of(1).with(2));
  table.carry(5, hand(0), false, {});
  table.expect_known(5, SeatSet::of(0), SeatSet::first(3));
}

// Any of the cards of a hand that somebody knows of may be the one that left.
TEST(HiddenTable, WhoDoesNotSeeWhichCardLeavesLosesTrack) {
  Bench table;
  table.lay(hand(0), {1, 2, 3});
  table.learn(SeatSet::of(1).with(2), 1);
  table.learn(SeatSet::of(1), 2);
  table.carry(3, kDeck, false, SeatSet::of(2));
  table.expect_known(1, SeatSet::of(0), SeatSet::of(0).with(2));
  table.expect_known(2, SeatSet::of(0), SeatSet::of(0));
  table.expect_known(3, SeatSet::of(0).with(2), SeatSet::of(0).with(2));
  EXPECT_EQ(table.memory.lossy, SeatSet::of(1).bits());
}

// One seat alone knew of a card; any may have been drawn.
TEST(HiddenTable, WhoSeesNoCardDrawnLosesTrackOfTheirs) {
  Bench table;
  table.lay(kDeck, {3, 2, 1});
  table.learn(SeatSet::of(0), 2);
  Dice dice = Dice::fast(Seed::of(1));
  table.shuffle(kDeck, dice);
  ASSERT_EQ(table.unsure[kDeck], 1);
  table.carry(3, hand(1), false, {});
  table.expect_known(2, {}, {});
  table.expect_known(3, SeatSet::of(1), SeatSet::of(1));
}

TEST(HiddenTable, TheLastCardOfAHandIsFollowed) {
  Bench table;
  table.lay(hand(0), {1});
  table.learn(SeatSet::of(1), 1);
  table.carry(1, kDeck, false, {});
  table.expect_known(1, SeatSet::of(0).with(1), SeatSet::of(0).with(1));
  EXPECT_EQ(table.unsure[hand(0)], 0) << "an empty pile has nothing to be unsure of";
  EXPECT_EQ(table.memory.lossy, 0);
}

TEST(HiddenTable, AHandHasPlacesForItsHolderAlone) {
  Bench table;
  table.lay(hand(0), {1, 2});
  table.learn(SeatSet::of(0).with(1), 2);
  table.expect_known(2, SeatSet::of(0), SeatSet::of(0).with(1));
  EXPECT_EQ(table.unsure[hand(0)], SeatSet::of(1).bits());
}

TEST(HiddenTable, OthersForgetWhereEachOfTheTopCardsLies) {
  Bench table;
  table.lay(kDeck, {1, 2, 3, 4});
  for (const int card : {1, 2, 3}) table.learn(SeatSet::of(0).with(1), static_cast<Card>(card));
  table.forget_top(kDeck, 2, SeatSet::of(1).with(2));
  table.expect_known(1, SeatSet::of(0), SeatSet::of(0).with(1));
  table.expect_known(2, SeatSet::of(0), SeatSet::of(0).with(1));
  table.expect_known(3, SeatSet::of(0).with(1), SeatSet::of(0).with(1));
  EXPECT_EQ(table.unsure[kDeck], SeatSet::of(1).bits());
  EXPECT_EQ(table.memory.lossy, SeatSet::of(1).bits());
  table.forget_top(kDeck, 9, kAll);  // no more than there are
  table.expect_known(3, {}, SeatSet::of(0).with(1));
}

TEST(HiddenTable, CardsArePutBackOnTopAndAtTheBottom) {
  Bench table;
  table.lay(kDeck, {1, 2, 3, 4, 5, 6});
  for (const int card : {1, 2, 3, 4}) table.learn(SeatSet::of(0).with(1), static_cast<Card>(card));
  const Card cards[] = {4, 1, 3, 2};
  table.arrange(0, kDeck, cards, 4, 0b0101);
  EXPECT_EQ(table.pile(kDeck), (std::vector{1, 2, 5, 6, 4, 3}));
  for (const int card : {1, 2, 3, 4}) {
    table.expect_known(card, SeatSet::of(0), SeatSet::of(0).with(1));
  }
  EXPECT_EQ(table.unsure[kDeck], SeatSet::of(1).bits());
  EXPECT_EQ(table.memory.lossy, SeatSet::of(1).bits());
  const Card turned[] = {2, 1};
  table.arrange(0, kDeck, turned, 2, 0);
  EXPECT_EQ(table.pile(kDeck), (std::vector{2, 1, 5, 6, 4, 3}));
}

TEST(HiddenTable, OfASingleCardAllSeeWhereItGoes) {
  Bench table;
  table.lay(kDeck, {1, 2, 3});
  table.learn(SeatSet::of(1), 1);
  const Card cards[] = {1};
  table.arrange(0, kDeck, cards, 1, 0b1);
  EXPECT_EQ(table.pile(kDeck), (std::vector{2, 3, 1}));
  table.expect_known(1, SeatSet::of(0).with(1), SeatSet::of(0).with(1));
  EXPECT_EQ(table.unsure[kDeck], 0);
  EXPECT_EQ(table.memory.lossy, 0);
}

TEST(HiddenTable, HandsAreExchangedWithWhatTheirHoldersKnow) {
  Bench table;
  table.lay(hand(0), {1, 2});
  table.lay(hand(1), {3});
  table.learn(SeatSet::of(2), 1);
  table.exchange(hand(0), hand(1));
  EXPECT_EQ(table.pile(hand(1)), (std::vector{1, 2}));
  EXPECT_EQ(table.pile(hand(0)), (std::vector{3}));
  table.expect_known(1, SeatSet::of(1), SeatSet::first(3));
  table.expect_known(2, SeatSet::of(1), SeatSet::first(2));
  table.expect_known(3, SeatSet::of(0), SeatSet::first(2));
  EXPECT_EQ(table.unsure[hand(0)], kAll.without(0).bits());
  EXPECT_EQ(table.unsure[hand(1)], kAll.without(1).bits());
}

TEST(HiddenTable, OtherPilesAreExchangedAsTheyLie) {
  Bench table;
  table.lay(kDeck, {1, 2});
  table.learn(SeatSet::of(1), 1);
  table.forget_top(kDeck, 1, SeatSet::of(1));
  table.exchange(kDeck, kDiscard);
  EXPECT_EQ(table.pile(kDiscard), (std::vector{1, 2}));
  EXPECT_EQ(table.unsure[kDeck], 0);
  EXPECT_EQ(table.unsure[kDiscard], SeatSet::of(1).bits());
}

TEST(HiddenTable, AShuffleKeepsThePileAndLosesThePlace) {
  Bench table;
  table.lay(kDeck, {1, 2, 3, 4, 5, 6, 7, 8});
  table.learn(SeatSet::of(1), 5);
  table.lay(hand(0), {9});
  Dice dice = Dice::fast(Seed::of(3));
  table.shuffle(kDeck, dice);
  EXPECT_NE(table.pile(kDeck), (std::vector{1, 2, 3, 4, 5, 6, 7, 8}));
  table.expect_known(5, {}, SeatSet::of(1));
  table.expect_known(9, SeatSet::of(0), SeatSet::of(0));
  EXPECT_EQ(table.unsure[kDeck], SeatSet::of(1).bits());
}

// Who knew of one copy and sees one go cannot say that the other is still there.
TEST(HiddenTable, CopiesAreMixedUp) {
  Bench table;
  table.lay(hand(0), {1, 2, 5});
  table.learn(SeatSet::of(1).with(2), 1, Pairs());
  table.learn(SeatSet::of(2), 2, Pairs());
  table.carry(2, kDiscard, false, {}, Pairs());
  table.expect_known(1, SeatSet::of(0), SeatSet::of(0).with(2));
  Bench unseen;
  unseen.lay(hand(0), {1, 2, 5});
  unseen.learn(SeatSet::of(1).with(2), 1, Pairs());
  unseen.carry(2, kDeck, false, SeatSet::of(1), Pairs());
  unseen.expect_known(1, SeatSet::of(0), SeatSet::of(0));
  unseen.expect_known(2, SeatSet::of(0).with(1), SeatSet::of(0).with(1));
  EXPECT_EQ(unseen.memory.lossy, SeatSet::of(2).bits()) << "who saw the copy lost nothing";
}

// Of two copies that somebody knew of, the one that went may be either: one is left.
TEST(HiddenTable, OneCopyForEachThatGoesIsForgotten) {
  const auto all_alike = [](Card, Card) { return true; };
  Bench table;
  table.lay(hand(0), {1, 2, 3, 4});
  table.learn(SeatSet::of(1), 1, all_alike);
  table.learn(SeatSet::of(1), 2, all_alike);
  table.carry(4, kDiscard, false, {}, all_alike);
  table.expect_known(1, SeatSet::of(0), SeatSet::of(0));
  table.expect_known(2, SeatSet::of(0), SeatSet::of(0).with(1));
}

// Who knows the place of a copy knows that it is still there.
TEST(HiddenTable, CopiesWhosePlaceIsKnownAreNotMixedUp) {
  Bench table;
  table.lay(kDeck, {1, 3, 2, 4});
  table.learn(SeatSet::of(1), 1);
  table.unsure[kDeck] = SeatSet::of(1).bits();
  table.carry(2, kDiscard, false, {}, Pairs());
  table.expect_known(1, SeatSet::of(1), SeatSet::of(1));
}

TEST(HiddenTable, OfCopiesInAHandTheFirstAreKnown) {
  Bench table;
  table.lay(hand(0), {1, 2, 3, 4});
  table.learn(SeatSet::of(1), 2, Pairs());
  table.expect_known(1, SeatSet::of(0), SeatSet::of(0).with(1));
  table.expect_known(2, SeatSet::of(0), SeatSet::of(0));
  table.learn(SeatSet::of(2), 4, Pairs());
  table.expect_known(3, SeatSet::of(0), SeatSet::of(0).with(2));
  table.carry(2, hand(1), false, SeatSet::of(2), Pairs());
  table.carry(2, hand(0), false, SeatSet::of(2), Pairs());
  table.expect_known(1, SeatSet::of(0), SeatSet::of(0).with(1).with(2));
}

using Break = std::function<void(Table&)>;
void expect_fault(const char* fault, const Break& spoil) {
  Bench table;
  table.lay(kDeck, {1, 2, 3});
  table.lay(kDiscard, {4});
  table.lay(kLaid, {5, 6});
  table.lay(hand(0), {7, 8});
  table.lay(hand(2), {9, 10});
  ASSERT_EQ(table.audit(), nullptr);
  spoil(table);
  EXPECT_STREQ(table.audit(), fault);
}
Break remembers(int card, unsigned place, unsigned pile) {
  return [=](Table& table) {
    table.memory.place[card] = static_cast<Table::Mask>(place);
    table.memory.pile[card] = static_cast<Table::Mask>(pile);
  };
}

TEST(HiddenTable, AuditFindsWhatCannotBe) {
  const unsigned all = kAll.bits();
  const unsigned watchers = 1U << Table::kWatchers;
  const char* const kSorted = "a pile without order is not sorted";
  expect_fault("a card lies on two piles", [](Table& t) { t.lies_on[1] = kDiscard; });
  for (const std::uint8_t pile : {kLaid, hand(0), hand(2)}) {
    expect_fault(kSorted, [=](Table& t) {
      const Card turned[] = {t.bottom(pile), t.top(pile)};
      t.Table::Base::lay(pile, turned);
    });
  }
  for (const int card : {0, 1, 7, 12}) {
    expect_fault("somebody knows a place and not the pile", remembers(card, 1, 0));
    expect_fault("somebody knows a place and not the pile", remembers(card, 0b11, 0b10));
    expect_fault("somebody remembers who is not there", remembers(card, 0, 0b1000));
  }
  for (const int card : {0, 12}) {
    expect_fault("a card that is not there is remembered", remembers(card, 0, 1));
  }
  for (const int card : {4, 5}) {
    expect_fault("what all see is remembered", remembers(card, 0, 1));
    expect_fault("what all see is remembered", remembers(card, all, all));
  }
  const char* const kEveryone = "somebody does not know what everyone does";
  expect_fault(kEveryone, remembers(1, 0, watchers));
  expect_fault(kEveryone, remembers(1, watchers, all & ~1U));
  const char* const kHolder = "a hand has places for its holder alone";
  expect_fault(kHolder, remembers(7, 0, 0));
  expect_fault(kHolder, remembers(9, 0b101, 0b101));
  expect_fault(kHolder, remembers(10, 0b001, 0b101));
  const char* const kUnsure = "somebody knows of a card in a pile that is not said to be unsure";
  expect_fault(kUnsure, remembers(1, 0, 1));
  expect_fault(kUnsure, remembers(1, 1, 0b11));
  expect_fault(kUnsure, remembers(7, 1, 0b11));
  expect_fault(kUnsure, [](Table& t) {
    t.unsure[kDeck] = 0b10;
    t.memory.pile[1] = 0b11;
  });
  expect_fault(nullptr, [](Table& t) {
    t.unsure[kDeck] = 0b11;  // a pile may be clearer than it says
    t.memory.pile[1] = 0b10;
  });
}

}  // namespace
}  // namespace scriptorium
