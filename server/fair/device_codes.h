#pragma once

#include <chrono>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/fair/guest.h"
#include "server/fair/hashing.h"

namespace scriptorium::server {

// Short codes by which a guest becomes the same guest in another browser. Whoever types the code is
// that guest from then on, so it lasts ten minutes, works once, and cannot be guessed: 40 bits of
// it, and few wrong tries for each address. Only hashes are kept, in memory alone. From any thread.
class DeviceCodes {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Where = std::uint64_t;  // an address, as limits count it

  static constexpr std::chrono::minutes kLasts{10};
  static constexpr std::size_t kMostWrong = 10;    // tries from one place within kLasts
  static constexpr std::size_t kMostMade = 10;     // by one guest within kLasts
  static constexpr std::size_t kMostAlive = 1000;  // codes, of all guests

  // `KRTW-93ND`; a guest's earlier code ends with it. Nothing if that was asked for too often.
  std::optional<std::string> make(GuestId guest, Time now);

  enum class Outcome : std::uint8_t { kGood, kWrong, kTooOften };
  struct Found {
    Outcome outcome;
    GuestId guest = 0;
  };
  // However it is written: small letters, blanks and dashes do not matter.
  Found use(std::string_view typed, Where where, Time now);

 private:
  struct Alive {
    Hash hash;
    GuestId guest;
    Time until;
  };
  using Times = std::unordered_map<std::uint64_t, std::deque<Time>>;

  void forget_old(Time now);
  static bool too_often(Times& times, std::uint64_t who, std::size_t most, Time now);
  Hash hash_of(std::string_view code) const;

  std::mutex mutex_;
  const Secret key_ = fresh_secret();
  std::vector<Alive> alive_;
  Times wrong_;
  Times made_;
};

}  // namespace scriptorium::server
