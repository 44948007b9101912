#include <gtest/gtest.h>

#include <type_traits>

#include "players/common.h"
#include "tests/players/positions.h"

// What a player sees through.
namespace scriptorium {
namespace {

// The toy, counting the views that are made.
struct Watched : Toy {
  static inline int views = 0;
  static toy::View view(const toy::Book& book, const toy::State& state, Viewer viewer) {
    ++views;
    return Toy::view(book, state, viewer);
  }
};

// Every decision of some games, with the eyes of the seat that decides.
template <class See>
void look_around(const See& see) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Table<Toy> table = toy_table(seed);
    walk<Toy>(table, [&](Table<Toy>& now, Seat seat, const toy::Actions& legal) {
      see(Eyes<Watched>(*now.book, now.state, seat), now, seat, legal);
    });
  }
}

TEST(Eyes, SeeTheViewOfTheirSeatAndNothingElse) {
  int looks = 0;
  look_around([&](const Eyes<Watched>& eyes, Table<Toy>& now, Seat seat, const toy::Actions&) {
    EXPECT_EQ(eyes.seat(), seat);
    const toy::View view = Toy::view(*now.book, now.state, seat);
    EXPECT_TRUE(same_bytes(eyes.view(), view));
    const Eyes<Watched> again(view);
    EXPECT_EQ(again.seat(), seat);
    EXPECT_EQ(&again.view(), &view);
    ++looks;
  });
  EXPECT_GT(looks, 100);
  static_assert(!std::is_copy_constructible_v<Eyes<Toy>> && !std::is_polymorphic_v<Eyes<Toy>>);
}

TEST(Eyes, AreOpenedOnceAndOnlyToLook) {
  Watched::views = 0;
  int looks = 0;
  look_around([&](const Eyes<Watched>& eyes, Table<Toy>&, Seat, const toy::Actions&) {
    const toy::View* first = &eyes.view();
    EXPECT_EQ(&eyes.view(), first);
    EXPECT_EQ(Watched::views, ++looks);
  });
  Watched::views = 0;
  RandomPlayer<Watched> random;
  Plan<Watched> plan;
  look_around([&](const Eyes<Watched>& eyes, Table<Toy>& now, Seat, const toy::Actions& legal) {
    random.choose(*now.book, eyes, legal, now.dice, plan);
  });
  EXPECT_EQ(Watched::views, 0) << "chance does not look";
}

TEST(Eyes, StayClosedWhereThereIsNothingToDecide) {
  SearchPlayer<Watched> search(5);
  Plan<Watched> plan;
  int forced = 0;
  look_around([&](const Eyes<Watched>& eyes, Table<Toy>& now, Seat, const toy::Actions& legal) {
    Watched::views = 0;
    search.choose(*now.book, eyes, legal, now.dice, plan);
    EXPECT_EQ(Watched::views == 0, legal.size() == 1);
    forced += legal.size() == 1 ? 1 : 0;
  });
  EXPECT_GT(forced, 0);
}

}  // namespace
}  // namespace scriptorium
