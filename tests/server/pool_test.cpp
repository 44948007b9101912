#include "server/pool.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <future>
#include <stdexcept>

#include "server/log/log.h"

namespace scriptorium::server {
namespace {

TEST(Pool, OutlivesWhatFails) {
  std::promise<std::string> said;
  log_to([&](std::string_view line) { said.set_value(std::string(line)); });
  Pool pool(1, false);
  pool.post([] { throw std::runtime_error("the machine"); });
  EXPECT_NE(said.get_future().get().find("what=work_failed why=\"the machine\""),
            std::string::npos);
  std::promise<void> done;
  pool.post([&] { done.set_value(); });
  done.get_future().get();
  log_to({});
}

class Doing final : public Work {
 public:
  explicit Doing(std::function<void(int)> work) : work_(std::move(work)) {}
  void piece(int number) override { work_(number); }

 private:
  std::function<void(int)> work_;
};

// Work that is shared is done once, piece by piece, whoever is free; a pool that is busy leaves it
// to the one who asked.
TEST(Pool, SharesWork) {
  for (const int threads : {1, 2, 4}) {
    Pool pool(threads, false);
    std::promise<void> all_done;
    std::array<std::atomic<int>, 50> times = {};
    pool.post([&] {
      Doing work([&](int piece) { ++times[static_cast<std::size_t>(piece)]; });
      pool.share(50, work);
      all_done.set_value();
    });
    all_done.get_future().get();
    for (const auto& each : times) EXPECT_EQ(each, 1);
  }
}

// Two pieces that wait for each other are done only if they are on two threads.
TEST(Pool, SharesWorkAmongThreads) {
  Pool pool(2, false);
  std::promise<void> all_done;
  pool.post([&] {
    std::promise<void> met[2];
    Doing work([&](int piece) {
      met[piece].set_value();
      met[1 - piece].get_future().get();
    });
    pool.share(2, work);
    all_done.set_value();
  });
  EXPECT_EQ(all_done.get_future().wait_for(std::chrono::seconds(30)), std::future_status::ready);
}

}  // namespace
}  // namespace scriptorium::server
