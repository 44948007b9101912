#include <fmt/format.h>

#include <cstdio>
#include <exception>

#include "cli/commands.h"
#include "cli/help.h"
#include "table/words.h"

namespace scriptorium::cli {
namespace {

// What may stand in a command's place.
constexpr std::pair<std::string_view, std::string_view> kAliases[] = {
    {"--help", "help"}, {"-h", "help"}, {"--version", "version"}};

std::string_view command_meant(std::string_view typed) {
  for (const auto& [alias, name] : kAliases) {
    if (typed == alias) return name;
  }
  return typed;
}

int carry_out(const Command& command, const Context& context, std::span<const std::string> given) {
  const Result<Arguments> arguments = Arguments::read(command, given);
  if (!arguments) return complain(arguments.error());
  if (arguments->asks_for_help()) {
    print(help_of(command));
    return 0;
  }
  return command.run(context, *arguments);
}

}  // namespace

int complain(const Error& error) {
  fmt::print(stderr, "scriptorium: {}{}\n", error.rule.empty() ? "" : error.rule + ": ",
             error.message);
  const bool usage =
      error.code == "usage" || error.code == "unknown_game" || error.code == "bad_field";
  return usage ? 2 : 1;
}

Error unknown_command(std::string_view name) {
  const bool option = name.starts_with('-');
  std::vector<std::string_view> known;
  for (const Command& command : commands()) known.push_back(command.name);
  if (option) known = {"--help", "--version"};
  std::string message =
      fmt::format("There is no {} \"{}\".", option ? "option" : "command", shorten(name));
  if (const std::string_view near = nearest(name, known); !near.empty()) {
    message += fmt::format(" Did you mean \"{}\"?", near);
  }
  return {"usage", message + " See scriptorium --help.", {}, {}};
}

int run(const Registry& registry, const Shelf& shelf, int argc, const char* const* argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty()) {
    print_plain(stderr, overview());
    return 2;
  }
  const Command* const command = find_command(command_meant(words[0]));
  if (command == nullptr) return complain(unknown_command(words[0]));
  try {
    const int code = carry_out(*command, {registry, shelf}, std::span(words).subspan(1));
    if (code != 0 || (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)) return code;
    return complain({"failed", "standard output cannot be written", {}, {}});
  } catch (const std::exception& fault) {  // files, memory, threads: what a person can mend
    return complain({"failed", fault.what(), {}, {}});
  }
}

}  // namespace scriptorium::cli
