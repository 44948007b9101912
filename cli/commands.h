#pragma once

#include <span>
#include <string>
#include <string_view>

#include "table/any_game.h"
#include "text/word_list.h"

namespace scriptorium::cli {

struct Context {
  const Registry& registry;
  Shelf shelf;
};

// One command of the program. `run` returns the exit code: 0, 1 for a failure, 2 for wrong usage.
struct Command {
  std::string_view name;
  std::string_view usage;
  std::string_view about;
  int (*run)(const Context& context, std::span<const std::string> arguments);
};

int games(const Context& context, std::span<const std::string> arguments);
int rules(const Context& context, std::span<const std::string> arguments);
int cards(const Context& context, std::span<const std::string> arguments);
int play(const Context& context, std::span<const std::string> arguments);
int referee(const Context& context, std::span<const std::string> arguments);
int sim(const Context& context, std::span<const std::string> arguments);
int verify(const Context& context, std::span<const std::string> arguments);
int bench(const Context& context, std::span<const std::string> arguments);
int scenario(const Context& context, std::span<const std::string> arguments);
int schema(const Context& context, std::span<const std::string> arguments);
int words(const Context& context, std::span<const std::string> arguments);
int arrange(const Context& context, std::span<const std::string> arguments);
int serve(const Context& context, std::span<const std::string> arguments);
int load(const Context& context, std::span<const std::string> arguments);
int backup(const Context& context, std::span<const std::string> arguments);
int verse(const Context& context, std::span<const std::string> arguments);

// Says on standard error what is wrong; returns the exit code for it.
int complain(const Error& error);
// Names the nearest list that there is.
Error unknown_list(const text::WordLists& lists, std::string_view name);

// The whole program: `main` of `scriptorium`, and of the test program that knows the toy game too.
int run(const Registry& registry, const Shelf& shelf, int argc, const char* const* argv);

}  // namespace scriptorium::cli
