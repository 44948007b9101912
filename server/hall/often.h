#pragma once

#include <map>

#include "server/storage/storage.h"

namespace scriptorium::server {

// How often each guest did something lately that is kept for ever, so that nobody makes a journal
// grow without end.
class Often {
 public:
  static constexpr int kMost = 40;
  static constexpr Milliseconds kWithin = 600'000;

  // Counts once more; false: too often.
  bool once_more(GuestId guest, Milliseconds now) {
    if (lately_.size() >= kMostGuests) {
      std::erase_if(lately_, [&](const auto& each) { return each.second.since + kWithin <= now; });
    }
    Lately& lately = lately_.try_emplace(guest, Lately{now, 0}).first->second;
    if (lately.since + kWithin <= now) lately = {now, 0};
    if (lately.count >= kMost) return false;
    ++lately.count;
    return true;
  }

 private:
  static constexpr std::size_t kMostGuests = 1000;  // before old ones are forgotten
  struct Lately {
    Milliseconds since;
    int count;
  };
  std::map<GuestId, Lately> lately_;
};

}  // namespace scriptorium::server
