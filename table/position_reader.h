#pragma once

#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "table/result.h"
#include "table/scenario.h"

namespace scriptorium {

// Why a position cannot be, and in which line; 0 if it is no one line's fault.
struct PositionFault : std::runtime_error {
  PositionFault(int at_line, const std::string& why) : std::runtime_error(why), line(at_line) {}
  int line;
};

// Reads the lines `at KEY: words…` of a position. A game says which keys there are and what each is
// read into; whatever is wrong with a line ends the reading with a PositionFault.
class PositionReader {
 public:
  using Words = std::vector<std::string>;

  explicit PositionReader(int seats) : seats_(seats) {}

  // `at KEY: word`
  void word(std::string key, std::function<void(const std::string&)> read);
  // `at KEY: words…`
  void words(std::string key, std::function<void(const Words&)> read);
  // `at KEY SEAT: word`, `at KEY SEAT: words…`
  void seat_word(std::string key, std::function<void(int, const std::string&)> read);
  void seat_words(std::string key, std::function<void(int, const Words&)> read);
  // `at KEY PART: words…`, where the part is the game's own: PILE, SEAT.N
  void part_words(std::string key, std::string part,
                  std::function<void(std::string_view, const Words&)> read);

  // Each key is read once.
  void read(std::span<const PositionLine> lines);

  int number(std::string_view word, int low, int high) const;
  int seat(std::string_view word) const;
  // Refuses the line that is being read; after reading, the position as a whole.
  [[noreturn]] void refuse(const std::string& why) const;
  // Refuses a line that was read, or the position if there is no such line.
  [[noreturn]] void refuse_line(std::string_view key, const std::string& why) const;

 private:
  struct Fact {
    std::string key;
    std::string part;  // what follows the key: kSeat, or what the game says; empty: nothing
    std::function<void(std::string_view, const Words&)> read;
  };
  static constexpr std::string_view kSeat = "SEAT";
  const Fact& fact_in(const PositionLine& line) const;
  std::string expected() const;
  const std::string& only(const Words& words) const;

  int seats_;
  std::vector<Fact> facts_;
  std::span<const PositionLine> lines_;
  const PositionLine* line_ = nullptr;
};

Error as_error(const PositionFault& fault);

// The state that `set` makes, or why there is none.
template <class State, class Set>
Result<State> set_position(const Set& set) {
  try {
    return set();
  } catch (const PositionFault& fault) {
    return as_error(fault);
  }
}

}  // namespace scriptorium
