#include <gtest/gtest.h>

#include <array>

#include "core/bounded_list.h"
#include "core/hash.h"
#include "core/log.h"
#include "core/refusal.h"
#include "core/seats.h"

namespace scriptorium {
namespace {

TEST(SeatSet, HoldsSeatsAndTheNinthChair) {
  const SeatSet set = SeatSet::of(2) | SeatSet::of(5).with(8);
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.lowest(), 2);
  EXPECT_TRUE(set.has(Actor::judge()));
  EXPECT_TRUE(set.has(Viewer::spectator()));
  EXPECT_FALSE(set.without(5).has(5));
  EXPECT_EQ(SeatSet::first(3).bits(), 7);
  EXPECT_EQ(SeatSet::everyone().size(), 9);
}

TEST(Refusal, NamesItsRule) {
  const Refusal no = refuse(rule("VB-07"), 3, 4, -1);
  EXPECT_TRUE(no);
  EXPECT_EQ(no.rule.game[0], 'V');
  EXPECT_EQ(no.rule.number, 7);
  EXPECT_EQ(no.arguments[1], -1);
  EXPECT_FALSE(kAllowed);
}

TEST(BoundedList, KeepsOrderAndFindsWhatItHolds) {
  BoundedList<int, 4> list;
  EXPECT_TRUE(list.empty());
  for (const int number : {3, 1, 2}) list.push(number);
  EXPECT_EQ(list.size(), 3U);
  EXPECT_EQ(list[1], 1);
  EXPECT_TRUE(list.contains(2));
  EXPECT_FALSE(list.contains(4));
  list.clear();
  EXPECT_FALSE(list.contains(3));
}

// Every byte counts, at every length: the tail, the lanes and what is between.
TEST(Hash, EveryByteChangesIt) {
  std::array<unsigned char, 75> bytes = {};
  for (std::size_t size = 1; size <= bytes.size(); ++size) {
    const std::uint64_t plain = hash_bytes(bytes.data(), size);
    for (std::size_t i = 0; i < size; ++i) {
      bytes[i] = 1;
      EXPECT_NE(hash_bytes(bytes.data(), size), plain) << "byte " << i << " of " << size;
      bytes[i] = 0;
    }
    EXPECT_NE(hash_bytes(bytes.data(), size - 1), plain);
  }
}

TEST(Hash, IsPinned) {
  const char text[] = "In the beginning was the Word, and the Word was with God";
  EXPECT_EQ(hash_bytes(text, sizeof text - 1), 0x58af3a4ecf693887U);
}

struct Word {
  int letters = 0;
};

TEST(Log, TellsEachWhatIsTheirs) {
  Log<Word> log;
  log.split(SeatSet::of(1), {5}, {0}, Reveals::kCards);
  log.only(SeatSet::of(0), {3});
  const auto& told = log.told();
  EXPECT_EQ(told[0].for_viewer(Seat{1})->letters, 5);
  EXPECT_EQ(told[0].for_viewer(Viewer::spectator())->letters, 0);
  EXPECT_EQ(told[1].for_viewer(Seat{1}), nullptr);
  EXPECT_EQ(told[1].for_viewer(Seat{0})->letters, 3);
  EXPECT_TRUE(log.revealed());
}

}  // namespace
}  // namespace scriptorium
