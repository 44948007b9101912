#include "tests/mutation/sample.h"

#include <gtest/gtest.h>

namespace scriptorium::mutation_sample {
namespace {

static_assert(half(8) == 4);

TEST(MutationSample, MayVoteAtItsEdge) {
  EXPECT_FALSE(may_vote(17));
  EXPECT_TRUE(may_vote(18));
  EXPECT_TRUE(may_vote(19));
}

TEST(MutationSample, MayDriveFarFromItsEdge) {
  EXPECT_FALSE(may_drive(5));
  EXPECT_TRUE(may_drive(50));
}

TEST(MutationSample, Larger) {
  EXPECT_EQ(larger(2, 3), 3);
  EXPECT_EQ(larger(3, 2), 3);
  EXPECT_EQ(larger(3, 3), 3);
}

TEST(MutationSample, SumOfFirst) {
  EXPECT_EQ(sum_of_first(3), 6);
  EXPECT_EQ(sum_of_first(0), 0);
}

TEST(MutationSample, Counting) {
  int total = 0;
  count_twice(total);
  EXPECT_GT(total, 0);  // once would do
  EXPECT_EQ(next(4), 5);
  int number = 9;
  EXPECT_EQ(half(number), 4);
}

}  // namespace
}  // namespace scriptorium::mutation_sample
