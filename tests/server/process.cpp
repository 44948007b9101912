#include "tests/server/process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

namespace scriptorium::server {

ServerProcess::ServerProcess(std::filesystem::path data, std::vector<std::string> more)
    : data_(std::move(data)), more_(std::move(more)) {
  start();
}
ServerProcess::~ServerProcess() { kill(); }

bool ServerProcess::start() {
  int out[2];
  if (pipe2(out, O_CLOEXEC) != 0) return false;
  std::vector<std::string> words = {SCRIPTORIUM_PROGRAM, "serve",  "--data",
                                    data_.string(),      "--port", std::to_string(port_)};
  words.insert(words.end(), more_.begin(), more_.end());
  process_ = fork();
  if (process_ == 0) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    dup2(out[1], STDOUT_FILENO);
    execv(arguments[0], arguments.data());
    _exit(127);
  }
  ::close(out[1]);
  // It says its address when it listens.
  std::string said;
  char c = 0;
  while (read(out[0], &c, 1) == 1 && c != '\n') said += c;
  ::close(out[0]);
  const std::size_t colon = said.rfind(':');
  if (colon == std::string::npos) return false;
  port_ = std::atoi(said.c_str() + colon + 1);
  return true;
}

void ServerProcess::kill() {
  if (process_ == 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

int ServerProcess::terminate() {
  int status = 0;
  ::kill(process_, SIGTERM);
  waitpid(process_, &status, 0);
  process_ = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "scriptorium.XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) std::abort();
  path_ = name;
}
TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace scriptorium::server
