#include "cli/tests/program.h"

namespace scriptorium::cli_tests {
namespace {

const std::string kNew = "{\"do\":\"new\",\"game\":\"verbatim\",\"seats\":2,\"seed\":1}\n";
const std::string kActors = "{\"do\":\"actors\"}\n";

std::string code_of(const std::string& answer) {
  const json::value value = json::parse(answer);
  return value.at("ok").as_bool() ? "ok" : std::string(value.at("error").at("code").as_string());
}

// The code of each answer, in order.
std::string codes(const std::string& input) {
  const Outcome outcome = run("referee", input);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  std::string all;
  for (const std::string& answer : lines(outcome.out)) {
    if (!all.empty()) all += ' ';
    all += code_of(answer);
  }
  return all;
}

TEST(RefereeProgram, AnswersLineByLine) {
  EXPECT_EQ(codes(kNew + kActors + kActors), "ok ok ok");
  EXPECT_EQ(codes(""), "");
  EXPECT_EQ(codes("{\"do\":\"games\"}"), "ok") << "the last line needs no end";
  EXPECT_EQ(codes("{\"do\":\"games\"}\r\n" + kNew), "ok ok");
}

TEST(RefereeProgram, PassesOverEmptyLines) { EXPECT_EQ(codes("\n  \n\t\r\n" + kNew + "\n"), "ok"); }

TEST(RefereeProgram, GoesOnAfterGarbage) {
  std::string garbage;
  for (int byte = 1; byte < 256; ++byte) {
    if (byte != '\n') garbage += static_cast<char>(byte);
  }
  EXPECT_EQ(codes(kNew + garbage + "\n" + kActors), "ok bad_json ok");
}

TEST(RefereeProgram, GoesOnAfterALineOfTenMegabytes) {
  const std::string text(10 << 20, 'x');
  EXPECT_EQ(codes(kNew + text + "\n" + kActors), "ok too_long ok");
  EXPECT_EQ(codes(kNew + "{\"do\":\"act\",\"text\":\"" + text + "\"}\n" + kActors),
            "ok too_long ok");
  EXPECT_EQ(codes(kNew + text), "ok too_long");
  EXPECT_EQ(codes(std::string(10 << 20, '[') + "\n" + kNew), "too_long ok");
}

TEST(RefereeProgram, TheLongestLineIsFourMegabytes) {
  const std::string start = "{\"do\":\"games\"";
  const std::string end = "}";
  const std::string blanks((4 << 20) - start.size() - end.size(), ' ');
  EXPECT_EQ(codes(start + blanks + end + "\n" + kNew), "ok ok");
  EXPECT_EQ(codes(start + blanks + " " + end + "\n" + kNew), "too_long ok");
}

// One answer a line, whatever bytes the line has: else all later answers are for the line before.
TEST(RefereeProgram, ANulByteDoesNotJoinTwoLines) {
  const std::string nul(1, '\0');
  EXPECT_EQ(codes(kNew + "{\"do\":\"games\"}" + nul + "\n" + kActors), "ok bad_json ok");
  EXPECT_EQ(codes(kNew + nul + "\n" + kActors), "ok bad_json ok");
}

TEST(RefereeProgram, DrawsASeedOfItsOwn) {
  const std::string line =
      "{\"do\":\"new\",\"game\":\"verbatim\",\"seats\":2}\n{\"do\":\"save\"}\n";
  const json::object one = last_answer(run("referee", line));
  const json::object two = last_answer(run("referee", line));
  EXPECT_EQ(one.at("replay").at("seed").as_string().size(), 64U);
  EXPECT_NE(one.at("replay").at("seed"), two.at("replay").at("seed"));
}

// What is missing on the machine is told as an answer, and the session goes on.
TEST(RefereeProgram, SurvivesWithoutItsWordLists) {
  const std::string lines =
      R"({"do":"position","text":"game verbatim\nat challenge: 0\nat hand 0: c a t\nat words 0: cat\n"})"
      "\n"
      R"({"do":"act","seat":1,"action":{"type":"challenge","place":0}})"
      "\n{\"do\":\"games\"}\n";
  const Outcome outcome = run("referee", lines, "SCRIPTORIUM_SHARE=/nonexistent");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(cli_tests::lines(outcome.out).size(), 3U) << outcome.out;
}

TEST(RefereeProgram, TakesNoArguments) {
  expect_complaint(run("referee verbatim"), 2, "\"verbatim\" is one word too many.");
}

}  // namespace
}  // namespace scriptorium::cli_tests
