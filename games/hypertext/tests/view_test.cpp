#include <gtest/gtest.h>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/tests/positions.h"

namespace scriptorium::hypertext {
namespace {

// HT-28: what an ability did is remembered, but not with a card that the viewer does not see.
TEST(HypertextView, AnAbilityIsRememberedWithoutHiddenCards) {
  State state = position(2, {{"hand 0", "bread"}, {"hand 1", "weep"}, {"sheol", "peace"}});
  const Card cards[] = {card_named("weep"), card_named("peace"), card_named("bread")};
  std::copy(std::begin(cards), std::end(cards), state.run.them);
  const auto them = [&](Viewer viewer) {
    const State shown = Hypertext::view(the_book(), state, viewer).shown;
    return std::vector<Card>(shown.run.them, shown.run.them + 3);
  };
  EXPECT_EQ(them(Seat{0}), (std::vector<Card>{0, cards[1], cards[2]}));
  EXPECT_EQ(them(Seat{1}), (std::vector<Card>{cards[0], cards[1], 0}));
  EXPECT_EQ(them(Viewer::spectator()), (std::vector<Card>{0, cards[1], 0}));
}

// HT-10, HT-28: a card that everybody saw on the Tower is drawn before all eyes.
TEST(HypertextView, ADrawnCardThatEverybodySaw) {
  State state = position(2, {{"hand 0", "bread weep"}, {"drawn", "bread"}, {"hand 1", "peace"}});
  state.table.learn(columns(state), state.drawn);
  state.drawn_seen = columns(state).bits();
  ASSERT_EQ(Hypertext::audit(the_book(), state), nullptr);
  for (const Viewer viewer : {Viewer(0), Viewer(1), Viewer::spectator()}) {
    const View view = Hypertext::view(the_book(), state, viewer);
    EXPECT_EQ(view.shown.drawn, state.drawn);
    EXPECT_EQ(view.shown.drawn_seen, state.drawn_seen);
    Dice dice = Dice::fast(Seed::of(1));
    EXPECT_EQ(Hypertext::sample(the_book(), view, dice).drawn_seen, state.drawn_seen);
  }
}

// HT-10: in a world that others think possible, the player in turn alone knows what was drawn.
TEST(HypertextView, ADrawnCardThatNobodyElseSaw) {
  const State state = position(3, {{"mover", "1"},
                                   {"hand 0", "bread weep"},
                                   {"hand 1", "peace sing oil"},
                                   {"drawn", "peace"},
                                   {"hand 2", "salt"}});
  for (const Viewer viewer : {Viewer(0), Viewer(2), Viewer::spectator()}) {
    const View view = Hypertext::view(the_book(), state, viewer);
    EXPECT_EQ(view.shown.drawn, 0);
    Dice dice = Dice::fast(Seed::of(1));
    const State world = Hypertext::sample(the_book(), view, dice);
    EXPECT_TRUE(in_hand(world, 1, world.drawn));
    EXPECT_EQ(world.drawn_seen, SeatSet::of(1).bits());
  }
}

}  // namespace
}  // namespace scriptorium::hypertext
