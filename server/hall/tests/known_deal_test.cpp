#include "server/hall/download.h"
#include "server/hall/tests/fixture.h"

namespace scriptorium::server {
namespace {

// A house for tests, whose deals anybody can foretell (docs/fairness.md).
class KnownDeals : public HallTest {
 protected:
  KnownDeals() { open_house(KnownDeal{"seven", {}, {}}); }

  void open_house(std::optional<KnownDeal> known) {
    rules.known_deal = std::move(known);
    restart();
    ada = come(1);
    ben = come(2);
  }
  // What both of them see of a table that was just dealt.
  std::string dealt(const std::string& nonce = {}) {
    const std::string table = open(ada);
    good(ada, at(table, "sit", {{"seat", 0}, {"nonce", nonce}}));
    sit(ben, table, 1);
    start(ada, table);
    std::string seen;
    for (const auto& [person, seat] : {std::pair(ada, 0), std::pair(ben, 1)}) {
      seen += json::serialize(good(person, at(table, "view", {{"seat", seat}})).at("view"));
    }
    return seen;
  }
  std::string finished() {
    const std::string table = open(ada, {{"players", {"", "random"}}});
    good(ada, at(table, "sit", {{"seat", 0}}));
    start(ada, table);
    play_out({ada, nullptr}, table, ada);
    return table;
  }

  Person ada;
  Person ben;
};

TEST_F(KnownDeals, AreTheSameFromTheSameSeed) {
  const std::string first = dealt();
  const std::string second = dealt();
  EXPECT_NE(first, second);
  same_chance(2);
  open_house(KnownDeal{"seven", {}, {}});
  EXPECT_EQ(dealt(), first);
  EXPECT_EQ(dealt("00112233445566778899aabbccddeeff"), second);  // nobody adds anything
  open_house(KnownDeal{"eight", {}, {}});
  EXPECT_NE(dealt(), first);
}

TEST_F(KnownDeals, AreAnnounced) {
  EXPECT_TRUE(truth_in(good(ada, {{"do", "hello"}, {"name", "Ada"}}), "known_deal"));
  const json::object opened = good(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}});
  EXPECT_TRUE(truth_in(opened, "known_deal"));
  EXPECT_FALSE(opened.contains("commitment"));
}

TEST_F(KnownDeals, AreNeverCalledFair) {
  const std::string table = finished();
  const json::object end = good(ada, at(table, "join"));
  EXPECT_EQ(text_in(end, "stage"), "over");
  EXPECT_TRUE(truth_in(end, "known_deal"));
  EXPECT_FALSE(end.contains("fairness"));
  const json::object file =
      json::parse(*finished_game(games(), storage, *id_from(table))).as_object();
  EXPECT_TRUE(truth_in(file, "known_deal"));
  EXPECT_FALSE(file.contains("fairness"));
  EXPECT_TRUE(load_replay(games(), file.at("replay").as_object()));
}

// A table stays what it is when another house reads its journal; what that house opens is fair.
TEST_F(KnownDeals, AreKept) {
  const std::string table = finished();
  open_house(std::nullopt);
  EXPECT_FALSE(good(ada, {{"do", "hello"}}).contains("known_deal"));
  const json::object back = good(ada, at(table, "join"));
  EXPECT_TRUE(truth_in(back, "known_deal"));
  EXPECT_FALSE(back.contains("commitment"));
  const std::string again = text_in(good(ada, at(table, "again")), "table");
  const json::object fair = good(ada, at(again, "join"));
  EXPECT_FALSE(fair.contains("known_deal"));
  EXPECT_TRUE(fair.contains("commitment"));
}

TEST_F(KnownDeals, BeginAtTheHousesPosition) {
  open_house(KnownDeal{"seven", "verbatim",
                       "game verbatim\nat challenge: 1\nat hand 0: c a t\nat words 0: cat\n"
                       "at hand 1: d o g\nat words 1: dog\n"});
  const json::object opened =
      good(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", 2}, {"options", json::object()}});
  EXPECT_TRUE(truth_in(opened, "position"));
  bad(ada, {{"do", "open"}, {"game", "verbatim"}, {"seats", 3}}, "bad_position", "seats");
  // Who names a position gets that one; other games are dealt.
  const json::object own = good(
      ada, {{"do", "open"}, {"game", "verbatim"}, {"position", "game verbatim\nat mover: 1\n"}});
  const std::string table = text_in(own, "table");
  EXPECT_EQ(read_journal(lines(table))->gathering.terms().position, "game verbatim\nat mover: 1\n");
  EXPECT_FALSE(
      good(ada, {{"do", "open"}, {"game", "hypertext"}, {"seats", 2}}).contains("position"));
}

}  // namespace
}  // namespace scriptorium::server
