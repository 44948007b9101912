#pragma once

#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>

#include "core/bounded_list.h"
#include "core/dice.h"
#include "core/log.h"
#include "core/refusal.h"
#include "core/seats.h"

namespace scriptorium {

// How a game stands, or ended. Several winners mean a draw between them; none while the game goes
// on.
struct Scores {
  std::uint8_t seats = 0;
  SeatSet winners;
  std::int32_t points[kMaxSeats] = {};
  friend bool operator==(const Scores&, const Scores&) = default;
};

// What a state, a view and everything else that is compared or hashed byte by byte must be.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

// The contract that every game keeps (docs/architecture.md tells how an action goes through it).
//
// A game is a set of pure functions over plain values. The book holds what never changes: cards,
// compiled effects. A state is one flat value: copying it is a memcpy, equal games have equal
// bytes.
//
//   book             the book for a table with this configuration. It lives as long as the program.
//   setup            deals. The log, here and in apply, may be null: nobody listens in a playout.
//   to_act           who may decide now. The judge acts alone.
//   legal            fills `out`; what and in which order depends on what the actor may know and on
//                    nothing else. An index into it, below Actions::kCapacity, stands for an
//                    action.
//   check            says why an action is not legal, naming the rule; kAllowed exactly for what
//                    `legal` lists. It takes any bits for an action: they may come from anybody.
//   apply            takes an action that check allows. Chance comes from the dice alone.
//   is_private_step  whether an action is a small step of a choice still private to its actor.
//   picked           of a game that lets seats pick any number of cards so: how many are picked.
//   judge            a verdict by the dice, at the seat's recall rate: the judge's move in
//                    simulation.
//   overdue          what counts for a seat whose time has run out; always legal.
//   view             all that a viewer knows, its memory included; everything else is zeroed.
//   key              a hash of what the viewer knows: equal views, equal keys.
//   sample           a world that the view's owner cannot tell from the real one, fairly drawn.
//   scores           how the game stands.
//   audit            null if every card is in exactly one place and all else is in order, else what
//                    is wrong.
template <class G>
concept Game = Plain<typename G::State> && Plain<typename G::View> && Plain<typename G::Action> &&
    Plain<typename G::Event> && Plain<typename G::Config> &&
    std::equality_comparable<typename G::Action> &&
    requires(const typename G::Book& book, const typename G::Config& config,
             const typename G::State& state, typename G::State& changing,
             const typename G::View& seen, typename G::Action action, typename G::Actions& out,
             Log<typename G::Event>* log, Dice& dice, Actor actor, Viewer viewer, Seat seat) {
  { G::kRulesVersion } -> std::convertible_to<int>;
  { G::kMinSeats } -> std::convertible_to<int>;
  { G::kMaxSeats } -> std::convertible_to<int>;
  // Law 7: no game is longer than kMaxPlies, and no game of random players longer than kUsualPlies,
  // by which buffers may be sized. Points are always between the least and the most.
  { G::kMaxPlies } -> std::convertible_to<int>;
  { G::kUsualPlies } -> std::convertible_to<int>;
  { G::kLeastPoints } -> std::convertible_to<int>;
  { G::kMostPoints } -> std::convertible_to<int>;
  { G::Actions::kCapacity } -> std::convertible_to<std::size_t>;  // law 5: no list is longer
  { book.hash } -> std::convertible_to<std::uint64_t>;
  { G::book(config) } -> std::same_as<const typename G::Book&>;
  { G::setup(book, config, dice, log) } -> std::same_as<typename G::State>;
  { G::seats(state) } -> std::same_as<int>;
  { G::to_act(book, state) } -> std::same_as<Actors>;
  { G::legal(book, state, actor, out) } -> std::same_as<void>;
  { G::check(book, state, actor, action) } -> std::same_as<Refusal>;
  { G::apply(book, changing, actor, action, dice, log) } -> std::same_as<void>;
  { G::is_private_step(book, state, action) } -> std::same_as<bool>;
  { G::judge(book, state, dice) } -> std::same_as<typename G::Action>;
  { G::overdue(book, state, seat) } -> std::same_as<typename G::Action>;
  { G::view(book, state, viewer) } -> std::same_as<typename G::View>;
  { G::key(book, state, viewer) } -> std::same_as<std::uint64_t>;
  { G::sample(book, seen, dice) } -> std::same_as<typename G::State>;
  { G::scores(book, state) } -> std::same_as<Scores>;
  { G::audit(book, state) } -> std::same_as<const char*>;
  { seen.viewer } -> std::convertible_to<std::uint64_t>;  // whose view it is: see viewer_of
};

// Whose view it is.
template <class View>
Viewer viewer_of(const View& view) {
  return Viewer(static_cast<Seat>(view.viewer));
}

// If several may decide at once and no clock decides, who goes first: as the game says in its
// `first_to_act`, or the lowest seat if it does not matter.
template <class G>
Seat first_to_act(const typename G::Book& book, const typename G::State& state, Actors acting) {
  if constexpr (requires { G::first_to_act(book, state, acting); }) {
    return G::first_to_act(book, state, acting);
  } else {
    return static_cast<Seat>(acting.lowest());
  }
}

// How those who may decide are asked. In a window the rules ask all of them at once, in anybody's
// turn, and each may pass; the table gives them time for it, the same for everybody.
enum class Answering : std::uint8_t {
  kInTurn,     // no window is open
  kFirstWins,  // the first call that arrives wins; computer players, always faster, come last
  kTogether,   // what they choose stays hidden until all have chosen: being fast gains nothing
};

// As the game says in its `answering`; a game without it has no windows. A window of kTogether
// closes when all have answered and not before.
template <class G>
Answering answering(const typename G::Book& book, const typename G::State& state) {
  if constexpr (requires { G::answering(book, state); }) {
    return G::answering(book, state);
  } else {
    return Answering::kInTurn;
  }
}
template <class G>
inline constexpr bool kHasWindows = requires(const typename G::Book& book,
                                             const typename G::State& state) {
  G::answering(book, state);
};

// How many seconds people usually need in a window of this game, as it says in its `kCallSeconds`,
// because there is much to read; 0: no more than in any.
template <class G>
constexpr int call_seconds() {
  if constexpr (requires { G::kCallSeconds; }) {
    return G::kCallSeconds;
  } else {
    return 0;
  }
}

// Whether what the open window is about concerns the seat: somebody may want to be asked only then.
// It goes by what everybody sees. If it went by the seat's hand, the time at which it passes would
// tell of that hand.
template <class G>
inline constexpr bool kTellsConcern = requires(const typename G::Book& book,
                                               const typename G::View& seen_by_all, Seat seat) {
  { G::concerns(book, seen_by_all, seat) } -> std::same_as<bool>;
};

// Which part of the game this is, from 1, where it is played in parts (rounds, chapters) and says
// so in its `round`. What somebody settles for a part ends with it.
template <class G>
inline constexpr bool kHasRounds = requires(const typename G::Book& book,
                                            const typename G::State& state) {
  G::round(book, state);
};
template <class G>
int round_of(const typename G::Book& book, const typename G::State& state) {
  if constexpr (requires { G::round(book, state); }) {
    return G::round(book, state);
  } else {
    return 1;
  }
}

// Whose turn it is, as the game says in its `whose_turn`: that of one seat may go on while others
// answer or choose. Where it does not say, whoever decides alone. Nothing while all decide at once.
template <class G>
std::optional<Seat> whose_turn(const typename G::Book& book, const typename G::State& state) {
  if constexpr (requires { G::whose_turn(book, state); }) {
    return G::whose_turn(book, state);
  } else {
    const Actors acting = G::to_act(book, state);
    if (acting == kJudgeActs || acting.size() != 1) return std::nullopt;
    return static_cast<Seat>(acting.lowest());
  }
}

// Drops what the seat has chosen in small steps and not completed, where the game says how, in its
// `drop_choice`. After a timeout it does not count.
template <class G>
void drop_choice(const typename G::Book& book, typename G::State& state, Seat seat) {
  if constexpr (requires { G::drop_choice(book, state, seat); }) {
    G::drop_choice(book, state, seat);
  }
}

template <Plain T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

}  // namespace scriptorium
