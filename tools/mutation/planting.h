#pragma once

#include <cstdio>
#include <cstdlib>
#include <type_traits>

// Which fault is planted: all of them are compiled into one program, and SCRIPTORIUM_MUTANT chooses
// by number. With SCRIPTORIUM_REACHED instead, none is, and the numbers of those that were passed
// by are added to that file.
namespace scriptorium::mutation {

inline constexpr int kMostMutants = 10'000;
inline constexpr int kRecording = -1;

inline int chosen = [] {
  if (std::getenv("SCRIPTORIUM_REACHED") != nullptr) return kRecording;
  const char* number = std::getenv("SCRIPTORIUM_MUTANT");
  return number == nullptr ? 0 : std::atoi(number);
}();

struct Reached {
  bool mutant[kMostMutants] = {};

  ~Reached() {
    if (chosen != kRecording) return;
    std::FILE* file = std::fopen(std::getenv("SCRIPTORIUM_REACHED"), "a");
    if (file == nullptr) return;
    for (int number = 0; number < kMostMutants; ++number) {
      if (mutant[number]) std::fprintf(file, "%d\n", number);
    }
    std::fclose(file);
  }
};
inline Reached reached;

inline bool planted(int number) {
  if (chosen == kRecording) reached.mutant[number] = true;
  return chosen == number;
}
// In a constexpr function: what the compiler works out has no faults.
constexpr bool planted_at_run_time(int number) {
  if (std::is_constant_evaluated()) return false;
  return planted(number);
}

}  // namespace scriptorium::mutation
