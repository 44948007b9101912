#include "server/log/log.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

namespace scriptorium::server {
namespace {

class LogTest : public testing::Test {
 protected:
  LogTest() {
    log_to([this](std::string_view line) { lines_.emplace_back(line); });
    // Lines of other tests must not count for this one's second.
    using namespace std::chrono;
    const auto now = system_clock::now();
    std::this_thread::sleep_until(ceil<seconds>(now) + milliseconds(1));
  }
  ~LogTest() override { log_to({}); }

  std::vector<std::string> lines_;
};

TEST_F(LogTest, ALineHasTimeLevelWhatAndItsFields) {
  log(Level::kWarning, "too_slow", {{"guest", 17}, {"address", "10.0.0.9"}});
  ASSERT_EQ(lines_.size(), 1U);
  constexpr std::string_view kTime = "time=0000-00-00T00:00:00.000Z";
  std::string time = lines_[0].substr(0, kTime.size());
  for (char& c : time) {
    if (c >= '0' && c <= '9') c = '0';
  }
  EXPECT_EQ(time, kTime) << lines_[0];
  EXPECT_EQ(lines_[0].substr(kTime.size()),
            " level=warning what=too_slow guest=17 address=10.0.0.9");
}

TEST_F(LogTest, AStrangersTextCannotForgeALine) {
  log(Level::kInfo, "refused", {{"why", "a\nlevel=error \"b\" \\ \x7f"}, {"empty", ""}});
  ASSERT_EQ(lines_.size(), 1U);
  EXPECT_TRUE(lines_[0].ends_with(R"(what=refused why="a\x0alevel=error \"b\" \\ \x7f" empty="")"))
      << lines_[0];
}

TEST_F(LogTest, ALongValueIsCut) {
  log(Level::kInfo, "long", {{"text", std::string(10'000, 'x')}});
  ASSERT_EQ(lines_.size(), 1U);
  EXPECT_TRUE(lines_[0].ends_with("xxx...\""));
  EXPECT_LT(lines_[0].size(), 500U);
}

TEST_F(LogTest, AFloodIsCountedNotWritten) {
  for (int i = 0; i < kMostLinesASecond + 50; ++i) log(Level::kInfo, "again");
  EXPECT_EQ(lines_.size(), static_cast<std::size_t>(kMostLinesASecond));
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));
  log(Level::kInfo, "later");
  ASSERT_EQ(lines_.size(), static_cast<std::size_t>(kMostLinesASecond) + 2);
  EXPECT_NE(lines_[lines_.size() - 2].find("what=lines_dropped count=50"), std::string::npos);
}

}  // namespace
}  // namespace scriptorium::server
