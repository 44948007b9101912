#pragma once

#include <span>
#include <vector>

namespace scriptorium::lab {

// Weights such that the odds of winning are e to the power of the weighted sum of what was seen:
// logistic regression without a constant, so that what is seen the other way round has the odds
// turned over.
struct Fit {
  std::vector<double> weights;
  std::vector<double> errors;  // standard errors
  double loss = 0;  // a row, in units of the natural logarithm; 0.693 for knowing nothing
};

// `seen` holds a row for each of the `results`, all of one length; a result is 0, 1 or between.
// Weights are pulled towards 0 a little, so that what never varies gets 0.
Fit logistic(std::span<const float> seen, std::span<const float> results);

}  // namespace scriptorium::lab
