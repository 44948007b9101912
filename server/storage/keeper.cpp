#include "server/storage/keeper.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <string>

namespace scriptorium::server {

namespace {

constexpr int kChunk = 2 << 20;       // bytes by which the database grows
constexpr std::int64_t kMargin = 64;  // pages that may come before a checkpoint ends

}  // namespace

Keeper::Keeper(const Folder& folder, Database& writer, int pages)
    : writer_(writer),
      database_(folder.database(), Database::Access::kWrite, std::chrono::milliseconds(0)),
      file_(folder.file()),
      pages_(pages),
      due_(pages) {
  database_.number("PRAGMA user_version");  // a connection that has read nothing knows of no log
  for (Database* each : {&writer_, &database_}) {
    int chunk = kChunk;
    sqlite3_file_control(each->handle(), nullptr, SQLITE_FCNTL_CHUNK_SIZE, &chunk);
  }
  const auto tell = [](void* written, sqlite3*, const char*, int count) {
    *static_cast<int*>(written) = count;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(writer_.handle(), tell, &written_);
  thread_ = std::thread([this] { run(); });
}

Keeper::~Keeper() {
  {
    const std::lock_guard lock(mutex_);
    state_ = State::kClosing;
  }
  changed_.notify_one();
  thread_.join();
  sqlite3_wal_hook(writer_.handle(), nullptr, nullptr);
}

bool Keeper::between_transactions() {
  {
    const std::lock_guard lock(mutex_);
    if (state_ == State::kResting && written_ >= due_) {
      state_ = State::kCarrying;
      changed_.notify_one();
    }
    if (state_ != State::kCarried) return false;
    state_ = State::kResting;
  }
  finish();
  return true;
}

void Keeper::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return state_ == State::kCarrying || state_ == State::kClosing; });
    if (state_ == State::kClosing) return;
    lock.unlock();
    carry();
    lock.lock();
    if (state_ == State::kCarrying) state_ = State::kCarried;
  }
}

// What fails here or in `finish` is tried again later: the log has everything.
void Keeper::carry() {
  try {
    make_room();
  } catch (const StorageFailure&) {  // then SQLite must
  }
  sqlite3_wal_checkpoint_v2(database_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                            nullptr);
}

// Lets the file grow before SQLite needs it, with zeros. To make durable what stands in old blocks
// takes a fraction of a millisecond; new ones wait for the file system's own journal, which takes
// many while the processors are busy, and `finish` must not wait. The zeros are appended, so they
// can overwrite nothing, and SQLite, which was told the size of a chunk, does not cut them off.
void Keeper::make_room() {
  struct stat status = {};
  if (fstat(file_, &status) != 0) return;
  const std::int64_t pages = database_.number("PRAGMA page_count") + kMargin;
  const std::int64_t chunks = pages * database_.number("PRAGMA page_size") / kChunk + 1;
  std::int64_t missing = chunks * kChunk - status.st_size;
  if (missing <= 0) return;
  const std::string zeros(1 << 16, '\0');
  while (missing > 0) {
    const auto size = std::min<std::int64_t>(missing, std::ssize(zeros));
    const ssize_t written = write(file_, zeros.data(), static_cast<std::size_t>(size));
    if (written <= 0) return;
    missing -= written;
  }
  fdatasync(file_);
}

void Keeper::finish() {
  int in_log = 0;
  int carried = 0;
  const int code = sqlite3_wal_checkpoint_v2(writer_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE,
                                             &in_log, &carried);
  const bool all = code == SQLITE_OK && in_log == carried;
  due_ = all ? pages_ : written_ + pages_;  // somebody may be reading an old state for long
  if (all) written_ = 0;
}

}  // namespace scriptorium::server
