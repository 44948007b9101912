#pragma once

#include <cstddef>
#include <cstring>
#include <utility>

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

  static_assert((kSize<kAll> + ... + 0) + (kSize<kSome> + ... + 0) + (kSize<kNobody> + ... + 0) ==
                    sizeof(State),
                "say of every field of the state who sees it, once");

 public:
  // The state without what nobody sees.
  static State shown(const State& state) {
    State shown = state;
    (std::memset(&(shown.*kNobody), 0, kSize<kNobody>), ...);
    return shown;
  }
};

}  // namespace scriptorium
