#include "cli/help.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "cli_version.h"

namespace scriptorium::cli {
namespace {

Text heading(std::string_view words) { return {std::string(words), Style::kHeading}; }

// A name, and what it means beside it or, below a name that is too long, on a line of its own.
void add_row(std::vector<Text>& lines, std::string name, std::string about, std::size_t column) {
  Text row("  ");
  row.add(std::move(name), Style::kLabel);
  if (row.width() + 2 > column) {
    lines.push_back(row);
    row = Text();
  }
  lines.push_back(row.pad(column).add(std::move(about)).hang(column));
}

}  // namespace

std::vector<Text> overview() {
  constexpr std::size_t kColumn = 14;
  std::vector<Text> lines = {Text(fmt::format("scriptorium: {}", kSummary)), Text(),
                             heading("Usage: scriptorium COMMAND [WORDS] [OPTIONS]"), Text()};
  for (const Command& command : commands()) {
    add_row(lines, std::string(command.name), std::string(command.about), kColumn);
  }
  lines.emplace_back();
  lines.push_back(Text("scriptorium help COMMAND", Style::kCommand)
                      .add(" explains a command and its options, with examples."));
  return lines;
}

std::vector<Text> help_of(const Command& command) {
  constexpr std::size_t kColumn = 24;
  std::vector<Text> lines = {heading("Usage: scriptorium " + command.usage()), Text(),
                             Text(std::string(command.about)), Text()};
  for (const Flag& flag : command.flags) {
    add_row(lines, shown(flag), explained(flag), kColumn);
  }
  add_row(lines, "-h, --help", "prints this", kColumn);
  lines.emplace_back();
  lines.push_back(heading(command.examples.size() == 1 ? "Example" : "Examples"));
  for (const Example& example : command.examples) {
    lines.push_back(Text("  ").add(fmt::format("scriptorium {}", example.line), Style::kLabel));
    lines.push_back(Text("      ").add(std::string(example.about)));
  }
  return lines;
}

void print(const std::vector<Text>& lines) { Terminal(Color::kAuto).print(lines); }

void print_plain(std::FILE* to, const std::vector<Text>& lines) {
  constexpr std::size_t kWidth = 80;
  for (const Text& text : lines) {
    for (const Text& line : wrap(text, kWidth)) fmt::print(to, "{}\n", line.plain());
  }
}

int help(const Context&, const Arguments& arguments) {
  if (arguments.words().empty()) {
    print(overview());
    return 0;
  }
  const Command* const command = find_command(arguments.words()[0]);
  if (command == nullptr) return complain(unknown_command(arguments.words()[0]));
  print(help_of(*command));
  return 0;
}

// Saved games load where they were played by the same version of their rules.
int version(const Context& context, const Arguments&) {
  fmt::print("scriptorium {}\n{}\n", kVersion, kBuild);
  for (const auto& game : context.registry.games()) {
    const auto match = game->start(game->min_seats(), game->usual_options(Language::kEnglish), {});
    if (!match) continue;
    const json::object terms = (*match)->terms();
    fmt::print("{}: rules version {}\n", game->id(), json::serialize(terms.at("rules_version")));
  }
  return 0;
}

}  // namespace scriptorium::cli
