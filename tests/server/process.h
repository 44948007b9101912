#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace scriptorium::server {

// A server in a process of its own, as people run it.
class ServerProcess {
 public:
  // Waits until it listens. On port 0 it takes any that is free, and the same when it is started
  // again.
  explicit ServerProcess(std::filesystem::path data,
                         std::vector<std::string> more = {"--rate", "0", "--per-guest", "0",
                                                          "--per-address", "0"});
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  bool start();
  void kill();      // SIGKILL
  int terminate();  // SIGTERM; its exit code
  int port() const { return port_; }
  pid_t process() const { return process_; }

 private:
  std::filesystem::path data_;
  std::vector<std::string> more_;
  pid_t process_ = 0;
  int port_ = 0;
};

// A folder that is gone afterwards.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace scriptorium::server
