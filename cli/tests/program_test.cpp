#include "cli/tests/program.h"

namespace scriptorium::cli_tests {
namespace {

TEST(Program, NamesTheNearestCommand) {
  expect_complaint(
      run("gmaes"), 2,
      "There is no command \"gmaes\". Did you mean \"games\"? See scriptorium --help.");
  expect_complaint(run("zzzzzz"), 2, "There is no command \"zzzzzz\". See scriptorium --help.");
}

TEST(Games, AreListed) {
  const Outcome outcome = run("games");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(contains(outcome.out, "verbatim"));
  EXPECT_TRUE(contains(outcome.out, "dictionary_size"));
}

TEST(Games, AreJson) {
  const json::object games = printed(run("games --json"));
  bool verbatim = false;
  for (const json::value& game : games.at("games").as_array()) {
    for (const std::string field :
         {"id", "title", "min_seats", "max_seats", "players", "options", "usual"})
      EXPECT_TRUE(game.as_object().contains(field)) << field;
    if (game.at("id") == json::value("verbatim")) {
      verbatim = true;
      EXPECT_EQ(game.at("min_seats"), json::value(2));
      EXPECT_EQ(game.at("max_seats"), json::value(5));
      EXPECT_EQ(game.at("usual").at("en"), json::object());
      EXPECT_EQ(game.at("usual").at("es").at("letters"), json::value("spanish"));
    }
  }
  EXPECT_TRUE(verbatim);
}

TEST(Games, TakeNoOtherArgument) {
  expect_complaint(run("games verbatim"), 2, "\"verbatim\" is one word too many.");
  expect_complaint(run("games --jsn"), 2, "There is no option --jsn. Did you mean --json?");
  expect_complaint(run("games --json=yes"), 2, "--json takes no value.");
}

TEST(Rules, AreJson) {
  const json::object answer = printed(run("rules verbatim --json"));
  EXPECT_EQ(answer.at("game"), json::value("verbatim"));
  const json::array& rules = answer.at("rules").as_array();
  ASSERT_GE(rules.size(), 24U);
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const std::string id = std::string("VB-") + (i < 9 ? "0" : "") + std::to_string(i + 1);
    EXPECT_EQ(rules[i].at("id"), json::value(id));
    EXPECT_FALSE(rules[i].at("text").as_string().empty());
    EXPECT_TRUE(rules[i].at("tests").is_array());
  }
}

TEST(Rules, ArePrinted) {
  const Outcome outcome = run("rules verbatim");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(outcome.out.starts_with("VB-01 S 2 to 5 players.\n"));
}

TEST(Rules, NeedAGame) {
  expect_complaint(run("rules"), 2, "rules needs a game; see scriptorium games.");
  expect_complaint(run("rules verbatin"), 2,
                   "There is no game \"verbatin\". Did you mean \"verbatim\"?");
  EXPECT_EQ(run("rules ../rules/verbatim").code, 2);
}

// For tests alone; nothing that could be switched on unawares.
TEST(Serve, DealsKnownCardsOnlyIfItIsToldAllOfIt) {
  const Folder folder;
  const std::string serve = "serve --port 0 --data " + folder.path("data") + " ";
  expect_complaint(run(serve + "--position " + folder.write("at", "game verbatim\nat mover: 1\n")),
                   2, "--position is for tests and needs --deal.");
  expect_complaint(run(serve + "--deal ''"), 2, "--deal needs a seed.");
  EXPECT_EQ(run(serve + "--deal 7 --position " + folder.path("none")).code, 2);
  EXPECT_EQ(run(serve + "--deal 7 --position " + folder.write("no", "seats 2\n")).code, 2);
  const auto at = [&](const std::string& text) {
    return run(serve + "--deal 7 --position " + folder.write("position", text));
  };
  expect_complaint(at("game nosuch\nat mover: 1\n"), 2, "There is no game \"nosuch\".");
  expect_complaint(at("game verbatim\n"), 2, "The position has no line that begins with `at`.");
  EXPECT_NE(at("game verbatim\nat hand 0: zz\n").code, 0);
  EXPECT_NE(at("game verbatim\nat hand 0: zz\n").err, "");
}

// An origin that no browser sends would never match: a person who typed it wants to know.
TEST(Serve, TakesOriginsAsBrowsersNameThem) {
  const Folder folder;
  const std::string serve = "serve --port 0 --data " + folder.path("data") + " --origin ";
  for (const std::string bad :
       {"foo", "'*'", "''", ",", "a.example", "ftp://a.example", "https://",
        "https://a.example:99999", "https://a.example/path", "https://a.example,foo"}) {
    const auto said = run(serve + bad);
    EXPECT_EQ(said.code, 2) << bad;
    EXPECT_NE(said.err.find("--origin needs addresses like https://play.example.org"),
              std::string::npos)
        << bad << ": " << said.err;
  }
}

TEST(Serve, SaysLoudlyThatItDealsKnownCards) {
  const Folder folder;
  const std::string stopped = "serve --port 0 --data " + folder.path("data");
  const auto log = [&](const std::string& more) {
    return run(stopped + more, "", "timeout 2").err;  // SIGTERM ends it
  };
  EXPECT_TRUE(contains(log(" --deal 7"), "level=warning what=known_deal why=\"FOR TESTS ONLY"));
  EXPECT_FALSE(contains(log(""), "known_deal"));
}

TEST(Schema, IsPrinted) {
  const Outcome outcome = run("schema");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(json::parse(outcome.out).at("$defs").as_object().contains("verbatim_view"));
  expect_complaint(run("schema verbatim"), 2, "\"verbatim\" is one word too many.");
}

TEST(Scenarios, PassOrFail) {
  const Folder folder;
  const std::string good = folder.write("good", "game verbatim\nat mover: 1\nacting 1\n");
  const std::string bad = folder.write("bad", "game verbatim\nat mover: 1\nacting 0\n");
  const std::string unread = folder.write("unread", "seats 2\n");
  const Outcome passed = run("scenario " + good + " " + good);
  EXPECT_EQ(passed.code, 0);
  EXPECT_TRUE(contains(passed.out, "good (1 checks)"));
  EXPECT_TRUE(contains(passed.out, "\n2 passed, 0 failed\n"));
  const Outcome failed = run("scenario " + good + " " + bad + " " + unread + " " + good);
  EXPECT_EQ(failed.code, 1);
  EXPECT_TRUE(contains(failed.out, "bad: line 3: acting 0: acting are [1]"));
  EXPECT_TRUE(contains(failed.out, "unread: line 1: no line says which game"));
  EXPECT_TRUE(contains(failed.out, "\n2 passed, 2 failed\n"));
}

TEST(Scenarios, AreNeeded) { EXPECT_EQ(run("scenario").code, 2); }

TEST(Scenarios, AMissingFileFailsAndTheOthersAreStillPlayed) {
  const Folder folder;
  const std::string good = folder.write("good", "game verbatim\n");
  const Outcome outcome = run("scenario " + folder.path("none") + " " + good);
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(contains(outcome.out, "1 passed, 1 failed")) << outcome.out << outcome.err;
}

}  // namespace
}  // namespace scriptorium::cli_tests
