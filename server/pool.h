#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "players/player.h"

namespace scriptorium::server {

// Threads that do what they are brought, the earliest due first. Those that are `kind` let
// everybody else go first: they take only what time nobody needs. What a piece of work throws is
// logged and ends that piece alone.
class Pool {
 public:
  using Clock = std::chrono::steady_clock;

  Pool(int threads, bool kind);
  ~Pool() { stop(); }

  void post(std::function<void()> work, std::chrono::milliseconds after = {});
  // For work that the pool does: takes its pieces 0 to pieces − 1 on the same thread and on others
  // of the pool that have nothing else to do; returns when all are done.
  void share(int pieces, Work& work);
  // Finishes what is under way and drops the rest.
  void stop();

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::multimap<Clock::time_point, std::function<void()>> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace scriptorium::server
