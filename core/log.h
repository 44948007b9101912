#pragma once

#include <type_traits>
#include <vector>

#include "core/seats.h"

namespace scriptorium {

// One thing that happened, as told: `full` to those in `sees`, `rest` to everyone else, or nothing
// to them. `reveals` marks what turned up something that one of those told did not know: a move
// cannot be taken back past it, and no list of actions may go on after it.
template <class Event>
struct Told {
  Event full;
  Event rest;
  SeatSet sees;
  bool rest_told = false;
  bool reveals = false;

  // What this viewer receives; null if nothing.
  const Event* for_viewer(Viewer viewer) const {
    if (sees.has(viewer)) return &full;
    return rest_told ? &rest : nullptr;
  }
};

enum class Reveals : bool { kNothing, kCards };

// Where the rules tell what happened. They take a pointer to it, null in playouts.
template <class Event>
class Log {
 public:
  static_assert(std::has_unique_object_representations_v<Event>);

  // Everyone sees the same.
  void all(const Event& event, Reveals reveals = Reveals::kNothing) {
    told_.push_back({event, event, SeatSet::everyone(), true, reveals == Reveals::kCards});
  }
  // Some see it; the rest are told nothing, not even that something happened.
  void only(SeatSet sees, const Event& event, Reveals reveals = Reveals::kNothing) {
    told_.push_back({event, event, sees, false, reveals == Reveals::kCards});
  }
  // Some see all of it, the rest its censored twin.
  void split(SeatSet sees, const Event& full, const Event& rest,
             Reveals reveals = Reveals::kNothing) {
    told_.push_back({full, rest, sees, true, reveals == Reveals::kCards});
  }

  const std::vector<Told<Event>>& told() const { return told_; }
  bool revealed() const {
    for (const Told<Event>& told : told_) {
      if (told.reveals) return true;
    }
    return false;
  }
  void clear() { told_.clear(); }

 private:
  std::vector<Told<Event>> told_;
};

}  // namespace scriptorium
