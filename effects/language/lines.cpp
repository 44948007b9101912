#include "effects/language/lines.h"

#include <fmt/format.h>

#include <algorithm>

#include "table/words.h"

namespace scriptorium::effects {
namespace {

constexpr std::size_t kDeepest = 12;  // levels of a file; blocks have a cap of their own
constexpr std::size_t kLongestLine = 400;
constexpr std::size_t kMostLines = 20'000;

bool is_blank(char c) { return c == ' '; }

// Two neighbouring letters changed places: the commonest slip, and far off in a short word.
bool is_swapped(std::string_view word, std::string_view right) {
  if (word.size() != right.size() || word == right) return false;
  const auto at = static_cast<std::size_t>(
      std::mismatch(word.begin(), word.end(), right.begin()).first - word.begin());
  return at + 1 < word.size() && word[at] == right[at + 1] && word[at + 1] == right[at] &&
         word.substr(at + 2) == right.substr(at + 2);
}

// Cuts a line into tokens; stops at a comment. Gives what is wrong with it, or nothing.
class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::string run(TextLine& line) {
    while (true) {
      while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
      if (at_ == text_.size() || text_[at_] == '#') break;
      if (!token(line)) return "a quote is not closed";
      if (line.tokens.size() == 1) behind_first_ = at_;
    }
    if (!line.tokens.empty()) line.rest = trim(text_.substr(behind_first_, at_ - behind_first_));
    return {};
  }

 private:
  bool ends_word(std::size_t at) const {
    const char c = text_[at];
    if (is_blank(c) || c == '"' || c == ',' || c == '#') return true;
    // 15:24 is one word.
    return c == ':' && (at + 1 == text_.size() || is_blank(text_[at + 1]));
  }

  bool token(TextLine& line) {
    const std::size_t begin = at_;
    if (text_[at_] == '"') {
      const std::size_t end = text_.find('"', at_ + 1);
      if (end == std::string_view::npos) return false;
      at_ = end + 1;
      const std::string_view inside = text_.substr(begin + 1, end - begin - 1);
      line.tokens.push_back({Token::Kind::kQuoted, std::string(inside), std::string(inside)});
      return true;
    }
    while (at_ < text_.size() && !ends_word(at_)) ++at_;
    Token::Kind kind = Token::Kind::kWord;
    if (at_ == begin) kind = text_[at_++] == ',' ? Token::Kind::kComma : Token::Kind::kColon;
    const std::string_view written = text_.substr(begin, at_ - begin);
    line.tokens.push_back({kind, small_letters(written), std::string(written)});
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t behind_first_ = 0;
};

// Puts lines where they belong.
class Tree {
 public:
  Tree(std::string_view file, Faults& faults) : file_(file), faults_(faults) {}

  void add(int number, std::string_view text) {
    if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
    const std::string fault = shape(text);
    std::string printable;
    if (!fault.empty()) {
      faults_.add(file_, number, fault);
      printable = only_printable(text);
      text = printable;
    }
    std::size_t blanks = 0;
    while (blanks < text.size() && is_blank(text[blanks])) ++blanks;
    TextLine line;
    line.number = number;
    const std::string unclosed = Lexer(text.substr(blanks)).run(line);
    if (!unclosed.empty()) faults_.add(file_, number, unclosed);
    if (line.tokens.empty()) return;
    if (blanks % 2 != 0)
      faults_.add(file_, number, fmt::format("{} blanks before the line: two a level", blanks));
    place(std::move(line), (blanks + 1) / 2);
  }

  std::vector<TextLine> take() {
    fold(0);
    return std::move(root_);
  }

 private:
  static std::string shape(std::string_view text) {
    if (!is_utf8(text)) return "this is not UTF-8";
    if (text.find('\t') != std::string_view::npos)
      return "there is a tab; two blanks a level, and none but blanks";
    if (text.size() > kLongestLine)
      return fmt::format("the line has {} bytes; {} are the most", text.size(), kLongestLine);
    const bool control = std::any_of(text.begin(), text.end(), [](char c) {
      return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    });
    return control ? "there is a character that cannot be printed" : "";
  }

  // What is read on for further faults must be fit to be shown.
  static std::string only_printable(std::string_view text) {
    std::string out;
    for (const char c : text.substr(0, kLongestLine)) {
      const auto byte = static_cast<unsigned char>(c);
      out += c == '\t' ? "  " : byte < 0x20 || byte >= 0x7f ? "?" : std::string(1, c);
    }
    return out;
  }

  void place(TextLine line, std::size_t depth) {
    if (depth > open_.size()) {
      faults_.add(file_, line.number,
                  "indented too far: at most two blanks more than the line above it");
      depth = open_.size();
    }
    if (depth >= kDeepest) {
      faults_.add(file_, line.number, fmt::format("more than {} levels", kDeepest));
      depth = kDeepest - 1;
    }
    fold(depth);
    open_.push_back(std::move(line));
  }

  // Closes the lines that are deeper than `depth`: each goes below the one that is open above it.
  void fold(std::size_t depth) {
    while (open_.size() > depth) {
      TextLine line = std::move(open_.back());
      open_.pop_back();
      (open_.empty() ? root_ : open_.back().below).push_back(std::move(line));
    }
  }

  std::string_view file_;
  Faults& faults_;
  std::vector<TextLine> root_;
  std::vector<TextLine> open_;  // the line at each level that may still get lines below it
};

}  // namespace

std::string Fault::text() const { return fmt::format("{}:{}: {}", file, line, reason); }

void Faults::add(std::string_view file, int line, std::string reason) {
  const bool known = std::any_of(list_.begin(), list_.end(), [&](const Fault& fault) {
    return fault.line == line && fault.file == file;
  });
  if (!known && list_.size() < kMost) list_.push_back({std::string(file), line, std::move(reason)});
}

std::vector<TextLine> read_lines(std::string_view file, std::string_view text, Faults& faults) {
  Tree tree(file, faults);
  int number = 0;
  for (const std::string_view line : split(text, '\n')) {
    if (++number > static_cast<int>(kMostLines)) {
      faults.add(file, number, fmt::format("more than {} lines", kMostLines));
      break;
    }
    tree.add(number, line);
  }
  return tree.take();
}

std::string small_letters(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  if (text.size() > kLongest) {
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80) --end;
    return fmt::format("\"{}…\"", text.substr(0, end));
  }
  return fmt::format("\"{}\"", text);
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known,
                         const std::vector<std::string>& listed) {
  constexpr std::size_t kFew = 12;
  const std::vector<std::string_view> views(known.begin(), known.end());
  const auto swapped = std::find_if(
      known.begin(), known.end(), [&](const std::string& each) { return is_swapped(word, each); });
  const std::string_view near = swapped != known.end() ? *swapped : nearest(word, views);
  if (!near.empty()) return fmt::format("; did you mean \"{}\"?", near);
  if (listed.empty() || listed.size() > kFew) return {};
  return fmt::format("; there {} {}", listed.size() == 1 ? "is" : "are", fmt::join(listed, ", "));
}

}  // namespace scriptorium::effects
