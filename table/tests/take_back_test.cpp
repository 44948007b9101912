#include "table/tests/session.h"

namespace scriptorium {
namespace {

constexpr std::string_view kNew =
    R"({"do":"new","game":"verbatim","seats":2,"seed":1,"options":{"as_dealt":false}})";

std::string act(int seat, std::string_view action) {
  return R"({"do":"act","seat":)" + std::to_string(seat) + R"(,"action":)" + std::string(action) +
         "}";
}
std::string take(int seat, int pile) {
  return act(seat, R"({"type":"take","pile":)" + std::to_string(pile) + "}");
}
std::string take_back(int seat, int count) {
  return R"({"do":"take_back","seat":)" + std::to_string(seat) + R"(,"count":)" +
         std::to_string(count) + "}";
}

// Two seats take turns; seat 0 begins with seed 1.
class TakeBack : public testing::Test {
 protected:
  Session session{kNew};
};

TEST_F(TakeBack, OneOwnMoveThatShowedNothing) {
  const json::object before = session.good(R"({"do":"view","seat":0})");
  session.good(take(0, 1));
  const json::object answer = session.good(take_back(0, 1));
  EXPECT_EQ(types(answer.at("events")), "taken_back");
  EXPECT_EQ(answer.at("actors"), json::value({0}));
  const json::object after = session.good(R"({"do":"view","seat":0})");
  EXPECT_EQ(after.at("view"), before.at("view"));
  // It is appended, not cut off: everyone was told both.
  EXPECT_EQ(after.at("revision").as_int64(), before.at("revision").as_int64() + 2);
  const json::object told = session.good(R"({"do":"events","seat":"spectator","since":)" +
                                         json::serialize(before.at("revision")) + "}");
  EXPECT_EQ(types(told.at("events")), "took taken_back");
  const json::object saved = session.good(R"({"do":"save"})");
  EXPECT_EQ(saved.at("replay").at("entries").as_array().size(), 2U);
}

TEST_F(TakeBack, SeveralAtOnceAndThenOn) {
  session.good(take(0, 1));
  session.good(take_back(0, 1));
  session.good(take(0, 3));
  const json::object legal = session.good(R"({"do":"legal","seat":0})");
  EXPECT_TRUE(contains(json::serialize(legal), R"({"type":"keep"})"));
  session.good(take_back(0, 1));
  session.good(take(0, 4));
}

TEST_F(TakeBack, NotOnceAnswered) {
  session.good(take(0, 1));
  session.good(act(0, R"({"type":"keep"})"));
  session.good(take(1, 2));
  session.bad(take_back(0, 1), "seen", "count");
  session.bad(take_back(1, 2), "no_such_moment", "count");
  session.good(take_back(1, 1));
}

TEST_F(TakeBack, NotOnceSeen) {
  session.good(take(0, 1));
  session.good(act(0, R"({"type":"keep"})"));
  session.bad(take_back(0, 1), "seen", "count");
  session.bad(take_back(0, 2), "seen", "count");
}

TEST_F(TakeBack, NotWhatTheSeatNeverDid) {
  session.bad(take_back(0, 1), "no_such_moment", "count");
  session.good(take(0, 1));
  session.bad(take_back(1, 1), "no_such_moment", "count");
  session.bad(take_back(0, 2), "no_such_moment", "count");
  session.bad(take_back(0, 1'000'000), "no_such_moment", "count");
  session.bad(take_back(0, 0), "bad_field", "count");
  session.bad(take_back(0, 1'000'001), "bad_field", "count");
  session.bad(take_back(2, 1), "no_such_seat", "seat");
}

// What others do in private neither stands in the way of a private take-back nor hears of it, so
// that a take-back tells nothing of it.
TEST(TakeBackOfSmallSteps, TellsNothingOfWhatOthersDoInPrivate) {
  const std::string setup = position(kArrange);
  const std::string lay_c = act(0, R"({"type":"lay","card":"c"})");
  std::string answers[2];
  for (const bool other_lays : {false, true}) {
    Session table(setup);
    const std::string before = json::serialize(table.good(R"({"do":"view","seat":0})"));
    table.good(lay_c);
    if (other_lays) table.good(act(1, R"({"type":"lay","card":"d"})"));
    const std::string others = json::serialize(table.good(R"({"do":"view","seat":1})"));
    const std::string decision = json::serialize(table.good(R"({"do":"legal","seat":1})"));
    answers[other_lays ? 1 : 0] = json::serialize(table.good(take_back(0, 1)));
    EXPECT_EQ(json::serialize(table.good(R"({"do":"view","seat":1})")), others) << "unheard";
    EXPECT_EQ(json::serialize(table.good(R"({"do":"legal","seat":1})")), decision) << "not stale";
    EXPECT_NE(json::serialize(table.good(R"({"do":"view","seat":0})")), before)
        << "its revision counts on";
    table.good(lay_c);
  }
  EXPECT_EQ(answers[0], answers[1]);
}

TEST_F(TakeBack, AVerdictStands) {
  Session judged(position(kChallenge));
  judged.good(act(1, R"({"type":"challenge","place":0})"));
  judged.bad(take_back(1, 1), "answered", "count");
}

TEST_F(TakeBack, AChallengeThatNobodyHasJudgedYet) {
  Session asked(position(kChallenge, R"(,"judge":"asked")"));
  const std::string before = json::serialize(asked.good(R"({"do":"view","seat":1})").at("view"));
  asked.good(act(1, R"({"type":"challenge","place":0})"));
  const json::object answer = asked.good(take_back(1, 1));
  EXPECT_EQ(answer.at("actors"), json::value({1}));
  EXPECT_EQ(json::serialize(asked.good(R"({"do":"view","seat":1})").at("view")), before);
}

TEST_F(TakeBack, ReopensTheDecision) {
  const std::int64_t first = session.good(R"({"do":"legal","seat":0})").at("decision").as_int64();
  session.good(take(0, 1));
  session.good(take_back(0, 1));
  const std::string with = R"({"do":"act","seat":0,"action":{"type":"take","pile":2},"revision":)";
  session.bad(with + std::to_string(first) + "}", "stale", "revision");
  session.good(with + std::to_string(first + 2) + "}");
}

}  // namespace
}  // namespace scriptorium
