#include <fmt/format.h>

#include <algorithm>

#include "cli/commands.h"

namespace scriptorium::cli {
namespace {

template <class Names>
std::string spaced(const Names& names) {
  std::string line;
  for (const auto& name : names) line += fmt::format("{}{}", line.empty() ? "" : " ", name);
  return line;
}

std::vector<std::string_view> command_names() {
  std::vector<std::string_view> names;
  for (const Command& command : commands()) names.push_back(command.name);
  return names;
}

// What compgen is asked for: -f for files, -d for folders, else these words; empty: nothing can be
// offered.
std::string offered(Takes takes, const std::vector<std::string_view>& known,
                    const Registry& games) {
  switch (takes) {
    case Takes::kFile:
      return "-f";
    case Takes::kFolder:
      return "-d";
    case Takes::kGame:
      return spaced(games.ids());
    case Takes::kCommand:
      return spaced(command_names());
    case Takes::kNothing:
    case Takes::kText:
    case Takes::kNumber:
    case Takes::kChoice:
      break;
  }
  return spaced(known);
}

std::string offered(const Flag& flag, const Registry& games) {
  return offered(flag.takes, choices(flag), games);
}

// A command's row in the first `case`: its options, those with a value, what its words may be.
std::string row_of(const Command& command, const Registry& games) {
  std::string flags = "--help";
  std::string valued;
  for (const Flag& flag : command.flags) {
    flags += fmt::format(" --{}", flag.name);
    if (flag.takes != Takes::kNothing) valued += fmt::format(" --{}", flag.name);
  }
  std::string words;
  std::string rest;
  for (const Word& word : command.words) {
    const std::vector<std::string_view> known =
        word.takes == Takes::kChoice ? std::vector{word.name} : std::vector<std::string_view>();
    const std::string each = offered(word.takes, known, games);
    words += fmt::format("'{}' ", each);
    if (word.most > 1) rest = each;
  }
  if (words.ends_with(' ')) words.pop_back();
  return fmt::format("    {}) flags='{}' valued='{} ' words=({}) rest='{}' ;;\n", command.name,
                     flags, valued, words, rest);
}

// An option's row in the second: what its value may be.
std::string rows_of_values(const Command& command, const Registry& games) {
  std::string rows;
  for (const Flag& flag : command.flags) {
    const std::string values = offered(flag, games);
    if (values.empty()) continue;
    rows += fmt::format("      {}--{}) offered='{}' ;;\n", command.name, flag.name, values);
  }
  return rows;
}

constexpr std::string_view kScript = R"(# Completes scriptorium's commands and options in bash.
_scriptorium() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command=${{COMP_WORDS[1]}}
  local flags= valued= words=() rest= offered= place=0 i
  COMPREPLY=()
  # --option=value is three words here.
  if [[ $current == = ]]; then current=; elif [[ $before == = ]]; then before=${{COMP_WORDS[COMP_CWORD - 2]}}; fi
  case $command in
{rows}  esac
  if ((COMP_CWORD == 1)); then
    offered='{commands} --help --version'
  elif [[ $valued == *" $before "* ]]; then
    case $command$before in
{values}    esac
  elif [[ $current == -* ]]; then
    offered=$flags
  else
    for ((i = 2; i < COMP_CWORD; ++i)); do
      if [[ $valued == *" ${{COMP_WORDS[i]}} "* ]]; then
        if [[ ${{COMP_WORDS[i + 1]}} == = ]]; then ((i += 2)); else ((i += 1)); fi
      elif [[ ${{COMP_WORDS[i]}} != -* ]]; then
        ((place += 1))
      fi
    done
    offered=${{words[place]-$rest}}
  fi
  if [[ $offered == -[fd] ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen "$offered" -- "$current")
  else
    mapfile -t COMPREPLY < <(compgen -W "$offered" -- "$current")
  fi
}}
complete -F _scriptorium scriptorium
)";

}  // namespace

int completion(const Context& context, const Arguments& arguments) {
  if (arguments.words().empty() || arguments.words()[0] != "bash") {
    return complain({"usage", "Say for which shell: scriptorium completion bash.", {}, {}});
  }
  std::string rows;
  std::string values;
  for (const Command& command : commands()) {
    rows += row_of(command, context.registry);
    values += rows_of_values(command, context.registry);
  }
  fmt::print(kScript, fmt::arg("rows", rows), fmt::arg("values", values),
             fmt::arg("commands", spaced(command_names())));
  return 0;
}

}  // namespace scriptorium::cli
