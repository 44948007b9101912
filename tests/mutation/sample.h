#pragma once

// What tools/mutate is tried on: small functions, some tested well, some badly, some not at all.
// expected.txt says what becomes of every fault.
namespace scriptorium::mutation_sample {

bool may_vote(int years);      // tested at its edge: every fault is noticed
bool may_drive(int years);     // tested far from its edge
int never_called(int number);  // not tested
int larger(int one, int other);
int sum_of_first(int count);
void count_twice(int& total);

constexpr int half(int number) { return number / 2; }

template <class Number>
Number next(Number number) {
  number += 1;
  return number;
}

}  // namespace scriptorium::mutation_sample
