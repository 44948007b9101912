#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <random>
#include <thread>

#include "server/storage/database.h"
#include "server/storage/sqlite.h"
#include "server/storage/tests/storage_test.h"

namespace scriptorium::server {

namespace {

constexpr int kTables = 8;
constexpr int kKills = 20;

struct Acknowledged {
  TableId table;
  LineCount number;
};

// Appends for ever, one line in flight a table, and says on the pipe what it was told is done.
[[noreturn]] void play_until_killed(const std::filesystem::path& folder, int pipe) {
  Opened opened = open_sqlite(folder, {.spacing = std::chrono::microseconds(0),
                                       .checkpoint_pages = 40});  // so that checkpoints are hit too
  if (!opened) _exit(1);
  Storage& storage = **opened;
  std::function<void(TableId, int)> play = [&](TableId table, int number) {
    Append append = lines_from(table, number);
    if (number % 10 == 9) append.head = Head{Stage::kPlaying, true, 7, std::to_string(number + 1)};
    storage.append(std::move(append), [&play, table, number, pipe](auto error) {
      const Acknowledged told{table, static_cast<LineCount>(number)};
      if (error || write(pipe, &told, sizeof told) != sizeof told) _exit(1);
      play(table, number + 1);
    });
  };
  for (TableId table = 0; table < kTables; ++table) {
    const auto stored = storage.read(table);
    if (!stored) _exit(1);
    play(table, *stored ? static_cast<int>((*stored)->lines.size()) : 0);
  }
  while (true) pause();
}

// Runs it and kills it some time after its first word. How many lines of each table it was told of,
// in `lines`.
void play_and_kill(const std::filesystem::path& folder, std::chrono::microseconds when,
                   std::vector<LineCount>& lines) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) play_until_killed(folder, ends[1]);
  close(ends[1]);
  Acknowledged told = {};
  ssize_t got = read(ends[0], &told, sizeof told);
  EXPECT_EQ(got, ssize_t{sizeof told}) << "it never began";
  std::thread killer([&] {
    std::this_thread::sleep_for(when);
    kill(child, SIGKILL);
  });
  for (; got == sizeof told; got = read(ends[0], &told, sizeof told)) {
    EXPECT_EQ(told.number, lines[told.table]);  // or more was kept than it was told; see below
    lines[told.table] = told.number + 1;
  }
  killer.join();
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
}

void write_file(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

TEST(Crash, KilledAtAnyMomentItHasWhatItAcknowledged) {
  const TemporaryFolder folder;
  std::minstd_rand random(std::random_device{}());
  std::vector<LineCount> lines(kTables);
  for (int kills = 0; kills < kKills; ++kills) {
    play_and_kill(folder / "data", std::chrono::microseconds(random() % 60'000), lines);
    const auto copy = folder / ("copy" + std::to_string(kills));
    std::filesystem::create_directory(copy);
    EXPECT_EQ(code_of(backup_sqlite(folder / "data", copy / "scriptorium.db")), "ok");
    Opened opened = open_sqlite(folder / "data");
    ASSERT_TRUE(opened) << opened.error().message;
    Opened copied = open_sqlite(copy);
    ASSERT_TRUE(copied) << copied.error().message;
    for (TableId table = 0; table < kTables; ++table) {
      const auto kept = static_cast<LineCount>(lines_in_order(**opened, table));
      EXPECT_EQ(lines_in_order(**copied, table), static_cast<int>(kept));
      EXPECT_GE(kept, lines[table]);
      EXPECT_LE(kept, lines[table] + 1);  // it may have been killed before it could say so
      lines[table] = kept;
      if (kept == 0) continue;
      // The head is the one that came with a line that was kept.
      const Head head = must_read(**opened, table).head;
      EXPECT_EQ(head.about, kept < 10 ? kHead.about : std::to_string(kept / 10 * 10));
    }
  }
  for (const LineCount each : lines) EXPECT_GT(each, LineCount{kKills});
  Database database(folder / "data" / "scriptorium.db", Database::Access::kRead,
                    std::chrono::milliseconds(0));
  EXPECT_EQ(database.text("PRAGMA integrity_check"), "ok");
}

// The power goes while the log is being written: what stands behind some byte of it is missing, or
// is anything at all.
TEST(Crash, ATornLogEndsWithTheLastWholeTransaction) {
  const TemporaryFolder folder;
  struct Moment {
    std::uintmax_t size;
    int lines;
  };
  std::vector<Moment> durable;
  std::string database;
  std::string log;
  {
    Opened opened = open_sqlite(folder / "data", {.checkpoint_pages = 1'000'000});
    ASSERT_TRUE(opened);
    append_now(**opened, lines_from(5, 0));
    for (int number = 1; number < 60; number += 3) {
      ASSERT_EQ(code_of(append_now(**opened, lines_from(5, number, 3))), "ok");
      const auto size = std::filesystem::file_size(folder / "data" / "scriptorium.db-wal");
      durable.push_back({size, number + 3});
    }
    database = bytes_of(folder / "data" / "scriptorium.db");
    log = bytes_of(folder / "data" / "scriptorium.db-wal");
  }
  ASSERT_EQ(log.size(), durable.back().size);
  std::minstd_rand random(7);
  const std::size_t from = durable.front().size;
  for (int cut = 0; cut < 60; ++cut) {
    const std::size_t where = from + random() % (log.size() - from + 1);
    std::string torn = log.substr(0, where);
    if (cut % 2 == 1) {  // garbage up to the old length
      while (torn.size() < log.size()) torn.push_back(static_cast<char>(random()));
    }
    const auto data = folder / ("cut" + std::to_string(cut));
    std::filesystem::create_directory(data);
    write_file(data / "scriptorium.db", database);
    write_file(data / "scriptorium.db-wal", torn);
    Opened opened = open_sqlite(data);
    ASSERT_TRUE(opened) << opened.error().message;
    int expected = 0;
    for (const Moment& moment : durable) {
      if (moment.size <= where) expected = moment.lines;
    }
    ASSERT_EQ(lines_in_order(**opened, 5), expected) << "cut at " << where;
    ASSERT_EQ(code_of(append_now(**opened, lines_from(5, expected))), "ok");
  }
}

}  // namespace scriptorium::server
