#include "cli/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <optional>

#include "table/words.h"

namespace scriptorium::cli {
namespace {

Error unknown_flag(const Command& command, std::string_view name) {
  std::vector<std::string_view> known = {"help"};
  for (const Flag& flag : command.flags) known.push_back(flag.name);
  const std::string_view near = nearest(name, known);
  return usage(near.empty() ? fmt::format("There is no option --{}; see scriptorium {} --help.",
                                          shorten(name), command.name)
                            : fmt::format("There is no option --{}. Did you mean --{}?",
                                          shorten(name), near));
}

Error out_of_limits(std::string_view flag, Limits limits) {
  return usage(
      fmt::format("--{} is a whole number from {} to {}.", flag, limits.least, limits.most));
}

// `auto, always or never`
std::string listed(const std::vector<std::string_view>& names) {
  std::string list;
  for (std::size_t i = 0; i < names.size(); ++i) {
    list += i == 0 ? "" : i + 1 == names.size() ? " or " : ", ";
    list += names[i];
  }
  return list;
}

}  // namespace

std::optional<Error> Arguments::take(const Flag& flag, std::string value) {
  if (flag.takes == Takes::kNumber && !whole_number(value, flag.limits.least, flag.limits.most)) {
    return out_of_limits(flag.name, flag.limits);
  }
  const std::vector<std::string_view> known = choices(flag);
  if (flag.takes == Takes::kChoice && std::ranges::find(known, value) == known.end()) {
    return usage(fmt::format("--{} is {}, not {}.", flag.name, listed(known), shorten(value)));
  }
  values_[std::string(flag.name)] = std::move(value);
  return std::nullopt;
}

Result<Arguments> Arguments::read(const Command& command, std::span<const std::string> given) {
  Arguments arguments;
  arguments.command_ = &command;
  bool options = true;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::string_view word = given[i];
    if (options && (word == "--help" || word == "-h")) {
      arguments.help_ = true;
      return arguments;
    }
    if (options && word == "--") {
      options = false;
      continue;
    }
    if (!options || !word.starts_with("--")) {
      if (arguments.words_.size() == command.most_words()) {
        return usage(fmt::format("\"{}\" is one word too many.", shorten(word)));
      }
      arguments.words_.emplace_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const bool has_value = equals != std::string_view::npos;
    const std::string_view name = word.substr(2, has_value ? equals - 2 : equals);
    const Flag* const flag = command.flag(name);
    if (flag == nullptr) return unknown_flag(command, name);
    std::string value;
    if (flag->takes == Takes::kNothing) {
      if (has_value) return usage(fmt::format("--{} takes no value.", name));
    } else if (has_value) {
      value = word.substr(equals + 1);
    } else {
      if (i + 1 == given.size()) return usage(fmt::format("--{} needs a value.", name));
      value = given[++i];
    }
    if (auto fault = arguments.take(*flag, std::move(value))) return *std::move(fault);
  }
  return arguments;
}

bool Arguments::has(std::string_view flag) const {
  assert(command_->flag(flag) != nullptr);
  return values_.contains(flag);
}

std::string Arguments::text(std::string_view flag) const {
  assert(command_->flag(flag) != nullptr);
  return text(flag, command_->flag(flag)->usual);
}

std::string Arguments::text(std::string_view flag, std::string_view usual) const {
  return has(flag) ? values_.find(flag)->second : std::string(usual);
}

long long Arguments::number(std::string_view flag) const {
  const Limits limits = command_->flag(flag)->limits;
  const std::optional<long long> value = whole_number(text(flag), limits.least, limits.most);
  assert(value);  // given ones were checked; what is usual stands in the table
  return *value;
}

long long Arguments::number(std::string_view flag, long long usual) const {
  return has(flag) ? number(flag) : usual;
}

Result<long long> Arguments::number_within(std::string_view flag, long long usual,
                                           Limits limits) const {
  if (!has(flag)) return usual;
  const std::optional<long long> value = whole_number(text(flag), limits.least, limits.most);
  if (!value) return out_of_limits(flag, limits);
  return *value;
}

Language Arguments::language() const {
  return language_of(text("language")).value_or(Language::kEnglish);
}

}  // namespace scriptorium::cli
