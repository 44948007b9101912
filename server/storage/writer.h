#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <variant>
#include <vector>

#include "server/storage/keeper.h"
#include "server/storage/scribe.h"
#include "server/storage/sqlite.h"
#include "server/storage/storage.h"

namespace scriptorium::server {

// The thread that writes. It takes all that waits, writes it in one transaction, which makes the
// disk wait once and not once a line, and then tells everybody.
class Writer {
 public:
  using Work = std::function<void(Scribe&)>;

  Writer(const Folder& folder, Database& database, const SqliteSettings& settings);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer();

  void append(Append append, Storage::Done done);
  std::optional<Error> do_now(Work work);  // returns when it is durable
  void flush();
  Counts counts() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Task {
    std::variant<Append, Work> what;
    Storage::Done done;
    std::optional<Error> error = std::nullopt;
  };

  void hand_in(Task task, bool urgent);
  void run();
  bool take_group();  // false: nothing will come any more
  void write_group();
  void tidy_up();

  const SqliteSettings settings_;
  Scribe scribe_;
  Keeper keeper_;
  std::vector<Task> group_;  // what is being written
  Counts own_;               // of the thread that writes
  Clock::time_point begun_;  // the last transaction

  mutable std::mutex mutex_;
  std::condition_variable handed_in_, finished_;
  std::vector<Task> waiting_;
  std::uint64_t handed_in_count_ = 0;
  std::uint64_t finished_count_ = 0;
  bool urgent_ = false;
  bool closing_ = false;
  Counts told_;  // `own_` as it was after the last group
  std::thread thread_;
};

}  // namespace scriptorium::server
