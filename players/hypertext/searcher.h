#pragma once

#include "players/hypertext/greedy.h"
#include "players/search_player.h"

namespace scriptorium::hypertext {

// Greedy's play to the end of the chapter in which a search began: what is dealt after it tells
// nothing about the choice at hand.
class PlayoutPolicy {
 public:
  explicit PlayoutPolicy(const Book& book) : greedy_(book) {}

  void set_out(const View& view) { chapter_ = view.shown.chapter; }
  Action choose(const Book& book, const State& state, Seat seat, const Actions& legal, Dice& dice) {
    return greedy_.pick(book, state, seat, legal, dice);
  }
  bool foresee(const Book& book, const State& state, Scores& out) const;
  void propose(const Book& book, const State& state, Seat seat, Dice& dice, Plan<Hypertext>& plan);

 private:
  Greedy greedy_;
  int chapter_ = 0;
};

// Searches to the end of the chapter. What it weighs was found by play against Greedy
// (docs/players.md).
class Searcher final : public Player<Hypertext> {
 public:
  Searcher(const Book& book, SearchSize size)
      : search_(size, options(), SearchPolicy(PlayoutPolicy(book), kGreedyShare)) {}

  void choose(const Book& book, const Eyes<Hypertext>& eyes, const Actions& legal, Dice& dice,
              Plan<Hypertext>& plan) override {
    search_.choose(book, eyes, legal, dice, plan);
  }
  void wait_with(Patience* patience) override { search_.wait_with(patience); }

 private:
  using SearchPolicy = MixedPolicy<Hypertext, PlayoutPolicy>;

  static constexpr std::uint32_t kGreedyShare = 95;  // per cent of a playout's decisions
  static SearchOptions options() {
    SearchOptions options;
    options.reward = {.win_weight = 0.1, .margin_scale = 20};
    options.exploration = 0.3;
    return options;
  }

  SearchPlayer<Hypertext, SearchPolicy> search_;
};

}  // namespace scriptorium::hypertext
