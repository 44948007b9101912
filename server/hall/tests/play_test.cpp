#include "server/hall/download.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

struct Sitting {
  const char* name;
  const char* game;
  int seats;
  int people;  // the first seats; the rest are computer players
  bool hot_seat = false;
  json::object options = {};
};

class WholeGame : public HallTest, public testing::WithParamInterface<Sitting> {
 protected:
  // The download proves itself.
  void verify(const std::string& table) {
    const Result<std::string> game = finished_game(games(), storage, *id_from(table));
    ASSERT_TRUE(game) << game.error().message;
    const json::value whole = json::parse(*game);
    const Result<Fairness> fairness = read_fairness(whole.at("fairness"), Language::kEnglish);
    ASSERT_TRUE(fairness) << fairness.error().message;
    EXPECT_FALSE(check(*fairness, whole.at("replay").as_object()));
    const auto match = load_replay(games(), whole.at("replay").as_object());
    ASSERT_TRUE(match) << match.error().message;
    EXPECT_TRUE((*match)->actors().empty());
    EXPECT_EQ((*match)->check_verdicts().wrong, 0);
  }
};

TEST_P(WholeGame, IsPlayedKeptAndProven) {
  const Sitting& sitting = GetParam();
  const Person host = come(1);
  const Person looks = come(99);
  json::array computers;
  std::vector<Person> people;
  for (int seat = 0; seat < sitting.seats; ++seat) {
    const bool person = seat < sitting.people;
    computers.emplace_back(person ? "" : "random");
    const bool same = seat == 0 || sitting.hot_seat;
    people.push_back(!person ? nullptr : same ? host : come(static_cast<GuestId>(seat + 1)));
  }
  const std::string table = open(host, {{"game", sitting.game},
                                        {"seats", sitting.seats},
                                        {"options", sitting.options},
                                        {"players", computers}});
  for (int seat = 0; seat < sitting.people; ++seat) {
    sit(people[static_cast<std::size_t>(seat)], table, seat);
  }
  good(looks, at(table, "join"));
  start(host, table);
  play_out(people, table, looks);
  const json::object end = good(looks, at(table, "join"));
  EXPECT_EQ(text_in(end, "stage"), "over");
  EXPECT_TRUE(end.contains("scores"));
  EXPECT_TRUE(end.at("fairness").as_object().contains("secret"));
  verify(table);
}

const json::object kJudged = {{"reciting", "by_the_table"}};

INSTANTIATE_TEST_SUITE_P(
    Tables, WholeGame,
    testing::Values(
        Sitting{"VerbatimPeople2", "verbatim", 2, 2}, Sitting{"VerbatimPeople3", "verbatim", 3, 3},
        Sitting{"VerbatimPeople4", "verbatim", 4, 4}, Sitting{"VerbatimPeople5", "verbatim", 5, 5},
        Sitting{"VerbatimMixed3", "verbatim", 3, 1}, Sitting{"VerbatimMixed5", "verbatim", 5, 2},
        Sitting{"VerbatimComputers4", "verbatim", 4, 0},
        Sitting{"VerbatimHotSeat3", "verbatim", 3, 3, true},
        Sitting{"VerseComputers2", "chapter_and_verse", 2, 0},
        Sitting{"VersePeople2", "chapter_and_verse", 2, 2},
        Sitting{"VersePeople3", "chapter_and_verse", 3, 3},
        Sitting{"VersePeople4", "chapter_and_verse", 4, 4},
        Sitting{"VersePeople5", "chapter_and_verse", 5, 5},
        Sitting{"VerseMixed3", "chapter_and_verse", 3, 2},
        Sitting{"VerseHotSeat2", "chapter_and_verse", 2, 2, true},
        Sitting{"VerseJudged2", "chapter_and_verse", 2, 2, false, kJudged},
        Sitting{"VerseJudgedMixed3", "chapter_and_verse", 3, 2, false, kJudged}),
    [](const auto& tested) { return std::string(tested.param.name); });

struct News : HallTest {
  const Person ada = come(1);
  const Person ben = come(2);
  const Person eve = come(3);
  const std::string table = begun(ada, ben);

  json::object legal(const Person& person, int seat) {
    return good(person, at(table, "legal", {{"seat", seat}}));
  }
  static void same(const json::object& news, const json::object& asked) {
    EXPECT_EQ(news.at("legal"), asked.at("legal"));
    EXPECT_EQ(news.at("decision"), asked.at("decision"));
    EXPECT_FALSE(news.at("legal").as_array().empty());
  }
};

TEST_F(News, ComeWithWhatTheSeatMayDoIfItIsAskedFor) {
  const json::object bare = good(ada, at(table, "join"));
  EXPECT_FALSE(bare.at("news").at(0).as_object().contains("legal"));
  const json::object join = at(table, "join", {{"legal", true}});
  const json::object first = good(ada, join);
  same(first.at("news").at(0).as_object(), legal(ada, 0));
  EXPECT_FALSE(good(ben, join).at("news").at(0).as_object().contains("legal"));
  EXPECT_FALSE(good(eve, join).at("news").at(0).as_object().contains("legal"));
  const json::object take = {{"type", "take"}, {"pile", 1}};
  const json::object taken = good(ada, at(table, "act", {{"seat", 0}, {"action", take}}));
  same(taken, legal(ada, 0));
  ben->notes.clear();
  const json::object keep = {{"type", "keep"}};
  const json::object kept = good(ada, at(table, "act", {{"seat", 0}, {"action", keep}}));
  EXPECT_FALSE(kept.contains("legal"));
  const std::vector<json::object> heard = told(ben, "happened");
  ASSERT_EQ(heard.size(), 1U);
  same(heard[0], legal(ben, 1));
  EXPECT_FALSE(told(eve, "happened").back().contains("legal"));
  same(good(ben, at(table, "events", {{"seat", 1}, {"since", 0}})), legal(ben, 1));
  // Two windows of one person, each as it wants.
  const Person window = come(2);
  good(window, at(table, "join"));
  good(ben, at(table, "act", {{"seat", 1}, {"action", take}}));
  EXPECT_FALSE(told(window, "happened").back().contains("legal"));
}

TEST_F(News, ADictionaryIsLookedIntoWhereItLiesOpen) {
  const json::object look = at(table, "look_up", {{"word", "cat"}});
  bad(ada, look, "closed_book", "table");
  const std::string open_book = begun(ada, ben, {{"options", {{"dictionary_open", true}}}});
  const auto exists = [&](const Person& person, std::string_view word) {
    return truth_in(good(person, at(open_book, "look_up", {{"word", word}})), "exists");
  };
  EXPECT_TRUE(exists(ada, "cat"));
  for (const std::string_view none : {"tca", "", "Cat", "c t", "日本"}) {
    EXPECT_FALSE(exists(ben, none)) << none;
  }
  bad(eve, at(open_book, "look_up", {{"word", "cat"}}), "join_first", "table");
  bad(ada, at(open_book, "look_up"), "missing_field", "word");
  const std::string gathering = open(ada);
  bad(ada, at(gathering, "look_up", {{"word", "cat"}}), "no_game_yet", "table");
}

}  // namespace
}  // namespace scriptorium::server
