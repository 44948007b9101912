#include "server/pool.h"

#include <sys/resource.h>
#include <unistd.h>

#include <exception>

#include "server/log/log.h"

namespace scriptorium::server {
namespace {

// One piece of work that fails must not take the others with it.
void run_one(const std::function<void()>& work) {
  try {
    work();
  } catch (const std::exception& fault) {
    log(Level::kError, "work_failed", {{"why", fault.what()}});
  }
}

}  // namespace

Pool::Pool(int threads, bool kind) {
  for (int i = 0; i < threads; ++i) {
    threads_.emplace_back([this, kind] {
      // On Linux a thread has a niceness of its own; if it cannot be set, it works all the same.
      if (kind) (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10);
      work();
    });
  }
}

void Pool::post(std::function<void()> work, std::chrono::milliseconds after) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    waiting_.emplace(Clock::now() + after, std::move(work));
  }
  changed_.notify_one();
}

void Pool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    waiting_.clear();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Pool::work() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    if (waiting_.empty()) {
      changed_.wait(lock);
      continue;
    }
    const auto first = waiting_.begin();
    if (first->first > Clock::now()) {
      const Clock::time_point due = first->first;
      changed_.wait_until(lock, due);
      continue;
    }
    const std::function<void()> work = std::move(first->second);
    waiting_.erase(first);
    lock.unlock();
    run_one(work);
    lock.lock();
  }
}

}  // namespace scriptorium::server
