#include "lab/logistic.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/dice.h"

namespace scriptorium::lab {
namespace {

// Rows that were won with odds of e to the power of seen · (1, −0.5, 0).
TEST(Logistic, FindsTheWeights) {
  std::vector<float> seen;
  std::vector<float> results;
  Dice dice = Dice::fast(Seed::of(1));
  const auto any = [&] { return static_cast<double>(dice.below(2001)) / 1000 - 1; };
  for (int i = 0; i < 20000; ++i) {
    const double first = any();
    const double second = any();
    const double chance = 1 / (1 + std::exp(0.5 * second - first));
    seen.insert(seen.end(), {static_cast<float>(first), static_cast<float>(second), 0});
    results.push_back(dice.below(1000000) < chance * 1e6 ? 1 : 0);
  }
  const Fit fit = logistic(seen, results);
  EXPECT_NEAR(fit.weights[0], 1, 3 * fit.errors[0]);
  EXPECT_NEAR(fit.weights[1], -0.5, 3 * fit.errors[1]);
  EXPECT_EQ(fit.weights[2], 0);  // what never varies tells nothing
  EXPECT_LT(fit.errors[0], 0.05);
  EXPECT_LT(fit.loss, std::log(2));
}

}  // namespace
}  // namespace scriptorium::lab
