#include <stdlib.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "server/storage/sqlite.h"

namespace {

using namespace scriptorium;
using namespace scriptorium::server;
using Clock = std::chrono::steady_clock;

constexpr double kGoalOfLines = 48'000;  // a second
constexpr double kGoalOfProcessor = 15;  // microseconds a line
constexpr auto kRun = std::chrono::seconds(5);

double microseconds(Clock::duration time) {
  return std::chrono::duration<double, std::micro>(time).count();
}

void print(const std::string& name, double value, const char* unit, const std::string& beside,
           double beside_value) {
  std::printf(
      "{\"name\":\"storage, %s\",\"value\":%.1f,\"unit\":\"%s\",\"beside\":\"%s\","
      "\"beside_value\":%.1f,\"ratio\":%.3f}\n",
      name.c_str(), value, unit, beside.c_str(), beside_value, value / beside_value);
  std::fflush(stdout);
}

// A line as long as a usual action with its events.
std::string body_of(std::size_t number) {
  std::string body = "{\"number\":" + std::to_string(number) + ",\"events\":\"";
  body.resize(298, 'x');
  return body + "\"}";
}

class Bench {
 public:
  Bench(const std::filesystem::path& folder, std::size_t tables, const SqliteSettings& settings)
      : folder_(folder), lines_(tables) {
    auto opened = open_sqlite(folder, settings);
    if (!opened) stop(opened.error());
    storage_ = std::move(*opened);
    for (std::size_t table = 0; table < tables; ++table) append(table, [] {});
    storage_->flush();
    taken_.reserve(1'000'000);
  }
  ~Bench() {
    storage_.reset();
    std::filesystem::remove_all(folder_);
  }

  // One line to a table; `then` when it is durable.
  template <class Then>
  void append(std::size_t table, const Then& then) {
    Append append{table * 0x9e3779b97f4a7c15, lines_[table]++, {{0, body_of(handed_in_++)}}};
    if (append.first == 0) append.head = Head{Stage::kPlaying, true, 1, "{}"};
    storage_->append(std::move(append), [this, then, begun = Clock::now()](auto error) {
      if (error) stop(*error);
      taken_.push_back(microseconds(Clock::now() - begun));
      then();
    });
  }
  void start() {
    storage_->flush();
    taken_.clear();
    counts_ = storage_->counts();
    begun_ = Clock::now();
  }
  Counts finish() {
    storage_->flush();
    seconds_ = microseconds(Clock::now() - begun_) / 1e6;
    std::sort(taken_.begin(), taken_.end());
    return storage_->counts();
  }

  bool running() const { return Clock::now() - begun_ < kRun; }
  Clock::time_point begun() const { return begun_; }
  std::size_t tables() const { return lines_.size(); }
  Storage& storage() { return *storage_; }
  double lines() const { return static_cast<double>(taken_.size()); }
  double a_second() const { return lines() / seconds_; }
  double at(double share) const {
    return taken_[static_cast<std::size_t>(share * (lines() - 1) + 0.5)];
  }
  double processor(const Counts& now) const {
    return static_cast<double>(now.writer_microseconds - counts_.writer_microseconds) / lines();
  }
  double group(const Counts& now) const {
    return lines() / static_cast<double>(now.transactions - counts_.transactions);
  }

 private:
  [[noreturn]] static void stop(const Error& error) {
    std::fprintf(stderr, "bench_storage: %s\n", error.message.c_str());
    std::exit(1);
  }

  std::filesystem::path folder_;
  std::unique_ptr<Storage> storage_;
  std::vector<LineCount> lines_;
  std::size_t handed_in_ = 0;
  std::vector<double> taken_;  // microseconds, from hand-in to done
  Counts counts_;
  Clock::time_point begun_;
  double seconds_ = 0;
};

// Each line a transaction of its own, as one would begin.
double naive(const std::filesystem::path& folder) {
  Bench bench(folder, 64, {.spacing = std::chrono::microseconds(0)});
  bench.start();
  for (std::size_t line = 0; bench.running(); ++line) {
    bench.append(line % bench.tables(), [] {});
    bench.storage().flush();
  }
  bench.finish();
  return bench.a_second();
}

// Every table hands in its next line when the last one is done.
void measure_throughput(const std::filesystem::path& folder, double beside) {
  Bench bench(folder, 64, {});
  bench.start();
  std::function<void(std::size_t)> next = [&](std::size_t table) {
    if (bench.running()) bench.append(table, [&next, table] { next(table); });
  };
  // All at once, from the storage's own thread: the next lines come from there too.
  bench.append(0, [&] {
    for (std::size_t table = 1; table < bench.tables(); ++table) next(table);
    next(0);
  });
  std::this_thread::sleep_for(kRun);
  const Counts counts = bench.finish();
  const std::string name = "64 tables, one line in flight each: ";
  print(name + "lines", bench.a_second(), "a second", "a transaction a line", beside);
  print(name + "lines, to the goal", bench.a_second(), "a second", "goal", kGoalOfLines);
  print(name + "processor", bench.processor(counts), "us a line", "goal", kGoalOfProcessor);
  print(name + "99 of 100 done", bench.at(0.99), "us", "median", bench.at(0.5));
}

// Lines come at a steady pace, whether the storage keeps up or not.
void measure_steady(const std::filesystem::path& folder, double a_second) {
  Bench bench(folder, 5000, {});
  bench.start();
  for (std::size_t line = 0; bench.running(); ++line) {
    const auto due =
        bench.begun() + std::chrono::duration_cast<Clock::duration>(
                            std::chrono::duration<double>(static_cast<double>(line) / a_second));
    std::this_thread::sleep_until(due);
    bench.append(line % bench.tables(), [] {});
  }
  const Counts counts = bench.finish();
  const std::string name =
      "5,000 tables, " + std::to_string(static_cast<int>(a_second)) + " lines a second: ";
  print(name + "lines", bench.a_second(), "a second", "asked", a_second);
  print(name + "a transaction", bench.group(counts), "lines", "one", 1);
  print(name + "processor", bench.processor(counts), "us a line", "goal", kGoalOfProcessor);
  print(name + "99 of 100 done", bench.at(0.99), "us", "median", bench.at(0.5));
  print(name + "999 of 1000 done", bench.at(0.999), "us", "median", bench.at(0.5));
  print(name + "the slowest done", bench.at(1), "us", "median", bench.at(0.5));
}

}  // namespace

// bench_storage [FOLDER]: how fast lines are kept, one JSON object a figure. In a folder of its own
// in FOLDER, or where temporary files go.
int main(int argc, char** argv) {
  std::string name = (argc > 1 ? argv[1] : std::filesystem::temp_directory_path().string());
  name += "/scriptorium_bench_XXXXXX";
  if (mkdtemp(name.data()) == nullptr) {
    std::perror(name.c_str());
    return 1;
  }
  const std::filesystem::path folder = name;
  measure_throughput(folder / "many", naive(folder / "naive"));
  measure_steady(folder / "steady", 15'000);
  std::filesystem::remove(folder);
}
