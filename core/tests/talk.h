#pragma once

#include <numeric>

#include "core/match.h"

namespace scriptorium {

// The smallest game that has every way of being heard, for the tests of Match: whoever may speak
// says a number; everybody, the speaker alone, the next seat too, or everybody with something
// turned up, hears it.
struct Talk {
  static constexpr int kRulesVersion = 3;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 4;
  static constexpr int kMaxPlies = 1000;
  static constexpr int kUsualPlies = kMaxPlies;
  static constexpr int kLeastPoints = 0;
  static constexpr int kMostPoints = 0;

  struct Book {
    std::uint64_t hash = 0;
  };
  struct Config {
    std::uint32_t seats = 3;
  };
  struct State {
    std::uint32_t seats;
    std::uint32_t said;          // the sum of all that was said aloud
    std::uint32_t whispered[4];  // by each seat, to itself
    std::uint32_t rolled;        // the last roll of the dice
    std::uint32_t silent;        // bit s: the seat speaks no more
  };
  struct Action {
    enum class Type : std::uint8_t { kNone, kSay, kWhisper, kTell, kShow, kRoll, kEcho, kStop };
    Type type = Type::kNone;
    std::uint8_t number = 0;
    friend bool operator==(Action, Action) = default;
  };
  using Actions = BoundedList<Action, 16>;
  struct Event {
    std::uint32_t seat;
    std::uint32_t number;
  };
  struct View {
    State state;
    std::uint32_t viewer;
  };
  enum class Reason : std::uint8_t { kNone, kSilent, kNothing, kNoWhisper };

  static const Book& book(const Config&) {
    static const Book book;
    return book;
  }
  static State setup(const Book&, const Config& config, Dice& dice, Log<Event>* log) {
    State state = {};
    state.seats = config.seats;
    state.rolled = dice.below(1000);
    if (log != nullptr) log->all({0, state.rolled});
    return state;
  }
  static int seats(const State& state) { return static_cast<int>(state.seats); }
  static Actors to_act(const Book&, const State& state) {
    const auto silent = static_cast<std::uint16_t>(~state.silent);
    return Actors::from_bits(
        static_cast<std::uint16_t>(Actors::first(static_cast<int>(state.seats)).bits() & silent));
  }
  static void legal(const Book&, const State&, Actor, Actions& out) { out.clear(); }
  // An echo needs a whisper of the seat before.
  static Refusal check(const Book& book, const State& state, Actor actor, Action action) {
    if (!to_act(book, state).has(actor)) return refuse(rule("TK-01"), Reason::kSilent);
    if (action.number == 0) return refuse(rule("TK-02"), Reason::kNothing);
    const bool echo = action.type == Action::Type::kEcho;
    if (echo && state.whispered[actor.seat() - 1] == 0) {
      return refuse(rule("TK-03"), Reason::kNoWhisper);
    }
    return kAllowed;
  }
  static void apply(const Book&, State& state, Actor actor, Action action, Dice& dice,
                    Log<Event>* log) {
    const Event event = {actor.seat(), action.number};
    switch (action.type) {
      case Action::Type::kWhisper:
        state.whispered[actor.seat()] += action.number;
        if (log != nullptr) log->only(SeatSet::of(actor.seat()), event);
        return;
      case Action::Type::kTell: {
        const SeatSet hear = SeatSet::of(actor.seat()).with((actor.seat() + 1) % seats(state));
        state.whispered[actor.seat()] += action.number;
        if (log != nullptr) log->only(hear, event);
        return;
      }
      case Action::Type::kShow:
        state.said += action.number;
        if (log != nullptr) log->all(event, Reveals::kCards);
        return;
      case Action::Type::kRoll:
        state.rolled = dice.below(1000000);
        break;
      case Action::Type::kStop:
        state.silent |= 1U << actor.seat();
        break;
      default:
        state.said += action.number;
    }
    if (log != nullptr) log->split(SeatSet::of(actor.seat()), event, {event.seat, 0});
  }
  static bool is_private_step(const Book&, const State&, Action action) {
    return action.type == Action::Type::kWhisper;
  }
  static Action judge(const Book&, const State&, Dice&) { return {}; }
  static Action overdue(const Book&, const State&, Seat) { return {Action::Type::kStop, 1}; }
  static View view(const Book&, const State& state, Viewer viewer) {
    return {state, static_cast<std::uint32_t>(viewer.index())};
  }
  static std::uint64_t key(const Book&, const State&, Viewer) { return 0; }
  static State sample(const Book&, const View& view, Dice&) { return view.state; }
  static Scores scores(const Book&, const State&) { return {}; }
  static const char* audit(const Book&, const State&) { return nullptr; }
};
static_assert(Game<Talk>);

}  // namespace scriptorium
