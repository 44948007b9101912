#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "server/net/listener.h"
#include "server/net/settings.h"
#include "table/result.h"

namespace scriptorium::server {

// Since the start, except for what is open.
struct NetCounts {
  std::uint64_t sockets = 0;      // open now, whatever is spoken on them
  std::uint64_t connections = 0;  // open WebSockets
  std::uint64_t arrived = 0;      // WebSockets
  std::uint64_t requests = 0;     // HTTP, upgrades too
  std::uint64_t received = 0;     // messages
  std::uint64_t sent = 0;
  std::uint64_t refused = 0;      // messages that got an error from us
  std::uint64_t turned_away = 0;  // sockets and upgrades: too many
  std::uint64_t too_slow = 0;     // WebSockets cut off
  std::uint64_t dead = 0;         // WebSockets that did not answer a ping
};

// HTTP and WebSocket (at /ws) on one port, in threads of its own. It knows no table and no game:
// texts go to the listener, texts come back.
class Net {
 public:
  // The listener must live until stop() has returned. Errors: bad_host, port_in_use, cannot_listen,
  // bad_web_folder.
  static Result<std::unique_ptr<Net>> start(NetSettings settings, Listener& listener);
  ~Net();
  Net(const Net&) = delete;
  Net& operator=(const Net&) = delete;

  int port() const;
  NetCounts counts() const;
  // On one of the network's threads, soon. From any thread, until stop() has returned.
  void soon(std::function<void()> work);
  // Nobody new comes in, all connections get what was queued and 1001 "going away"; whoever has not
  // taken it after 2 s is cut off. The listener has been told that all left, and is called no more.
  // Not from a call of the listener.
  void stop();

 private:
  struct Inside;
  explicit Net(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace scriptorium::server
