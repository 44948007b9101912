#include "table/referee.h"

#include <unistd.h>

#include <cstdio>
#include <string>

#include "cli/commands.h"
#include "cli/tables.h"

namespace scriptorium::cli {
namespace {

// Lines of any bytes from standard input, of which no more than the longest allowed is ever kept.
class Lines {
 public:
  enum class Read { kLine, kTooLong, kEnd };

  Read next(std::string& line) {
    line.clear();
    bool too_long = false;
    bool any = false;
    for (;;) {
      if (rest_.empty() && !fill()) break;
      any = true;
      const std::size_t end = rest_.find('\n');
      const std::string_view part = rest_.substr(0, end);
      too_long = too_long || line.size() + part.size() > Referee::kLongestLine;
      if (!too_long) line += part;
      rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
      if (end != std::string_view::npos) break;
    }
    if (!any) return Read::kEnd;
    return too_long ? Read::kTooLong : Read::kLine;
  }

 private:
  // Whatever has come; a program that waits for an answer sends no more until it has it.
  bool fill() {
    const ssize_t got = ::read(STDIN_FILENO, buffer_, sizeof buffer_);
    rest_ = {buffer_, got > 0 ? static_cast<std::size_t>(got) : 0};
    return got > 0;
  }

  char buffer_[65536];
  std::string_view rest_;
};

}  // namespace

int referee(const Context& context, const Arguments&) {
  Referee referee(context.registry, machine_seed);
  Lines lines;
  std::string line;
  for (;;) {
    using Read = Lines::Read;
    const Read read = lines.next(line);
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
