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
std::string take_back(int seat, int to) {
  return R"({"do":"take_back","seat":)" + std::to_string(seat) + R"(,"to":)" + std::to_string(to) +
         "}";
}

// Two seats take turns; seat 0 begins with seed 1.
class TakeBack : public testing::Test {
 protected:
  Session session{kNew};
};

TEST_F(TakeBack, OneOwnMoveThatShowedNothing) {
  const json::object before = session.good(R"({"do":"view","seat":0})");
  session.good(take(0, 1));
  const json::object answer = session.good(take_back(0, 0));
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
  session.good(take_back(0, 0));
  session.good(take(0, 3));
  const json::object legal = session.good(R"({"do":"legal","seat":0})");
  EXPECT_TRUE(contains(json::serialize(legal), R"({"type":"keep"})"));
  session.good(take_back(0, 0));
  session.good(take(0, 4));
}

TEST_F(TakeBack, NotOnceAnswered) {
  session.good(take(0, 1));
  session.good(act(0, R"({"type":"keep"})"));
  session.good(take(1, 2));
  session.bad(take_back(0, 2), "answered", "to");
  session.bad(take_back(0, 0), "seen", "to");
  session.bad(take_back(1, 1), "answered", "to");
  session.good(take_back(1, 2));
}

TEST_F(TakeBack, NotOnceSeen) {
  session.good(take(0, 1));
  session.good(act(0, R"({"type":"keep"})"));
  session.bad(take_back(0, 1), "seen", "to");
  session.bad(take_back(0, 0), "seen", "to");
}

TEST_F(TakeBack, NotToAMomentThatNeverWas) {
  session.bad(take_back(0, 0), "no_such_moment", "to");
  session.good(take(0, 1));
  session.bad(take_back(0, 1), "no_such_moment", "to");
  session.bad(take_back(0, 1'000'000), "no_such_moment", "to");
  session.bad(take_back(0, 1'000'001), "bad_field", "to");
  session.bad(take_back(2, 0), "no_such_seat", "seat");
}

TEST_F(TakeBack, AVerdictStands) {
  Session judged(position(kChallenge));
  judged.good(act(1, R"({"type":"challenge","place":0})"));
  judged.bad(take_back(1, 0), "answered", "to");
}

TEST_F(TakeBack, AChallengeThatNobodyHasJudgedYet) {
  Session asked(position(kChallenge, R"(,"judge":"asked")"));
  const std::string before = json::serialize(asked.good(R"({"do":"view","seat":1})").at("view"));
  asked.good(act(1, R"({"type":"challenge","place":0})"));
  const json::object answer = asked.good(take_back(1, 0));
  EXPECT_EQ(answer.at("actors"), json::value({1}));
  EXPECT_EQ(json::serialize(asked.good(R"({"do":"view","seat":1})").at("view")), before);
}

TEST_F(TakeBack, ReopensTheDecision) {
  const std::int64_t first = session.good(R"({"do":"legal","seat":0})").at("decision").as_int64();
  session.good(take(0, 1));
  session.good(take_back(0, 0));
  const std::string with = R"({"do":"act","seat":0,"action":{"type":"take","pile":2},"revision":)";
  session.bad(with + std::to_string(first) + "}", "stale", "revision");
  session.good(with + std::to_string(first + 2) + "}");
}

}  // namespace
}  // namespace scriptorium
