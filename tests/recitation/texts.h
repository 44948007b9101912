#pragma once

#include <string>
#include <variant>

#include "text/scripture/scripture.h"

namespace scriptorium::text {

// The texts that were built.
inline const Scripture& texts() {
  static const Scripture the =
      Scripture::load(std::string(SCRIPTORIUM_SHARE "/") + std::string(Scripture::kFile));
  return the;
}

}  // namespace scriptorium::text
