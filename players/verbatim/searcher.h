#pragma once

#include "players/search_player.h"
#include "players/verbatim/greedy.h"
#include "players/verbatim/policy.h"

namespace scriptorium::verbatim {

using SearchPolicy = MixedPolicy<Verbatim, PlayoutPolicy>;

// Searches while cards are taken and traded; words it lays and challenges as Greedy does, which has
// a better answer than any search: the arranger's.
template <class Worlds = SampledWorlds<Verbatim>>
class Searcher final : public Player<Verbatim> {
 public:
  Searcher(SearchSize size, const std::shared_ptr<Wordbook>& words, Worlds worlds = Worlds())
      : greedy_(words),
        search_(size, options(), SearchPolicy(PlayoutPolicy(words->appraisal), kGreedyShare),
                std::move(worlds)) {}

  void choose(const Book& book, const Eyes<Verbatim>& eyes, const Actions& legal, Dice& dice,
              Plan<Verbatim>& plan) override {
    const bool words = eyes.view().shown.phase > Phase::kExchange;
    if (words) return greedy_.choose(book, eyes, legal, dice, plan);
    search_.choose(book, eyes, legal, dice, plan);
  }

  void wait_with(Patience* patience) override { search_.wait_with(patience); }

  SearchPlayer<Verbatim, SearchPolicy, Worlds>& search() { return search_; }

 private:
  // Found by play against Greedy (docs/players.md).
  static constexpr std::uint32_t kGreedyShare = 95;  // per cent of a playout's decisions
  static SearchOptions options() {
    SearchOptions options;
    options.reward = {.win_weight = 0.3, .margin_scale = 20};
    options.exploration = 0.3;
    options.widening = 1;
    return options;
  }

  Greedy greedy_;
  SearchPlayer<Verbatim, SearchPolicy, Worlds> search_;
};

}  // namespace scriptorium::verbatim
