#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

#include "server/net/asio.h"
#include "server/net/roll.h"
#include "server/net/site.h"

namespace scriptorium::server {

struct Counters {
  std::atomic<std::uint64_t> arrived = 0;
  std::atomic<std::uint64_t> requests = 0;
  std::atomic<std::uint64_t> received = 0;
  std::atomic<std::uint64_t> sent = 0;
  std::atomic<std::uint64_t> refused = 0;
  std::atomic<std::uint64_t> turned_away = 0;
  std::atomic<std::uint64_t> too_slow = 0;
  std::atomic<std::uint64_t> dead = 0;
};

inline void count(std::atomic<std::uint64_t>& counter) {
  counter.fetch_add(1, std::memory_order_relaxed);
}

// What all sockets share. They own it together: a listener may hold a connection for longer than
// there is a Net.
struct Shared {
  Shared(NetSettings given, Listener& whom, Files files)
      : settings(std::move(given)),
        listener(whom),
        site(settings, whom, std::move(files)),
        roll(settings.limits),
        // With one thread, sockets need no locks: nobody else touches them.
        io(settings.threads == 1 ? BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO : settings.threads) {}

  const NetSettings settings;
  Listener& listener;
  const Site site;
  Roll roll;
  Counters counters;
  std::atomic<bool> stopping = false;
  asio::io_context io;
};

}  // namespace scriptorium::server
