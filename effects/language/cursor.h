#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "effects/language/nouns.h"

namespace scriptorium::effects {

// Why a line cannot be read. Thrown within a line and caught where lines are read: the next line is
// read all the same.
struct Refused {
  std::string reason;
};
[[noreturn]] void refuse(std::string reason);

// The words of one line, from left to right.
class Cursor {
 public:
  explicit Cursor(const std::vector<Token>& tokens, std::size_t at = 0)
      : tokens_(tokens), at_(at) {}

  bool at_end() const { return at_ >= tokens_.size(); }
  const Token* peek(std::size_t ahead = 0) const;
  void skip() { ++at_; }

  // The words of a phrase, one blank between them.
  bool sees(std::string_view phrase, std::size_t ahead = 0) const;
  bool takes(std::string_view phrase);
  void expect(std::string_view phrase);
  bool takes(Token::Kind kind);
  bool has(Token::Kind kind) const;  // from here on

  // A noun by its id, its English word or its plural; the longest that fits.
  template <class T>
  const T* noun(const std::vector<T>& list, std::size_t ahead = 0) {
    const T* best = nullptr;
    std::size_t longest = 0;
    for (const T& each : list) {
      if (const std::size_t length = spelled(each, ahead); length > longest) {
        longest = length;
        best = &each;
      }
    }
    if (best != nullptr) at_ += ahead + longest;
    return best;
  }
  template <class T>
  const T& expect_noun(const std::vector<T>& list, std::string_view kind,
                       std::vector<std::string> known = {}) {
    if (const T* found = noun(list)) return *found;
    std::vector<std::string> listed = known;
    for (const T& each : list) {
      add_spellings(each, known);
      listed.push_back(each.id);
    }
    unknown(kind, known, listed);
  }
  // How many words from here on are this noun; 0 if it is another.
  std::size_t spelled(const Noun& noun, std::size_t ahead = 0) const;

  // "there is no KIND "…" in this game; did you mean …".
  [[noreturn]] void unknown(std::string_view kind, const std::vector<std::string>& known,
                            const std::vector<std::string>& listed) const;
  // Something else should stand here.
  [[noreturn]] void wants(std::string_view what) const;
  // What stands here, for messages: the word in quotes, or that the line ends.
  std::string here() const;
  std::string rest() const;  // all from here on, as it is written
  void expect_end() const;

  static void add_spellings(const Noun& noun, std::vector<std::string>& known);

 private:
  const std::vector<Token>& tokens_;
  std::size_t at_ = 0;
};

}  // namespace scriptorium::effects
