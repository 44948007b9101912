#include "effects/bare_host.h"

#include <gtest/gtest.h>

namespace scriptorium::effects {
namespace {

using Card = std::uint8_t;
using PileId = std::uint8_t;

class NothingSeen : public BareSight<Card, PileId> {};
class NothingDone : public BareHost<NothingSeen> {};

class SomeDone : public BareHost<NothingSeen> {
 public:
  bool play(Card, int, PileId) { return true; }
  void gain(int, std::uint8_t, int) {}
  static constexpr bool makes_lasting(Verb verb) { return verb == Verb::kForbid; }
};

constexpr VerbSet kLacking =
    verb_bit(Verb::kSet) | verb_bit(Verb::kPlay) | verb_bit(Verb::kCancel) |
    verb_bit(Verb::kNegate) | verb_bit(Verb::kFast) | verb_bit(Verb::kGain) |
    verb_bit(Verb::kLose) | verb_bit(Verb::kProtect) | verb_bit(Verb::kChange) |
    verb_bit(Verb::kForbid) | verb_bit(Verb::kAllow) | verb_bit(Verb::kMore);

TEST(BareHost, HasNothingButPiles) {
  NothingDone host;
  int seen = 0;
  host.each_in_play(0, [&](PileId) { ++seen; });
  host.each_on_line([&](Card) { ++seen; });
  EXPECT_EQ(seen, 0);
  EXPECT_TRUE(host.plays(0));
  EXPECT_FALSE(host.over() || host.line(1) || host.shared(1) || host.playable(1) || host.room(0));
  EXPECT_EQ(host.counter(0, 1), 0);
  EXPECT_EQ(host.played(0, {}, 1), 0);
  EXPECT_EQ(host.chapter_of(1), 0);
  EXPECT_EQ(host.new_chapter(0), 0);
}

TEST(BareHost, DoesNothing) {
  NothingDone host;
  EXPECT_FALSE(host.set(1, 1, 0));
  EXPECT_FALSE(host.play(1, 0, 1));
  EXPECT_FALSE(host.cancel(1));
  EXPECT_FALSE(host.negate(1));
  EXPECT_FALSE(host.fast(1, 1));
}

TEST(BareHost, WhichVerbsAGameLacks) {
  EXPECT_EQ(lacked_verbs<NothingDone>(), kLacking);
  EXPECT_EQ(lacked_verbs<SomeDone>(),
            kLacking & ~(verb_bit(Verb::kPlay) | verb_bit(Verb::kGain) | verb_bit(Verb::kLose) |
                         verb_bit(Verb::kForbid)));
}

}  // namespace
}  // namespace scriptorium::effects
