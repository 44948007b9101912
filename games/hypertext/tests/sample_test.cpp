#include <gtest/gtest.h>

#include <map>

#include "games/hypertext/hypertext.h"
#include "games/hypertext/tests/positions.h"

// What others may think of the drawn card, and of the activation that was used (HT-10).
namespace scriptorium::hypertext {
namespace {

void act(State& state, Action::Type type, std::string_view word) {
  Dice dice = Dice::fast(Seed::of(3));
  const Action action(type, card_named(word));
  const Refusal no = Hypertext::check(the_book(), state, state.mover, action);
  ASSERT_FALSE(no) << word;
  Hypertext::apply(the_book(), state, state.mover, action, dice, nullptr);
}

constexpr int kSamples = 6000;

// How often each card is the drawn one in worlds that the viewer takes to be possible; 0: it is
// gone.
std::map<Card, int> drawn_in_samples(const State& state, Viewer viewer) {
  const View view = Hypertext::view(the_book(), state, viewer);
  Dice dice = Dice::fast(Seed::of(5));
  std::map<Card, int> drawn;
  for (int i = 0; i < kSamples; ++i) {
    const State world = Hypertext::sample(the_book(), view, dice);
    EXPECT_EQ(Hypertext::audit(the_book(), world), nullptr);
    EXPECT_EQ(world.free_left + world.extra_free, state.free_left + state.extra_free);
    EXPECT_TRUE(same_bytes(Hypertext::view(the_book(), world, viewer), view));
    if (world.drawn != 0) {
      EXPECT_EQ(world.free_left, 1);
      EXPECT_TRUE(world.drawn_seen >> world.mover & 1);
    }
    ++drawn[world.drawn];
  }
  return drawn;
}
// As often as not, within what chance allows.
void expect_share(int count, double share) {
  EXPECT_NEAR(count, kSamples * share, 0.04 * kSamples);
}

State with_two_activations() {
  State state = position(3, {{"hand 0", "free bread oil disciple"},
                             {"drawn", "bread"},
                             {"letters 0", "1"},
                             {"hand 1", "weep sing"},
                             {"hand 2", "great rich"},
                             {"tower", "vine water way heart"},
                             {"sheol", "new peace"}});
  act(state, Action::Type::kReveal, "free");
  act(state, Action::Type::kPay, "oil");  // now bread, disciple and vine
  return state;
}

// It takes peace from Sheol, the one NOUN there beside oil.
void activate_bread(State& state) {
  act(state, Action::Type::kActivate, "bread");
  act(state, Action::Type::kPick, "peace");
}

// All that is unknown about the hand is unknown about the drawn card: it is none that left.
TEST(HypertextSample, AnyUnknownCardMayHaveBeenDrawn) {
  const State state = with_two_activations();
  EXPECT_EQ(state.unsure, 0);
  const auto drawn = drawn_in_samples(state, Viewer(Seat{1}));
  EXPECT_FALSE(drawn.contains(0));
  EXPECT_GT(drawn.size(), 50U);
  EXPECT_EQ(drawn_in_samples(state, Viewer(Seat{0})),
            (std::map<Card, int>{{card_named("bread"), kSamples}}));
}

// Of the hand, bread and vine are left, and two cards more that disciple brought: the drawn card is
// one of the four, or the one that was activated.
TEST(HypertextSample, TheActivatedCardMayHaveBeenTheDrawnOne) {
  State state = with_two_activations();
  act(state, Action::Type::kActivate, "disciple");
  ASSERT_EQ(state.unsure, 1);
  ASSERT_EQ(hand_size(state, 0), 4);
  for (const Viewer viewer : {Viewer(Seat{1}), Viewer(Seat{2}), Viewer::spectator()}) {
    auto drawn = drawn_in_samples(state, viewer);
    expect_share(drawn[0], 1.0 / 5);
    for (const auto& [card, count] : drawn) {
      EXPECT_TRUE(card == 0 || count < kSamples / 20);  // it may be any of the unseen
    }
  }
  // What the player in turn did is no secret to that player.
  EXPECT_EQ(drawn_in_samples(state, Viewer(Seat{0})),
            (std::map<Card, int>{{card_named("bread"), kSamples}}));
  activate_bread(state);
  EXPECT_EQ(state.unsure, 0);  // none is left
  EXPECT_EQ(drawn_in_samples(state, Viewer(Seat{1})), (std::map<Card, int>{{0, kSamples}}));
}

// The other way round: the drawn card was activated, and others cannot tell.
TEST(HypertextSample, TheOtherActivationMayBeTheOneThatIsLeft) {
  State state = with_two_activations();
  activate_bread(state);
  ASSERT_EQ(state.unsure, 1);
  ASSERT_EQ(state.drawn, 0);
  // Disciple and vine are unknown; what bread took from Sheol is not.
  auto drawn = drawn_in_samples(state, Viewer(Seat{1}));
  expect_share(drawn[0], 1.0 / 3);
  EXPECT_FALSE(drawn.contains(card_named("peace")));
  EXPECT_EQ(drawn_in_samples(state, Viewer(Seat{0})), (std::map<Card, int>{{0, kSamples}}));
}

// Who knows the whole hand knows that the drawn card has gone.
TEST(HypertextSample, AKnownHandHasNoDrawnCard) {
  State state = with_two_activations();
  activate_bread(state);
  for (const Card card : state.table.cards(hand_of(0))) state.table.learn(SeatSet::of(1), card);
  EXPECT_EQ(drawn_in_samples(state, Viewer(Seat{1})), (std::map<Card, int>{{0, kSamples}}));
}

// Who followed the card from the Tower into the hand knows it.
TEST(HypertextSample, WhoSawTheDrawnCardKnowsIt) {
  State state = with_two_activations();
  state.table.learn(SeatSet::of(2), state.drawn);
  state.drawn_seen |= SeatSet::of(2).bits();
  const std::map<Card, int> only = {{state.drawn, kSamples}};
  EXPECT_EQ(drawn_in_samples(state, Viewer(Seat{2})), only);
  EXPECT_NE(drawn_in_samples(state, Viewer(Seat{1})), only);
  const View view = Hypertext::view(the_book(), state, Viewer(Seat{2}));
  Dice dice = Dice::fast(Seed::of(5));
  const State world = Hypertext::sample(the_book(), view, dice);
  EXPECT_EQ(world.drawn_seen, SeatSet::of(0).with(2).bits());
}

}  // namespace
}  // namespace scriptorium::hypertext
