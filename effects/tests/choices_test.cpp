#include "effects/choices.h"

#include <gtest/gtest.h>

#include <set>

#include "effects/tests/scene.h"

namespace scriptorium::effects {
namespace {

// The actions of a game that has all choices, in an order of its own, and others beside them.
struct Act {
  enum class Type : std::uint8_t {
    kNone,
    kPlay,
    kBottom,
    kDone,
    kInto,
    kName,
    kNo,
    kOption,
    kPick,
    kPlayer,
    kTop,
    kYes
  };
  Type kind = Type::kNone;
  int first = 0;
  int second = 0;

  Act(Type type, int what = 0, int pile = 0) : kind(type), first(what), second(pile) {}
  Type type() const { return kind; }
  int what() const { return first; }
  int pile() const { return second; }
  friend bool operator==(const Act&, const Act&) = default;
  friend auto operator<=>(const Act&, const Act&) = default;
};
using Type = Act::Type;

// An action names a card by its number, and where it lies when it is picked.
struct Naming {
  const TestSight& sight;
  Act with(Type type, TestCard card) const {
    return {type, card, type == Type::kPick ? sight.pile_of(card) : 0};
  }
  TestCard meant(const TestAsking&, int, const Act& act) const {
    return static_cast<TestCard>(act.what());
  }
};

struct Asked {
  TestSight sight;
  TestAsking asking;
  Naming naming{sight};
  Choices<Act, TestAsking, Naming> choices{asking, naming};

  explicit Asked(const Scene& scene) : sight(scene.sight()), asking(sight, scene.at()) {}
  Asked(const Asked&) = delete;

  std::set<Act> offered(int seat) const {
    std::set<Act> all;
    choices.list(seat, [&](const Act& act) { all.insert(act); });
    return all;
  }
  // Every offer means the choice that it was made of, and is offered; the others' are not.
  void expect_there_and_back(int seat) const {
    asking.offers(seat, [&](const Choice<TestCard>& choice) {
      const Act act = choices.action_of(choice);
      const Choice<TestCard> back = choices.meant(seat, act);
      EXPECT_EQ(back.type, choice.type);
      EXPECT_EQ(back.number, choice.number);
      EXPECT_EQ(back.card, choice.card);
      EXPECT_TRUE(choices.offers(seat, act));
      EXPECT_FALSE(choices.offers(seat + 1, act));
    });
  }
};

TEST(Choices, YesOrNo) {
  Scene s("may\n  draw 1");
  s.lay("deck 0: a").run();
  const Asked asked(s);
  EXPECT_EQ(asked.offered(0), (std::set<Act>{Type::kYes, Type::kNo}));
  asked.expect_there_and_back(0);
  EXPECT_FALSE(asked.choices.offers(0, Type::kDone));
  for (const Type type : {Type::kYes, Type::kNo, Type::kPlayer, Type::kOption}) {
    EXPECT_TRUE(asked.choices.is_open(type));
    EXPECT_FALSE(asked.choices.is_private_step(type));
  }
  for (const Type type : {Type::kPick, Type::kDone, Type::kTop, Type::kInto, Type::kName}) {
    EXPECT_FALSE(asked.choices.is_open(type));
  }
}

TEST(Choices, PlayersOptionsAndNames) {
  Scene player("pick an opponent");
  player.run();
  EXPECT_EQ(Asked(player).offered(0), (std::set<Act>{{Type::kPlayer, 1}, {Type::kPlayer, 2}}));
  Asked(player).expect_there_and_back(0);
  Scene option("choose one\n  option\n    draw 1\n  option\n    draw 2");
  option.run();
  EXPECT_EQ(Asked(option).offered(0), (std::set<Act>{{Type::kOption, 0}, {Type::kOption, 1}}));
  Asked(option).expect_there_and_back(0);
  Scene name("name theme");
  name.run();
  ASSERT_EQ(name.asks(), Ask::kName);
  const Asked asked(name);
  ASSERT_FALSE(asked.offered(0).empty());
  for (const Act& act : asked.offered(0)) {
    EXPECT_EQ(act.type(), Type::kName);
    EXPECT_EQ(act.pile(), name.book().program.instructions[name.at().at].noun);
  }
  asked.expect_there_and_back(0);
}

TEST(Choices, ACardAndThenItsChapter) {
  Scene s("set 1 verse from your hand into a chapter");
  s.lay("chapter 0.0: s").lay("hand 0: ab").run();
  {
    const Asked asked(s);
    EXPECT_EQ(asked.offered(0).size(), 2U);
    asked.expect_there_and_back(0);
    for (const Act& act : asked.offered(0)) EXPECT_TRUE(asked.choices.is_private_step(act));
  }
  s.answer("0: a");
  const Asked asked(s);
  EXPECT_TRUE(asked.choices.offers(0, {Type::kInto, 0, 0})) << "a new one";
  EXPECT_EQ(asked.offered(0).size(), 2U);
  asked.expect_there_and_back(0);
  for (const Act& act : asked.offered(0)) EXPECT_FALSE(asked.choices.is_private_step(act));
}

TEST(Choices, TheLastPickOfSeveralIsNoSmallStep) {
  Scene s("discard 2 verses from your hand");
  s.lay("hand 0: abc").run();
  const auto private_step = [&] {
    const Asked asked(s);
    return asked.choices.is_private_step(*asked.offered(0).begin());
  };
  EXPECT_TRUE(private_step());
  s.answer("0: a");
  EXPECT_FALSE(private_step());
}

TEST(Choices, WhileOthersChooseTooEveryPickIsASmallStep) {
  Scene s("each player: discard 1 verse from their hand");
  s.lay("hand 0: ab").lay("hand 1: ab").lay("hand 2: ab").run();
  const Asked asked(s);
  for (const Act& act : asked.offered(1)) EXPECT_TRUE(asked.choices.is_private_step(act));
}

TEST(Choices, Arranging) {
  Scene s("look at the top 2 of your deck\narrange them on the top and bottom of your deck");
  s.lay("deck 0: abc").run();
  const auto private_step = [&](Type type) {
    const Asked asked(s);
    asked.expect_there_and_back(0);
    for (const Act& act : asked.offered(0)) {
      if (act.type() == type) return asked.choices.is_private_step(act);
    }
    ADD_FAILURE() << "not offered";
    return false;
  };
  EXPECT_TRUE(private_step(Type::kTop));
  EXPECT_TRUE(private_step(Type::kBottom));
  s.answer("0: top b");
  EXPECT_FALSE(private_step(Type::kTop));
  EXPECT_FALSE(private_step(Type::kBottom));
}

// In a view, what others have picked is as if not picked yet.
TEST(HidePicks, LeavesTheViewersOwn) {
  Scene s("each player: discard 2 verses from their hand");
  s.lay("hand 0: abc").lay("hand 1: abc").lay("hand 2: abc").run();
  s.answer("1: a").answer("2: b");
  TestRun run = s.at();
  run.first_count[1] = run.first_count[2] = 1;
  run.bottoms[1] = run.bottoms[2] = 1;
  hide_picks(run, 1);
  EXPECT_EQ(run.picked_count[1], 1);
  EXPECT_EQ(run.picked[1][0], s.at().picked[1][0]);
  EXPECT_EQ(run.first_count[1] & run.bottoms[1], 1);
  EXPECT_EQ(run.picked_count[2], 0);
  EXPECT_EQ(run.first_count[2] | run.bottoms[2] | run.picked[2][0], 0);
}

// What goes where is one choice: others do not see that the first half of it is made.
TEST(HidePicks, AChapterThatIsAskedForLooksLikeTheCardBefore) {
  Scene s("set 1 verse from your hand into a chapter");
  s.lay("chapter 0.0: s").lay("hand 0: ab").run().answer("0: a");
  ASSERT_EQ(s.at().stage, kStageChapter);
  for (const int viewer : {0, 1, kTestSeats}) {
    TestRun run = s.at();
    hide_picks(run, viewer);
    EXPECT_EQ(run.stage, viewer == 0 ? kStageChapter : kStageCards) << viewer;
  }
}

}  // namespace
}  // namespace scriptorium::effects
