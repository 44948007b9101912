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

}  // namespace scriptorium::verbatim
