#include "table/tests/session.h"

namespace scriptorium {
namespace {

constexpr std::string_view kReview = R"({"do":"review"})";

TEST(Review, ComesWhenTheGameIsOver) {
  Session session;
  session.bad(kReview, "no_table");
  session.good(position(kChallenge));
  const json::object error = session.bad(kReview, "not_over");
  EXPECT_EQ(Session::text(error, "message"), "The game is not over yet.");
  session.bad(R"({"do":"review","seat":0})", "unknown_field", "seat");
  session.good(R"({"do":"act","seat":1,"action":{"type":"pass"}})");
  session.bad(kReview, "not_over");
  session.good(R"({"do":"act","seat":0,"action":{"type":"pass"}})");
  const std::string before = session.everything();
  const json::object answer = session.good(kReview);
  const json::array& seats = answer.at("review").at("seats").as_array();
  ASSERT_EQ(seats.size(), 2U);
  EXPECT_EQ(json::serialize(seats[0].at("best")), R"({"words":["act"],"points":4,"exact":true})");
  EXPECT_EQ(session.everything(), before);
  EXPECT_EQ(json::serialize(session.good(kReview)), json::serialize(answer));
}

TEST(Review, OfAGameThatHasNothingToSay) {
  Session session(R"({"do":"new","game":"chapter_and_verse","seats":2,"seed":1})");
  while (!session.match()->actors().empty()) {
    const Actors actors = session.match()->actors();
    int seat = 0;
    while (!actors.has(seat)) ++seat;
    session.good(R"({"do":"bot","player":"random","seat":)" + std::to_string(seat) + "}");
  }
  const json::object answer = session.good(kReview);
  EXPECT_TRUE(answer.at("review").is_null());
}

TEST(LookUp, WhereTheDictionaryLiesOpen) {
  Session session;
  constexpr std::string_view kCat = R"({"do":"look_up","word":"cat"})";
  session.bad(kCat, "no_table");
  session.good(position(kArrange));
  const json::object error = session.bad(kCat, "closed_book");
  EXPECT_EQ(Session::text(error, "message"), "Nobody may look words up at this table.");
  session.good(position(kOpenBook));
  EXPECT_EQ(session.good(kCat).at("exists"), json::value(true));
  EXPECT_EQ(session.good(R"({"do":"look_up","word":"tca"})").at("exists"), json::value(false));
}

TEST(Review, SaysWhatItLacks) {
  const Registry bare = all_games({"/nowhere"});
  Referee referee(bare, [] { return Seed::of(1); });
  referee.answer(position(kChallenge, R"(,"judge":"dice")"));
  referee.answer(R"({"do":"act","seat":1,"action":{"type":"pass"}})");
  referee.answer(R"({"do":"act","seat":0,"action":{"type":"pass"}})");
  const json::value answer = json::parse(referee.answer(kReview));
  EXPECT_EQ(answer.at("error").at("code"), json::value("no_words"));
  EXPECT_TRUE(contains(Session::text(answer.at("error"), "message"), "/nowhere"));
}

}  // namespace
}  // namespace scriptorium
