#include "server/log/log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <mutex>
#include <utility>

namespace scriptorium::server {
namespace {

constexpr std::size_t kLongestValue = 300;
using Seconds = std::chrono::sys_seconds;

struct Log {
  std::mutex mutex;
  std::function<void(std::string_view)> sink;
  Seconds second = {};  // the lines below are of this second
  int lines = 0;
  std::uint64_t dropped = 0;
};

Log& the_log() {
  static Log log;
  return log;
}

std::string_view name_of(Level level) {
  switch (level) {
    case Level::kInfo:
      return "info";
    case Level::kWarning:
      return "warning";
    case Level::kError:
      return "error";
  }
  return "error";
}

bool is_plain(std::string_view text) {
  for (const char c : text) {
    if (c <= ' ' || c == '"' || c == '=' || c == '\\' || c == '\x7f') return false;
  }
  return !text.empty();
}

void append_value(std::string& line, std::string_view value) {
  const bool cut = value.size() > kLongestValue;
  if (cut) value = value.substr(0, kLongestValue);
  if (!cut && is_plain(value)) {
    line += value;
    return;
  }
  line += '"';
  for (const char c : value) {
    if (c == '"' || c == '\\') {
      line += '\\';
      line += c;
    } else if ((c >= 0 && c < ' ') || c == '\x7f') {
      line += fmt::format("\\x{:02x}", static_cast<unsigned>(c));
    } else {
      line += c;
    }
  }
  line += cut ? "...\"" : "\"";
}

std::string line_of(std::chrono::system_clock::time_point now, Level level, std::string_view what,
                    std::initializer_list<LogField> fields) {
  const auto second = std::chrono::floor<std::chrono::seconds>(now);
  const auto part = std::chrono::floor<std::chrono::milliseconds>(now - second).count();
  std::string line = fmt::format("time={:%Y-%m-%dT%H:%M:%S}.{:03}Z level={} what={}",
                                 fmt::gmtime(std::chrono::system_clock::to_time_t(second)), part,
                                 name_of(level), what);
  for (const LogField& field : fields) {
    line += ' ';
    line += field.name;
    line += '=';
    append_value(line, field.value);
  }
  return line;
}

void write(const Log& log, std::string line) {
  if (log.sink) {
    log.sink(line);
    return;
  }
  line += '\n';
  std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace

void log(Level level, std::string_view what, std::initializer_list<LogField> fields) {
  const auto now = std::chrono::system_clock::now();
  Log& log = the_log();
  const std::scoped_lock lock(log.mutex);
  if (const auto second = std::chrono::floor<std::chrono::seconds>(now); second != log.second) {
    log.second = second;
    log.lines = 0;
    if (const std::uint64_t dropped = std::exchange(log.dropped, 0); dropped > 0) {
      write(log, line_of(now, Level::kWarning, "lines_dropped", {{"count", dropped}}));
    }
  }
  if (++log.lines > kMostLinesASecond) {
    ++log.dropped;
    return;
  }
  write(log, line_of(now, level, what, fields));
}

void log_to(std::function<void(std::string_view line)> sink) {
  Log& log = the_log();
  const std::scoped_lock lock(log.mutex);
  log.sink = std::move(sink);
}

}  // namespace scriptorium::server
