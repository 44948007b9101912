#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

using Left = std::vector<Milliseconds>;

// CV-33: a verse was recited, and people say whether it was right.
class PeopleJudge : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person cid = come(3);
  std::string table;

  // Seat 0 is Ada's and recites; then Ben's, then Cid's, where there are three.
  void recite(int seats, json::object clock) {
    std::string position = "game chapter_and_verse\nseats " + std::to_string(seats) +
                           "\noption game basic\noption reciting by_the_table\n"
                           "at hand 0: god_so_loved be_still\nat hand 1: naked_came_i\n";
    json::object more = {{"game", "chapter_and_verse"}, {"seats", seats}, {"position", position}};
    if (!clock.empty()) more["clock"] = std::move(clock);
    table = open(ada, more);
    sit(ada, table, 0);
    sit(ben, table, 1);
    if (seats > 2) sit(cid, table, 2);
    start(ada, table);
    act({{"type", "quote"}, {"verse", "god_so_loved"}});
    if (seats > 2) act({{"type", "hand_to"}, {"seat", 1}});  // who holds the verse
    act({{"type", "recite"}}, "For God so loved the world");
    ASSERT_EQ(json::serialize(actors(ben, table)), R"(["judge"])");
  }
  void act(const json::object& action, std::string_view text = {}) {
    json::object request = at(table, "act", {{"seat", 0}, {"action", action}});
    if (!text.empty()) request["text"] = text;
    good(ada, request);
  }
  json::object news(const Person& person) {
    return good(person, at(table, "events", {{"seat", "spectator"}}));
  }
  std::string judges() { return json::serialize(news(ada).at("judges")); }
  Left left() { return json::value_to<Left>(news(ada).at("clocks")); }
  json::object last_entry() { return read_journal(lines(table))->entries.back().as_object(); }
  bool claim_stands() {
    const json::object last = last_entry();
    return last.at("by") == json::value("judge") &&
           last.at("actions") == json::value(json::array{{{"type", "right"}}});
  }
  json::object judge(const char* verdict) {
    return at(table, "act", {{"seat", "judge"}, {"action", {{"type", verdict}}}});
  }
};

TEST_F(PeopleJudge, OnTheirOwnTime) {
  recite(2, {{"per", "move"}, {"seconds", 20}});
  EXPECT_EQ(judges(), "[1]");
  pass(8'000);
  EXPECT_EQ(left(), (Left{20'000, 12'000}));
  bad(ada, judge("right"), "not_asked", "seat");
  good(ben, judge("wrong"));
  EXPECT_FALSE(news(ada).contains("judges"));
  EXPECT_EQ(left(), (Left{20'000, 20'000}));
}

TEST_F(PeopleJudge, OrTheClaimStandsWhenTheirTimeHasRunOut) {
  recite(2, {{"per", "move"}, {"seconds", 20}});
  pass(19'800);
  EXPECT_FALSE(claim_stands());
  ben->notes.clear();
  pass(300);
  EXPECT_TRUE(claim_stands());
  EXPECT_EQ(told(ben, "happened").size(), 1U);
  EXPECT_EQ(json::serialize(actors(ada, table)), "[0]");
  EXPECT_EQ(left(), (Left{19'900, 20'000}));
  bad(ben, judge("wrong"), "not_asked", "seat");
}

TEST_F(PeopleJudge, OnTheTimeOfTheirGame) {
  recite(2, {{"per", "game"}, {"seconds", 60}});
  pass(25'000);
  EXPECT_EQ(left(), (Left{60'000, 35'000}));
  good(ben, judge("right"));
  pass(5'000);
  EXPECT_EQ(left(), (Left{55'000, 35'000}));
}

TEST_F(PeopleJudge, EachWhileTheOthersHaveTime) {
  recite(3, {{"per", "game"}, {"seconds", 90}});
  EXPECT_EQ(judges(), "[1,2]");
  pass(10'000);
  // A seat that changes hands meanwhile: its clock stops, the other one goes on.
  go(cid);
  pass(rules.away_after);
  good(ben, at(table, "place", {{"seat", 2}, {"player", "random"}}));
  EXPECT_EQ(judges(), "[1]");
  const Milliseconds stopped = left()[2];
  pass(10'000);
  EXPECT_EQ(left()[2], stopped);
  EXPECT_LE(left()[1], 10'000);
  EXPECT_FALSE(claim_stands());
  pass(10'000);
  EXPECT_TRUE(claim_stands());
}

// Then for the next decision, which is theirs too, they have all their time again.
TEST_F(PeopleJudge, ThemselvesIfNobodyElseSitsThere) {
  recite(2, {{"per", "move"}, {"seconds", 100}});
  go(ben);
  pass(rules.away_after);
  good(ada, at(table, "place", {{"seat", 1}, {"player", "random"}}));
  EXPECT_EQ(judges(), "[0]");
  pass(8'000);
  EXPECT_EQ(left()[0], 92'000);
  good(ada, judge("right"));
  EXPECT_EQ(left()[0], 100'000);
}

TEST_F(PeopleJudge, WithoutAClockForAsLongAsTheyLike) {
  recite(2, {});
  pass(200'000);
  EXPECT_EQ(json::serialize(actors(ada, table)), R"(["judge"])");
  good(ben, judge("right"));
  EXPECT_TRUE(claim_stands());
}

TEST_F(PeopleJudge, UnlessNobodyIsLeftToJudge) {
  // Ada keeps the house and looks on; Ben and Cid play.
  table =
      open(ada, {{"game", "chapter_and_verse"},
                 {"position",
                  "game chapter_and_verse\nseats 2\noption game basic\noption reciting "
                  "by_the_table\nat hand 0: god_so_loved be_still\nat hand 1: naked_came_i\n"}});
  sit(ben, table, 0);
  sit(cid, table, 1);
  good(ada, at(table, "join"));
  start(ada, table);
  const auto act = [&](const json::object& action) {
    return at(table, "act", {{"seat", 0}, {"action", action}, {"text", "For God so loved"}});
  };
  good(ben, act({{"type", "quote"}, {"verse", "god_so_loved"}}));
  good(ben, act({{"type", "recite"}}));
  world.lazy = true;
  good(ada, at(table, "remove", {{"seat", 1}}));
  EXPECT_EQ(judges(), "[0]");  // there is nobody else
  good(ada, at(table, "remove", {{"seat", 0}}));
  pass(200);
  EXPECT_TRUE(claim_stands());
}

TEST_F(PeopleJudge, AlsoAfterAStop) {
  recite(2, {{"per", "move"}, {"seconds", 20}});
  pass(5'000);
  restart();
  ada = come(1);
  good(ada, at(table, "join"));
  EXPECT_EQ(judges(), "[1]");
  pass(20'100);
  EXPECT_TRUE(claim_stands());
}

// What everybody reads is what was written.
TEST_F(HallTest, NobodySaysWhatCannotBeRead) {
  const Person ada = come(1);
  const Person ben = come(2);
  const std::string table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person& one = turn == 0 ? ada : ben;
  json::object act = take(table, turn);
  for (const std::string& text :
       {std::string("\0", 1), std::string("\x1b[31m"), std::string("\xe2\x80\xae"),
        std::string("\xe2\x81\xa6"), std::string("\x7f"), std::string(1501, 'a'),
        std::string("Let\u200b there be"), std::string("Let\ufeff there be"),
        std::string("Let\u2028there be"), std::string("Let\u2029there be"),
        std::string("Let\U000e0041 there be"), std::string("Let\u200e there be"),
        std::string("L\u0301\u0301\u0301\u0301et there be")}) {
    act["text"] = text;
    bad(one, act, "bad_text", "text");
  }
  act["text"] = "¿Quién dijo: «Ha\u0301gase la\u00a0luz»?\n\t" + std::string(1400, 'a');
  good(one, act);
}

}  // namespace
}  // namespace scriptorium::server
