#pragma once

#include "core/game.h"
#include "games/verbatim/arranging.h"
#include "games/verbatim/state.h"
#include "games/verbatim/taking.h"

namespace scriptorium::verbatim {

// Verbatim (docs/rules/verbatim.md) as the contract of core/game.h asks for it.
struct Verbatim {
  using Book = verbatim::Book;
  using Config = verbatim::Config;
  using State = verbatim::State;
  using View = verbatim::View;
  using Action = verbatim::Action;
  using Actions = verbatim::Actions;
  using Event = verbatim::Event;

  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kSeatCap;

  // Law 7. At most 64 turns (VB-11) of a take, three gains and kMaxPaid payments. A card is freed
  // at most three times (VB-16): it is laid into words that stand at most four times, each lay with
  // at most one word end. A dissolved word frees one card at least, so there are at most 3 × 88
  // re-formings; in each, and in the arrangement, the letters of a word that was left open go back,
  // and whoever forms is done once. Beside them each challenge takes a verdict and at most a round
  // of passes; at most 88 words are doubled.
  static constexpr int kReformings = 3 * kPool;
  static constexpr int kMaxPlies = 64 * (1 + 3 + kMaxPaid) + 2 * 4 * kPool +
                                   (1 + kReformings) * kPool + kSeatCap + kReformings +
                                   (4 * kPool + 1) * (2 + kSeatCap);
  // The longest of 3,000 random games at five seats had 255 decisions.
  static constexpr int kUsualPlies = 1000;
  // VB-13, VB-15: a seat that has every letter uses none, or has all of them in doubled words.
  static constexpr int kLeastPoints = -kPool * kMaxValue;
  static constexpr int kMostPoints = 2 * kPool * kMaxValue;

  static const Book& book(const Config& config) {  // VB-22
    return config.letters == 0 ? english() : spanish();
  }
  static State setup(const Book& book, const Config& config, Dice& dice, Log<Event>* log);
  static int seats(const State& state) { return state.seats; }
  static Actors to_act(const Book& book, const State& state);
  // The lowest seat, as if this were not here; while cards are taken there is nothing to look up.
  static Seat first_to_act(const Book&, const State& state, Actors acting) {
    return state.phase <= Phase::kExchange ? state.mover : static_cast<Seat>(acting.lowest());
  }
  static std::optional<Seat> whose_turn(const Book& book, const State& state);
  static void legal(const Book& book, const State& state, Actor actor, Actions& out);
  static Refusal check(const Book& book, const State& state, Actor actor, Action action);
  static void apply(const Book& book, State& state, Actor actor, Action action, Dice& dice,
                    Log<Event>* log);
  static bool is_private_step(const Book& book, const State& state, Action action);
  static Action judge(const Book& book, const State& state, Dice& dice);
  static Action overdue(const Book& book, const State& state, Seat seat);
  static View view(const Book& book, const State& state, Viewer viewer);
  static std::uint64_t key(const Book& book, const State& state, Viewer viewer);
  static State sample(const Book& book, const View& view, Dice& dice);
  static Scores scores(const Book& book, const State& state);
  static const char* audit(const Book& book, const State& state);
};

inline Actors Verbatim::to_act(const Book&, const State& state) {
  // The remainder shows the compiler that this is somebody, and not the judge.
  if (state.phase <= Phase::kExchange) [[likely]]
    return Actors::of(state.mover % scriptorium::kMaxSeats);
  switch (state.phase) {
    case Phase::kTake:
    case Phase::kExchange:
    case Phase::kChallenge:
      return Actors::of(state.mover);
    case Phase::kArrange:
      return Actors::from_bits(
          static_cast<std::uint16_t>(Actors::first(state.seats).bits() & ~state.arranged));
    case Phase::kVerdict:
      return kJudgeActs;
    case Phase::kReform:
      return Actors::of(state.maker);
    case Phase::kOver:
      break;
  }
  return {};
}

// While all arrange, it is nobody's.
inline std::optional<Seat> Verbatim::whose_turn(const Book&, const State& state) {
  if (state.phase == Phase::kArrange || state.phase == Phase::kOver) return std::nullopt;
  return state.mover;
}

inline void Verbatim::legal(const Book& book, const State& state, Actor actor, Actions& out) {
  out.clear();
  if (state.phase <= Phase::kExchange) [[likely]] {
    legal_cards(book, state, actor, out);
  } else if (to_act(book, state).has(actor)) {
    legal_words(book, state, actor, out);
  }
}

inline void Verbatim::apply(const Book& book, State& state, Actor actor, Action action, Dice&,
                            Log<Event>* log) {
  if (state.phase <= Phase::kExchange) [[likely]] {
    apply_cards(book, state, action, log);
  } else {
    apply_words(book, state, actor, action, log);
  }
}

}  // namespace scriptorium::verbatim
