#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace scriptorium::server {

// What the server says to whoever runs it, one line an event on standard error:
//   time=2026-01-31T12:00:00.250Z level=warning what=too_slow guest=17 address=10.0.0.9
// Nothing secret may stand in it: no cookie, nonce or seed, no number of a table.
enum class Level : std::uint8_t { kInfo, kWarning, kError };

struct LogField {
  LogField(std::string_view field, std::string_view text) : name(field), value(text) {}
  LogField(std::string_view field, const char* text) : name(field), value(text) {}
  LogField(std::string_view field, std::integral auto number)
      : name(field), value(std::to_string(number)) {}

  std::string_view name;
  std::string value;  // anything: it is quoted where it must be, and shortened
};

// From any thread. Somebody who provokes lines cannot fill a disk: above kMostLinesASecond they are
// counted, and a line `what=lines_dropped count=…` says how many.
inline constexpr int kMostLinesASecond = 200;
void log(Level level, std::string_view what, std::initializer_list<LogField> fields = {});

// Where lines go (each without its end) instead of standard error; nothing: there again.
void log_to(std::function<void(std::string_view line)> sink);

}  // namespace scriptorium::server
