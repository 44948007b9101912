#include "server/fair/device_codes.h"

#include <gtest/gtest.h>

#include <set>

namespace scriptorium::server {
namespace {

using Outcome = DeviceCodes::Outcome;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr DeviceCodes::Where kHome = 1;
constexpr DeviceCodes::Where kElsewhere = 2;
constexpr GuestId kGuesser = 100'000;

class Codes : public testing::Test {
 protected:
  // Everybody at an address of their own.
  std::string make(GuestId guest) { return make(guest, 1000 + guest); }
  std::string make(GuestId guest, DeviceCodes::Where where) {
    return codes.make({guest, where}, now).value_or("none");
  }
  DeviceCodes::Found find(std::string_view typed, GuestId guest = kGuesser,
                          DeviceCodes::Where where = kHome) {
    return codes.use(typed, {guest, where}, now);
  }
  Outcome use(std::string_view typed, GuestId guest = kGuesser, DeviceCodes::Where where = kHome) {
    return find(typed, guest, where).outcome;
  }

  DeviceCodes codes;
  DeviceCodes::Time now = DeviceCodes::Time() + minutes(100);
};

TEST_F(Codes, MakeTheSameGuestOnce) {
  const std::string code = make(7);
  ASSERT_EQ(code.size(), 9U);
  EXPECT_EQ(code[4], '-');
  EXPECT_EQ(code.find_first_of("01IO"), std::string::npos);
  const DeviceCodes::Found found = find(code);
  EXPECT_EQ(found.outcome, Outcome::kGood);
  EXPECT_EQ(found.guest, 7U);
  EXPECT_EQ(use(code), Outcome::kWrong);
  EXPECT_EQ(use(code, 5, kElsewhere), Outcome::kWrong);
}

TEST_F(Codes, AreReadHoweverTheyAreWritten) {
  std::string code = make(7);
  for (char& c : code) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  code.replace(4, 1, "  ");
  EXPECT_EQ(use(" " + code + " "), Outcome::kGood);
}

TEST_F(Codes, EndAfterTenMinutes) {
  const std::string code = make(7);
  now += minutes(10) - seconds(1);
  const std::string other = make(8);
  EXPECT_EQ(use(code), Outcome::kGood);
  now += minutes(10);
  EXPECT_EQ(use(other), Outcome::kWrong);
}

TEST_F(Codes, EndWithTheNextOne) {
  const std::string first = make(7);
  const std::string second = make(7);
  EXPECT_EQ(use(first), Outcome::kWrong);
  EXPECT_EQ(use(second), Outcome::kGood);
}

TEST_F(Codes, OfOthersStay) {
  const std::string ada = make(7);
  const std::string ben = make(8);
  EXPECT_NE(ada, ben);
  EXPECT_EQ(find(ben).guest, 8U);
  EXPECT_EQ(find(ada).guest, 7U);
}

TEST_F(Codes, CannotBeGuessed) {
  const std::string code = make(7);
  for (std::size_t i = 0; i < DeviceCodes::kMostWrong; ++i) {
    EXPECT_EQ(use("KRTW-93ND"), Outcome::kWrong) << i;
  }
  // Then not even the right one is taken from this guest, until the wrong tries are old.
  EXPECT_EQ(use(code), Outcome::kTooOften);
  EXPECT_EQ(use(code, 5), Outcome::kGood);
  now += minutes(10);
  EXPECT_EQ(use(make(7)), Outcome::kGood);
}

// A school has one address: one pupil shuts nobody else out, and a guest who throws the cookie away
// gains little.
TEST_F(Codes, CannotBeGuessedByManyGuestsOfOneAddress) {
  const std::string code = make(7);
  for (GuestId guest = 1; guest <= DeviceCodes::kMostWrongThere; ++guest) {
    EXPECT_EQ(use("KRTW-93ND", guest), Outcome::kWrong) << guest;
  }
  EXPECT_EQ(use(code, 5000), Outcome::kTooOften);
  EXPECT_EQ(use(code, 5000, kElsewhere), Outcome::kGood);
}

TEST_F(Codes, WhatCannotBeOneIsNoTry) {
  const std::string code = make(7);
  for (int i = 0; i < 100; ++i) {
    for (const char* none : {"", "00000000", "no code", "AAAA-AAAA-AAAA", "ÄÄÄÄ", "\xff\xfe"}) {
      ASSERT_EQ(use(none), Outcome::kWrong) << none;
    }
  }
  EXPECT_EQ(use(code), Outcome::kGood);
}

TEST_F(Codes, TheRightOneEndsTheCount) {
  for (int round = 0; round < 3; ++round) {
    const std::string code = make(7);
    for (std::size_t i = 1; i < DeviceCodes::kMostWrong; ++i) {
      ASSERT_EQ(use("KRTW-93ND"), Outcome::kWrong);
    }
    EXPECT_EQ(use(code), Outcome::kGood);
  }
}

// Whoever may make no other keeps the one that there is.
TEST_F(Codes, OutliveARefusal) {
  std::string last;
  for (std::size_t i = 0; i < DeviceCodes::kMostMade; ++i) last = make(7);
  EXPECT_EQ(make(7), "none");
  EXPECT_EQ(find(last).guest, 7U);
}

TEST_F(Codes, OfOneAddressAreLimited) {
  for (GuestId guest = 1; guest <= DeviceCodes::kMostMadeThere; ++guest) {
    ASSERT_NE(make(guest, kHome), "none");
  }
  EXPECT_EQ(make(5000, kHome), "none");
  EXPECT_NE(make(5001, kElsewhere), "none");
  now += minutes(10);
  EXPECT_NE(make(5000, kHome), "none");
}

// Many who tried long ago, and one of them now: their times are forgotten, and nothing else.
TEST_F(Codes, OldTriesAreForgotten) {
  constexpr DeviceCodes::Where kPlaces = 100'000;
  EXPECT_EQ(use("KRTW-93ND", 1, 1), Outcome::kWrong);
  now += minutes(10);
  const std::string code = make(7);
  EXPECT_EQ(use(code, 1, 1), Outcome::kGood);  // the old try counts no longer
  for (DeviceCodes::Where place = 2; place <= kPlaces; ++place) {
    ASSERT_EQ(use("KRTW-93ND", place, place), Outcome::kWrong);
  }
  now += minutes(10);
  EXPECT_EQ(use(make(8)), Outcome::kGood);
}

TEST_F(Codes, AreNotMadeWithoutEnd) {
  for (int i = 0; i < 10; ++i) EXPECT_NE(make(7), "none");
  EXPECT_EQ(make(7), "none");
  EXPECT_NE(make(8), "none");
  now += minutes(10);
  EXPECT_NE(make(7), "none");
}

TEST_F(Codes, AreLimitedInAll) {
  for (GuestId guest = 1; guest <= DeviceCodes::kMostAlive; ++guest) ASSERT_NE(make(guest), "none");
  EXPECT_EQ(make(500'000), "none");
  now += minutes(10);
  EXPECT_NE(make(500'000), "none");
}

TEST_F(Codes, DifferAndUseAllSigns) {
  std::set<std::string> seen;
  std::set<char> signs;
  for (GuestId guest = 1; guest <= 500; ++guest) {
    const std::string code = make(guest);
    seen.insert(code);
    signs.insert(code.begin(), code.end());
  }
  EXPECT_EQ(seen.size(), 500U);
  EXPECT_EQ(signs.size(), 33U);  // with the dash
}

}  // namespace
}  // namespace scriptorium::server
