#pragma once

#include <string>
#include <string_view>
#include <vector>

// The table of commands: reading a line, the help, the completion and the manual all come from it.
namespace scriptorium::cli {

class Arguments;
struct Context;

// What a plain word or an option's value is: what is checked when the line is read, and what
// completion offers.
enum class Takes {
  kNothing,
  kText,    // whatever the command itself understands
  kNumber,  // a whole number within the option's limits
  kChoice,  // one of its `value`, with bars between them
  kFile,
  kFolder,
  kGame,
  kCommand,
};

// A word after the command's name, as the usage line shows it: `GAME`, `[NAME...]`.
struct Word {
  std::string_view name;
  Takes takes = Takes::kText;
  std::size_t most = 1;
};

struct Limits {
  long long least = 0;
  long long most = 0;
};

// An option: `--name VALUE`, or a bare `--name`.
struct Flag {
  std::string_view name;
  Takes takes = Takes::kNothing;
  std::string_view value = {};  // as the help names it
  std::string_view usual = {};  // if it is not given; empty: none, or the command knows better
  Limits limits = {};           // of a number
  std::string_view about = {};
};

struct Example {
  std::string_view line;  // without the program's name
  std::string_view about;
};

struct Command {
  std::string_view name;
  std::string_view about;  // a sentence
  // Returns the exit code: 0, 1 for a failure, 2 for wrong usage.
  int (*run)(const Context& context, const Arguments& arguments);
  std::vector<Word> words = {};
  std::vector<Flag> flags = {};
  std::vector<Example> examples = {};

  // `play GAME [OPTIONS]`
  std::string usage() const;
  std::size_t most_words() const;
  const Flag* flag(std::string_view flag_name) const;
};

const std::vector<Command>& commands();
const Command* find_command(std::string_view name);

// `--games N`
std::string shown(const Flag& flag);
// What it does, with its usual value.
std::string explained(const Flag& flag);
// The parts of `en|es`, if it is a choice or names one; else none.
std::vector<std::string_view> choices(const Flag& flag);

inline constexpr std::string_view kSummary =
    "tabletop games of words and scripture, with every rule enforced";

}  // namespace scriptorium::cli
