#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "table/result.h"

namespace scriptorium::server {

// Scripted players at many tables of Verbatim, two sockets each. Actions are scheduled at a fixed
// rate, whether the server keeps up or not; each counts from when it was due until both seats have
// heard.
struct LoadPlan {
  std::string host = "127.0.0.1";
  int port = 8080;
  int tables = 50;
  double rate = 1000;  // actions a second, of all tables together
  double seconds = 10;
  int process = 0;  // of the server, to ask the system what it uses; 0: not asked
  std::function<void(double seconds)> progress = {};  // how long it has measured; may be empty
};

struct LoadReport {
  int tables = 0;
  int sockets = 0;
  double seconds = 0;
  std::uint64_t due = 0;
  std::uint64_t done = 0;
  std::uint64_t refused = 0;  // answers with an error
  std::string first_refusal = {};
  std::uint64_t lost = 0;         // sockets that broke
  std::uint64_t games = 0;        // played to where words are laid
  std::vector<double> late = {};  // milliseconds of every action, sorted
  double server_processor = 0;    // seconds
  double own_processor = 0;
  double memory_sockets = 0;  // MiB of the server with its sockets open and no table
  double memory_start = 0;    // with all tables dealt
  double memory_end = 0;

  double at(double share) const;  // the lateness that this share of all stays below
};

Result<LoadReport> run_load(const LoadPlan& plan);

}  // namespace scriptorium::server
