#include "server/hall/steps.h"

#include "server/hall/journal.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// A finished game, step by step.
class Steps : public HallTest {
 protected:
  Person ada = come(1);
  Person ben = come(2);
  std::string table;

  json::object steps(std::string_view eyes) {
    const Result<std::string> text = finished_steps(games(), storage, *id_from(table), eyes);
    EXPECT_TRUE(text) << text.error().message;
    json::object page = json::parse(*text).as_object();
    check_message(page, hall_pages(), "steps", "ok");
    return page;
  }
  void refused_steps(std::string_view eyes, std::string_view code, std::string_view field) {
    const Result<std::string> text = finished_steps(games(), storage, *id_from(table), eyes);
    ASSERT_FALSE(text) << eyes;
    EXPECT_EQ(text.error().code, code) << eyes;
    EXPECT_EQ(text.error().field, field) << eyes;
    codes_seen().insert(std::string(code));
  }
  void whole_game(json::object more = {}) {
    table = begun(ada, ben, std::move(more));
    play_out({ada, ben}, table, ada);
  }
};

struct Sitting {
  const char* name;
  json::object terms;
};

class EveryStep : public Steps, public testing::WithParamInterface<Sitting> {};

// Each pair of eyes gets what a match that is played beside it tells and shows them.
TEST_P(EveryStep, IsWhatTheEyesSaw) {
  whole_game(GetParam().terms);
  const auto journal = read_journal(lines(table));
  for (const auto& [eyes, viewer] : std::vector<std::pair<std::string, Viewer>>{
           {"0", Viewer(0)}, {"1", Viewer(1)}, {"spectator", Viewer::spectator()}}) {
    const json::object page = steps(eyes);
    const json::array& all = page.at("steps").as_array();
    ASSERT_EQ(all.size(), journal->entries.size() + 1);
    const auto match = play_again(games(), journal->gathering, {});
    std::size_t heard = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (i > 0) {
        ASSERT_FALSE(match->enter(journal->entries[i - 1]));
        EXPECT_EQ(all[i].at("by"), journal->entries[i - 1].at("by"));
      }
      const json::array told = match->events(viewer, static_cast<std::uint32_t>(heard));
      EXPECT_EQ(all[i].at("events"), json::value(told)) << i;
      heard += told.size();
      EXPECT_EQ(all[i].at("view"), json::value(match->view(viewer))) << i;
      EXPECT_EQ(all[i].at("actors"), json::value(actors_to_json(match->actors())));
      EXPECT_FALSE(all[i].as_object().contains("actions"));
    }
    EXPECT_TRUE(all[0].at("by").is_null());
    EXPECT_TRUE(all.back().at("actors").as_array().empty());
    EXPECT_EQ(page.at("scores"), json::value(match->scores()));
    EXPECT_EQ(page.at("options"), json::value(match->options()));
    EXPECT_EQ(page.at("game").as_string(), match->game().id());
    EXPECT_EQ(page.at("seats"), json::value(2));
    EXPECT_EQ(page.at("names").as_array().size(), 2U);
  }
}

// Everybody's eyes at once, and everything that was told.
TEST_P(EveryStep, IsSeenByAll) {
  whole_game(GetParam().terms);
  const auto journal = read_journal(lines(table));
  const json::array all = steps("all").at("steps").as_array();
  const json::array own[] = {steps("0").at("steps").as_array(), steps("1").at("steps").as_array()};
  int said = 0;  // by seats
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_FALSE(all[i].as_object().contains("view"));
    for (std::size_t seat = 0; seat < 2; ++seat) {
      EXPECT_EQ(all[i].at("views").at(seat), own[seat][i].at("view"));
    }
    if (i == 0) continue;
    const json::object& entry = journal->entries[i - 1].as_object();
    EXPECT_EQ(all[i].at("actions"), entry.at("actions"));
    json::array full;
    for (const json::value& told : journal->told[i - 1].as_array())
      full.push_back(told.at("event"));
    EXPECT_EQ(all[i].at("events"), json::value(full));
    EXPECT_EQ(all[i].as_object().contains("said"), entry.contains("text"));
    if (!entry.contains("text")) continue;
    said += entry.at("by").is_int64() ? 1 : 0;
    EXPECT_EQ(all[i].at("said"), json::value({{"by", entry.at("by")}, {"text", entry.at("text")}}));
    EXPECT_EQ(all[i].at("said"), own[0][i].at("said"));
  }
  EXPECT_EQ(said > 0, GetParam().terms.contains("game")) << "where verses are recited";
}

INSTANTIATE_TEST_SUITE_P(Games, EveryStep,
                         testing::Values(Sitting{"Verbatim", {}},
                                         Sitting{"ChapterAndVerse",
                                                 {{"game", "chapter_and_verse"}}}),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST_F(Steps, OfTakeBacksAndClocks) {
  table = begun(ada, ben, {{"clock", {{"per", "move"}, {"seconds", 60}}}});
  const int turn = mover(ada, table);
  const Person& one = turn == 0 ? ada : ben;
  const Person& other = turn == 0 ? ben : ada;
  good(one, take(table, turn));
  good(one, at(table, "take_back", {{"seat", turn}, {"count", 1}}));
  good(other, at(table, "agree", {{"yes", true}}));
  pass(61'000);
  play_out({ada, ben}, table, ada);
  const json::array all = steps("spectator").at("steps").as_array();
  EXPECT_EQ(all[2].at("by"), json::value(turn));
  EXPECT_EQ(all[2].at("take_back"), json::value(1));
  EXPECT_EQ(json::serialize(all[2].at("events")), R"([{"type":"taken_back"}])");
  EXPECT_EQ(all[2].at("view"), all[0].at("view"));
  EXPECT_TRUE(all[3].at("clock").as_bool());
  EXPECT_FALSE(all[1].as_object().contains("clock"));
}

TEST_F(Steps, FromAPosition) {
  table = text_in(good(ada, {{"do", "open"},
                             {"game", "verbatim"},
                             {"position", "game verbatim\nat challenge: 1\nat hand 0: c a t\n"}}),
                  "table");
  sit(ada, table, 0);
  sit(ben, table, 1);
  start(ada, table);
  play_out({ada, ben}, table, ada);
  const json::object page = steps("0");
  EXPECT_TRUE(page.at("steps").at(0).at("events").as_array().empty());
  EXPECT_EQ(page.at("steps").at(0).at("view").at("phase"), "challenge");
}

TEST_F(Steps, ThatAreNotToBeHad) {
  table = open(ada);
  refused_steps("spectator", "not_over", "table");
  sit(ada, table, 0);
  sit(ben, table, 1);
  start(ada, table);
  refused_steps("0", "not_over", "table");
  play_out({ada, ben}, table, ada);
  for (const char* eyes : {"", "2x", "-1", "8", "00", "judge", "ALL", "0&x=1"}) {
    refused_steps(eyes, "bad_eyes", "eyes");
  }
  refused_steps("2", "no_such_seat", "eyes");
  EXPECT_EQ(finished_steps(games(), storage, 7, "all").error().code, "no_such_table");
  storage.unreadable = true;
  refused_steps("all", "not_read", "table");
  storage.unreadable = false;
  lines(table).push_back({0, "{"});
  refused_steps("all", "not_read", "table");
}

TEST_F(Steps, OfOlderRules) {
  whole_game();
  const std::vector<Line> kept = lines(table);
  std::string& opened = lines(table)[0].body;
  opened.insert(opened.find(R"(\"rules_version\":)") + 18, "9");
  refused_steps("all", "old_rules", "table");
  // An entry that today's rules do not allow.
  lines(table) = kept;
  for (Line& line : lines(table)) {
    const auto found = line.body.find(R"({"type":"take","pile":)");
    if (found != std::string::npos) line.body.replace(found, 14, R"({"type":"pass")");
  }
  refused_steps("0", "old_rules", "table");
}

TEST_F(Steps, AreNotTooMany) {
  table = begun(ada, ben);
  const int turn = mover(ada, table);
  const Person& one = turn == 0 ? ada : ben;
  for (int i = 0; i < 2; ++i) {
    good(one, take(table, turn));
    good(one, at(table, "take_back", {{"seat", turn}, {"count", 1}}));
    good(turn == 0 ? ben : ada, at(table, "agree", {{"yes", true}}));
  }
  std::vector<Line>& all = lines(table);
  const std::vector<Line> twice(all.end() - 4, all.end());  // again and again
  for (int i = 0; i < 3000; ++i) all.insert(all.end(), twice.begin(), twice.end());
  restart();
  ada = come(1);
  ben = come(2);
  good(ben, at(table, "join"));
  good(ada, at(table, "join"));
  play_out({ada, ben}, table, ada);
  refused_steps("all", "too_many_steps", "table");
}

}  // namespace
}  // namespace scriptorium::server
