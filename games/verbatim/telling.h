#pragma once

#include "core/log.h"
#include "games/verbatim/state.h"

// What the rules tell. Nobody listens in a playout: then each of these is one comparison.
namespace scriptorium::verbatim {

using EventLog = Log<Event>;

namespace detail {
void tell(EventLog& log, Event::Type type, int seat, int place, Reveals reveals);
void tell_step(EventLog& log, int seat, Action action);
void tell_took(EventLog& log, int seat, int pile, Kind kind);
void tell_shown(EventLog& log, int pile, Kind kind);
void tell_exchange(EventLog& log, const State& state);
void tell_words(EventLog& log, const State& state, int seat, int from);
}  // namespace detail

// Something that everyone sees, with the place of a word where one is meant.
inline void tell(EventLog* log, Event::Type type, int seat, int place = 0,
                 Reveals reveals = Reveals::kNothing) {
  if (log != nullptr) [[unlikely]]
    detail::tell(*log, type, seat, place, reveals);
}
// A small step of a choice still private: told to its own seat alone.
inline void tell_step(EventLog* log, int seat, Action action) {
  if (log != nullptr) [[unlikely]]
    detail::tell_step(*log, seat, action);
}
inline void tell_took(EventLog* log, int seat, int pile, Kind kind) {
  if (log != nullptr) [[unlikely]]
    detail::tell_took(*log, seat, pile, kind);
}
inline void tell_shown(EventLog* log, int pile, Kind kind) {
  if (log != nullptr) [[unlikely]]
    detail::tell_shown(*log, pile, kind);
}
// The exchange that is about to be carried out.
inline void tell_exchange(EventLog* log, const State& state) {
  if (log != nullptr) [[unlikely]]
    detail::tell_exchange(*log, state);
}
// The seat's words from the place `from` on are seen.
inline void tell_words(EventLog* log, const State& state, int seat, int from) {
  if (log != nullptr) [[unlikely]]
    detail::tell_words(*log, state, seat, from);
}

}  // namespace scriptorium::verbatim
