#include "tests/laws/laws.h"

#include "games/verbatim/tests/place.h"
#include "games/verbatim/tests/subject.h"

namespace scriptorium::verbatim {

SCRIPTORIUM_LAWS(Verbatim, Subject, Tiny);

// VB-14: of an arrangement that is in nothing is known: a sampled world has one that the dice
// spelled. Who is not done has laid nothing that others know of.
TEST(VerbatimSample, UnseenArrangementsAreSpelledByTheDice) {
  Config config;
  config.seats = 4;
  State state = place(
      "at arrange: 0\nat hand 0: c a\nat hand 1: d o\nat hand 2: m e\nat hand 3: t e", config);
  Dice dice = Dice::fast(Seed::of(1));
  for (const Seat in : {Seat{1}, Seat{3}}) {
    Verbatim::apply(english(), state, in, Action::done(), dice, nullptr);
  }
  Verbatim::apply(english(), state, 2, Action::lay(face("m")), dice, nullptr);
  for (const Viewer viewer : {Viewer(0), Viewer(3), Viewer::spectator()}) {
    int laid[kSeatCap] = {};
    for (int i = 0; i < 200; ++i) {
      const State world =
          Verbatim::sample(english(), Verbatim::view(english(), state, viewer), dice);
      ASSERT_EQ(Verbatim::audit(english(), world), nullptr);
      ASSERT_EQ(world.arranged, state.arranged);
      for (int seat = 0; seat < config.seats; ++seat) laid[seat] += world.laid[seat] / 2;
    }
    EXPECT_EQ(laid[0], 0);
    EXPECT_EQ(laid[2], 0);
    for (const int in : {1, 3}) {
      if (viewer.is(static_cast<Seat>(in))) {
        EXPECT_EQ(laid[in], 0) << "it knows what it laid";
      } else {
        EXPECT_NEAR(laid[in], 100, 60) << "two letters are now a word, now unused";
      }
    }
  }
}

// VB-07: of two piles that end with the same card everybody hears which one is taken.
TEST(VerbatimTelling, AnExchangeSaysFromWhichPiles) {
  std::vector<std::uint64_t> told;
  std::vector<State> states;
  for (const int pile : {1, 3}) {
    State state = place(
        "at mover: 0\nat heights: 2 1 1 1\nat pile 1: t end\nat pile 2: e\nat pile 3: c\n"
        "at pile 4: e\nat hand 0: a i\nat hand 1: d");
    Dice dice = Dice::fast(Seed::of(1));
    EventLog log;
    for (const Action action : {Action::take(0), Action::gain(pile), Action::remove(face("a"))}) {
      ASSERT_EQ(Verbatim::check(english(), state, Seat{0}, action), kAllowed);
      Verbatim::apply(english(), state, Seat{0}, action, dice, &log);
    }
    std::uint64_t heard = 0;
    for (const auto& each : log.told()) {
      if (const Event* event = each.for_viewer(Seat{1})) heard = hash_value(*event, heard);
    }
    told.push_back(heard);
    states.push_back(state);
  }
  EXPECT_FALSE(same_bytes(states[0], states[1]));
  EXPECT_NE(told[0], told[1]);
}

}  // namespace scriptorium::verbatim
