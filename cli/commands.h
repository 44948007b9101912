#pragma once

#include <string_view>

#include "cli/arguments.h"
#include "cli/command.h"
#include "table/any_game.h"
#include "text/word_list.h"

namespace scriptorium::cli {

struct Context {
  const Registry& registry;
  Shelf shelf;
};

int games(const Context& context, const Arguments& arguments);
int rules(const Context& context, const Arguments& arguments);
int cards(const Context& context, const Arguments& arguments);
int deck(const Context& context, const Arguments& arguments);
int play(const Context& context, const Arguments& arguments);
int referee(const Context& context, const Arguments& arguments);
int sim(const Context& context, const Arguments& arguments);
int verify(const Context& context, const Arguments& arguments);
int bench(const Context& context, const Arguments& arguments);
int scenario(const Context& context, const Arguments& arguments);
int schema(const Context& context, const Arguments& arguments);
int words(const Context& context, const Arguments& arguments);
int arrange(const Context& context, const Arguments& arguments);
int serve(const Context& context, const Arguments& arguments);
int load(const Context& context, const Arguments& arguments);
int backup(const Context& context, const Arguments& arguments);
int verse(const Context& context, const Arguments& arguments);
int completion(const Context& context, const Arguments& arguments);
int manual(const Context& context, const Arguments& arguments);
int help(const Context& context, const Arguments& arguments);
int version(const Context& context, const Arguments& arguments);

// Says on standard error what is wrong; returns the exit code for it.
int complain(const Error& error);
// Names the nearest command that there is.
Error unknown_command(std::string_view name);
// Names the nearest list that there is.
Error unknown_list(const text::WordLists& lists, std::string_view name);

// The whole program: `main` of `scriptorium`, and of the test program that knows the toy game too.
int run(const Registry& registry, const Shelf& shelf, int argc, const char* const* argv);

}  // namespace scriptorium::cli
