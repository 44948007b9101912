#include <algorithm>
#include <regex>

#include "cli/tests/program.h"

// Help, version, manual and completion all come from the table of commands.
namespace scriptorium::cli_tests {
namespace {

// As the overview names them.
std::vector<std::string> command_names() {
  std::vector<std::string> names;
  const std::string overview = run("--help").out;
  const std::regex row("\n  ([a-z]+)  ");
  for (std::sregex_iterator at(overview.begin(), overview.end(), row), end; at != end; ++at) {
    names.push_back((*at)[1]);
  }
  EXPECT_GE(names.size(), 20U) << overview;
  return names;
}

TEST(Help, NamesEveryCommand) {
  const std::vector<std::string> names = command_names();
  for (const std::string command :
       {"games",    "rules",  "cards",      "play",   "sim",   "referee", "verify",
        "scenario", "words",  "arrange",    "verse",  "bench", "schema",  "serve",
        "load",     "backup", "completion", "manual", "help",  "version"}) {
    EXPECT_EQ(std::ranges::count(names, command), 1) << command;
  }
  const Outcome asked = run("--help");
  for (const std::string other : {"help", "-h"}) EXPECT_EQ(run(other).out, asked.out);
  const Outcome bare = run("");
  EXPECT_EQ(bare.code, 2);
  EXPECT_EQ(bare.out, "");
  EXPECT_TRUE(contains(bare.err, "\n  games ")) << bare.err;
}

TEST(Help, ExplainsEveryCommandWithAnExample) {
  for (const std::string& name : command_names()) {
    const Outcome outcome = run("help " + name);
    EXPECT_EQ(outcome.code, 0) << name;
    EXPECT_TRUE(outcome.out.starts_with("Usage: scriptorium " + name)) << outcome.out;
    EXPECT_TRUE(std::regex_search(
        outcome.out, std::regex("\nExamples?\n  scriptorium " + name + ".*\n      [^ ]")))
        << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "\n  -h, --help ")) << outcome.out;
    for (const std::string& line : lines(outcome.out)) EXPECT_LE(line.size(), 80U) << line;
    EXPECT_EQ(run(name + " --help").out, outcome.out);
    EXPECT_EQ(run(name + " -h").out, outcome.out);
  }
}

// Beside its name or, where that is long, below it.
TEST(Help, ExplainsEveryOption) {
  constexpr std::size_t kColumn = 24;
  std::size_t explained = 0;
  for (const std::string& name : command_names()) {
    const std::vector<std::string> help = lines(run("help " + name).out);
    for (std::size_t i = 0; i + 1 < help.size(); ++i) {
      if (!help[i].starts_with("  --")) continue;
      const bool beside = help[i].find("  ", 2) != std::string::npos;
      const std::string& row = beside ? help[i] : help[i + 1];
      ASSERT_GT(row.size(), kColumn) << name << help[i];
      EXPECT_EQ(row[kColumn - 1], ' ') << name << help[i];
      EXPECT_NE(row[kColumn], ' ') << name << help[i];
      ++explained;
    }
  }
  EXPECT_GE(explained, 50U);
  const std::string sim = run("help sim").out;
  EXPECT_TRUE(contains(sim, "\n  --games N             how many games (default 1000)\n")) << sim;
  EXPECT_TRUE(contains(sim, "\n  --option NAME=VALUE,...\n" + std::string(kColumn, ' ') + "t"))
      << sim;
}

TEST(Help, IsAskedForAmongOtherArguments) {
  const Outcome outcome = run("sim verbatim --games 5 --help --nonsense");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(outcome.out.starts_with("Usage: scriptorium sim GAME [OPTIONS]\n"));
  EXPECT_FALSE(contains(run("cards verbatim -- --help").out, "Usage"));
}

TEST(Help, NamesTheNearest) {
  expect_complaint(run("help pley"), 2,
                   "There is no command \"pley\". Did you mean \"play\"? See scriptorium --help.");
  expect_complaint(
      run("--verison"), 2,
      "There is no option \"--verison\". Did you mean \"--version\"? See scriptorium --help.");
  expect_complaint(run("games --hlep"), 2, "There is no option --hlep. Did you mean --help?");
  expect_complaint(run("sim verbatim --qqqqqqq 1"), 2,
                   "There is no option --qqqqqqq; see scriptorium sim --help.");
}

TEST(Help, ChoicesAreSaidWhereNoneFits) {
  expect_complaint(run("play verbatim --color blue"), 2,
                   "--color is auto, always or never, not blue.");
  expect_complaint(run("verify x --language fr"), 2, "--language is en or es, not fr.");
}

TEST(Version, IsThatOfTheChangelog) {
  const Outcome outcome = run("--version");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(run("version").out, outcome.out);
  std::smatch found;
  ASSERT_TRUE(
      std::regex_search(outcome.out, found, std::regex("^scriptorium (\\d+\\.\\d+\\.\\d+)\n")))
      << outcome.out;
  const std::string version = found[1];
  EXPECT_TRUE(contains(outcome.out, "\nverbatim: rules version ")) << outcome.out;
  EXPECT_FALSE(contains(outcome.out, "/")) << "a path of the machine: " << outcome.out;
  // The newest that is released, below what is not yet.
  const std::string changelog = read_whole(SCRIPTORIUM_SOURCE "/CHANGELOG.md");
  ASSERT_TRUE(std::regex_search(changelog, found, std::regex("\n## Unreleased\n[^]*?\n## (\\S+)")));
  EXPECT_EQ(found[1].str(), version);
}

TEST(Manual, HasEverythingThatTheHelpHas) {
  const Outcome manual = run("manual");
  EXPECT_EQ(manual.code, 0);
  std::string plain = manual.out;
  for (std::size_t at = 0; (at = plain.find("\\-", at)) != std::string::npos; ++at) {
    plain.erase(at, 1);
  }
  const std::regex flag("\n  (--[a-z-]+)");
  for (const std::string& name : command_names()) {
    const std::size_t begin = plain.find("\n.SS scriptorium " + name);
    ASSERT_NE(begin, std::string::npos) << name;
    const std::string section = plain.substr(begin, plain.find("\n.S", begin + 1) - begin);
    EXPECT_TRUE(contains(section, "\\fBscriptorium " + name)) << "no example: " << section;
    const std::string help = run("help " + name).out;
    for (std::sregex_iterator at(help.begin(), help.end(), flag), end; at != end; ++at) {
      EXPECT_TRUE(contains(section, "\\fB" + (*at)[1].str() + "\\fR")) << name << (*at)[1];
    }
  }
}

// Every line is text or a request of man(7) that is used here; every tag has its paragraph.
TEST(Manual, IsAManPage) {
  const std::vector<std::string> page = lines(run("manual").out);
  ASSERT_FALSE(page.empty());
  EXPECT_TRUE(page[0].starts_with(".TH SCRIPTORIUM 1 ")) << page[0];
  for (const std::string section : {"NAME", "SYNOPSIS", "COMMANDS", "EXIT STATUS", "ENVIRONMENT"}) {
    EXPECT_EQ(std::ranges::count(page, ".SH " + section), 1) << section;
  }
  for (std::size_t i = 0; i < page.size(); ++i) {
    const std::string& line = page[i];
    EXPECT_FALSE(line.empty()) << i;
    for (const char c : line) EXPECT_TRUE(c >= ' ' && c < 127) << line;
    if (line.starts_with('.')) {
      EXPECT_TRUE(std::regex_match(line, std::regex("\\.(TH|SH|SS|B|I) .+|\\.(TP|PP)"))) << line;
    }
    EXPECT_FALSE(line.starts_with('\'')) << line;
    if (line == ".TP") {
      ASSERT_LT(i + 2, page.size());
      EXPECT_TRUE(page[i + 1].starts_with("\\fB")) << page[i + 1];
      EXPECT_FALSE(page[i + 2].starts_with('.')) << page[i + 2];
    }
  }
  // Where roff is installed it has the last word.
  const Folder folder;
  const std::string file = folder.write("scriptorium.1", run("manual").out);
  EXPECT_EQ(shell("! command -v groff >/dev/null || groff -man -z -ww '" + file + "' 2>&1"), "");
}

// What bash offers where the last of these words is being typed.
std::string completed(const std::vector<std::string>& words) {
  const Folder folder;
  folder.write("saved.json", "");
  std::filesystem::create_directory(folder.path("sandbox"));
  const std::string script = folder.write("complete.sh", run("completion bash").out);
  EXPECT_EQ(shell("bash -n '" + script + "' 2>&1"), "");
  std::string typed;
  for (const std::string& word : words) typed += " '" + word + "'";
  return shell("cd '" + folder.path("") +
               "' && bash --norc -c 'source ./complete.sh; COMP_WORDS=(\"$@\"); "
               "COMP_CWORD=$(($# - 1)); _scriptorium; printf \"%s\\n\" \"${COMPREPLY[@]}\"' bash" +
               typed + " 2>&1");
}

TEST(Completion, OffersCommands) {
  EXPECT_EQ(completed({"scriptorium", "pl"}), "play\n");
  EXPECT_EQ(completed({"scriptorium", "ver"}), "verse\nverify\nversion\n");
  EXPECT_EQ(completed({"scriptorium", "--v"}), "--version\n");
  EXPECT_EQ(completed({"scriptorium", "help", "si"}), "sim\n");
  EXPECT_EQ(completed({"scriptorium", "completion", ""}), "bash\n");
}

TEST(Completion, OffersGamesOptionsAndTheirValues) {
  EXPECT_EQ(completed({"scriptorium", "play", "verb"}), "verbatim\n");
  EXPECT_EQ(completed({"scriptorium", "play", "verbatim", "--re"}), "--resume\n");
  EXPECT_EQ(completed({"scriptorium", "sim", "--games", "5", "hyp"}), "hypertext\n");
  EXPECT_EQ(completed({"scriptorium", "sim", "--games", "=", "5", "hyp"}), "hypertext\n");
  EXPECT_EQ(completed({"scriptorium", "sim", "--json", "hyp"}), "hypertext\n");
  EXPECT_EQ(completed({"scriptorium", "play", "--color", "a"}), "auto\nalways\n");
  EXPECT_EQ(completed({"scriptorium", "play", "--color", "="}), "auto\nalways\nnever\n");
  EXPECT_EQ(completed({"scriptorium", "play", "--color", "=", "n"}), "never\n");
  EXPECT_EQ(completed({"scriptorium", "verse", "--text", "rv"}), "rv1909\n");
}

TEST(Completion, OffersNothingWhereItKnowsNothing) {
  EXPECT_EQ(completed({"scriptorium", "sim", "--games", ""}), "\n");
  EXPECT_EQ(completed({"scriptorium", "cards", "verbatim", "v"}), "\n");
  EXPECT_EQ(completed({"scriptorium", "nosuch", "v"}), "\n");
  EXPECT_EQ(completed({"scriptorium", "games", "v"}), "\n");
}

TEST(Completion, OffersFilesAndFolders) {
  EXPECT_EQ(completed({"scriptorium", "verify", "sa"}), "sandbox\nsaved.json\n");
  EXPECT_EQ(completed({"scriptorium", "scenario", "x", "y", "sav"}), "saved.json\n");
  EXPECT_EQ(completed({"scriptorium", "play", "verbatim", "--load", "sav"}), "saved.json\n");
  EXPECT_EQ(completed({"scriptorium", "serve", "--data", "s"}), "sandbox\n");
}

TEST(Completion, IsForBash) {
  for (const std::string shell : {"", " zsh"}) {
    expect_complaint(run("completion" + shell), 2,
                     "Say for which shell: scriptorium completion bash.");
  }
}

}  // namespace
}  // namespace scriptorium::cli_tests
