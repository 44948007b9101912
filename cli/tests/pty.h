#pragma once

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace scriptorium::cli_tests {

// What a terminal would show: without the bytes that only colour it.
inline std::string without_escapes(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r') continue;
    if (text[i] != '\033') {
      out += text[i];
      continue;
    }
    ++i;
    if (i < text.size() && text[i] == '[') {
      while (i + 1 < text.size() && (text[i + 1] < '@' || text[i + 1] > '~')) ++i;
      ++i;
    }
  }
  return out;
}

// A person at a terminal: the program runs on a pseudo-terminal, lines are typed, its screen is
// read. The program is killed with the test.
class Pty {
 public:
  Pty(const std::string& program, const std::vector<std::string>& arguments,
      const std::vector<std::string>& environment, unsigned short width = 80) {
    winsize size = {50, width, 0, 0};
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ < 0)
      throw std::runtime_error("no pseudo-terminal can be opened; is /dev/pts there?");
    if (child_ != 0) return;
    for (const char* name : {"LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS"})
      unsetenv(name);
    setenv("TERM", "xterm-256color", 1);
    for (const std::string& pair : environment) putenv(strdup(pair.c_str()));
    std::vector<char*> words = {strdup(program.c_str())};
    for (const std::string& argument : arguments) words.push_back(strdup(argument.c_str()));
    words.push_back(nullptr);
    execv(program.c_str(), words.data());
    _exit(127);
  }
  ~Pty() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    if (terminal_ >= 0) close(terminal_);
  }
  Pty(const Pty&) = delete;
  Pty& operator=(const Pty&) = delete;

  void type(const std::string& bytes) {
    mark_ = raw_.size();
    ASSERT_EQ(write(terminal_, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  }
  // Types a line and waits for the next prompt or the end; what the screen showed in between.
  std::string enter(const std::string& line) {
    type(line + "\n");
    return next();
  }
  // What the screen showed since the last line was typed, up to a prompt or the program's end.
  std::string next() {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!ended_ && !prompted()) {
      if (std::chrono::steady_clock::now() > deadline) {
        ADD_FAILURE() << "no prompt came after: " << since();
        break;
      }
      take_in(50);
    }
    return since();
  }
  // Whether the screen comes to show this since the last line was typed.
  bool shows(const std::string& text) {
    for (int i = 0; i < 200 && since().find(text) == std::string::npos && !ended_; ++i) take_in(50);
    return since().find(text) != std::string::npos;
  }
  std::string since() const { return without_escapes(raw_.substr(mark_)); }
  std::string screen() const { return without_escapes(raw_); }
  const std::string& raw() const { return raw_; }
  // What was written since the screen was last cleared.
  std::string visible() const {
    const std::size_t cleared = raw_.rfind("\033[2J");
    return without_escapes(cleared == std::string::npos ? raw_ : raw_.substr(cleared));
  }

  void signal(int number) const { kill(child_, number); }
  // The exit code, or minus the signal.
  int wait() {
    for (int i = 0; i < 200 && !ended_; ++i) take_in(50);
    if (!ended_) {
      ADD_FAILURE() << "the program goes on: " << since();
      kill(child_, SIGKILL);
    }
    int status = 0;
    waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

 private:
  bool prompted() const {
    const std::string text = since();
    const std::size_t line = text.rfind('\n');
    const std::string last = line == std::string::npos ? text : text.substr(line + 1);
    // The echo of a typed line is not yet an answer to it.
    return last.ends_with(" > ") && (mark_ == 0 || line != std::string::npos);
  }
  void take_in(int milliseconds) {
    pollfd input = {terminal_, POLLIN, 0};
    if (poll(&input, 1, milliseconds) <= 0) return;
    char buffer[65536];
    const ssize_t got = read(terminal_, buffer, sizeof buffer);
    if (got <= 0) {
      ended_ = true;
      return;
    }
    raw_.append(buffer, static_cast<std::size_t>(got));
  }

  pid_t child_ = -1;
  int terminal_ = -1;
  bool ended_ = false;
  std::string raw_;
  std::size_t mark_ = 0;
};

}  // namespace scriptorium::cli_tests
