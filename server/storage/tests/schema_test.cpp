#include "server/storage/schema.h"

#include <fstream>

#include "server/storage/sqlite.h"
#include "server/storage/tests/storage_test.h"

namespace scriptorium::server {

namespace {

// A database as the first version made it, with one table in it. Never to be changed: such files
// are out there.
constexpr const char* kVersion1 = R"(
CREATE TABLE tables (no INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, stage INTEGER NOT NULL,
  listed INTEGER NOT NULL, host INTEGER NOT NULL, about TEXT NOT NULL, headed INTEGER NOT NULL) STRICT;
CREATE INDEX tables_by_stage ON tables (stage, headed);
CREATE INDEX listed_tables_by_stage ON tables (stage, headed) WHERE listed;
CREATE INDEX tables_by_host ON tables (host, headed);
CREATE TABLE tails (no INTEGER PRIMARY KEY, lines INTEGER NOT NULL, last INTEGER NOT NULL,
  touched INTEGER NOT NULL) STRICT;
CREATE TABLE journal (place INTEGER PRIMARY KEY, no INTEGER NOT NULL, number INTEGER NOT NULL,
  previous INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
CREATE TABLE snapshots (no INTEGER NOT NULL, lines INTEGER NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (no, lines)) STRICT;
CREATE TABLE guests (id INTEGER PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
CREATE TABLE secrets (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
INSERT INTO tables VALUES (1, 5, 1, 1, 7, '{"game":"verbatim"}', 2);
INSERT INTO tails VALUES (1, 2, 2, 1700000000001);
INSERT INTO journal VALUES (1, 1, 0, 0, 1700000000000, '{"line":0}'), (2, 1, 1, 1, 1700000000001, '{"line":1}');
INSERT INTO snapshots VALUES (1, 2, 'after 2');
INSERT INTO guests VALUES (7, 'Zoë', 1);
INSERT INTO secrets VALUES ('cookies', 'secret');
PRAGMA application_id = 1399026292;
PRAGMA user_version = 1;
)";

class Schema : public testing::Test {
 protected:
  Database made_by(const char* sql) {
    std::filesystem::create_directory(folder_ / "data");
    const auto file = folder_ / "data" / "scriptorium.db";
    std::ofstream(file).flush();
    Database database(file, Database::Access::kWrite, std::chrono::milliseconds(0));
    database.run(sql);
    return database;
  }
  std::string error_of(Database& database, Steps steps) {
    try {
      migrate(database, steps);
      return "";
    } catch (const StorageFailure& failure) {
      return failure.error.message;
    }
  }

  TemporaryFolder folder_;
};

std::vector<std::string_view> steps_and(std::initializer_list<std::string_view> more) {
  std::vector<std::string_view> steps(schema_steps().begin(), schema_steps().end());
  steps.insert(steps.end(), more);
  return steps;
}

}  // namespace

TEST_F(Schema, AnEmptyDatabaseComesToTheLastVersion) {
  Database database = made_by("");
  migrate(database);
  EXPECT_EQ(database.number("PRAGMA user_version"), std::ssize(schema_steps()));
  EXPECT_EQ(database.number("SELECT count(*) FROM journal"), 0);
  migrate(database);  // there is nothing more to do
}

TEST_F(Schema, TheFirstVersionIsReadToThisDay) {
  made_by(kVersion1);
  Opened opened = open_sqlite(folder_ / "data");
  ASSERT_TRUE(opened) << opened.error().message;
  Storage& storage = **opened;
  EXPECT_EQ(lines_in_order(storage, 5), 2);
  EXPECT_EQ(must_read(storage, 5).head, kHead);
  EXPECT_EQ((*storage.guest(7))->name, "Zoë");
  EXPECT_EQ(*storage.secret("cookies", "another"), "secret");
  EXPECT_EQ(code_of(append_now(storage, lines_from(5, 2))), "ok");
}

TEST_F(Schema, WhatNobodyReadIsGoneFromOldDatabases) {
  Database database = made_by(kVersion1);
  migrate(database);
  EXPECT_EQ(database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'snapshots'"), 0);
  EXPECT_EQ(database.number("SELECT count(*) FROM journal"), 2);
}

TEST_F(Schema, GamesOfAnOldDatabaseAreFoundWithTheirNextLine) {
  made_by(kVersion1);
  Opened opened = open_sqlite(folder_ / "data");
  ASSERT_TRUE(opened) << opened.error().message;
  Storage& storage = **opened;
  EXPECT_TRUE(storage.games_of(7, OwnGames::kGoingOn, 0, 0, 10)->empty());
  Append append = lines_from(5, 2);
  append.head = kHead;
  append.players = {{7, 1, "verbatim"}};
  EXPECT_EQ(code_of(append_now(storage, append)), "ok");
  EXPECT_EQ(storage.games_of(7, OwnGames::kGoingOn, 0, 0, 10)->size(), 1U);
}

TEST_F(Schema, OwnGamesAreFoundByAnIndex) {
  Database database = made_by("");
  migrate(database);
  for (const char* stage : {"stage < 2", "stage = 2"}) {
    Statement plan(database,
                   std::string("EXPLAIN QUERY PLAN SELECT no FROM players WHERE guest = 7 "
                               "AND NOT forgotten AND ") +
                       stage + " ORDER BY since DESC, no DESC");
    Rows rows(plan);
    ASSERT_TRUE(rows.next());
    EXPECT_NE(rows.text(3).find("INDEX games_"), std::string::npos) << rows.text(3);
  }
}

TEST_F(Schema, StepsAreTakenOnceAndInOrder) {
  Database database = made_by(kVersion1);
  const auto steps = steps_and({"CREATE TABLE steps (number INTEGER); INSERT INTO steps VALUES (2)",
                                "INSERT INTO steps SELECT 3 FROM steps"});
  EXPECT_EQ(error_of(database, steps), "");
  EXPECT_EQ(error_of(database, steps), "");
  EXPECT_EQ(database.number("PRAGMA user_version"), std::ssize(steps));
  EXPECT_EQ(database.text("SELECT group_concat(number) FROM steps"), "2,3");
  EXPECT_EQ(database.number("SELECT count(*) FROM journal"), 2);
}

TEST_F(Schema, OfAStepThatFailsNothingStays) {
  Database database = made_by(kVersion1);
  const auto last = std::ssize(schema_steps());
  const auto steps = steps_and({"CREATE TABLE good (number INTEGER)",
                                "CREATE TABLE half (number INTEGER); DELETE FROM journal; "
                                "INSERT INTO nowhere VALUES (1)",
                                "CREATE TABLE never (number INTEGER)"});
  const std::string error = error_of(database, steps);
  EXPECT_NE(error.find("version " + std::to_string(last + 2)), std::string::npos) << error;
  EXPECT_NE(error.find("nowhere"), std::string::npos) << error;
  EXPECT_EQ(database.number("PRAGMA user_version"), last + 1);
  EXPECT_EQ(database.number("SELECT count(*) FROM journal"), 2);
  EXPECT_EQ(database.text("SELECT group_concat(name) FROM sqlite_schema WHERE name IN "
                          "('good', 'half', 'never')"),
            "good");
  // Mended, it goes on from there.
  const auto mended =
      steps_and({"CREATE TABLE good (number INTEGER)", "CREATE TABLE half (number INTEGER)",
                 "CREATE TABLE never (number INTEGER)"});
  EXPECT_EQ(error_of(database, mended), "");
  EXPECT_EQ(database.number("PRAGMA user_version"), last + 3);
}

TEST_F(Schema, AFirstStepThatFailsLeavesAnEmptyDatabase) {
  Database database = made_by("");
  const std::string_view steps[] = {"CREATE TABLE half (number INTEGER); nonsense"};
  EXPECT_NE(error_of(database, steps), "");
  EXPECT_EQ(database.number("SELECT count(*) FROM sqlite_schema"), 0);
  EXPECT_EQ(database.number("PRAGMA user_version"), 0);
  migrate(database);
}

}  // namespace scriptorium::server
