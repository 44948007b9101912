#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "games/hypertext/host.h"
#include "games/hypertext/hypertext.h"
#include "games/hypertext/tests/positions.h"

// Abilities that no word of today's Tower has.
namespace scriptorium::hypertext {
namespace {

using effects::Verb;

// A book in which bread does what these steps say.
struct OtherBook {
  std::vector<effects::Instruction> steps;
  std::vector<effects::Ability> abilities;
  std::vector<Word> words{the_book().words.begin(), the_book().words.end()};
  Book book = the_book();

  explicit OtherBook(std::vector<effects::Instruction> does) : steps(std::move(does)) {
    abilities.resize(1);
    abilities[0].trigger = effects::Trigger::kActivated;
    abilities[0].end = static_cast<std::uint16_t>(steps.size());
    words[card_named("bread")].ability = 0;
    book.words = words;
    book.program = {steps, the_book().program.cards, the_book().program.amounts, abilities};
  }
};
effects::Instruction step_of(Verb verb, effects::Who who, std::uint8_t noun = 0) {
  effects::Instruction step;
  step.verb = verb;
  step.who.who = effects::Who::kYou;
  step.other.who = who;
  step.noun = noun;
  return step;
}

// HT-10: no word of today's Tower asks yes or no.
TEST(HypertextOtherWords, AWordMayAskYesOrNo) {
  effects::Instruction may = step_of(Verb::kMay, effects::Who::kNobody);
  may.length = 1;
  const auto turn_of_bread = [] {
    return position(3, {{"hand 0", "bread oil salt"},
                        {"drawn", "bread"},
                        {"hand 1", "weep"},
                        {"hand 2", "new great"}});
  };
  effects::Instruction more = step_of(Verb::kMore, effects::Who::kNobody);
  const auto& amounts = the_book().program.amounts;
  while (amounts[more.amount].kind != effects::Amount::Kind::kNumber ||
         amounts[more.amount].n != 2) {
    ++more.amount;
  }
  const OtherBook other({may, more});
  for (const bool yes : {true, false}) {
    State state = turn_of_bread();
    Dice dice = Dice::fast(Seed::of(7));
    EventLog log;
    const auto act = [&](Action action) {
      ASSERT_FALSE(Hypertext::check(other.book, state, Seat{0}, action)) << action.bits();
      log.clear();
      Hypertext::apply(other.book, state, Seat{0}, action, dice, &log);
    };
    act({Action::Type::kActivate, card_named("bread")});
    Actions legal;
    Hypertext::legal(other.book, state, Seat{0}, legal);
    ASSERT_EQ(legal.size(), 2U);
    EXPECT_EQ(legal[0], Action(Action::Type::kYes));
    EXPECT_EQ(legal[1], Action(Action::Type::kNo));
    act(legal[yes ? 0 : 1]);
    EXPECT_TRUE(log.told()[0].sees.has(kWatchers)) << "everyone hears what was chosen";
    EXPECT_EQ(state.stage, Stage::kPlay);
    EXPECT_EQ(state.extra_free, yes ? 2 : 0);
  }
}

// HT-18, HT-26
TEST(HypertextOtherWords, ForbidsThoseWhoAreMeant) {
  using effects::Who;
  const auto forbids = [](Who who) {
    const OtherBook other({step_of(Verb::kForbid, who, static_cast<std::uint8_t>(Act::kRedeem))});
    State state =
        position(3, {{"hand 0", "bread oil salt"}, {"hand 1", "weep"}, {"hand 2", "new great"}});
    Dice dice = Dice::fast(Seed::of(7));
    Play play = {other.book, state, dice, nullptr};
    EXPECT_TRUE(Host(play).make_lasting(0, 0, 0, 0, 2, 0));
    return state.bars[0].seats;
  };
  EXPECT_EQ(forbids(Who::kEachOpponent), 0b110);
  EXPECT_EQ(forbids(Who::kOpponent), 0b100);
  EXPECT_EQ(forbids(Who::kThatPlayer), 0b100);
}

}  // namespace
}  // namespace scriptorium::hypertext
