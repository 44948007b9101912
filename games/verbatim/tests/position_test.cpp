#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/verbatim/codec/codec.h"
#include "players/random.h"
#include "tests/laws/settings.h"

// A position comes from anybody: what is wrong with it is said with its line, and nothing breaks.
namespace scriptorium::verbatim {
namespace {

using Made = Result<std::unique_ptr<AnyMatch>>;

// The lines of `position` are 1, 2, …: the header comes after them.
Made make(const std::string& position, const std::string& header = "seats 2\n") {
  static const std::unique_ptr<AnyGame> game = verbatim::game({SCRIPTORIUM_SHARE});
  const Result<Scenario> scenario = read_scenario(position + "\ngame verbatim\n" + header);
  if (!scenario) return scenario.error();
  return game->position(*scenario, {Seed::of(1)});
}

void expect_fault(const std::string& position, const std::string& message) {
  const Made made = make(position);
  ASSERT_FALSE(made) << position;
  EXPECT_EQ(made.error().message, message) << position;
  EXPECT_EQ(made.error().code, "bad_position");
}

void expect_fine(const std::string& position) {
  const Made made = make(position);
  ASSERT_TRUE(made) << position << "\n" << made.error().message;
  EXPECT_EQ((*made)->audit(), nullptr) << position;
}

TEST(VerbatimPosition, AKeyIsOneOfAFew) {
  const std::string expected =
      "expected mover, hand SEAT, pile PILE, heights, arrange, challenge or words SEAT";
  expect_fault("at weather: fine", "line 1: " + expected);
  expect_fault("at mover: 1\nat hands 0: a", "line 2: " + expected);
  expect_fault("at : a", "line 1: " + expected);
  expect_fault("at hand: a", "line 1: " + expected);
  expect_fault("at hand 0 1: a", "line 1: " + expected);
  expect_fault("at mover:", "line 1: mover has one word");
  expect_fault("at mover: 0 1", "line 1: mover has one word");
  expect_fault("at mover 0: 1", "line 1: " + expected);
  expect_fault("at arrange:", "line 1: arrange has one word");
  expect_fault("at heights 1: 1 2 3 4", "line 1: " + expected);
  expect_fault("at mover 1", "line 1: expected: at KEY: words");
}

TEST(VerbatimPosition, SeatsAreThoseAtTheTable) {
  expect_fault("at hand 2: a", "line 1: there is no such seat: 2");
  expect_fault("at hand -1: a", "line 1: there is no such seat: -1");
  expect_fault("at hand me: a", "line 1: there is no such seat: me");
  expect_fault("at mover: 2", "line 1: there is no such seat: 2");
  expect_fault("at arrange: 5", "line 1: there is no such seat: 5");
  expect_fault("at challenge: x", "line 1: there is no such seat: x");
  expect_fault("at challenge: 0\nat words 9: cat", "line 2: there is no such seat: 9");
  expect_fault("at hand 99999999999999999999: a",
               "line 1: there is no such seat: 99999999999999999999");
}

TEST(VerbatimPosition, CardsAreThoseOfTheSet) {
  expect_fault("at hand 0: a B", "line 1: there is no letter card B");
  expect_fault("at hand 0: ñ", "line 1: there is no letter card ñ");
  expect_fault("at hand 0: q", "line 1: there is no letter card q");  // it is red: q*
  expect_fault("at hand 0: a*", "line 1: there is no letter card a*");
  expect_fault("at hand 0: cat", "line 1: there is no letter card cat");
  expect_fault("at hand 0: ?s", "line 1: there is no letter card ?s");
  expect_fault("at hand 0: end", "line 1: there is no letter card end");
  expect_fault("at pile 1: 7", "line 1: there is no card 7");
  expect_fault("at pile 1: " + std::string(100, 'a'),
               "line 1: there is no card " + std::string(40, 'a') + "...");
}

TEST(VerbatimPosition, NoCardIsThereTooOften) {
  expect_fault("at hand 0: q* q*", "line 1: there are not so many cards q*");
  expect_fault("at hand 0: q*\nat pile 3: q*", "line 2: there are not so many cards q*");
  expect_fault("at hand 0: ? ? ?", "line 1: there are not so many cards ?");
  expect_fault("at pile 1: end\nat pile 2: end", "line 2: there are not so many cards end");
  // k: two in the box and none in a starting deck; w: two and two
  expect_fault("at hand 1: k k k", "line 1: there are not so many cards k");
  expect_fine("at hand 0: w w w w\nat hand 1: a");
  expect_fault("at hand 0: w w w w w\nat hand 1: a", "line 1: there are not so many cards w");
  // the other seat would begin with a w
  expect_fault("at hand 0: w w w w", "there are not so many cards w");
}

TEST(VerbatimPosition, NothingIsSaidTwice) {
  expect_fault("at hand 0: a\nat hand 0: e", "line 2: hand 0 is said twice");
  expect_fault("at hand 0:\nat hand 00:", "line 2: hand 00 is said twice");
  expect_fault("at pile 2: a\nat pile 2: e", "line 2: pile 2 is said twice");
  expect_fault("at pile 2: a\nat pile 02: e", "line 2: this pile is said twice");
  expect_fault("at words 0: at\nat words 0: ad\nat arrange: 0", "line 2: words 0 is said twice");
}

TEST(VerbatimPosition, PilesAreFourAndSixteenHigh) {
  expect_fault("at pile 0: a", "line 1: there is no such pile: 0");
  expect_fault("at pile 5: a", "line 1: there is no such pile: 5");
  expect_fault("at pile one: a", "line 1: there is no such pile: one");
  expect_fault("at heights: 1 2 3", "line 1: heights has four numbers");
  expect_fault("at heights: 1 2 3 4 5", "line 1: heights has four numbers");
  expect_fault("at heights:", "line 1: heights has four numbers");
  expect_fault("at heights: 17 1 1 1", "line 1: a pile has at most 16 cards");
  expect_fault("at heights: -1 1 1 1", "line 1: a pile has at most 16 cards");
  expect_fault("at heights: x 1 1 1", "line 1: a pile has at most 16 cards");
  expect_fine("at pile 1: a a a e e e c c c l l l r r r b");
  expect_fault("at pile 1: a a a e e e c c c l l l r r r b b", "a pile has too many cards");
}

TEST(VerbatimPosition, PilesAreNotHigherThanThereAreCards) {
  expect_fault(
      "at heights: 16 16 16 16\nat hand 0: a a a e e e i i t t t c c c d d d l l l n n o o r r r",
      "there are not enough cards for piles of this height");
}

TEST(VerbatimPosition, TheEndGameCardIsSomewhere) {
  expect_fault("at heights: 0 0 0 0", "no pile has a place for the End Game card");
  expect_fault("at heights: 1 0 0 0\nat pile 1: a", "no pile has a place for the End Game card");
  expect_fine("at heights: 0 0 0 1");
  expect_fine("at heights: 0 0 0 0\nat arrange: 1");  // it is in front of its taker
}

TEST(VerbatimPosition, WordsAreSpelledWithTheHand) {
  const std::string hand = "at arrange: 0\nat hand 0: c a t ?\n";
  expect_fine(hand + "at words 0: cat");
  expect_fine(hand + "at words 0: ca ?zt");
  expect_fault(hand + "at words 0: dog", "line 3: the hand lacks d for dog");
  expect_fault(hand + "at words 0: at cat", "line 3: the hand lacks a for cat");
  expect_fault(hand + "at words 0: ?a?t", "line 3: the hand lacks ?t for ?a?t");
  expect_fault(hand + "at words 0: c4t", "line 3: cards cannot spell c4t");
  expect_fault(hand + "at words 0: CAT", "line 3: cards cannot spell CAT");
  expect_fault(hand + "at words 0: ?ñat", "line 3: cards cannot spell ?ñat");
  expect_fault(hand + "at words 0: ?*at", "line 3: cards cannot spell ?*at");
  expect_fault(hand + "at words 0: qat", "line 3: cards cannot spell qat");
  expect_fault(hand + "at words 0: c", "line 3: this is too short: c");
  expect_fault("at words 0: cat\nat arrange: 0\nat hand 0: c a",
               "line 1: the hand lacks t for cat");
}

TEST(VerbatimPosition, WordsAreLaidOnceAllArrange) {
  expect_fault("at words 0: at\nat mover: 1", "line 1: words are laid only once everyone arranges");
}

TEST(VerbatimPosition, SeatsAndOptionsAreTheGames) {
  for (const std::string header : {"seats 1\n", "seats 6\n"}) {
    const Made made = make("at mover: 0", header);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().message, "This game has 2 to 5 seats.");
  }
  const Made made = make("at mover: 0", "option leters spanish\n");
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().message, "There is no option \"leters\". Did you mean \"letters\"?");
}

// Lines as people write them, right and wrong.
class Jumble {
 public:
  explicit Jumble(Dice& dice) : dice_(dice) {}

  PositionLine line(int number) {
    const Sort& sort = pick(sorts_);
    PositionLine line = {number, pick(sort.keys), {}};
    for (std::uint32_t word = dice_.below(sort.most + 1); word > 0; --word) {
      line.words.push_back(pick(dice_.below(30) == 0 ? pick(sorts_).words : sort.words));
    }
    return line;
  }

 private:
  using Words = std::vector<std::string>;
  struct Sort {
    Words keys;
    std::uint32_t most;
    Words words;
  };

  template <class T>
  const T& pick(const std::vector<T>& of) {
    return of[dice_.below(static_cast<std::uint32_t>(of.size()))];
  }

  const std::vector<Sort> sorts_ = {
      {{"mover", "arrange", "challenge", "arrange", "mover 1"}, 1, {"0", "1", "2", "4", "x"}},
      {{"hand 0", "hand 1", "hand 2", "hand"}, 9, {"a", "e", "t", "c", "s*", "e*", "?", "w", "?a"}},
      {{"pile 1", "pile 2", "pile 3", "pile 5"}, 7, {"a", "q*", "k", "?", "b", "l", "end", "j"}},
      {{"heights"}, 4, {"0", "1", "3", "12", "16", "17"}},
      {{"words 0", "words 1", "words 3"}, 3, {"at", "tea", "?at", "e*a", "a", "a?", "*", "ñ"}},
  };
  Dice& dice_;
};

// Whatever is put together is refused with line and reason, or is a position from which a game goes
// on to its end.
TEST(VerbatimPosition, AnythingIsRefusedOrPlayable) {
  const Book& book = english();
  int refused = 0;
  int taken = 0;
  int arranged = 0;
  for (std::uint64_t seed = 0; seed < laws::games(50000); ++seed) {
    Dice dice = Dice::fast(Seed::of(seed), 3);
    Jumble jumble(dice);
    std::vector<PositionLine> lines;
    const int many = 1 + static_cast<int>(dice.below(5));
    for (int number = 1; number <= many; ++number) lines.push_back(jumble.line(number));
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + dice.below(4));
    config.one_letter = static_cast<std::uint8_t>(dice.below(2));
    const Result<State> position = VerbatimCodec::position(book, config, lines, dice);
    if (!position) {
      ++refused;
      ASSERT_EQ(position.error().code, "bad_position") << position.error().message;
      continue;
    }
    ASSERT_EQ(Verbatim::audit(book, *position), nullptr) << "with seed " << seed;
    ++(position->phase == Phase::kTake ? taken : arranged);
    State state = *position;
    random_playout<Verbatim>(book, state, dice);
    ASSERT_EQ(Verbatim::audit(book, state), nullptr) << "with seed " << seed;
    ASSERT_EQ(state.phase, Phase::kOver);
  }
  EXPECT_GT(refused, 1000);
  EXPECT_GT(taken, 1000);
  EXPECT_GT(arranged, 300);
}

TEST(VerbatimPosition, TheEndGameCardIsNotInTwoPlaces) {
  expect_fault("at pile 1: end\nat arrange: 0", "line 1: there are not so many cards end");
  expect_fault("at challenge: 0\nat pile 1: end", "line 2: there are not so many cards end");
}

TEST(VerbatimPosition, ABlankInAWordIsNamed) {
  expect_fault("at arrange: 0\nat hand 0: a ?\nat words 0: a?", "line 3: cards cannot spell a?");
}

}  // namespace
}  // namespace scriptorium::verbatim
