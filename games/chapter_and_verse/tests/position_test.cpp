#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/chapter_and_verse/codec/cards.h"
#include "games/chapter_and_verse/codec/codec.h"
#include "players/random.h"
#include "tests/laws/settings.h"

// A position comes from anybody: what is wrong with it is said with its line, and nothing breaks.
namespace scriptorium::chapter_and_verse {
namespace {

using Made = Result<std::unique_ptr<AnyMatch>>;

// The lines of `position` are 1, 2, …: the header comes after them.
Made make(const std::string& position, const std::string& header = "seats 2\n") {
  static const std::unique_ptr<AnyGame> game = chapter_and_verse::game({SCRIPTORIUM_SHARE});
  const Result<Scenario> scenario = read_scenario(position + "\ngame chapter_and_verse\n" + header);
  if (!scenario) return scenario.error();
  return game->position(*scenario, {Seed::of(1)});
}

void expect_fault(const std::string& position, const std::string& message,
                  const std::string& header = "seats 2\n") {
  const Made made = make(position, header);
  ASSERT_FALSE(made) << position;
  EXPECT_EQ(made.error().message, message) << position;
  EXPECT_EQ(made.error().code, "bad_position");
}

void expect_fine(const std::string& position, const std::string& header = "seats 2\n") {
  const Made made = make(position, header);
  ASSERT_TRUE(made) << position << "\n" << made.error().message;
  EXPECT_EQ((*made)->audit(), nullptr) << position;
}

std::string times(int count, const std::string& word) {
  std::string words;
  for (int i = 0; i < count; ++i) words += " " + word;
  return words;
}

TEST(ChapterAndVersePosition, AKeyIsOneOfAFew) {
  const std::string expected =
      "expected mover, phase, round, hand SEAT, deck SEAT, blessings SEAT, discard SEAT, "
      "darkness SEAT, blessings_left SEAT or chapter SEAT.N";
  for (const char* const key :
       {"weather: fine", "hands 0: be_still", ": be_still", "hand: be_still", "hand 0 1: be_still",
        "mover 0: 1", "chapter: be_still", "line 0: be_still"}) {
    expect_fault(std::string("at ") + key, "line 1: " + expected);
  }
  expect_fault("at mover:", "line 1: mover has one word");
  expect_fault("at mover: 0 1", "line 1: mover has one word");
  expect_fault("at phase:", "line 1: phase has one word");
  expect_fault("at round: 1 2", "line 1: round has one word");
}

TEST(ChapterAndVersePosition, SeatsAndChaptersAreThoseAtTheTable) {
  expect_fault("at hand 2: be_still", "line 1: there is no such seat: 2");
  expect_fault("at hand -1: be_still", "line 1: there is no such seat: -1");
  expect_fault("at mover: 2", "line 1: there is no such seat: 2");
  expect_fault("at chapter 2.1: be_still", "line 1: there is no such seat: 2");
  expect_fault("at chapter 0: be_still", "line 1: a chapter is SEAT.N, such as 0.1");
  expect_fault("at chapter 0.1.1: be_still", "line 1: a chapter is SEAT.N, such as 0.1");
  expect_fault("at chapter 0.0: be_still", "line 1: chapters are numbered from 1 to 16");
  expect_fault("at chapter 0.17: be_still", "line 1: chapters are numbered from 1 to 16");
  expect_fault("at chapter 0.x: be_still", "line 1: chapters are numbered from 1 to 16");
  expect_fault("at chapter 0.1:", "line 1: a chapter without verses is gone");
  expect_fine("at chapter 0.16: be_still\nat chapter 1.1: be_still! the_evidence");
}

TEST(ChapterAndVersePosition, VersesAreThoseOfTheGame) {
  expect_fault("at hand 0: be_still be_stil", "line 1: there is no verse be_stil");
  expect_fault("at hand 0: be_still!", "line 1: there is no verse be_still!");
  expect_fault("at hand 0: be_still@0.deck", "line 1: there is no verse be_still@0.deck");
  expect_fault("at deck 0: Be Still", "line 1: there is no verse Be");
  expect_fault("at hand 0: let_there_be_light",
               "line 1: there are not so many verses let_there_be_light", "option game basic\n");
}

TEST(ChapterAndVersePosition, NoVerseIsThereTooOften) {
  expect_fine("at hand 0:" + times(3, "be_still") + "\nat hand 1:" + times(3, "be_still"));
  expect_fault("at hand 0:" + times(4, "be_still"),
               "line 1: there are not so many verses be_still");
  expect_fault("at hand 0: the_last_shall_be_first\nat deck 0: the_last_shall_be_first",
               "line 2: there are not so many verses the_last_shall_be_first");
  // two players share one set in the basic game, sixty verses each; six share three
  const auto basic = [](int seats) {
    return "seats " + std::to_string(seats) + "\noption game basic\n";
  };
  expect_fine("at hand 0: be_still\nat hand 1: the_evidence", basic(2));
  expect_fault("at hand 0: be_still\nat hand 1: be_still",
               "line 2: there are not so many verses be_still", basic(2));
  expect_fine("at hand 0: be_still\nat hand 1: be_still", basic(6));
  expect_fault("at hand 0:" + times(4, "be_still"), "line 1: there are not so many verses be_still",
               basic(6));
  std::string verses;
  for (Kind kind = 1; kind <= 40; ++kind) verses += " " + std::string(CardList::get().slug(kind));
  expect_fine("at discard 0:" + verses + "\nat blessings_left 0: 20", basic(2));
  expect_fault("at discard 0:" + verses + "\nat blessings_left 0: 21",
               "seat 0 has not enough verses for its blessings", basic(2));
  for (Kind kind = 41; kind <= 61; ++kind) verses += " " + std::string(CardList::get().slug(kind));
  expect_fault("at discard 0:" + verses, "line 1: a seat has 60 verses", basic(2));
}

TEST(ChapterAndVersePosition, NothingIsSaidTwice) {
  expect_fault("at hand 0: be_still\nat hand 0:", "line 2: hand 0 is said twice");
  expect_fault("at chapter 1.2: be_still\nat chapter 1.2: the_evidence",
               "line 2: chapter 1.2 is said twice");
  expect_fault("at chapter 1.2: be_still\nat chapter 1.02: the_evidence",
               "line 2: this pile is said twice");
  expect_fault("at blessings 0: be_still\nat blessings_left 0: 3",
               "line 2: this pile is said twice");
  expect_fault("at mover: 0\nat mover: 0", "line 2: mover is said twice");
  expect_fault("at phase: play\nat phase: play", "line 2: phase is said twice");
  expect_fault("at round: 2\nat round: 2", "line 2: round is said twice");
}

TEST(ChapterAndVersePosition, NobodyHasWonYet) {
  expect_fault("at blessings 0:", "line 1: whoever has no blessings left has won");
  for (const char* const count : {"0", "-1", "61", "seven", "7.0"}) {
    expect_fault(std::string("at blessings_left 0: ") + count,
                 std::string("line 1: expected a number from 1 to 60, not ") + count);
  }
  expect_fault("at blessings_left 0:", "line 1: blessings_left 0 has one word");
  expect_fault("at blessings_left 0: 60", "seat 0 has not enough verses for its blessings");
}

TEST(ChapterAndVersePosition, APhaseIsOneInWhichTheMoverDecides) {
  expect_fault("at phase: start", "line 1: a phase is freeplay or play");
  expect_fault("at phase: freeplay\nat hand 1: be_still",
               "line 1: in the Freeplay phase the mover has a verse in hand");
  expect_fine("at phase: freeplay\nat hand 1: be_still\nat mover: 1");
}

// CV-51: there are sixty.
TEST(ChapterAndVersePosition, ARoundIsOneOfSixty) {
  for (const char* const round : {"0", "61", "-1", "last", "1.0", "316"}) {
    expect_fault(std::string("at round: ") + round,
                 std::string("line 1: expected a number from 1 to 60, not ") + round);
  }
  const Made made = make("at round: 60\nat mover: 1");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_EQ((*made)->view(Viewer(Seat{0})).at("round"), json::value(60));
  EXPECT_EQ((*made)->view(Viewer(Seat{0})).at("first"), json::value(1));
  EXPECT_EQ((*make("at mover: 1"))->view(Viewer(Seat{0})).at("round"), json::value(1));
}

// What is said lies there, what is not is filled; nobody knows more than it sees.
TEST(ChapterAndVersePosition, TheTableIsAsItWasSaid) {
  const Made made = make(
      "at mover: 1\nat phase: freeplay\nat hand 1: the_evidence be_still\n"
      "at deck 1: naked_came_i be_still\nat blessings 1: god_so_loved the_last_shall_be_first\n"
      "at discard 1: here_am_i the_other_cheek\nat chapter 1.2: the_evidence in_the_beginning!");
  ASSERT_TRUE(made) << made.error().message;
  const json::value own = (*made)->view(Viewer(Seat{1}));
  const json::value other = (*made)->view(Viewer(Seat{0}));
  EXPECT_EQ(json::serialize(own.at("seats").at(1)),
            R"({"seat":1,"hand_size":2,"hand":[{"verse":"be_still","cost":0},)"
            R"({"verse":"the_evidence","cost":1}],)"
            R"("deck":{"size":32},"blessings":{"size":2},)"
            R"("discard":[{"verse":"here_am_i"},{"verse":"the_other_cheek"}],"darkness":[],)"
            R"("chapters":[{"chapter":"1.2","verses":[{"verse":"the_evidence"},)"
            R"({"verse":"in_the_beginning","set":true}],"icons":{"faith":3,"histories":3}}]})");
  EXPECT_EQ(json::serialize(other.at("seats").at(1).at("hand")), "[]");
  EXPECT_EQ(own.at("phase"), json::value("freeplay"));
  EXPECT_EQ(own.at("mover"), json::value(1));
  EXPECT_EQ(own.at("seats").at(0).at("blessings").at("size"), json::value(7));
  EXPECT_FALSE(own.as_object().contains("somewhere"));
}

// Lines as people write them, right and wrong.
class Jumble {
 public:
  explicit Jumble(Dice& dice) : dice_(dice) {}

  PositionLine line(int number) {
    static const std::vector<std::string> kKeys = {
        "mover",       "phase",       "round",       "hand 0",           "hand 1",
        "deck 0",      "deck 1",      "blessings 1", "blessings_left 0", "blessings_left 1",
        "chapter 0.1", "chapter 1.3", "chapter 0.4", "discard 0",        "darkness 1",
        "hand 5",      "chapter"};
    PositionLine line = {number, kKeys[dice_.below(static_cast<std::uint32_t>(kKeys.size()))], {}};
    const bool turn = line.key == "mover" || line.key == "phase" || line.key == "round" ||
                      line.key.starts_with("blessings_");
    for (std::uint32_t word = turn ? 1 : dice_.below(7); word > 0; --word) {
      line.words.push_back(turn ? turn_word(line.key) : verse());
    }
    return line;
  }

 private:
  std::string turn_word(const std::string& key) {
    if (key == "phase") return dice_.below(2) == 0 ? "play" : "freeplay";
    return std::to_string(dice_.below(key == "mover" ? 3 : key == "round" ? 62 : 9));
  }
  std::string verse() {
    if (dice_.below(40) == 0) return "dance";
    const auto kinds = static_cast<std::uint32_t>(CardList::get().kinds());
    const std::string slug(CardList::get().slug(static_cast<int>(1 + dice_.below(kinds))));
    return dice_.below(20) == 0 ? slug + "!" : slug;
  }

  Dice& dice_;
};

// Whatever is put together is refused with line and reason, or is a position of the game from which
// it can be played on.
TEST(ChapterAndVersePosition, AnythingIsRefusedOrPlayable) {
  const Book& book = the_book();
  int refused = 0;
  int played = 0;
  for (std::uint64_t seed = 0; seed < laws::games(4000); ++seed) {
    Dice dice = Dice::fast(Seed::of(seed), 3);
    Jumble jumble(dice);
    std::vector<PositionLine> lines;
    const int many = 1 + static_cast<int>(dice.below(6));
    for (int number = 1; number <= many; ++number) lines.push_back(jumble.line(number));
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + dice.below(5));
    config.advanced = static_cast<std::uint8_t>(dice.below(2));
    const Result<State> position = ChapterAndVerseCodec::position(book, config, lines, dice);
    if (!position) {
      ++refused;
      ASSERT_TRUE(position.error().message.starts_with("line ")) << position.error().message;
      continue;
    }
    ++played;
    ASSERT_EQ(ChapterAndVerse::audit(book, *position), nullptr) << "with seed " << seed;
    Actions legal;
    ChapterAndVerse::legal(book, *position, Actor(position->mover), legal);
    ASSERT_FALSE(legal.empty()) << "with seed " << seed;
    if (seed % 20 != 0) continue;
    State state = *position;
    random_playout<ChapterAndVerse>(book, state, dice);
    ASSERT_EQ(ChapterAndVerse::audit(book, state), nullptr) << "with seed " << seed;
    ASSERT_EQ(state.phase, Phase::kOver);
  }
  EXPECT_GT(refused, 500);
  EXPECT_GT(played, 500);
}

}  // namespace
}  // namespace scriptorium::chapter_and_verse
