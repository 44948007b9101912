#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace scriptorium::lab {

// Tells a person who waits how far a long run is and how long it still takes, on one line that is
// wiped at the end. Where nobody looks, nothing is written.
class Progress {
 public:
  using Write = std::function<void(std::string_view)>;
  using Seconds = std::function<double()>;  // on a clock that only goes forward

  // On standard error, if that is a terminal. `what` is counted: "games".
  Progress(double all, std::string what);
  Progress(double all, std::string what, Write write, Seconds now);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  bool is_seen() const { return static_cast<bool>(write_); }
  // So many of all are done, of which whole ones are told; may be called as often as one likes,
  // from one thread.
  void show(double done);

 private:
  double all_;
  std::string what_;
  Write write_;  // empty: nobody looks
  Seconds now_;
  double begun_ = 0;
  std::string shown_;
};

// `12 s`, `3 min 05 s`, `2 h 07 min`
std::string duration_text(std::uint64_t seconds);

}  // namespace scriptorium::lab
