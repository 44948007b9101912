#include <fmt/format.h>

#include <exception>

#include "cli/commands.h"
#include "cli/tables.h"
#include "table/scenario.h"

namespace scriptorium::cli {

int scenario(const Context& context, const Arguments& arguments) {
  const std::vector<std::string>& files = arguments.words();
  if (files.empty()) return complain({"usage", "scenario needs a file.", {}, {}});
  std::size_t failed = 0;
  for (const std::string& path : files) {
    const Result<ScenarioReport> report = [&]() -> Result<ScenarioReport> {
      try {
        const Result<Scenario> read = read_scenario(read_file(path));
        if (!read) return read.error();
        return run_scenario(*read, context.registry);
      } catch (const std::exception& fault) {
        return Error{"failed", fault.what(), {}, {}};
      }
    }();
    if (report) {
      fmt::print("ok    {} ({} checks)\n", path, report->checks);
    } else {
      ++failed;
      fmt::print("FAIL  {}: {}\n", path, report.error().message);
    }
  }
  fmt::print("{} passed, {} failed\n", files.size() - failed, failed);
  return failed == 0 ? 0 : 1;
}

}  // namespace scriptorium::cli
