#include "lab/crew.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace scriptorium::lab {

void Crew::share(int pieces, Work& work) {
  std::atomic<int> next = 0;
  const auto take = [&] {
    for (int piece; (piece = next.fetch_add(1)) < pieces;) work.piece(piece);
  };
  const int processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  std::vector<std::thread> others;
  for (int i = 1; i < std::min(pieces, processors); ++i) others.emplace_back(take);
  take();
  for (std::thread& other : others) other.join();
}

}  // namespace scriptorium::lab
