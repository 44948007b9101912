#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "players/random.h"
#include "tests/laws/allocations.h"
#include "tests/laws/walk.h"

// The rules allocate nothing in play. A game's tests/allocation_test.cpp says
//
//   SCRIPTORIUM_ALLOCATION_LAW(Hypertext, Subject)
//
// and is a program of its own, because it replaces operator new. That every registered game has one
// is checked by tests/registry.
namespace scriptorium::laws {

// Random games of a subject (see walk.h), dealt and not yet played.
template <class Subject>
class Deals {
 public:
  using G = typename Subject::Codec::Game;
  struct Deal {
    std::shared_ptr<const typename G::Book> book;
    Dice dice;
    typename G::State state;
  };

  static Deal deal(std::uint64_t seed) {
    const Subject subject;
    Dice dice = Dice::fast(Seed::of(seed));
    const auto config = subject.random_config(dice);
    auto book = subject.book(config);
    const auto state = G::setup(*book, config, dice, nullptr);
    return {std::move(book), dice, state};
  }
};

inline void expect_the_counter_counts() {
  EXPECT_EQ(allocations_of([] {}), 0U);
  EXPECT_EQ(allocations_of([] { ::operator delete(::operator new(8)); }), 1U);
  EXPECT_EQ(allocations_of([] { ::operator delete[](::operator new[](8)); }), 1U);
  std::vector<int> grows;
  EXPECT_EQ(allocations_of([&] { grows.push_back(1); }), 1U);
  std::unique_ptr<int> one;
  EXPECT_EQ(allocations_of([&] { one = std::make_unique<int>(7); }), 1U);
  EXPECT_EQ(grows[0] + *one, 8);
}

template <class Subject>
void expect_playouts_without_allocation() {
  using G = typename Subject::Codec::Game;
  int decisions = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    auto deal = Deals<Subject>::deal(seed);
    EXPECT_EQ(
        allocations_of([&] { decisions += random_playout<G>(*deal.book, deal.state, deal.dice); }),
        0U);
    EXPECT_TRUE(G::to_act(*deal.book, deal.state).empty()) << "the game is not over";
  }
  EXPECT_GT(decisions, 150 * 20);
}

// What is told is kept in a list: the counter sees into the rules.
template <class Subject>
void expect_the_log_to_allocate() {
  using G = typename Subject::Codec::Game;
  auto deal = Deals<Subject>::deal(1);
  Log<typename G::Event> log;
  const std::uint64_t made = allocations_of([&] {
    while (log.told().empty()) {
      const Move<G> move = Leader<G>(nullptr).next(*deal.book, deal.state, deal.dice);
      G::apply(*deal.book, deal.state, move.actor, move.action, deal.dice, &log);
    }
  });
  EXPECT_GT(made, 0U);
}

// Views, samples, keys, legal actions, checks and scores, for all who look.
template <class Subject>
void expect_searches_without_allocation() {
  using G = typename Subject::Codec::Game;
  std::uint64_t asked = 0;
  std::uint64_t same = 0;
  for (std::uint64_t seed = 0; seed < 14; ++seed) {
    auto deal = Deals<Subject>::deal(seed);
    const typename G::Book& book = *deal.book;
    const std::uint64_t made = allocations_of([&] {
      for (int ply = 0; ply < 300 && !G::to_act(book, deal.state).empty(); ++ply) {
        const int seats = G::seats(deal.state);
        const Viewer viewer = viewer_at(ply % (seats + 1), seats);
        const auto world = G::sample(book, G::view(book, deal.state, viewer), deal.dice);
        same += G::key(book, world, viewer) == G::key(book, deal.state, viewer) ? 1U : 0U;
        ++asked;
        const Move<G> move = Leader<G>(nullptr).next(book, deal.state, deal.dice);
        if (G::check(book, deal.state, move.actor, move.action)) return;
        if (!move.actor.is_judge()) (void)G::overdue(book, deal.state, move.actor.seat());
        G::apply(book, deal.state, move.actor, move.action, deal.dice, nullptr);
        (void)G::scores(book, deal.state);
      }
    });
    EXPECT_EQ(made, 0U) << "with seed " << seed;
  }
  EXPECT_GT(asked, 14U * 20);
  EXPECT_EQ(asked, same);
}

}  // namespace scriptorium::laws

#define SCRIPTORIUM_ALLOCATION_LAW(Name, Subject)                                     \
  TEST(Name##Allocation, TheCounterCounts) { laws::expect_the_counter_counts(); }     \
  TEST(Name##Allocation, APlayoutAllocatesNothing) {                                  \
    laws::expect_playouts_without_allocation<Subject>();                              \
  }                                                                                   \
  TEST(Name##Allocation, TheLogDoes) { laws::expect_the_log_to_allocate<Subject>(); } \
  TEST(Name##Allocation, NothingThatASearchAsksAllocates) {                           \
    laws::expect_searches_without_allocation<Subject>();                              \
  }                                                                                   \
  static_assert(true)
