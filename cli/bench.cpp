#include "cli/arguments.h"
#include "cli/commands.h"

namespace scriptorium::cli {
int bench(const Context&, std::span<const std::string>) { return 1; }
}  // namespace scriptorium::cli
