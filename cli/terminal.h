#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/styled.h"

namespace scriptorium::cli {

enum class Color { kAuto, kAlways, kNever };

// Standard input and output as a person sees them. Colours, box drawing and a cleared screen are
// for a terminal that knows them; into a pipe, and with NO_COLOR, no escape byte is ever written.
class Terminal {
 public:
  explicit Terminal(Color color);

  bool is_person() const { return person_; }  // both ends are a terminal
  bool drawing() const { return drawing_; }
  std::size_t width() const;

  void print(const Text& text) const;
  void print(const std::vector<Text>& lines) const;
  // Shows what is asked and a mark to type after; no line end.
  void ask(const Text& prompt) const;
  // Takes everything off the screen, and out of what can be scrolled back to.
  void clear() const;
  void pause(int milliseconds) const;

  enum class Read { kLine, kTooLong, kEnd, kStopped };
  // A line without its end; of a longer one than kLongestLine nothing is kept. kStopped: a signal
  // asked to stop.
  Read read_line(std::string& line);
  static constexpr std::size_t kLongestLine = 4000;

 private:
  // Without colours, what may be typed stands in quotation marks.
  Text marked(const Text& text) const;
  std::string paint(const Text& text) const;

  bool person_ = false;
  bool echoes_ = false;  // a terminal shows the typed line and its end
  bool drawing_ = false;
  bool color_ = false;
  bool many_colors_ = false;
  std::string rest_;
};

// From now on interrupt, hang-up and termination only set a mark, so that the table can be put away
// in order.
void catch_signals();
bool was_stopped();

}  // namespace scriptorium::cli
