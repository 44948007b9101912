#pragma once

#include <algorithm>
#include <chrono>

namespace scriptorium::server {

// So many a second in the long run, so many at once.
class Bucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Bucket(double burst, Time now) : left_(burst), at_(now) {}

  bool take(double rate, double burst, Time now) {
    if (rate <= 0) return true;
    const std::chrono::duration<double> passed = now - at_;
    at_ = now;
    left_ = std::min(burst, left_ + rate * passed.count());
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double left_;
  Time at_;
};

}  // namespace scriptorium::server
