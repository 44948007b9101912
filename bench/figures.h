#pragma once

#include <string>
#include <vector>

namespace scriptorium::bench {

// One figure, beside something measured in the same run: a number alone says little on another
// machine.
struct Figure {
  std::string name;
  double value = 0;
  std::string unit;
  std::string beside;
  double beside_value = 0;
};

std::vector<Figure> measure();

}  // namespace scriptorium::bench
