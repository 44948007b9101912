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

class Codes : public testing::Test {
 protected:
  std::string make(GuestId guest) { return codes.make(guest, now).value_or("none"); }
  Outcome use(std::string_view typed, DeviceCodes::Where where = kHome) {
    return codes.use(typed, where, now).outcome;
  }

  DeviceCodes codes;
  DeviceCodes::Time now = DeviceCodes::Time() + minutes(100);
};

TEST_F(Codes, MakeTheSameGuestOnce) {
  const std::string code = make(7);
  ASSERT_EQ(code.size(), 9U);
  EXPECT_EQ(code[4], '-');
  EXPECT_EQ(code.find_first_of("01IO"), std::string::npos);
  const DeviceCodes::Found found = codes.use(code, kHome, now);
  EXPECT_EQ(found.outcome, Outcome::kGood);
  EXPECT_EQ(found.guest, 7U);
  EXPECT_EQ(use(code), Outcome::kWrong);
  EXPECT_EQ(use(code, kElsewhere), Outcome::kWrong);
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
  EXPECT_EQ(codes.use(ben, kHome, now).guest, 8U);
  EXPECT_EQ(codes.use(ada, kHome, now).guest, 7U);
}

TEST_F(Codes, CannotBeGuessed) {
  const std::string code = make(7);
  for (const char* wrong : {"", "KRTW-93ND", "00000000", "no code", "AAAA-AAAA-AAAA", "ÄÄÄÄ",
                            "\xff\xfe", "AAAA-AAA", "BBBB-BBBB", "2222-2222"}) {
    EXPECT_EQ(use(wrong), Outcome::kWrong) << wrong;
  }
  // Then not even the right one is taken from there, until the wrong tries are old.
  EXPECT_EQ(use(code), Outcome::kTooOften);
  EXPECT_EQ(use("KRTW-93ND", kElsewhere), Outcome::kWrong);
  EXPECT_EQ(use(code, kElsewhere), Outcome::kGood);
  now += minutes(10);
  EXPECT_EQ(use(make(7)), Outcome::kGood);
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
  EXPECT_EQ(make(5000), "none");
  now += minutes(10);
  EXPECT_NE(make(5000), "none");
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
