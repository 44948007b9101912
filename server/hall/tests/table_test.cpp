#include "server/hall/download.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

class TableTest : public HallTest {
 protected:
  // Random legal moves of the seats' holders until the game is over; the last answer.
  json::object play_out(const std::vector<Person>& people, const std::string& table, int most) {
    Dice dice = Dice::fast(Seed::of(3));
    json::object last;
    json::array actors = actors_of(people[0], table);
    for (int i = 0; i < most && !actors.empty(); ++i) {
      const auto seat = static_cast<std::size_t>(actors[0].as_int64());
      const json::object legal =
          good(people[seat], {{"do", "legal"}, {"table", table}, {"seat", seat}});
      const json::array& actions = legal.at("legal").as_array();
      const auto chosen = dice.below(static_cast<std::uint32_t>(actions.size()));
      last = good(people[seat],
                  {{"do", "act"}, {"table", table}, {"seat", seat}, {"action", actions[chosen]}});
      actors = last.at("actors").as_array();
    }
    return last;
  }
  json::array actors_of(const Person& person, const std::string& table) {
    return good(person, {{"do", "events"}, {"table", table}, {"seat", "spectator"}})
        .at("actors")
        .as_array();
  }
};

TEST_F(TableTest, TwoPeoplePlayAWholeGame) {
  const Person ada = come(1);
  const Person ben = come(2);
  const std::string table = open(ada);
  sit(ada, table, 0);
  sit(ben, table, 1);
  bad(ben, {{"do", "start"}, {"table", table}}, "host_only");
  start(ada, table);
  const json::object last = play_out({ada, ben}, table, 2000);
  EXPECT_TRUE(last.at("over").as_bool());
  const Result<std::string> game = finished_game(games(), storage, *id_from(table));
  ASSERT_TRUE(game) << game.error().message;
  const json::value whole = json::parse(*game);
  const Result<Fairness> fairness = read_fairness(whole.at("fairness"), Language::kEnglish);
  ASSERT_TRUE(fairness) << fairness.error().message;
  EXPECT_FALSE(check(*fairness, whole.at("replay").as_object()));
  EXPECT_TRUE(load_replay(games(), whole.at("replay").as_object()));
}

}  // namespace
}  // namespace scriptorium::server
