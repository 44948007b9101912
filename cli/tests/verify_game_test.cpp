#include <functional>

#include "cli/tests/played.h"
#include "server/fair/shuffle.h"
#include "table/any_game.h"

namespace scriptorium::cli_tests {
namespace {

using server::Fairness;
using server::Secret;

Secret secret_of(std::uint8_t number) {
  std::array<std::uint8_t, Secret::kSize> bytes = {};
  bytes.fill(number);
  return Secret(bytes);
}

// A game as a server deals it, random players play it and the server hands it out; one in which
// words were challenged.
json::object download() {
  const json::object before = played("1", "");
  for (std::uint8_t number = 1; number <= 20; ++number) {
    Fairness fairness;
    fairness.terms = server::terms_of(before);
    fairness.commitment = server::commitment_to(secret_of(number), fairness.terms);
    fairness.nonces = {std::string(16, '7'), ""};
    const Seed seed = server::deal_seed(secret_of(number), fairness.nonces);
    const json::object replay = played("\"" + hex(seed) + "\"", "");
    if (verdicts(replay) < 3 || !replay.contains("result")) continue;
    server::open(fairness, secret_of(number), replay);
    return {{"scriptorium", "game"},
            {"name", "a table of the test's own"},
            {"replay", replay},
            {"fairness", server::to_json(fairness)}};
  }
  ADD_FAILURE() << "no word was challenged in twenty games";
  return {};
}

const json::object& downloaded() {
  static const json::object file = download();
  return file;
}

// What the report says about each check: `FAIL seed` begins its line.
struct Tampering {
  std::string_view what;
  std::function<void(json::object& replay, json::object& fairness)> make;
  std::vector<std::string> failing;
  std::string naming;  // somewhere in the report
};

class VerifyGame : public testing::Test {
 protected:
  Outcome verify(const json::object& file, const std::string& more = "") const {
    return run("verify '" + folder_.write("game.json", json::serialize(file)) + "'" + more);
  }

  void expect_caught(const Tampering& tampering) const {
    SCOPED_TRACE(tampering.what);
    json::object file = downloaded();
    tampering.make(file.at("replay").as_object(), file.at("fairness").as_object());
    ASSERT_FALSE(file == downloaded());
    const Outcome outcome = verify(file);
    EXPECT_EQ(outcome.code, 1);
    std::vector<std::string> failing;
    for (const std::string& line : lines(outcome.out)) {
      if (line.starts_with("FAIL  ")) failing.push_back(line.substr(6, line.find(' ', 6) - 6));
    }
    EXPECT_EQ(failing, tampering.failing) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, tampering.naming)) << outcome.out;
    EXPECT_FALSE(contains(outcome.out, "ok: ")) << outcome.out;
    EXPECT_EQ(outcome.err,
              "scriptorium: " + std::to_string(failing.size()) + " of 7 checks failed\n");
  }

  Folder folder_;
};

void flip(json::value& hex) {
  json::string& text = hex.as_string();
  text[5] = text[5] == 'a' ? 'b' : 'a';
}

TEST_F(VerifyGame, ThatIsAsItWas) {
  const Outcome outcome = verify(downloaded());
  EXPECT_EQ(outcome.code, 0) << outcome.err << outcome.out;
  EXPECT_EQ(outcome.err, "");
  const std::vector<std::string> said = lines(outcome.out);
  ASSERT_EQ(said.size(), 8U) << outcome.out;
  const std::string commitment(downloaded().at("fairness").at("commitment").as_string());
  const std::string record(downloaded().at("fairness").at("record").as_string());
  const json::object& replay = downloaded().at("replay").as_object();
  const std::string entries = std::to_string(replay.at("entries").as_array().size());
  EXPECT_EQ(said[0], "ok    commitment  The secret and the terms give " + commitment +
                         ". It must be what the table showed before the deal.");
  EXPECT_TRUE(said[1].starts_with("ok    terms       ")) << said[1];
  EXPECT_EQ(said[2],
            "ok    seed        The deal comes from the secret and the nonces; 1 of 2 seats gave "
            "one.");
  EXPECT_TRUE(said[3].starts_with("ok    record      Entries and result give " + record));
  EXPECT_TRUE(said[4].starts_with("ok    rules       " + entries + " entries"));
  EXPECT_EQ(said[5], "ok    result      It is the game’s: " + json::serialize(replay.at("result")));
  EXPECT_TRUE(said[6].starts_with("ok    verdicts    " + std::to_string(verdicts(replay))));
  EXPECT_TRUE(said[7].starts_with("ok: verbatim, 2 seats, " + entries + " entries, "));
}

// A field that cannot be read is named, under the check that it is for; so is the deck at fault.
TEST_F(VerifyGame, NamesTheFieldThatIsMalformed) {
  const json::object deck = {{"number", 1},
                             {"seat", 0},
                             {"option", "deck0"},
                             {"deck", "{}"},
                             {"salt", std::string(64, 'a')},
                             {"seal", std::string(64, 'b')}};
  const auto expect_named = [&](std::string_view check, const std::string& field,
                                std::string_view key, const json::value& value) {
    json::object file = downloaded();
    json::object& fairness = file.at("fairness").as_object();
    if (check == "decks") {
      json::object bad = deck;
      bad[key] = value;
      fairness["decks"] = json::array{bad};
    } else {
      fairness[key] = value;
    }
    const Outcome outcome = verify(file);
    EXPECT_EQ(outcome.code, 1);
    const std::string line = "FAIL  " + std::string(check) + std::string(12 - check.size(), ' ') +
                             "fairness." + field + ": ";
    EXPECT_TRUE(contains(outcome.out, line)) << outcome.out;
    EXPECT_EQ(contains(outcome.out, "FAIL  commitment"), check == "commitment") << outcome.out;
  };
  expect_named("decks", "decks.0.salt", "salt", "a");
  expect_named("decks", "decks.0.seal", "seal", json::string(64, 'g'));
  expect_named("decks", "decks.0.seat", "seat", "first");
  expect_named("decks", "decks.0.number", "number", 0);
  expect_named("decks", "decks.0.deck", "deck", 7);
  expect_named("decks", "decks.0.more", "more", 7);
  expect_named("decks", "decks.0.salt", "salt", json::string(64, 'c'));
  expect_named("decks", "decks.0.option", "option", "deck1");
  expect_named("decks", "decks.0.seat", "seat", 2);
  expect_named("seed", "nonces.1", "nonces", {"", "abc"});
  expect_named("terms", "terms", "terms", 7);
  expect_named("record", "record", "record", "no");
  expect_named("commitment", "commitment", "commitment", "no");
}

TEST_F(VerifyGame, InSpanish) {
  const Outcome outcome = verify(downloaded(), " --language es");
  EXPECT_EQ(outcome.code, 0);
  const std::vector<std::string> said = lines(outcome.out);
  ASSERT_EQ(said.size(), 8U);
  EXPECT_TRUE(said[1].starts_with("bien  términos    Se jugó como se acordó")) << said[1];
  EXPECT_TRUE(said[7].starts_with("bien: verbatim, 2 asientos, ")) << said[7];
  json::object file = downloaded();
  file.erase("fairness");
  const Outcome without = verify(file, " --language es");
  EXPECT_TRUE(contains(without.out, "FALLA compromiso")) << without.out;
  EXPECT_EQ(without.err, "scriptorium: fallan 1 de 4 comprobaciones\n");
  EXPECT_EQ(verify(downloaded(), " --language de").code, 2);
}

TEST_F(VerifyGame, WithTheDealTamperedWith) {
  using O = json::object;
  expect_caught({"seed",
                 [](O& replay, O&) { flip(replay.at("seed")); },
                 {"seed", "rules"},
                 "The seed is not the one of this deal"});
  expect_caught({"nonce",
                 [](O&, O& fairness) { flip(fairness.at("nonces").at(0)); },
                 {"seed"},
                 "The seed is not the one of this deal"});
  expect_caught({"nonce gone",
                 [](O&, O& fairness) { fairness.at("nonces").at(0) = ""; },
                 {"seed"},
                 "The seed is not the one of this deal"});
  expect_caught({"secret",
                 [](O&, O& fairness) { flip(fairness.at("secret")); },
                 {"commitment", "seed"},
                 "The secret is not the one that was committed to"});
  expect_caught({"secret gone",
                 [](O&, O& fairness) { fairness.erase("secret"); },
                 {"commitment", "seed"},
                 "The secret has not been revealed"});
  expect_caught({"commitment",
                 [](O&, O& fairness) { flip(fairness.at("commitment")); },
                 {"commitment", "record"},
                 "The commitment does not fit the terms"});
}

TEST_F(VerifyGame, WithTheTermsTamperedWith) {
  using O = json::object;
  expect_caught({"terms",
                 [](O&, O& fairness) {
                   O terms = json::parse(fairness.at("terms").as_string()).as_object();
                   terms.at("options").as_object()["hands_shown"] = true;
                   fairness["terms"] = json::serialize(terms);
                 },
                 {"commitment", "terms"},
                 "differ in options.hands_shown: true was agreed, false was played"});
  expect_caught({"options",
                 [](O& replay, O&) { replay.at("options").as_object()["hands_shown"] = true; },
                 {"terms"},
                 "differ in options.hands_shown: false was agreed, true was played"});
  expect_caught(
      {"judge", [](O& replay, O&) { replay["judge"] = "asked"; }, {"terms"}, "differ in judge"});
}

TEST_F(VerifyGame, WithTheGameTamperedWith) {
  using O = json::object;
  const auto entries = [](O& replay) -> json::array& { return replay.at("entries").as_array(); };
  const auto result_of = json::serialize(downloaded().at("replay").at("result"));
  expect_caught({"an action that no rule allows",
                 [&](O& replay, O&) {
                   entries(replay)[0].at("actions").at(0) = {{"type", "keep"}};
                 },
                 {"record", "rules"},
                 "VB-06: replay.entries.0: That cannot be done at this point of the turn."});
  expect_caught({"an entry removed",
                 [&](O& replay, O&) { entries(replay).erase(entries(replay).begin()); },
                 {"record", "rules"},
                 "What was played is not what was recorded"});
  expect_caught({"the last entry removed",
                 [&](O& replay, O&) { entries(replay).pop_back(); },
                 {"record", "result"},
                 "the file gives a result, but the game is not over"});
  expect_caught({"the result",
                 [](O& replay, O&) { replay.at("result").at("points").at(0) = 999; },
                 {"record", "result"},
                 "the result in the file is not the game’s: " + result_of});
  expect_caught({"the result gone",
                 [](O& replay, O&) { replay.erase("result"); },
                 {"record", "result"},
                 "the game is over, but the file gives no result"});
  expect_caught({"the record",
                 [](O&, O& fairness) { flip(fairness.at("record")); },
                 {"record"},
                 "What was played is not what was recorded"});
  expect_caught({"the record gone",
                 [](O&, O& fairness) { fairness.erase("record"); },
                 {"record"},
                 "The file has no record of what was played"});
}

// An entry without which every rule is kept and the result is the same: the record alone can tell.
TEST_F(VerifyGame, WithAnEntryRemovedThatNobodyMisses) {
  const auto without = [](std::size_t at, json::object& file) {
    json::array& entries = file.at("replay").at("entries").as_array();
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(at));
  };
  const json::array& entries = downloaded().at("replay").at("entries").as_array();
  for (std::size_t at = 0; at < entries.size(); ++at) {
    if (entries[at].at("actions").at(0).at("type") != json::value("lay")) continue;
    json::object file = downloaded();
    without(at, file);
    if (verify(file.at("replay").as_object()).code != 0) continue;
    expect_caught(
        {"a letter is not laid",
         [&](json::object& replay, json::object&) { replay = file.at("replay").as_object(); },
         {"record"},
         "What was played is not what was recorded"});
    return;
  }
  ADD_FAILURE() << "every entry is missed";
}

// A verdict the other way round is caught even if all else was made to fit.
TEST_F(VerifyGame, WithAWrongVerdict) {
  json::object file = downloaded();
  json::object& replay = file.at("replay").as_object();
  json::array& entries = replay.at("entries").as_array();
  std::size_t at = 0;
  while (entries[at].at("by") != json::value("judge")) ++at;
  entries.resize(at + 1);
  json::value& type = entries[at].at("actions").at(0).at("type");
  type = type == json::value("exists") ? "missing" : "exists";
  replay.erase("result");
  json::object& fairness = file.at("fairness").as_object();
  fairness["record"] = server::record_of(fairness.at("commitment").as_string(), replay);
  const Outcome outcome = verify(file);
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(contains(outcome.out, "FAIL  verdicts    1 of 1 verdicts are not what"))
      << outcome.out;
  EXPECT_EQ(outcome.err, "scriptorium: 1 of 7 checks failed\n");
}

TEST_F(VerifyGame, FilesThatLackSomething) {
  json::object file = downloaded();
  file.erase("replay");
  expect_complaint(verify(file), 1, "The file has no replay.");
  file["replay"] = 7;
  expect_complaint(verify(file), 1, "The file has no replay.");
  file = downloaded();
  file.erase("fairness");
  EXPECT_TRUE(
      contains(verify(file).out, "FAIL  commitment  The file says nothing about the shuffle"));
  file["fairness"] = {{"commitment", "x"}};
  const Outcome outcome = verify(file);
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(contains(outcome.out, "FAIL  terms       fairness.terms: ")) << outcome.out;
}

TEST_F(VerifyGame, VerdictsThatNoListIsThereFor) {
  const std::string file = folder_.write("game.json", json::serialize(downloaded()));
  const Outcome outcome = run("verify '" + file + "'", "", "SCRIPTORIUM_SHARE=/nowhere");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(contains(outcome.out, "FAIL  verdicts    the verdicts cannot be checked: "))
      << outcome.out;
}

}  // namespace
}  // namespace scriptorium::cli_tests
