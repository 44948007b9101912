#include <fmt/format.h>

#include "cli/commands.h"
#include "cli_version.h"

// The manual page, in the macros of man(7).
namespace scriptorium::cli {
namespace {

// As roff shows it: a hyphen that can be copied, a backslash that is one, no line that is a
// request.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (out.empty() && (c == '.' || c == '\'')) out += "\\&";
    if (c == '-') {
      out += "\\-";
    } else if (c == '\\') {
      out += "\\e";
    } else if (c == '\'') {
      out += "\\(aq";
    } else if (c == '~') {
      out += "\\(ti";
    } else {
      out += c;
    }
  }
  return out;
}

// A tagged paragraph: what is typed in bold, below it what it means.
std::string row(std::string_view bold, std::string_view italic, std::string_view about) {
  std::string tag = fmt::format("\\fB{}\\fR", roff(bold));
  if (!italic.empty()) tag += fmt::format(" \\fI{}\\fR", roff(italic));
  return fmt::format(".TP\n{}\n{}\n", tag, roff(about));
}

std::string section(const Command& command) {
  std::string out =
      fmt::format(".SS {}\n{}\n", roff("scriptorium " + command.usage()), roff(command.about));
  for (const Flag& flag : command.flags) {
    out += row(fmt::format("--{}", flag.name), flag.value, explained(flag));
  }
  out += ".PP\nExamples:\n";
  for (const Example& example : command.examples) {
    out += row(fmt::format("scriptorium {}", example.line), "", example.about);
  }
  return out;
}

constexpr std::pair<std::string_view, std::string_view> kEnvironment[] = {
    {"LC_ALL, LC_MESSAGES, LANG", "The language of a table in the terminal: Spanish for es."},
    {"NO_COLOR", "If it is set, no colours."},
    {"SCRIPTORIUM_SHARE",
     "Where word lists, texts, rules and pages are, if not where they were built."},
    {"XDG_STATE_HOME",
     "Tables in the terminal are kept in scriptorium/ below it, else below ~/.local/state."},
    {"XDG_DATA_HOME",
     "What the server keeps is in scriptorium/ below it, else below ~/.local/share."},
};

constexpr std::pair<std::string_view, std::string_view> kExitCodes[] = {
    {"0", "It is done."},
    {"1", "It could not be done, or a check failed."},
    {"2", "The command line is wrong; what is wrong with it is on standard error."},
};

}  // namespace

int manual(const Context&, const Arguments&) {
  std::string page = fmt::format(
      ".TH SCRIPTORIUM 1 \"\" \"scriptorium {}\" \"User Commands\"\n.SH NAME\nscriptorium \\- {}\n"
      ".SH SYNOPSIS\n.B scriptorium\n.I COMMAND\n[\\fIWORDS\\fR] [\\fIOPTIONS\\fR]\n.SH COMMANDS\n"
      "Every command explains itself with \\fB\\-\\-help\\fR.\n",
      kVersion, roff(kSummary));
  for (const Command& command : commands()) page += section(command);
  page += ".SH EXIT STATUS\n";
  for (const auto& [code, about] : kExitCodes) page += row(code, "", about);
  page += ".SH ENVIRONMENT\n";
  for (const auto& [name, about] : kEnvironment) page += row(name, "", about);
  fmt::print("{}", page);
  return 0;
}

}  // namespace scriptorium::cli
