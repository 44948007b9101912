#pragma once

#include <cmath>

namespace scriptorium::lab {

// How often something was, and what it brought.
struct Tried {
  double count = 0;
  double sum = 0;
  double squares = 0;

  void add(double value) {
    ++count;
    sum += value;
    squares += value * value;
  }
  Tried& operator+=(const Tried& more) {
    count += more.count;
    sum += more.sum;
    squares += more.squares;
    return *this;
  }
  double mean() const { return count == 0 ? 0 : sum / count; }
  double error() const {
    return count < 2 ? 0 : std::sqrt((squares / count - mean() * mean()) / count);
  }
};

}  // namespace scriptorium::lab
