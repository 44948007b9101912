#include <cmath>

#include "cli/tests/program.h"

namespace scriptorium::cli_tests {
namespace {

std::int64_t sum(const json::object& distribution) {
  std::int64_t all = 0;
  for (const auto& [value, count] : distribution) all += count.as_int64();
  return all;
}

TEST(Sim, SaysAllOfIt) {
  const json::object sim = printed(
      run("sim verbatim --games 300 --seats 3 --players random --seed 7 --threads 2 --json"));
  for (const std::string field : {"game", "seats", "games", "decisions", "seconds", "wins", "draws",
                                  "scores", "lengths", "digest", "players", "seed", "threads"}) {
    EXPECT_TRUE(sim.contains(field)) << field;
  }
  EXPECT_EQ(sim.at("game"), json::value("verbatim"));
  EXPECT_EQ(sim.at("seats"), json::value(3));
  EXPECT_EQ(sim.at("games"), json::value(300));
  EXPECT_EQ(sim.at("players"), json::value({"random", "random", "random"}));
  EXPECT_GT(sim.at("seconds").as_double(), 0);
  EXPECT_EQ(sim.at("digest").as_string().size(), 16U);
}

TEST(Sim, AddsUp) {
  const json::object sim = printed(run("sim verbatim --games 300 --seats 3 --json"));
  std::int64_t ended = sim.at("draws").as_int64();
  ASSERT_EQ(sim.at("wins").as_array().size(), 3U);
  for (const json::value& wins : sim.at("wins").as_array()) ended += wins.as_int64();
  EXPECT_EQ(ended, 300);
  ASSERT_EQ(sim.at("scores").as_array().size(), 3U);
  for (const json::value& seat : sim.at("scores").as_array()) {
    EXPECT_EQ(sum(seat.as_object()), 300);
  }
  EXPECT_EQ(sum(sim.at("lengths").as_object()), 300);
  std::int64_t decisions = 0;
  for (const auto& [length, count] : sim.at("lengths").as_object()) {
    decisions += std::stoll(std::string(length)) * count.as_int64();
  }
  EXPECT_EQ(decisions, sim.at("decisions").as_int64());
}

TEST(Sim, IsTheSameHoweverItIsSpread) {
  const std::string arguments = "sim verbatim --games 500 --seed 3 --json --threads ";
  json::object one = printed(run(arguments + "1"));
  json::object two = printed(run(arguments + "2"));
  for (const std::string field : {"seconds", "threads"}) {
    one.erase(field);
    two.erase(field);
  }
  EXPECT_EQ(json::serialize(one), json::serialize(two));
  const json::object other = printed(run("sim verbatim --games 500 --seed 4 --json"));
  EXPECT_NE(one.at("digest"), other.at("digest"));
}

TEST(Sim, IsJudgedAsATableIs) {
  const std::string arguments = "sim verbatim --games 20 --seed 3 --json";
  const json::object usual = printed(run(arguments));
  EXPECT_EQ(usual.at("digest"), printed(run(arguments + " --judge table")).at("digest"));
  EXPECT_NE(usual.at("digest"), printed(run(arguments + " --judge dice")).at("digest"));
  expect_complaint(run(arguments + " --judge coin"), 2, "--judge is table or dice, not coin.");
}

TEST(Sim, OneNameServesAllSeats) {
  const std::string common = "sim verbatim --games 50 --seats 4 --json --players ";
  const json::object one = printed(run(common + "random"));
  const json::object all = printed(run(common + "random,random,random,random"));
  EXPECT_EQ(one.at("digest"), all.at("digest"));
}

TEST(Sim, TakesOptions) {
  const std::string common = "sim verbatim --games 50 --json";
  const json::object usual = printed(run(common));
  const json::object spanish = printed(run(common + " --option letters=spanish,one_letter=on"));
  EXPECT_NE(usual.at("digest"), spanish.at("digest"));
  EXPECT_EQ(printed(run(common + " --option=letters=english")).at("digest"), usual.at("digest"));
}

TEST(Sim, IsToldToPeople) {
  const Outcome outcome = run("sim verbatim --games 20");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(outcome.err, "") << "no progress where nobody looks";
  EXPECT_TRUE(outcome.out.starts_with("20 games, "));
  EXPECT_TRUE(contains(outcome.out, "seat 1 random"));
  EXPECT_TRUE(contains(outcome.out, "digest "));
}

TEST(Sim, SaysWhichArgumentIsWrong) {
  expect_complaint(run("sim"), 2, "sim needs a game; see scriptorium games.");
  expect_complaint(run("sim verbatim again"), 2, "\"again\" is one word too many.");
  expect_complaint(run("sim verbatim --game 5"), 2,
                   "There is no option --game. Did you mean --games?");
  expect_complaint(run("sim verbatim --games"), 2, "--games needs a value.");
  for (const std::string number :
       {"0", "-1", "1.5", "x", "''", "1000000001", "99999999999999999999"})
    expect_complaint(run("sim verbatim --games " + number), 2,
                     "--games is a whole number from 1 to 1000000000.");
  for (const std::string number : {"1", "6", "two"})
    expect_complaint(run("sim verbatim --seats " + number), 2,
                     "--seats is a whole number from 2 to 5.");
  expect_complaint(run("sim verbatim --threads 0"), 2,
                   "--threads is a whole number from 1 to 1024.");
  expect_complaint(run("sim verbatim --seed -1"), 2,
                   "--seed is a whole number from 0 to 4611686018427387904.");
  expect_complaint(run("sim verbatim --players random,random,random"), 2,
                   "--players names 3 players for 2 seats.");
  expect_complaint(run("sim verbatim --option letters"), 2, "--option is a list of name=value.");
}

TEST(Sim, LetsPlayersSearch) {
  const std::string command = "sim verbatim --games 4 --json --players search:20,random";
  const json::object one = printed(run(command + " --threads 1"));
  const json::object two = printed(run(command + " --threads 2"));
  EXPECT_EQ(one.at("players"), json::value({"search:20", "random"}));
  EXPECT_EQ(one.at("digest"), two.at("digest"));
}

TEST(Sim, SaysWhatThereIsNot) {
  expect_complaint(run("sim verbatin"), 2,
                   "There is no game \"verbatin\". Did you mean \"verbatim\"?");
  expect_complaint(run("sim verbatim --games 1 --players rondom"), 2,
                   "There is no computer player \"rondom\".");
  expect_complaint(run("sim verbatim --games 1 --players search:0"), 2,
                   "There is no computer player \"search:0\".");
  expect_complaint(run("sim verbatim --games 1 --option leters=spanish"), 2,
                   "There is no option \"leters\". Did you mean \"letters\"?");
  expect_complaint(run("sim verbatim --games 1 --option letters=klingon"), 2,
                   "The option \"letters\" is one of: english, spanish.");
}

}  // namespace
}  // namespace scriptorium::cli_tests
