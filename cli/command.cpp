#include "cli/command.h"

#include <fmt/format.h>

#include <algorithm>

#include "table/words.h"

namespace scriptorium::cli {

std::string Command::usage() const {
  std::string line(name);
  for (const Word& word : words) line += fmt::format(" {}", word.name);
  return flags.empty() ? line : line + " [OPTIONS]";
}

std::size_t Command::most_words() const {
  std::size_t most = 0;
  for (const Word& word : words) most += word.most;
  return most;
}

const Flag* Command::flag(std::string_view flag_name) const {
  const auto found = std::ranges::find(flags, flag_name, &Flag::name);
  return found == flags.end() ? nullptr : &*found;
}

const Command* find_command(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

std::string shown(const Flag& flag) {
  return fmt::format("--{}{}{}", flag.name, flag.value.empty() ? "" : " ", flag.value);
}

std::string explained(const Flag& flag) {
  if (flag.usual.empty()) return std::string(flag.about);
  return fmt::format("{} (default {})", flag.about, flag.usual);
}

std::vector<std::string_view> choices(const Flag& flag) {
  if (flag.value.find('|') == std::string_view::npos) return {};
  return split(flag.value, '|');
}

}  // namespace scriptorium::cli
