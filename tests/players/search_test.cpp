#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "players/search_player.h"
#include "tests/players/positions.h"
#include "tests/players/seer.h"

namespace scriptorium {
namespace {

template <Game G>
std::vector<typename G::Action> decision(Player<G>& player, const typename G::Book& book,
                                         const typename G::State& state, Seat seat,
                                         std::uint64_t seed) {
  typename G::Actions legal;
  G::legal(book, state, seat, legal);
  Dice dice = Dice::fast(Seed::of(seed));
  Plan<G> plan;
  player.choose(book, Eyes<G>(book, state, seat), legal, dice, plan);
  return {plan.begin(), plan.end()};
}

// In every n-th position of the game: whether the player decides the same in another world that its
// seat cannot tell from the real one.
struct Twins {
  int asked = 0;
  int differ = 0;
};

template <Game G>
void compare_worlds(Table<G> table, std::size_t every, Twins& twins, auto&& decide) {
  std::size_t at = 0;
  walk<G>(table, [&](Table<G>& now, Seat seat, const typename G::Actions& legal) {
    if (legal.size() == 1 || ++at % every != 0) return;
    const auto view = G::view(*now.book, now.state, seat);
    const typename G::State other = G::sample(*now.book, view, now.dice);
    ++twins.asked;
    const std::uint64_t seed = now.dice.next();
    twins.differ += decide(now.state, seat, seed) != decide(other, seat, seed) ? 1 : 0;
  });
}

TEST(Search, DecidesByWhatItsSeatKnowsInTheToy) {
  SearchPlayer<Toy> player(60);
  Seer<Toy> seer(60);
  Twins honest;
  Twins cheating;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Table<Toy> table = toy_table(seed);
    compare_worlds(table, 2, honest, [&](const toy::State& state, Seat seat, std::uint64_t dice) {
      return decision<Toy>(player, *table.book, state, seat, dice);
    });
    compare_worlds(table, 2, cheating, [&](const toy::State& state, Seat seat, std::uint64_t dice) {
      look<Toy>(seer, state);
      return decision<Toy>(seer, *table.book, state, seat, dice);
    });
  }
  EXPECT_GT(honest.asked, 200);
  EXPECT_EQ(honest.differ, 0);
  EXPECT_GT(cheating.differ, 10) << "one who sees what is hidden would be found out";
}

TEST(Search, DecidesByWhatItsSeatKnowsInVerbatim) {
  SearchPlayer<Verbatim> player(40);
  Seer<Verbatim> seer(40);
  Twins honest;
  Twins cheating;
  for (std::uint64_t seed = 0; seed < 16; ++seed) {
    const Table<Verbatim> table = verbatim_table(seed);
    compare_worlds(table, 5, honest,
                   [&](const verbatim::State& state, Seat seat, std::uint64_t dice) {
                     return decision<Verbatim>(player, *table.book, state, seat, dice);
                   });
    compare_worlds(table, 5, cheating,
                   [&](const verbatim::State& state, Seat seat, std::uint64_t dice) {
                     look<Verbatim>(seer, state);
                     return decision<Verbatim>(seer, *table.book, state, seat, dice);
                   });
  }
  EXPECT_GT(honest.asked, 150);
  EXPECT_EQ(honest.differ, 0);
  EXPECT_GT(cheating.differ, 10) << "one who sees what is hidden would be found out";
}

// Whole games: every plan is legal from the true state, action by action, and is one whole choice.
template <Game G>
int play_legally(Table<G> table, Player<G>& player) {
  int decided = 0;
  walk<G>(table, [&](Table<G>& now, Seat seat, const typename G::Actions& legal) {
    Plan<G> plan;
    player.choose(*now.book, Eyes<G>(*now.book, now.state, seat), legal, now.dice, plan);
    ASSERT_FALSE(plan.empty());
    for (std::size_t i = 0; i < plan.size(); ++i) {
      ASSERT_FALSE(G::check(*now.book, now.state, seat, plan[i])) << "action " << i;
      EXPECT_EQ(G::is_private_step(*now.book, now.state, plan[i]), i + 1 < plan.size());
      G::apply(*now.book, now.state, seat, plan[i], now.dice, nullptr);
    }
    ++decided;
  });
  EXPECT_TRUE(G::to_act(*table.book, table.state).empty());
  return decided;
}

TEST(Search, PlaysLegallyInTheToy) {
  SearchPlayer<Toy> player(50);
  for (int seats = Toy::kMinSeats; seats <= Toy::kMaxSeats; ++seats) {
    int decided = 0;
    for (std::uint64_t seed = 0; seed < 25; ++seed)
      decided += play_legally(toy_table(seed, seats), player);
    EXPECT_GT(decided, 25 * seats);
  }
}

TEST(Search, PlaysLegallyInVerbatim) {
  SearchPlayer<Verbatim> player(30);
  for (int seats = Verbatim::kMinSeats; seats <= Verbatim::kMaxSeats; ++seats) {
    int decided = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed)
      decided += play_legally(verbatim_table(seed, seats), player);
    EXPECT_GT(decided, 5 * 15);
  }
}

TEST(Search, IsTheSameEveryTime) {
  const Table<Verbatim> table = verbatim_table(3);
  const Seat seat = table.state.mover;
  const auto tree = [&](Search<Verbatim>& search, std::uint64_t seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    search.begin(*table.book, Verbatim::view(*table.book, table.state, seat), seat);
    search.run(300, dice);
    std::vector<std::pair<std::uint32_t, double>> read;
    for (std::size_t i = 0; i < search.choices(); ++i) {
      read.emplace_back(search.choice(i).visits, search.choice(i).value);
    }
    return read;
  };
  Search<Verbatim> one;
  Search<Verbatim> two;
  const auto first = tree(one, 1);
  EXPECT_EQ(tree(two, 1), first);
  EXPECT_EQ(tree(one, 1), first) << "the search before is forgotten";
  EXPECT_NE(tree(one, 2), first);
  EXPECT_EQ(one.simulations(), 300U);
  std::uint32_t visits = 0;
  for (std::size_t i = 0; i < one.choices(); ++i) visits += one.choice(i).visits;
  EXPECT_EQ(visits, 300U);
}

TEST(Search, InPartsIsTheSameAsInOne) {
  const Table<Toy> table = toy_table(5);
  const auto seat = static_cast<Seat>(Toy::to_act(*table.book, table.state).lowest());
  Search<Toy> whole;
  Search<Toy> parts;
  Dice whole_dice = Dice::fast(Seed::of(1));
  Dice parts_dice = Dice::fast(Seed::of(1));
  whole.begin(*table.book, Toy::view(*table.book, table.state, seat), seat);
  whole.run(500, whole_dice);
  parts.begin(*table.book, Toy::view(*table.book, table.state, seat), seat);
  for (int i = 0; i < 5; ++i) parts.run(100, parts_dice);
  ASSERT_EQ(whole.choices(), parts.choices());
  for (std::size_t i = 0; i < whole.choices(); ++i) {
    EXPECT_EQ(whole.choice(i).visits, parts.choice(i).visits);
  }
}

// A tree without room grows no more; the search goes on with what it has.
TEST(Search, GoesOnWhenItsMemoryIsFull) {
  for (const std::uint32_t nodes : {1U, 2U, 10U, 100U}) {
    SearchOptions options;
    options.nodes = nodes;
    Search<Verbatim> search(options);
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      Table<Verbatim> table = verbatim_table(seed);
      int asked = 0;
      walk<Verbatim>(table, [&](Table<Verbatim>& now, Seat seat, const verbatim::Actions& legal) {
        if (++asked % 20 != 1) return;
        search.begin(*now.book, Verbatim::view(*now.book, now.state, seat), seat);
        search.run(300, now.dice);
        EXPECT_LE(search.nodes(), nodes);
        EXPECT_EQ(search.simulations(), 300U);
        Plan<Verbatim> plan;
        search.best(plan);
        ASSERT_FALSE(plan.empty());
        EXPECT_TRUE(legal.contains(plan[0]));
      });
    }
    EXPECT_EQ(search.nodes(), nodes) << "it was never full";
  }
}

TEST(Search, PlaysBetterThanTheDice) {
  SearchPlayer<Toy> player(200);
  double won = 0;
  constexpr int kGames = 120;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    Table<Toy> table = toy_table(seed, 2);
    const auto mine = static_cast<Seat>(seed % 2);
    walk<Toy>(table, [&](Table<Toy>& now, Seat seat, const toy::Actions& legal) {
      if (seat != mine) return;
      Plan<Toy> plan;
      player.choose(*now.book, Eyes<Toy>(*now.book, now.state, seat), legal, now.dice, plan);
      Toy::apply(*now.book, now.state, seat, plan[0], now.dice, nullptr);
    });
    const Scores scores = Toy::scores(*table.book, table.state);
    if (scores.winners.has(mine)) won += 1.0 / scores.winners.size();
  }
  EXPECT_GT(won, 0.75 * kGames) << won;
}

}  // namespace
}  // namespace scriptorium
