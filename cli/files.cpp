#include <fmt/format.h>

#include <exception>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/saved_table.h"
#include "cli/tables.h"
#include "table/scenario.h"

namespace scriptorium::cli {

int verify(const Context& context, std::span<const std::string> given) {
  const Result<Arguments> arguments = Arguments::read(given, {}, 1);
  if (!arguments) return complain(arguments.error());
  if (arguments->words().empty()) return complain({"usage", "verify needs a file.", {}, {}});
  Result<json::object> file = read_json(arguments->words()[0]);
  if (!file) return complain(file.error());
  const json::object replay = replay_in(std::move(*file));
  const Result<std::unique_ptr<AnyMatch>> match = load_replay(context.registry, replay);
  if (!match) {
    Error error = match.error();
    error.code = "failed";
    if (!error.field.empty()) error.message = error.field + ": " + error.message;
    return complain(error);
  }
  if (const char* wrong = (*match)->audit()) return complain({"failed", wrong, {}, {}});
  const json::object again = (*match)->save();
  const json::value* result = replay.if_contains("result");
  const json::value* real = again.if_contains("result");
  if (result != nullptr && (real == nullptr || *result != *real)) {
    return complain({"failed",
                     real == nullptr
                         ? "the file gives a result, but the game is not over"
                         : "the result in the file is not the game's: " + json::serialize(*real),
                     {},
                     {}});
  }
  const AnyMatch::Verdicts verdicts = (*match)->check_verdicts();
  if (verdicts.wrong != 0) {
    return complain({"failed",
                     fmt::format("{} of {} verdicts are not what the table's word list says",
                                 verdicts.wrong, verdicts.checked),
                     {},
                     {}});
  }
  fmt::print("ok: {}, {} seats, {} entries, {} verdicts checked{}\n", (*match)->game().id(),
             (*match)->seats(), again.at("entries").as_array().size(), verdicts.checked,
             real != nullptr ? ", result " + json::serialize(*real) : ", not over");
  return 0;
}

int scenario(const Context& context, std::span<const std::string> files) {
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
