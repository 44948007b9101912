#include "server/link_preview.h"

#include <gtest/gtest.h>

#include <future>

#include "games/registry/registry.h"
#include "server/hall/gathering.h"
#include "server/storage/sqlite.h"
#include "tests/server/process.h"

// What a messenger shows of a link, from the heads of tables.
namespace scriptorium::server {
namespace {

class LinkPreview : public testing::Test {
 protected:
  LinkPreview() : storage(std::move(*open_sqlite(folder.path()))) {}

  // A table whose head says this; its path.
  std::string table(Stage stage, json::object about) {
    about["game"] = "hypertext";
    std::promise<void> kept;
    storage->append({++last, 0, {{1, "{}"}}, Head{stage, false, 7, json::serialize(about)}},
                    [&](const auto&) { kept.set_value(); });
    kept.get_future().wait();
    return "/t/" + id_text(last);
  }
  PagePreview of(std::string_view path, Language reader = Language::kEnglish) {
    return preview_of(games, *storage, path, reader);
  }

  TemporaryFolder folder;
  const Registry games = all_games({SCRIPTORIUM_SHARE});
  std::unique_ptr<Storage> storage;
  TableId last = 0x1234;
};

TEST_F(LinkPreview, OfATableThatGathers) {
  const PagePreview seen = of(table(Stage::kGathering, {{"host", "Ada"},
                                                        {"language", "en"},
                                                        {"free", 2},
                                                        {"seated",
                                                         {{{"seat", 0}, {"name", "Ada"}},
                                                          {{"seat", 1}, {"name", "Ben"}},
                                                          {{"seat", 2}, {"player", "greedy"}}}}}));
  EXPECT_EQ(seen.title, "Ada invites you to Hypertext");
  EXPECT_EQ(seen.description,
            "At the table: Ada, Ben and a computer player. 2 seats are free. In English.");
  EXPECT_EQ(seen.picture, "hypertext");
  EXPECT_TRUE(seen.by_link);
}

TEST_F(LinkPreview, InTheLanguageOfTheTable) {
  const PagePreview seen =
      of(table(Stage::kGathering,
               {{"host", "Ada"}, {"language", "es"}, {"free", 1}, {"seated", json::array()}}));
  EXPECT_EQ(seen.title, "Ada te invita a jugar a Hypertext");
  EXPECT_EQ(seen.description, "Queda 1 asiento libre. En español.");
  EXPECT_EQ(seen.language, Language::kSpanish);
}

TEST_F(LinkPreview, SaysInesAsPeopleDo) {
  const PagePreview seen =
      of(table(Stage::kPlaying,
               {{"language", "es"},
                {"free", 0},
                {"seated", {{{"seat", 0}, {"name", "Ana"}}, {{"seat", 1}, {"name", "Inés"}}}}}));
  EXPECT_EQ(seen.title, "Hypertext: juegan Ana e Inés");
}

TEST_F(LinkPreview, OfAGameThatIsPlayedOrOver) {
  const json::object about = {
      {"language", "en"},
      {"free", 0},
      {"seated", {{{"seat", 0}, {"name", "Ada"}}, {{"seat", 1}, {"player", "greedy"}}}},
      {"scores", {{"points", {12, -3}}, {"winners", {0}}}}};
  const PagePreview playing = of(table(Stage::kPlaying, about));
  EXPECT_EQ(playing.title, "Hypertext: Ada and a computer player at play");
  EXPECT_EQ(playing.description, "Tap to watch. In English.");  // no points while they play
  std::string over = table(Stage::kOver, about);
  over[1] = 'g';
  EXPECT_EQ(of(over).title, "Hypertext: how Ada and a computer player played");
  EXPECT_EQ(of(over).description, "Result: Ada 12, the computer -3. Tap to watch it move by move.");
}

TEST_F(LinkPreview, OfWhatOlderServersWrote) {
  const PagePreview seen = of(table(Stage::kGathering, {{"free", 1}, {"names", {"Ada"}}}));
  EXPECT_EQ(seen.title, "You are invited to Hypertext");
  EXPECT_EQ(seen.description, "1 seat is free. In English.");
  EXPECT_EQ(of(table(Stage::kGathering, {{"free", 0}, {"names", {"Ada"}}})).description,
            "In English.");
}

TEST_F(LinkPreview, OfAnyOtherPageIsTheHouses) {
  for (const std::string path : {"/", "/rules/verbatim", "/t/", "/t/0000000000000001", "/t/nothing",
                                 "/g/%22", "/t/0000000000000001/more"}) {
    EXPECT_EQ(of(path).title, "Scriptorium: games of words and scripture") << path;
    EXPECT_EQ(of(path).picture, "house") << path;
  }
  const PagePreview spanish = of("/", Language::kSpanish);
  EXPECT_EQ(spanish.title, "Scriptorium: juegos de mesa con palabras y Escrituras");
  EXPECT_EQ(spanish.language, Language::kSpanish);
}

}  // namespace
}  // namespace scriptorium::server
