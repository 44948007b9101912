#pragma once

#include <string>
#include <string_view>
#include <vector>

// What the nouns file and the cards have in common: lines of words, two blanks a level, `#` for
// comments, titles in quotes. And how both say what is wrong with them.
namespace scriptorium::effects {

struct Fault {
  std::string file;
  int line = 0;
  std::string reason;
  std::string text() const;  // FILE:LINE: REASON
};

// The faults of several files, as many as a person will read. A line has one: what follows from a
// first mistake is no news.
class Faults {
 public:
  static constexpr std::size_t kMost = 50;
  void add(std::string_view file, int line, std::string reason);
  bool empty() const { return list_.empty(); }
  std::size_t size() const { return list_.size(); }
  std::vector<Fault> take() { return std::move(list_); }

 private:
  std::vector<Fault> list_;
};

struct Token {
  enum class Kind { kWord, kQuoted, kComma, kColon };
  Kind kind = Kind::kWord;
  std::string text;     // a word in small letters; what stands between the quotes, as it is written
  std::string written;  // as it is written
};

// A line and the lines indented below it.
struct TextLine {
  int number = 0;
  std::vector<Token> tokens;  // at least one
  std::string rest;           // all behind the first word, as it is written, without the comment
  std::vector<TextLine> below;
};

// The lines of a file as a tree. What is badly indented is a fault and is read as if it stood where
// it most likely belongs, so that one mistake is one fault.
std::vector<TextLine> read_lines(std::string_view file, std::string_view text, Faults& faults);

// `text` with small letters for A to Z.
std::string small_letters(std::string_view text);
// A designer's words as they may stand in a message: in quotes, and not too long.
std::string in_quotes(std::string_view text);
// `; did you mean "…"?` for the nearest; else all that are `listed`, if they are few; else nothing.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known,
                         const std::vector<std::string>& listed);
inline std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
  return did_you_mean(word, known, known);
}

}  // namespace scriptorium::effects
