#include "table/referee.h"

#include <cstdio>
#include <random>
#include <string>

#include "cli/arguments.h"
#include "cli/commands.h"

namespace scriptorium::cli {
namespace {

Seed machine_seed() {
  std::random_device device;
  Seed seed;
  for (std::uint64_t& word : seed.words) word = (std::uint64_t{device()} << 32) | device();
  return seed;
}

enum class Read { kLine, kTooLong, kEnd };

// One line, of which no more than the longest allowed is ever kept.
Read read_line(std::FILE* from, std::string& line) {
  line.clear();
  bool too_long = false;
  bool any = false;
  char chunk[65536];
  while (std::fgets(chunk, sizeof chunk, from) != nullptr) {
    any = true;
    std::string_view part(chunk);
    const bool ends = part.ends_with('\n');
    if (ends) part.remove_suffix(1);
    if (line.size() + part.size() > Referee::kLongestLine) too_long = true;
    if (!too_long) line += part;
    if (ends) break;
  }
  if (!any) return Read::kEnd;
  return too_long ? Read::kTooLong : Read::kLine;
}

}  // namespace

int referee(const Context& context, std::span<const std::string> given) {
  const Result<Arguments> arguments = Arguments::read(given, {}, 0);
  if (!arguments) return complain(arguments.error());
  Referee referee(context.registry, machine_seed);
  std::string line;
  for (;;) {
    const Read read = read_line(stdin, line);
    if (read == Read::kEnd) return 0;
    if (read == Read::kLine && line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const std::string answer =
        read == Read::kTooLong ? Referee::answer_too_long() : referee.answer(line);
    std::fwrite(answer.data(), 1, answer.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
  }
}

}  // namespace scriptorium::cli
