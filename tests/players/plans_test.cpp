#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "players/search_player.h"
#include "tests/players/positions.h"

// Choices made in small private steps are searched as plans.
namespace scriptorium {
namespace {

using verbatim::Action;
using verbatim::Phase;
using verbatim::State;

// Ends every playout at once: whoever has more cards in hand is ahead.
struct Hoarder {
  void set_out(const verbatim::View&) {}
  Action choose(const verbatim::Book&, const State&, Seat, const verbatim::Actions& legal, Dice&) {
    return legal[0];
  }
  bool foresee(const verbatim::Book&, const State& state, Scores& out) {
    out = {};
    out.seats = state.seats;
    for (int seat = 0; seat < state.seats; ++seat) {
      for (const std::uint8_t count : state.hand[seat]) out.points[seat] += count;
    }
    return true;
  }
  void propose(const verbatim::Book&, const State&, Seat, Dice&, Plan<Verbatim>& plan) {
    plan.clear();
    for (const Action action : proposed) plan.push(action);
  }
  std::vector<Action> proposed;
};

using Bytes = std::string;

Bytes bytes_of(const State& state) { return {reinterpret_cast<const char*>(&state), sizeof state}; }

// Every outcome of the choice that the seat has before it, with the cards in its hand then.
void every_outcome(const Table<Verbatim>& table, const State& state, Seat seat,
                   std::map<Bytes, int>& outcomes) {
  verbatim::Actions legal;
  Verbatim::legal(*table.book, state, seat, legal);
  for (const Action action : legal) {
    State after = state;
    Dice dice = table.dice;
    Verbatim::apply(*table.book, after, seat, action, dice, nullptr);
    if (Verbatim::is_private_step(*table.book, state, action)) {
      every_outcome(table, after, seat, outcomes);
      continue;
    }
    int cards = 0;
    for (const std::uint8_t count : after.hand[seat]) cards += count;
    outcomes[bytes_of(after)] = cards;
  }
}

State played(const Table<Verbatim>& table, Seat seat, std::span<const Action> plan) {
  State state = table.state;
  Dice dice = table.dice;
  for (const Action action : plan) {
    EXPECT_FALSE(Verbatim::check(*table.book, state, seat, action));
    Verbatim::apply(*table.book, state, seat, action, dice, nullptr);
  }
  return state;
}

// A table at an exchange that has at least `least` outcomes.
Table<Verbatim> exchange(std::uint64_t seed, std::size_t least, std::map<Bytes, int>& outcomes) {
  for (;; ++seed) {
    Table<Verbatim> table = verbatim_table(seed, 2);
    for (int turn = 0; turn < 9 && table.state.phase <= Phase::kExchange; ++turn) {
      const Seat seat = table.state.mover;
      verbatim::Actions legal;
      Verbatim::legal(*table.book, table.state, seat, legal);
      Verbatim::apply(*table.book, table.state, seat, legal[0], table.dice, nullptr);
    }
    if (table.state.phase != Phase::kExchange) continue;
    outcomes.clear();
    every_outcome(table, table.state, table.state.mover, outcomes);
    if (outcomes.size() >= least) return table;
  }
}

TEST(SearchPlans, AnExchangeIsOnePlanAndTheBestIsFound) {
  SearchOptions options;
  options.reward = {.win_weight = 0, .margin_scale = 4};
  options.exploration = 0.2;
  options.nodes = 1;  // nothing but this choice
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    std::map<Bytes, int> outcomes;
    const Table<Verbatim> table = exchange(seed * 10, 4, outcomes);
    const Seat seat = table.state.mover;
    Search<Verbatim, Hoarder> search(options);
    search.begin(*table.book, Verbatim::view(*table.book, table.state, seat), seat);
    Dice dice = Dice::fast(Seed::of(seed));
    search.run(20000, dice);

    int most = 0;
    for (const auto& [after, cards] : outcomes) most = std::max(most, cards);
    Plan<Verbatim> plan;
    search.best(plan);
    const State after = played(table, seat, plan.span());
    ASSERT_TRUE(outcomes.contains(bytes_of(after))) << "a plan is one whole choice";
    EXPECT_EQ(outcomes[bytes_of(after)], most);

    std::set<Bytes> met;
    for (std::size_t i = 0; i < search.choices(); ++i) {
      const State led = played(table, seat, search.choice(i).plan);
      EXPECT_TRUE(met.insert(bytes_of(led)).second) << "two plans do the same";
      EXPECT_TRUE(outcomes.contains(bytes_of(led)));
    }
    if (outcomes.size() < 12) {
      EXPECT_EQ(met.size(), outcomes.size()) << "none is left out";
    }
  }
}

TEST(SearchPlans, GrowWithTheVisits) {
  std::map<Bytes, int> outcomes;
  const Table<Verbatim> table = exchange(0, 16, outcomes);
  const Seat seat = table.state.mover;
  Search<Verbatim, Hoarder> search;
  std::size_t before = 0;
  for (const std::uint32_t visits : {1U, 4U, 16U, 64U}) {
    search.begin(*table.book, Verbatim::view(*table.book, table.state, seat), seat);
    Dice dice = Dice::fast(Seed::of(7));
    search.run(visits, dice);
    EXPECT_GT(search.choices(), before);
    EXPECT_LE(search.choices(), 1 + 2 * std::sqrt(visits) + 1);
    before = search.choices();
  }
}

TEST(SearchPlans, ThePolicysOwnComesFirst) {
  std::map<Bytes, int> outcomes;
  const Table<Verbatim> table = exchange(0, 16, outcomes);
  const Seat seat = table.state.mover;
  const auto view = Verbatim::view(*table.book, table.state, seat);
  Search<Verbatim, Hoarder> search;
  Dice dice = Dice::fast(Seed::of(1));
  search.begin(*table.book, view, seat);
  search.run(400, dice);
  const Search<Verbatim, Hoarder>::Choice last = search.choice(search.choices() - 1);
  const std::vector<Action> plan(last.plan.begin(), last.plan.end());
  ASSERT_GT(plan.size(), 1U);

  const auto second_choice = [&](const std::vector<Action>& proposed) {
    search.policy().proposed = proposed;
    search.begin(*table.book, view, seat);
    search.run(1, dice);
    const auto found = search.choice(search.choices() - 1).plan;
    return std::vector<Action>(found.begin(), found.end());
  };
  EXPECT_EQ(second_choice(plan), plan);
  // What is no whole choice, or is not legal, is not taken from a policy.
  std::vector<Action> half = plan;
  half.pop_back();
  EXPECT_NE(second_choice(half), half);
  std::vector<Action> more = plan;
  more.push_back(Action::keep());
  EXPECT_NE(second_choice(more), more);
  EXPECT_NE(second_choice({Action::done()}), std::vector<Action>{Action::done()});
}

TEST(SearchPlans, AnArrangementIsMadeInOneGo) {
  SearchPlayer<Verbatim> player(60);
  int longest = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Table<Verbatim> table = verbatim_table(seed, 3);
    walk<Verbatim>(table, [&](Table<Verbatim>& now, Seat, const verbatim::Actions&) {
      if (now.state.phase != Phase::kArrange) return;
      // The highest seat first: that others have still to choose does not matter.
      const auto seat =
          static_cast<Seat>(15 - std::countl_zero(Verbatim::to_act(*now.book, now.state).bits()));
      verbatim::Actions legal;
      Verbatim::legal(*now.book, now.state, seat, legal);
      Plan<Verbatim> plan;
      player.choose(*now.book, Eyes<Verbatim>(*now.book, now.state, seat), legal, now.dice, plan);
      now.state = played(now, seat, plan.span());
      EXPECT_EQ(plan[plan.size() - 1], Action::done());
      EXPECT_FALSE(Verbatim::to_act(*now.book, now.state).has(seat) &&
                   now.state.phase == Phase::kArrange);
      longest = std::max(longest, static_cast<int>(plan.size()));
    });
  }
  EXPECT_GT(longest, 5);
}

TEST(SearchPolicy, WhatIsForeseenIsNotPlayed) {
  const Table<Verbatim> table = verbatim_table(1, 2);
  const Seat seat = table.state.mover;
  Search<Verbatim, Hoarder> search;
  Dice dice = Dice::fast(Seed::of(1));
  search.begin(*table.book, Verbatim::view(*table.book, table.state, seat), seat);
  search.run(5, dice);
  EXPECT_LE(search.decisions(), 15U) << "only what is in the tree";
}

// Counts how often it is asked.
struct Counting : RandomPolicy<Toy> {
  toy::Action choose(const toy::Book& book, const toy::State& state, Seat seat,
                     const toy::Actions& legal, Dice& dice) {
    ++*asked;
    return RandomPolicy<Toy>::choose(book, state, seat, legal, dice);
  }
  int* asked;
};

TEST(SearchPolicy, IsMixedAtItsShare) {
  const Table<Toy> table = toy_table(4);
  const auto seat = static_cast<Seat>(Toy::to_act(*table.book, table.state).lowest());
  toy::Actions legal;
  Toy::legal(*table.book, table.state, seat, legal);
  for (const std::uint32_t share : {0U, 30U, 100U}) {
    int asked = 0;
    MixedPolicy<Toy, Counting> policy({{}, &asked}, share);
    Dice dice = Dice::fast(Seed::of(share));
    for (int i = 0; i < 10000; ++i) {
      EXPECT_TRUE(legal.contains(policy.choose(*table.book, table.state, seat, legal, dice)));
    }
    EXPECT_NEAR(asked, static_cast<int>(share) * 100, share % 100 == 0 ? 0 : 200);
  }
}

}  // namespace
}  // namespace scriptorium
