#pragma once

#include <functional>
#include <mutex>
#include <vector>

namespace scriptorium::server {

// Work that is done one piece after the other, whoever brings it: by the thread that finds nobody
// at work, which then does what the others bring meanwhile.
class Strand {
 public:
  void post(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(work));
      if (working_) return;
      working_ = true;
    }
    for (;;) {
      std::vector<std::function<void()>> some;
      {
        const std::lock_guard lock(mutex_);
        if (waiting_.empty()) {
          working_ = false;
          return;
        }
        some.swap(waiting_);
      }
      for (const auto& each : some) each();
    }
  }

 private:
  std::mutex mutex_;
  std::vector<std::function<void()>> waiting_;
  bool working_ = false;
};

}  // namespace scriptorium::server
