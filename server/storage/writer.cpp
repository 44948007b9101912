#include "server/storage/writer.h"

#include <time.h>

#include <algorithm>
#include <cassert>
#include <future>

namespace scriptorium::server {

namespace {

std::uint64_t microseconds_since(std::chrono::steady_clock::time_point begun) {
  const auto passed = std::chrono::steady_clock::now() - begun;
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(passed).count());
}

std::uint64_t processor_microseconds() {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000 +
         static_cast<std::uint64_t>(now.tv_nsec) / 1000;
}

void count(Counts& counts, const Append& append, bool refused) {
  if (refused) {
    ++counts.refused;
    return;
  }
  ++counts.appends;
  counts.lines += append.lines.size();
  for (const Line& line : append.lines) counts.bytes += line.body.size();
}

}  // namespace

Writer::Writer(const Folder& folder, Database& database, const SqliteSettings& settings)
    : settings_(settings),
      scribe_(database),
      keeper_(folder, database, settings.checkpoint_pages),
      thread_([this] { run(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  handed_in_.notify_one();
  thread_.join();
}

void Writer::append(Append append, Storage::Done done) {
  hand_in({std::move(append), std::move(done)}, false);
}

std::optional<Error> Writer::do_now(Work work) {
  assert(std::this_thread::get_id() != thread_.get_id());
  std::promise<std::optional<Error>> outcome;
  hand_in({std::move(work),
           [&outcome](std::optional<Error> error) { outcome.set_value(std::move(error)); }},
          true);
  return outcome.get_future().get();
}

void Writer::hand_in(Task task, bool urgent) {
  bool tell = urgent;
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(task));
    ++handed_in_count_;
    urgent_ = urgent_ || urgent;
    // In between it would wake up for nothing.
    tell = tell || waiting_.size() == 1 || waiting_.size() == settings_.enough;
  }
  if (tell) handed_in_.notify_one();
}

void Writer::flush() {
  assert(std::this_thread::get_id() != thread_.get_id());
  std::unique_lock lock(mutex_);
  const std::uint64_t last = handed_in_count_;
  if (!waiting_.empty()) urgent_ = true;
  handed_in_.notify_one();
  finished_.wait(lock, [&] { return finished_count_ >= last; });
}

Counts Writer::counts() const {
  const std::lock_guard lock(mutex_);
  Counts counts = told_;
  counts.waiting = handed_in_count_ - finished_count_;
  return counts;
}

void Writer::run() {
  while (take_group()) {
    write_group();
    for (Task& task : group_) {
      if (task.done) task.done(std::move(task.error));
    }
    tidy_up();
  }
}

bool Writer::take_group() {
  std::unique_lock lock(mutex_);
  handed_in_.wait(lock, [&] { return !waiting_.empty() || closing_; });
  if (waiting_.empty()) return false;
  handed_in_.wait_until(lock, begun_ + settings_.spacing,
                        [&] { return urgent_ || closing_ || waiting_.size() >= settings_.enough; });
  group_.swap(waiting_);
  urgent_ = false;
  return true;
}

void Writer::write_group() {
  begun_ = Clock::now();
  try {
    scribe_.begin();
    for (Task& task : group_) {
      if (const Append* append = std::get_if<Append>(&task.what)) {
        task.error = scribe_.write(*append);
      } else {
        std::get<Work>(task.what)(scribe_);
      }
    }
    scribe_.commit();
    ++own_.transactions;
  } catch (const StorageFailure& failure) {
    scribe_.give_up();
    for (Task& task : group_) task.error = failure.error;
  }
  const std::uint64_t took = microseconds_since(begun_);
  own_.commit_microseconds += took;
  own_.slowest_commit = std::max(own_.slowest_commit, took);
  own_.largest_group = std::max<std::uint64_t>(own_.largest_group, group_.size());
  for (const Task& task : group_) {
    if (const Append* append = std::get_if<Append>(&task.what)) {
      count(own_, *append, task.error.has_value());
    }
  }
}

void Writer::tidy_up() {
  const Clock::time_point now = Clock::now();
  if (keeper_.between_transactions()) {
    ++own_.checkpoints;
    own_.checkpoint_stalls_us += microseconds_since(now);
  }
  own_.writer_microseconds = processor_microseconds();
  {
    const std::lock_guard lock(mutex_);
    finished_count_ += group_.size();
    told_ = own_;
  }
  finished_.notify_all();
  group_.clear();
}

}  // namespace scriptorium::server
