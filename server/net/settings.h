#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/address.h"
#include "server/net/listener.h"

namespace scriptorium::server {

// In bytes. The sentences in phrases.txt say them too.
inline constexpr std::size_t kMostHeader = 8 << 10;    // of a request
inline constexpr std::size_t kMostBody = 64 << 10;     // of a request
inline constexpr std::size_t kMostMessage = 64 << 10;  // a longer one is read over and refused,
inline constexpr std::size_t kMostSkipped = 1 << 20;   // but one beyond this closes the connection

// What else a stranger may do to us. Whoever goes further gets an error; others notice nothing.
struct Limits {
  std::size_t queued = 1 << 20;  // bytes that wait to be sent to one connection

  // 0: as many as they like. A proxy that nobody has named is one address.
  std::size_t connections_per_guest = 16;
  std::size_t connections_per_address = 256;
  std::size_t sockets_per_address = 1024;  // whatever is spoken on them
  std::size_t sockets = 0;                 // in all; 0: what the system allows, less a few

  double rate = 20;   // messages a second and connection, in the long run; 0: any number
  double burst = 60;  // as many at once

  std::chrono::milliseconds header_within{10'000};  // handshake or header
  std::chrono::milliseconds idle{
      30'000};  // between requests, for a body, for each bit of an answer
  std::chrono::milliseconds quiet{25'000};        // then a WebSocket is pinged
  std::chrono::milliseconds pong_within{25'000};  // then it is dead
  std::chrono::milliseconds close_within{2'000};  // for the other side to agree
  std::chrono::milliseconds sweep{1'000};         // how often all these are looked at
};

struct NetSettings {
  std::string host = "127.0.0.1";
  int port = 8080;  // 0: any that is free
  int threads = 1;
  std::filesystem::path web = {};  // a folder of files; empty: none
  // Pages of these hosts may connect too: `example.org`, `example.org:8443` or
  // `https://example.org`.
  std::vector<std::string> origins = {};
  bool secure_cookie = false;  // only over https
  // Whom we believe when they say for whom they ask (X-Forwarded-For).
  std::vector<AddressRange> proxies = {};
  // Whom a cookie names, if it is one of ours.
  std::function<std::optional<GuestId>(std::string_view cookie)> read_guest;
  // The cookie's value for somebody who is known.
  std::function<std::string(GuestId guest)> sign_guest;
  // Somebody new, and the cookie's value.
  std::function<std::pair<GuestId, std::string>()> make_guest;
  Limits limits = {};
};

}  // namespace scriptorium::server
