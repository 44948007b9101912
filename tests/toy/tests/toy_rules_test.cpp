// The rules of toy.md: those that scenarios show, and those that need more than a scenario can say.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <vector>

#include "core/match.h"
#include "tests/laws/refusals.h"
#include "tests/toy/tests/subjects.h"

namespace scriptorium::toy {
namespace {

const Registry& registry() {
  static const Registry held = [] {
    Registry made;
    made.add(toy::game({SCRIPTORIUM_SHARE}));
    return made;
  }();
  return held;
}
const AnyGame& game() { return *registry().find("toy"); }

// --- scenarios

std::vector<std::filesystem::path> scenario_files() {
  std::vector<std::filesystem::path> files;
  const auto folder = std::filesystem::path(SCRIPTORIUM_SOURCE) / "tests/toy/scenarios";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".scenario") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

class ToyScenario : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(ToyScenario, Holds) {
  std::ifstream file(GetParam());
  std::stringstream text;
  text << file.rdbuf();
  const Result<Scenario> scenario = read_scenario(text.str());
  ASSERT_TRUE(scenario) << scenario.error().message;
  const Result<ScenarioReport> report = run_scenario(*scenario, registry());
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_GT(report->checks, 0) << "nothing is checked";
}

INSTANTIATE_TEST_SUITE_P(Files, ToyScenario, testing::ValuesIn(scenario_files()),
                         [](const auto& path) { return path.param.stem().string(); });

// --- options

Result<std::unique_ptr<AnyMatch>> start(int seats, const json::object& options) {
  return game().start(seats, options, {.seed = Seed::of(1), .dice = DiceKind::kFast});
}

std::string refused_option(int seats, const json::object& options) {
  const auto match = start(seats, options);
  return match ? "" : match.error().field;
}

// TY-01: 2 to 4 seats, each with a game that needs no options.
TEST(ToyRules, SeatCounts) {
  for (int seats = 2; seats <= 4; ++seats) {
    const auto match = start(seats, {});
    ASSERT_TRUE(match) << match.error().message;
    EXPECT_EQ((*match)->seats(), seats);
    EXPECT_EQ((*match)->audit(), nullptr);
  }
  EXPECT_EQ(refused_option(1, {}), "seats");
  EXPECT_EQ(refused_option(5, {}), "seats");
}

// TY-02: a deck is chosen from one's own catalogue; what does not fit is refused by name.
TEST(ToyRules, PrivateDecksAreChosen) {
  const auto match = start(2, {{"deck1", {2, 4, 6, 0}}});
  ASSERT_TRUE(match) << match.error().message;
  EXPECT_EQ((*match)->view(Viewer(1)).at("in_deck"), json::array({32, 34, 36}));
  EXPECT_EQ((*match)->view(Viewer(1)).at("box"), json::array({31, 33, 35}));
  EXPECT_EQ((*match)->view(Viewer(0)).at("in_deck"), json::array({25, 26, 27}));

  EXPECT_EQ(refused_option(2, {{"deck0", {1, 2, 0, 0}}}), "options.deck0") << "too few";
  EXPECT_EQ(refused_option(2, {{"deck0", {1, 2, 3, 4}}}), "options.deck0") << "too many";
  EXPECT_EQ(refused_option(2, {{"deck0", {2, 1, 3, 0}}}), "options.deck0") << "not sorted";
  EXPECT_EQ(refused_option(2, {{"deck0", {1, 1, 2, 0}}}), "options.deck0") << "twice";
  EXPECT_EQ(refused_option(2, {{"deck2", {1, 2, 3, 0}}}), "options.deck2") << "no such seat";
  EXPECT_EQ(refused_option(2, {{"private_catalogue", 4}, {"deck1", {1, 2, 5, 0}}}), "options.deck1")
      << "not in the catalogue";
  EXPECT_EQ(refused_option(2, {{"private_catalogue", 2}}), "options.private_cards");
  EXPECT_EQ(refused_option(4, {{"common_cards", 7}}), "options.hand_size");
  EXPECT_EQ(refused_option(2, {{"private_cards", 4}}), "");
  EXPECT_EQ(refused_option(4, {{"common_cards", 8}}), "");
}

// TY-03, TY-18: decks, hands, who begins and the marks come from the dice.
TEST(ToyRules, TheDealIsRandom) {
  std::set<std::vector<Card>> decks;
  std::set<std::vector<Card>> own;
  std::set<int> first;
  std::set<int> marks;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Dice dice = Dice::fast(Seed::of(seed));
    const State state = Toy::setup(book(), Config{}, dice, nullptr);
    ASSERT_EQ(Toy::audit(book(), state), nullptr);
    decks.insert({state.common, state.common + state.open.common_size});
    own.insert({state.deck[0], state.deck[0] + state.open.deck_size[0]});
    first.insert(state.open.first);
    marks.insert(state.brow[1]);
  }
  EXPECT_GT(decks.size(), 190U);
  EXPECT_EQ(own.size(), 6U) << "orders of three cards";
  EXPECT_EQ(first, (std::set<int>{0, 1}));
  EXPECT_EQ(marks, (std::set<int>{1, 2, 3, 4}));
}

// --- matches

// The match that begins in the position these lines say.
Match<Toy> match_at(std::string_view lines, int seats = 2, Fault fault = Fault::kNone) {
  const std::string text = "game toy\nseats " + std::to_string(seats) + "\n" + std::string(lines);
  const Result<Scenario> scenario = read_scenario(text);
  Config config;
  ToyCodec::set_seats(config, seats);
  Dice dice = Dice::fast(Seed::of(1));
  const Result<State> state = ToyCodec::position(book(fault), config, scenario->position, dice);
  EXPECT_TRUE(state) << state.error().message;
  EXPECT_EQ(Toy::audit(book(fault), *state), nullptr);
  return {shared_book(fault), config, Seed::of(1),    DiceKind::kFast,
          Judge::kAsked,      *state, scenario->setup};
}

ActResult act(Match<Toy>& match, Actor actor, std::vector<Action> actions) {
  return match.act(actor, actions);
}

constexpr std::string_view kAtStart = "at common: 5 7 3\nat hand 0: 4 9\nat hand 1: 6\n";

// TY-10: what is set face down may be taken back while nobody has moved.
TEST(ToyMatch, TakesBackWhatTurnedNothingUp) {
  Match<Toy> match = match_at(kAtStart);
  const State before = match.state();
  ASSERT_TRUE(act(match, 0, {Action::set(1)}));
  EXPECT_FALSE(same_bytes(match.state(), before));
  const std::uint32_t told = match.revision(Viewer(1));
  ASSERT_TRUE(match.take_back(0, 1));
  EXPECT_TRUE(same_bytes(match.state(), before));
  EXPECT_EQ(match.last_entry(), nullptr);
  EXPECT_EQ(match.replay().entries.size(), 2U) << "a take-back is appended";
  EXPECT_EQ(match.revision(Viewer(1)), told + 1) << "everyone hears of it";
  EXPECT_EQ(match.decision(0), match.revision(Viewer(0))) << "what was decided before is stale";
  EXPECT_EQ(match.take_back(0, 1).fault, ActFault::kNoSuchEntry);
}

// TY-05, TY-07: a card that was seen is not unseen.
TEST(ToyMatch, TakesNothingBackPastAReveal) {
  Match<Toy> draws = match_at(kAtStart);
  ASSERT_TRUE(act(draws, 0, {Action::draw()}));
  EXPECT_EQ(draws.take_back(0, 1).fault, ActFault::kSeen);

  Match<Toy> peeks = match_at(kAtStart);
  ASSERT_TRUE(act(peeks, 0, {Action::peek()}));
  ASSERT_TRUE(act(peeks, 0, {Action::swap()}));
  EXPECT_EQ(peeks.take_back(0, 2).fault, ActFault::kSeen);
  EXPECT_TRUE(peeks.take_back(0, 1)) << "how they were put back is seen by nobody";
}

// TY-12, TY-16: that nobody answered, or what all committed, is seen when the window closes.
TEST(ToyMatch, TakesNoChoiceBackOnceTheWindowIsClosed) {
  Match<Toy> answers = match_at("at slot 0: 8\nat hand 1: 5\nat hand 2: 4\n", 3);
  ASSERT_TRUE(act(answers, 0, {Action::turn_up()}));
  ASSERT_TRUE(act(answers, 1, {Action::pass()}));
  ASSERT_TRUE(act(answers, 2, {Action::pass()}));
  EXPECT_EQ(answers.state().open.points[0], 8);
  EXPECT_EQ(answers.take_back(2, 1).fault, ActFault::kSeen);

  Match<Toy> commits = match_at("at turn: 1\nat hand 0: 8\nat hand 1: 5\n");
  ASSERT_TRUE(act(commits, 1, {Action::pass()}));
  ASSERT_TRUE(act(commits, 0, {Action::pass()}));
  ASSERT_TRUE(act(commits, 1, {Action::pass()}));
  EXPECT_EQ(commits.take_back(1, 1).fault, ActFault::kSeen);
}

// TY-07: Fault::kPastReveal is what this gate is for: with it a peek can be undone.
TEST(ToyMatch, AnUnmarkedRevealCanBeTakenBack) {
  Match<Toy> match = match_at(kAtStart, 2, Fault::kPastReveal);
  ASSERT_TRUE(act(match, 0, {Action::peek()}));
  EXPECT_TRUE(match.take_back(0, 1));
}

// TY-04: nobody takes back what another has answered to.
TEST(ToyMatch, TakesNothingBackOnceAnswered) {
  Match<Toy> match = match_at(kAtStart);
  ASSERT_TRUE(act(match, 0, {Action::pass()}));
  ASSERT_TRUE(act(match, 1, {Action::set(0)}));
  EXPECT_EQ(match.take_back(0, 1).fault, ActFault::kAnswered);
  EXPECT_TRUE(match.take_back(1, 1));
}

// TY-07: a list ends with the first action that turns something up, and is done as a whole.
TEST(ToyMatch, NoListGoesOnPastAReveal) {
  Match<Toy> match = match_at(kAtStart);
  const State before = match.state();
  const std::uint32_t told = match.revision(Viewer(0));
  const ActResult result = act(match, 0, {Action::peek(), Action::swap()});
  EXPECT_EQ(result.fault, ActFault::kPastReveal);
  EXPECT_EQ(result.at, 0U);
  EXPECT_TRUE(same_bytes(match.state(), before));
  EXPECT_EQ(match.revision(Viewer(0)), told) << "nobody hears of what was not done";
  EXPECT_TRUE(match.replay().entries.empty());
}

// TY-09: what turns nothing up may be followed by more; what is refused undoes all of it.
TEST(ToyMatch, AListIsDoneAsAWhole) {
  Match<Toy> match = match_at("at deck 0: 27 25\nat hand 0:\n");
  const State before = match.state();
  const ActResult refused = act(match, 0, {Action::search(), Action::find(2)});
  EXPECT_EQ(refused.fault, ActFault::kRefused);
  EXPECT_EQ(refused.at, 1U);
  EXPECT_EQ(refused.refusal.rule, rule("TY-09"));
  EXPECT_TRUE(same_bytes(match.state(), before));
  EXPECT_TRUE(act(match, 0, {Action::search(), Action::find(1)}));
  EXPECT_EQ(match.replay().entries.size(), 1U);
  EXPECT_EQ(match.ply(), 2U);
  EXPECT_EQ(match.state().hand[0][0], 27);
  EXPECT_EQ(act(match, 1, {}).fault, ActFault::kEmpty);
}

// TY-07, TY-09: trying steps out shows nothing that the seat does not know.
TEST(ToyMatch, StepsAreNotTriedPastAReveal) {
  const Match<Toy> match = match_at(kAtStart);
  State after;
  for (const Action action :
       {Action::peek(), Action::draw(), Action::draw_own(), Action::shuffle()}) {
    EXPECT_EQ(match.try_steps(0, std::span(&action, 1), after).fault, ActFault::kPastReveal)
        << action.bits();
  }
  const Action found[] = {Action::search(), Action::find(0)};
  EXPECT_EQ(match.try_steps(0, found, after).fault, ActFault::kPastReveal);
  ASSERT_TRUE(match.try_steps(0, std::span(found).first(1), after));
  EXPECT_EQ(after.open.phase, Phase::kSearch);
  EXPECT_EQ(match.state().open.phase, Phase::kTurn);
  const Action set = Action::set(0);
  EXPECT_TRUE(match.try_steps(0, std::span(&set, 1), after));
}

// TY-14: the clock's entry is what the rules make of it; it runs for those who are to act.
TEST(ToyMatch, AClockThatRanOutIsAnEntry) {
  Match<Toy> match = match_at(kAtStart);
  EXPECT_EQ(match.clock(1).refusal.rule, rule("TY-04"));
  ASSERT_TRUE(act(match, 0, {Action::peek()}));
  ASSERT_TRUE(match.clock(0));
  EXPECT_EQ(match.replay().entries.back().kind, EntryKind::kClock);
  EXPECT_EQ(match.replay().entries.back().actions, std::vector{Action::keep()});
  EXPECT_EQ(match.state().open.mover(), 1);
}

// TY-16: a window is one decision for each: what another chooses in it does not make mine stale.
TEST(ToyMatch, AnothersChoiceInAWindowLeavesADecisionFresh) {
  Match<Toy> match = match_at("at turn: 2\nat hand 0: 8\nat hand 1: 5\nat hand 2: 4\n", 3);
  ASSERT_TRUE(act(match, 2, {Action::pass()}));
  ASSERT_EQ(match.actors(), SeatSet::first(3));
  const std::uint32_t mine = match.decision(1);
  const std::uint32_t others = match.decision(2);
  const std::uint32_t told = match.revision(Viewer(1));
  ASSERT_TRUE(act(match, 0, {Action::pledge(0)}));
  EXPECT_GT(match.revision(Viewer(1)), told) << "the choice is heard";
  EXPECT_EQ(match.decision(1), mine);
  EXPECT_EQ(match.decision(2), others);
  ASSERT_TRUE(act(match, 2, {Action::pass()}));
  EXPECT_EQ(match.decision(1), mine);
  ASSERT_TRUE(act(match, 1, {Action::pledge(0)}));
  EXPECT_GT(match.decision(0), mine) << "the next decision is another";
}

// TY-12: the same where opponents answer; the mover's next decision begins when the window closes.
TEST(ToyMatch, AnAnswerLeavesTheOtherAnswersFresh) {
  Match<Toy> match = match_at("at slot 0: 8\nat hand 1: 5\nat hand 2: 4\n", 3);
  const std::uint32_t turn = match.decision(0);
  ASSERT_TRUE(act(match, 0, {Action::turn_up()}));
  EXPECT_GT(match.decision(0), turn);
  const std::uint32_t mine = match.decision(1);
  ASSERT_TRUE(act(match, 2, {Action::pledge(0)}));
  EXPECT_EQ(match.decision(1), mine);
  ASSERT_TRUE(act(match, 1, {Action::pass()}));
  EXPECT_EQ(match.decision(1), match.revision(Viewer(1))) << "it is the mover now";
}

// TY-12: a choice in an open window may be taken back, until another chooses.
TEST(ToyMatch, AChoiceInAWindowIsTakenBack) {
  Match<Toy> match = match_at("at turn: 2\nat hand 0: 8\nat hand 1: 5\nat hand 2: 4\n", 3);
  ASSERT_TRUE(act(match, 2, {Action::pass()}));
  const State before = match.state();
  ASSERT_TRUE(act(match, 1, {Action::pledge(0)}));
  ASSERT_TRUE(match.take_back(1, 1));
  EXPECT_TRUE(same_bytes(match.state(), before));
  ASSERT_TRUE(act(match, 1, {Action::pass()}));
  ASSERT_TRUE(act(match, 0, {Action::pass()}));
  EXPECT_EQ(match.take_back(1, 1).fault, ActFault::kAnswered);
}

// --- the table's judge

// What the table's own judge makes of a recitation by seat 0, whose mark is 3; points are 3 or 0.
std::int64_t points_for(const std::string& said) {
  const Result<Scenario> scenario = read_scenario("game toy\nat brow 0: 3\n");
  auto match = std::move(*game().position(*scenario, {.seed = Seed::of(1)}));
  EXPECT_FALSE(match->give_verdict()) << "nothing has been said";
  EXPECT_FALSE(match->act(0, {{{"type", "recite"}}}, said, Language::kEnglish));
  EXPECT_TRUE(match->give_verdict());
  EXPECT_EQ(match->check_verdicts().checked, 1);
  EXPECT_EQ(match->check_verdicts().wrong, 0);
  return match->scores().at("points").at(0).as_int64();
}

// TY-13: the judge compares what was said with the mark on the speaker's brow.
TEST(ToyJudge, ComparesWithTheMark) {
  EXPECT_EQ(points_for("3"), 3);
  EXPECT_EQ(points_for("mark 3"), 3);
  EXPECT_EQ(points_for("  mark  3 "), 3);
  EXPECT_EQ(points_for("2"), 0);
  EXPECT_EQ(points_for("mark"), 0);
  EXPECT_EQ(points_for("33"), 0);
  EXPECT_EQ(points_for("three"), 0);
  EXPECT_EQ(points_for(""), 0);
}

// TY-13: in simulation a recitation is right at the recall rate, whatever the mark.
TEST(ToyJudge, ByTheDiceIsRightAtTheRecallRate) {
  Config config;
  config.options.recall[0] = 30;
  State state;
  state.open.options = config.options;
  state.open.phase = Phase::kVerdict;
  int right = 0;
  Dice dice = Dice::fast(Seed::of(1));
  for (int i = 0; i < 10'000; ++i) right += Toy::judge(book(), state, dice) == Action::right();
  EXPECT_NEAR(right, 3000, 200);
}

TEST(ToyCodecTest, EveryRefusalIsSaid) { laws::expect_every_refusal_said<ToyCodec>(book()); }

}  // namespace
}  // namespace scriptorium::toy
