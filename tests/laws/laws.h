#pragma once

#include <gtest/gtest.h>

#include <iostream>

#include "games/registry/registry.h"
#include "tests/laws/enumerate.h"
#include "tests/laws/refusals.h"
#include "tests/laws/restore.h"
#include "tests/laws/settings.h"
#include "tests/laws/walk.h"

// All laws of docs/architecture.md for one game, each a test. A game's tests/laws_test.cpp says
//
//   SCRIPTORIUM_LAWS(Hypertext, Subject, Tiny);
//
// in its own namespace. What a law needs and the game lacks does not compile; that every registered
// game says this line is checked by tests/registry.
namespace scriptorium::laws {

// A game for random play: any number of seats, any options (see walk.h). `kGames` are walked by
// default, many times as many in `./test --full`.
template <class S>
concept RandomSubject = requires(const S& subject, Dice& dice) {
  { S::kGames } -> std::convertible_to<std::uint64_t>;
  subject.random_config(dice);
  subject.book(subject.random_config(dice));
};

// A game so small that histories meet (law 9) and that all its worlds can be counted (law 10; see
// enumerate.h). From each ply up to `kDepth` so many views are compared, each with so many samples.
template <class T>
concept TinySubject = requires(const T& tiny, Dice& dice, typename T::Game::State state) {
  { T::kGames } -> std::convertible_to<std::uint64_t>;
  { T::kDepth } -> std::convertible_to<int>;
  { T::kViews } -> std::convertible_to<int>;
  { T::kSamples } -> std::convertible_to<int>;
  tiny.random_config(dice);
  { tiny.exact(state, Viewer::spectator()) } -> std::same_as<bool>;
  tiny.world(state);
};

// Laws 1, 2, 4, 5, 6, 7 and 11.
template <RandomSubject Subject>
void expect_laws_in_random_games() {
  const Subject subject;
  const Report report = Walker(subject, false).run(1, games(Subject::kGames));
  EXPECT_FALSE(report.breach) << describe(report);
  for (const int law : {1, 2, 4, 5, 6, 7, 11}) {
    EXPECT_TRUE(report.checks.contains(law)) << "law " << law << " was never put to the test";
  }
  std::cout << describe(report) << "\n";
}

// Law 9.
template <TinySubject Tiny>
void expect_same_told_same_known() {
  const Tiny tiny;
  const Report report = Walker(tiny, true).run(1, games(Tiny::kGames));
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(9), report.games) << "histories hardly ever met";
}

// Law 10.
template <TinySubject Tiny>
void expect_fair_samples() {
  const Tiny tiny;
  const Report report = Enumerator(tiny, 5).run(Tiny::kDepth, Tiny::kViews, Tiny::kSamples);
  EXPECT_FALSE(report.breach) << describe(report);
  const auto views = static_cast<std::uint64_t>(Tiny::kViews);
  EXPECT_GE(report.checks.at(10), views * Tiny::kDepth) << "hardly any views to compare";
}

// Laws 2, 3 and 6, through the files that people keep.
template <RandomSubject Subject>
void expect_restored_as_saved() {
  using C = typename Subject::Codec;
  const Subject subject;
  const Registry registry = all_games({SCRIPTORIUM_SHARE});
  const auto options = [&](Dice& dice, int) {
    return write_options(subject.random_config(dice), C::options());
  };
  const Report report =
      save_and_restore(registry, *registry.find(C::kId), 1, games(Subject::kGames) / 300, options);
  EXPECT_FALSE(report.breach) << describe(report);
  EXPECT_GT(report.checks.at(3), report.games);
}

}  // namespace scriptorium::laws

#define SCRIPTORIUM_LAWS(Name, Subject, Tiny)                                                      \
  TEST(Name##Laws, HoldInRandomGames) { laws::expect_laws_in_random_games<Subject>(); }            \
  TEST(Name##Laws, WhoeverWasToldTheSameKnowsTheSame) {                                            \
    laws::expect_same_told_same_known<Tiny>();                                                     \
  }                                                                                                \
  TEST(Name##Laws, SampleMatchesTheEnumeratedWorlds) { laws::expect_fair_samples<Tiny>(); }        \
  TEST(Name##Laws, SavedAndRestoredAfterEveryEntry) { laws::expect_restored_as_saved<Subject>(); } \
  TEST(Name##Laws, EveryRefusalIsSaid) {                                                           \
    laws::expect_every_refusal_said<Subject::Codec>(*book_of<Subject::Codec>({}));                 \
  }                                                                                                \
  static_assert(true)
