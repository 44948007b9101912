#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

#include "server/storage/database.h"
#include "server/storage/folder.h"

namespace scriptorium::server {

// Carries the write-ahead log over into the database now and then, so that it does not grow for
// ever (a checkpoint). The log can begin anew only at a moment when all of it has been carried
// over, and while tables play there is none. So it is done twice: first all of it on a thread of
// its own, beside the writing; then, between two transactions, what has come since, which is
// little.
class Keeper {
 public:
  // `writer`: the connection that writes, which must outlive this. `pages`: how many in the log
  // make a checkpoint due.
  Keeper(const Folder& folder, Database& writer, int pages);
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;
  ~Keeper();

  // Called by the thread that writes, between two transactions; whether it ended a checkpoint.
  bool between_transactions();

 private:
  enum class State : std::uint8_t { kResting, kCarrying, kCarried, kClosing };

  void run();
  void carry();
  void make_room();
  void finish();

  Database& writer_;
  Database database_;
  const int file_;  // the database, for appending
  const int pages_;
  int written_ = 0;  // pages in the log; told by SQLite after each commit
  int due_;          // a checkpoint is, at so many
  std::mutex mutex_;
  std::condition_variable changed_;
  State state_ = State::kResting;
  std::thread thread_;
};

}  // namespace scriptorium::server
