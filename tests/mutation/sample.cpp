#include "tests/mutation/sample.h"

#include <array>
#include <cassert>
#include <tuple>

namespace scriptorium::mutation_sample {

bool may_vote(int years) { return years >= 18; }

bool may_drive(int years) { return years >= 17; }

int never_called(int number) { return number + 1; }

int larger(int one, int other) {
  assert(one != other + 1'000'000);  // what a macro makes of it has no faults
  if (one > other) return one;
  return other;
}

int sum_of_first(int count) {
  std::array<int, 8> numbers = {1, 2, 3, 4};
  int sum = 0;
  while (count > 0) {
    sum += numbers.at(static_cast<unsigned>(count - 1));
    --count;  // left out, it never ends
  }
  // Whatever number stands in a type is the compiler's: a fault there does not compile.
  static_assert(std::tuple_size_v<std::array<int, 8>> == 8);
  return numbers.size() > std::array<int, 4>().size() ? sum : 0;
}

void count_twice(int& total) {
  ++total;
  ++total;
}

}  // namespace scriptorium::mutation_sample
