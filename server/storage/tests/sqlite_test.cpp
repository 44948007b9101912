#include "server/storage/sqlite.h"

#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "server/storage/database.h"
#include "server/storage/tests/faults.h"
#include "server/storage/tests/storage_test.h"

namespace scriptorium::server {

namespace {

using std::chrono::milliseconds;

const Kind kSqlite{"Sqlite", [](const auto& place) { return open_sqlite(place); },
                   [](const std::filesystem::path& copy) {
                     const std::filesystem::path folder = copy.string() + ".data";
                     std::filesystem::create_directory(folder);
                     std::filesystem::copy_file(copy, folder / "scriptorium.db");
                     return open_sqlite(folder);
                   }};

// A log that is carried over all the time, and every line a transaction: the same must hold.
const Kind kRestless{
    "RestlessSqlite",
    [](const auto& place) {
      return open_sqlite(
          place, {.spacing = std::chrono::microseconds(0), .enough = 1, .checkpoint_pages = 3});
    },
    kSqlite.open_copy};

std::unique_ptr<Storage> must_open(const std::filesystem::path& folder,
                                   const SqliteSettings& settings = {}) {
  Opened opened = open_sqlite(folder, settings);
  EXPECT_TRUE(opened) << opened.error().message;
  return opened ? std::move(*opened) : nullptr;
}

unsigned mode_of(const std::filesystem::path& path) {
  struct stat status = {};
  EXPECT_EQ(stat(path.c_str(), &status), 0) << path;
  return status.st_mode & 0777U;
}

Database database_in(const std::filesystem::path& folder) {
  return {folder / "scriptorium.db", Database::Access::kWrite, milliseconds(0)};
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Storage, StorageContract, testing::Values(kSqlite, kRestless),
                         [](const auto& kind) { return kind.param.name; });

TEST(Sqlite, FilesAreTheOwnersAlone) {
  const TemporaryFolder folder;
  const auto storage = must_open(folder / "a");
  append_now(*storage, lines_from(5, 0));
  EXPECT_EQ(mode_of(folder / "a"), 0700U);
  for (const std::string name : {"scriptorium.db", "scriptorium.db-wal", "lock"}) {
    EXPECT_EQ(mode_of(folder / "a" / name), 0600U) << name;
  }
}

TEST(Sqlite, FoldersAreMadeAllTheWay) {
  const TemporaryFolder folder;
  EXPECT_NE(must_open(folder / "a" / "b" / "c"), nullptr);
  std::ofstream(folder / "file") << "no folder";
  const Opened opened = open_sqlite(folder / "file" / "data");
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().message.find("file/data"), std::string::npos) << opened.error().message;
}

TEST(Sqlite, OneServerAFolder) {
  const TemporaryFolder folder;
  auto first = must_open(folder / "data");
  const Opened second = open_sqlite(folder / "data");
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, "storage_locked");
  EXPECT_NE(second.error().message.find("another server"), std::string::npos);
  append_now(*first, lines_from(5, 0));
  first.reset();
  EXPECT_EQ(lines_in_order(*must_open(folder / "data"), 5), 1);
}

TEST(Sqlite, WhatIsNoDatabaseIsRefused) {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder / "data");
  const std::string text(8192, 'x');
  std::ofstream(folder / "data" / "scriptorium.db") << text;
  const Opened opened = open_sqlite(folder / "data");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "storage_failed");
  EXPECT_NE(opened.error().message.find("not a database"), std::string::npos);
  EXPECT_NE(opened.error().message.find("scriptorium.db"), std::string::npos);
  std::string kept;
  std::ifstream(folder / "data" / "scriptorium.db") >> kept;
  EXPECT_TRUE(kept == text);
}

TEST(Sqlite, ANewerDatabaseIsRefusedAndLeftAlone) {
  const TemporaryFolder folder;
  append_now(*must_open(folder / "data"), lines_from(5, 0));
  database_in(folder / "data").run("PRAGMA user_version = 99");
  const Opened opened = open_sqlite(folder / "data");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "storage_failed");
  EXPECT_NE(opened.error().message.find("version 99"), std::string::npos);
  EXPECT_NE(opened.error().message.find("newer program"), std::string::npos);
  EXPECT_EQ(database_in(folder / "data").number("PRAGMA user_version"), 99);
}

TEST(Sqlite, AnotherProgramsDatabaseIsRefused) {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder / "data");
  std::ofstream(folder / "data" / "scriptorium.db");
  database_in(folder / "data").run("CREATE TABLE recipes (name TEXT)");
  const Opened opened = open_sqlite(folder / "data");
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().message.find("another program's"), std::string::npos);
}

TEST(Sqlite, AMissingLineIsNoticed) {
  const TemporaryFolder folder;
  append_now(*must_open(folder / "data"), lines_from(5, 0, 5));
  database_in(folder / "data").run("DELETE FROM journal WHERE number = 2");
  const auto storage = must_open(folder / "data");
  EXPECT_EQ(must_read(*storage, 5, 3).lines.size(), 2U);
  const auto read = storage->read(5);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, "storage_failed");
}

TEST(Sqlite, ALockedDatabaseIsWaitedForAndLeftWorking) {
  const TemporaryFolder folder;
  const auto storage = must_open(folder / "data", {.patience = milliseconds(100)});
  append_now(*storage, lines_from(5, 0));
  Database other = database_in(folder / "data");
  other.run("BEGIN EXCLUSIVE");
  std::vector<std::string> codes;
  for (int number = 1; number < 4; ++number) {
    storage->append(lines_from(5, number), [&](auto error) { codes.push_back(code_of(error)); });
  }
  storage->flush();
  EXPECT_EQ(codes, std::vector<std::string>(3, "storage_locked"));
  EXPECT_EQ(code_of(storage->keep_guest({7, "Zoë", 1})), "storage_locked");
  EXPECT_EQ(lines_in_order(*storage, 5), 1);  // reading goes on

  // Let go in time, nobody notices.
  std::thread soon([&] {
    std::this_thread::sleep_for(milliseconds(30));
    other.run("ROLLBACK");
  });
  EXPECT_EQ(code_of(append_now(*storage, lines_from(5, 1))), "ok");
  soon.join();
  EXPECT_EQ(code_of(append_now(*storage, lines_from(5, 2, 2))), "ok");
  EXPECT_EQ(lines_in_order(*storage, 5), 4);
}

TEST(Sqlite, AFullDiskIsSaidAndLeftWorking) {
  const TemporaryFolder folder;
  auto storage = must_open(folder / "data");
  append_now(*storage, lines_from(5, 0, 2));
  set_disk_full(true);
  std::vector<std::optional<Error>> errors;
  for (TableId table = 5; table < 8; ++table) {
    storage->append(lines_from(table, table == 5 ? 2 : 0),
                    [&](auto error) { errors.push_back(error); });
  }
  storage->flush();
  ASSERT_EQ(errors.size(), 3U);
  for (const auto& error : errors) {
    EXPECT_EQ(code_of(error), "storage_full");
    EXPECT_NE(error->message.find("no room"), std::string::npos) << error->message;
  }
  const Result<std::string> secret = storage->secret("cookies", "never to be seen");
  ASSERT_FALSE(secret);
  EXPECT_EQ(secret.error().code, "storage_full");
  EXPECT_EQ(secret.error().message.find("never to be seen"), std::string::npos);
  EXPECT_EQ(code_of(storage->backup(folder / "copy")), "storage_full");
  EXPECT_FALSE(std::filesystem::exists(folder / "copy"));
  EXPECT_EQ(lines_in_order(*storage, 5), 2);
  EXPECT_EQ(storage->counts().refused, 3U);

  set_disk_full(false);
  EXPECT_EQ(code_of(append_now(*storage, lines_from(5, 2))), "ok");
  EXPECT_EQ(code_of(append_now(*storage, lines_from(6, 0))), "ok");
  storage.reset();
  storage = must_open(folder / "data");
  EXPECT_EQ(lines_in_order(*storage, 5), 3);
  EXPECT_EQ(lines_in_order(*storage, 6), 1);
  EXPECT_FALSE(*storage->read(7));
}

TEST(Sqlite, WhatCouldNotBeMadeDurableIsRefused) {
  const TemporaryFolder folder;
  auto storage = must_open(folder / "data");
  append_now(*storage, lines_from(5, 0, 2));
  set_sync_fails(true);
  EXPECT_EQ(code_of(append_now(*storage, lines_from(5, 2))), "storage_failed");
  EXPECT_EQ(code_of(append_now(*storage, lines_from(5, 3))), "storage_conflict");
  set_sync_fails(false);
  EXPECT_EQ(lines_in_order(*storage, 5), 2);
  EXPECT_EQ(code_of(append_now(*storage, lines_from(5, 2))), "ok");
  storage.reset();
  EXPECT_EQ(lines_in_order(*must_open(folder / "data"), 5), 3);
}

TEST(Sqlite, NothingIsDoneBeforeTheDiskHasIt) {
  const TemporaryFolder folder;
  const auto storage = must_open(folder / "data");
  for (int number = 0; number < 20; ++number) {
    const int before = syncs();
    EXPECT_EQ(code_of(append_now(*storage, lines_from(5, number))), "ok");
    EXPECT_GT(syncs(), before);
  }
}

TEST(Sqlite, ManyAppendsMakeTheDiskWaitOnce) {
  const TemporaryFolder folder;
  const auto storage = must_open(folder / "data", {.enough = 1000});
  const int before = syncs();
  for (TableId table = 0; table < 200; ++table) {
    storage->append(lines_from(table, 0), [](auto) {});
  }
  storage->flush();
  EXPECT_LT(syncs() - before, 50);
}

TEST(Sqlite, TheLogDoesNotGrowForEver) {
  const TemporaryFolder folder;
  const auto storage = must_open(
      folder / "data", {.spacing = std::chrono::microseconds(0), .checkpoint_pages = 100});
  int number = 0;
  // Without a pause in which everything could be carried over.
  while (storage->counts().checkpoints < 12 && number < 200'000) {
    storage->append(lines_from(5, number++), [](auto) {});
    while (storage->counts().waiting > 200) std::this_thread::yield();
  }
  EXPECT_EQ(storage->counts().checkpoints, 12U);
  storage->flush();
  EXPECT_EQ(lines_in_order(*storage, 5), number);
  // Without them it would be five megabytes at least.
  EXPECT_LT(std::filesystem::file_size(folder / "data" / "scriptorium.db-wal"), 3'000'000U);
}

TEST(Sqlite, AnotherProgramMakesABackupWhileAServerRunsOrNone) {
  const TemporaryFolder folder;
  const auto from_another_process = [&](const std::string& name) {
    const pid_t child = fork();
    if (child == 0) _exit(backup_sqlite(folder / "data", folder / name) ? 1 : 0);
    int status = -1;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    Opened copy = kSqlite.open_copy(folder / name);
    return copy ? lines_in_order(**copy, 5) : -1;
  };
  auto storage = must_open(folder / "data");
  append_now(*storage, lines_from(5, 0, 3));
  EXPECT_EQ(from_another_process("running"), 3);
  append_now(*storage, lines_from(5, 3));
  storage.reset();
  EXPECT_EQ(from_another_process("closed"), 4);
  EXPECT_EQ(code_of(backup_sqlite(folder / "nowhere", folder / "copy")), "storage_failed");
  EXPECT_FALSE(std::filesystem::exists(folder / "copy"));
  EXPECT_EQ(lines_in_order(*must_open(folder / "data"), 5), 4);
}

}  // namespace scriptorium::server
