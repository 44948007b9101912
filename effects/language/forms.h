#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/words.h"

// The fixed words of card texts: effects/language/phrases.txt, read.
namespace scriptorium::effects {

// What stands in the braces of a phrase.
using Slots = std::map<std::string, std::string, std::less<>>;

class Forms {
 public:
  // Throws std::runtime_error with the line at fault.
  explicit Forms(std::string_view text);

  // The first of the forms that a key has in a language; empty if it has none of them. The form of
  // a line "en …" is "".
  std::string_view find(std::string_view key, Language language,
                        std::initializer_list<std::string_view> forms) const;
  // The same, for what the file must have: throws std::logic_error with the key.
  std::string_view get(std::string_view key, Language language,
                       std::initializer_list<std::string_view> forms = {""}) const;
  bool has(std::string_view key) const { return keys_.contains(key); }
  std::vector<std::string> keys() const;

 private:
  std::map<std::string, std::map<std::string, std::string, std::less<>>, std::less<>> keys_;
};

// The phrases that the program carries.
const Forms& effect_phrases();

// A phrase with its braces filled; what has no slot stays as it is, so that a test finds it.
std::string fill(std::string_view phrase, const Slots& slots);
// The same with {0}, {1}.
std::string fill(std::string_view phrase, std::initializer_list<std::string_view> arguments);

}  // namespace scriptorium::effects
