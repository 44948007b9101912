#include <functional>

#include "table/tests/session.h"

namespace scriptorium {
namespace {

std::string load(const json::value& replay) {
  return json::serialize(json::object{{"do", "load"}, {"replay", replay}});
}

// Saved and loaded at every moment: nobody can tell the two tables apart.
void expect_same_at_every_moment(Session& session, std::uint64_t seed) {
  Dice dice = Dice::fast(Seed::of(seed));
  for (int entry = 0; entry < 400 && !session.match()->actors().empty(); ++entry) {
    Session again;
    again.good(load(session.good(R"({"do":"save"})").at("replay")));
    ASSERT_TRUE(again.everything() == session.everything()) << "after " << entry << " entries";
    ASSERT_EQ(again.match()->digest(), session.match()->digest());
    random_entry(session, dice);
  }
}

TEST(SaveAndLoad, ADealtGame) {
  for (const std::string_view more :
       {R"("seats":2,"seed":1)", R"("seats":3,"seed":2,"options":{"letters":"spanish"})",
        R"("seats":5,"seed":3,"dice":"fast","options":{"hands_shown":true,"one_letter":true})"}) {
    Session session(R"({"do":"new","game":"verbatim","judge":"asked",)" + std::string(more) + "}");
    expect_same_at_every_moment(session, 1);
  }
}

TEST(SaveAndLoad, APosition) {
  for (const std::string_view text : {kArrange, kChallenge}) {
    Session session(position(text, R"(,"judge":"asked","seed":6)"));
    expect_same_at_every_moment(session, 2);
  }
}

TEST(SaveAndLoad, TheJudgeIsKept) {
  for (const std::string_view judge : {"table", "dice", "asked"}) {
    Session session(position(kChallenge, R"(,"judge":")" + std::string(judge) + "\""));
    const json::object saved = session.match()->save();
    EXPECT_EQ(saved.at("judge"), json::value(judge));
    Session again(load(saved));
    again.good(R"({"do":"act","seat":1,"action":{"type":"challenge","place":0}})");
    EXPECT_EQ(again.match()->actors() == kJudgeActs, judge == "asked");
  }
}

TEST(SaveAndLoad, AVerdictThatIsDueIsGivenAtOnceByAJudgeWhoCan) {
  Session session(position(kChallenge, R"(,"judge":"asked")"));
  session.good(R"({"do":"act","seat":1,"action":{"type":"challenge","place":0}})");
  Session again;
  json::object replay = session.match()->save();
  replay["judge"] = "table";
  const json::object table = again.good(load(replay));
  EXPECT_EQ(table.at("actors"), json::value({0}));
}

// A saved table goes on in the same program too, without having been text in between.
TEST(SaveAndLoad, InMemory) {
  Session session(R"({"do":"new","game":"verbatim","seats":2,"seed":1})");
  session.good(R"({"do":"clock","seat":0})");
  session.good(R"({"do":"take_back","seat":0,"count":1})");
  const auto again = load_replay(games(), session.match()->save());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->digest(), session.match()->digest());
}

// A replay with every kind of entry: acts (a list, and with text), a clock, a take-back, verdicts.
const json::object& full_replay() {
  static const json::object replay = [] {
    Session session(R"({"do":"new","game":"verbatim","seats":2,"seed":1,"judge":"asked"})");
    session.good(
        R"({"do":"act","seat":0,"actions":[{"type":"take","pile":1},{"type":"keep"}],"text":"hm"})");
    session.good(R"({"do":"clock","seat":1})");
    session.good(R"({"do":"take_back","seat":1,"count":1})");
    session.good(R"({"do":"act","seat":1,"action":{"type":"take","pile":2}})");
    session.good(R"({"do":"clock","seat":1})");
    Dice dice = Dice::fast(Seed::of(4));
    while (!session.match()->actors().empty()) random_entry(session, dice);
    return session.match()->save();
  }();
  return replay;
}

std::string written() { return json::serialize(full_replay()); }

std::size_t first_verdict(const json::array& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].at("by") == json::value("judge")) return i;
  }
  ADD_FAILURE() << "no word was challenged in this game";
  return 0;
}

TEST(Tampering, TheReplayItselfIsSound) {
  Session session;
  session.good(load(json::parse(written())));
  EXPECT_EQ(json::serialize(session.match()->save()), written());
  const json::array& entries = full_replay().at("entries").as_array();
  EXPECT_LT(first_verdict(entries), entries.size());
}

struct Change {
  std::string_view what;
  std::function<void(json::object&)> make;
  std::string_view field;
  std::string_view rule = {};
  std::string_view code = "bad_replay";
};

// Loads the changed replay at a table where a game goes on, which must not notice.
void expect_refused(const Change& change) {
  SCOPED_TRACE(change.what);
  json::value replay = json::parse(written());
  change.make(replay.as_object());
  Session session(position(kChallenge));
  session.good(R"({"do":"act","seat":1,"action":{"type":"challenge","place":0}})");
  const json::object error = session.bad(load(replay), change.code, change.field);
  EXPECT_EQ(Session::text(error, "rule"), change.rule) << json::serialize(error);
}

json::object& entry(json::object& replay, std::size_t i) {
  return replay.at("entries").as_array().at(i).as_object();
}

TEST(Tampering, WithTheHead) {
  const auto set = [](std::string_view name, json::value value) {
    return [=](json::object& replay) { replay[name] = value; };
  };
  const auto option = [](std::string_view name, json::value value) {
    return [=](json::object& replay) { replay.at("options").as_object()[name] = value; };
  };
  const std::string other_seed(64, '7');
  for (const Change& change : std::initializer_list<Change>{
           {"scriptorium", set("scriptorium", "book"), "replay.scriptorium"},
           {"game gone", [](json::object& r) { r.erase("game"); }, "replay.game"},
           {"game a number", set("game", 4), "replay.game"},
           {"game unknown", set("game", "verbatin"), "game", "", "unknown_game"},
           {"rules_version", set("rules_version", 2), "replay.rules_version"},
           {"rules_version text", set("rules_version", "1"), "replay.rules_version"},
           {"rules_version gone", [](json::object& r) { r.erase("rules_version"); },
            "replay.rules_version"},
           {"book", set("book", "0123456789abcdef"), "replay.book"},
           {"book short", set("book", "0123"), "replay.book"},
           {"book no number", set("book", "0123456789abcdeg"), "replay.book"},
           {"book of another language", option("letters", "spanish"), "replay.book"},
           {"seats few", set("seats", 0), "replay.seats"},
           {"seats many", set("seats", 9), "replay.seats"},
           {"seed text", set("seed", "x"), "replay.seed"},
           {"dice", set("dice", "loaded"), "replay.dice"},
           {"judge", set("judge", "bribed"), "replay.judge"},
           {"judge gone", [](json::object& r) { r.erase("judge"); }, "replay.judge"},
           {"options list", set("options", json::array()), "replay.options"},
           {"entries gone", [](json::object& r) { r.erase("entries"); }, "replay.entries"},
           {"entries object", set("entries", json::object()), "replay.entries"},
           {"result text", set("result", "won"), "replay.result"},
           {"position long", set("position", json::string(65537, ' ')), "replay.position"},
           {"another field", set("winner", 1), "replay.winner"}}) {
    expect_refused(change);
  }
}

// What is wrong inside the replay is named as lying inside the replay.
TEST(Tampering, WithTheTable) {
  const auto option = [](std::string_view name, json::value value) {
    return [=](json::object& replay) { replay.at("options").as_object()[name] = value; };
  };
  for (const Change& change : std::initializer_list<Change>{
           {"a seat too many", [](json::object& r) { r["seats"] = 6; }, "replay.seats", "VB-01"},
           {"option unknown", option("leters", 1), "replay.options.leters"},
           {"option wrong", option("recall", 7), "replay.options.recall"},
           {"position garbage", [](json::object& r) { r["position"] = "seats 99"; },
            "replay.position"},
           {"position impossible",
            [](json::object& r) { r["position"] = "game verbatim\nat mover: 9\n"; },
            "replay.position"}}) {
    expect_refused(change);
  }
}

TEST(Tampering, WithTheEntries) {
  const auto change_entry = [](std::size_t i, std::string_view name, json::value value) {
    return [=](json::object& replay) { entry(replay, i)[name] = value; };
  };
  const json::value take9 = json::parse(R"([{"type":"take","pile":9}])");
  const json::value keep = json::parse(R"([{"type":"keep"}])");
  const json::value past =
      json::parse(R"([{"type":"take","pile":1},{"type":"keep"},{"type":"keep"}])");
  for (const Change& change : std::initializer_list<Change>{
           {"an action that is none", change_entry(0, "actions", take9), "replay.entries.0"},
           {"an illegal action", change_entry(0, "actions", keep), "replay.entries.0", "VB-06"},
           {"a list past a reveal", change_entry(0, "actions", past), "replay.entries.0"},
           {"no actions", change_entry(0, "actions", json::array()), "replay.entries.0"},
           {"actions gone", [](json::object& r) { entry(r, 0).erase("actions"); },
            "replay.entries.0"},
           {"another actor", change_entry(0, "by", 1), "replay.entries.0", "VB-05"},
           {"a seat not at the table", change_entry(0, "by", 2), "replay.entries.0"},
           {"a spectator", change_entry(0, "by", "spectator"), "replay.entries.0"},
           {"nobody", [](json::object& r) { entry(r, 0).erase("by"); }, "replay.entries.0"},
           {"the judge takes", change_entry(0, "by", "judge"), "replay.entries.0", "VB-15"},
           {"text too long", change_entry(0, "text", json::string(4097, 'x')), "replay.entries.0"},
           {"another field", change_entry(0, "note", 1), "replay.entries.0"},
           {"no entry", [](json::object& r) { r.at("entries").as_array()[0] = 7; },
            "replay.entries.0"},
           {"a clock that is no truth", change_entry(1, "clock", 1), "replay.entries.1"},
           {"a clock by the judge", change_entry(1, "by", "judge"), "replay.entries.1"},
           {"a clock out of turn", change_entry(1, "by", 0), "replay.entries.1", "VB-05"},
           {"a take-back too far", change_entry(2, "take_back", 2), "replay.entries.2"},
           {"a take-back of another's", change_entry(2, "by", 0), "replay.entries.2"},
           {"a take-back of nothing", change_entry(2, "take_back", 0), "replay.entries.2"},
           {"a take-back before the start", change_entry(2, "take_back", -1), "replay.entries.2"},
           {"a take-back by the judge", change_entry(2, "by", "judge"), "replay.entries.2"}}) {
    expect_refused(change);
  }
}

TEST(Tampering, WithChance) {
  for (const Change& change :
       std::initializer_list<Change>{{"seed", [](json::object& r) { r["seed"] = 2; }, ""},
                                     {"dice", [](json::object& r) { r["dice"] = "fast"; }, ""},
                                     {"seats", [](json::object& r) { r["seats"] = 3; }, ""}}) {
    SCOPED_TRACE(change.what);
    json::value replay = json::parse(written());
    change.make(replay.as_object());
    Session session;
    const json::object error = session.bad(load(replay), "bad_replay");
    EXPECT_TRUE(Session::text(error, "field").starts_with("replay.entries."));
    EXPECT_TRUE(Session::text(error, "rule").starts_with("VB-"));
  }
}

TEST(Tampering, WithAVerdict) {
  const std::size_t at = first_verdict(full_replay().at("entries").as_array());
  const std::string place = "replay.entries." + std::to_string(at);
  expect_refused({"by a seat", [=](json::object& r) { entry(r, at)["by"] = 0; }, place, "VB-15"});
  expect_refused({"twice",
                  [=](json::object& r) {
                    json::array& entries = r.at("entries").as_array();
                    const json::value verdict = entries.at(at);
                    entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(at), verdict);
                  },
                  "replay.entries." + std::to_string(at + 1), "VB-15"});
}

TEST(Tampering, WithHowManyEntries) {
  expect_refused(
      {"goes on after the end",
       [](json::object& r) {
         r.at("entries").as_array().push_back({{"by", 0}, {"actions", {{{"type", "pass"}}}}});
       },
       "replay.entries." + std::to_string(full_replay().at("entries").as_array().size()), "VB-18"});
  expect_refused({"too many",
                  [](json::object& r) {
                    r["entries"] = json::array(100'001, json::value({{"by", 0}, {"clock", true}}));
                  },
                  "replay.entries"});
}

// What an entry says besides must be what happened: otherwise the file lies and loads all the same.
TEST(Tampering, WithWhatAClockOrATakeBackDid) {
  const json::value other = json::parse(R"([{"type":"take","pile":4}])");
  expect_refused({"a clock that did something else",
                  [&](json::object& r) { entry(r, 1)["actions"] = other; }, "replay.entries.1"});
  expect_refused({"a take-back with actions",
                  [&](json::object& r) { entry(r, 2)["actions"] = other; }, "replay.entries.2"});
  expect_refused({"a take-back that is a clock",
                  [](json::object& r) { entry(r, 2)["clock"] = true; }, "replay.entries.2"});
}

// A table that keeps its journal elsewhere forgets what it has written down, and plays on the same.
TEST(Replay, ATableThatForgetsPlaysTheSame) {
  constexpr std::size_t kKept = 3;
  for (const char* id : {"verbatim", "chapter_and_verse"}) {
    const AnyGame& game = *games().find(id);
    const TableRules rules = {Seed::of(5), DiceKind::kSealed, Judge::kDice};
    const std::unique_ptr<AnyMatch> whole = std::move(*game.start(3, {}, rules));
    const std::unique_ptr<AnyMatch> light = std::move(*game.start(3, {}, rules));
    json::array entries;
    for (int i = 0; i < 300 && !whole->actors().empty(); ++i) {
      const Actors actors = whole->actors();
      ASSERT_EQ(light->actors(), actors);
      const std::size_t before = light->told();
      if (actors == kJudgeActs) {
        ASSERT_TRUE(whole->give_verdict());
        ASSERT_TRUE(light->give_verdict());
      } else {
        const Seat seat = static_cast<Seat>(actors.lowest());
        ASSERT_TRUE(whole->bot(seat, "random", Language::kEnglish));
        ASSERT_TRUE(light->bot(seat, "random", Language::kEnglish));
      }
      const std::size_t told = light->told() - before;
      EXPECT_EQ(light->told_last(told).size(), told);
      for (int viewer = 0; viewer < 4; ++viewer) {
        const Viewer who = viewer == 3 ? Viewer::spectator() : Viewer(static_cast<Seat>(viewer));
        ASSERT_EQ(light->revision(who), whole->revision(who));
        std::uint32_t since = whole->revision(who);
        std::string texts;
        for (const ToldText& text : light->told_last(told)) {
          if (text.for_viewer(who).empty()) continue;
          --since;
          texts += (texts.empty() ? "" : ",") + std::string(text.for_viewer(who));
        }
        EXPECT_TRUE(light->remembers(who, since));
        EXPECT_EQ(light->events(who, since), whole->events(who, since));
        EXPECT_EQ("[" + texts + "]", json::serialize(whole->events(who, since)));
        if (i > 0 && since > kKept) {
          EXPECT_FALSE(light->remembers(who, 0));
        }
      }
      entries.push_back(json::parse(light->last_entry()));
      light->forget(kKept);
      EXPECT_LE(light->told(), kKept);
      EXPECT_EQ(light->entries(), whole->entries());
    }
    EXPECT_EQ(light->digest(), whole->digest());
    json::object saved = light->terms();
    saved["seed"] = hex(rules.seed);
    saved["entries"] = entries;
    if (whole->actors().empty()) saved["result"] = whole->scores();
    EXPECT_EQ(saved, whole->save());
    ASSERT_TRUE(light->take_back(0, 1, Language::kEnglish)) << "that is forgotten";
  }
}

}  // namespace
}  // namespace scriptorium
