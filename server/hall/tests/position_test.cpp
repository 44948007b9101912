#include "server/hall/download.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// Tables that begin at a position: lessons and puzzles.
class Positions : public HallTest {
 protected:
  static constexpr const char* kPuzzle =
      "scenario What can be made of this?   # a title\n"
      "game verbatim\noption one_letter on\nat challenge: 1\n"
      "at hand 0: c a t\nat words 0: cat\nat hand 1: d o g s\nat words 1: dog\n";

  Person ada = come(1);
  Person ben = come(2);

  static json::object opens(json::object more = {}) {
    json::object request = {{"do", "open"}, {"game", "verbatim"}, {"position", kPuzzle}};
    for (const auto& [name, value] : more) request[name] = value;
    return request;
  }
  static json::object pass_at(const std::string& table, int seat) {
    return at(table, "act", {{"seat", seat}, {"action", {{"type", "pass"}}}});
  }
  // Both sit down and pass: the game is over.
  void play(const std::string& table) {
    sit(ada, table, 0);
    sit(ben, table, 1);
    start(ada, table);
    good(ada, pass_at(table, 0));
    good(ben, pass_at(table, 1));
  }
  Terms terms(const std::string& table) { return read_journal(lines(table))->gathering.terms(); }
};

TEST_F(Positions, DecideSeatsAndOptions) {
  const json::object opened = good(ada, opens());
  EXPECT_TRUE(truth_in(opened, "position"));
  EXPECT_TRUE(opened.at("options").at("one_letter").as_bool());
  EXPECT_EQ(opened.at("seats").as_array().size(), 2U);
  const std::string table = text_in(opened, "table");
  EXPECT_EQ(terms(table).seats, 2);
  EXPECT_TRUE(terms(table).position.starts_with("scenario What can be made of this?\ngame "));
  // What is said besides may be the same.
  good(ada, opens({{"seats", 2}, {"options", {{"one_letter", true}, {"letters", "english"}}}}));
  good(ada, opens({{"listed", false}, {"tournament", false}, {"players", {"", "random"}}}));
  EXPECT_FALSE(
      good(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}}).contains("position"));
}

TEST_F(Positions, ArePlayedFromThere) {
  const std::string table = text_in(good(ada, opens()), "table");
  sit(ada, table, 0);
  sit(ben, table, 1);
  start(ada, table);
  const json::object view = good(ada, at(table, "view", {{"seat", 0}})).at("view").as_object();
  EXPECT_EQ(text_in(view, "phase"), "challenge");
  EXPECT_EQ(view.at("seats").at(0).at("words").at(0).at("word"), "cat");
  EXPECT_EQ(mover(ada, table), 0);
}

// The journal brings it back, before the deal, in the game and after it.
TEST_F(Positions, AreKept) {
  const std::string table = text_in(good(ada, opens()), "table");
  const auto back = [&] {
    restart();
    ada = come(1);
    ben = come(2);
    good(ben, at(table, "join"));
    return good(ada, at(table, "join"));
  };
  EXPECT_TRUE(truth_in(back(), "position"));
  sit(ada, table, 0);
  sit(ben, table, 1);
  start(ada, table);
  good(ada, pass_at(table, 0));
  EXPECT_TRUE(truth_in(back(), "position"));
  EXPECT_EQ(mover(ada, table), 1);
  good(ben, pass_at(table, 1));
  const json::object end = back();
  EXPECT_EQ(text_in(end, "stage"), "over");
  EXPECT_EQ(json::serialize(end.at("scores").at("points")), "[4,5]");
}

TEST_F(Positions, AreProvenByTheDownload) {
  const std::string table = text_in(good(ada, opens()), "table");
  play(table);
  const json::value whole = json::parse(*finished_game(games(), storage, *id_from(table)));
  const json::object& replay = whole.at("replay").as_object();
  EXPECT_EQ(replay.at("position").as_string(), terms(table).position);
  const Result<Fairness> fairness = read_fairness(whole.at("fairness"), Language::kEnglish);
  ASSERT_TRUE(fairness);
  EXPECT_FALSE(check(*fairness, replay));
  EXPECT_TRUE(load_replay(games(), replay));
  // The commitment was to this position.
  json::object other = replay;
  std::string text(other.at("position").as_string());
  other["position"] = text.replace(text.find("c a t"), 5, "t a c");
  EXPECT_EQ(check(*fairness, other)->field, "fairness.terms.position");
}

TEST_F(Positions, OnceMore) {
  const std::string table = text_in(good(ada, opens()), "table");
  play(table);
  const std::string again = text_in(good(ada, at(table, "again")), "table");
  EXPECT_EQ(terms(again).position, terms(table).position);
  EXPECT_TRUE(truth_in(good(ada, at(again, "join")), "position"));
  play(again);
  EXPECT_EQ(text_in(good(ben, at(again, "join")), "stage"), "over");
}

TEST_F(Positions, OfAnotherGame) {
  const std::string table = text_in(
      good(ada,
           {{"do", "open"},
            {"game", "chapter_and_verse"},
            {"position", "game chapter_and_verse\nseats 3\nat mover: 2\nat hand 2: be_still\n"},
            {"players", {"random", "random", ""}}}),
      "table");
  sit(ada, table, 2);
  start(ada, table);
  EXPECT_EQ(mover(ada, table), 2);
}

TEST_F(Positions, ThatAreNone) {
  bad(ada, opens({{"listed", true}}), "bad_position", "listed");
  bad(ada, opens({{"tournament", true}}), "bad_position", "tournament");
  bad(ada, opens({{"seats", 3}}), "bad_position", "seats");
  bad(ada, opens({{"game", "chapter_and_verse"}}), "bad_position", "game");
  bad(ada, opens({{"game", "chess"}}), "unknown_game", "game");
  bad(ada, opens({{"options", {{"one_letter", false}}}}), "bad_position", "options.one_letter");
  bad(ada, opens({{"options", {{"one_leter", true}}}}), "bad_field", "options.one_leter");
  bad(ada, opens({{"options", {{"one_letter", 1}}}}), "bad_field", "options.one_letter");
  bad(ada, opens({{"players", {"", "", ""}}}), "bad_players", "players");
  bad(ada, opens({{"position", 7}}), "bad_field", "position");
  for (const char* text : {"", "nonsense", "game verbatim\n", "game verbatim\nseed 4\n",
                           "game verbatim\nat hand 0: 7\n", "game verbatim\nseats 6\nat mover: 0\n",
                           "game verbatim\noption letters greek\nat mover: 0\n",
                           "game verbatim\nat hand 0: q* q*\n", "game verbatim\nat mover 0\n"}) {
    bad(ada, opens({{"position", text}}), "bad_position", "position");
  }
  hall->heard(ada, json::serialize(opens({{"position", std::string(65'536, '#') + kPuzzle}})));
  EXPECT_NE(ada->notes.back().find("too_long"), std::string::npos);
  bad(ada, {{"do", "open"}, {"game", "verbatim"}}, "missing_field", "seats");
  const json::object spanish = ask(ada, opens({{"seats", 3}, {"language", "es"}}));
  EXPECT_EQ(text_in(*object_in(spanish, "error"), "message"),
            "Esto difiere de la posición; no lo pongas.");
}

}  // namespace
}  // namespace scriptorium::server
