#include "table/scenario.h"

#include "table/tests/session.h"

namespace scriptorium {
namespace {

std::string read_fault(std::string_view text) {
  const Result<Scenario> scenario = read_scenario(text);
  if (scenario) return "none";
  EXPECT_EQ(scenario.error().code, "bad_position");
  EXPECT_EQ(scenario.error().field, "text");
  return scenario.error().message;
}

// What is wrong with playing it; `ok N` if N checks held.
std::string played(const std::string& text) {
  const Result<Scenario> scenario = read_scenario(text);
  if (!scenario) return scenario.error().message;
  const Result<ScenarioReport> report = run_scenario(*scenario, games());
  return report ? "ok " + std::to_string(report->checks) : report.error().message;
}

TEST(ReadScenario, TakesEveryKindOfHeaderLine) {
  const Result<Scenario> scenario = read_scenario(
      "# a comment\n\nscenario  Two words \ngame verbatim\nrules VB-01  VB-02\nseats 3\nseed 12\n"
      "option letters spanish  # and why\noption one_letter on\nat hand 0: a  t\r\nat mover: 1\n"
      "1: take 1\nacting 1\n");
  ASSERT_TRUE(scenario) << scenario.error().message;
  EXPECT_EQ(scenario->title, "Two words");
  EXPECT_EQ(scenario->game, "verbatim");
  EXPECT_EQ(scenario->rules, (std::vector<std::string>{"VB-01", "VB-02"}));
  EXPECT_EQ(scenario->seats, 3);
  EXPECT_EQ(scenario->seed, 12U);
  ASSERT_EQ(scenario->options.size(), 2U);
  EXPECT_EQ(scenario->options[0], (std::pair<std::string, std::string>("letters", "spanish")));
  ASSERT_EQ(scenario->position.size(), 2U);
  EXPECT_EQ(scenario->position[0].key, "hand 0");
  EXPECT_EQ(scenario->position[0].words, (std::vector<std::string>{"a", "t"}));
  EXPECT_EQ(scenario->position[0].number, 10);
  ASSERT_EQ(scenario->play.size(), 2U);
  EXPECT_EQ(scenario->play[1].text, "acting 1");
  EXPECT_EQ(scenario->play[1].number, 13);
  EXPECT_EQ(read_scenario(scenario->setup)->setup, scenario->setup);
}

TEST(ReadScenario, NamesTheLineAtFault) {
  EXPECT_EQ(read_fault(""), "line 1: no line says which game this is: game NAME");
  EXPECT_EQ(read_fault("game verbatim\nseats 9"), "line 2: seats is a number from 1 to 8");
  EXPECT_EQ(read_fault("game verbatim\nseats two"), "line 2: seats is a number from 1 to 8");
  EXPECT_EQ(read_fault("game verbatim\n\nseed -1"), "line 3: seed is a whole number");
  EXPECT_EQ(read_fault("game verbatim\nseed 99999999999999999999"),
            "line 2: seed is a whole number");
  EXPECT_EQ(read_fault("game verbatim\noption letters"),
            "line 2: an option has a name and a value");
  EXPECT_EQ(read_fault("game verbatim\nat mover 0"), "line 2: expected: at KEY: words");
  EXPECT_EQ(read_fault("game verbatim\n0: take 1\nat mover: 0"),
            "line 3: the position stands before what is done in it");
  EXPECT_EQ(read_fault(std::string(64 * 1024 + 1, ' ')), "line 1: a scenario has at most 64 KiB");
}

// A replay keeps the text, and a replay is JSON.
TEST(ReadScenario, IsUtf8) {
  EXPECT_EQ(read_fault("scenario ñ\ngame verbatim\n"), "none");
  for (const std::string_view broken : {"\xff", "\xc3", "\xed\xa0\x80", "\xf8\x88\x80\x80"}) {
    EXPECT_NE(read_fault("scenario " + std::string(broken) + "\ngame verbatim\n"), "none");
  }
}

TEST(RunScenario, NamesTheGame) {
  EXPECT_EQ(played("game verbatin\n"), "there is no game verbatin");
  EXPECT_EQ(played("game verbatim\nseats 6\n"), "This game has 2 to 5 seats.");
  EXPECT_EQ(played("game verbatim\noption leters spanish\n"),
            "There is no option \"leters\". Did you mean \"letters\"?");
}

const std::string kTurn = "game verbatim\nat mover: 0\nat pile 1: e t\nat pile 2: q*\n";

TEST(RunScenario, ActionsAndRefusals) {
  EXPECT_EQ(played(kTurn + "0: take 1\n0: keep"), "ok 0");
  EXPECT_EQ(played(kTurn + "0: take 1; keep"), "ok 0");
  EXPECT_EQ(played(kTurn + "1: take 1 !VB-05"), "ok 1");
  EXPECT_EQ(played(kTurn + "0: take 1; keep; take 2 !past_reveal"), "ok 1");
  EXPECT_TRUE(contains(played(kTurn + "0: take 1 !VB-05"), "allowed, but VB-05 should refuse it"));
  EXPECT_TRUE(contains(played(kTurn + "1: take 1 !VB-06"), "refused by VB-05"));
  EXPECT_TRUE(contains(played(kTurn + "1: take 1"), "line 5: 1: take 1: refused by VB-05: It is"));
}

TEST(RunScenario, LinesThatSayNothing) {
  EXPECT_TRUE(contains(played(kTurn + "take 1"), "line 5: take 1: expected an actor"));
  EXPECT_TRUE(contains(played(kTurn + "7: take 1"), "there is no seat \"7\""));
  EXPECT_TRUE(contains(played(kTurn + "0: steal 1"), "not an action"));
  EXPECT_TRUE(contains(played(kTurn + "0: steal"), "There is no action \"steal\""));
  EXPECT_TRUE(contains(played(kTurn + "0:"), "No action was given"));
  EXPECT_TRUE(contains(played(kTurn + "legal 0 take 1"), "expected: legal SEAT: actions"));
  EXPECT_TRUE(contains(played(kTurn + "see 0 /phase"), "expected: see"));
  EXPECT_TRUE(contains(played(kTurn + "see 5 /phase = take"), "expected: see"));
  EXPECT_TRUE(contains(played(kTurn + "told 0 took"), "expected: told"));
  EXPECT_TRUE(contains(played(kTurn + "acting 2"), "there is no seat \"2\""));
  EXPECT_TRUE(contains(played(kTurn + "take_back 0"), "expected: take_back"));
  EXPECT_TRUE(contains(played(kTurn + "clock 2"), "there is no seat \"2\""));
}

TEST(RunScenario, Legal) {
  EXPECT_EQ(played(kTurn + "legal 0: take 1; take 2; take 3; take 4"), "ok 1");
  EXPECT_EQ(played(kTurn + "legal 1:"), "ok 1");
  EXPECT_EQ(played(kTurn + "legal 0 has: take 2\nlegal 0 lacks: keep; gain 1"), "ok 2");
  EXPECT_TRUE(contains(played(kTurn + "legal 0: take 1; take 2"), "the legal actions are"));
  EXPECT_TRUE(contains(played(kTurn + "legal 0 has: keep"), "is not legal"));
  EXPECT_TRUE(contains(played(kTurn + "legal 0 lacks: take 1"), "is legal"));
}

TEST(RunScenario, AMistypedWordIsNoCheck) {
  EXPECT_FALSE(played(kTurn + "legal 0 lakcs: take 1").starts_with("ok"));
  EXPECT_FALSE(played(kTurn + "0: take 1\ntake_back 0 from 1").starts_with("ok"));
}

TEST(RunScenario, See) {
  EXPECT_EQ(played(kTurn + "see 0 /piles/0/top/card = e\nsee spectator /turn = 1"), "ok 2");
  EXPECT_EQ(played(kTurn + "see 0 /seats/1/hand absent"), "ok 1");
  EXPECT_TRUE(contains(played(kTurn + "see 0 /turn = 2"), "/turn is 1, not 2"));
  EXPECT_TRUE(contains(played(kTurn + "see 0 /turn absent"), "/turn is there"));
  EXPECT_TRUE(contains(played(kTurn + "see 0 /nothing = 2"), "there is no /nothing"));
  EXPECT_TRUE(contains(played(kTurn + "see 0 turn = 2"), "there is no turn"));
}

TEST(RunScenario, ToldActingScoresWinner) {
  const std::string done = kTurn + "0: take 1; keep\n";
  // `scores` checks that the reckoning and the rounds add up to them, too: three checks in all.
  EXPECT_EQ(played(done + "told 1: took kept shown\nacting 1\nscores 0 0"), "ok 5");
  EXPECT_TRUE(contains(played(done + "told 1: took"), "told: took kept shown"));
  EXPECT_TRUE(contains(played(done + "acting 0"), "acting are [1]"));
  EXPECT_TRUE(contains(played(done + "acting nobody"), "acting are [1]"));
  EXPECT_TRUE(contains(played(done + "scores 0 1"), "the scores are 0 0"));
  EXPECT_TRUE(contains(played(done + "winner 0"), "the winners are none"));
}

TEST(RunScenario, JudgeClockAndTakeBack) {
  const std::string challenge =
      "game verbatim\nat challenge: 0\nat hand 0: c a t\nat words 0: cat\nat hand 1: d\n";
  EXPECT_EQ(played(challenge + "1: challenge 0\nacting judge\njudge: exists\nacting 0\n0: pass\n"
                               "clock 1\nacting nobody\nscores 8 -2\nwinner 0\n"),
            "ok 8");
  EXPECT_EQ(played(kTurn + "0: take 1\ntake_back 0 1\nacting 0\nlegal 0 has: take 1"), "ok 3");
  EXPECT_EQ(played(kTurn + "0: take 1\n0: keep\ntake_back 0 1 !seen"), "ok 1");
  EXPECT_EQ(played(kTurn + "take_back 0 1 !no_such_moment"), "ok 1");
  EXPECT_TRUE(contains(played(kTurn + "0: take 1\ntake_back 0 1 !seen"), "expected the fault"));
  EXPECT_TRUE(contains(played(kTurn + "take_back 0 1"), "You have not made that many moves"));
}

TEST(RunScenario, TwoBlanksAreAsGoodAsOne) {
  EXPECT_EQ(played(kTurn + "0: take 1\n0: keep\ntake_back 0 1  !seen"), "ok 1");
}

TEST(RunScenario, TheJudgeHasNoClockAndTakesNothingBack) {
  const std::string judged =
      "game verbatim\nat challenge: 0\nat hand 0: c a t\nat words 0: cat\n1: challenge 0\n";
  EXPECT_FALSE(played(judged + "judge: exists\ntake_back judge 1").starts_with("ok"));
  EXPECT_FALSE(played(judged + "clock judge").starts_with("ok"));
}

TEST(RunScenario, FreeTextIsKeptWhateverItSays) {
  EXPECT_EQ(played(kTurn + "0: take 1 \"is it ours; or: not?\""), "ok 0");
  EXPECT_EQ(played(kTurn + "0: take 1 \"behold!\""), "ok 0");
}

std::string position_fault(const std::string& lines) {
  const Result<Scenario> scenario = read_scenario("game verbatim\n" + lines);
  if (!scenario) return scenario.error().message;
  const auto match = games().find("verbatim")->position(*scenario, {});
  return match ? "none" : match.error().message;
}

TEST(Position, SaysWhichLineIsWrong) {
  EXPECT_EQ(position_fault("at mover: 1"), "none");
  EXPECT_EQ(position_fault("at mover: 2"), "line 2: there is no such seat: 2");
  EXPECT_EQ(position_fault("at hand 0: a\nat hand 0: t"), "line 3: hand 0 is said twice");
  EXPECT_EQ(position_fault("at hand 0: ñ"), "line 2: there is no letter card ñ");
  EXPECT_EQ(position_fault("at hand 0: end"), "line 2: there is no letter card end");
  EXPECT_EQ(position_fault("at hand 0: z* z*"), "line 2: there are not so many cards z*");
  EXPECT_EQ(position_fault("at pile 5: a"), "line 2: there is no such pile: 5");
  EXPECT_EQ(position_fault("at heights: 1 2 3"), "line 2: heights has four numbers");
  EXPECT_EQ(position_fault("at heights: 1 2 3 17"), "line 2: a pile has at most 16 cards");
  EXPECT_TRUE(contains(position_fault("at bogus: 1"), "line 2: expected mover, hand SEAT"));
  EXPECT_TRUE(contains(position_fault("at heights: 0 0 0 0"), "place for the End Game card"));
  EXPECT_TRUE(contains(position_fault("at arrange: 0\nat hand 0: c a t\nat words 0: dog"),
                       "line 4: the hand lacks d for dog"));
  EXPECT_TRUE(contains(position_fault("at arrange: 0\nat hand 0: c a t\nat words 0: c"),
                       "line 4: this is too short"));
  EXPECT_TRUE(contains(position_fault("at arrange: 0\nat hand 0: c a t\nat words 0: c-t"),
                       "line 4: cards cannot spell"));
  EXPECT_TRUE(contains(position_fault("at arrange: 0\nat hand 0: c a ?\nat words 0: ca?"),
                       "line 4: cards cannot spell ca?"));
}

TEST(Position, NothingThatIsSaidIsPassedOver) {
  EXPECT_NE(position_fault("at hand 0: c a t\nat words 0: cat"), "none")
      << "words, but nobody arranges";
  EXPECT_NE(position_fault("at arrange: 0\nat hand 0: c a t\nat words 0: ca\nat words 0: at"),
            "none")
      << "words said twice";
}

}  // namespace
}  // namespace scriptorium
