#include "cli/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace scriptorium::cli {
namespace {

volatile std::sig_atomic_t stopped = 0;

void stop(int) { stopped = 1; }

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

// Ivory cards, black or red ink; everything else keeps the terminal's own colours. Where there are
// only few colours, cards are reversed. White and black ink must be seen on either background.
std::string_view escape(Style style, bool many) {
  switch (style) {
    case Style::kPlain:
      break;
    case Style::kDim:
      return "\033[2m";
    case Style::kHeading:
    case Style::kStrong:
    case Style::kName:
      return "\033[1m";
    case Style::kCommand:
    case Style::kLabel:
      return "\033[36m";
    case Style::kCard:
      return many ? "\033[38;5;16;48;5;230m" : "\033[7m";
    case Style::kRedCard:
      return many ? "\033[1;38;5;124;48;5;230m" : "\033[1;31;7m";
    case Style::kGood:
      return "\033[32m";
    case Style::kBad:
    case Style::kInkRed:
      return "\033[31m";
    case Style::kInkYellow:
      return many ? "\033[38;5;178m" : "\033[33m";
    case Style::kInkBlue:
      return many ? "\033[38;5;69m" : "\033[34m";
    case Style::kInkWhite:
      return "\033[1m";
    case Style::kInkBlack:
      return many ? "\033[38;5;244m" : "\033[2m";
  }
  return {};
}

// Signals arrive only while this waits, so that none is missed between a look and a wait.
void wait_for(pollfd* input, nfds_t count, const timespec* time) {
  sigset_t none;
  sigemptyset(&none);
  ppoll(input, count, time, &none);
}

void write_all(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

Terminal::Terminal(Color color) {
  const std::string_view term = environment("TERM");
  const bool screen = isatty(STDOUT_FILENO) != 0;
  echoes_ = isatty(STDIN_FILENO) != 0;
  person_ = screen && echoes_;
  drawing_ = color == Color::kAlways || (screen && term != "dumb" && !term.empty());
  color_ = color == Color::kAlways ||
           (color == Color::kAuto && drawing_ && environment("NO_COLOR").empty());
  many_colors_ = term.find("256") != std::string_view::npos || !environment("COLORTERM").empty();
}

std::size_t Terminal::width() const {
  constexpr long long kNarrowest = 30;
  constexpr long long kWidest = 100;  // longer lines are hard to read
  winsize size = {};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0)
    return static_cast<std::size_t>(std::clamp<long long>(size.ws_col, kNarrowest, kWidest));
  const auto said = whole_number(environment("COLUMNS"), 1, 10'000);
  return static_cast<std::size_t>(std::clamp(said.value_or(80), kNarrowest, kWidest));
}

std::string Terminal::paint(const Text& text) const {
  if (!color_) {
    std::string plain = text.plain();
    plain.erase(plain.find_last_not_of(' ') + 1);  // nothing to see, much to select
    return plain;
  }
  std::string out;
  for (const Span& span : text.spans()) {
    const std::string_view code = escape(span.style, many_colors_);
    out += code;
    out += span.text;
    if (!code.empty()) out += "\033[0m";
  }
  return out;
}

Text Terminal::marked(const Text& text) const {
  if (color_) return text;
  Text out;
  if (text.hangs()) out.hang(*text.hangs());
  for (const Span& span : text.spans()) {
    const bool command = span.style == Style::kCommand;
    out.add(command ? "\"" + span.text + "\"" : span.text, span.style);
  }
  return out;
}

void Terminal::print(const Text& text) const {
  std::string out;
  for (const Text& line : wrap(marked(text), width())) out += paint(line) + "\n";
  write_all(out);
}

void Terminal::print(const std::vector<Text>& lines) const {
  for (const Text& line : lines) print(line);
}

void Terminal::ask(const Text& prompt) const {
  std::vector<Text> lines = wrap(marked(prompt), width() - 2);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) print(lines[i]);
  write_all(paint(lines.back().add(">", Style::kStrong)) + " ");
}

void Terminal::clear() const {
  if (color_ && person_) {
    write_all("\033[2J\033[3J\033[H");
  } else {
    write_all(std::string(person_ ? 100 : 3, '\n'));
  }
}

void Terminal::pause(int milliseconds) const {
  const timespec time = {milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
  wait_for(nullptr, 0, &time);
}

Terminal::Read Terminal::read_line(std::string& line) {
  line.clear();
  bool too_long = false;
  for (;;) {
    const std::size_t end = rest_.find('\n');
    too_long = too_long || line.size() + std::min(end, rest_.size()) > kLongestLine;
    if (!too_long) line += rest_.substr(0, end);
    rest_.erase(0, end == std::string::npos ? end : end + 1);
    if (end != std::string::npos && !echoes_) write_all("\n");
    if (end != std::string::npos) return too_long ? Read::kTooLong : Read::kLine;
    char buffer[4096];
    pollfd input = {STDIN_FILENO, POLLIN, 0};
    wait_for(&input, 1, nullptr);
    if (was_stopped()) return Read::kStopped;
    const ssize_t got = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {  // a last line without an end counts
      if (too_long) return Read::kTooLong;
      return line.empty() ? Read::kEnd : Read::kLine;
    }
    rest_.assign(buffer, static_cast<std::size_t>(got));
  }
}

void catch_signals() {
  struct sigaction action = {};
  action.sa_handler = stop;
  sigset_t blocked;
  sigemptyset(&blocked);
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    sigaction(number, &action, nullptr);
    sigaddset(&blocked, number);
  }
  sigprocmask(SIG_BLOCK, &blocked, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

bool was_stopped() {
  const timespec now = {0, 0};
  wait_for(nullptr, 0, &now);  // a signal that came meanwhile is let in
  return stopped != 0;
}

}  // namespace scriptorium::cli
