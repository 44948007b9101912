#pragma once

#include "cli/tests/program.h"
#include "cli/tests/pty.h"

namespace scriptorium::cli_tests {

// A table in a pseudo-terminal with a folder of its own for what is kept.
class Play : public testing::Test {
 protected:
  Pty sit(const std::string& arguments, std::vector<std::string> environment = {},
          unsigned short width = 80) const {
    std::vector<std::string> words = {"play", "verbatim", "--fast"};
    for (std::size_t begin = 0; begin < arguments.size();) {
      const std::size_t end = std::min(arguments.find(' ', begin), arguments.size());
      if (end > begin) words.push_back(arguments.substr(begin, end - begin));
      begin = end + 1;
    }
    environment.push_back("XDG_STATE_HOME=" + folder_.path("state"));
    return Pty(SCRIPTORIUM_PROGRAM, words, environment, width);
  }

  // A game that begins at a position, as a replay in a file.
  std::string position(std::string text) const {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
      text.replace(at, 1, "\\n");
    const std::string lines =
        "{\"do\":\"position\",\"text\":\"game verbatim\\n" + text + "\"}\n{\"do\":\"save\"}\n";
    const json::object answer = last_answer(run("referee", lines));
    return folder_.write("position.json", json::serialize(answer.at("replay")));
  }

  std::string kept(int number = 1) const {
    return folder_.path("state/scriptorium/verbatim-" + std::to_string(number) + ".json");
  }

  Folder folder_;
};

// Plays as somebody who wants to be done with it, up to the end; what the screen showed.
inline void play_to_the_end(Pty& table, std::string shown) {
  int tried = 0;
  for (int i = 0; i < 400; ++i) {
    // On a narrow screen a prompt has two lines.
    const std::string prompt = shown.substr(shown.size() - std::min<std::size_t>(shown.size(), 60));
    if (!prompt.ends_with(" > ")) return;
    const bool taking = contains(prompt, "take?") || contains(prompt, "tomas?");
    tried = taking && contains(shown, "✗") ? tried % 4 + 1 : 1;
    if (taking) {
      shown = table.enter(std::to_string(tried) + " keep");
    } else if (contains(prompt, "keep") || contains(prompt, "seguir")) {
      shown = table.enter("keep");
    } else if (contains(prompt, "pass") || contains(prompt, "paso")) {
      shown = table.enter("pass");
    } else if (contains(prompt, "Enter")) {
      shown = table.enter("");
    } else {
      shown = table.enter("done");
    }
  }
  ADD_FAILURE() << "the game does not end";
}

}  // namespace scriptorium::cli_tests
