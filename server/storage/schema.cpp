#include "server/storage/schema.h"

#include <fmt/format.h>

namespace scriptorium::server {

namespace {

// A mark in the file's header that it is ours.
constexpr std::int64_t kApplication = 0x53637274;  // "Scrt"

// All journals are one: lines stand in the order in which they came, whatever their table. A commit
// writes few pages that way, where a journal of its own for each table would write one or two a
// line. Every line knows the one before it at its table, and `tails` knows the last: a journal is
// read from its end. `tails` is apart from `tables` because it changes with every line: its rows
// are short and many go into a page.
constexpr std::string_view kFirstVersion = R"(
CREATE TABLE tables (
  no INTEGER PRIMARY KEY,
  id INTEGER NOT NULL UNIQUE,
  stage INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  host INTEGER NOT NULL,
  about TEXT NOT NULL,
  headed INTEGER NOT NULL  -- the last line of all when the head was written
) STRICT;
CREATE INDEX tables_by_stage ON tables (stage, headed);
CREATE INDEX listed_tables_by_stage ON tables (stage, headed) WHERE listed;
CREATE INDEX tables_by_host ON tables (host, headed);
CREATE TABLE tails (
  no INTEGER PRIMARY KEY,
  lines INTEGER NOT NULL,
  last INTEGER NOT NULL,  -- its place in the journal
  touched INTEGER NOT NULL
) STRICT;
CREATE TABLE journal (
  place INTEGER PRIMARY KEY,
  no INTEGER NOT NULL,
  number INTEGER NOT NULL,  -- at its table, from 0
  previous INTEGER NOT NULL,  -- place of the line before; 0: none
  at INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE TABLE snapshots (
  no INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (no, lines)
) STRICT;
CREATE TABLE guests (id INTEGER PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
CREATE TABLE secrets (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
)";

// They were written and never read: what a table was is in its journal.
constexpr std::string_view kWithoutSnapshots = "DROP TABLE snapshots";

// Who plays where, so that guests find their games: journals know it too, but only one by one.
// What is in the database already comes into it when something next happens there. Whose turn it is
// changes with nearly every line, so it stands where every line writes anyway.
constexpr std::string_view kWithPlayers = R"(
CREATE TABLE players (
  guest INTEGER NOT NULL,
  no INTEGER NOT NULL,
  stage INTEGER NOT NULL,  -- of the table
  since INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  game TEXT NOT NULL,
  points INTEGER,
  won INTEGER NOT NULL,
  forgotten INTEGER NOT NULL,  -- by the guest
  PRIMARY KEY (guest, no)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_table ON players (no);
CREATE INDEX games_going_on ON players (guest, since) WHERE stage < 2 AND NOT forgotten;
CREATE INDEX games_over ON players (guest, since) WHERE stage = 2 AND NOT forgotten;
ALTER TABLE tails ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
)";

constexpr std::string_view kSteps[] = {kFirstVersion, kWithoutSnapshots, kWithPlayers};

[[noreturn]] void refuse(std::string message) {
  throw StorageFailure{{"storage_failed", std::move(message), "", ""}};
}

void take_step(Database& database, std::size_t version, std::string_view sql) {
  try {
    database.run("BEGIN IMMEDIATE");
    database.run(std::string(sql));
    database.run(fmt::format("PRAGMA application_id = {}", kApplication));
    database.run(fmt::format("PRAGMA user_version = {}", version + 1));
    database.run("COMMIT");
  } catch (StorageFailure& failure) {
    database.roll_back();
    failure.error.message = fmt::format("the database could not be brought to version {}: {}",
                                        version + 1, failure.error.message);
    throw;
  }
}

}  // namespace

Steps schema_steps() { return kSteps; }

void migrate(Database& database, Steps steps) {
  const bool fresh = database.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!fresh && database.number("PRAGMA application_id") != kApplication) {
    refuse("this is another program's database");
  }
  const auto version = static_cast<std::size_t>(database.number("PRAGMA user_version"));
  if (version > steps.size()) {
    refuse(
        fmt::format("the database has version {}, but this program knows versions up to {}: "
                    "use a newer program",
                    version, steps.size()));
  }
  for (std::size_t each = version; each < steps.size(); ++each) {
    take_step(database, each, steps[each]);
  }
}

}  // namespace scriptorium::server
