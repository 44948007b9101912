#pragma once

#include "tests/toy/state.h"

namespace scriptorium::toy {

// The game on which the laws of the contract are proven (README.md, toy.md).
struct Toy {
  using Book = toy::Book;
  using Config = toy::Config;
  using State = toy::State;
  using View = toy::View;
  using Action = toy::Action;
  using Actions = toy::Actions;
  using Event = toy::Event;
  using Log = scriptorium::Log<Event>;

  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kSeatCap;
  // A turn is one choice, followed by one more of the mover (TY-07, TY-09), by one verdict (TY-13)
  // or by one answer of each opponent (TY-12): at most 1 + (seats − 1) plies. Every one of them
  // ends its turn, no choice leads back into it. A commitment takes one ply a seat at most. So a
  // round has at most seats × seats + seats.
  static constexpr int kMaxPlies = kRoundCap * (kSeatCap * kSeatCap + kSeatCap);

  static constexpr int kUsualPlies = kMaxPlies;
  // A round brings the value of a card that is turned up, or 3 (TY-12, TY-13), and 2 (TY-16).
  static constexpr int kLeastPoints = 0;
  static constexpr int kMostPoints = kRoundCap * (kValues + 2);

  static const Book& book(const Config& config);
  static State setup(const Book& book, const Config& config, Dice& dice, Log* log);
  static int seats(const State& state) { return state.open.options.seats; }
  static Actors to_act(const Book& book, const State& state);
  static void legal(const Book& book, const State& state, Actor actor, Actions& out);
  static Refusal check(const Book& book, const State& state, Actor actor, Action action);
  static void apply(const Book& book, State& state, Actor actor, Action action, Dice& dice,
                    Log* log);
  static bool is_private_step(const Book&, const State&, Action action) {
    return action.type() == Action::Type::kPick;
  }
  static void drop_choice(const Book& book, State& state, Seat seat) {
    if (seat == state.open.mover() && book.fault != Fault::kStepStays) state.picked = 0;
  }
  static Action judge(const Book& book, const State& state, Dice& dice);
  static Action overdue(const Book& book, const State& state, Seat seat);
  static View view(const Book& book, const State& state, Viewer viewer);
  static std::uint64_t key(const Book& book, const State& state, Viewer viewer);
  // Every world that agrees with the view is equally likely, every choice of the others counting
  // the same. What other seats remember besides their own cards and what everyone knows is left
  // out, and marked as faded.
  static State sample(const Book& book, const View& view, Dice& dice);
  static Scores scores(const Book& book, const State& state);
  static const char* audit(const Book& book, const State& state);
};

static_assert(Game<Toy>);

// The dice that shuffles draw from: the ply's own, unless Fault::kForgotten is planted.
Dice& shuffle_dice(const Book& book, Dice& ply);

}  // namespace scriptorium::toy
