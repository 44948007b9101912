#include "lab/sim.h"

#include <algorithm>
#include <chrono>

namespace scriptorium::lab {

void Totals::add(const Totals& other) {
  games += other.games;
  decisions += other.decisions;
  draws += other.draws;
  digest += other.digest;
  for (std::size_t seat = 0; seat < wins.size(); ++seat) {
    wins[seat] += other.wins[seat];
    for (const auto& [score, count] : other.scores[seat]) scores[seat][score] += count;
  }
  for (const auto& [length, count] : other.lengths) lengths[length] += count;
}

Totals spread(const Run& run, int seats,
              const std::function<void(std::uint64_t, std::uint64_t, Totals&)>& work) {
  // Small enough that no thread waits for another's last batch, and that progress is seen.
  const std::uint64_t workers = std::max(1U, run.threads);
  const std::uint64_t batch = std::clamp<std::uint64_t>(run.games / (workers * 16), 1, 64);
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::vector<Totals> parts(workers, Totals(seats));
  std::vector<std::thread> threads;
  for (Totals& part : parts) {
    threads.emplace_back([&] {
      for (std::uint64_t first; (first = next.fetch_add(batch)) < run.games;) {
        const std::uint64_t last = std::min(first + batch, run.games);
        work(first, last, part);
        done += last - first;
      }
    });
  }
  while (run.progress && done < run.games) {
    run.progress(done);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  for (std::thread& thread : threads) thread.join();
  Totals totals(seats);
  for (const Totals& part : parts) totals.add(part);
  return totals;
}

}  // namespace scriptorium::lab
