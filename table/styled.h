#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/words.h"

namespace scriptorium {

// What a piece of text is; how that looks is the terminal's business.
enum class Style {
  kPlain,
  kHeading,
  kDim,      // there for whoever looks for it
  kStrong,   // titles, totals
  kName,     // of somebody at the table
  kCommand,  // what may be typed: in a sentence it must be told from the rest
  kLabel,    // a number or a rule's name
  kCard,     // never broken over two lines
  kRedCard,  // its text says that it is red, too
  kGood,
  kBad,
  // Colours that cards are printed in; their text tells them apart, too.
  kInkRed,
  kInkYellow,
  kInkBlue,
  kInkWhite,
  kInkBlack,
};

struct Span {
  std::string text;
  Style style = Style::kPlain;
};

// One line of text for a person, however wide; it is wrapped when it is shown, and what is wrapped
// stands below the first word, or where it is told to hang.
class Text {
 public:
  Text() = default;
  Text(std::string text, Style style = Style::kPlain) { add(std::move(text), style); }
  Text(const char* text) : Text(std::string(text)) {}

  Text& add(std::string text, Style style = Style::kPlain) {
    if (!text.empty()) spans_.push_back({std::move(text), style});
    return *this;
  }
  Text& add(const char* text, Style style = Style::kPlain) { return add(std::string(text), style); }
  Text& add(const Text& other) {
    spans_.insert(spans_.end(), other.spans_.begin(), other.spans_.end());
    return *this;
  }
  // Blanks up to this column.
  Text& pad(std::size_t column);

  Text& hang(std::size_t column) {
    hang_ = column;
    return *this;
  }
  std::optional<std::size_t> hangs() const { return hang_; }

  bool empty() const { return spans_.empty(); }
  const std::vector<Span>& spans() const { return spans_; }
  std::size_t width() const;
  std::string plain() const;

 private:
  std::vector<Span> spans_;
  std::optional<std::size_t> hang_;
};

// How many columns a text takes; its characters are counted, not its bytes.
std::size_t columns(std::string_view text);
// A text cut into lines of at most this width, at blanks.
std::vector<Text> wrap(const Text& text, std::size_t width);

// A sentence of a translation file; what stands for {0}, {1} keeps its style. What stands between
// `backticks` may be typed. A name within it has a small article: `the Novice`, `al Novicio`.
Text say(const Phrases& phrases, std::string_view key, Language language,
         const std::vector<Text>& arguments = {});
// The words of a phrase, first to last: what a person may type for one thing. English is always
// understood.
std::vector<std::string> typed_words(const Phrases& phrases, std::string_view key,
                                     Language language);
// Texts one after the other with this between them.
Text join(const std::vector<Text>& parts, std::string_view between);

}  // namespace scriptorium
