#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/bounded_list.h"
#include "core/hash.h"
#include "core/log.h"
#include "core/refusal.h"
#include "core/seats.h"

namespace scriptorium {
namespace {

TEST(SeatSet, GoesOverItsSeatsFromTheLowestOn) {
  std::vector<int> seen;
  for (const int seat : SeatSet::of(5).with(0).with(8)) seen.push_back(seat);
  EXPECT_EQ(seen, (std::vector{0, 5, 8}));
  for (const int seat : SeatSet()) FAIL() << seat;
}
TEST(SeatSet, GoesClockwise) {
  const SeatSet set = SeatSet::of(1).with(4).with(6);
  const int first[] = {1, 1, 4, 4, 4, 6, 6, 1, 1};
  for (int seat = 0; seat <= kMaxSeats; ++seat) EXPECT_EQ(set.first_from(seat), first[seat]);
}
TEST(SeatSet, HoldsSeatsAndTheNinthChair) {
  const SeatSet set = SeatSet::of(2) | SeatSet::of(5).with(8);
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.lowest(), 2);
  EXPECT_TRUE(set.has(Actor::judge()));
  EXPECT_TRUE(set.has(Viewer::spectator()));
  EXPECT_FALSE(set.without(5).has(5));
  EXPECT_EQ(SeatSet::first(3).bits(), 7);
  EXPECT_EQ(SeatSet::everyone().size(), 9);
  EXPECT_EQ(set.bits(), 1 << 2 | 1 << 5 | 1 << 8);
  EXPECT_EQ(set.without(2).bits(), 1 << 5 | 1 << 8);
  EXPECT_EQ((set & SeatSet::first(6)).bits(), 1 << 2 | 1 << 5);
  EXPECT_EQ(SeatSet::from_bits(5), SeatSet::of(0).with(2));
  EXPECT_FALSE(set.has(Actor(3)));
  EXPECT_TRUE(set.has(Viewer(5)));
  EXPECT_TRUE(SeatSet().empty());
  EXPECT_FALSE(set.empty());
  EXPECT_FALSE(SeatSet::of(8).empty());
  EXPECT_EQ(kJudgeActs.lowest(), 8);
}

TEST(Seats, ActorsAndViewersAreSeatsOrTheNinthChair) {
  EXPECT_TRUE(Actor::judge().is_judge());
  EXPECT_EQ(Actor::judge().index(), 8);
  EXPECT_FALSE(Actor(7).is_judge());
  EXPECT_EQ(Actor(3).seat(), 3);
  EXPECT_TRUE(Viewer::spectator().is_spectator());
  EXPECT_FALSE(Viewer(0).is_spectator());
  EXPECT_TRUE(Viewer(2).is(2));
  EXPECT_FALSE(Viewer(2).is(1));
  EXPECT_EQ(Viewer(4).seat(), 4);
  EXPECT_EQ(Viewer::spectator().index(), 8);
}

TEST(Refusal, NamesItsRule) {
  const Refusal no = refuse(rule("VB-07"), 3, 4, -1);
  EXPECT_TRUE(no);
  EXPECT_EQ(no.rule.game[0], 'V');
  EXPECT_EQ(no.rule.number, 7);
  EXPECT_EQ(no.arguments[1], -1);
  EXPECT_EQ(no.arguments[0], 4);
  EXPECT_EQ(no.reason, 3);
  EXPECT_EQ(rule("HT-40").number, 40);
  EXPECT_EQ(rule("HT-99").game[1], 'T');
  EXPECT_NE(no, refuse(rule("VB-07"), 3, 4, 0));
  EXPECT_EQ(refuse(rule("VB-08"), 1).arguments, (std::array<std::int16_t, 2>{0, 0}));
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
  EXPECT_TRUE(list.contains(3));
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector{3, 1, 2}));
  EXPECT_EQ(list.span().size(), 3U);
  EXPECT_EQ(list.span()[2], 2);
  EXPECT_FALSE(list.empty());
  list.push(9);
  EXPECT_EQ(list[3], 9);
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_FALSE(list.contains(3));
}

// What `push_each` lists: a number that knows the one so much later.
struct Count {
  std::uint32_t number = 0;
  constexpr Count later(unsigned by) const { return {number + by}; }
};
TEST(BoundedList, ListsWhatIsInASetLowestFirst) {
  for (const std::uint32_t set : {0U, 1U, 0x80U, 0x100U, 0x80000000U, 0xa5c30f81U, 0xffffffffU}) {
    BoundedList<Count, 41> list;
    list.push({7});
    list.push_each(set, {100});
    std::vector<std::uint32_t> wanted = {7};
    for (std::uint32_t number = 0; number < 32; ++number) {
      if ((set >> number & 1U) != 0) wanted.push_back(100 + number);
    }
    std::vector<std::uint32_t> listed;
    for (const Count each : list) listed.push_back(each.number);
    EXPECT_EQ(listed, wanted) << set;
  }
}

// Every byte counts, at every length: the tail, the lanes and what is between.
TEST(Hash, EveryByteChangesIt) {
  std::array<unsigned char, 75> bytes = {};
  for (std::size_t size = 1; size <= bytes.size(); ++size) {
    const std::uint64_t plain = hash_bytes(bytes.data(), size);
    const std::uint64_t key = key_of_bytes(bytes.data(), size, 3);
    for (std::size_t i = 0; i < size; ++i) {
      bytes[i] = 1;
      EXPECT_NE(hash_bytes(bytes.data(), size), plain) << "byte " << i << " of " << size;
      EXPECT_NE(key_of_bytes(bytes.data(), size, 3), key) << "byte " << i << " of " << size;
      bytes[i] = 0;
    }
    EXPECT_NE(hash_bytes(bytes.data(), size - 1), plain);
    EXPECT_NE(key_of_bytes(bytes.data(), size - 1, 3), key);
    EXPECT_NE(key_of_bytes(bytes.data(), size, 4), key);
  }
}

TEST(Hash, IsPinned) {
  const char text[] = "In the beginning was the Word, and the Word was with God";
  EXPECT_EQ(hash_bytes(text, sizeof text - 1), 0x58af3a4ecf693887U);
  // Through lengths with and without lanes, words and a rest, and from a hash that went before.
  const char longer[] =
      "The same was in the beginning with God. All things were made by him; and without him was "
      "not "
      "any thing made that was made.";
  std::uint64_t hash = 0;
  for (std::size_t size = 0; size < sizeof longer; ++size) hash = hash_bytes(longer, size, hash);
  EXPECT_EQ(hash, 7255008912977432183U);
}

TEST(Hash, KeysArePinned) {
  const char text[] = "In the beginning was the Word, and the Word was with God";
  EXPECT_EQ(key_of_bytes(text, sizeof text - 1, 7), 4130605408275810605U);
}

TEST(Hash, OfAValueIsThatOfItsBytes) {
  const std::uint32_t value = 0x01020304;
  EXPECT_EQ(hash_value(value, 5), hash_bytes(&value, 4, 5));
  EXPECT_NE(hash_value(value, 5), hash_value(value));
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
  log.clear();
  EXPECT_TRUE(log.told().empty());
  EXPECT_FALSE(log.revealed());
}

TEST(Log, KnowsWhetherSomethingWasTurnedUp) {
  using Tell = void (*)(Log<Word>&, Reveals);
  const Tell tells[] = {
      [](Log<Word>& log, Reveals reveals) { log.all({1}, reveals); },
      [](Log<Word>& log, Reveals reveals) { log.only(SeatSet::of(0), {1}, reveals); },
      [](Log<Word>& log, Reveals reveals) { log.split(SeatSet::of(0), {1}, {2}, reveals); }};
  for (const Tell tell : tells) {
    Log<Word> log;
    tell(log, Reveals::kNothing);
    EXPECT_FALSE(log.revealed());
    tell(log, Reveals::kCards);
    tell(log, Reveals::kNothing);
    EXPECT_TRUE(log.revealed());
    EXPECT_FALSE(log.told()[0].reveals);
    EXPECT_TRUE(log.told()[1].reveals);
  }
  Log<Word> log;
  log.all({1});
  log.only(SeatSet::of(2), {1});
  log.split(SeatSet::of(2), {1}, {2});
  EXPECT_FALSE(log.revealed());
  EXPECT_EQ(log.told()[0].sees, SeatSet::everyone());
  for (const std::size_t at : {0U, 2U}) EXPECT_TRUE(log.told()[at].rest_told);
  EXPECT_FALSE(log.told()[1].rest_told);
  EXPECT_EQ(log.told()[0].for_viewer(Viewer::spectator())->letters, 1);
}

}  // namespace
}  // namespace scriptorium
