#include "lab/logistic.h"

#include <cmath>

namespace scriptorium::lab {
namespace {

constexpr double kPull = 2;
constexpr int kSteps = 12;

// A symmetrical matrix by its lower triangle, made into the factor whose square it is (Cholesky).
class Factor {
 public:
  explicit Factor(std::size_t size) : size_(size), cells_(size * size) {}

  double& at(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }
  double at(std::size_t row, std::size_t column) const { return cells_[row * size_ + column]; }

  void decompose() {
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        double rest = at(i, j);
        for (std::size_t k = 0; k < j; ++k) rest -= at(i, k) * at(j, k);
        at(i, j) = i == j ? std::sqrt(rest) : rest / at(j, j);
      }
    }
  }
  std::vector<double> solve_lower(std::vector<double> right) const {
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t k = 0; k < i; ++k) right[i] -= at(i, k) * right[k];
      right[i] /= at(i, i);
    }
    return right;
  }
  std::vector<double> solve(std::vector<double> right) const {
    right = solve_lower(std::move(right));
    for (std::size_t i = size_; i-- > 0;) {
      for (std::size_t k = i + 1; k < size_; ++k) right[i] -= at(k, i) * right[k];
      right[i] /= at(i, i);
    }
    return right;
  }
  // The root of a place on the diagonal of the inverse.
  double error(std::size_t place) const {
    std::vector<double> unit(size_);
    unit[place] = 1;
    double squares = 0;
    for (const double value : solve_lower(std::move(unit))) squares += value * value;
    return std::sqrt(squares);
  }

 private:
  std::size_t size_;
  std::vector<double> cells_;
};

double chance_of(std::span<const float> row, const std::vector<double>& weights) {
  double sum = 0;
  for (std::size_t i = 0; i < row.size(); ++i) sum += weights[i] * static_cast<double>(row[i]);
  return 1 / (1 + std::exp(-sum));
}

}  // namespace

Fit logistic(std::span<const float> seen, std::span<const float> results) {
  const std::size_t size = seen.size() / results.size();
  Fit fit = {std::vector<double>(size), std::vector<double>(size), 0};
  for (int step = 0; step < kSteps; ++step) {
    std::vector<double> slope(size);
    Factor bend(size);
    fit.loss = 0;
    for (std::size_t n = 0; n < results.size(); ++n) {
      const std::span<const float> row = seen.subspan(n * size, size);
      const auto won = static_cast<double>(results[n]);
      const double chance = chance_of(row, fit.weights);
      fit.loss -= won * std::log(chance) + (1 - won) * std::log(1 - chance);
      for (std::size_t i = 0; i < size; ++i) {
        const auto value = static_cast<double>(row[i]);
        if (value == 0) continue;
        slope[i] += (won - chance) * value;
        for (std::size_t j = 0; j <= i; ++j) {
          bend.at(i, j) += chance * (1 - chance) * value * static_cast<double>(row[j]);
        }
      }
    }
    for (std::size_t i = 0; i < size; ++i) {
      bend.at(i, i) += kPull;
      slope[i] -= kPull * fit.weights[i];
    }
    bend.decompose();
    const std::vector<double> better = bend.solve(slope);
    for (std::size_t i = 0; i < size; ++i) {
      fit.weights[i] += better[i];
      fit.errors[i] = bend.error(i);
    }
  }
  fit.loss /= static_cast<double>(results.size());
  return fit;
}

}  // namespace scriptorium::lab
