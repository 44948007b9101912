#include "players/chapter_and_verse/greedy.h"

#include <gtest/gtest.h>

#include "games/chapter_and_verse/tests/place.h"
#include "games/chapter_and_verse/tests/subject.h"
#include "lab/sim.h"
#include "players/overlooking.h"
#include "tests/laws/walk.h"

namespace scriptorium::chapter_and_verse {
namespace {

// Of 100 games between two players, half from each seat, those that the first one wins.
std::uint64_t wins(std::string_view one, std::string_view other) {
  std::uint64_t won = 0;
  for (const std::size_t seat : {0U, 1U}) {
    std::vector<std::unique_ptr<Player<ChapterAndVerse>>> players(2);
    players[seat] = ChapterAndVerseCodec::player(one, {}, {});
    players[1 - seat] = ChapterAndVerseCodec::player(other, {}, {});
    lab::Totals totals(2);
    for (std::uint64_t game = 0; game < 50; ++game) {
      lab::play_one<ChapterAndVerse>(the_book(), Config(), players, 1, game, totals);
    }
    won += totals.wins[seat];
  }
  return won;
}

// It decides the same in worlds that its seat cannot tell apart.
TEST(Greedy, KeepsTheLaws) {
  const Subject subject;
  Greedy greedy;
  const laws::Report report = laws::Walker(subject, false, &greedy).run(1, 8);
  EXPECT_FALSE(report.breach) << laws::describe(report);
}

TEST(Greedy, BeatsChance) { EXPECT_GE(wins("greedy", "random"), 90U); }

// A beginner beats chance, and Greedy beats the beginner.
TEST(Novice, IsWeakerAndStillHasAPlan) {
  EXPECT_GE(wins("novice", "random"), 55U);
  EXPECT_GE(wins("greedy", "novice"), 60U);
}

// Whoever plays a first game is not made to recite all the time: an option that takes daring is
// thought of in one decision of ten, and then overlooked like the others.
TEST(Novice, SeldomDares) {
  struct Choosing final : Player<ChapterAndVerse> {
    void choose(const Book&, const Eyes<ChapterAndVerse>&, const Actions& legal, Dice&,
                Plan<ChapterAndVerse>& plan) override {
      plan.clear();
      plan.push(legal[legal.size() - 1]);
    }
  };
  const auto dared = [](Overlooking<ChapterAndVerse>::Daring daring) {
    Overlooking<ChapterAndVerse> novice(std::make_unique<Choosing>(), 0, daring);
    const State state = place("at hand 0: be_still\nat hand 1: the_evidence");
    const Eyes<ChapterAndVerse> eyes(the_book(), state, Seat{1});
    Actions legal;
    legal.push(Action::Type::kPass);
    legal.push({Action::Type::kChallenge, kind("the_evidence")});
    Dice dice = Dice::fast(Seed::of(1));
    Plan<ChapterAndVerse> plan;
    int times = 0;
    for (int i = 0; i < 1000; ++i) {
      novice.choose(the_book(), eyes, legal, dice, plan);
      times += plan[0].type() == Action::Type::kChallenge ? 1 : 0;
    }
    return times;
  };
  EXPECT_EQ(dared(nullptr), 1000);
  EXPECT_NEAR(dared([](Action action) { return action.type() == Action::Type::kChallenge; }), 100,
              30);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
