#include "lab/progress.h"

#include <gtest/gtest.h>

#include <vector>

namespace scriptorium::lab {
namespace {

// A screen that keeps what is written to it, and a clock that moves when the test says so.
struct Watched {
  std::vector<std::string> written = {};
  double clock = 100;

  Progress progress(double all) {
    return Progress(
        all, "games", [this](std::string_view text) { written.emplace_back(text); },
        [this] { return clock; });
  }
};

TEST(Progress, SaysHowFarItIsAndHowLongItTakes) {
  Watched watched;
  Progress progress = watched.progress(200);
  progress.show(0);
  EXPECT_EQ(watched.written.back(), "\r[                              ] 0 of 200 games");
  watched.clock += 0.5;
  progress.show(20);  // too early to say
  EXPECT_EQ(watched.written.back(), "\r[===                           ] 20 of 200 games");
  watched.clock += 9.5;
  progress.show(100);
  EXPECT_EQ(watched.written.back(),
            "\r[===============               ] 100 of 200 games, 10 s left");
  watched.clock += 6;
  progress.show(160);
  EXPECT_EQ(watched.written.back(),
            "\r[========================      ] 160 of 200 games, 4 s left ");
  progress.show(300);  // more than there are
  EXPECT_EQ(watched.written.back(),
            "\r[==============================] 200 of 200 games, 0 s left");
}

// As seconds that have gone by: the guess does not wander between two whole ones.
TEST(Progress, ReckonsWithParts) {
  Watched watched;
  Progress progress = watched.progress(4);
  watched.clock += 1.9;
  progress.show(1.9);
  EXPECT_EQ(watched.written.back(), "\r[==============                ] 1 of 4 games, 3 s left");
}

TEST(Progress, SaysNothingTwice) {
  Watched watched;
  Progress progress = watched.progress(10);
  for (int i = 0; i < 5; ++i) progress.show(3);
  EXPECT_EQ(watched.written.size(), 1U);
  progress.show(4);
  EXPECT_EQ(watched.written.size(), 2U);
}

TEST(Progress, IsWipedAtTheEnd) {
  Watched watched;
  { Progress progress = watched.progress(10); }
  EXPECT_TRUE(watched.written.empty()) << "nothing was shown";
  {
    Progress progress = watched.progress(10);
    progress.show(1);
  }
  ASSERT_EQ(watched.written.size(), 2U);
  const std::size_t length = watched.written[0].size() - 1;
  EXPECT_EQ(watched.written[1], "\r" + std::string(length, ' ') + "\r");
}

TEST(Progress, IsSilentWhereNobodyLooks) {
  double clock = 0;
  Progress progress(10, "games", {}, [&] { return clock; });
  EXPECT_FALSE(progress.is_seen());
  progress.show(5);
  Watched watched;
  EXPECT_TRUE(watched.progress(10).is_seen());
}

TEST(Progress, SaysTimesAsPeopleDo) {
  EXPECT_EQ(duration_text(0), "0 s");
  EXPECT_EQ(duration_text(59), "59 s");
  EXPECT_EQ(duration_text(60), "1 min 00 s");
  EXPECT_EQ(duration_text(185), "3 min 05 s");
  EXPECT_EQ(duration_text(3599), "59 min 59 s");
  EXPECT_EQ(duration_text(3600), "1 h 00 min");
  EXPECT_EQ(duration_text(7620), "2 h 07 min");
}

}  // namespace
}  // namespace scriptorium::lab
