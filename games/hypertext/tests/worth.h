#pragma once

#include <array>
#include <vector>

#include "games/hypertext/hypertext.h"
#include "lab/tried.h"
#include "players/hypertext/greedy.h"

// What an ability is worth once its cost is paid (HT-30). Whenever a player of a game may activate
// the card just drawn, the chapter is played to its end twice from there, once with the activation
// and once without it; the difference is what the activation brought.
namespace scriptorium::hypertext {

struct Worth {
  std::array<lab::Tried, kCards> used;  // where greedy would activate
  std::array<double, kCards> offered;   // how often it might have
};

// Games of greedy against itself, each moment of choice played both ways.
class WorthMeter {
 public:
  explicit WorthMeter(const Book& book) : book_(book), greedy_(book) {}

  void play(int seats, std::uint64_t number, Worth& worth) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    Game game = {{}, Dice::fast(Seed::of(number)), Dice::fast(Seed::of(mix(number)))};
    game.state = Hypertext::setup(book_, config, game.dice, nullptr);
    std::vector<Fork> open;
    while (!Hypertext::to_act(book_, game.state).empty() && !tie_break(game.state)) {
      const int chapter = game.state.chapter;
      const Card card = offered(game.state);
      const Seat seat = game.state.mover;
      Actions legal;
      const Action action = choice(game, legal, 0);
      if (card != 0) {
        ++worth.offered[card];
        const bool taken = action == Action(Action::Type::kActivate, card);
        if (taken) open.push_back({card, seat, margin_without(game, card)});
      }
      advance(game, action);
      if (game.state.chapter == chapter && game.state.stage != Stage::kOver) continue;
      for (const Fork& fork : open) {
        worth.used[fork.card].add(margin(game.state, chapter, fork.seat) - fork.without);
      }
      open.clear();
    }
  }

 private:
  struct Game {
    State state;
    Dice dice;
    Dice player_dice;
  };
  struct Fork {
    Card card;
    Seat seat;
    double without;
  };

  // The drawn card, if the mover may activate it now.
  Card offered(const State& state) const {
    if (state.stage != Stage::kPlay || state.drawn == 0 || state.draft.kind != Draft::Kind::kNone) {
      return 0;
    }
    const Action activate(Action::Type::kActivate, state.drawn);
    const bool may = state.free_left != 0 && !Hypertext::check(book_, state, state.mover, activate);
    return may ? state.drawn : Card{0};
  }

  // What greedy does now; never with the activation of `shunned`.
  Action choice(Game& game, Actions& legal, Card shunned) {
    const Seat seat =
        Hypertext::first_to_act(book_, game.state, Hypertext::to_act(book_, game.state));
    Hypertext::legal(book_, game.state, seat, legal);
    if (shunned != 0) {
      Actions rest;
      for (std::size_t i = 0; i < legal.size(); ++i) {
        if (legal[i] != Action(Action::Type::kActivate, shunned)) rest.push(legal[i]);
      }
      legal = rest;
    }
    return greedy_.pick(book_, Hypertext::view(book_, game.state, seat).shown, seat, legal,
                        game.player_dice);
  }
  void advance(Game& game, Action action) const {
    const Seat seat =
        Hypertext::first_to_act(book_, game.state, Hypertext::to_act(book_, game.state));
    Hypertext::apply(book_, game.state, seat, action, game.dice, nullptr);
  }

  // The margin of the mover if the card is not activated in this turn.
  double margin_without(Game game, Card card) {
    const int chapter = game.state.chapter;
    const int turn = game.state.turns;
    const Seat seat = game.state.mover;
    Actions legal;
    while (game.state.chapter == chapter && game.state.stage != Stage::kOver) {
      advance(game, choice(game, legal, game.state.turns == turn ? card : Card{0}));
    }
    return margin(game.state, chapter, seat);
  }

  // How far the seat was beyond the mean of the others in that chapter.
  static double margin(const State& state, int chapter, int seat) {
    const auto points = [&](int of) { return state.past[of].points[chapter - 1]; };
    double others = 0;
    for (int other = 0; other < state.seats; ++other) others += other == seat ? 0 : points(other);
    return points(seat) - others / (state.seats - 1);
  }

  const Book& book_;
  Greedy greedy_;
};

}  // namespace scriptorium::hypertext
