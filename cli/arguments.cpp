#include "cli/arguments.h"

#include <fmt/format.h>

#include "table/words.h"

namespace scriptorium::cli {

Result<Arguments> Arguments::read(std::span<const std::string> given, std::span<const Flag> flags,
                                  std::size_t words) {
  Arguments arguments;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::string_view word = given[i];
    if (!word.starts_with("--")) {
      if (arguments.words_.size() == words) {
        return Error{"usage", fmt::format("\"{}\" is one word too many.", word), {}, {}};
      }
      arguments.words_.emplace_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string_view name =
        word.substr(2, equals == std::string_view::npos ? equals : equals - 2);
    const Flag* flag = nullptr;
    std::vector<std::string_view> known;
    for (const Flag& each : flags) {
      known.push_back(each.name);
      if (each.name == name) flag = &each;
    }
    if (flag == nullptr) {
      std::string message = fmt::format("There is no option --{} here.", name);
      if (const std::string_view near = nearest(name, known); !near.empty()) {
        message += fmt::format(" Did you mean --{}?", near);
      }
      return Error{"usage", std::move(message), {}, {}};
    }
    std::string value;
    if (flag->takes_value && equals != std::string_view::npos) {
      value = word.substr(equals + 1);
    } else if (flag->takes_value) {
      if (i + 1 == given.size())
        return Error{"usage", fmt::format("--{} needs a value.", name), {}, {}};
      value = given[++i];
    } else if (equals != std::string_view::npos) {
      return Error{"usage", fmt::format("--{} takes no value.", name), {}, {}};
    }
    arguments.values_[std::string(name)] = std::move(value);
  }
  return arguments;
}

std::string Arguments::text(std::string_view flag, std::string_view usual) const {
  const auto found = values_.find(flag);
  return found == values_.end() ? std::string(usual) : found->second;
}

Result<long long> Arguments::number(std::string_view flag, long long usual, long long min,
                                    long long max) const {
  const auto found = values_.find(flag);
  if (found == values_.end()) return usual;
  const std::optional<long long> value = whole_number(found->second, min, max);
  if (!value) {
    return Error{
        "usage", fmt::format("--{} is a whole number from {} to {}.", flag, min, max), {}, {}};
  }
  return *value;
}

}  // namespace scriptorium::cli
