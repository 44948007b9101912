#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "core/hash.h"

// A view is a state with something taken away. The game declares for every field of the state who
// sees it; a new field without a declaration does not compile.
namespace scriptorium {

template <auto... kFields>
struct SeenByAll {};  // as it is
template <auto... kFields>
struct SeenBySome {};  // the game's view takes out what the viewer does not know
template <auto... kFields>
struct SeenByNobody {};  // zero, unless the game's view puts something there

template <class State, class All, class Some, class Nobody>
class Audience;

template <class State, auto... kAll, auto... kSome, auto... kNobody>
class Audience<State, SeenByAll<kAll...>, SeenBySome<kSome...>, SeenByNobody<kNobody...>> {
  template <auto kField>
  static constexpr std::size_t kSize = sizeof(std::declval<State&>().*kField);

  static const unsigned char* bytes_of(const auto& field) {
    return reinterpret_cast<const unsigned char*>(&field);
  }

  static_assert((kSize<kAll> + ... + 0) + (kSize<kSome> + ... + 0) + (kSize<kNobody> + ... + 0) ==
                    sizeof(State),
                "say of every field of the state who sees it, once");

 public:
  // Of what all see, for a state in which that is one row of bytes, from its first field on; the
  // last ones may be left out where they are always zero.
  static std::uint64_t key_of_all(const State& state, std::uint64_t hash,
                                  std::size_t left_out = 0) {
    constexpr std::size_t kBytes = (kSize<kAll> + ... + 0);
    const unsigned char* const fields[] = {bytes_of(state.*kAll)...};
    assert(((bytes_of(state.*kAll) >= fields[0] &&
             bytes_of(state.*kAll) + kSize<kAll> <= fields[0] + kBytes) &&
            ...));
    return key_of_bytes(fields[0], kBytes - left_out, hash);
  }

  // The state without what nobody sees.
  static State shown(const State& state) {
    State shown = state;
    (std::memset(&(shown.*kNobody), 0, kSize<kNobody>), ...);
    return shown;
  }
};

}  // namespace scriptorium
