#include "lab/progress.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace scriptorium::lab {
namespace {

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void write_to_terminal(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

std::string whole(double number) { return std::to_string(static_cast<std::uint64_t>(number)); }

std::string two_digits(std::uint64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::string duration_text(std::uint64_t seconds) {
  if (seconds < 60) return std::to_string(seconds) + " s";
  const std::uint64_t minutes = seconds / 60;
  if (minutes < 60) return std::to_string(minutes) + " min " + two_digits(seconds % 60) + " s";
  return std::to_string(minutes / 60) + " h " + two_digits(minutes % 60) + " min";
}

Progress::Progress(double all, std::string what)
    : Progress(all, std::move(what),
               isatty(STDERR_FILENO) != 0 ? Write(write_to_terminal) : Write(), steady_seconds) {}

Progress::Progress(double all, std::string what, Write write, Seconds now)
    : all_(std::max(all, 1.0)),
      what_(std::move(what)),
      write_(std::move(write)),
      now_(std::move(now)),
      begun_(now_()) {}

Progress::~Progress() {
  if (!shown_.empty()) write_("\r" + std::string(shown_.size(), ' ') + "\r");
}

void Progress::show(double done) {
  constexpr std::size_t kWidth = 30;
  constexpr double kTooEarly = 1;  // seconds after which a guess is worth something
  if (!is_seen()) return;
  done = std::min(done, all_);
  const double share = done / all_;
  const auto full = static_cast<std::size_t>(share * kWidth);
  std::string line = "[" + std::string(full, '=') + std::string(kWidth - full, ' ') + "] " +
                     whole(done) + " of " + whole(all_) + " " + what_;
  const double gone = now_() - begun_;
  if (done > 0 && gone >= kTooEarly) {
    const double left = std::ceil(gone / share - gone);
    line += ", " + duration_text(static_cast<std::uint64_t>(left)) + " left";
  }
  if (line == shown_) return;
  // Blanks over what a longer line has left.
  const std::size_t wipe = shown_.size() > line.size() ? shown_.size() - line.size() : 0;
  write_("\r" + line + std::string(wipe, ' '));
  shown_ = std::move(line);
}

}  // namespace scriptorium::lab
