#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// A finished game looked back upon.
class Reviews : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  Person eve = come(3);
  std::string table;

  // A game that is over in two moves.
  void play() {
    table =
        text_in(good(ada, {{"do", "open"},
                           {"game", "verbatim"},
                           {"position",
                            "game verbatim\nat challenge: 1\nat hand 0: c a t\nat words 0: cat\n"
                            "at hand 1: d o g\nat words 1: gd\n"}}),
                "table");
    sit(ada, table, 0);
    sit(ben, table, 1);
    bad(ada, review(), "not_over", "table");
    start(ada, table);
    bad(ada, review(), "not_over", "table");
    for (const auto& [seat, person] : {std::pair(0, ada), std::pair(1, ben)}) {
      good(person, at(table, "act", {{"seat", seat}, {"action", {{"type", "pass"}}}}));
    }
  }
  json::object review() const { return at(table, "review"); }
};

TEST_F(Reviews, AreForWhoeverIsThere) {
  play();
  bad(eve, review(), "join_first", "table");
  good(eve, at(table, "join"));
  const json::object seen = good(eve, review());
  const json::value& seats = seen.at("review").at("seats");
  EXPECT_EQ(seats.at(1).at("points"), json::value(3));
  EXPECT_EQ(seats.at(1).at("best").at("points"), json::value(7));
  EXPECT_EQ(json::serialize(seats.at(0).at("best")),
            R"({"words":["act"],"points":4,"exact":true})");
  bad(eve, at(table, "review", {{"seat", 0}}), "unknown_field", "seat");
}

TEST_F(Reviews, AreMadeElsewhereAndOnce) {
  play();
  world.lazy = true;  // nobody thinks
  const int first = say(ada, review());
  const int second = say(ben, review());
  world.run();
  EXPECT_TRUE(answer(ada, first).empty());
  EXPECT_EQ(world.thoughts(), 1U);
  // The table goes on meanwhile.
  EXPECT_TRUE(good(ben, at(table, "view", {{"seat", "spectator"}})).contains("view"));
  ben->notes.clear();
  const int third = say(ben, review());
  world.lazy = false;
  world.run();
  const json::object made = answer(ada, first);
  EXPECT_TRUE(made.at("review").is_object());
  EXPECT_EQ(answer(ben, third).at("review"), made.at("review"));
  EXPECT_EQ(json::parse(ben->all.at(ben->all.size() - 2)).at("id"), json::value(second));
  // Once made it is there.
  world.lazy = true;
  EXPECT_EQ(good(ada, review()).at("review"), made.at("review"));
  EXPECT_EQ(world.thoughts(), 0U);
}

TEST_F(Reviews, AreNotAskedForWithoutEnd) {
  play();
  world.lazy = true;
  for (int i = 0; i < 64; ++i) say(ada, review());
  bad(ada, review(), "busy");
  world.lazy = false;
  world.run();
  good(ada, review());
}

TEST_F(Reviews, EndWithThePatience) {
  play();
  rules.player_patience = 0;
  restart();
  ada = come(1);
  good(ada, at(table, "join"));
  EXPECT_TRUE(good(ada, review()).at("review").at("seats").at(0).at("best").is_object());
}

TEST_F(Reviews, SurviveAGuestWhoLeaves) {
  play();
  world.lazy = true;
  say(ada, review());
  say(ben, review());
  go(ada);
  world.lazy = false;
  world.run();
  EXPECT_NE(ben->all.back().find(R"("review":{)"), std::string::npos);
}

TEST_F(Reviews, OfAGameThatHasNothingToSay) {
  table = open(ada, {{"game", "chapter_and_verse"}, {"players", {"random", "random"}}});
  start(ada, table);
  play_out({nullptr, nullptr}, table, ada);
  EXPECT_TRUE(good(ada, review()).at("review").is_null());
}

TEST_F(Reviews, OfOlderRules) {
  play();
  std::string& opened = lines(table)[0].body;
  opened.insert(opened.find(R"(\"rules_version\":)") + 18, "9");
  restart();
  ada = come(1);
  good(ada, at(table, "join"));
  bad(ada, review(), "old_rules", "table");
}

}  // namespace
}  // namespace scriptorium::server
