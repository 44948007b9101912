#include "table/telling_lines.h"

#include <fmt/format.h>

#include <stdexcept>

#include "table/words.h"

namespace scriptorium {
namespace {

constexpr std::string_view kSigns = "(),:=";

// The words and signs of a line, up to a remark.
std::vector<std::string> tokens_of(std::string_view line) {
  line = line.substr(0, line.find('#'));
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < line.size();) {
    const bool sign = kSigns.find(line[i]) != kSigns.npos;
    const std::size_t end =
        sign ? i + 1 : std::min(line.find_first_of("(),:= \t\r", i), line.size());
    if (end == i) {
      ++i;
    } else {
      tokens.emplace_back(line.substr(i, end - i));
      i = end;
    }
  }
  return tokens;
}

class LineReader {
 public:
  LineReader(std::string_view file, int number, std::vector<std::string> tokens)
      : file_(file), number_(number), tokens_(std::move(tokens)) {}

  TellingLine read() {
    TellingLine line{.number = number_, .events = {word("an event")}};
    while (takes(",")) line.events.push_back(word("an event"));
    if (takes("if")) {
      do line.conditions.push_back(condition());
      while (takes("and"));
    }
    expect(":");
    std::string phrase = word("a phrase, or -");
    if (phrase != "-") {
      line.phrase = std::move(phrase);
      if (takes("by")) line.by = word("the field of a seat");
      while (at_ < tokens_.size()) line.words.push_back(word_with_fields());
    }
    if (at_ < tokens_.size())
      fail(fmt::format("nothing comes after -, and not \"{}\"", tokens_[at_]));
    return line;
  }

 private:
  [[noreturn]] void fail(const std::string& why) const {
    throw std::runtime_error(fmt::format("{}:{}: {}", file_, number_, why));
  }
  bool takes(std::string_view token) {
    const bool found = at_ < tokens_.size() && tokens_[at_] == token;
    if (found) ++at_;
    return found;
  }
  [[noreturn]] void miss(std::string_view what) const {
    fail(at_ < tokens_.size() ? fmt::format("expected {} and not \"{}\"", what, tokens_[at_])
                              : fmt::format("expected {} at the end", what));
  }
  void expect(std::string_view sign) {
    if (!takes(sign)) miss(fmt::format("\"{}\"", sign));
  }
  std::string word(std::string_view what) {
    if (at_ == tokens_.size() || kSigns.find(tokens_[at_]) != kSigns.npos) miss(what);
    return tokens_[at_++];
  }

  TellingLine::Condition condition() {
    using Kind = TellingLine::Condition::Kind;
    if (takes("no")) return {Kind::kNotThere, word("a field")};
    std::string field = word("a field");
    if (takes("=")) return {Kind::kEqual, std::move(field), word("a value")};
    if (!takes("is")) return {Kind::kThere, std::move(field)};
    if (!takes("you")) miss("\"you\"");
    return {Kind::kYou, std::move(field)};
  }

  TellingLine::Word word_with_fields() {
    TellingLine::Word said{word("a word such as name(seat)"), {}};
    expect("(");
    do said.fields.push_back(word("a field"));
    while (takes(","));
    expect(")");
    return said;
  }

  std::string_view file_;
  int number_;
  std::vector<std::string> tokens_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<TellingLine> read_telling(std::string_view file, std::string_view text) {
  std::vector<TellingLine> lines;
  int number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    std::vector<std::string> tokens = tokens_of(line);
    if (!tokens.empty()) lines.push_back(LineReader(file, number, std::move(tokens)).read());
  }
  return lines;
}

}  // namespace scriptorium
