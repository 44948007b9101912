#include "server/storage/sqlite.h"

#include "server/storage/database.h"
#include "server/storage/folder.h"
#include "server/storage/reader.h"
#include "server/storage/schema.h"
#include "server/storage/writer.h"

namespace scriptorium::server {

namespace {

Error too_long() { return {"storage_failed", "a text is too long to be kept", "", ""}; }

// What `f` returns, or what it failed with.
template <class F>
auto caught(F&& f) -> Result<decltype(f())> {
  try {
    return f();
  } catch (const StorageFailure& failure) {
    return failure.error;
  }
}

Database open_for_writing(const Folder& folder, const SqliteSettings& settings) {
  Database database(folder.database(), Database::Access::kWrite, settings.patience);
  if (database.text("PRAGMA journal_mode = WAL") != "wal") {
    throw StorageFailure{
        {"storage_failed",
         "the disk of the data folder cannot hold a database with a write-ahead log", "", ""}};
  }
  database.run(
      "PRAGMA synchronous = FULL;"
      "PRAGMA wal_autocheckpoint = 0;"         // the keeper does it
      "PRAGMA journal_size_limit = 67108864;"  // a log that once was longer is cut back
      "PRAGMA cache_size = -32768");
  migrate(database);
  return database;
}

class SqliteStorage final : public Storage {
 public:
  SqliteStorage(const std::filesystem::path& folder, const SqliteSettings& settings)
      : folder_(folder),
        database_(open_for_writing(folder_, settings)),
        reader_(folder_.database(), settings.patience),
        writer_(folder_, database_, settings) {}

  void append(Append append, Done done) override {
    writer_.append(std::move(append), std::move(done));
  }
  void flush() override { writer_.flush(); }

  Result<std::optional<StoredTable>> read(TableId table, LineCount from) override {
    return caught([&] { return reader_.read(table, from); });
  }
  Result<std::vector<Listing>> list(Stage stage, bool listed_only, std::size_t most) override {
    return caught([&] { return reader_.list(stage, listed_only, most); });
  }
  Result<std::vector<Listing>> tables_of(GuestId host, std::size_t most) override {
    return caught([&] { return reader_.tables_of(host, most); });
  }
  Result<std::vector<OwnGame>> games_of(GuestId guest, OwnGames which, Milliseconds gathering_after,
                                        std::size_t skip, std::size_t most) override {
    return caught([&] { return reader_.games_of(guest, which, gathering_after, skip, most); });
  }
  Result<std::vector<Tally>> tallies_of(GuestId guest) override {
    return caught([&] { return reader_.tallies_of(guest); });
  }
  Result<std::size_t> forget_games(GuestId guest, const std::vector<TableId>& tables) override {
    return written([&](Scribe& scribe) { return scribe.forget_games(guest, tables); });
  }
  Result<std::size_t> forget_all_games(GuestId guest) override {
    return written([&](Scribe& scribe) { return scribe.forget_all_games(guest); });
  }
  std::optional<Error> keep_guest(const Guest& guest) override {
    if (guest.name.size() > kLongestText) return too_long();
    return writer_.do_now([&](Scribe& scribe) { scribe.write(guest); });
  }
  Result<std::optional<Guest>> guest(GuestId id) override {
    return caught([&] { return reader_.guest(id); });
  }
  Result<std::string> secret(std::string_view name, std::string fresh) override {
    if (fresh.size() > kLongestText || name.size() > kLongestText) return too_long();
    std::string kept;
    auto error = writer_.do_now([&](Scribe& scribe) { kept = scribe.secret(name, fresh); });
    if (error) return *error;
    return kept;
  }
  std::optional<Error> backup(const std::filesystem::path& file) override {
    return backup_sqlite(folder_.path(), file);
  }
  Counts counts() const override { return writer_.counts(); }

 private:
  // What `f` returns, once it is durable.
  template <class F>
  Result<std::size_t> written(F f) {
    std::size_t count = 0;
    if (auto error = writer_.do_now([&](Scribe& scribe) { count = f(scribe); })) return *error;
    return count;
  }

  Folder folder_;
  Database database_;  // the writer's
  Reader reader_;
  Writer writer_;
};

}  // namespace

Result<std::unique_ptr<Storage>> open_sqlite(const std::filesystem::path& folder,
                                             const SqliteSettings& settings) {
  return caught([&]() -> std::unique_ptr<Storage> {
    return std::make_unique<SqliteStorage>(folder, settings);
  });
}

}  // namespace scriptorium::server
