#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>

#include "server/net/address.h"
#include "server/net/listener.h"
#include "server/net/settings.h"

namespace scriptorium::server {

using Clock = std::chrono::steady_clock;

// One open socket, as those see it who look after all of them. Its deadline is a number that it
// moves itself, which costs nothing; one sweep over all takes the place of a timer for each.
class Open {
 public:
  virtual ~Open() = default;
  // These are called from any thread and only ask: what must be done is done on its own strand.
  virtual void deadline_passed() = 0;
  virtual void go_away() = 0;  // finish what has begun, then close
  virtual void cut() = 0;      // close

  void act_before(Clock::duration from_now) {
    deadline_.store((Clock::now() + from_now).time_since_epoch().count(),
                    std::memory_order_relaxed);
  }
  bool is_late(Clock::time_point now) const {
    return now.time_since_epoch().count() >= deadline_.load(std::memory_order_relaxed);
  }

 private:
  std::atomic<Clock::rep> deadline_ = Clock::time_point::max().time_since_epoch().count();
};

enum class Seating : std::uint8_t { kSeated, kGuestFull, kAddressFull };

// Who is there, and how many of each.
class Roll {
 public:
  // One socket on the roll, until this is destroyed.
  class Place {
   public:
    Place(Place&& other) noexcept : roll_(std::exchange(other.roll_, nullptr)), id_(other.id_) {}
    Place& operator=(Place&&) = delete;
    ~Place() {
      if (roll_ != nullptr) roll_->leave(id_);
    }
    std::uint64_t id() const { return id_; }
    // From now on this one's deadline counts.
    void watch(std::weak_ptr<Open> open) { roll_->watch(id_, std::move(open)); }
    // Whom the socket serves from now on. False if there are too many of that address: then all
    // stays as it was.
    bool serve(Network network) { return roll_->serve(id_, network); }
    // The socket becomes a guest's connection, if there is room for one more.
    Seating seat(GuestId guest) { return roll_->seat(id_, guest); }

   private:
    friend class Roll;
    Place(Roll& roll, std::uint64_t id) : roll_(&roll), id_(id) {}
    Roll* roll_;
    std::uint64_t id_;
  };

  explicit Roll(const Limits& limits) : limits_(limits) {}

  // Nothing if there are too many. A proxy's socket serves nobody until a request says whom.
  std::optional<Place> enter(std::optional<Network> network);
  // Tells all whose deadline has passed.
  void sweep(Clock::time_point now);
  void each(const std::function<void(Open&)>& f);
  // Whether nobody was left within that time.
  bool wait_until_empty(Clock::duration most);

  std::size_t sockets() const;
  std::size_t connections() const;

 private:
  struct Entry {
    std::optional<Network> network = {};
    std::optional<GuestId> guest = {};
    std::weak_ptr<Open> open = {};
  };
  struct Counts {
    std::size_t sockets = 0;
    std::size_t connections = 0;
  };

  void watch(std::uint64_t id, std::weak_ptr<Open> open);
  bool serve(std::uint64_t id, Network network);
  bool add_socket(Network network);
  void remove_socket(Network network);
  Seating seat(std::uint64_t id, GuestId guest);
  void leave(std::uint64_t id);

  const Limits limits_;
  mutable std::mutex mutex_;
  std::condition_variable empty_;
  std::uint64_t last_id_ = 0;
  std::size_t connections_ = 0;
  std::unordered_map<std::uint64_t, Entry> entries_;
  std::unordered_map<Network, Counts> networks_;
  std::unordered_map<GuestId, std::size_t> guests_;  // connections of each
};

}  // namespace scriptorium::server
