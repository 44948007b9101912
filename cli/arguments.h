#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/result.h"

namespace scriptorium::cli {

// An option of a command: `--name VALUE`, or a bare `--name` where it takes no value.
struct Flag {
  std::string_view name;
  bool takes_value = true;
};

class Arguments {
 public:
  // Knows these flags and at most `words` plain words; anything else is an error that names it.
  static Result<Arguments> read(std::span<const std::string> given, std::span<const Flag> flags,
                                std::size_t words);

  const std::vector<std::string>& words() const { return words_; }
  bool has(std::string_view flag) const { return values_.contains(flag); }
  std::string text(std::string_view flag, std::string_view usual) const;
  // A whole number from min to max.
  Result<long long> number(std::string_view flag, long long usual, long long min,
                           long long max) const;

 private:
  std::vector<std::string> words_;
  std::map<std::string, std::string, std::less<>> values_;
};

}  // namespace scriptorium::cli
