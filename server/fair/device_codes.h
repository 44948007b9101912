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
// that guest from then on, so it lasts ten minutes, works once, and cannot be guessed: it has 40
// bits, and each guest and each address has a number of wrong tries. A school or a household has
// one address: its limits are wider. Only hashes are kept, in memory alone. From any thread.
class DeviceCodes {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Where = std::uint64_t;  // an address, as limits count it

  static constexpr std::chrono::minutes kLasts{10};
  // Within kLasts: wrong tries, and codes made.
  static constexpr std::size_t kMostWrong = 10;        // by one guest
  static constexpr std::size_t kMostWrongThere = 100;  // from one address
  static constexpr std::size_t kMostMade = 10;         // by one guest
  static constexpr std::size_t kMostMadeThere = 100;   // from one address
  static constexpr std::size_t kMostAlive = 10'000;    // codes, of all guests

  struct Who {
    GuestId guest = 0;
    Where where = 0;
  };

  // `KRTW-93ND`; a guest's earlier code ends with it. Nothing if that was asked for too often: then
  // the earlier one stays.
  std::optional<std::string> make(Who who, Time now);

  enum class Outcome : std::uint8_t { kGood, kWrong, kTooOften };
  struct Found {
    Outcome outcome;
    GuestId guest = 0;
  };
  // However it is written: small letters, blanks and dashes do not matter. What cannot be a code is
  // wrong and counts as no try; the right one ends the count of whoever typed it.
  Found use(std::string_view typed, Who who, Time now);

 private:
  struct Alive {
    Hash hash;
    GuestId guest;
    Time until;
  };
  // When somebody did something, by guest or by address; nobody is in it for nothing.
  using Times = std::unordered_map<std::uint64_t, std::deque<Time>>;
  struct Counted {
    Times by_guest;
    Times by_address;
  };

  void forget_old(Time now);
  static bool too_often(Times& times, std::uint64_t who, std::size_t most, Time now);
  static bool full(const Counted& counted);
  Hash hash_of(std::string_view code) const;

  std::mutex mutex_;
  const Secret key_ = fresh_secret();
  std::vector<Alive> alive_;
  Counted wrong_;
  Counted made_;
};

}  // namespace scriptorium::server
