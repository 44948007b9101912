#include "table/position_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "table/words.h"

namespace scriptorium {

void PositionReader::part_words(std::string key, std::string part,
                                std::function<void(std::string_view, const Words&)> read) {
  facts_.push_back({std::move(key), std::move(part), std::move(read)});
}

void PositionReader::words(std::string key, std::function<void(const Words&)> read) {
  part_words(std::move(key), "",
             [read = std::move(read)](std::string_view, const Words& words) { read(words); });
}

void PositionReader::word(std::string key, std::function<void(const std::string&)> read) {
  words(std::move(key), [this, read = std::move(read)](const Words& words) { read(only(words)); });
}

void PositionReader::seat_words(std::string key, std::function<void(int, const Words&)> read) {
  part_words(std::move(key), std::string(kSeat),
             [this, read = std::move(read)](std::string_view part, const Words& words) {
               read(seat(part), words);
             });
}

void PositionReader::seat_word(std::string key, std::function<void(int, const std::string&)> read) {
  seat_words(std::move(key), [this, read = std::move(read)](int seat, const Words& words) {
    read(seat, only(words));
  });
}

void PositionReader::read(std::span<const PositionLine> lines) {
  lines_ = lines;
  std::set<std::string> said;
  for (const PositionLine& line : lines) {
    line_ = &line;
    const Fact& fact = fact_in(line);
    const std::string part = line.key.substr(std::min(fact.key.size() + 1, line.key.size()));
    const bool of_seat = fact.part == kSeat;  // `00` is `0`
    if (!said.insert(fact.key + " " + (of_seat ? std::to_string(seat(part)) : part)).second) {
      refuse(line.key + " is said twice");
    }
    fact.read(part, line.words);
  }
  line_ = nullptr;
}

const PositionReader::Fact& PositionReader::fact_in(const PositionLine& line) const {
  const std::vector<std::string_view> key = split(line.key, ' ');
  for (const Fact& fact : facts_) {
    if (fact.key == key[0] && key.size() == (fact.part.empty() ? 1U : 2U)) return fact;
  }
  refuse("expected " + expected());
}

std::string PositionReader::expected() const {
  std::string all;
  for (std::size_t i = 0; i < facts_.size(); ++i) {
    const char* const before = i == 0 ? "" : i + 1 == facts_.size() ? " or " : ", ";
    all += before + facts_[i].key + (facts_[i].part.empty() ? "" : " " + facts_[i].part);
  }
  return all;
}

const std::string& PositionReader::only(const Words& words) const {
  if (words.size() != 1) refuse(line_->key + " has one word");
  return words[0];
}

int PositionReader::number(std::string_view word, int low, int high) const {
  const auto value = whole_number(word, low, high);
  if (!value) {
    refuse(fmt::format("expected a number from {} to {}, not {}", low, high, shorten(word)));
  }
  return static_cast<int>(*value);
}

int PositionReader::seat(std::string_view word) const {
  const auto seat = whole_number(word, 0, seats_ - 1);
  if (!seat) refuse("there is no such seat: " + shorten(word));
  return static_cast<int>(*seat);
}

void PositionReader::refuse(const std::string& why) const {
  throw PositionFault(line_ == nullptr ? 0 : line_->number, why);
}

void PositionReader::refuse_line(std::string_view key, const std::string& why) const {
  const auto line = std::ranges::find(lines_, key, &PositionLine::key);
  throw PositionFault(line == lines_.end() ? 0 : line->number, why);
}

Error as_error(const PositionFault& fault) {
  return {"bad_position",
          fault.line == 0 ? fault.what() : fmt::format("line {}: {}", fault.line, fault.what()),
          "text",
          {}};
}

}  // namespace scriptorium
