#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "table/result.h"
#include "text/language.h"

namespace scriptorium::cli {

// Something typed that cannot be meant.
inline Error usage(std::string message) { return {"usage", std::move(message), {}, {}}; }

// What was typed after a command's name, read by the command's row in the table.
class Arguments {
 public:
  // What the row does not know, a number out of its limits and a choice that is none are errors
  // that name it. `--` ends the options; nothing is read after --help.
  static Result<Arguments> read(const Command& command, std::span<const std::string> given);

  const std::vector<std::string>& words() const { return words_; }
  bool asks_for_help() const { return help_; }
  bool has(std::string_view flag) const;
  // The option's value, else its usual one.
  std::string text(std::string_view flag) const;
  std::string text(std::string_view flag, std::string_view usual) const;
  long long number(std::string_view flag) const;
  long long number(std::string_view flag, long long usual) const;
  // For limits that the table cannot know.
  Result<long long> number_within(std::string_view flag, long long usual, Limits limits) const;
  // What --language says.
  Language language() const;

 private:
  std::optional<Error> take(const Flag& flag, std::string value);

  const Command* command_ = nullptr;
  std::vector<std::string> words_;
  std::map<std::string, std::string, std::less<>> values_;
  bool help_ = false;
};

}  // namespace scriptorium::cli
