#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scriptorium::text {

// From `begin` up to, not including, `end`.
struct Range {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  friend bool operator==(const Range&, const Range&) = default;
};

// A text as one hears it: its words without case, accents and punctuation (CV-33). Letters are a to
// z and digits; ligatures are two letters; letters of other alphabets stay as they are, so that
// they count as wrong and not as silence. A hyphen joins words, but not numbers ("16-17"). All
// words' letters lie one after the other: words that are joined are one piece of them.
class SpokenWords {
 public:
  explicit SpokenWords(std::string_view utf8);
  // Some of its words; they stay where they are in the text.
  SpokenWords part(std::size_t first, std::size_t end) const;

  std::size_t size() const { return bytes_.size(); }
  std::string_view letters() const { return letters_; }
  // Where a word begins among the letters; that of `size()` is where the last one ends.
  std::uint32_t start(std::size_t word) const { return starts_[word]; }
  const std::uint32_t* starts() const { return starts_.data(); }
  std::string_view word(std::size_t i) const { return joined(i, i + 1); }
  std::string_view joined(std::size_t first, std::size_t end) const {
    return std::string_view(letters_).substr(starts_[first], starts_[end] - starts_[first]);
  }
  // Which letters a word has, a bit each: words with other letters are other words.
  std::uint32_t mask(std::size_t word) const { return masks_[word]; }
  // Where words stand in the text; for none, the empty place where they would.
  Range bytes(std::size_t first, std::size_t end) const;

 private:
  SpokenWords() = default;
  void add(std::string_view letters, bool new_word, Range bytes);

  std::string letters_;
  std::vector<std::uint32_t> starts_;
  std::vector<std::uint32_t> masks_;
  std::vector<Range> bytes_;
};

}  // namespace scriptorium::text
