#include <functional>

#include "cli/tests/played.h"

namespace scriptorium::cli_tests {
namespace {

// A finished game in which words were challenged.
json::object challenged(const std::string& more = "") {
  for (int seed = 1; seed <= 20; ++seed) {
    json::object replay = played(std::to_string(seed), more);
    if (verdicts(replay) > 2 && replay.contains("result")) return replay;
  }
  ADD_FAILURE() << "no word was challenged in twenty games";
  return {};
}

const json::object& finished() {
  static const json::object replay = challenged();
  return replay;
}

class Verify : public testing::Test {
 protected:
  Outcome verify(const std::string& text) const {
    return run("verify '" + folder_.write("game.json", text) + "'");
  }
  Outcome verify_changed(const std::function<void(json::object&)>& change) const {
    json::object replay = finished();
    change(replay);
    return verify(json::serialize(replay));
  }
  Folder folder_;
};

std::size_t verdict_at(const json::object& replay) {
  const json::array& entries = replay.at("entries").as_array();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].at("by") == json::value("judge")) return i;
  }
  return entries.size();
}

TEST_F(Verify, AGameThatWasPlayed) {
  const Outcome outcome = verify(json::serialize(finished()));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(outcome.out.starts_with("ok: verbatim, 2 seats, ")) << outcome.out;
  EXPECT_TRUE(contains(outcome.out, " " + std::to_string(verdicts(finished())) + " verdicts"))
      << outcome.out;
  EXPECT_TRUE(contains(outcome.out, json::serialize(finished().at("result"))));
}

TEST_F(Verify, AGameThatGoesOn) {
  const Outcome saved = run("referee", R"({"do":"new","game":"verbatim","seats":2,"seed":5})"
                                       "\n{\"do\":\"save\"}\n");
  const Outcome outcome = verify(json::serialize(last_answer(saved).at("replay")));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(contains(outcome.out, "not over"));
}

TEST_F(Verify, AChangedResult) {
  expect_complaint(
      verify_changed([](json::object& replay) {
        replay.at("result").at("winners").as_array()[0] =
            1 - replay.at("result").at("winners").at(0).as_int64();
      }),
      1, "the result in the file is not the game’s: " + json::serialize(finished().at("result")));
}

TEST_F(Verify, AResultBeforeTheEnd) {
  expect_complaint(
      verify_changed([](json::object& replay) { replay.at("entries").as_array().pop_back(); }), 1,
      "the file gives a result, but the game is not over");
}

TEST_F(Verify, AWrongVerdict) {
  // The game up to its first verdict, the other way round.
  const Outcome outcome = verify_changed([](json::object& replay) {
    const std::size_t at = verdict_at(replay);
    json::array& entries = replay.at("entries").as_array();
    entries.resize(at + 1);
    json::value& type = entries[at].at("actions").at(0).at("type");
    type = type == json::value("exists") ? "missing" : "exists";
    replay.erase("result");
  });
  expect_complaint(outcome, 1, "1 of 1 verdicts are not what the table’s word list says");
}

TEST_F(Verify, AnIllegalEntry) {
  const Outcome outcome = verify_changed([](json::object& replay) {
    replay.at("entries").at(0).at("actions").at(0).as_object() = {{"type", "keep"}};
  });
  expect_complaint(outcome, 1,
                   "VB-06: replay.entries.0: That cannot be done at this point of the turn.");
}

TEST_F(Verify, ThingsThatAreNoReplay) {
  for (const std::string text : {"", "{", "nonsense", "{\"a\":1}}"}) {
    const Outcome outcome = verify(text);
    EXPECT_EQ(outcome.code, 1) << text;
    EXPECT_TRUE(contains(outcome.err, "This file is not a replay")) << outcome.err;
  }
  expect_complaint(verify("{}"), 1, "replay.game: A replay names its game.");
  expect_complaint(verify(R"({"game":"chess"})"), 1, "game: There is no game \"chess\".");
  expect_complaint(verify(R"({"game":"verbatim"})"), 1,
                   "replay.scriptorium: The field \"scriptorium\" is missing.");
}

TEST_F(Verify, JsonThatIsNoObjectIsNotSaidToBeASuccess) {
  const Outcome outcome = verify("[1,2]");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(contains(outcome.err, "This file is not a replay")) << outcome.err;
  EXPECT_FALSE(contains(outcome.err, "Success")) << outcome.err;
}

TEST_F(Verify, AFileThatIsNotThere) {
  expect_complaint(run("verify " + folder_.path("none")), 1, "cannot read " + folder_.path("none"));
  EXPECT_EQ(run("verify /").code, 1);
}

TEST_F(Verify, AFileThatIsTooLarge) {
  const std::string path = folder_.write("large", "{");
  std::filesystem::resize_file(path, (64 << 20) + 2);
  expect_complaint(run("verify " + path), 1, path + " is larger than 64 MiB");
}

TEST_F(Verify, NeedsOneFile) {
  expect_complaint(run("verify"), 2, "verify needs a file.");
  expect_complaint(run("verify a b"), 2, "\"b\" is one word too many.");
}

// The dice or a person may judge otherwise than the word list; the game is as sound as any other.
TEST_F(Verify, AGameThatTheDiceJudged) {
  const Outcome outcome = verify(
      json::serialize(challenged(R"(,"judge":"dice","options":{"recall":[100,100,100,100,100]})")));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
}

}  // namespace
}  // namespace scriptorium::cli_tests
