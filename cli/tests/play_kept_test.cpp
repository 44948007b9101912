#include <chrono>

#include "cli/tests/play.h"

// Tables that were put away.
namespace scriptorium::cli_tests {
namespace {

namespace fs = std::filesystem;

class Kept : public Play {
 protected:
  // Somebody played a little and stopped; as old as `hours` say.
  void put_away(int number, int hours) const {
    Pty table = sit("--seed 6");
    table.next();
    table.enter("1 keep");
    table.type("quit\n");
    EXPECT_EQ(table.wait(), 0);
    age(number, hours);
  }
  void write_kept(int number, const std::string& text, int hours) const {
    fs::create_directories(folder_.path("state/scriptorium"));
    folder_.write("state/scriptorium/verbatim-" + std::to_string(number) + ".json", text);
    age(number, hours);
  }
  void age(int number, int hours) const {
    fs::last_write_time(kept(number), fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }
  Outcome resume(const std::string& more = "") const {
    return run("play verbatim --resume " + more, "",
               "XDG_STATE_HOME='" + folder_.path("state") + "'");
  }
};

TEST_F(Kept, AnUnreadableTableIsNamedAndTheOneBeforeItGoesOn) {
  put_away(1, 5);
  write_kept(2, R"({"scriptorium":"table","seats":[{"na)", 4);
  write_kept(3, "", 3);
  write_kept(4, R"({"scriptorium":"replay"})", 2);
  json::object other = json::parse(read_whole(kept(1))).as_object();
  other.at("replay").as_object()["rules_version"] = 0;
  write_kept(5, json::serialize(other), 1);
  fs::create_directory(kept(6));
  const Outcome outcome = resume();
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(contains(outcome.out, "Which card do you take?")) << outcome.out;
  EXPECT_TRUE(contains(outcome.out, kept(1))) << outcome.out;
  const std::vector<std::string> said = lines(outcome.err);
  ASSERT_EQ(said.size(), 5U) << outcome.err;
  const std::vector<std::pair<int, std::string>> reasons = {
      {6, kept(6) + " is a folder, not a file"},
      {5, "replay.rules_version: This game was played by rules version 0"},
      {4, "This is not a saved table."},
      {3, "This file is not a replay: "},
      {2, "This file is not a replay: "}};
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    const auto& [number, why] = reasons[i];
    EXPECT_TRUE(said[i].starts_with("scriptorium: Skipping " + kept(number) + ": " + why))
        << said[i];
  }
}

TEST_F(Kept, ATableThatIsOverIsPassedOverInSilence) {
  put_away(1, 5);
  json::object over = json::parse(read_whole(kept(1))).as_object();
  over.at("replay").as_object()["result"] = json::object();
  write_kept(2, json::serialize(over), 1);
  const Outcome outcome = resume();
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  EXPECT_TRUE(contains(outcome.out, kept(1))) << outcome.out;
}

TEST_F(Kept, WhereNoneCanBeReadAllAreNamed) {
  write_kept(1, "{", 1);
  const Outcome english = resume();
  EXPECT_EQ(english.code, 1);
  const std::vector<std::string> said = lines(english.err);
  ASSERT_EQ(said.size(), 2U) << english.err;
  EXPECT_TRUE(contains(said[0], "Skipping " + kept(1) + ": ")) << said[0];
  EXPECT_EQ(said[1], "scriptorium: There is no unfinished game in " +
                         folder_.path("state/scriptorium") + ".");
  const Outcome spanish = resume("--language es");
  EXPECT_EQ(spanish.code, 1);
  EXPECT_TRUE(contains(spanish.err, "Se pasa por alto " + kept(1) + ": ")) << spanish.err;
  EXPECT_TRUE(contains(spanish.err, "No hay ninguna partida sin terminar en ")) << spanish.err;
}

// What the command line says wrongly is no fault of the table.
TEST_F(Kept, AWrongPlayerIsNoReasonToTakeAnotherTable) {
  put_away(1, 5);
  put_away(2, 1);
  const Outcome outcome = resume("--players me,randon");
  EXPECT_EQ(outcome.code, 2) << outcome.err;
  EXPECT_FALSE(contains(outcome.err, "Skipping")) << outcome.err;
  EXPECT_TRUE(contains(outcome.err, "Did you mean \"random\"?")) << outcome.err;
}

TEST_F(Kept, ANewTableMindsNoFileThatCannotBeRead) {
  fs::create_directories(kept(1));  // a folder of that name
  write_kept(2, "{", 1);
  Pty table = sit("--seed 6");
  const std::string first = table.next();
  EXPECT_FALSE(contains(first, "unfinished")) << first;
  EXPECT_TRUE(contains(first, "Which card do you take?")) << first;
}

}  // namespace
}  // namespace scriptorium::cli_tests
