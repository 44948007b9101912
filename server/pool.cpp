#include "server/pool.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>

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

void Pool::share(int pieces, Work& work) {
  // Whoever comes when all is taken finds only this, and the work may be gone.
  struct Pieces {
    Work& work;
    const int all;
    std::atomic<int> next = 0;
    std::atomic<int> done = 0;

    void take() {
      for (int piece; (piece = next.fetch_add(1)) < all;) {
        run_one([&] { work.piece(piece); });
        done.fetch_add(1);
        done.notify_one();
      }
    }
  };
  const auto shared = std::make_shared<Pieces>(work, pieces);
  const int takers = std::min(pieces, static_cast<int>(threads_.size()));
  for (int i = 1; i < takers; ++i) post([shared] { shared->take(); });
  shared->take();
  for (int done; (done = shared->done.load()) < pieces;) shared->done.wait(done);
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
