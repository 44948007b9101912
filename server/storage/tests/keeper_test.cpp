#include "server/storage/keeper.h"

#include <fstream>
#include <thread>

#include "server/storage/tests/storage_test.h"

namespace scriptorium::server {

namespace {

constexpr int kPages = 20;

class KeeperTest : public testing::Test {
 protected:
  KeeperTest() {
    database_.run(
        "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = NORMAL");
    database_.run("CREATE TABLE texts (text TEXT)");
    keeper_.emplace(folder_, database_, kPages);
  }

  void write(int transactions) {  // a page each, or two
    for (int i = 0; i < transactions; ++i) {
      database_.run("INSERT INTO texts VALUES (hex(randomblob(1500)))");
    }
  }
  // As the writer does, until a checkpoint has ended.
  void write_through_a_checkpoint() {
    for (int i = 0; i < 100'000; ++i) {
      write(1);
      if (keeper_->between_transactions()) return;
    }
    FAIL() << "no checkpoint came to its end";
  }
  std::uintmax_t size_of(const std::string& more) const {
    return std::filesystem::file_size(folder_.database().string() + more);
  }
  bool database_holds(const std::string& text) const {
    std::ifstream in(folder_.database(), std::ios::binary);
    const std::string all{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return all.find(text) != std::string::npos;
  }

  TemporaryFolder place_;
  Folder folder_{place_ / "data"};
  Database database_{folder_.database(), Database::Access::kWrite, std::chrono::milliseconds(0)};
  std::optional<Keeper> keeper_;
};

TEST_F(KeeperTest, TheLogIsCarriedOverOnAnotherThread) {
  write(kPages + 5);
  database_.run("INSERT INTO texts VALUES ('the last of them')");
  EXPECT_FALSE(database_holds("the last of them"));
  EXPECT_FALSE(keeper_->between_transactions());  // this only begins it
  for (int i = 0; i < 1000 && !database_holds("the last of them"); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_TRUE(database_holds("the last of them"));
}

TEST_F(KeeperTest, BeforeItIsDueNothingIsDone) {
  write(kPages / 4);
  for (int i = 0; i < 20; ++i) {
    EXPECT_FALSE(keeper_->between_transactions());
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

TEST_F(KeeperTest, ThenTheLogBeginsAnew) {
  write_through_a_checkpoint();
  const auto size = size_of("-wal");
  write(kPages / 4);
  EXPECT_EQ(size_of("-wal"), size);  // from its beginning
}

TEST_F(KeeperTest, TheDatabaseGrowsInChunks) {
  constexpr std::uintmax_t kChunk = 2 << 20;
  write_through_a_checkpoint();  // how much is written meanwhile, a busy machine decides
  const std::uintmax_t first = size_of("");
  EXPECT_EQ(first % kChunk, 0U);
  database_.run(
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) "
      "INSERT INTO texts SELECT hex(randomblob(1500)) FROM n");
  for (int i = 0; i < 2; ++i) write_through_a_checkpoint();
  EXPECT_GT(size_of(""), first);
  EXPECT_EQ(size_of("") % kChunk, 0U);
  EXPECT_EQ(database_.text("PRAGMA integrity_check"), "ok");
}

TEST_F(KeeperTest, WhileSomebodyReadsAnOldStateTheLogWaits) {
  Database reading(folder_.database(), Database::Access::kRead, std::chrono::milliseconds(0));
  reading.run("BEGIN; SELECT * FROM texts");
  const auto count = reading.number("SELECT count(*) FROM texts");
  for (int i = 0; i < 3; ++i) write_through_a_checkpoint();
  EXPECT_EQ(reading.number("SELECT count(*) FROM texts"), count);
  const auto size = size_of("-wal");
  EXPECT_GT(size, std::uintmax_t{3 * kPages * 4096});
  reading.run("COMMIT");
  for (int i = 0; i < 2; ++i) write_through_a_checkpoint();
  const auto last = size_of("-wal");
  write(kPages / 4);
  EXPECT_EQ(size_of("-wal"), last);
}

}  // namespace
}  // namespace scriptorium::server
