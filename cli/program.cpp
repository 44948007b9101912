#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <vector>

#include "cli/commands.h"
#include "table/words.h"

namespace scriptorium::cli {
namespace {

constexpr Command kCommands[] = {
    {"games", "games [--json]", "the games that there are, with their options", games},
    {"rules", "rules GAME [--json]", "a game's rules by id, and the tests that prove each", rules},
    {"cards", "cards GAME [NAME...] [--language en|es] [--reminders] [--json]",
     "a game's cards as people read them, all or those of a name", cards},
    {"play",
     "play GAME [--players me,Ana,random,...] [--seats K] [--option name=value,...] [--seed S] "
     "[--resume | --load FILE] [--language en|es] [--color auto|always|never] [--fast]",
     "a table in the terminal, against computer players or with others at the same keyboard", play},
    {"sim",
     "sim GAME [--games N] [--seats K] [--players a,b,...] [--seed S] [--threads T] [--option "
     "name=value,...] [--json]",
     "plays many games between computer players", sim},
    {"referee", "referee", "the protocol on standard input and output, one JSON object a line",
     referee},
    {"serve",
     "serve [--host 127.0.0.1] [--port 8080] [--data DIR] [--origin https://HOST,...] [--threads "
     "N] "
     "[--thinkers N] [--rate N] [--burst N] [--per-guest N] [--per-address N] [--tables-each N] "
     "[--pause MS] [--call-time MS] [--idle SECONDS] [--deal SEED [--position FILE]]",
     "tables for everybody, over HTTP and WebSocket; SIGTERM ends it, and nothing is lost", serve},
    {"load",
     "load [--host 127.0.0.1] [--port 8080] [--tables N] [--rate N] [--seconds N] [--process PID] "
     "[--json]",
     "scripted players at many tables of a server, and how late it is", load},
    {"backup", "backup FILE [--data DIR]",
     "copies everything that the server keeps, while it runs or not", backup},
    {"verify", "verify FILE [--language en|es]",
     "plays a saved game again and checks all of it; of a downloaded one, the shuffle too", verify},
    {"scenario", "scenario FILE...", "plays scenario files and says which fail", scenario},
    {"words", "words [--list NAME] [--one-letter] [--lists]",
     "prints a list of words as the games use it", words},
    {"arrange", "arrange LETTERS [--list NAME] [--deadline MS] [--one-letter] [--json]",
     "lays letters out as words for the highest score; ? is a blank, shown in [brackets]", arrange},
    {"verse",
     "verse REFERENCE [--text kjv|web|rv1909] [--strongs] [--chapter] [--language en|es] [--json]",
     "prints verses of scripture, with the Greek or Hebrew behind them if asked for", verse},
    {"bench", "bench [--json]", "speeds, each beside something measured in the same run", bench},
    {"schema", "schema", "prints the protocol's JSON Schema", schema},
};

void print_help(std::FILE* to) {
  fmt::print(to, "scriptorium: tabletop games of word and scripture, with every rule enforced\n\n");
  for (const Command& command : kCommands) {
    fmt::print(to, "  scriptorium {}\n      {}\n", command.usage, command.about);
  }
}

}  // namespace

int complain(const Error& error) {
  fmt::print(stderr, "scriptorium: {}{}\n", error.rule.empty() ? "" : error.rule + ": ",
             error.message);
  const bool usage =
      error.code == "usage" || error.code == "unknown_game" || error.code == "bad_field";
  return usage ? 2 : 1;
}

int run(const Registry& registry, const Shelf& shelf, int argc, const char* const* argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || words[0] == "--help" || words[0] == "help" || words[0] == "-h") {
    print_help(words.empty() ? stderr : stdout);
    return words.empty() ? 2 : 0;
  }
  std::vector<std::string_view> known;
  for (const Command& command : kCommands) {
    known.push_back(command.name);
    if (command.name != words[0]) continue;
    try {
      const int code = command.run({registry, shelf}, std::span(words).subspan(1));
      if (code != 0 || (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)) return code;
      return complain({"failed", "standard output cannot be written", {}, {}});
    } catch (const std::exception&
                 fault) {  // files, memory, threads: what a person can do something about
      return complain({"failed", fault.what(), {}, {}});
    }
  }
  std::string message = fmt::format("There is no command \"{}\".", shorten(words[0]));
  if (const std::string_view near = nearest(words[0], known); !near.empty()) {
    message += fmt::format(" Did you mean \"{}\"?", near);
  }
  return complain({"usage", message + " See scriptorium --help.", {}, {}});
}

}  // namespace scriptorium::cli
