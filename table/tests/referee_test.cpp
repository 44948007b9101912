#include "table/referee.h"

#include <map>

#include "table/tests/session.h"

namespace scriptorium {
namespace {

constexpr std::string_view kNew = R"({"do":"new","game":"verbatim","seats":2,"seed":1})";

std::int64_t number(const json::value& value) { return value.to_number<std::int64_t>(); }

TEST(Referee, Games) {
  Session session;
  const json::object answer = session.good(R"({"do":"games"})");
  ASSERT_EQ(answer.at("games").as_array().size(), games().games().size());
  for (const json::value& game : answer.at("games").as_array()) {
    EXPECT_NE(games().find(game.at("id").as_string()), nullptr);
    EXPECT_FALSE(game.at("title").at("es").as_string().empty());
    EXPECT_LE(number(game.at("min_seats")), number(game.at("max_seats")));
    EXPECT_FALSE(game.at("players").as_array().empty());
    EXPECT_FALSE(game.at("options").as_array().empty());
  }
}

TEST(Referee, NewTellsTheTable) {
  Session session;
  const json::object answer = session.good(
      R"({"do":"new","game":"verbatim","seats":3,"seed":4,"options":{"letters":"spanish"}})");
  EXPECT_EQ(answer.at("game"), json::value("verbatim"));
  EXPECT_EQ(number(answer.at("seats")), 3);
  EXPECT_EQ(answer.at("options").at("letters"), json::value("spanish"));
  EXPECT_EQ(answer.at("options").at("one_letter"), json::value(false));
  EXPECT_EQ(answer.at("actors").as_array().size(), 1U);
}

TEST(Referee, TheSameSeedDealsTheSameTable) {
  Session one(kNew);
  Session two(R"({"do":"new","game":"verbatim","seats":2,"seed":")" + hex(Seed::of(1)) + "\"}");
  EXPECT_EQ(one.everything(), two.everything());
  Session other(R"({"do":"new","game":"verbatim","seats":2,"seed":2})");
  EXPECT_NE(one.everything(), other.everything());
  Session fast(R"({"do":"new","game":"verbatim","seats":2,"seed":1,"dice":"fast"})");
  EXPECT_NE(one.everything(), fast.everything());
}

TEST(Referee, WithoutASeedTheMachineDraws) {
  Session drawn(R"({"do":"new","game":"verbatim","seats":2})");
  Session same(R"({"do":"new","game":"verbatim","seats":2,"seed":99})");
  EXPECT_EQ(drawn.everything(), same.everything()) << "the session's machine always draws 99";
}

TEST(Referee, NewPutsAwayTheOldTable) {
  Session session(kNew);
  session.good(R"({"do":"clock","seat":0})");
  session.good(R"({"do":"new","game":"verbatim","seats":2,"seed":1})");
  EXPECT_EQ(session.everything(), Session(kNew).everything());
}

TEST(Referee, ViewLegalActEvents) {
  Session session(kNew);
  const json::object seen = session.good(R"({"do":"view","seat":0})");
  EXPECT_TRUE(seen.at("view").at("seats").at(0).as_object().contains("hand"));
  const json::object watched = session.good(R"({"do":"view","seat":"spectator"})");
  EXPECT_FALSE(watched.at("view").at("seats").at(0).as_object().contains("hand"));

  const json::object legal = session.good(R"({"do":"legal","seat":0})");
  EXPECT_EQ(legal.at("legal").as_array().size(), 4U);
  EXPECT_EQ(legal.at("decision"), seen.at("revision"));
  EXPECT_TRUE(session.good(R"({"do":"legal","seat":1})").at("legal").as_array().empty());
  const json::object judge = session.good(R"({"do":"legal","seat":"judge"})");
  EXPECT_TRUE(judge.at("legal").as_array().empty());
  EXPECT_FALSE(judge.contains("decision"));

  const json::object acted =
      session.good(R"({"do":"act","seat":0,"action":{"type":"take","pile":1}})");
  EXPECT_EQ(types(acted.at("events")), "took");
  EXPECT_EQ(acted.at("actors"), json::value({0}));
  EXPECT_EQ(number(acted.at("revision")), number(seen.at("revision")) + 1);

  const json::object all = session.good(R"({"do":"events","seat":1})");
  EXPECT_EQ(types(all.at("events")), "began shown shown shown shown took");
  EXPECT_EQ(static_cast<std::size_t>(number(all.at("revision"))),
            all.at("events").as_array().size());
  const json::object last = session.good(R"({"do":"events","seat":"spectator","since":5})");
  EXPECT_EQ(types(last.at("events")), "took");
  EXPECT_EQ(types(session.good(R"({"do":"events","seat":1,"since":2147483648})").at("events")), "");
}

TEST(Referee, AListIsOneEntryOrNothing) {
  Session session(kNew);
  session.refused(
      R"({"do":"act","seat":0,"actions":[{"type":"take","pile":1},{"type":"take","pile":2}]})",
      "VB-07");
  const json::object answer =
      session.good(R"({"do":"act","seat":0,"actions":[{"type":"take","pile":1},{"type":"keep"}]})");
  EXPECT_EQ(types(answer.at("events")), "took kept shown");
  EXPECT_EQ(answer.at("actors"), json::value({1}));
  EXPECT_EQ(session.match()->save().at("entries").as_array().size(), 1U);
}

TEST(Referee, AListEndsWithAReveal) {
  Session session(kNew);
  session.bad(
      R"({"do":"act","seat":0,"actions":[{"type":"take","pile":1},{"type":"keep"},{"type":"keep"}]})",
      "past_reveal", "actions");
  session.bad(R"({"do":"legal","seat":0,"after":[{"type":"take","pile":1},{"type":"keep"}]})",
              "past_reveal", "actions");
}

TEST(Referee, LegalAfterSmallSteps) {
  Session session(position(kArrange));
  const json::object after = session.good(
      R"({"do":"legal","seat":0,"after":[{"type":"lay","card":"c"},{"type":"lay","card":"a"}]})");
  EXPECT_EQ(after.at("legal"),
            json::parse(R"([{"type":"lay","card":"t"},{"type":"end_word"},{"type":"done"}])"));
  EXPECT_TRUE(session.match()->save().at("entries").as_array().empty()) << "nothing was done";
  session.refused(R"({"do":"legal","seat":0,"after":[{"type":"lay","card":"d"}]})", "VB-13");
}

TEST(Referee, StepsArePrivateUntilTheyAreIn) {
  Session session(position(kArrange));
  const std::string others = R"({"do":"view","seat":1})";
  const std::string before = json::serialize(session.good(others));
  session.good(
      R"({"do":"act","seat":0,"actions":[{"type":"lay","card":"a"},{"type":"lay","card":"t"}]})");
  EXPECT_EQ(json::serialize(session.good(others)), before);
  EXPECT_EQ(types(session.good(R"({"do":"events","seat":0})").at("events")), "chose chose");
  EXPECT_EQ(types(session.good(R"({"do":"events","seat":1})").at("events")), "");
  EXPECT_EQ(types(session.good(R"({"do":"events","seat":"spectator"})").at("events")), "");
  const json::object in = session.good(R"({"do":"act","seat":0,"action":{"type":"done"}})");
  EXPECT_EQ(types(in.at("events")), "arranged");
  EXPECT_EQ(in.at("actors"), json::value({1}));
}

TEST(Referee, SeveralDecideAtOnceAndNoneIsStale) {
  Session session(position(kArrange));
  const json::object mine = session.good(R"({"do":"legal","seat":1})");
  const std::string revision = json::serialize(mine.at("decision"));
  session.good(R"({"do":"act","seat":0,"action":{"type":"done"}})");
  session.good(R"({"do":"act","seat":1,"action":{"type":"lay","card":"d"},"revision":)" + revision +
               "}");
  session.bad(
      R"({"do":"act","seat":1,"action":{"type":"lay","card":"o"},"revision":)" + revision + "}",
      "stale", "revision");
}

TEST(Referee, Why) {
  Session session(kNew);
  EXPECT_EQ(session.good(R"({"do":"why","seat":0,"action":{"type":"take","pile":2}})").at("legal"),
            json::value(true));
  const json::object no =
      session.good(R"({"do":"why","seat":1,"action":{"type":"take","pile":2}})");
  EXPECT_EQ(no.at("legal"), json::value(false));
  EXPECT_EQ(no.at("rule"), json::value("VB-05"));
  EXPECT_EQ(no.at("message"), json::value("It is not your turn."));
  session.bad(R"({"do":"why","seat":0,"action":{"type":"tale","pile":2}})", "bad_field",
              "action.type");
}

TEST(Referee, RefusalsNameTheRule) {
  Session session(kNew);
  session.refused(R"({"do":"act","seat":1,"action":{"type":"take","pile":1}})", "VB-05");
  session.refused(R"({"do":"act","seat":0,"action":{"type":"keep"}})", "VB-06");
  session.refused(R"({"do":"act","seat":0,"action":{"type":"exists"}})", "VB-15");
  session.good(R"({"do":"act","seat":0,"action":{"type":"take","pile":1}})");
  session.refused(R"({"do":"act","seat":0,"action":{"type":"gain","pile":1}})", "VB-09");
  session.refused(R"({"do":"act","seat":0,"action":{"type":"remove","card":"a"}})", "VB-07");
}

TEST(Referee, ActionsThatAreNone) {
  Session session(kNew);
  const json::object near =
      session.bad(R"({"do":"act","seat":0,"action":{"type":"tak"}})", "bad_field", "action.type");
  EXPECT_EQ(near.at("message"), json::value("There is no action \"tak\". Did you mean \"take\"?"));
  session.bad(R"({"do":"act","seat":0,"action":{"type":"take"}})", "bad_field", "action.pile");
  session.bad(R"({"do":"act","seat":0,"action":{"type":"take","pile":5}})", "bad_field",
              "action.pile");
  session.bad(R"({"do":"act","seat":0,"action":{"type":"take","pile":1,"x":1}})", "bad_field",
              "action.x");
  session.bad(R"({"do":"act","seat":0,"action":{"type":"remove","card":"ñ"}})", "bad_field",
              "action.card");
  session.bad(R"({"do":"act","seat":0,"actions":[]})", "no_action", "actions");
  session.bad(R"({"do":"act","seat":0})", "bad_field", "action");
  session.bad(R"({"do":"act","seat":0,"action":{"type":"keep"},"actions":[]})", "bad_field",
              "action");
}

TEST(Referee, SeatsThatAreNone) {
  Session session(kNew);
  for (const std::string_view rest :
       {R"("view")", R"("legal")", R"("events")", R"("clock")", R"("why","action":{"type":"keep"})",
        R"("act","action":{"type":"keep"})", R"("bot","player":"random")",
        R"("take_back","count":1)"}) {
    const json::object error =
        session.bad(R"({"do":)" + std::string(rest) + R"(,"seat":2})", "no_such_seat", "seat");
    EXPECT_EQ(error.at("message"), json::value("This table has seats 0 to 1."));
  }
}

TEST(Referee, SentencesInSpanish) {
  Session session(kNew);
  const json::object no = session.refused(
      R"({"do":"act","seat":1,"language":"es","action":{"type":"take","pile":1}})", "VB-05");
  EXPECT_EQ(no.at("message"), json::value("No es tu turno."));
  EXPECT_EQ(no.at("turn"), json::value(0));
  const json::object why =
      session.good(R"({"do":"why","seat":0,"language":"es","action":{"type":"keep"}})");
  EXPECT_EQ(why.at("message"), json::value("Eso no se puede hacer en este momento del turno."));
  const json::object after = session.refused(
      R"({"do":"legal","seat":0,"language":"es","after":[{"type":"keep"}]})", "VB-06");
  EXPECT_EQ(after.at("message"), why.at("message"));
}

TEST(Referee, Bot) {
  Session session(kNew);
  const json::object answer = session.good(R"({"do":"bot","seat":0,"player":"random"})");
  EXPECT_EQ(answer.at("actions").at(0).at("type"), json::value("take"));
  EXPECT_EQ(types(answer.at("events")), "took");
  EXPECT_EQ(answer.at("actors"), json::value({0}));
  session.bad(R"({"do":"bot","seat":0,"player":"randon"})", "bad_field", "player");
}

TEST(Referee, ABotDoesTheSameWithTheSameSeed) {
  Session one(kNew);
  Session two(kNew);
  for (int i = 0; i < 20; ++i) {
    const int seat = one.match()->actors().lowest();
    const std::string line =
        R"({"do":"bot","player":"random","seat":)" + std::to_string(seat) + "}";
    one.good(line);
    two.good(line);
  }
  EXPECT_EQ(one.everything(), two.everything());
}

TEST(Referee, Clock) {
  Session session(kNew);
  EXPECT_EQ(types(session.good(R"({"do":"clock","seat":0})").at("events")), "took");
  EXPECT_EQ(types(session.good(R"({"do":"clock","seat":0})").at("events")), "kept shown");
  const json::object saved = session.match()->save();
  EXPECT_EQ(saved.at("entries").at(0).at("clock"), json::value(true));
}

// Whose time runs out must have something to decide: the rule is the same as for acting.
TEST(Referee, AClockOrABotOutOfTurnIsToldWhoseTurnItIs) {
  Session session(kNew);
  for (const std::string_view line :
       {R"({"do":"clock","seat":1})", R"({"do":"bot","seat":1,"player":"random"})"}) {
    const json::object error = session.refused(line, "VB-05");
    EXPECT_EQ(error.at("message"), json::value("It is not your turn."));
  }
}

TEST(Judges, TheTableLooksIntoItsDictionary) {
  Session session(position(kChallenge));
  const json::object exists =
      session.good(R"({"do":"act","seat":1,"action":{"type":"challenge","place":0}})");
  EXPECT_EQ(types(exists.at("events")), "challenged doubled");
  const json::object missing =
      session.good(R"({"do":"act","seat":0,"action":{"type":"challenge","place":3}})");
  EXPECT_EQ(types(missing.at("events")), "challenged dissolved");
  EXPECT_EQ(missing.at("actors"), json::value({1})) << "the maker re-forms";
  const json::object saved = session.match()->save();
  EXPECT_EQ(saved.at("entries").at(1).at("by"), json::value("judge"));
  EXPECT_EQ(saved.at("entries").at(1).at("text"), json::value("cat")) << "what was judged";
  session.bad(R"({"do":"act","seat":"judge","action":{"type":"exists"}})", "not_asked", "seat");
}

TEST(Judges, WhoeverIsAsked) {
  Session session(position(kChallenge, R"(,"judge":"asked")"));
  session.refused(R"({"do":"act","seat":"judge","action":{"type":"exists"}})", "VB-15");
  const json::object due =
      session.good(R"({"do":"act","seat":1,"action":{"type":"challenge","place":0}})");
  EXPECT_EQ(types(due.at("events")), "challenged");
  EXPECT_EQ(due.at("actors"), json::value({"judge"}));
  session.refused(R"({"do":"act","seat":0,"action":{"type":"pass"}})", "VB-15");
  session.refused(R"({"do":"act","seat":1,"action":{"type":"exists"}})", "VB-15");
  EXPECT_EQ(session.good(R"({"do":"legal","seat":"judge"})").at("legal"),
            json::parse(R"([{"type":"exists"},{"type":"missing"}])"));
  const json::object verdict = session.good(
      R"({"do":"act","seat":"judge","action":{"type":"missing"},"text":"not in our family"})");
  EXPECT_EQ(types(verdict.at("events")), "dissolved");
  EXPECT_EQ(session.match()->save().at("entries").at(1).at("text"),
            json::value("not in our family"));
}

// Plays to the end with random computer players; how often each type of event was told.
std::map<std::string, int> play_out(Session& session) {
  while (!session.match()->actors().empty()) {
    const int seat = session.match()->actors().lowest();
    session.good(R"({"do":"bot","player":"random","seat":)" + std::to_string(seat) + "}");
  }
  std::map<std::string, int> counts;
  for (const json::value& event : session.match()->events(Viewer::spectator(), 0)) {
    ++counts[std::string(event.at("type").as_string())];
  }
  return counts;
}

TEST(Judges, TheDiceGoByTheRecallRate) {
  const auto game = [](int recall) {
    const std::string rate = std::to_string(recall);
    Session session(R"({"do":"new","game":"verbatim","seats":2,"seed":3,"judge":"dice",)"
                    R"("options":{"recall":[)" +
                    rate + "," + rate + ",0,0,0]}}");
    return play_out(session);
  };
  std::map<std::string, int> never = game(0);
  EXPECT_EQ(never["doubled"], 0);
  EXPECT_GT(never["dissolved"], 0);
  std::map<std::string, int> always = game(100);
  EXPECT_EQ(always["dissolved"], 0);
  EXPECT_GT(always["doubled"], 0);
}

TEST(Referee, AGameComesToItsEnd) {
  Session session(R"({"do":"new","game":"verbatim","seats":4,"seed":8})");
  EXPECT_FALSE(session.good(R"({"do":"actors"})").contains("scores"));
  play_out(session);
  const json::object over = session.good(R"({"do":"actors"})");
  EXPECT_EQ(over.at("over"), json::value(true));
  EXPECT_TRUE(over.at("actors").as_array().empty());
  EXPECT_EQ(over.at("scores").at("points").as_array().size(), 4U);
  EXPECT_EQ(over.at("scores").at("winners").as_array().size(), 1U);
  EXPECT_EQ(session.match()->save().at("result"), over.at("scores"));
  session.refused(R"({"do":"act","seat":0,"action":{"type":"pass"}})", "VB-18");
  session.refused(R"({"do":"clock","seat":0})", "VB-18");
}

TEST(Referee, Position) {
  Session session;
  const json::object answer = session.good(position(kArrange));
  EXPECT_EQ(answer.at("actors"), json::value({0, 1}));
  session.bad(position("game verbatim\\nat mover: 7\\n"), "bad_position", "text");
  session.bad(position("game verbatin\\n"), "unknown_game", "game");
  session.bad(position("seats 2\\n"), "bad_position", "text");
  session.bad(position("game verbatim\\nseats 6\\n"), "bad_field", "seats");
  session.bad(position("game verbatim\\noption letters klingon\\n"), "bad_field",
              "options.letters");
}

TEST(Referee, APositionsSeedFillsWhatIsOpen) {
  Session by_text(position("game verbatim\\nseed 5\\nat mover: 0\\n"));
  Session by_field(position("game verbatim\\nseed 4\\nat mover: 0\\n", R"(,"seed":5)"));
  Session other(position("game verbatim\\nseed 6\\nat mover: 0\\n"));
  EXPECT_EQ(by_text.match()->digest(), by_field.match()->digest());
  EXPECT_NE(by_text.match()->digest(), other.match()->digest());
}

TEST(Referee, IdsComeBackAsTheyWere) {
  Session session;
  EXPECT_EQ(session.good(R"({"do":"games","id":17})").at("id"), json::value(17));
  EXPECT_EQ(session.good(R"({"do":"games","id":"a b"})").at("id"), json::value("a b"));
  EXPECT_EQ(session.send(R"({"do":"nothing","id":-3})").at("id"), json::value(-3));
  EXPECT_EQ(session.send(R"({"id":"x"})").at("id"), json::value("x"));
  EXPECT_FALSE(session.good(R"({"do":"games"})").contains("id"));
  for (const std::string_view id : {"1.5", "null", "[1]", "{}", "18446744073709551615"}) {
    const json::object answer = session.send(R"({"do":"games","id":)" + std::string(id) + "}");
    EXPECT_EQ(answer.at("ok"), json::value(false)) << id;
    EXPECT_FALSE(answer.contains("id")) << id;
  }
  const std::string long_id = R"({"do":"games","id":")" + std::string(257, 'x') + "\"}";
  session.bad(long_id, "bad_field", "id");
}

}  // namespace
}  // namespace scriptorium
