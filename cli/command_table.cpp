#include "cli/command.h"
#include "cli/commands.h"

// What every command takes, in words that stand in the help and in the manual. They are ASCII, so
// that any terminal and any roff shows them.
namespace scriptorium::cli {
namespace {

constexpr std::size_t kMany = 64;
constexpr std::size_t kAnyNumber = 1'000'000;

constexpr Flag bare(std::string_view name, std::string_view about) {
  return {.name = name, .about = about};
}
constexpr Flag text(std::string_view name, std::string_view value, std::string_view usual,
                    std::string_view about) {
  return {.name = name, .takes = Takes::kText, .value = value, .usual = usual, .about = about};
}
constexpr Flag choice(std::string_view name, std::string_view value, std::string_view usual,
                      std::string_view about) {
  return {.name = name, .takes = Takes::kChoice, .value = value, .usual = usual, .about = about};
}
constexpr Flag number(std::string_view name, std::string_view value, std::string_view usual,
                      Limits limits, std::string_view about) {
  return {name, Takes::kNumber, value, usual, limits, about};
}
constexpr Flag path(std::string_view name, Takes takes, std::string_view value,
                    std::string_view about) {
  return {.name = name, .takes = takes, .value = value, .about = about};
}

constexpr Flag kJson = bare("json", "prints JSON");
constexpr Flag kLanguage = choice("language", "en|es", "en", "English or Spanish");
constexpr Flag kData = path(
    "data", Takes::kFolder, "DIR",
    "where tables are stored; default $XDG_DATA_HOME/scriptorium or ~/.local/share/scriptorium");
constexpr Flag kHost = text("host", "ADDRESS", "127.0.0.1", "the server's address");
// How many seats a game has is the game's business.
constexpr Flag kSeats =
    text("seats", "K", "", "how many seats; default: as few as the game allows");
constexpr Flag kOption =
    text("option", "NAME=VALUE,...", "", "table options; scriptorium games lists them");
constexpr Flag kList = text("list", "NAME", "american", "the word list; words --lists shows all");

const Word kGame = {"GAME", Takes::kGame};

Command play_command() {
  return {
      "play",
      "Plays a game in the terminal, against computer players or with others at the same keyboard.",
      play,
      {kGame},
      {text("players", "A,B,...", "me",
            "who sits where: me, a person's name with a capital letter, or a computer player that "
            "scriptorium games lists"),
       text("seats", "K", "",
            "how many seats; computer players fill those that --players leaves free"),
       kOption, number("seed", "S", "", {0, 1LL << 53}, "deals the same cards every time"),
       bare("resume", "continues the last unfinished game"),
       path("load", Takes::kFile, "FILE", "continues a saved game"),
       choice("language", "en|es", "",
              "English or Spanish; default: as LC_ALL, LC_MESSAGES or LANG says"),
       choice("color", "auto|always|never", "auto",
              "colours; auto: on a terminal, unless NO_COLOR is set or TERM is dumb"),
       bare("fast", "no pause between the moves of computer players")},
      {{"play verbatim", "you against one computer player"},
       {"play verbatim --players Ana,Bea,random", "two people and a computer player"},
       {"play hypertext --players me,greedy,greedy --language es", "in Spanish"},
       {"play verbatim --resume", "continues where you stopped"}}};
}

Command sim_command() {
  return {
      "sim",
      "Plays many games between computer players and counts the wins.",
      sim,
      {kGame},
      {number("games", "N", "1000", {1, 1'000'000'000}, "how many games"), kSeats,
       text("players", "A,B,...", "random",
            "the computer player of each seat; one name is used for all seats"),
       kOption,
       choice("judge", "table|dice", "table",
              "what decides whether a word or a verse is right: the table's texts, or the dice"),
       number("seed", "S", "1", {0, 1LL << 62}, "the same games every time"),
       number("threads", "T", "", {1, 1024}, "how many threads; default: one per core"), kJson},
      {{"sim verbatim --games 1000 --seats 3 --seed 7",
        "a thousand games between random players, the same ones every time"},
       {"sim verbatim --games 50 --players search:200,greedy",
        "a player that thinks ahead against one that does not"},
       {"sim chapter_and_verse --option deck0=@mine.txt",
        "a deck of one's own against the ready ones"}}};
}

Command serve_command() {
  constexpr Limits kCount = {0, 1'000'000};
  return {
      "serve",
      "Runs the server: tables for everybody over HTTP and WebSocket. SIGTERM stops it without "
      "losing anything.",
      serve,
      {},
      {text("host", "ADDRESS", "127.0.0.1", "the address to listen on"),
       number("port", "N", "8080", {0, 65'535}, "the port to listen on; 0: any free port"), kData,
       text("origin", "URL,...", "",
            "sites whose pages may connect, such as https://play.example.org; with https, cookies "
            "are sent only over https"),
       text("trust-proxy", "ADDRESS,...", "",
            "trusted proxies, such as 127.0.0.1 or 10.0.0.0/8: limits count the client that they "
            "name in X-Forwarded-For"),
       number("threads", "N", "", {1, 64},
              "threads for the network; default: one per core, at most four"),
       number("thinkers", "N", "", {1, 64},
              "threads for computer players; default: one less than the cores"),
       number("rate", "N", "20", kCount, "messages per second from one connection; 0: unlimited"),
       number("burst", "N", "60", kCount, "how many messages at once"),
       number("per-guest", "N", "16", kCount, "connections per guest; 0: unlimited"),
       number("per-address", "N", "256", kCount, "connections per address; 0: unlimited"),
       number("tables-each", "N", "20", kCount, "unfinished tables per host"),
       number("pause", "MS", "600", {0, 60'000},
              "how long a computer player waits, so that people can follow"),
       number("call-time", "MS", "10000", {0, 60'000},
              "how long people have to answer where all are asked at once"),
       number("away", "SECONDS", "60", kCount,
              "how long until others may replace somebody who is away with a computer player, and "
              "until a host is replaced"),
       number("idle", "SECONDS", "300", kCount,
              "how long until a table that nobody is at leaves memory"),
       text("deal", "SEED", "", "FOR TESTS ONLY: deals that anyone can predict"),
       path("position", Takes::kFile, "FILE", "FOR TESTS ONLY, with --deal: where games begin")},
      {{"serve", "the pages at http://127.0.0.1:8080/"},
       {"serve --data /srv/scriptorium --origin https://play.example.org",
        "behind a proxy with TLS"}}};
}

Command load_command() {
  return {"load",
          "Load test: scripted players at many tables of a server; prints the latency.",
          load,
          {},
          {kHost, number("port", "N", "8080", {1, 65'535}, "the server's port"),
           number("tables", "N", "50", {1, 100'000}, "how many tables, two players each"),
           number("rate", "N", "1000", {1, 1'000'000}, "actions per second, over all tables"),
           number("seconds", "N", "10", {1, 3600}, "how long"),
           number("process", "PID", "0", {0, 1 << 30},
                  "the server's process, to measure its CPU and memory; 0: do not measure"),
           kJson},
          {{"load --tables 500 --rate 2000 --seconds 20",
            "needs a server with --rate 0 --per-address 0"}}};
}

std::vector<Command> look_commands() {
  return {
      {"games",
       "Lists the games, their computer players and their options.",
       games,
       {},
       {kJson},
       {{"games", "what there is to play"}}},
      {"rules",
       "Prints a game's rules by id, with the tests that prove them.",
       rules,
       {kGame},
       {kJson},
       {{"rules verbatim", "all of Verbatim's rules"}}},
      {"cards",
       "Prints a game's cards as people read them, all or those with a name.",
       cards,
       {kGame, {"[NAME...]", Takes::kText, kMany}},
       {kLanguage, bare("reminders", "explains the named abilities"), kJson},
       {{"cards chapter_and_verse --reminders", "all verses"},
        {"cards hypertext pan --language es", "one word, in Spanish"}}},
      {"deck",
       "Checks a deck: what it is made of, and everything that stands against playing it.",
       deck,
       {{"FILE", Takes::kFile}},
       {kOption, kLanguage, kJson},
       {{"deck mine.txt", "exit code 0 only if it may be played; - reads standard input"},
        {"deck mine.txt --option verses=bible_only --language es",
         "for such a table, in Spanish"}}},
      {"verse",
       "Prints verses of scripture, on request with the Greek or Hebrew behind them.",
       verse,
       {{"REFERENCE...", Takes::kText, 16}},
       {text("text", "kjv|web|rv1909", "", "the translation; default: that of the language"),
        bare("strongs", "the Greek or Hebrew words, by Strong's numbers"),
        bare("chapter", "the whole chapter around it"), kLanguage, kJson},
       {{"verse John 3:16 --strongs", "with the Greek behind it"},
        {"verse Salmo 23:1 --chapter --language es", "a whole psalm in Spanish"}}},
      {"words",
       "Prints a word list as the games use it.",
       words,
       {},
       {kList, bare("one-letter", "with words of one letter"), bare("lists", "shows all lists")},
       {{"words --list spanish-small", "a small Spanish list"},
        {"words --lists", "all lists, with their numbers of words"}}},
      {"arrange",
       "Arranges letters into words for the highest score; ? is a blank, shown in [brackets].",
       arrange,
       {{"LETTERS"}},
       {kList, number("deadline", "MS", "1000", {1, 3'600'000}, "how long it may search"),
        bare("one-letter", "words of one letter count"), kJson},
       {{"arrange 'quizjob?'", "seven letters and a blank"}}},
  };
}

std::vector<Command> file_commands() {
  return {
      {"verify",
       "Replays a saved game and checks all of it; for a downloaded game, the shuffle too.",
       verify,
       {{"FILE", Takes::kFile}},
       {kLanguage},
       {{"verify game.json --language es", "what was checked, in Spanish"}}},
      {"scenario",
       "Plays scenario files and reports which fail.",
       scenario,
       {{"FILE...", Takes::kFile, kAnyNumber}},
       {},
       {{"scenario games/verbatim/tests/scenarios/*", "all of a game's"}}},
      {"backup",
       "Copies everything that the server has stored, even while it runs.",
       backup,
       {{"FILE", Takes::kFile}},
       {kData},
       {{"backup monday.db --data /srv/scriptorium", "into a file of its own"}}},
  };
}

std::vector<Command> program_commands() {
  return {
      {"referee",
       "Speaks the protocol on standard input and output, one JSON object per line.",
       referee,
       {},
       {},
       {{"referee < requests.jsonl", "answers each line with a line"}}},
      {"schema",
       "Prints the protocol's JSON Schema.",
       schema,
       {},
       {},
       {{"schema > protocol.schema.json", "for generating types"}}},
      {"bench",
       "Measures speeds, each against a reference measured in the same run.",
       bench,
       {},
       {kJson},
       {{"bench --json", "one JSON object per line"}}},
      {"completion",
       "Prints a script that completes commands and options in a shell.",
       completion,
       {{"bash", Takes::kChoice}},
       {},
       {{"completion bash >> ~/.bashrc", "for all new shells"}}},
      {"manual",
       "Prints the manual page.",
       manual,
       {},
       {},
       {{"manual | man -l -", "reads it"},
        {"manual > ~/.local/share/man/man1/scriptorium.1", "installs it for man"}}},
      {"help",
       "Explains a command, or lists them all.",
       help,
       {{"[COMMAND]", Takes::kCommand}},
       {},
       {{"help play", "the same as scriptorium play --help"}}},
      {"version",
       "Prints the version, how it was built, and the rules versions of the games.",
       version,
       {},
       {},
       {{"version", "the same as scriptorium --version"}}},
  };
}

std::vector<Command> all_commands() {
  std::vector<Command> all = {play_command()};
  const auto add = [&](std::vector<Command> some) {
    for (Command& command : some) all.push_back(std::move(command));
  };
  add(look_commands());
  add({serve_command(), load_command(), sim_command()});
  add(file_commands());
  add(program_commands());
  return all;
}

}  // namespace

const std::vector<Command>& commands() {
  static const std::vector<Command> all = all_commands();
  return all;
}

}  // namespace scriptorium::cli
