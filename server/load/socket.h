#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/result.h"

namespace scriptorium::server {

// The other end of a WebSocket: as little as a scripted player needs, so that ten thousand of them
// cost next to nothing beside the server that they try out. It trusts its server.
class ClientSocket {
 public:
  ClientSocket() = default;
  ClientSocket(ClientSocket&& other) noexcept { *this = std::move(other); }
  ClientSocket& operator=(ClientSocket&& other) noexcept;
  ~ClientSocket() { close(); }

  // Begins to connect and asks for the upgrade; `cookie` names a guest of before.
  std::optional<Error> connect(const std::string& host, int port, const std::string& cookie = {});
  int descriptor() const { return descriptor_; }
  bool open() const { return open_; }  // the upgrade was answered
  bool closed() const { return descriptor_ < 0; }
  const std::string& cookie() const { return cookie_; }

  void send(std::string_view text);
  // Takes what has come and calls hear(text) for each whole message; closes itself at the end.
  void receive(const std::function<void(std::string_view)>& hear);
  bool has_more_to_send() const { return !out_.empty(); }
  void flush();
  void close();

 private:
  void frame(std::uint8_t opcode, std::string_view payload);
  bool take_upgrade();
  bool take_frame(const std::function<void(std::string_view)>& hear);

  int descriptor_ = -1;
  bool open_ = false;
  std::string in_;
  std::string out_;
  std::string cookie_;
};

// Waits for many sockets at once.
class Poller {
 public:
  Poller();
  ~Poller();
  Poller(const Poller&) = delete;
  Poller& operator=(const Poller&) = delete;

  void add(const ClientSocket& socket, std::uint32_t number);
  // Calls ready(number) for every socket with something to read or room to write.
  void wait(int milliseconds, const std::function<void(std::uint32_t)>& ready);

 private:
  int descriptor_;
};

}  // namespace scriptorium::server
