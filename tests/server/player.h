#pragma once

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/dice.h"
#include "server/load/socket.h"

namespace scriptorium::server {

namespace json = boost::json;

// A scripted player with one seat at one table, who writes down everything that it is told and
// plays at random. It comes back when the server does.
class ScriptedPlayer {
 public:
  ScriptedPlayer(std::string game, int seat, std::uint64_t seed)
      : game_(std::move(game)), seat_(seat), dice_(Dice::fast(Seed::of(seed))) {}

  bool connect(int port);  // again, if need be: it goes on where it was
  void disconnect() { socket_.close(); }
  bool connected() const { return !socket_.closed(); }
  // Takes what has come, and does what it can.
  void turn();

  // The host opens a table; the others come to it.
  void host() { opening_ = true; }
  void go_to(const std::string& table) { table_ = table; }
  const std::string& table() const { return table_; }
  int seat() const { return seat_; }

  // By revision: the event that made it, as it was told.
  const std::map<std::uint32_t, std::string>& told() const { return told_; }
  // The highest revision of an act of its own that was answered.
  std::uint32_t acknowledged() const { return acknowledged_; }
  const std::vector<std::string>& faults() const { return faults_; }
  bool over() const { return over_; }
  std::uint64_t bytes() const { return bytes_; }

 private:
  void hear(std::string_view text);
  void news(const json::object& news);
  void ask(json::object request, std::string_view what);

  std::string game_;
  int seat_;
  Dice dice_;
  ClientSocket socket_;
  bool opening_ = false;
  bool joined_ = false;
  bool seated_ = false;
  bool started_ = false;
  bool over_ = false;
  bool my_turn_ = false;
  std::string table_;
  std::string asked_;  // what it waits for the answer of
  std::map<std::uint32_t, std::string> told_;
  std::uint32_t acknowledged_ = 0;
  std::vector<std::string> faults_;
  std::uint64_t bytes_ = 0;
};

}  // namespace scriptorium::server
