#pragma once

#include <array>
#include <boost/json.hpp>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "table/result.h"
#include "text/language.h"
#include "text/nearest.h"

namespace scriptorium {

// Text that is gone at the end of the line. Functions that answer with views into their text delete
// the overload that takes one: `split(name(), ',')` would read freed memory.
template <class Text>
concept Temporary =
    std::is_convertible_v<Text, std::string_view> && !std::is_lvalue_reference_v<Text> &&
    !std::is_trivially_destructible_v<Text>;

bool is_utf8(std::string_view text);
// Whether a line, tabs apart, has no flaw (text/characters.h): only such a text is shown again as
// it is.
bool is_printable(std::string_view text);
// A stranger's text as it may stand in an error message: short and printable, with a ? for every
// byte of a text that is not.
std::string shorten(std::string_view text);
// The parts are views into the text.
std::vector<std::string_view> split(std::string_view text, char separator);
std::vector<std::string_view> split(Temporary auto&& text, char separator) = delete;
// The words of a line, however many blanks are between them.
std::vector<std::string> words_of(std::string_view text);
std::string_view trim(std::string_view text);
std::string_view trim(Temporary auto&& text) = delete;
// A whole number from min to max, and nothing else.
std::optional<long long> whole_number(std::string_view text, long long min, long long max);

// Where something is put into a sentence: {0}, or {0|one|many}, one of which is said for the number
// that {0} is.
struct Gap {
  std::size_t which = 0;
  std::size_t length = 0;  // of it in the sentence; 0: there is none
  bool chooses = false;
  std::string_view one = {};
  std::string_view many = {};

  std::string_view chosen(std::string_view number) const {
    return number == "1" || number == "-1" ? one : many;
  }
};
// The gap that the text begins with.
Gap gap_at(std::string_view text);
Gap gap_at(Temporary auto&& text) = delete;

// The sentences of a translation file: `key`, then a line of each language indented below it.
class Phrases {
 public:
  // Throws std::runtime_error with the line at fault: a key without both languages, twice, or badly
  // indented.
  explicit Phrases(std::string_view text);
  // The sentence with its gaps filled; the key itself if there is none.
  std::string say(std::string_view key, Language language,
                  std::span<const std::string> arguments = {}) const;
  bool has(std::string_view key) const { return phrases_.contains(key); }

 private:
  std::map<std::string, std::array<std::string, 2>, std::less<>> phrases_;
};

// A sentence as people of any language get it: {"en":…,"es":…}.
boost::json::object in_both_languages(const Phrases& phrases, std::string_view key);

// What the table itself says, whatever the game.
const Phrases& table_phrases();

}  // namespace scriptorium
